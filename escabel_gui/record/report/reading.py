"""Games for a report: straight from the files of folders, or from the index of one folder."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path

from escabel_gui.record.progress import ProgressCallback, no_progress, sub_progress
from escabel_gui.record.report.report_game import ReportGame
from escabel_gui.record.sgf.record_error import RecordError
from escabel_gui.record.storage.game_index import GameIndex
from escabel_gui.record.storage.game_trees import Refuse, readable_games, tree_in
from escabel_gui.record.storage.query import Query
from escabel_gui.record.storage.summary import summary_of
from escabel_gui.record.tree import GameTree


def read_files(paths: list[Path], refuse: Refuse, report: ProgressCallback = no_progress) -> Iterator[ReportGame]:
    """Yield the games of files; what `report` raises ends it."""
    for done, path in enumerate(paths):
        report(done, len(paths))
        report_reading = sub_progress(report, done, len(paths))
        for number, tree in readable_games(path, refuse, report_reading):
            found = summary_of(tree, path, report_reading, number)
            if found is not None:
                yield ReportGame(str(path), found.summary, found.facts)


def read_again(game: ReportGame) -> GameTree | None:
    """Return a game from its file, or None if it is not there any more; its path is that of the file."""
    with suppress(OSError, RecordError):
        return tree_in(Path(game.path), game.summary.number)
    return None


def check_index(path: Path) -> None:
    """Raise ValueError for a file that is no index of games: an index that cannot be read is made anew in its place."""
    if not path.exists() or (path.is_file() and path.stat().st_size == 0):
        return
    columns: set[str] = set()
    with (
        suppress(sqlite3.DatabaseError, OSError),
        closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as file,
    ):
        columns = {str(row[1]) for row in file.execute("PRAGMA table_info(files)")}
    if not columns >= {"file", "wire_name"}:
        raise ValueError(f"{path} is no index of games")


def read_index(index: GameIndex, query: Query | None = None) -> list[ReportGame]:
    """Return the games of an index, or those that a query is about, as the index knows them."""
    folder = index.games_folder
    return [ReportGame(str(folder / summary.file), summary, facts) for summary, facts in index.facts(query or Query())]
