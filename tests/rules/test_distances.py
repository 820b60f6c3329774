"""How far the edges are from each other, against a plain computation and by hand; and what games make of it."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from escabel_gui.rules.boards import BLACK_FAR, BLACK_NEAR, WHITE_FAR, WHITE_NEAR, square_grid
from escabel_gui.rules.catalogue import CATALOGUE, all_wire_names, find_ruleset, make_rules
from escabel_gui.rules.distances import BLOCKED, FARTHEST, Distances
from escabel_gui.rules.game import NO_ESTIMATE, Rules
from escabel_gui.rules.state import BLACK, NOBODY, WHITE, State, opponent

SIZE = 4
BOARD = square_grid(SIZE)
POINTS = int(BOARD.points)


def plain_distances(tolls: list[int], edge: int) -> list[int]:
    """By relaxing all passages until nothing gets nearer."""
    distance = [tolls[p] if BOARD.edges[p] & edge and tolls[p] < BLOCKED else 10**6 for p in range(POINTS)]
    for _ in range(POINTS):
        for p in range(POINTS):
            for other in BOARD.neighbours(p):
                if tolls[p] < BLOCKED:
                    distance[p] = min(distance[p], distance[other] + tolls[p])
    return distance


@given(st.lists(st.sampled_from([0, 1, 2, 3, 6, int(BLOCKED)]), min_size=POINTS, max_size=POINTS), st.booleans())
def test_distances_are_the_shortest(tolls: list[int], is_black: bool) -> None:
    distances = Distances(POINTS, [int(point) for point in BOARD.neighbour])
    for point, toll in enumerate(tolls):
        distances.tolls[point] = toll
    near_edge, far_edge = (BLACK_NEAR, BLACK_FAR) if is_black else (WHITE_NEAR, WHITE_FAR)
    shortest = distances.measure(BOARD.edges, near_edge, far_edge)
    near, far = plain_distances(tolls, near_edge), plain_distances(tolls, far_edge)
    ways = {p: near[p] + far[p] - tolls[p] for p in range(POINTS)}
    for point, way in ways.items():
        if near[point] < FARTHEST and far[point] < FARTHEST:
            assert distances.through[point] == way
    if min(ways.values()) < FARTHEST:
        assert shortest == min(ways.values())
    else:
        assert shortest >= FARTHEST


def look(rules: Rules, state: State) -> tuple[float, dict[str, float]]:
    """The estimate of a position, and the promise of its moves."""
    moves: vec[i64] = vec[i64]([0] * int(rules.most_moves))
    promise: vec[float] = vec[float]([9.0] * int(rules.most_moves))
    count = int(rules.legal_moves(state, moves))
    estimate = rules.estimate(state, moves, count, promise)
    return estimate, {rules.format_move(int(moves[k])): promise[k] for k in range(count)}


@pytest.mark.parametrize("name", [ruleset.name for ruleset in CATALOGUE])
def test_estimates_and_promises_keep_to_their_range(name: str) -> None:
    rules = make_rules(name)
    state = rules.start()
    for ply in range(20):
        estimate, promises = look(rules, state)
        if estimate != NO_ESTIMATE:
            assert 0 <= estimate <= 1
            assert all(-1 <= promise <= 1 for promise in promises.values())
        moves = [move for move in rules.all_moves(state) if rules.format_move(move) != "swap-sides"]
        if not moves:
            break
        rules.play(state, moves[7 * ply % len(moves)])


def test_who_is_nearer_to_connecting_is_better_off() -> None:
    rules = make_rules("escabel", 5)
    for turn, is_ahead in ((BLACK, True), (WHITE, False)):
        estimate, promises = look(rules, rules.position(int(turn), "c1b c2b c3b a4w e1w"))
        assert (estimate > 0.5) == is_ahead
        assert max(promises, key=lambda move: promises[move]) in ("b4", "c4", "d4")
        assert promises["a1"] < promises["c4"]


@given(
    st.sampled_from(all_wire_names(find_ruleset("escabel"))), st.integers(3, 6), st.integers(0, 60), st.integers(0, 99)
)
@settings(max_examples=200, deadline=None)
def test_the_next_turn_may_end_the_game_where_there_is_a_chain(name: str, size: int, plies: int, seed: int) -> None:
    """A way that costs nothing is a chain, cut diagonals and all."""
    rules = make_rules(name, size)
    state, random = rules.start(), Random(seed)
    moves: vec[i64] = vec[i64]([0] * int(rules.most_moves))
    while plies > 0 and rules.winner(state) == NOBODY:
        look(rules, state)
        assert rules.may_end(state) == rules.has_chain(state, opponent(state.turn))
        rules.play(state, rules.random_turn(state, moves, random))
        plies -= 1
