"""How far the edges are from each other, against a plain computation."""

from hypothesis import given
from hypothesis import strategies as st

from escabel_gui.engine.heuristics.shortest_paths import IMPASSABLE, MAX_DISTANCE, ShortestPaths
from escabel_gui.rules.boards import BLACK_FAR, BLACK_NEAR, DIRECTIONS, WHITE_FAR, WHITE_NEAR, square_grid
from escabel_gui.rules.state import BLACK, WHITE

SIZE = 4
BOARD = square_grid(SIZE)
POINTS = int(BOARD.points)


def plain_distances(node_costs: list[int], edge: int) -> list[int]:
    """Return distances found by relaxing all passages until nothing gets nearer."""
    distance = [node_costs[p] if BOARD.edges[p] & edge and node_costs[p] < IMPASSABLE else 10**6 for p in range(POINTS)]
    for _ in range(POINTS):
        for p in range(POINTS):
            for other in BOARD.neighbors(p):
                if node_costs[p] < IMPASSABLE:
                    distance[p] = min(distance[p], distance[other] + node_costs[p])
    return distance


@given(
    st.lists(st.sampled_from([0, 1, 2, 3, 6, int(IMPASSABLE)]), min_size=POINTS, max_size=POINTS),
    st.sampled_from([BLACK, WHITE]),
)
def test_distances_are_the_shortest(node_costs: list[int], color: int) -> None:
    paths = ShortestPaths(POINTS, [int(point) for point in BOARD.neighbor])
    for point, cost in enumerate(node_costs):
        paths.node_costs[point] = cost
    near_edge, far_edge = (BLACK_NEAR, BLACK_FAR) if color == BLACK else (WHITE_NEAR, WHITE_FAR)
    shortest = paths.compute(BOARD.edges, color)
    near, far = plain_distances(node_costs, near_edge), plain_distances(node_costs, far_edge)
    path_length = {p: near[p] + far[p] - node_costs[p] for p in range(POINTS)}
    for point, way in path_length.items():
        if near[point] < MAX_DISTANCE and far[point] < MAX_DISTANCE:
            assert paths.through[point] == way
    if min(path_length.values()) < MAX_DISTANCE:
        assert shortest == min(path_length.values())
    else:
        assert shortest >= MAX_DISTANCE


@given(
    st.lists(st.sampled_from([0, 2, int(IMPASSABLE)]), min_size=POINTS, max_size=POINTS),
    st.lists(st.integers(0, 3), min_size=POINTS, max_size=POINTS),
    st.lists(st.integers(0, 2), min_size=POINTS, max_size=POINTS),
)
def test_passages_and_edges_may_have_tolls(node_costs: list[int], halves: list[int], entry_costs: list[int]) -> None:
    """Compare with plain distances where a passage costs what its two ends ask for."""
    paths = ShortestPaths(POINTS, [int(point) for point in BOARD.neighbor])
    for point, cost in enumerate(node_costs):
        paths.node_costs[point] = cost
        paths.entry_costs[point] = entry_costs[point]
        for slot in range(point * DIRECTIONS, (point + 1) * DIRECTIONS):
            other = BOARD.neighbor[slot]
            paths.edge_costs[slot] = halves[point] + halves[other] if other < POINTS else 0
    shortest = paths.compute(BOARD.edges, BLACK)
    sums = []
    for edge in (BLACK_NEAR, BLACK_FAR):
        distance = [
            node_costs[p] + entry_costs[p] if BOARD.edges[p] & edge and node_costs[p] < IMPASSABLE else 999
            for p in range(POINTS)
        ]
        for _ in range(POINTS):
            for p in range(POINTS):
                for other in BOARD.neighbors(p):
                    if node_costs[p] < IMPASSABLE:
                        distance[p] = min(distance[p], distance[other] + halves[p] + halves[other] + node_costs[p])
        sums.append(distance)
    path_length = [near + far - cost for near, far, cost in zip(*sums, node_costs, strict=True) if cost < IMPASSABLE]
    if min(path_length, default=999) < MAX_DISTANCE:
        assert shortest == min(path_length)
    else:
        assert shortest >= MAX_DISTANCE
