"""A part of the board, chosen by mouse and keys, and what other games tell of it."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog

from escabel_gui.model.players.player import Player
from escabel_gui.model.table.game_setup import GameSetup
from escabel_gui.record.storage.patterns import Pattern, Wanted
from escabel_gui.rules.state import BLACK, EMPTY, WHITE
from escabel_gui.view.analysis.explorer_page import ExplorerPage
from escabel_gui.view.analysis.pattern_board import Wish
from escabel_gui.view.analysis.pattern_dialog import PatternDialog
from tests.model.seating import moves_to, wait_until
from tests.record.storage_games import played, shelve
from tests.view.hands import Person, SitDown
from tests.view.reading import table_texts

LEFT = Qt.MouseButton.LeftButton
NO_KEY = Qt.KeyboardModifier.NoModifier


@pytest.fixture
def shelf(tmp_path: Path) -> None:
    """Shelve three games of Escabel 5×5: two with a crosscut in a corner, images of each other, and one without."""
    for moves, winner in (("a1 b1 b2 a2 c3", BLACK), ("e5 d5 d4 e4 c3", WHITE), ("c3 d3 b2", BLACK)):
        shelve(tmp_path / "games", played(("Ada", "Bo"), moves, winner=winner))


def open_dialog(person: Person, pattern: Pattern | None = None) -> PatternDialog:
    dialog = PatternDialog(person.table.game, pattern, person.window.scene.theme)
    person.qtbot.addWidget(dialog)
    dialog.show()
    dialog.activateWindow()
    person.qtbot.waitUntil(dialog.isActiveWindow)
    return dialog


def place_of(dialog: PatternDialog, name: str) -> QPointF:
    return dialog.board.position_of(dialog.board.names.index(name))


def drag(dialog: PatternDialog, start: str, end: str) -> None:
    viewport = dialog.board.viewport()
    QTest.mousePress(viewport, LEFT, NO_KEY, place_of(dialog, start).toPoint())
    place = place_of(dialog, end)
    move = QMouseEvent(
        QMouseEvent.Type.MouseMove, place, viewport.mapToGlobal(place), Qt.MouseButton.NoButton, LEFT, NO_KEY
    )
    dialog.board.mouseMoveEvent(move)
    QTest.mouseRelease(viewport, LEFT, NO_KEY, place.toPoint())


def click(dialog: PatternDialog, name: str) -> None:
    QTest.mouseClick(dialog.board.viewport(), LEFT, NO_KEY, place_of(dialog, name).toPoint())


def wanted(dialog: PatternDialog) -> dict[str, Wanted | None]:
    names = dialog.board.names
    return {names[point]: wish for point, wish in dialog.board.pattern.points}


def exactly(owner: int, height: int) -> Wanted:
    return Wanted((owner,), height, height)


def test_a_rectangle_takes_what_is_there(person: Person) -> None:
    person.play("a1 b1 a1-b1")
    dialog = open_dialog(person)
    assert not dialog.search.isEnabled()
    drag(dialog, "b2", "a1")
    assert wanted(dialog) == {
        "a1": exactly(WHITE, 1),
        "b1": exactly(BLACK, 2),
        "a2": exactly(EMPTY, 0),
        "b2": exactly(EMPTY, 0),
    }
    assert dialog.search.isEnabled()
    assert dialog.verdict.text() == "4 points of the board."


def test_wishes_replace_what_is_there(person: Person) -> None:
    person.play("a1 b1")
    dialog = open_dialog(person)
    drag(dialog, "a1", "c1")
    dialog.wishes.buttons[Wish.ANYTHING].click()
    click(dialog, "c1")
    dialog.min_height.setValue(2)
    dialog.wishes.buttons[Wish.EITHER].click()
    click(dialog, "b1")
    assert wanted(dialog) == {"a1": exactly(BLACK, 1), "b1": Wanted((BLACK, WHITE), 2), "c1": None}
    dialog.wishes.buttons[Wish.NOTHING].click()
    drag(dialog, "a1", "b1")
    assert wanted(dialog) == {"c1": None}
    assert not dialog.search.isEnabled()
    assert dialog.verdict.text() == "For one point at least it must be said what stands there."
    dialog.clear.click()
    assert wanted(dialog) == {}
    assert dialog.verdict.text() == ""


def test_keys_draw_and_take(person: Person) -> None:
    dialog = open_dialog(person)
    board = dialog.board
    board.setFocus()
    QTest.keyClick(board, Qt.Key.Key_Right)
    QTest.keyClick(board, Qt.Key.Key_Up, Qt.KeyboardModifier.ShiftModifier)
    QTest.keyClick(board, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    QTest.keyClick(board, Qt.Key.Key_Return)
    assert set(wanted(dialog)) == {"d3", "e3", "d4", "e4"}
    dialog.wishes.buttons[Wish.WHITE].click()
    QTest.keyClick(board, Qt.Key.Key_Space)
    assert wanted(dialog)["e4"] == Wanted((WHITE,), 1)
    assert board.accessibleDescription() == "e4, White, height 1 or more"
    QTest.keyClick(board, Qt.Key.Key_Down)
    assert board.accessibleDescription() == "e3, empty"
    QTest.keyClick(board, Qt.Key.Key_Down)
    assert board.accessibleDescription() == "e2, empty, not part of it"
    assert dialog.isVisible()


def test_a_height_is_asked_for_only_where_there_must_be_a_stack(person: Person) -> None:
    dialog = open_dialog(person)
    assert not dialog.min_height.isEnabled()
    dialog.wishes.buttons[Wish.BLACK].click()
    dialog.min_height.setFocus()
    QTest.keyClicks(dialog.min_height, "2")
    assert dialog.min_height.hasFocus()
    assert dialog.board.min_height == dialog.min_height.value() > 1


def test_stones_have_no_heights(sit_down: SitDown) -> None:
    person = sit_down(GameSetup("qualos", 5, (Player(), Player())))
    dialog = open_dialog(person)
    assert dialog.min_height.isHidden()
    dialog.wishes.buttons[Wish.BLACK].click()
    click(dialog, "c3")
    assert wanted(dialog) == {"c3": exactly(BLACK, 1)}


def test_it_begins_with_the_part_that_was_looked_for(person: Person) -> None:
    pattern = Pattern("escabel", 5, ((0, Wanted((WHITE,), 2)), (1, None)))
    assert open_dialog(person, pattern).board.pattern == pattern


@pytest.mark.usefixtures("shelf")
def test_other_games_tell_of_a_part(person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    def choose(dialog: PatternDialog) -> int:
        dialog.show()
        drag(dialog, "a1", "b2")
        dialog.wishes.buttons[Wish.ANYTHING].click()
        click(dialog, "a2")
        return QDialog.DialogCode.Accepted

    person.play("a1 b1 b2")
    person.press("Shift+G")
    page = person.window.findChild(ExplorerPage)
    assert isinstance(page, ExplorerPage)
    monkeypatch.setattr(PatternDialog, "exec", choose)
    page.part_button.click()
    wait_until(lambda: table_texts(page.table) == [["White a2", "2", "50%"]])
    assert page.summary.text() == "This part of the board occurs in 2 games. What was played there next:"
    person.press("Home")
    assert table_texts(page.table) == [["White a2", "2", "50%"]], "the part stays while one looks elsewhere"
    page.table.setFocus()
    QTest.keyClick(page.table, Qt.Key.Key_Down)
    QTest.keyClick(page.table, Qt.Key.Key_Return)
    assert moves_to(person.table) == ""
    page.table.cellDoubleClicked.emit(0, 0)
    library = person.parts.library()
    wait_until(lambda: library.list.model().rowCount() == 2)
    library.close()
    page.whole_button.click()
    wait_until(lambda: page.summary.text() == "3 games went on from this position.")
    assert page.whole_button.isHidden()


@pytest.mark.usefixtures("shelf")
def test_a_game_is_opened_where_the_part_comes_to_stand(person: Person) -> None:
    pattern = Pattern("escabel", 5, ((0, exactly(BLACK, 1)), (1, exactly(WHITE, 1)), (5, None), (6, exactly(BLACK, 1))))
    library = person.parts.library()
    library.list_position(library.library.query._replace(pattern=pattern))
    wait_until(lambda: library.list.model().rowCount() == 2)
    library.list.doubleClicked.emit(library.list.model().index(0, 0))
    wait_until(lambda: len(person.table.game.tree.main_line()) == 6)
    wait_until(lambda: person.table.game.node.depth == 3)
    library.close()


def test_another_game_has_no_such_part(person: Person) -> None:
    person.press("Shift+G")
    page = person.window.findChild(ExplorerPage)
    assert isinstance(page, ExplorerPage)
    explorer = page.explorer
    explorer.seek(Pattern("escabel", 5, ((0, exactly(BLACK, 1)),)))
    person.table.begin(GameSetup("escabel", 7, (Player(), Player())))
    assert explorer.query.pattern is None
