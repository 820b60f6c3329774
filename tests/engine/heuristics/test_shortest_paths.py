"""How far the edges are from each other, against a plain computation."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from escabel_gui.engine.heuristics.shortest_paths import BLOCKED, FARTHEST, Distances
from escabel_gui.rules.boards import BLACK_FAR, BLACK_NEAR, DIRECTIONS, WHITE_FAR, WHITE_NEAR, square_grid

SIZE = 4
BOARD = square_grid(SIZE)
POINTS = int(BOARD.points)


def plain_distances(tolls: list[int], edge: int) -> list[int]:
    """By relaxing all passages until nothing gets nearer."""
    distance = [tolls[p] if BOARD.edges[p] & edge and tolls[p] < BLOCKED else 10**6 for p in range(POINTS)]
    for _ in range(POINTS):
        for p in range(POINTS):
            for other in BOARD.neighbors(p):
                if tolls[p] < BLOCKED:
                    distance[p] = min(distance[p], distance[other] + tolls[p])
    return distance


@given(st.lists(st.sampled_from([0, 1, 2, 3, 6, int(BLOCKED)]), min_size=POINTS, max_size=POINTS), st.booleans())
def test_distances_are_the_shortest(tolls: list[int], is_black: bool) -> None:
    distances = Distances(POINTS, [int(point) for point in BOARD.neighbor])
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


@given(
    st.lists(st.sampled_from([0, 2, int(BLOCKED)]), min_size=POINTS, max_size=POINTS),
    st.lists(st.integers(0, 3), min_size=POINTS, max_size=POINTS),
    st.lists(st.integers(0, 2), min_size=POINTS, max_size=POINTS),
)
def test_passages_and_edges_may_have_tolls(tolls: list[int], halves: list[int], entries: list[int]) -> None:
    """Here a passage costs what its two ends ask for."""
    distances = Distances(POINTS, [int(point) for point in BOARD.neighbor])
    for point, toll in enumerate(tolls):
        distances.tolls[point] = toll
        distances.entries[point] = entries[point]
        for slot in range(point * DIRECTIONS, (point + 1) * DIRECTIONS):
            other = BOARD.neighbor[slot]
            distances.crossings[slot] = halves[point] + halves[other] if other < POINTS else 0
    shortest = distances.measure(BOARD.edges, BLACK_NEAR, BLACK_FAR)
    sums = []
    for edge in (BLACK_NEAR, BLACK_FAR):
        distance = [
            tolls[p] + entries[p] if BOARD.edges[p] & edge and tolls[p] < BLOCKED else 999 for p in range(POINTS)
        ]
        for _ in range(POINTS):
            for p in range(POINTS):
                for other in BOARD.neighbors(p):
                    if tolls[p] < BLOCKED:
                        distance[p] = min(distance[p], distance[other] + halves[p] + halves[other] + tolls[p])
        sums.append(distance)
    ways = [near + far - toll for near, far, toll in zip(*sums, tolls, strict=True) if toll < BLOCKED]
    if min(ways, default=999) < FARTHEST:
        assert shortest == min(ways)
    else:
        assert shortest >= FARTHEST
