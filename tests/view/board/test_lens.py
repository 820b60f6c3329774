"""The lens on the board: what it shows, and for how long it is on."""

from __future__ import annotations

from escabel_gui.model.players.player import Player
from escabel_gui.model.table.game_setup import GameSetup
from escabel_gui.model.table.lens import Lens
from hands import Person
from seating import wait_until

FRIENDS = GameSetup("escabel", 5, (Player(), Player()))


def test_the_lens_shows_where_the_board_is_contested(person: Person) -> None:
    person.play("b2 c2 c3 b3")
    numbers = person.table.game.rules.board.index_by_name
    assert person.window.acts.lens.isChecked()
    pairs = {(numbers["b2"], numbers["c3"], False), (numbers["c2"], numbers["b3"], False)}
    assert set(person.window.scene.lens.contested) == pairs
    person.press("L")
    assert person.window.scene.lens == Lens()
    person.press("L")
    assert set(person.window.scene.lens.contested) == pairs


def test_the_lens_shows_what_would_come_of_the_move_under_the_pointer(person: Person) -> None:
    person.play("b2 c2 c3")
    assert person.window.scene.lens.contested == ()
    person.hover("b3")
    assert len(person.window.scene.lens.contested) == 2
    person.hover("e5")
    assert person.window.scene.lens.contested == ()


def test_the_lens_is_on_until_one_has_finished_three_games_of_a_kind(person: Person) -> None:
    for _ in range(3):
        assert person.window.acts.lens.isChecked()
        person.play("a1 b1")
        person.table.resign()
        person.table.begin(FRIENDS)
        wait_until(lambda: not person.table.game.tree.root.children)
    assert not person.window.acts.lens.isChecked()
    assert person.window.scene.lens == Lens()
    person.table.begin(FRIENDS._replace(wire_name="quabble"))
    wait_until(lambda: person.table.game.rules.wire_name == "quabble")
    assert person.window.acts.lens.isChecked()
