"""What is known of moves of Quabble and its relatives in which stones stay."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from escabel_gui.engine.heuristics.quabble.patterns import NUM_CAPTURE_BINS
from escabel_gui.engine.heuristics.quabble.shortest_paths import QuabblePaths
from escabel_gui.engine.heuristics.registry import make_evaluator, make_patterns, make_playouts
from escabel_gui.engine.heuristics.shortest_paths import MOVE_COST
from escabel_gui.rules.catalogue import make_rules
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.games.quabble import Quabble
from escabel_gui.rules.moves import NO_MOVE, PASS, move_kind
from escabel_gui.rules.state import BLACK, NOBODY, WHITE, State, opponent

FAMILY = ["quabble", "fast-quabble", "conquare", "fast-conquare"]


def make_quabble(game: str, size: int) -> Quabble:
    rules = make_rules(game, size)
    assert isinstance(rules, Quabble)
    return rules


def random_position(rules: Rules, plies: int, seed: int) -> State:
    state = rules.start()
    playouts = make_playouts(rules)
    playouts.max_plies = plies
    playouts.playout(state, Random(seed), None)
    return state


@given(st.sampled_from(FAMILY), st.integers(3, 6), st.integers(2, 40), st.integers(0, 2**32))
@settings(max_examples=150)
def test_ways_tell_what_is_connected_and_what_a_turn_connects(game: str, size: int, plies: int, seed: int) -> None:
    """Check that a way that costs nothing is a chain, and that none that one turn completes is taken for long."""
    rules = make_quabble(game, size)
    state = random_position(rules, plies, seed)
    path_length = QuabblePaths(rules)
    for color in (BLACK, WHITE):
        assert (path_length.compute(state, color) == 0) == rules.has_chain(state, color)
    if rules.winner(state) == NOBODY:
        afters = [state.copy() for _ in rules.legal_move_list(state)]
        for after, move in zip(afters, rules.legal_move_list(state), strict=True):
            rules.play(after, move)
        can_win = any(rules.has_chain(after, state.turn) for after in afters)
        assert not can_win or path_length.compute(state, state.turn) <= 2 * MOVE_COST


@pytest.mark.parametrize("game", FAMILY)
def test_a_turn_never_shortens_the_other_color_s_way(game: str) -> None:
    rules = make_quabble(game, 6)
    path_length = QuabblePaths(rules)
    state = random_position(rules, 12, 4)
    before = path_length.compute(state, opponent(state.turn))
    for move in rules.legal_move_list(state):
        assert path_length.compute(rules.after(state, move), opponent(state.turn)) >= before


@pytest.mark.parametrize(
    ("game", "stones", "half_turns"),
    [
        ("quabble", "", 6),  # three light squares on the border bring the dark ones between them along
        ("fast-quabble", "", 6),
        ("quabble", "a1b a2b a3b", 3),  # a5 is enough; that it serves a4 as well is not seen in full
        ("quabble", "a1b a2b a3b a5w", 4),
        ("quabble", "a1w c1w e1w b1w d1w", 64),
    ],
)
def test_how_long_ways_are(game: str, stones: str, half_turns: int) -> None:
    rules = make_quabble(game, 5)
    assert QuabblePaths(rules).compute(rules.parse_position(BLACK, stones), BLACK) == half_turns


@pytest.mark.parametrize("game", FAMILY)
def test_patterns_of_a_position_do_not_depend_on_the_one_before(game: str) -> None:
    """Check that what was near the last move is forgotten."""
    rules = make_rules(game, 5)
    patterns = make_patterns(rules, make_evaluator(rules))
    moves: vec[i64] = vec[i64]([0] * int(rules.move_space))

    def features(state: State, last: int) -> list[list[int]]:
        count = int(rules.legal_moves(state, moves))
        patterns.prepare_position(state, last)
        found = []
        for k in range(count):
            length = patterns.extract_features(state, moves[k]) if move_kind(moves[k]) < PASS else 0
            found.append([int(patterns.features[place]) for place in range(length)])
        return found

    first, second = random_position(rules, 4, 1), random_position(rules, 9, 2)
    before = features(first, int(NO_MOVE))
    lasts = {str(features(second, move)) for move in (16 * point for point in range(int(rules.board.points)))}
    assert len(lasts) > 4
    assert features(first, int(NO_MOVE)) == before


@given(st.sampled_from(FAMILY), st.integers(3, 6), st.integers(0, 30), st.integers(0, 2**32))
@settings(max_examples=60)
def test_what_a_turn_wins_and_takes_away_is_seen(game: str, size: int, plies: int, seed: int) -> None:
    """Count the dark squares that come along with the stone, and would come along with one of the other color's."""
    rules = make_quabble(game, size)
    state = random_position(rules, plies, seed)
    state.ply += 2  # no swap
    patterns = make_patterns(rules, make_evaluator(rules))
    patterns.prepare_position(state, NO_MOVE)
    block = patterns.feature_groups["won"]
    for move in rules.legal_move_list(state):
        length = int(patterns.extract_features(state, move))
        found = [int(patterns.features[place]) - block for place in range(length)]
        counts = [
            divmod(feature, NUM_CAPTURE_BINS) for feature in found if 0 <= feature < NUM_CAPTURE_BINS * NUM_CAPTURE_BINS
        ]
        if rules.squares.is_dark[move // 16]:
            assert counts == []
            continue
        gains = []
        for color in (state.turn, opponent(state.turn)):
            after = state.copy()
            after.turn = color
            rules.play(after, move)
            gains.append(stones(after) - stones(state) - 1)
        assert counts == [tuple(gains)]


def stones(state: State) -> int:
    return sum(owner in (BLACK, WHITE) for owner in state.owner)
