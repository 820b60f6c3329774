"""The game tree: positions, piles and ways through it."""

import gc
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from escabel_gui.record.result import parse_result
from escabel_gui.record.tree import CACHE_SIZE, ChildNode, GameTree, Node, make_child
from escabel_gui.rules.catalogue import CATALOGUE, all_wire_names, make_rules
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.message import IllegalMove
from escabel_gui.rules.state import BLACK, WHITE

ALL_RULES = [name for ruleset in CATALOGUE for name in all_wire_names(ruleset)]


def play(tree: GameTree, moves: str) -> ChildNode:
    """Play moves from the root; return the node to which they lead."""
    node: Node = tree.root
    for move in moves.split():
        node = tree.add_move(node, tree.rules.parse_move(move))
    assert isinstance(node, ChildNode)
    return node


@pytest.fixture
def rules() -> Rules:
    return make_rules("escabel", 5)


def test_a_move_that_is_there_is_not_added_again(rules: Rules) -> None:
    tree = GameTree(rules)
    first = play(tree, "c3 d4")
    assert play(tree, "c3 d4") is first
    assert len(tree.root.children) == 1


def test_an_illegal_move_is_refused_with_its_reason_and_leaves_the_tree_alone(rules: Rules) -> None:
    tree = GameTree(rules)
    node = play(tree, "c3")
    with pytest.raises(IllegalMove, match="c3 is taken"):
        tree.add_move(node, rules.parse_move("c3"))
    assert node.children == []


def test_the_position_is_the_one_that_the_moves_make(rules: Rules) -> None:
    tree = GameTree(rules)
    node = play(tree, "c3 c4 c3-c4 d3")
    state = rules.start()
    for move in ["c3", "c4", "c3-c4", "d3"]:
        rules.play(state, rules.parse_legal_move(state, move))
    assert tree.state_at(node).key() == state.key()


@pytest.mark.parametrize("wire_name", ALL_RULES)
def test_piles_are_as_high_as_the_stacks_and_end_in_their_owners_color(wire_name: str) -> None:
    chance = random.Random(wire_name)
    tree = GameTree(make_rules(wire_name))
    node = tree.root
    while moves := tree.rules.legal_move_list(tree.state_at(node)):
        state = tree.state_at(node)
        for point, pile in enumerate(tree.piles_at(node)):
            assert len(pile) == state.height[point]
            assert not pile or pile[-1] == state.owner[point]
        node = tree.add_move(node, chance.choice(moves))


def test_a_pile_shows_the_colors_below(rules: Rules) -> None:
    tree = GameTree(rules)
    piles = tree.piles_at(play(tree, "c3 c4 c3-c4"))
    assert piles[rules.board.index_by_name["c4"]] == (WHITE, BLACK)
    assert piles[rules.board.index_by_name["c3"]] == (WHITE,)


def test_a_game_may_begin_with_a_position(rules: Rules) -> None:
    tree = GameTree(rules, WHITE, "c3wb c4bw a1b")
    node = tree.add_move(tree.root, rules.parse_move("c4-c3"))
    numbers = rules.board.index_by_name
    assert tree.piles_at(tree.root)[numbers["c3"]] == (WHITE, BLACK)
    assert tree.piles_at(node)[numbers["c3"]] == (WHITE, BLACK, WHITE)
    assert tree.piles_at(node)[numbers["c4"]] == (BLACK, BLACK)
    assert tree.state_at(node).turn == BLACK


def test_a_position_that_cannot_be_read_is_refused(rules: Rules) -> None:
    with pytest.raises(ValueError, match="not a stack on this board"):
        GameTree(rules, BLACK, "z9b")


def test_returned_positions_are_remembered_and_the_oldest_forgotten() -> None:
    tree = GameTree(make_rules("escabel", 19))
    chance = random.Random(1)
    node = tree.root
    while node.depth < 2 * CACHE_SIZE:
        moves = tree.rules.legal_move_list(tree.state_at(node))
        if not moves:
            break
        node = tree.add_move(node, chance.choice(moves))
    assert tree.state_at(node) is tree.state_at(node)
    for step in tree.path_to(node)[::-1]:
        assert tree.state_at(step).ply == step.depth
        assert sum(map(len, tree.piles_at(step))) == sum(tree.state_at(step).height)
    assert len(tree.state_cache.values) <= CACHE_SIZE
    assert len(tree.pile_cache.values) <= CACHE_SIZE


