"""Marks on points: put there by the menu of a point, kept, shown in the window and in what is shared."""

import json

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QSize, Qt, QTimer
from PySide6.QtGui import QContextMenuEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QInputDialog, QMenu

from escabel_gui.model.table.game import Game
from escabel_gui.model.table.game_setup import GameSetup
from escabel_gui.record.marks import Mark, arrows_of, has_marks, marks_of
from escabel_gui.record.sgf.reading import read_sgf
from escabel_gui.record.tree import GameTree
from escabel_gui.view.board.markup_controller import ICON_SIDE
from escabel_gui.view.look.themes import MAPLE
from escabel_gui.view.sharing.web_page import write_page
from tests.model.seating import close
from tests.view.hands import Person, differences

RIGHT = Qt.MouseButton.RightButton
SHIFT = Qt.KeyboardModifier.ShiftModifier
NO_MODIFIER = Qt.KeyboardModifier.NoModifier


def choose(person: Person, name: str, text: str) -> None:
    """Take an entry of the menu of a point."""
    menu = person.parts.marking.menu(person.table.game.rules.board.index_by_name[name])
    action = next(action for action in menu.actions() if action.text() == text)
    assert action.isEnabled()
    action.trigger()
    menu.deleteLater()


def marks(person: Person) -> dict[str, Mark]:
    board = person.table.game.rules.board
    return {board.names[point]: mark for point, mark in marks_of(person.table.game.node, board.index_by_name).items()}


def test_marks_are_put_shown_kept_and_taken_away(person: Person) -> None:
    person.play("c3 d4")
    before = person.picture()
    choose(person, "c3", "Triangle")
    choose(person, "a1", "Label A")
    choose(person, "d4", "Label B")
    assert marks(person) == {"c3": Mark("TR"), "a1": Mark("LB", "A"), "d4": Mark("LB", "B")}
    marked = person.picture()
    assert marked != before
    person.press("Left")
    assert marks(person) == {}
    person.press("Right")
    assert differences(person.picture(), marked) == []
    close(person.table)
    assert person.table.path is not None
    node = read_sgf(person.table.path.read_text("utf-8")).main_line()[-1]
    assert node.properties["LB"] == ["a1:A", "d4:B"]
    choose(person, "c3", "Remove mark")
    choose(person, "a1", "Remove all marks")
    assert marks(person) == {}
    assert differences(person.picture(), before) == []


def test_an_arrow_is_drawn_from_point_to_point_and_removed(person: Person) -> None:
    person.play("c3 d4")
    before = person.picture()
    choose(person, "c3", "Arrow from here")
    choose(person, "d4", "Arrow from c3 to here")
    node = person.table.game.node
    assert arrows_of(node, person.table.game.rules.board.index_by_name) != []
    assert node.properties["AR"] == ["c3:d4"]
    assert differences(person.picture(), before) != []
    choose(person, "c3", "Arrow from here")
    choose(person, "d4", "Arrow from c3 to here")
    assert "AR" not in node.properties
    assert differences(person.picture(), before) == []


