"""Games of the library are tagged, renamed, duplicated and deleted, and what was deleted comes back."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from escabel_gui.model.library.library import Library
from escabel_gui.model.table.table import Table
from escabel_gui.record.storage.query import Query
from tests.model.full_disk import FullDisk
from tests.model.library.games import FRIENDS, GAMES, Do, await_games, text_of
from tests.model.seating import play, rest


def await_tags(qtbot: QtBot, library: Library, tag: str, *names: str) -> None:
    """Look for games with a tag until exactly these are found."""

    def are_there() -> bool:
        library.find(Query(tag=tag))
        with qtbot.waitSignal(library.found, check_params_cb=lambda answer: answer.query.tag == tag) as found:
            pass
        return [game.file.removesuffix(".sgf") for game in found.args[0].games] == list(names)

    qtbot.waitUntil(are_there)


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
    assert library.deletions == 0
    assert do(library.delete, ["old.sgf", "new.sgf"]) == "2 games moved to the trash."
    await_games(qtbot, library, "middle")
    assert {path.name for path in (folder.parent / "trash").iterdir()} == {"old.sgf", "new.sgf"}
    (folder / "old.sgf").write_text(GAMES["middle"], "utf-8")
    assert do(library.undo_delete) == "2 games restored."
    assert text_of(folder / "old (2).sgf") == GAMES["old"]
    assert text_of(folder / "new.sgf") == GAMES["new"]
    assert library.deletions == 0


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


def test_of_games_to_be_merged_the_one_that_cannot_be_read_is_named(do: Do, library: Library, folder: Path) -> None:
    (folder / "middle.sgf").unlink()
    assert do(library.merge, ["old.sgf", "middle.sgf"], "both") == "middle.sgf: No such file or directory."
