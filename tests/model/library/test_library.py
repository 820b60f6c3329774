"""The library works in the background, tells what it has done, and loses nothing."""

import contextlib
import os
import sqlite3
from errno import EACCES
from pathlib import Path
from threading import Event
from typing import NoReturn

import pytest
from pytestqt.qtbot import QtBot

import escabel_gui.record.storage.snapshots
from escabel_gui.model.library.indexed_games import Found
from escabel_gui.model.library.library import Library
from escabel_gui.model.table.game_writer import Failure
from escabel_gui.model.table.table import Table
from escabel_gui.record.progress import Cancelled, ProgressCallback
from escabel_gui.record.storage import index_database
from escabel_gui.record.storage.folders import index_file
from escabel_gui.record.storage.game_index import GameIndex
from escabel_gui.record.storage.game_store import GameStore
from escabel_gui.record.storage.query import Query
from escabel_gui.record.storage.summary import Summary
from tests.model.library.games import FRIENDS, GAMES, Do, await_games
from tests.model.seating import MakeTable, moves_to, play, rest
from tests.patience import PATIENCE

# ---- finding


def test_games_are_found(qtbot: QtBot, library: Library) -> None:
    await_games(qtbot, library, "new", "middle", "old")
    await_games(qtbot, library, "new", "old", text="ada")
    await_games(qtbot, library, "old", text="chain")


def test_only_the_latest_query_is_answered_in_the_end(qtbot: QtBot, library: Library) -> None:
    answers: list[Found] = []
    library.found.connect(answers.append)
    for text in ("a", "ad", "ada", "carla"):
        library.find(Query(text))
    qtbot.waitUntil(lambda: bool(answers) and answers[-1].query.text == "carla")
    assert [game.file for game in answers[-1].games] == ["middle.sgf"]
    assert (answers[-1].total, answers[-1].refused) == (3, 0)


def test_games_are_picked_up_as_they_are_kept(qtbot: QtBot, library: Library, table: Table) -> None:
    await_games(qtbot, library, "new", "middle", "old")
    with qtbot.waitSignal(library.found, check_params_cb=lambda answer: len(answer.games) == 4):
        table.begin(FRIENDS)
        play(table, "b2")
    with qtbot.waitSignal(library.found, check_params_cb=lambda answer: answer.games[0].plies == 2):
        play(table, "c3")


def test_games_that_others_add_are_found_when_one_looks_again(qtbot: QtBot, library: Library, folder: Path) -> None:
    await_games(qtbot, library, "new", "middle", "old")
    (folder / "other.sgf").write_text(GAMES["old"], "utf-8")
    with qtbot.waitSignal(library.found, check_params_cb=lambda answer: len(answer.games) == 4):
        library.refresh()


def test_files_that_are_no_games_are_told_with_their_reason(qtbot: QtBot, library: Library, folder: Path) -> None:
    (folder / "bad.sgf").write_text("(;GM[101]SZ[4]\n;B[zz])", "utf-8")
    with qtbot.waitSignal(library.found, check_params_cb=lambda answer: answer.refused == 1):
        library.refresh()
    with qtbot.waitSignal(library.refused) as refused:
        library.explain_refused()
    ((refusal,),) = refused.args
    assert (refusal.path.name, refusal.line) == ("bad.sgf", 2)


# ---- the table


def test_a_game_goes_on_where_it_was_left(qtbot: QtBot, library: Library, table: Table, folder: Path) -> None:
    table.begin(FRIENDS)
    play(table, "a1 a2 a3")
    table.game.go_back()
    left = table.path
    assert left is not None
    for file, moves in (("middle.sgf", "b2 c3 d4"), (left.name, "a1 a2")):
        with qtbot.waitSignal(library.opened):
            library.open(file)
        assert table.path == folder / file
        assert moves_to(table) == moves


def test_a_game_from_elsewhere_has_its_players(qtbot: QtBot, library: Library, table: Table) -> None:
    with qtbot.waitSignal(library.opened):
        library.open("middle.sgf")
    assert [player.name for player in table.setup.players] == ["Carla", "Dmitri"]


def test_the_game_on_the_table_stays_there(qtbot: QtBot, library: Library, table: Table) -> None:
    table.begin(FRIENDS)
    play(table, "a1")
    assert table.path is not None
    tree = table.game.tree
    with qtbot.waitSignal(library.opened):
        library.open(table.path.name)
    assert table.game.tree is tree