def test_any_short_label_may_be_written(person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    def write(dialog: QInputDialog) -> int:
        dialog.setTextValue(" 12345 ")
        return 1

    monkeypatch.setattr(QInputDialog, "exec", write)
    choose(person, "b2", "Other label…")
    assert marks(person) == {"b2": Mark("LB", "123")}


@pytest.mark.qt_log_ignore("grabbing the keyboard", extend=True)  # which a display that is not there cannot
def test_the_menu_goes_with_its_board(person: Person) -> None:
    person.window.board.menu_wanted.emit(48, QPoint())
    (menu,) = (menu for menu in person.window.findChildren(QMenu) if menu.isVisible() and menu.actions()[0].text())
    person.parts.new_games().begin(GameSetup("conquare", 3))
    assert not menu.isVisible()


def test_the_icons_of_the_menu_are_as_sharp_as_the_screen(person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(person.window, "devicePixelRatioF", lambda: 2.0)
    menu = person.parts.marking.menu(0)
    icon = menu.actions()[0].icon()
    menu.deleteLater()
    assert icon.pixmap(QSize(ICON_SIDE, ICON_SIDE), 2.0).width() == 2 * ICON_SIDE


def test_a_label_stays_where_it_was_asked_for(person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    def write(dialog: QInputDialog) -> int:
        dialog.setTextValue("X")
        person.play("c3")
        return 1

    monkeypatch.setattr(QInputDialog, "exec", write)
    choose(person, "b2", "Other label…")
    assert marks(person) == {}
    person.press("Left")
    assert marks(person) == {"b2": Mark("LB", "X")}


def test_the_menu_is_about_the_position_at_which_it_was_opened(person: Person) -> None:
    person.play("c3")
    for name in ("a1", "b2"):
        choose(person, name, "Circle")
    game = person.table.game
    node, point = game.node, game.rules.board.index_by_name["a1"]
    menus = [person.parts.marking.menu(point) for _ in range(4)]
    person.play("d4")
    for menu, text in zip(menus, ("Cross", "Arrow from here", "Remove mark", "Remove all marks"), strict=True):
        next(action for action in menu.actions() if action.text() == text).trigger()
        assert marks(person) == {}
        menu.deleteLater()
    assert not has_marks(node)


def test_a_label_is_not_written_into_another_game(person: Person) -> None:
    def come() -> None:
        dialog = person.window.findChild(QInputDialog)
        dialog.setTextValue("X")
        person.parts.new_games().begin(GameSetup("conquare", 3))
        if dialog.isVisible():
            dialog.accept()

    QTimer.singleShot(0, come)
    choose(person, "e5", "Other label…")
    assert person.table.game.rules.size == 3
    assert marks(person) == {}


def test_the_other_button_opens_the_menu_of_its_point(person: Person) -> None:
    wanted: list[str] = []
    person.board.menu_wanted.disconnect()
    person.board.menu_wanted.connect(lambda point, _: wanted.append(person.table.game.rules.board.names[point]))
    place = person.place("b4")
    viewport = person.board.viewport()
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, place, viewport.mapToGlobal(place))
    QApplication.sendEvent(viewport, event)
    person.press("F2")
    event = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, place, viewport.mapToGlobal(place))
    QApplication.sendEvent(viewport, event)
    assert wanted == ["b4", "c3"]


def test_a_web_page_shows_the_marks(person: Person) -> None:
    person.play("c3 c4 c3-c4")
    for name, text in (("c4", "Label A"), ("c3", "Circle"), ("a1", "Cross")):
        choose(person, name, text)
    text = write_page(person.table.game.tree, MAPLE, False).decode()
    data = json.loads(text.split('type="application/json">')[1].split("</script>")[0])["games"][0]
    drawings = [drawing for _, drawing in data["nodes"][-1]["marks"]]
    assert len(drawings) == 3
    assert all(f'<g id="{drawing}">' in text for drawing in drawings)


def arrows(person: Person) -> list[str]:
    return person.table.game.node.values("AR")


def pull(person: Person, source: str, *way: str | QPoint) -> None:
    """Press the other button on a point and move, before it is released."""
    viewport = person.board.viewport()
    QTest.mousePress(viewport, RIGHT, pos=person.place(source))
    for step in way:
        at = person.place(step) if isinstance(step, str) else step
        event = QMouseEvent(
            QMouseEvent.Type.MouseMove, QPointF(at), QPointF(viewport.mapToGlobal(at)), RIGHT, RIGHT, NO_MODIFIER
        )
        QApplication.sendEvent(viewport, event)


def release(person: Person, target: str | QPoint) -> None:
    at = person.place(target) if isinstance(target, str) else target
    QTest.mouseRelease(person.board.viewport(), RIGHT, pos=at)


def test_an_arrow_is_drawn_with_the_other_button_and_removed(person: Person) -> None:
    person.play("c3 d4")
    before = person.picture()
    for expected in (["c3:e5"], []):
        pull(person, "c3", "d4", "e5")
        assert person.window.scene.hints.arrow == tuple(
            map(person.table.game.rules.board.index_by_name.get, ("c3", "e5"))
        )
        assert arrows(person) != expected
        assert person.board.choice.pointed_move is None
        release(person, "e5")
        assert arrows(person) == expected
        assert person.window.scene.hints.arrow is None
    person.hover("a5")
    person.board.choice.point_at(None)
    assert differences(person.picture(), before) == []
    assert person.moves == "c3 d4"


def test_an_arrow_that_ends_where_it_began_or_beside_the_board_is_none(person: Person) -> None:
    wanted: list[object] = []
    person.board.menu_wanted.disconnect()
    person.board.menu_wanted.connect(lambda *_: wanted.append(_))
    pull(person, "c3", "d4", "c3")
    release(person, "c3")
    pull(person, "c3", "d4", QPoint(0, 0))
    assert person.window.scene.hints.arrow is None
    release(person, QPoint(0, 0))
    assert (arrows(person), wanted) == ([], [])


def test_what_comes_meanwhile_ends_an_arrow(person: Person) -> None:
    pull(person, "c3", "d4")
    person.play("a1")
    release(person, "d4")
    assert arrows(person) == []
    assert person.window.scene.hints.arrow is None


def test_what_the_pointer_would_do_is_told_again_when_an_arrow_is_called_off(person: Person) -> None:
    person.play("b2 a1")
    pull(person, "e5", "b3")
    QApplication.sendEvent(person.board, QEvent(QEvent.Type.WindowDeactivate))
    assert person.message == "b3 becomes Black’s."
    numbers = person.table.game.rules.board.index_by_name
    assert (numbers["b2"], numbers["b3"]) in person.window.scene.overlay.joined


def test_a_click_with_the_other_button_opens_the_menu_once(person: Person) -> None:
    wanted: list[str] = []
    person.board.menu_wanted.disconnect()
    person.board.menu_wanted.connect(lambda point, _: wanted.append(person.table.game.rules.board.names[point]))
    place, viewport = person.place("b4"), person.board.viewport()
    menu = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, place, viewport.mapToGlobal(place))
    pull(person, "b4")
    QApplication.sendEvent(viewport, menu)  # as on Linux
    release(person, "b4")
    assert wanted == ["b4"]
    QApplication.sendEvent(viewport, menu)  # as on Windows
    assert wanted == ["b4"]
    QTest.mouseDClick(viewport, RIGHT, pos=place)  # which is what Qt makes of two quick clicks
    release(person, "b4")
    assert wanted == ["b4", "b4"]


