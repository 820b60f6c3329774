"""What is near the last moves is seen, and what is not seen is not searched."""

import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from escabel_gui.engine.heuristics.registry import make_evaluator
from escabel_gui.engine.heuristics.weights import learned_patterns
from escabel_gui.engine.search.attention import FAR, NEAR, Attention
from escabel_gui.engine.search.factory import make_search
from escabel_gui.engine.search.node_pool import ROOT, NodePool
from escabel_gui.engine.search.options import search_preset
from escabel_gui.rules.catalogue import make_rules
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.moves import NO_MOVE, SWAP
from escabel_gui.rules.state import BLACK, State

SEEDS = 200


def make_attention(rules: Rules, state: State) -> Attention:
    attention = Attention(rules, learned_patterns(rules, make_evaluator(rules)))
    moves = vec[i64](rules.legal_move_list(state))
    attention.note_clauses(state, moves, len(moves))
    return attention


def seen_share(attention: Attention, state: State, move: int, last: int, far: float, second: float) -> float:
    """Return the share of turns in which a move is seen."""
    seen = 0
    for seed in range(SEEDS):
        attention.look(Random(seed), far, second, last, NO_MOVE)
        seen += attention.sees(state, last, move)
    return seen / SEEDS


def test_what_is_near_is_seen_and_what_is_far_is_seen_at_times() -> None:
    rules = make_rules("escabel", 9)
    state = rules.parse_position(int(BLACK), "a1w b2b")
    attention = make_attention(rules, state)
    last = rules.parse_move("a1")
    assert seen_share(attention, state, rules.parse_move("c3"), last, 0.3, 1.0) == 1.0
    assert 0.2 < seen_share(attention, state, rules.parse_move("i9"), last, 0.3, 1.0) < 0.4
    assert 0.7 < seen_share(attention, state, rules.parse_move("d1"), last, 0.3, 1.0) < 0.85
    assert (attention.distance(rules.parse_move("a2") // 16, last), NEAR, FAR) == (1, 2, 5)


@pytest.mark.parametrize(
    ("game", "size", "stacks", "move"),
    [
        ("escabel", 5, "b2b b3w", "b2-b3"),  # a climb
        ("quabble", 7, "c3b e3w d2b d4w", "d3"),  # a dark square that is contested
    ],
)
def test_the_second_clause_is_overlooked_even_nearby(game: str, size: int, stacks: str, move: str) -> None:
    rules = make_rules(game, size)
    state = rules.parse_position(int(BLACK), stacks)
    attention = make_attention(rules, state)
    number = rules.parse_legal_move(state, move)
    assert 0.4 < seen_share(attention, state, number, number, 1.0, 0.25) < 0.6


def test_where_there_are_only_climbs_they_are_no_second_clause() -> None:
    rules = make_rules("escabel:setup=checkered-black", 4)
    state = rules.start()
    attention = make_attention(rules, state)
    move = rules.legal_move_list(state)[0]
    assert seen_share(attention, state, move, NO_MOVE, 0.3, 0.1) == 1.0


def test_only_what_is_seen_is_searched_below_the_root() -> None:
    rules = make_rules("escabel", 7)
    state = rules.parse_position(int(BLACK), "a1w b2b b3w d4b")
    last = rules.parse_move("a1")
    attention = make_attention(rules, state)
    attention.look(Random(3), 0.2, 0.2, last, NO_MOVE)
    tree = NodePool(1 << 14)
    search = make_search(rules, search_preset("default"), tree, 1)
    search.reset(state, last)
    candidates = [rules.parse_move(name) for name in ("d5", "b2-b3", "e4")]
    search.narrow(vec[i64](candidates), len(candidates))
    search.attention = attention
    search.run(300)
    children = range(int(tree.first_child[ROOT]), int(tree.first_child[ROOT] + tree.child_count[ROOT]))
    assert sorted(int(tree.move[child]) for child in children) == sorted(candidates)
    expanded = [child for child in children if tree.child_count[child] > 0]
    assert expanded
    for child in expanded:
        after = rules.after(state, tree.move[child])
        replies = range(int(tree.first_child[child]), int(tree.first_child[child] + tree.child_count[child]))
        found = {int(tree.move[reply]) for reply in replies}
        assert found == {move for move in rules.legal_move_list(after) if attention.sees(after, tree.move[child], move)}
        assert len(found) < len(rules.legal_move_list(after))


def test_the_swap_is_always_seen() -> None:
    rules = make_rules("escabel", 5)
    state = rules.start()
    rules.play(state, rules.parse_move("c3"))
    attention = make_attention(rules, state)
    assert seen_share(attention, state, int(SWAP), rules.parse_move("c3"), 0.0, 0.0) == 1.0
