"""The library works in the background, tells what it has done, and loses nothing."""

import contextlib
import os
import sqlite3
from collections.abc import Callable, Iterator
from errno import EACCES
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

import escabel_gui.record.storage.snapshots
from escabel_gui.model.library.indexed_games import Found
from escabel_gui.model.library.library import Library
from escabel_gui.model.players.player import Player
from escabel_gui.model.table.game_setup import GameSetup
from escabel_gui.model.table.game_writer import Failure
from escabel_gui.model.table.table import Table
from escabel_gui.record.sgf.reading import read_sgf
from escabel_gui.record.storage import index_database
from escabel_gui.record.storage.folders import index_file
from escabel_gui.record.storage.game_index import GameIndex
from escabel_gui.record.storage.game_store import GameStore
from escabel_gui.record.storage.query import Query
from escabel_gui.rules.message import Message
from tests.model.full_disk import FullDisk
from tests.model.seating import MakeTable, close, moves_to, play, rest, wait_until
from tests.patience import PATIENCE

FRIENDS = GameSetup("escabel", 4, (Player(0, "Ada"), Player(0, "Bo")))

GAMES = {
    "old": "(;GM[101]SZ[4]PB[Ada]PW[Bo]DT[2026-01-01]RE[B+R]C[A strong chain.];B[b2];W[c3])",
    "middle": "(;GM[101]SZ[4]PB[Carla]PW[Dmitri]DT[2026-01-02];B[b2];W[c3];B[d4])",
    "new": "(;GM[102]SZ[7]PB[Ada]PW[Elena]DT[2026-01-03]XX[kept];B[d4])",
}


@pytest.fixture
def library(qtbot: QtBot, table: Table) -> Iterator[Library]:
    """Yield the library, after it has looked at the games folder."""
    library = Library(table)
    with qtbot.waitSignal(library.progressed, check_params_cb=lambda words: words is None):
        library.watch(library, True)
    yield library
    library.close()


@pytest.fixture
def do(qtbot: QtBot, library: Library) -> Callable[..., str]:
    """Return a function that does something, waits until it is told of, and returns what is said."""

    def call(job: Callable[..., object], *args: object) -> str:
        with qtbot.waitSignal(library.said) as said:
            job(*args)
        return str(said.args[0])

    return call


Do = Callable[..., str]


def await_games(qtbot: QtBot, library: Library, *names: str, text: str = "") -> None:
    """Look for games until exactly these are found; an answer may be older than what has just happened."""
    query = Query(text)

    def are_there(answer: Found) -> bool:
        return answer.query == query and tuple(game.file.removesuffix(".sgf") for game in answer.games) == names

    with qtbot.waitSignal(library.found, check_params_cb=are_there):
        library.find(query)


def text_of(path: Path) -> str:
    return path.read_text("utf-8")


def await_tags(qtbot: QtBot, library: Library, tag: str, *names: str) -> None:
    """Look for games with a tag until exactly these are found."""

    def are_there() -> bool:
        library.find(Query(tag=tag))
        with qtbot.waitSignal(library.found, check_params_cb=lambda answer: answer.query.tag == tag) as found:
            pass
        return [game.file.removesuffix(".sgf") for game in found.args[0].games] == list(names)

    qtbot.waitUntil(are_there)


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


def test_a_game_that_is_gone_is_told(do: Do, library: Library, folder: Path) -> None:
    (folder / "old.sgf").unlink()
    (folder / "new.sgf").write_text("(;GM[101]", "utf-8")
    assert do(library.open, "old.sgf").startswith("old.sgf: ")  # and what the system says
    assert "its end is missing" in do(library.open, "new.sgf")


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


def test_games_whose_index_a_search_finds_damaged_are_read_anew(qtbot: QtBot, library: Library, folder: Path) -> None:
    await_games(qtbot, library, "new", "middle", "old")
    counts: list[int] = []
    library.found.connect(lambda answer: counts.append(len(answer.games)))
    index_file(folder).write_bytes(b"x" * 100_000)
    library.find(Query())
    qtbot.waitUntil(lambda: 0 in counts and counts[-1] == 3)


# ---- tidying


def test_many_games_are_tagged_with_the_one_on_the_table(qtbot: QtBot, library: Library, table: Table) -> None:
    with qtbot.waitSignal(library.opened):
        library.open("middle.sgf")
    library.change_tags(["new.sgf", "middle.sgf"], ["to show"], [])
    await_tags(qtbot, library, "to show", "new", "middle")
    play(table, "a1")
    library.change_tags(["new.sgf"], [], ["to show"])
    await_tags(qtbot, library, "to show", "middle")


