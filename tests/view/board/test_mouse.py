"""Playing by mouse: clicks, drags, ghosts, targets, and what is said about a point."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt

from hands import Person, SitDown


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


def test_an_illegal_drop_slides_back_and_says_why(person: Person) -> None:
    person.play("b2 b3")
    person.drag("b2", "c2")
    assert person.moves == "b2 b3"
    assert person.piles == {"b2": "b", "b3": "w"}
    game = person.table.game
    numbers = game.rules.board.numbers
    why = game.rules.why_not_step(game.state, numbers["b2"], numbers["c2"])
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
    numbers = game.rules.board.numbers
    why = game.rules.why_not_step(game.state, numbers["b2"], numbers["c2"])
    assert person.message == why.text.format(*why.args)
    person.drag("e1", "e2")
    assert person.message == "e2 becomes Black’s.", "nothing lay on e1 that one could have meant to move"


def test_a_drop_beside_the_board_moves_nothing(person: Person) -> None:
    person.play("b2 b3")
    person.drag("b2", QPoint(2, 2))
    assert person.moves == "b2 b3"
    assert person.piles == {"b2": "b", "b3": "w"}


def test_a_piece_is_put_back_when_the_board_is_turned_or_another(person: Person) -> None:
    person.play("b2 b3")
    person.lift("b2")
    person.press("Ctrl+F")
    person.drop(person.place("b3"))
    assert person.moves == "b2 b3"
    assert person.piles == {"b2": "b", "b3": "w"}
    assert person.ghosts == {}
    person.lift("b2")
    person.window.files.read_text("(;GM[101]RU[quabble]SZ[7];B[c3])", "other")
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


def test_resting_on_a_pile_spreads_it_out(person: Person) -> None:
    person.play("b2 b3 b2-b3")
    person.hover("b3")
    spread = person.table.game.rules.board.numbers["b3"]
    person.qtbot.waitUntil(lambda: person.window.scene.hints.spread == spread)
    person.hover("b2")
    assert person.window.scene.hints.spread is None


def test_the_last_move_is_marked_with_source_and_target(person: Person) -> None:
    person.play("b2 b3")
    numbers = person.table.game.rules.board.numbers
    assert person.window.scene.marks.last == (numbers["b3"],)
    person.play("b2-b3")
    assert person.window.scene.marks.last == (numbers["b2"], numbers["b3"])


def test_moves_are_seen_on_their_way_and_any_click_ends_that(sit_down: SitDown) -> None:
    person = sit_down(is_animated=True)
    person.play("b2")
    assert person.window.scene.is_moving
    person.click("c3")
    assert person.moves == "b2 c3"
    assert person.piles.get("b2") == "b"
    with person.qtbot.waitSignal(person.window.scene.settled):
        pass
    assert person.piles == {"b2": "b", "c3": "w"}


def test_a_stepped_piece_leaves_its_pile_while_it_is_on_its_way(sit_down: SitDown) -> None:
    person = sit_down(is_animated=True)
    person.play("b2 b3 b2-b3")
    assert "b2" not in person.piles
    person.window.scene.finish()
    assert person.piles == {"b2": "w", "b3": "wb"}


def test_the_right_button_plays_nothing(person: Person) -> None:
    person.click("c3", Qt.MouseButton.RightButton)
    assert person.moves == ""
