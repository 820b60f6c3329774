"""Folders of the program's files, and the SGF files in any folder."""

import os
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Final, Literal

from platformdirs import PlatformDirs

from escabel_gui.record.progress import ProgressCallback, no_progress
from escabel_gui.record.storage.file_names import is_sgf_name
from escabel_gui.record.storage.files import check_name

DATA_DIR_VARIABLE: Final = "ESCABEL_DATA_DIR"
APP_NAME: Final = "escabel"


def games_folder() -> Path:
    """Return the folder of stored games; it need not exist yet."""
    return data_dir_override("games") or user_folder("data") / "games"


def trash_folder(games: Path) -> Path:
    """Return the folder of deleted games of a games folder."""
    return games.parent / "trash"


def index_file(games: Path) -> Path:
    """Return the index file of a games folder."""
    return games.parent / "library.sqlite"


def settings_folder() -> Path:
    """Return the folder of the settings; it need not exist yet."""
    return data_dir_override("settings") or user_folder("config")


def log_file() -> Path:
    """Return the log file; it need not exist."""
    return games_folder().parent / "log" / "escabel.log"


def is_in(folder: Path, file: Path) -> bool:
    """Return whether a file lies in a folder, with links and relative parts resolved; raises OSError for no name."""
    check_name(file)
    return Path(os.path.realpath(file)).parent == Path(os.path.realpath(folder))


def is_folder(path: Path) -> bool:
    """Return whether a path is that of a folder; False where the system does not tell."""
    return os.path.isdir(path)  # noqa: PTH112 - Path.is_dir raises where a name is too long, or nobody may look it up


def absolute(path: str) -> Path:
    """Return the absolute path, also of one like D:games, which begins in the current folder of another drive."""
    if sys.platform == "win32":
        return Path(os.path.abspath(path))  # noqa: PTH100 - Path leaves that one as it is, before Python 3.12
    return Path(path).absolute()


def data_dir_override(name: str) -> Path | None:
    """Return a folder below the one that DATA_DIR_VARIABLE names (portable installation, tests), or None."""
    folder = os.environ.get(DATA_DIR_VARIABLE)
    return absolute(folder) / name if folder else None


def user_folder(kind: Literal["data", "config"]) -> Path:
    """Return the program's own folder where the system keeps a person's files of this kind."""
    if sys.platform == "darwin":
        # XDG's variables, which PlatformDirs heeds there, too, are set in terminals and not in the Finder: whoever
        # starts the program from both would have two sets of games.
        return Path.home() / "Library" / "Application Support" / APP_NAME
    folders = PlatformDirs(APP_NAME, appauthor=False)
    return folders.user_data_path if kind == "data" else folders.user_config_path


def find_sgf_files(folders: Iterable[Path], report: ProgressCallback = no_progress) -> list[Path]:
    """Return the SGF files in folders and below, each once; hidden and empty ones do not count, nor in an index.

    `report` may end it.
    """
    found: dict[Path, None] = {}
    for folder in folders:
        named = []
        for path in folder.rglob("*"):
            report(0, 0)
            if is_sgf_name(path.name):
                named.append(path)
        found |= dict.fromkeys(filter(may_be_read, sorted(named)))
    return list(found)


def may_be_read(path: Path) -> bool:
    """Return whether a file has contents, or cannot be asked: then reading it says why."""
    try:
        return path.is_file() and path.stat().st_size > 0
    except OSError:
        return True