def test_a_game_that_cannot_be_saved_stays_if_the_person_wants_that(
    qtbot: QtBot, library: Library, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    table.begin(FRIENDS)
    play(table, "b2 c3")
    rest(table)
    asked: list[Failure] = []
    opened: list[bool] = []
    table.could_not_save.connect(asked.append)
    table.could_not_save.connect(table.stay)
    library.opened.connect(lambda: opened.append(True))

    def refuse(*_: object) -> None:
        raise OSError("full")

    with monkeypatch.context() as patch:
        patch.setattr(escabel_gui.record.storage.snapshots, "write_atomically", refuse)
        play(table, "d4")
        library.open("old.sgf")
        qtbot.waitUntil(lambda: bool(asked))
        assert (asked, opened, moves_to(table)) == ([Failure("full", True, may_pass=True)], [], "b2 c3 d4")


def test_a_game_that_is_gone_is_told_and_leaves_the_list(qtbot: QtBot, do: Do, library: Library, folder: Path) -> None:
    listed: list[list[str]] = []
    library.found.connect(lambda found: listed.append([game.file for game in found.games]))
    (folder / "old.sgf").unlink()
    (folder / "new.sgf").write_text("(;GM[101]", "utf-8")
    assert do(library.open, "old.sgf").startswith("old.sgf: ")  # and what the system says
    assert "its end is missing" in do(library.open, "new.sgf")
    qtbot.waitUntil(lambda: listed[-1:] == [["middle.sgf"]])


def test_a_games_folder_that_cannot_be_read_is_told_and_its_games_stay(
    qtbot: QtBot, do: Do, library: Library, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(place: Path) -> None:
        raise PermissionError(EACCES, "Permission denied", str(place))

    with monkeypatch.context() as patch:
        patch.setattr(os, "scandir", refuse)
        assert do(library.refresh) == f"{folder}: Permission denied."
        await_games(qtbot, library, "new", "middle", "old")
    assert do(library.delete, ["old.sgf"]) == "1 game moved to the trash."
    await_games(qtbot, library, "new", "middle")


@pytest.mark.parametrize(
    ("step", "error"), [("_scan", PermissionError(EACCES, "Permission denied")), ("_rows", Cancelled())]
)
def test_a_search_meanwhile_does_not_begin_a_reading_anew_that_was_refused_or_called_off(
    qtbot: QtBot, library: Library, folder: Path, monkeypatch: pytest.MonkeyPatch, step: str, error: Exception
) -> None:
    readings = 0

    def refresh(_report: ProgressCallback) -> bool:
        nonlocal readings
        readings += 1
        return real_refresh()

    def fail() -> NoReturn:
        raise error

    def search(query: Query, _report: ProgressCallback) -> list[Summary]:
        is_searching.set()
        was_read.wait(PATIENCE)
        return real_search(query)

    is_searching, was_read = Event(), Event()
    index = library._index
    real_refresh, real_search = index.refresh, index.search
    monkeypatch.setattr(index, "refresh", refresh)
    monkeypatch.setattr(index, "search", search)
    monkeypatch.setattr(index, step, lambda *_args: iter(fail, None))
    (folder / "other.sgf").write_text(GAMES["old"], "utf-8")
    library.find(Query("old"))
    assert is_searching.wait(PATIENCE)
    with qtbot.waitSignal(library.progressed, check_params_cb=lambda words: words is None):
        library.refresh()
    was_read.set()
    await_games(qtbot, library, "old", text="chain")
    await_games(qtbot, library, "new", "old", text="ada")
    with qtbot.waitCallback() as look:
        library.when_kept(look)
    assert (readings, index.needs_refresh) == (1, True)


def test_games_whose_index_a_search_finds_damaged_are_read_anew(qtbot: QtBot, library: Library, folder: Path) -> None:
    await_games(qtbot, library, "new", "middle", "old")
    counts: list[int] = []
    library.found.connect(lambda answer: counts.append(len(answer.games)))
    index_file(folder).write_bytes(b"x" * 100_000)
    library.find(Query())
    qtbot.waitUntil(lambda: 0 in counts and counts[-1] == 3)


def test_the_library_of_a_new_person_is_empty(qtbot: QtBot, make_table: MakeTable, tmp_path: Path) -> None:
    library = Library(make_table(folder=tmp_path / "nothing" / "games"))
    await_games(qtbot, library)
    library.close()
    assert GameStore(tmp_path / "nothing" / "games").resume() is None


# ---- nobody waits for it to close


def test_closing_does_not_wait_for_a_lock_on_the_index(
    library: Library, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(index_database, "LOCK_SECONDS", 10 * PATIENCE)
    with contextlib.closing(sqlite3.connect(index_file(folder))) as other:
        other.execute("BEGIN EXCLUSIVE")
        library.find(Query("ada"))
        library.refresh()
        workers = [background._worker for background in (library._searching, library._work)]
        waits = [worker for worker in workers if worker._thread is not None]
        library.close()
        for worker in waits:
            assert worker._thread is not None
            worker._thread.join(PATIENCE)
            assert not worker._thread.is_alive()


def test_closing_ends_the_reading_of_a_long_file(library: Library, folder: Path) -> None:
    (folder / "long.sgf").write_text("(;GM[101]SZ[5]" + ";C[x]" * 1_000_000 + ";B[c3])", "utf-8")
    library.refresh()
    library.close()
    assert library._work._worker._thread is not None
    library._work._worker._thread.join(PATIENCE)
    assert not library._work._worker._thread.is_alive()
    with contextlib.closing(GameIndex(index_file(folder), folder)) as index:
        assert "long.sgf" not in [game.file for game in index.search(Query())]
