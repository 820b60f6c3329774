"""What moves look like: the same in every mirror image, and weights that only they bring about."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from escabel_gui.engine.heuristics.move_patterns import MAX_FEATURES, PatternPolicy
from escabel_gui.engine.heuristics.registry import make_evaluator, make_patterns, make_playouts
from escabel_gui.rules.catalogue import CATALOGUE, make_rules
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.moves import NO_MOVE, PASS, move_kind
from escabel_gui.rules.state import NOBODY, State
from escabel_gui.rules.symmetries import find_symmetries, transform_move, transform_state

CONNECTION_GAMES = [ruleset.name for ruleset in CATALOGUE if make_rules(ruleset.name).has_pie_rule]


def looks(rules: Rules, patterns: PatternPolicy, state: State, last: int) -> dict[int, list[int]]:
    """Return what stands for the features of each move, in order."""
    moves: vec[i64] = vec[i64]([0] * int(rules.move_space))
    move_bonuses: vec[float] = vec[float]([0.0] * int(rules.move_space))
    count = int(rules.legal_moves(state, moves))
    patterns.evaluator.evaluate(state, moves, count, move_bonuses)
    patterns.prepare_position(state, last)
    found = {}
    for move in [int(moves[k]) for k in range(count) if move_kind(moves[k]) < PASS]:
        length = int(patterns.extract_features(state, move))
        assert length <= MAX_FEATURES
        found[move] = sorted(patterns.canonical_feature(int(patterns.features[k])) for k in range(length))
    return found


@given(st.sampled_from(CONNECTION_GAMES), st.integers(2, 60), st.integers(0, 2**32))
@settings(max_examples=60)
def test_mirror_images_look_alike(name: str, plies: int, seed: int) -> None:
    """Compare the looks of moves in all symmetries: however one holds the board, and whoever has which color."""
    rules = make_rules(name, 5)
    patterns = make_patterns(rules, make_evaluator(rules))
    playouts = make_playouts(rules)
    state, random, last = rules.start(), Random(seed), int(NO_MOVE)
    while plies > 0 and rules.winner(state) == NOBODY:
        last = int(playouts.uniform_move(state, random))
        rules.play(state, last)
        plies -= 1
    state.ply += 2  # no swap
    seen = looks(rules, patterns, state, last)
    for symmetry in find_symmetries(rules):
        image = looks(rules, patterns, transform_state(state, symmetry), transform_move(rules, last, symmetry))
        assert {transform_move(rules, move, symmetry): look for move, look in seen.items()} == image


@pytest.mark.parametrize("name", [ruleset.name for ruleset in CATALOGUE])
def test_without_weights_all_moves_are_as_good(name: str) -> None:
    rules = make_rules(name)
    patterns = make_patterns(rules, make_evaluator(rules))
    state = rules.start()
    rules.play(state, rules.legal_move_list(state)[0])
    moves: vec[i64] = vec[i64]([0] * int(rules.move_space))
    share: vec[float] = vec[float]([0.0] * int(rules.move_space))
    count = int(rules.legal_moves(state, moves))
    patterns.evaluator.evaluate(state, moves, count, share)
    patterns.move_probabilities(state, NO_MOVE, moves, count, share)
    choices = sum(move_kind(moves[k]) < PASS for k in range(count))
    assert [share[k] for k in range(count) if move_kind(moves[k]) < PASS] == pytest.approx([1 / choices] * choices)


def test_weights_make_moves_preferred_and_stand_for_all_mirror_images() -> None:
    """Compare the points above, below, left and right of one's own stone: two looks, each with its image."""
    rules = make_rules("escabel", 5)
    patterns = make_patterns(rules, make_evaluator(rules))
    state = rules.parse_position(1, "c3b")
    look = {rules.format_move(move): features for move, features in looks(rules, patterns, state, int(NO_MOVE)).items()}
    surroundings = {name: features[0] for name, features in look.items()}
    assert surroundings["c2"] == surroundings["c4"] != surroundings["b3"] == surroundings["d3"]
    patterns.set_weights({"surroundings": {str(surroundings["c2"]): 512}})
    moves: vec[i64] = vec[i64]([0] * int(rules.move_space))
    share: vec[float] = vec[float]([0.0] * int(rules.move_space))
    count = int(rules.legal_moves(state, moves))
    patterns.move_probabilities(state, NO_MOVE, moves, count, share)
    best = sorted((-share[k], rules.format_move(int(moves[k]))) for k in range(count))
    assert {name for _, name in best[:2]} == {"c2", "c4"}
    assert best[0][0] == pytest.approx(best[1][0])
    assert best[0][0] / best[2][0] == pytest.approx(2.718281828**2)


@pytest.mark.parametrize(
    "table",
    [
        {"colors": {"0": 1}},
        {"place": {"-1": 1}},
        {"place": {"75": 1}},
        {"place": {"one": 1}},
        {"place": {"0": 10**9}},
    ],
)
def test_what_can_be_no_weight_is_refused(table: dict[str, dict[str, int]]) -> None:
    rules = make_rules("escabel", 5)
    patterns = make_patterns(rules, make_evaluator(rules))
    with pytest.raises(ValueError, match=r"colors|place|one"):
        patterns.set_weights(table)
    assert not any(patterns.weights)
