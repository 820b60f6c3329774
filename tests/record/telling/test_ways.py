"""How many moves a color still needs: the ways between its edges that hints count."""

from random import Random

import pytest

from escabel_gui.record.telling.threats import Work
from escabel_gui.record.telling.ways import can_play, find_direct_way, find_way
from escabel_gui.rules.catalogue import make_rules
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.state import BLACK, WHITE, State
from tests.rules.playing import random_game, repeat


def position(rules: Rules, moves: str) -> State:
    state = rules.start()
    for move in moves.split():
        rules.play(state, rules.parse_legal_move(state, move))
    return state


@pytest.mark.parametrize(
    ("moves", "count"),
    [
        ("g1 swap-sides i9 c9", 8),  # down the column, and not through g1
        ("g1 swap-sides i9 g9", 7),
        ("g1 swap-sides i9 c9 c7 e7", 8),
        ("g1 swap-sides e5", 8),
    ],
)
def test_a_way_through_squares_that_are_still_closed_is_short(moves: str, count: int) -> None:
    rules = make_rules("quabble", 9)
    way = find_direct_way(rules, position(rules, moves), BLACK)
    assert way is not None
    assert len(way) == count


@pytest.mark.parametrize(
    ("moves", "way"),
    [
        ("c2", "c1 c3 c4 c5"),
        ("c2 d5", "c1 c3 c4 c5"),
        ("c2 d5 c3 b2 b4 e5", "c1 b5"),
    ],
)
def test_a_way_is_as_straight_as_can_be(moves: str, way: str) -> None:
    rules = make_rules("escabel", 5)
    found = find_way(rules, position(rules, moves), BLACK, Work(10**7))
    assert found is not None
    assert {rules.format_move(move) for move in found} == set(way.split())


@pytest.mark.parametrize(
    ("wire_name", "size"), [("escabel", 5), ("quabble", 7), ("fast-quabble", 7), ("qualos", 7), ("conquare", 4)]
)
def test_a_way_can_be_played_and_joins_the_edges_at_its_last_move(wire_name: str, size: int) -> None:
    rules, random = make_rules(wire_name, size), Random(4)
    for _ in repeat(5):
        for state, _, _ in random_game(rules, random):
            for color in (BLACK, WHITE):
                start = state.copy()
                start.turn = color
                way = find_direct_way(rules, state, color)
                assert way is None or not way or can_play(rules, start, color, way)
