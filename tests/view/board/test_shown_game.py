"""The game on the board, whoever hears first that there is another one."""

import pytest

from escabel_gui.model.players.player import Player
from escabel_gui.model.table.game import Game
from escabel_gui.model.table.game_setup import GameSetup
from escabel_gui.record.marks import CIRCLE, Mark
from escabel_gui.record.tree import GameTree
from escabel_gui.rules.catalogue import make_rules
from tests.model.seating import wait_until
from tests.view.hands import Person, SitDown
from tests.view.places import WON_BY_BLACK


def test_a_larger_board_is_there_for_whoever_hears_of_it_first(person: Person) -> None:
    shown = person.window.shown_game
    game = shown.game
    game.replace(GameTree(make_rules("escabel", 3)))
    other = Game(GameTree(make_rules("abande")))
    shown.follow(other)
    other.replaced.connect(lambda: shown.show_threats((140,)))
    other.replaced.connect(shown.show)
    shown.follow(game)
    shown.follow(other)  # which the board hears of after the others now
    other.replace(GameTree(make_rules("escabel:setup=checkered-black", 12)))


def test_a_larger_board_with_signs_may_come_while_a_piece_is_carried(person: Person) -> None:
    person.play("b2 b3")
    person.press("L")
    person.lift("b2")
    person.table.begin(GameSetup("escabel:setup=checkered-black", 12, (Player(), Player())))
    wait_until(lambda: person.window.scene.geometry.board is person.table.game.rules.board)
    assert len(person.window.scene.overlay.contested) > 100


@pytest.mark.parametrize("moves", ["c3 d4", WON_BY_BLACK], ids=["in a game", "at its end"])
def test_a_move_goes_on_while_something_is_noted(sit_down: SitDown, moves: str) -> None:
    person = sit_down(is_animated=True)
    before, last = moves.rsplit(" ", 1)
    person.play(before)
    scene = person.window.scene
    scene.finish()
    scene.animation_ms = 60_000  # longer than a busy machine takes to look
    person.play(last)
    assert scene.is_moving
    person.table.game.mark(0, Mark(CIRCLE))
    assert scene.is_moving
    scene.finish()
    assert scene.marks.drawn == ((0, Mark(CIRCLE)),)
