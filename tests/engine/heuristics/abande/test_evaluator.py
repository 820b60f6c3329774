"""What Abande's evaluator says of a position, against counting by the rules, and what becomes of it in a search."""

from math import log

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from escabel_gui.engine.heuristics.abande.evaluator import PIECE_VALUES, PLAYOUT_LENGTH_LIMIT
from escabel_gui.engine.heuristics.last_good_replies import LastGoodReplies
from escabel_gui.engine.heuristics.registry import make_evaluator, make_playouts
from escabel_gui.engine.search.factory import make_search
from escabel_gui.engine.search.node_pool import ROOT, NodePool
from escabel_gui.engine.search.options import search_preset
from escabel_gui.rules.catalogue import all_wire_names, find_ruleset, make_rules
from escabel_gui.rules.state import BLACK, NOBODY, WHITE, State, opponent

WIRE_NAMES = all_wire_names(find_ruleset("abande"))


def odds(name: str, state: State) -> float:
    """The logarithm of the odds that the evaluator gives who is to move."""
    nothing: vec[float] = vec[float]([0.0])
    estimate, _ = make_evaluator(make_rules(name)).evaluate(state, vec[i64]([0]), 0, nothing)
    return log(estimate / (1 - estimate))


def surplus(name: str, state: State) -> list[int]:
    """By how much who is to move has more of everything that PIECE_VALUES names."""
    rules = make_rules(name)
    me = int(state.turn)
    sleeping = set(rules.sleeping_points(state))
    signs = {point: 1 if state.owner[point] == me else -1 for point in range(37) if state.owner[point] != 0}
    return [
        sum(signs[point] * int(state.height[point]) for point in sleeping),
        *(
            sum(sign for point, sign in signs.items() if state.height[point] == height and point not in sleeping)
            for height in (1, 2, 3)
        ),
        int(state.hand[me] - state.hand[opponent(me)]),
    ]


@given(st.integers(0, 2**32))
@settings(max_examples=40, deadline=None)
def test_the_odds_follow_from_what_each_has(seed: int) -> None:
    rules = make_rules("abande")
    playouts = make_playouts(rules)
    table = dict(PIECE_VALUES)
    state, random = rules.start(), Random(seed)
    while rules.winner(state) == NOBODY:
        hands = int(state.hand[BLACK] + state.hand[WHITE])
        if hands in table:
            expected = sum(worth * more for worth, more in zip(table[hands], surplus("abande", state), strict=True))
            assert odds("abande", state) == pytest.approx(expected, abs=1e-6)
        rules.play(state, playouts.uniform_move(state, random))


@given(st.sampled_from(WIRE_NAMES), st.integers(0, 60), st.integers(0, 2**32))
@settings(max_examples=40, deadline=None)
def test_what_is_good_for_one_is_bad_for_the_other(name: str, plies: int, seed: int) -> None:
    rules = make_rules(name)
    playouts = make_playouts(rules)
    state, random = rules.start(), Random(seed)
    while plies > 0 and rules.winner(state) == NOBODY:
        rules.play(state, playouts.uniform_move(state, random))
        plies -= 1
    before = odds(name, state)
    state.turn = opponent(state.turn)
    assert odds(name, state) == pytest.approx(-before, abs=1e-6)


@pytest.mark.parametrize("name", WIRE_NAMES)
def test_random_games_are_broken_off(name: str) -> None:
    """After so many moves, unless they are over."""
    rules = make_rules(name)
    playouts = make_playouts(rules)
    playouts.max_plies = 5
    replies = LastGoodReplies(rules.move_space)
    state, random = rules.start(), Random(3)
    while True:
        before = int(state.ply)
        replies.start_playout()
        winner = playouts.playout(state, random, replies)
        if winner != NOBODY:
            break
        assert state.ply == before + 5
    assert winner == rules.winner(state)
    assert state.ply <= before + 5


@pytest.mark.parametrize("turn", [int(BLACK), int(WHITE)])
def test_broken_off_games_are_worth_what_is_said_of_their_ends(turn: int) -> None:
    """Whoever is far ahead is so after a few moves, too: in the eyes of who has moved last, that is the other one."""
    rules = make_rules("abande")
    search = make_search(rules, search_preset("default"), NodePool(1 << 12), 1)
    assert search.playouts.max_plies == PLAYOUT_LENGTH_LIMIT
    start = rules.parse_position(turn, "d4wwb d5bbw c3wwb c4wwb e4wwb d3b e3b")
    search.reset(start)
    search.run(60)
    black = search.tree.mean(ROOT) if turn == WHITE else 1 - search.tree.mean(ROOT)
    assert 0.55 < black < 1
    yardstick = make_search(rules, search_preset("uct"), NodePool(1 << 12), 1)
    assert yardstick.playouts.max_plies > PLAYOUT_LENGTH_LIMIT