def test_the_mark_that_was_chosen_last_is_put_and_removed_by_a_click(person: Person) -> None:
    viewport = person.board.viewport()

    def click(name: str) -> None:
        QTest.mouseClick(viewport, RIGHT, SHIFT, person.place(name))

    click("a1")
    assert marks(person) == {"a1": Mark("CR")}
    choose(person, "b2", "Cross")
    click("a1")
    assert marks(person) == {"a1": Mark("MA"), "b2": Mark("MA")}
    click("a1")
    click("b2")
    choose(person, "b2", "Label A")
    click("c3")
    click("d4")
    assert marks(person) == {"b2": Mark("LB", "A"), "c3": Mark("LB", "B"), "d4": Mark("LB", "C")}
    click("c3")
    assert marks(person) == {"b2": Mark("LB", "A"), "d4": Mark("LB", "C")}


def test_arrows_and_marks_are_drawn_by_keys(person: Person) -> None:
    person.press("F2")
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Up):
        QTest.keyPress(person.board, key, SHIFT)
    assert person.window.scene.hints.arrow is not None
    QTest.keyRelease(person.board, Qt.Key.Key_Shift)
    assert arrows(person) == ["c3:d4"]
    person.press("Shift+Return")
    assert marks(person) == {"d4": Mark("CR")}
    QTest.keyPress(person.board, Qt.Key.Key_Left, SHIFT)
    QTest.keyPress(person.board, Qt.Key.Key_Escape)
    QTest.keyRelease(person.board, Qt.Key.Key_Shift)
    assert arrows(person) == ["c3:d4"]
    assert person.board.choice.has_cursor
    person.press("Return")
    assert person.moves == "c4"


def test_nothing_is_drawn_on_the_board_of_an_exercise(person: Person) -> None:
    person.play("c3")
    game = Game(GameTree(person.table.game.rules))
    person.board.choice.show_game(game)
    pull(person, "c3", "d4")
    assert person.window.scene.hints.arrow is None
    release(person, "d4")
    QTest.mouseClick(person.board.viewport(), RIGHT, SHIFT, person.place("a1"))
    assert not has_marks(person.table.game.node)
    assert not has_marks(game.node)