def test_a_game_is_renamed(qtbot: QtBot, library: Library, folder: Path) -> None:
    with qtbot.waitSignal(library.found, check_params_cb=lambda answer: answer.games[0].name == "The [one]"):
        library.rename("new.sgf", "The [one]")
    assert "XX[kept]" in text_of(folder / "new.sgf")


def test_the_game_on_the_table_is_renamed_there(qtbot: QtBot, library: Library, table: Table) -> None:
    table.begin(FRIENDS)
    play(table, "a1")
    assert table.path is not None
    with qtbot.waitSignal(library.found, check_params_cb=lambda answer: answer.games[0].name == "Now"):
        library.rename(table.path.name, "Now")
    assert table.game.tree.name == "Now"


def test_a_game_is_duplicated(qtbot: QtBot, library: Library, folder: Path) -> None:
    with qtbot.waitSignal(library.found, check_params_cb=lambda answer: len(answer.games) == 4):
        library.duplicate("old.sgf", "Copy")
    assert "GN[Copy]" in text_of(folder / "old (2).sgf")


def test_deleted_games_come_back(qtbot: QtBot, do: Do, library: Library, folder: Path) -> None:
    assert not library.can_undo
    assert do(library.delete, ["old.sgf", "new.sgf"]) == "2 games moved to the trash."
    await_games(qtbot, library, "middle")
    assert {path.name for path in (folder.parent / "trash").iterdir()} == {"old.sgf", "new.sgf"}
    (folder / "old.sgf").write_text(GAMES["middle"], "utf-8")
    assert do(library.undo_delete) == "2 games restored."
    assert text_of(folder / "old (2).sgf") == GAMES["old"]
    assert text_of(folder / "new.sgf") == GAMES["new"]
    assert not library.can_undo


def test_deletions_are_undone_one_by_one(do: Do, library: Library, folder: Path) -> None:
    do(library.delete, ["old.sgf"])
    do(library.delete, ["new.sgf"])
    assert do(library.undo_delete) == "1 game restored."
    assert (folder / "new.sgf").exists()
    assert not (folder / "old.sgf").exists()
    do(library.undo_delete)
    assert (folder / "old.sgf").exists()


def test_the_game_on_the_table_is_not_deleted(do: Do, library: Library, table: Table) -> None:
    table.begin(FRIENDS)
    play(table, "a1")
    assert table.path is not None
    assert "on the board" in do(library.delete, [table.path.name])
    said = do(library.delete, [table.path.name, "old.sgf"])
    assert said == "1 game moved to the trash. The game on the board cannot be deleted: open another one first."
    assert table.path.exists()


def test_a_game_on_its_way_to_the_table_is_not_deleted(do: Do, library: Library, table: Table) -> None:
    library.open("old.sgf")
    assert "on the board" in do(library.delete, ["old.sgf"])
    assert table.path is not None
    assert table.path.name == "old.sgf"
    assert table.path.exists()


