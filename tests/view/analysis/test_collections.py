"""Folders and files of games elsewhere, opened on the page of other games."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog

from escabel_gui.record.names import format_bot
from escabel_gui.record.sgf.writing import write_sgf
from escabel_gui.record.storage.patterns import parse_pattern
from escabel_gui.rules.message import Message
from escabel_gui.rules.state import BLACK, WHITE
from escabel_gui.view.analysis.explorer_page import ExplorerPage
from escabel_gui.view.library.collection_window import CollectionWindow
from tests.model.seating import let_settle, moves_to, wait_until
from tests.record.storage_games import played, shelve
from tests.view.hands import Person
from tests.view.reading import table_texts


@pytest.fixture
def place(tmp_path: Path) -> Path:
    """Return a folder with three games of bots, two of them in one file; the library has another one."""
    shelve(tmp_path / "games", played(("Ada", "Bo"), "c3 d4", winner=BLACK))
    place = tmp_path / "self-play"
    place.mkdir()
    bots = format_bot(3), format_bot(4)
    two = [played(bots, "b2 c3", winner=BLACK), played(bots, "d2 c3 c4", winner=WHITE)]
    (place / "two.sgf").write_text("\n".join(map(write_sgf, two)), "utf-8")
    shelve(place / "more", played((format_bot(1), format_bot(2)), "a1 c3", winner=BLACK))
    return place


def open_page(person: Person) -> ExplorerPage:
    person.press("Shift+G")
    page = person.window.findChild(ExplorerPage)
    assert isinstance(page, ExplorerPage)
    wait_until(lambda: page.explorer.explored is not None)
    return page


def open_place(page: ExplorerPage, place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Choose a folder or a file in the menu and in the dialog."""
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_arguments: str(place))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_arguments: (str(place), ""))
    (page.chooser.folder if place.is_dir() else page.chooser.file).trigger()


def wait_for(page: ExplorerPage, rows: list[list[str]]) -> None:
    wait_until(lambda: table_texts(page.table) == rows)


ROWS = [["b2 +3", "2", "50%"], ["a1 +3", "1", "100%"]]


