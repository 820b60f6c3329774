"""What is said of positions without playing on."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from escabel_gui.engine.heuristics.evaluator import NO_EVALUATION
from escabel_gui.engine.heuristics.registry import make_evaluator, make_playouts
from escabel_gui.rules.catalogue import CATALOGUE, all_wire_names, find_ruleset, make_rules
from escabel_gui.rules.connection import ConnectionRules
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.state import BLACK, NOBODY, WHITE, State, opponent


def look(rules: Rules, state: State) -> tuple[float, bool, dict[str, float]]:
    """Return the estimate of a position, whether the next turn may decide it, and the promise of its moves."""
    moves: vec[i64] = vec[i64]([0] * int(rules.move_space))
    move_bonuses: vec[float] = vec[float]([9.0] * int(rules.move_space))
    count = int(rules.legal_moves(state, moves))
    estimate, can_end_next_ply = make_evaluator(rules).evaluate(state, moves, count, move_bonuses)
    return estimate, can_end_next_ply, {rules.format_move(int(moves[k])): move_bonuses[k] for k in range(count)}


@pytest.mark.parametrize("name", [ruleset.name for ruleset in CATALOGUE])
def test_estimates_and_promises_keep_to_their_range(name: str) -> None:
    rules = make_rules(name)
    state = rules.start()
    for ply in range(20):
        estimate, _, promises = look(rules, state)
        if estimate != NO_EVALUATION:
            assert 0 <= estimate <= 1
            assert all(-1 <= bonus <= 1 for bonus in promises.values())
        moves = [move for move in rules.legal_move_list(state) if rules.format_move(move) != "swap-sides"]
        if not moves:
            break
        rules.play(state, moves[7 * ply % len(moves)])


def test_who_is_nearer_to_connecting_is_better_off() -> None:
    rules = make_rules("escabel", 5)
    for turn, is_ahead in ((BLACK, True), (WHITE, False)):
        estimate, _, promises = look(rules, rules.parse_position(int(turn), "c1b c2b c3b a4w e1w"))
        assert (estimate > 0.5) == is_ahead
        assert max(promises, key=lambda move: promises[move]) in ("b4", "c4", "d4")
        assert promises["a1"] < promises["c4"]


@given(
    st.sampled_from(all_wire_names(find_ruleset("escabel"))), st.integers(3, 6), st.integers(0, 60), st.integers(0, 99)
)
@settings(max_examples=200)
def test_the_next_turn_may_end_the_game_where_there_is_a_chain(name: str, size: int, plies: int, seed: int) -> None:
    """Check that a way that costs nothing is a chain, cut diagonals included."""
    rules = make_rules(name, size)
    assert isinstance(rules, ConnectionRules)
    state, random = rules.start(), Random(seed)
    playouts = make_playouts(rules)
    while plies > 0 and rules.winner(state) == NOBODY:
        assert look(rules, state)[1] == rules.has_chain(state, opponent(state.turn))
        rules.play(state, playouts.uniform_move(state, random))
        plies -= 1


@pytest.mark.parametrize("name", [ruleset.name for ruleset in CATALOGUE])
def test_what_is_said_of_a_position_does_not_depend_on_the_one_before(name: str) -> None:
    rules = make_rules(name)
    evaluator = make_evaluator(rules)
    first, second = rules.start(), rules.start()
    for ply in range(5):
        rules.play(second, rules.legal_move_list(second)[ply])
    moves: vec[i64] = vec[i64]([0] * int(rules.move_space))
    move_bonuses: vec[float] = vec[float]([0.0] * int(rules.move_space))

    def evaluate(state: State) -> tuple[float, bool, list[float]]:
        count = rules.legal_moves(state, moves)
        estimate, can_end_next_ply = evaluator.evaluate(state, moves, count, move_bonuses)
        return estimate, can_end_next_ply, [move_bonuses[k] for k in range(int(count))]

    before = evaluate(first)
    evaluate(second)
    assert evaluate(first) == before
