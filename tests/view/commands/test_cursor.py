"""The point cursor: it goes over the board by arrow keys, and moves are made with it."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from escabel_gui.rules.catalogue import CATALOGUE, make_rules, parse_wire_name
from escabel_gui.view.look.geometry import Geometry
from escabel_gui.view.widgets.keys import ARROWS
from tests.view.hands import Person


def cursor(person: Person) -> str | None:
    """Return the point that the cursor is on."""
    point = person.window.scene.hints.cursor
    return None if point is None else person.table.game.rules.board.names[point]


def test_the_cursor_appears_in_the_middle_and_goes_by_arrow_keys(person: Person) -> None:
    assert cursor(person) is None
    person.press("F2")
    assert cursor(person) == "c3"
    for keys, name in (("Right", "d3"), ("Up", "d4"), ("Left", "c4"), ("Down", "c3")):
        person.press(keys)
        assert cursor(person) == name


def test_the_cursor_stays_on_the_board(person: Person) -> None:
    person.press("F2")
    for _ in range(9):
        person.press("Right")
    assert cursor(person) == "e3"


def test_the_cursor_goes_where_it_is_seen_to_go_on_a_flipped_board(person: Person) -> None:
    person.press("Ctrl+F", "F2", "Right")
    assert cursor(person) == "b3"


@pytest.mark.parametrize("leave", ["M", "Esc"])
def test_what_the_cursor_would_do_goes_with_the_cursor(person: Person, leave: str) -> None:
    person.press("F2", "Right")
    assert person.ghosts == {"d3": "b"}
    person.press(leave)
    assert person.ghosts == {}
    assert cursor(person) is None
    person.press("F2")
    assert cursor(person) == "d3"


@pytest.mark.parametrize("button", [Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton])
def test_a_press_with_a_mouse_that_lies_still_hides_the_cursor(person: Person, button: Qt.MouseButton) -> None:
    person.play("b2")
    person.hover("b2")
    person.press("F2", "Right")
    QTest.mousePress(person.board.viewport(), button, pos=person.place("b2"))
    assert cursor(person) is None
    QTest.mouseRelease(person.board.viewport(), button, pos=person.place("d2"))
    assert cursor(person) is None


def test_a_press_with_a_mouse_that_lies_still_points_there(person: Person) -> None:
    person.hover("b2")
    person.press("F2", "Right")
    QTest.mousePress(person.board.viewport(), Qt.MouseButton.LeftButton, pos=person.place("b2"))
    assert person.ghosts == {"b2": "b"}


@pytest.mark.parametrize("wire_name", [ruleset.name for ruleset in CATALOGUE])
def test_the_cursor_gets_from_every_point_to_its_neighbors(wire_name: str) -> None:
    ruleset, _ = parse_wire_name(wire_name)
    board = make_rules(wire_name, ruleset.sizes[0]).board
    geometry = Geometry(board)
    for point in range(int(board.points)):
        reached = {point}
        for _ in range(4):
            reached |= {geometry.next_point(one, *way) for one in reached for way in ARROWS.values()}
        assert set(board.neighbors(point)) <= reached


def test_pressing_on_leads_along_the_row() -> None:
    board = make_rules("conquare", 7).board
    geometry = Geometry(board)
    point = board.index_by_name["a1"]
    names = []
    for _ in range(4):
        point = geometry.next_point(point, 1, 0)
        names.append(board.names[point])
    assert names == ["b2", "c3", "d2", "e3"]


def test_enter_places_at_the_cursor(person: Person) -> None:
    person.press("F2", "Return")
    assert person.moves == "c3"
    assert cursor(person) == "c3"


def test_enter_takes_a_piece_and_puts_it_down(person: Person) -> None:
    person.play("c3 c4")
    person.press("F2", "Return")
    assert person.targets == {"c4"}
    person.press("Up", "Enter")
    assert person.moves == "c3 c4 c3-c4"


def test_escape_puts_a_piece_back_and_then_the_cursor_away(person: Person) -> None:
    person.play("c3 c4")
    person.press("F2", "Return", "Escape")
    assert cursor(person) == "c3"
    person.press("Right")
    assert person.ghosts == {"d3": "b"}
    person.press("Escape")
    assert cursor(person) is None


def test_the_cursor_describes_its_point(person: Person) -> None:
    person.play("c3 d3")
    person.press("F2")
    assert person.about_point == "c3, Black"
    person.press("Right")
    assert person.board.accessibleDescription() == "d3, White"
    person.press("Escape")
    assert person.board.accessibleDescription() == ""


def test_the_tab_key_brings_the_cursor_up(person: Person) -> None:
    person.parts.history.entry.setFocus()
    person.board.setFocus(Qt.FocusReason.TabFocusReason)
    assert cursor(person) is not None


@pytest.mark.qt_log_ignore("grabbing the keyboard", extend=True)  # which a display that is not there cannot
def test_the_cursor_stays_while_a_menu_is_open(person: Person) -> None:
    person.press("F2", "Right")
    event = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, QPoint(), QPoint())
    QApplication.sendEvent(person.board.viewport(), event)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert cursor(person) == "d3"
    menu.close()
    assert cursor(person) == "d3"
    person.press("Up")
    assert cursor(person) == "d4"


def test_the_cursor_stays_while_the_menu_bar_has_the_keyboard(person: Person) -> None:
    person.press("F2", "Right")
    person.window.menuBar().setFocus(Qt.FocusReason.MenuBarFocusReason)
    person.board.setFocus(Qt.FocusReason.MenuBarFocusReason)
    assert cursor(person) == "d3"


def test_the_cursor_comes_back_from_the_field_for_moves(person: Person) -> None:
    person.press("F2", "Right", "M", "Escape")
    assert cursor(person) == "d3"
    person.press("Escape", "M", "Escape")
    assert cursor(person) is None
    assert person.board.hasFocus()
