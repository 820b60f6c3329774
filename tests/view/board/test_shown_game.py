"""The game on the board, whoever hears first that there is another one."""

from escabel_gui.model.table.game import Game
from escabel_gui.record.tree import GameTree
from escabel_gui.rules.catalogue import make_rules
from tests.view.hands import Person


def test_a_larger_board_is_there_for_whoever_hears_of_it_first(person: Person) -> None:
    shown = person.window.shown_game
    game = shown.game
    game.replace(GameTree(make_rules("escabel", 3)))
    game.replaced.connect(lambda: shown.show_threats((140,)))
    game.replaced.connect(shown.show)
    shown.follow(Game(GameTree(make_rules("abande"))))
    shown.follow(game)  # which hears of another game after the others now
    game.replace(GameTree(make_rules("escabel:setup=checkered-black", 12)))