def test_a_game_that_does_not_come_to_the_table_can_be_deleted(
    qtbot: QtBot, do: Do, library: Library, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Keep the game on the table, which cannot be saved, when another one is opened."""
    table.begin(FRIENDS)
    rest(table)
    with monkeypatch.context() as patched:
        FullDisk(patched)
        play(table, "a1")
        with qtbot.waitSignal(table.could_not_save):
            library.open("old.sgf")
    table.stay()
    rest(table)
    assert do(library.delete, ["old.sgf"]) == "1 game moved to the trash."


def test_of_two_games_that_are_opened_in_a_row_both_are_told(
    qtbot: QtBot, do: Do, library: Library, table: Table, folder: Path
) -> None:
    opened: list[Path | None] = []
    library.opened.connect(lambda: opened.append(table.path))
    library.open("old.sgf")
    library.open("middle.sgf")
    qtbot.waitUntil(lambda: len(opened) == 2)
    assert opened == [folder / "old.sgf", folder / "middle.sgf"]
    assert do(library.delete, ["old.sgf"]) == "1 game moved to the trash."


def test_a_trash_that_cannot_be_used_is_told(do: Do, library: Library, folder: Path) -> None:
    (folder.parent / "trash").write_text("in the way", "utf-8")
    assert "old.sgf" in do(library.delete, ["old.sgf"])
    assert text_of(folder / "old.sgf") == GAMES["old"]


def test_what_is_missing_in_the_trash_is_told(do: Do, library: Library, folder: Path) -> None:
    do(library.delete, ["old.sgf", "new.sgf"])
    (folder.parent / "trash" / "new.sgf").unlink()
    assert "Some games" in do(library.undo_delete)
    assert text_of(folder / "old.sgf") == GAMES["old"]


# ---- from and to elsewhere


@pytest.fixture
def elsewhere(tmp_path: Path) -> Path:
    folder = tmp_path / "elsewhere"
    folder.mkdir()
    for name in ("one", "two"):
        (folder / f"{name}.sgf").write_text(GAMES["old"].replace("[Ada]", f"[{name}]"), "utf-8")
    return folder


def test_games_are_imported(qtbot: QtBot, do: Do, library: Library, elsewhere: Path) -> None:
    for words in ("2 games imported.", "2 games already in your library."):
        with qtbot.waitSignal(library.imported) as imported:
            assert do(library.import_files, [elsewhere]) == words
        assert imported.args == [["one.sgf", "two.sgf"]]
    await_games(qtbot, library, "new", "middle", "two", "one", "old")


def test_what_is_not_imported_is_told(qtbot: QtBot, library: Library, elsewhere: Path) -> None:
    (elsewhere / "three.sgf").write_text("(;GM[1])", "utf-8")
    with qtbot.waitSignal(library.said) as said, qtbot.waitSignal(library.refused) as refused:
        library.import_files([elsewhere])
    assert str(said.args[0]) == "2 games imported. 1 file left out, whole or in part."
    assert [refusal.path.name for refusal in refused.args[0]] == ["three.sgf"]


def test_an_import_is_cancelled(
    do: Do, library: Library, elsewhere: Path, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("escabel_gui.model.background.background.TELL_SECONDS", 0)
    for number in range(200):
        (elsewhere / f"{number}.sgf").write_text(GAMES["old"].replace("[Ada]", f"[{number}]"), "utf-8")
    progress: list[Message] = []

    def cancel(words: Message | None) -> None:
        if words is not None and str(words).startswith("Importing"):
            progress.append(words)
            library.cancel()

    shown = [0]
    library.found.connect(lambda answer: shown.append(len(answer.games)))
    library.progressed.connect(cancel)
    said = do(library.import_files, [elsewhere])
    assert progress != []
    assert said != "202 games imported."
    games = len(list(folder.glob("*.sgf")))
    assert 3 <= games < 205
    wait_until(lambda: shown[-1] == games)


def test_exported_games_are_as_others_write_them(do: Do, library: Library, table: Table, tmp_path: Path) -> None:
    table.begin(FRIENDS)
    play(table, "a1 a2")
    close(table)
    assert table.path is not None
    assert "XRESUME" in text_of(table.path)
    (tmp_path / "out.sgf").write_text("old", "utf-8")
    assert "out.sgf" in do(library.export, table.path.name, tmp_path / "out.sgf")
    assert "XRESUME" not in text_of(tmp_path / "out.sgf")
    assert len(read_sgf(text_of(tmp_path / "out.sgf")).main_line()) == 3


def test_many_games_are_exported_without_overwriting(do: Do, library: Library, tmp_path: Path) -> None:
    target = tmp_path / "target"
    target.mkdir()
    (target / "old.sgf").write_text("mine", "utf-8")
    assert do(library.export_all, ["old.sgf", "new.sgf"], target) == f"2 games written to {target}."
    assert sorted(path.name for path in target.iterdir()) == ["new.sgf", "old (2).sgf", "old.sgf"]
    assert text_of(target / "old.sgf") == "mine"


def test_an_export_that_fails_is_told(do: Do, library: Library, tmp_path: Path) -> None:
    assert "No such file" in do(library.export, "old.sgf", tmp_path / "missing" / "out.sgf")


def test_closing_ends_what_is_under_way(library: Library, elsewhere: Path, folder: Path) -> None:
    for number in range(500):
        (elsewhere / f"{number}.sgf").write_text(GAMES["old"].replace("[Ada]", f"[{number}]"), "utf-8")
    library.import_files([elsewhere])
    library.close()
    games = [read_sgf(text_of(path)) for path in folder.glob("*.sgf")]
    assert 3 <= len(games) < 505


def test_the_library_of_a_new_person_is_empty(qtbot: QtBot, make_table: MakeTable, tmp_path: Path) -> None:
    library = Library(make_table(folder=tmp_path / "nothing" / "games"))
    await_games(qtbot, library)
    library.close()
    assert GameStore(tmp_path / "nothing" / "games").resume() is None


# ---- nobody waits for it to close ------------------------------------------------------------------------------


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
    assert "long.sgf" not in [game.file for game in GameIndex(index_file(folder), folder).search(Query())]
