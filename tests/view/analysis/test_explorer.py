"""What was played from the position on the board in other games, beside the board."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from escabel_gui.model.players.player import Player
from escabel_gui.model.table.game_setup import GameSetup
from escabel_gui.model.table.table import Table
from escabel_gui.record.names import format_bot
from escabel_gui.record.storage.query import Movers
from escabel_gui.record.tree import ASSISTANCE, GameTree
from escabel_gui.rules.message import Message
from escabel_gui.rules.state import BLACK, WHITE
from escabel_gui.view.analysis.explorer_page import ExplorerPage, rows_seen
from escabel_gui.view.analysis.figure_table import FigureTable
from escabel_gui.view.look.move_signs import SignKind
from tests.model.seating import let_settle, moves_to, wait_until
from tests.record.storage_games import played, shelve
from tests.view.hands import Person, SitDown, answer_questions
from tests.view.reading import table_texts

YES = QMessageBox.StandardButton.Yes
Put = Callable[[tuple[str, str], str, int], GameTree]


@pytest.fixture
def put(tmp_path: Path) -> Put:
    """Return a function that puts games of Escabel 5×5 into the library: their players, moves and winner."""
    return lambda players, moves, winner: shelve(tmp_path / "games", played(players, moves, winner=winner))


@pytest.fixture
def shelf(put: Put) -> None:
    """Put three games into the library: two through b2 and d2, which are images of each other, and one elsewhere."""
    put(("Ada", format_bot(2)), "b2 c3", BLACK)
    put((format_bot(3), "Bo"), "d2 c3 c4", WHITE)
    put(("Ada", "Bo"), "a1 c3", BLACK)


def open_page(person: Person) -> ExplorerPage:
    person.press("Shift+G")
    page = person.window.findChild(ExplorerPage)
    assert isinstance(page, ExplorerPage)
    return page


def wait_for(page: ExplorerPage, rows: list[list[str]]) -> None:
    wait_until(lambda: table_texts(page.table) == rows)


def place_of(page: ExplorerPage, row: int) -> QPoint:
    item = page.table.item(row, 0)
    assert item is not None
    return page.table.visualItemRect(item).center()


def click_on(page: ExplorerPage, row: int) -> None:
    QTest.mouseClick(page.table.viewport(), Qt.MouseButton.LeftButton, pos=place_of(page, row))


@pytest.mark.usefixtures("shelf")
def test_it_follows_the_board_and_a_click_plays_a_move(person: Person) -> None:
    page = open_page(person)
    wait_for(page, [["b2 +3", "2", "50%"], ["a1 +3", "1", "100%"]])
    assert page.summary.text() == "3 games went on from this position."
    click_on(page, 0)
    wait_until(lambda: moves_to(person.table) == "b2")
    wait_for(page, [["c3", "2", "50%"]])
    person.press("Home")
    wait_for(page, [["b2 +3", "2", "50%"], ["a1 +3", "1", "100%"]])
    person.play("d4")
    wait_for(page, [["c3", "2", "50%"]])
    person.press("Home")
    wait_for(page, [["d4 +3", "2", "50%"], ["a1 +3", "1", "100%"]])  # as it was played here
    page.table.pointed.emit(0)
    assert page.details.text().startswith("d4 was played in 2 games.")
    click_on(page, 0)
    wait_until(lambda: moves_to(person.table) == "d4")
    assert len(person.table.game.tree.root.children) == 2


@pytest.mark.parametrize(("moves", "seen"), [(1, 3), (5, 5), (60, 6)])
def test_as_many_moves_are_seen_as_there_is_room_for(qtbot: QtBot, moves: int, seen: int) -> None:
    table = FigureTable(["d4", "99"], right={1}, stretched=0)
    qtbot.addWidget(table)
    table.set_rows_seen(0, 0)
    rest = table.sizeHint().height()
    table.set_rows_seen(*rows_seen(moves))
    assert table.sizeHint().height() - rest == seen * table.row_height
    assert table.minimumSizeHint().height() - rest == 3 * table.row_height


@pytest.mark.usefixtures("shelf")
def test_a_move_that_is_pointed_at_is_on_the_board_and_told(person: Person) -> None:
    page = open_page(person)
    wait_for(page, [["b2 +3", "2", "50%"], ["a1 +3", "1", "100%"]])
    page.table.setFocus()
    QTest.keyClick(page.table, Qt.Key.Key_Down)
    names = person.table.game.rules.board.names
    marks = person.window.scene.analysis
    assert marks is not None
    assert {names[sign.target] for sign in marks.signs} == {"b2", "d2", "b4", "d4"}
    assert {sign.kind for sign in marks.signs} == {SignKind.BETTER}
    assert page.details.text().startswith("b2 was played in 2 games. Who played it won 1 of 2 finished games.")
    assert "Latest: Mar 4, 2026" in page.details.text()
    QTest.keyClick(page.table, Qt.Key.Key_Return)
    assert moves_to(person.table) == "b2"
    assert not person.window.scene.analysis.signs


@pytest.mark.usefixtures("shelf")
def test_a_hint_stays_on_the_board_beside_other_games(person: Person) -> None:
    hint = person.parts.analysis.hint
    person.press("H")
    wait_until(lambda: hint.move is not None)
    names = person.table.game.rules.board.names

    def marked() -> list[str]:
        marks = person.window.scene.analysis
        return [] if marks is None else [names[sign.target] for sign in marks.signs]

    assert marked() == ["a1"]
    page = open_page(person)
    wait_for(page, [["b2 +3", "2", "50%"], ["a1 +3", "1", "100%"]])
    assert marked() == ["a1"]
    page.table.setFocus()
    QTest.keyClick(page.table, Qt.Key.Key_Down)
    assert sorted(marked()) == ["b2", "b4", "d2", "d4"]
    person.parts.pages.show_page(person.parts.history)
    assert hint.move is not None
    assert marked() == ["a1"]


@pytest.mark.usefixtures("shelf")
def test_what_is_pointed_at_goes_with_the_game(person: Person) -> None:
    page = open_page(person)
    wait_for(page, [["b2 +3", "2", "50%"], ["a1 +3", "1", "100%"]])
    page.table.setFocus()
    QTest.keyClick(page.table, Qt.Key.Key_Down)
    person.table.begin(person.table.setup)
    marks = person.window.scene.analysis
    assert marks is not None
    assert not marks.signs


@pytest.mark.usefixtures("shelf")
def test_words_and_whose_moves_narrow_it(person: Person) -> None:
    page = open_page(person)
    wait_for(page, [["b2 +3", "2", "50%"], ["a1 +3", "1", "100%"]])
    page.words.setText("level 2")
    wait_for(page, [["b2 +3", "1", "100%"]])
    page.words.setText("")
    page.movers.setCurrentIndex(page.movers.findData(Movers.THEIRS))
    wait_for(page, [["b2 +3", "1", "0%"]])
    page.words.setText("nobody")
    wait_until(lambda: page.summary.text() == "No such game went on from this position.")


@pytest.mark.usefixtures("shelf")
def test_a_double_click_lists_the_games_and_opens_them_there(person: Person) -> None:
    page = open_page(person)
    wait_for(page, [["b2 +3", "2", "50%"], ["a1 +3", "1", "100%"]])
    click_on(page, 0)
    QTest.mouseDClick(page.table.viewport(), Qt.MouseButton.LeftButton, pos=place_of(page, 0))
    library = person.parts.library()
    wait_until(lambda: len(library.list.games.games) == 2)
    assert library.query_bar.only_position.isVisible()
    assert not moves_to(person.table)
    file = "001.sgf"
    library.list.select([file])
    library.acts.open.trigger()
    wait_until(lambda: person.table.path is not None and person.table.path.name == file)
    let_settle(person.table)
    assert moves_to(person.table) == ""
    assert len(person.table.game.tree.main_line()) == 4
    library.query_bar.only_position.click()
    wait_until(lambda: len(library.list.games.games) == 3)
    assert not library.query_bar.only_position.isVisible()


@pytest.mark.usefixtures("shelf")
def test_a_click_plays_nothing_when_another_position_has_come_meanwhile(person: Person) -> None:
    page = open_page(person)
    wait_for(page, [["b2 +3", "2", "50%"], ["a1 +3", "1", "100%"]])
    click_on(page, 0)
    person.play("b2")
    wait_for(page, [["c3", "2", "50%"]])
    person.qtbot.waitUntil(lambda: not page._clicked.isActive())
    assert moves_to(person.table) == "b2"


@pytest.mark.usefixtures("shelf")
def test_it_is_said_why_a_move_cannot_be_played_now(person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    page = open_page(person)
    wait_for(page, [["b2 +3", "2", "50%"], ["a1 +3", "1", "100%"]])
    monkeypatch.setattr(Table, "why_not_play", property(lambda _table: Message("Wait a moment: the disk is slow.")))
    click_on(page, 0)
    wait_until(lambda: person.message.startswith("Wait a moment: the disk is slow."))
    assert moves_to(person.table) == ""


def test_an_empty_library_says_so(person: Person) -> None:
    page = open_page(person)
    wait_until(lambda: page.summary.text() == "No game in your library went on from this position.")
    assert not page.list_button.isVisible()


def test_while_games_are_read_it_says_how_far_that_is(person: Person) -> None:
    page = open_page(person)
    wait_until(lambda: page.summary.text() == "No game in your library went on from this position.")
    library = person.parts.library_parts().library
    library.progressed.emit(Message("Reading games: {0} of {1}", (3, 10)))
    assert page.summary.text() == "Reading games: 3 of 10"
    library.progressed.emit(None)
    assert page.summary.text() == "No game in your library went on from this position."


@pytest.mark.usefixtures("shelf")
def test_against_the_bot_it_asks_first(sit_down: SitDown, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = answer_questions(monkeypatch, YES)
    person = sit_down(GameSetup("escabel", 5, (Player(), Player(level=1))))
    page = open_page(person)
    assert page.quiet.isVisible()
    assert not page.table.isVisible()
    page.quiet.button.click()
    assert asked == [
        "With help, this game does not count for your rating. "
        "Do you want to see what was played from here in other games?"
    ]
    assert person.table.game.tree.root.text(ASSISTANCE) == "analysis"
    wait_for(page, [["b2 +3", "2", "50%"], ["a1 +3", "1", "100%"]])
    person.table.begin(GameSetup("escabel", 5, (Player(), Player(level=1))))
    open_page(person)  # a game that is new to the person is introduced beside its moves
    wait_until(page.quiet.isVisible)


@pytest.mark.usefixtures("shelf")
def test_a_game_counts_as_soon_as_another_one_is_on_the_board(person: Person) -> None:
    page = open_page(person)
    wait_for(page, [["b2 +3", "2", "50%"], ["a1 +3", "1", "100%"]])
    person.play("c3 d4")
    person.press("Home")
    wait_for(page, [["b2 +3", "2", "50%"], ["a1 +3", "1", "100%"]])
    person.table.begin(GameSetup("escabel", 5, (Player(), Player())))
    open_page(person)
    wait_until(lambda: ["c3", "1", "–"] in table_texts(page.table))
