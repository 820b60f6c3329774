"""Folders with the games that a command is about, and the index that makes it faster."""

import argparse
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from escabel_gui.arguments import file_path
from escabel_gui.engine.processes.file_checks import check_file_writable, check_folder_readable
from escabel_gui.record.report.reading import check_index
from escabel_gui.record.storage.game_index import GameIndex

TELL_EVERY: Final = 500  # games, between two lines of progress


def add_folder_arguments(parser: argparse.ArgumentParser) -> None:
    """Add arguments that say where the games are."""
    parser.add_argument(
        "folders", nargs="+", type=file_path, metavar="FOLDER", help="where the games are, at any depth"
    )
    parser.add_argument(
        "--index",
        type=file_path,
        metavar="FILE",
        help="an index of the games in one folder, as the program keeps it: it is brought up to date, or made, and "
        "makes the next answer faster; folders in the folder do not count",
    )


def check_folders(options: argparse.Namespace) -> None:
    """Raise OSError if one of the folders is none, or ValueError if an index is to have several."""
    for folder in options.folders:
        check_folder_readable(folder)
    if options.index is not None and len(options.folders) > 1:
        raise ValueError("an index is of one folder")


@contextmanager
def open_index(options: argparse.Namespace) -> Iterator[GameIndex]:
    """Open the index of the folder, brought up to date; raises OSError where it cannot be written."""
    check_index(options.index)
    check_file_writable(options.index)
    (folder,) = options.folders
    with closing(GameIndex(options.index, folder)) as index:
        index.refresh(tell_progress)
        yield index


def files_beside(index: GameIndex) -> list[Path]:
    """Return the files that an index does not know, to be read without it: several games, or what cannot be read."""
    return [index.games_folder / file for file in index.refused_files()]


def tell_progress(done: int, total: int) -> None:
    """Print how far the reading of games is, for a person who waits."""
    if done and done % TELL_EVERY == 0 and sys.stderr.isatty():
        print(f"{done}/{total}", file=sys.stderr, flush=True)
