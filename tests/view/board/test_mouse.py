"""Playing by mouse: clicks, drags, ghosts, targets, and what is said about a point."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog

from escabel_gui.model.players.player import Player
from escabel_gui.model.table.game_setup import GameSetup
from escabel_gui.view.board.hints_item import Hints
from tests.view.hands import Person, SitDown


def test_a_click_places_a_piece(person: Person) -> None:
    person.click("c3")
    assert person.moves == "c3"
    assert person.piles == {"c3": "b"}


def test_two_clicks_move_a_piece(person: Person) -> None:
    person.play("b2 b3")
    person.click("b2")
    assert person.targets == {"b3"}
    person.click("b3")
    assert person.piles == {"b2": "w", "b3": "wb"}


def test_a_piece_can_be_dragged(person: Person) -> None:
    person.play("b2 b3")
    person.drag("b2", "b3")
    assert person.moves == "b2 b3 b2-b3"
    assert person.piles == {"b2": "w", "b3": "wb"}


def test_a_selected_piece_can_be_put_down_again(person: Person) -> None:
    person.play("b2 b3")
    person.click("b2")
    person.click("b2")
    person.hover("e5")
    assert person.targets == set()
    person.click("e5")
    assert person.moves == "b2 b3 e5"


@pytest.mark.parametrize("is_carried", [True, False])
def test_escape_puts_a_piece_down(person: Person, is_carried: bool) -> None:
    person.play("b2 b3")
    if is_carried:
        person.lift("b2")
    else:
        person.click("b2")
    person.press("Escape")
    person.hover("e5")
    assert person.targets == set()
    QTest.mouseRelease(person.board.viewport(), Qt.MouseButton.LeftButton, pos=person.place("b3"))
    person.click("b3")
    assert person.moves == "b2 b3"
    assert person.piles == {"b2": "b", "b3": "w"}


def test_an_illegal_drop_slides_back_and_says_why(person: Person) -> None:
    person.play("b2 b3")
    person.drag("b2", "c2")
    assert person.moves == "b2 b3"
    assert person.piles == {"b2": "b", "b3": "w"}
    game = person.table.game
    numbers = game.rules.board.index_by_name
    why = game.rules.step_error(game.state, numbers["b2"], numbers["c2"])
    assert person.message == why.text.format(*why.args)


def test_an_illegal_drop_is_seen_on_its_way_home(sit_down: SitDown) -> None:
    person = sit_down(is_animated=True)
    person.play("b2 b3")
    person.drag("b2", "e5")
    assert person.window.scene.is_moving
    with person.qtbot.waitSignal(person.window.scene.settled):
        pass
    assert person.piles == {"b2": "b", "b3": "w"}


def test_dragging_what_cannot_move_says_why(person: Person) -> None:
    person.play("b2 d4")
    person.drag("b2", "c2")
    assert person.moves == "b2 d4"
    game = person.table.game
    numbers = game.rules.board.index_by_name
    why = game.rules.step_error(game.state, numbers["b2"], numbers["c2"])
    assert person.message == why.text.format(*why.args)
    person.drag("e1", "e2")
    assert person.message == "e2 becomes Black’s.", "nothing lay on e1 that one could have meant to move"


def test_a_drop_beside_the_board_moves_nothing(person: Person) -> None:
    person.play("b2 b3")
    news = person.message
    person.drag("b2", QPoint(2, 2))
    assert person.moves == "b2 b3"
    assert person.piles == {"b2": "b", "b3": "w"}
    assert person.message == news


def test_a_piece_that_is_put_back_is_not_spoken_of_any_more(person: Person) -> None:
    person.play("b2 b3")
    person.lift("b2")
    person.hover("d5")
    person.press("Escape")
    assert person.message == "d5 becomes Black’s."


def test_a_piece_is_put_back_when_the_board_is_turned_or_another(person: Person) -> None:
    person.play("b2 b3")
    person.lift("b2")
    person.press("Ctrl+F")
    person.drop(person.place("b3"))
    assert person.moves == "b2 b3"
    assert person.piles == {"b2": "b", "b3": "w"}
    assert person.ghosts == {}
    person.lift("b2")
    person.parts.files.read_text("(;GM[101]RU[quabble]SZ[7];B[c3])", "other")
    person.drop(person.place("c4"))
    assert person.moves == "c3"


def test_while_a_piece_is_carried_its_targets_are_lit(person: Person) -> None:
    person.play("b2 b3")
    person.lift("b2")
    assert person.targets == {"b3"}
    assert person.ghosts == {"b2": ""}
    person.drop(person.place("b2"))
    assert person.moves == "b2 b3"


def test_a_click_on_a_taken_point_says_why(person: Person) -> None:
    person.play("b2 d4")
    person.click("d4")
    assert person.moves == "b2 d4"
    assert "d4" in person.message


def test_a_ghost_shows_the_piece_that_would_be_placed(person: Person) -> None:
    person.hover("c3")
    assert person.ghosts == {"c3": "b"}
    person.click("c3")
    person.hover("d4")
    assert person.ghosts == {"d4": "w"}


def test_a_ghost_shows_all_that_a_move_would_change(person: Person) -> None:
    person.play("b2 b3")
    person.click("b2")
    person.hover("b3")
    assert person.ghosts == {"b2": "w", "b3": "wb"}


def test_hovering_a_movable_piece_lights_its_targets(person: Person) -> None:
    person.play("b2 b3")
    person.hover("b2")
    assert person.targets == {"b3"}
    person.hover("e5")
    assert person.targets == set()


def test_the_point_under_the_pointer_is_described(person: Person) -> None:
    person.hover("c3")
    assert person.about_point == "c3, empty"
    person.play("b2 b3 b2-b3")
    person.hover("b3")
    assert person.about_point.startswith("b3, Black, height 2")
    assert person.board.accessibleDescription() == "b3, Black, height 2"


def wait_for_spread(person: Person, point: str) -> None:
    """Wait until the pile on a point is spread out."""
    spread = person.table.game.rules.board.index_by_name[point]
    person.qtbot.waitUntil(lambda: person.window.scene.hints.spread == spread)


def test_resting_on_a_pile_spreads_it_out(person: Person) -> None:
    person.play("b2 b3 b2-b3")
    person.hover("b3")
    wait_for_spread(person, "b3")
    person.hover("b2")
    assert person.window.scene.hints.spread is None


def test_resting_on_a_pile_with_the_keyboard_spreads_it_out(person: Person) -> None:
    person.play("c3 c4 c3-c4")
    person.press("F2")
    person.press("Up")
    wait_for_spread(person, "c4")
    person.press("Down")
    assert person.window.scene.hints.spread is None


def test_a_pile_on_which_the_cursor_comes_up_is_spread_out_when_it_has_rested_there(person: Person) -> None:
    person.play("c2 c3 c2-c3")
    for _ in range(2):
        person.press("F2")
        assert person.window.scene.hints.spread is None
        wait_for_spread(person, "c3")
        person.press("Esc")
        assert person.window.scene.hints.spread is None


def test_the_last_move_is_marked_with_source_and_target(person: Person) -> None:
    person.play("b2 b3")
    numbers = person.table.game.rules.board.index_by_name
    assert person.window.scene.marks.last == (numbers["b3"],)
    person.play("b2-b3")
    assert person.window.scene.marks.last == (numbers["b2"], numbers["b3"])


def test_moves_are_seen_on_their_way_and_any_click_ends_that(sit_down: SitDown) -> None:
    person = sit_down(is_animated=True)
    person.window.scene.animation_ms = 60_000  # longer than a busy machine takes to look
    person.play("b2")
    assert person.window.scene.is_moving
    person.window.scene.animation_ms = 1
    person.click("c3")
    assert person.moves == "b2 c3"
    assert person.piles.get("b2") == "b"
    with person.qtbot.waitSignal(person.window.scene.settled):
        pass
    assert person.piles == {"b2": "b", "c3": "w"}


def test_a_stepped_piece_leaves_its_pile_while_it_is_on_its_way(sit_down: SitDown) -> None:
    person = sit_down(is_animated=True)
    person.play("b2 b3")
    person.window.scene.finish()
    person.window.scene.animation_ms = 60_000  # longer than a busy machine takes to look
    person.play("b2-b3")
    assert "b2" not in person.piles
    person.window.scene.finish()
    assert person.piles == {"b2": "w", "b3": "wb"}


def test_the_right_button_plays_nothing(person: Person) -> None:
    person.board.menu_wanted.disconnect()
    person.click("c3", Qt.MouseButton.RightButton)
    assert person.moves == ""


# ---- what the hand has begun and cannot end


@pytest.mark.parametrize("size", [3, 5, 13])
@pytest.mark.parametrize("has_cursor", [True, False])
def test_nothing_on_a_board_outlives_it(sit_down: SitDown, size: int, has_cursor: bool) -> None:
    person = sit_down(GameSetup("escabel", 9, (Player(), Player())), is_animated=True)
    person.play("h8 h9 h8-h9 i8 i9")
    if has_cursor:
        person.press("F2")
    person.hover("h9")
    person.qtbot.waitUntil(lambda: person.window.scene.hints.spread is not None)
    person.click("i8")
    if has_cursor:
        person.press("F2")
    person.table.begin(GameSetup("escabel", size, (Player(), Player())))
    points = person.table.game.rules.board.points
    assert person.window.scene.hints._replace(ghosts={}) == Hints(cursor=points // 2 if has_cursor else None)
    assert person.board.choice.point == (points // 2 if has_cursor else None)
    person.picture()
    if has_cursor:
        person.press("Return")
        assert len(person.moves.split()) == 1


def interrupt_by_dialog(person: Person) -> None:
    """Open a dialog, which hears of the release in the board's place."""
    dialog = QDialog(person.window)
    QTimer.singleShot(0, dialog.reject)
    dialog.exec()
    dialog.deleteLater()