def test_a_folder_is_looked_at_and_the_library_again(
    person: Person, place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = open_page(person)
    wait_for(page, [["c3", "1", "100%"]])
    assert page.chooser.button.text() == "Your library"
    assert page.movers.isVisible()
    assert not page.chooser.told.isVisible()
    open_place(page, place, monkeypatch)
    wait_for(page, ROWS)
    wait_until(lambda: page.chooser.told.text() == "3 games read.")
    assert page.chooser.button.text() == "self-play"
    assert page.chooser.button.accessibleName() == "Which games are counted: self-play"
    assert page.summary.text() == "3 games went on from this position."
    assert not page.movers.isVisible()
    assert not page.chooser.stop_button.isVisible()
    person.play("b2")
    wait_for(page, [["c3", "2", "50%"]])
    person.play("e5")
    wait_until(lambda: page.summary.text() == "None of these games went on from this position.")
    person.press("Home")
    wait_for(page, ROWS)
    page.words.setText("level 1")
    wait_for(page, ROWS[1:])
    page.words.setText("nobody")
    wait_until(lambda: page.summary.text() == "No such game went on from this position.")
    page.words.clear()
    page.chooser.library.trigger()
    wait_for(page, [["c3", "1", "100%"]])
    assert page.movers.isVisible()
    assert not page.chooser.told.isVisible()
    page.chooser.collection.trigger()
    wait_for(page, ROWS)


def test_the_menu_names_what_can_be_looked_at(person: Person, place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = open_page(person)
    open_place(page, place, monkeypatch)
    wait_for(page, ROWS)
    menu = page.chooser.button.menu()
    assert [action.text() for action in menu.actions() if action.isVisible() and not action.isSeparator()] == [
        "Your library",
        "self-play",
        "Open a folder…",
        "Open a file…",
    ]
    assert page.chooser.collection.isChecked()
    page.chooser.library.trigger()
    assert page.chooser.library.isChecked()
    assert page.chooser.collection.isVisible()


def test_nothing_changes_when_no_folder_is_chosen(person: Person, place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = open_page(person)
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_arguments: "")
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_arguments: ("", ""))
    page.chooser.folder.trigger()
    page.chooser.file.trigger()
    assert page.explorer.is_in_library
    assert not page.chooser.collection.isVisible()


def test_how_far_reading_is_can_be_seen_and_it_can_be_stopped(
    person: Person, place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = place / "many.sgf"
    file.write_text((place / "two.sgf").read_text("utf-8") * 3000, "utf-8")
    page = open_page(person)
    open_place(page, file, monkeypatch)
    assert page.chooser.told.text() == "Looking for games…"
    assert page.chooser.stop_button.isVisible()
    collection = page.explorer.collection
    assert collection is not None
    collection.progressed.emit(Message("Reading games: {0}%", (3, 100)))
    assert page.chooser.told.text() == "Reading games: 3%"
    page.chooser.stop_button.click()
    wait_until(lambda: collection.is_read)
    assert collection.games < 6000
    assert page.chooser.told.text().startswith("Stopped after ")
    assert not page.chooser.stop_button.isVisible()


def test_bad_files_are_passed_over_and_told(person: Person, place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (place / "words.sgf").write_text("no game", "utf-8")
    (place / "chess.sgf").write_text("(;GM[2];B[e4])", "utf-8")
    page = open_page(person)
    open_place(page, place, monkeypatch)
    wait_for(page, ROWS)
    wait_until(
        lambda: page.chooser.told.text() == "3 games read. Files or games that cannot be read and are passed over: 2."
    )


def test_an_empty_folder_and_a_file_without_games_are_told(
    person: Person, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "empty").mkdir()
    (tmp_path / "words.sgf").write_text("no game", "utf-8")
    page = open_page(person)
    open_place(page, tmp_path / "empty", monkeypatch)
    wait_until(lambda: page.chooser.told.text() == "There are no games in this folder.")
    assert not page.summary.text()
    open_place(page, tmp_path / "words.sgf", monkeypatch)
    wait_until(lambda: page.chooser.told.text().startswith("There are no games in this file."))


def test_a_collection_that_is_deleted_is_told_and_still_counts(
    person: Person, place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = open_page(person)
    open_place(page, place / "two.sgf", monkeypatch)
    wait_for(page, ROWS[:1])
    wait_until(lambda: page.chooser.told.text() == "2 games read.")
    (place / "two.sgf").unlink()
    person.play("b2")
    wait_until(lambda: page.chooser.told.text() == "two.sgf is not there any more. 2 games read.")
    wait_for(page, [["c3", "2", "50%"]])


def list_of(person: Person, games: int) -> CollectionWindow:
    """Return the window of the list, when it has so many games."""
    wait_until(lambda: any(isinstance(window, CollectionWindow) for window in QApplication.topLevelWidgets()))
    (window,) = (window for window in QApplication.topLevelWidgets() if isinstance(window, CollectionWindow))
    wait_until(lambda: len(window.list.games.games) == games)
    person.qtbot.waitUntil(window.isActiveWindow)
    return window


def test_a_double_click_lists_the_games_and_opens_a_copy_there(
    person: Person, place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = open_page(person)
    open_place(page, place, monkeypatch)
    wait_for(page, ROWS)
    page.table.cellDoubleClicked.emit(0, 0)
    window = list_of(person, 2)
    assert window.windowTitle() == "self-play — Escabel"
    assert window.messages.detail.text() == "Games: 2 of 3"
    assert [(game.file, game.number) for game in window.list.games.games] == [("two.sgf", 1), ("two.sgf", 2)]
    tips = [window.list.games.index(row, 0).data(Qt.ItemDataRole.ToolTipRole) for row in range(2)]
    assert tips == ["two.sgf", "two.sgf, game 2"]
    before = (place / "two.sgf").read_bytes()
    window.list.selectRow(1)
    QTest.keyClick(window.list, Qt.Key.Key_Return)
    wait_until(lambda: person.table.game.tree.players[1] == format_bot(3))
    let_settle(person.table)
    assert moves_to(person.table) == ""
    assert len(person.table.game.tree.main_line()) == 4
    assert (place / "two.sgf").read_bytes() == before
    open_page(person)  # a game that is new to the person is introduced beside its moves
    person.press("Right", "Right")
    wait_for(page, [["c4", "1", "0%"]])
    page.list_button.click()
    list_of(person, 2)
    window.list.selectRow(1)
    files = list((place.parent / "games").glob("*.sgf"))
    window.list.doubleClicked.emit(window.list.currentIndex())
    wait_until(lambda: person.message.startswith("This game is in your library already"))
    assert list((place.parent / "games").glob("*.sgf")) == files
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert not window.isVisible()


def test_a_part_of_the_board_is_looked_for_there_too(
    person: Person, place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = open_page(person)
    open_place(page, place, monkeypatch)
    wait_for(page, ROWS)
    page.explorer.seek(parse_pattern(person.table.game.rules, "c3=w"))
    wait_until(lambda: page.summary.text().startswith("This part of the board occurs in 3 games."))
    page.explorer.seek(parse_pattern(person.table.game.rules, "c3=w3+"))
    wait_until(lambda: page.summary.text() == "This part of the board occurs in none of these games.")


def test_the_list_goes_with_its_collection(person: Person, place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = open_page(person)
    open_place(page, place, monkeypatch)
    wait_for(page, ROWS)
    page.list_button.click()
    window = list_of(person, 3)
    window.list.horizontalHeader().setSortIndicator(4, Qt.SortOrder.AscendingOrder)
    wait_until(lambda: [game.plies for game in window.list.games.games] == [2, 2, 3])
    assert len(window.list.selected_games()) == 1
    open_place(page, place / "two.sgf", monkeypatch)
    wait_until(lambda: not window.isVisible())
    wait_for(page, ROWS[:1])


def test_it_is_said_in_the_list_why_a_game_cannot_be_opened(
    person: Person, place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = open_page(person)
    open_place(page, place, monkeypatch)
    wait_for(page, ROWS)
    page.list_button.click()
    window = list_of(person, 3)
    (place / "two.sgf").unlink()
    (place / "more" / "000.sgf").unlink()
    QTest.keyClick(window.list, Qt.Key.Key_Return)
    wait_until(lambda: "No such file" in window.messages.message.text())