def test_the_seats_are_swapped_from_the_swap_on(rules: Rules) -> None:
    tree = GameTree(rules)
    swap = play(tree, "c3 swap-sides")
    assert swap.parent is not None
    assert not tree.is_swapped_at(swap.parent)
    assert tree.is_swapped_at(swap)
    assert tree.is_swapped_at(play(tree, "c3 swap-sides d4 e5"))
    assert not tree.is_swapped_at(play(tree, "c3 d4 e5"))
    assert tree.state_at(swap).turn == WHITE


def test_the_main_line_goes_by_the_first_children(rules: Rules) -> None:
    tree = GameTree(rules)
    end = play(tree, "a1 b1 c1")
    play(tree, "a1 b2")
    assert tree.main_line() == tree.path_to(end)
    assert [node.depth for node in tree.main_line()] == [0, 1, 2, 3]


def test_promoting_leads_the_main_line_through_a_node(rules: Rules) -> None:
    tree = GameTree(rules)
    play(tree, "a1 b1 c1")
    play(tree, "a2 b1")
    end = play(tree, "a2 b2 c3")
    assert end.parent is not None
    tree.promote(end.parent)
    assert tree.main_line() == tree.path_to(end)
    assert len(tree.root.children) == 2


def test_removing_takes_a_node_and_what_follows(rules: Rules) -> None:
    tree = GameTree(rules)
    play(tree, "a1 b1 c1")
    kept = play(tree, "a1 b2")
    tree.remove(play(tree, "a1 b1"))
    assert tree.main_line() == tree.path_to(kept)


def test_a_node_is_found_again_by_its_indexes(rules: Rules) -> None:
    tree = GameTree(rules)
    play(tree, "a1 b1 c1")
    node = play(tree, "a1 b2 c2")
    assert tree.indexes_of(node) == [0, 1, 0]
    assert tree.node_at([0, 1, 0]) is node
    assert tree.node_at([0, 1, 0, 7]) is node, "as far as the tree goes"
    assert tree.node_at([]) is tree.root


def test_the_result_is_what_the_rules_say() -> None:
    tree = GameTree(make_rules("escabel", 3))
    end = play(tree, "a1 c2 a2 c3 a3 b3")
    assert tree.result_at(tree.root) is None
    assert tree.result_at(end) == parse_result("B+")


def test_comments_are_plain_text_and_properties_escaped() -> None:
    node = Node()
    node.comment = "a] \\ b\n[c"
    assert node.properties["C"] == ["a\\] \\\\ b\n[c"]
    assert node.comment == "a] \\ b\n[c"
    node.comment = ""
    assert node.properties == {}


@given(st.text("ab\\\n\r]"), st.integers(0, 12))
def test_the_start_of_a_comment_is_that_of_the_whole(value: str, most: int) -> None:
    node = Node()
    node.properties["C"] = [value, "b"]
    assert node.comment_start(most) == node.comment[:most]
    node.properties["C"] = [value]
    assert node.comment_start(most) == node.comment[:most]


def test_a_tree_of_any_depth_is_walked_without_recursion(rules: Rules) -> None:
    tree = GameTree(rules)
    node: Node = tree.root
    for _ in range(100_000):  # the ways through a tree do not ask whether its moves are legal
        child = ChildNode(node, 0)
        node.children.append(child)
        node = child
    assert tree.node_at(tree.indexes_of(node)) is node
    assert tree.main_line()[-1] is node
    tree.promote(node)
    assert not tree.is_swapped_at(node)
    tree.remove(tree.root.children[0])
    assert tree.main_line() == [tree.root]


def test_a_tree_goes_with_all_its_nodes(rules: Rules) -> None:
    """Check that Python need not look for nodes as garbage, which would take the longer, the more else there is."""

    def nodes() -> int:
        return sum(isinstance(thing, Node) for thing in gc.get_objects())

    gc.collect()
    before = nodes()
    tree = GameTree(rules)
    tree.state_at(play(tree, "c3 d4 b2"))
    deep = tree.root
    for _ in range(20_000):
        deep = make_child(deep, 0)
    del deep
    assert nodes() > 20_000
    del tree
    assert nodes() <= before  # what a test before has left may go at last