def interrupt_by_bot(person: Person) -> None:
    person.play("a1")


INTERRUPTIONS: dict[str, Callable[[Person], object]] = {
    "a dialog": interrupt_by_dialog,
    "a move from elsewhere": interrupt_by_bot,
    "taking back": lambda person: person.press("Ctrl+Z"),
    "turning the board": lambda person: person.press("Ctrl+F"),
    "another theme": lambda person: setattr(person.window.settings, "theme", "night"),
    "another game": lambda person: person.table.begin(GameSetup("quabble", 7, (Player(), Player()))),
    "resigning": lambda person: person.table.giving_up.resign(),
    "stepping back": lambda person: person.table.game.go_back(),
}


@pytest.mark.parametrize("what", INTERRUPTIONS)
@pytest.mark.parametrize("is_carried", [True, False])
def test_what_is_interrupted_is_no_move_and_the_next_click_counts(
    sit_down: SitDown, what: str, is_carried: bool
) -> None:
    person = sit_down(is_animated=True)
    person.play("b2 b3 c3 d3")
    if is_carried:
        person.lift("b2")
    else:
        QTest.mousePress(person.board.viewport(), Qt.MouseButton.LeftButton, pos=person.place("e5"))
    INTERRUPTIONS[what](person)
    moves = person.moves
    ghosts = person.ghosts
    QTest.mouseRelease(person.board.viewport(), Qt.MouseButton.LeftButton, pos=person.place("b3"))
    assert person.moves == moves
    assert not is_carried or "b2" not in ghosts
    person.table.moving.take_back()
    person.table.game.go_to_start()
    corner = person.table.game.rules.board.names[0]
    person.click(corner)
    assert person.moves == corner
    person.window.scene.finish()
    assert corner in person.piles


def test_a_release_that_nobody_saw_ends_the_drag(person: Person) -> None:
    person.play("b2 b3")
    person.lift("b2")
    QTest.mouseRelease(person.window.menuBar(), Qt.MouseButton.LeftButton)
    person.hover("d4")
    assert person.piles == {"b2": "b", "b3": "w"}
    person.click("d4")
    assert person.moves == "b2 b3 d4"
