"""Going back from a position to the one before it: what was proven stays, and the tree stays a tree."""

import pytest
from librt.random import Random

from escabel_gui.engine.search.factory import make_search
from escabel_gui.engine.search.mcts import MAX_VISITS_AFTER_RETREAT, Search
from escabel_gui.engine.search.move_selection import best_child
from escabel_gui.engine.search.node_pool import NO_NODE, ROOT, WIN, NodePool
from escabel_gui.engine.search.options import search_preset
from escabel_gui.engine.thinking.played_line import PlayedLine
from escabel_gui.engine.thinking.search_controller import SearchController
from escabel_gui.rules.catalogue import CATALOGUE, make_rules
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.moves import NO_MOVE
from escabel_gui.rules.state import NOBODY, State
from tests.rules.playing import nearest_size

ALL_GAMES = [ruleset.name for ruleset in CATALOGUE]


def random_line(rules: Rules, seed: int) -> tuple[list[int], list[State]]:
    """Play a random game; return its moves, and the positions from the start to the last one before the end."""
    random, states = Random(seed), [rules.start()]
    moves: list[int] = []
    while True:
        choice = rules.legal_move_list(states[-1])
        move = choice[random.randrange(len(choice))]
        after = rules.after(states[-1], move)
        if rules.winner(after) != NOBODY:
            return moves, states
        moves.append(move)
        states.append(after)


def check_tree(search: Search) -> None:
    tree = search.tree
    assert tree.parent[ROOT] == NO_NODE
    for node in range(int(tree.used)):
        for child in range(int(tree.first_child[node]), int(tree.first_child[node] + tree.child_count[node])):
            assert node < child < tree.used
            assert tree.parent[child] == node
        assert tree.child_count[node] == 0 or NO_NODE <= tree.favorite[node] < tree.child_count[node]
    moves = [int(tree.move[child]) for child in range(1, 1 + int(tree.child_count[ROOT]))]
    assert sorted(moves) == sorted(search.rules.legal_move_list(search.root_state))


def knowledge_below(tree: NodePool, node: int) -> list[tuple[int, int, float, int]]:
    """Return all that is known of what hangs on a node, in the order of the rows."""
    found, todo = [], [node]
    while todo:
        first, count = int(tree.first_child[todo[0]]), int(tree.child_count[todo.pop(0)])
        for child in range(first, first + count):
            found.append(
                (int(tree.move[child]), int(tree.visits[child]), float(tree.value_sum[child]), int(tree.proof[child]))
            )
            todo.append(child)
    return found


@pytest.mark.parametrize("name", ALL_GAMES)
def test_what_is_below_stays_as_it_is(name: str) -> None:
    rules = make_rules(name, nearest_size(name, 7))
    moves, states = random_line(rules, 1)
    search = make_search(rules, search_preset("default"), NodePool(1 << 16), 1)
    search.reset(states[-1])
    search.run(200)
    for move, state in zip(reversed(moves), reversed(states[:-1]), strict=True):
        before = knowledge_below(search.tree, ROOT)
        assert search.retreat(state, move, NO_MOVE)
        check_tree(search)
        child = int(search.tree.find_child(ROOT, move))
        assert knowledge_below(search.tree, child) == before
        assert search.tree.visits[ROOT] == search.tree.visits[child] <= MAX_VISITS_AFTER_RETREAT
        search.run(50)
        check_tree(search)


def test_a_win_that_was_played_is_known_at_once() -> None:
    rules = make_rules("escabel", 5)
    search = make_search(rules, search_preset("default"), NodePool(1 << 16), 1)
    state = rules.parse_position(1, "c1b c2b c3b c4b a3w e3w a2w")
    move = rules.parse_legal_move(state, "c5")
    search.reset(rules.after(state, move))
    search.run(3000)
    assert search.tree.proof[ROOT] == WIN  # for Black, who moved there
    assert search.retreat(state, move, NO_MOVE)
    assert search.is_root_proven()
    assert best_child(search.tree) == search.tree.find_child(ROOT, move)
    check_tree(search)


def test_a_full_tree_makes_room_or_begins_anew() -> None:
    rules = make_rules("escabel", 5)
    moves, states = random_line(rules, 2)
    search = make_search(rules, search_preset("default"), NodePool(400), 1)
    search.reset(states[-1])
    for move, state in zip(reversed(moves), reversed(states[:-1]), strict=True):
        search.run(2000)
        if not search.retreat(state, move, NO_MOVE):
            search.reset(state)
        check_tree(search)


@pytest.mark.parametrize("name", ["escabel", "quabble", "qualos"])
def test_the_policy_knows_the_move_before_the_one_that_is_taken_back(name: str) -> None:
    rules = make_rules(name, 7)
    line = PlayedLine(rules)
    for place in (24, 16, 9):
        line.play(rules.legal_move_list(line.state)[place])
    there, back = (SearchController(rules, search_preset("default"), NodePool(1 << 12), 1) for _ in range(2))
    back.set_root(line)
    line.undo()
    back.set_root(line)
    there.set_root(line)
    assert logits_of(back) == pytest.approx(logits_of(there))


def logits_of(thinker: SearchController) -> dict[int, float]:
    tree = thinker.tree
    return {int(tree.move[child]): float(tree.policy_logit[child]) for child in thinker.children()}
