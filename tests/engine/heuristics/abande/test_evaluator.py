"""What Abande's evaluator says of a position, against counting by the rules, and what becomes of it in a search."""

from math import log

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from escabel_gui.engine.heuristics.abande.evaluator import (
    HAND_VALUES,
    PLAYOUT_LENGTH_LIMIT,
    STACK_VALUES,
    TEMPO_VALUES,
    VALUE_PHASES,
    Situation,
    phase_weights,
)
from escabel_gui.engine.heuristics.last_good_replies import LastGoodReplies
from escabel_gui.engine.heuristics.registry import make_evaluator, make_playouts
from escabel_gui.engine.search.factory import make_search
from escabel_gui.engine.search.node_pool import ROOT, NodePool
from escabel_gui.engine.search.options import search_preset
from escabel_gui.rules.catalogue import all_wire_names, find_ruleset, make_rules
from escabel_gui.rules.state import BLACK, NOBODY, WHITE, State, opponent

WIRE_NAMES = all_wire_names(find_ruleset("abande"))


def odds(name: str, state: State) -> float:
    """Return the logarithm of the odds that the evaluator gives who is to move."""
    nothing: vec[float] = vec[float]([0.0])
    estimate, _ = make_evaluator(make_rules(name)).evaluate(state, vec[i64]([0]), 0, nothing)
    return log(estimate / (1 - estimate))


def situations(name: str, state: State) -> list[tuple[int, Situation]]:
    """Return the owner and the situation of every stack, counted point by point."""
    board = make_rules(name).board
    found: list[tuple[int, Situation]] = []
    for point in range(int(board.points)):
        color, height = int(state.owner[point]), int(state.height[point])
        if height > 0:
            around = [other for other in board.neighbors(point) if state.height[other] > 0]
            enemies = [int(state.height[other]) for other in around if state.owner[other] != color]
            is_attacked = any(other + height <= 3 for other in enemies)
            found.append((color, (height, min(len(enemies), 2), len(around) <= 1, is_attacked)))
    return found


@given(st.sampled_from(WIRE_NAMES), st.integers(0, 2**32))
@settings(max_examples=60)
def test_the_odds_follow_from_what_each_has(name: str, seed: int) -> None:
    rules = make_rules(name)
    playouts = make_playouts(rules)
    worth = dict(STACK_VALUES)
    state, random = rules.start(), Random(seed)
    while rules.winner(state) == NOBODY:
        hands = int(state.hand[BLACK] + state.hand[WHITE])
        if hands in VALUE_PHASES:
            phase, me = VALUE_PHASES.index(hands), int(state.turn)
            expected = sum(worth[how][phase] * (1 if color == me else -1) for color, how in situations(name, state))
            expected += HAND_VALUES[phase] * int(state.hand[me] - state.hand[opponent(me)]) + TEMPO_VALUES[phase]
            assert odds(name, state) == pytest.approx(expected, abs=1e-6)
        rules.play(state, playouts.uniform_move(state, random))


def test_between_two_phases_values_change_evenly() -> None:
    for hands in range(37):
        weights = dict(phase_weights(hands))
        assert sum(weights.values()) == pytest.approx(1.0)
        nearest = min(hands, VALUE_PHASES[-1])
        assert sum(VALUE_PHASES[phase] * weight for phase, weight in weights.items()) == pytest.approx(nearest)


@given(st.sampled_from(WIRE_NAMES), st.integers(2, 60), st.integers(0, 2**32))
@settings(max_examples=40)
def test_what_is_good_for_one_is_bad_for_the_other(name: str, plies: int, seed: int) -> None:
    """Compare the odds of both colors, apart from what it is worth to have the move."""
    rules = make_rules(name)
    playouts = make_playouts(rules)
    state, random = rules.start(), Random(seed)
    while plies > 0 and rules.winner(state) == NOBODY:
        rules.play(state, playouts.uniform_move(state, random))
        plies -= 1
    before = odds(name, state)
    state.turn = opponent(state.turn)
    weights = phase_weights(int(state.hand[BLACK] + state.hand[WHITE]))
    tempo = sum(TEMPO_VALUES[phase] * weight for phase, weight in weights)
    assert odds(name, state) + before == pytest.approx(2 * tempo, abs=1e-6)


@pytest.mark.parametrize("name", WIRE_NAMES)
def test_random_games_are_broken_off(name: str) -> None:
    """Check that random games end after so many moves, unless they are over before."""
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
    """Check that whoever is far ahead is so after a few moves, too; the root's mean is that of who has moved last."""
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
