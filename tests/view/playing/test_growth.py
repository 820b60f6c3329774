"""A stack of Escabel that can climb and grow: the first click selects it, the second one lets it grow."""

from random import Random

from escabel_gui.model.players.player import Player
from escabel_gui.model.table.game_setup import GameSetup
from tests.model.seating import rest
from tests.view.hands import Person, SitDown


def begin(sit_down: SitDown) -> Person:
    person = sit_down(GameSetup("escabel:growth=equal", 4, (Player(), Player())))
    for name in ("b2", "b3", "c3"):
        person.click(name)
    rest(person.table)
    return person


def test_a_second_click_lets_a_stack_grow(sit_down: SitDown) -> None:
    person = begin(sit_down)
    person.hover("b3")
    assert person.message.startswith("b3 can climb ")
    assert person.message.endswith(" Chosen twice, it becomes 2 high.")
    person.click("b3")
    assert person.message.startswith("White’s stack b3 grows: it becomes 2 high.")
    person.click("b3")
    rest(person.table)
    assert person.moves == "b2 b3 c3 b3"


def test_a_selected_stack_still_climbs(sit_down: SitDown) -> None:
    person = begin(sit_down)
    person.click("b3")
    person.click("b2")
    assert person.moves == "b2 b3 c3 b3-b2"


def test_a_whole_game_with_growth_is_played_by_mouse(sit_down: SitDown) -> None:
    person, chance = begin(sit_down), Random(4)
    game = person.table.game
    while not game.is_over:
        node, move = game.node, chance.choice(game.rules.legal_move_list(game.state))
        person.make_move(move)
        assert game.node.parent is node
        assert person.window.scene.shown_piles == game.piles
