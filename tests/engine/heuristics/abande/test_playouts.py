"""The fast random games of Abande are games by the rules, with the same chances, on all boards."""

from collections import Counter
from math import sqrt

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from librt.random import Random

from escabel_gui.engine.heuristics.abande.playouts import AbandePlayouts
from escabel_gui.rules.boards import Board
from escabel_gui.rules.catalogue import all_wire_names, find_ruleset, make_rules
from escabel_gui.rules.games.abande import Abande
from escabel_gui.rules.games.abande_connectivity import GroupBitboard
from escabel_gui.rules.moves import PASS, PLACE, STEP, pack_move
from escabel_gui.rules.state import BLACK, NOBODY

WIRE_NAMES = all_wire_names(find_ruleset("abande"))


def hanging_together(board: Board, start: int, points: set[int]) -> set[int]:
    """Return those of the points that one can walk to from the start, point by point."""
    found, waiting = {start}, [start]
    while waiting:
        for other in board.neighbors(waiting.pop()):
            if other in points and other not in found:
                found.add(other)
                waiting.append(other)
    return found


def set_of_points(band: GroupBitboard, number: int) -> set[int]:
    return {point for point in range(int(band.points)) if number & band.bits[point]}


def number_of(band: GroupBitboard, points: set[int]) -> int:
    return sum(int(band.bits[point]) for point in points)


@given(st.sampled_from(WIRE_NAMES), st.sets(st.integers(0, 36), min_size=1), st.data())
@settings(max_examples=150)
def test_a_group_is_what_one_can_walk_to(name: str, points: set[int], data: st.DataObject) -> None:
    board = make_rules(name).board
    band = GroupBitboard(board)
    start = data.draw(st.sampled_from(sorted(points)))
    stacks = number_of(band, points)
    group = hanging_together(board, start, points)
    assert set_of_points(band, int(band.spread(band.bits[start], stacks, stacks))) == group
    others = group - {start}
    holds = not others or hanging_together(board, min(others), others) == others
    assert band.stays_connected_without(number_of(band, group), start) == holds


@given(st.sampled_from(WIRE_NAMES), st.sampled_from(["", "d4w", "d4w d5w"]), st.integers(0, 2**32))
@settings(max_examples=40)
def test_what_is_kept_up_to_date_are_the_turns(name: str, stacks: str, seed: int) -> None:
    """Compare the turns that a fast game keeps with the legal ones, from its first turn to its last."""
    rules = make_rules(name)
    assert isinstance(rules, Abande)
    playouts = AbandePlayouts(rules)
    kinds = [int(PLACE), *range(int(STEP), int(STEP + rules.board.directions))]
    moves = [int(pack_move(point, kind)) for point in range(int(rules.board.points)) for kind in kinds]
    state, random = rules.parse_position(BLACK, stacks), Random(seed)
    playouts.load_position(state)
    while rules.winner(state) == NOBODY:
        turns = rules.legal_move_list(state)
        assert {move for move in [*moves, int(PASS)] if playouts.can_play(state, move)} == set(turns)
        move = int(playouts.draw_move(state, random))
        assert move in turns
        expected = rules.after(state, move)
        playouts.play(state, move)
        assert state.key() == expected.key()


@pytest.mark.parametrize("name", WIRE_NAMES)
def test_every_turn_is_as_likely_late_in_a_fast_game(name: str) -> None:
    """Count draws, within six standard errors, after moves that left points listed which no longer touch the band."""
    rules = make_rules(name)
    assert isinstance(rules, Abande)
    playouts = AbandePlayouts(rules)
    state, random = rules.start(), Random(5)
    playouts.load_position(state)
    while rules.winner(state) == NOBODY:
        turns = rules.legal_move_list(state)
        if state.ply % 9 == 8:
            drawn = Counter(int(playouts.draw_move(state, random)) for _ in range(100 * len(turns)))
            assert set(drawn) == set(turns)
            assert all(abs(times - 100) < 6 * sqrt(100) for times in drawn.values())
        playouts.play(state, playouts.draw_move(state, random))
