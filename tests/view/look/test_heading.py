"""Games as books name them, and their moves."""

from escabel_gui.record.result import parse_result
from escabel_gui.record.tree import GameTree, steps_to
from escabel_gui.rules.catalogue import make_rules
from escabel_gui.rules.state import WHITE
from escabel_gui.view.look.heading import heading_of, move_text
from tests.view.rich_game import add_moves, rich_game


def test_moves_are_numbered_as_in_books() -> None:
    tree = rich_game()
    line = steps_to(tree.last_node())
    assert move_text(tree, line) == "1. a1 c2 2. a2 c3 3. a3 b3"
    assert move_text(tree, line[1:3]) == "1… c2 2. a2"


def test_what_follows_a_swap_has_its_number_as_in_the_list_of_moves() -> None:
    tree = GameTree(make_rules("escabel", 5))
    end = add_moves(tree, "c3 swap-sides d4 a1 b1")
    line = steps_to(end)
    assert move_text(tree, line) == "1. c3 Swap 2… d4 3. a1 b1"
    assert move_text(tree, line[1:]) == "1… Swap 2… d4 3. a1 b1"
    assert move_text(tree, line[2:]) == "2… d4 3. a1 b1"


def test_a_game_that_white_begins_begins_with_a_number() -> None:
    tree = GameTree(make_rules("escabel", 5), WHITE, "")
    assert move_text(tree, steps_to(add_moves(tree, "c3 d4 e5"))) == "1… c3 2. d4 e5"


def test_the_heading_tells_what_is_known() -> None:
    tree = rich_game()
    tree.name, tree.players = "Final", ["", "Anna", ""]
    facts = "Escabel, 3\u00a0×\u00a03 · Nov 20, 2026 · Black wins."
    assert heading_of(tree) == ("Final", "Black: Anna · White: ?", facts)
    plain = GameTree(make_rules("escabel:connection=tiebreak,setup=checkered-black", 4))
    assert heading_of(plain) == ("Escabel, 4\u00a0×\u00a04 (Tiebreak, Checkered, Black on a1)", "", "")
    plain.result = parse_result("W+F")
    assert heading_of(plain).details == "White wins: Black forfeited the game."
