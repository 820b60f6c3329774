"""Shortest paths between two edges of a board: Dijkstra's algorithm with bucket queues (Dial 1969)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from escabel_gui.rules.boards import BLACK_FAR, BLACK_NEAR, DIRECTIONS, WHITE_FAR, WHITE_NEAR, Board
from escabel_gui.rules.state import BLACK

MOVE_COST: Final = 2  # half turns: a point that takes one turn
IMPASSABLE: Final = 64  # cost of a point that a color will never own
MAX_DISTANCE: Final[i64] = 64  # bound of path lengths


def chain_adjacency(board: Board, links: vec[i64]) -> list[int]:
    """Return the adjacency of a board on which chains run in the first `links` directions of each point alone."""
    return [
        int(other) if slot % DIRECTIONS < links[slot // DIRECTIONS] else int(board.points)
        for slot, other in enumerate(board.neighbor)
    ]


def turns_to_connect(length: i64) -> i64:
    """Return the turns that a path takes whose points cost MOVE_COST each, or part of it."""
    return (length + MOVE_COST - 1) // MOVE_COST


class ShortestPaths:
    """Lengths of the shortest paths between two edges, by point; entering a point has a cost.

    Costs may be added for entering from an edge of the board (`entry_costs`), and by point and direction
    (`edge_costs`, symmetric), so that a point costs less where one turn serves two.

    `adjacency` has DIRECTIONS entries a point: its neighbors, or the point beyond the board where no chain can run.
    Games change it with the position.
    """

    def __init__(self, points: i64, adjacency: list[int]) -> None:
        self.points = points
        self.adjacency: vec[i64] = vec[i64](adjacency)
        self.node_costs: vec[i64] = vec[i64]([0] * points + [IMPASSABLE])
        self.entry_costs: vec[i64] = vec[i64]([0] * (points + 1))  # by point: what it costs more from an edge
        self.edge_costs: vec[i64] = vec[i64]([0] * len(adjacency))  # by point and direction, likewise
        self.near: vec[i64] = vec[i64]([0] * (points + 1))  # from the one edge, the point's own cost included
        self.far: vec[i64] = vec[i64]([0] * (points + 1))  # from the other one, likewise
        self.through: vec[i64] = vec[i64]([0] * (points + 1))  # from edge to edge over the point
        self.buckets: vec[i64] = vec[i64]([0] * (MAX_DISTANCE * points))  # by length: points that may be so far away
        self.bucket_sizes: vec[i64] = vec[i64]([0] * MAX_DISTANCE)  # of the queues

    def compute(self, edges: vec[i64], color: i64) -> i64:
        """Fill `through` for a color's edges and `node_costs`; returns the shortest path's length."""
        self.compute_from(edges, BLACK_NEAR if color == BLACK else WHITE_NEAR, self.near)
        self.compute_from(edges, BLACK_FAR if color == BLACK else WHITE_FAR, self.far)
        near = self.near
        far = self.far
        node_costs = self.node_costs
        through = self.through
        shortest: i64 = 2 * MAX_DISTANCE
        for point in range(self.points):
            length = near[point] + far[point] - node_costs[point]
            through[point] = length
            if length < shortest:
                shortest = length
        return shortest

    def compute_from(self, edges: vec[i64], edge: i64, distance: vec[i64]) -> None:
        """Fill the distances from one edge."""
        points = self.points
        adjacency = self.adjacency
        edge_costs = self.edge_costs
        node_costs = self.node_costs
        buckets = self.buckets
        bucket_sizes = self.bucket_sizes
        for length in range(MAX_DISTANCE):
            bucket_sizes[length] = 0
        for point in range(points):
            distance[point] = MAX_DISTANCE
            cost = node_costs[point]
            if edges[point] & edge and cost < IMPASSABLE:
                cost += self.entry_costs[point]
                distance[point] = cost
                buckets[cost * points + bucket_sizes[cost]] = point
                bucket_sizes[cost] += 1
        for length in range(MAX_DISTANCE):
            k: i64 = 0
            while k < bucket_sizes[length]:
                here = buckets[length * points + k]
                k += 1
                if distance[here] == length:
                    first = here * DIRECTIONS
                    for edge in range(first, first + DIRECTIONS):
                        other = adjacency[edge]
                        cost = node_costs[other]
                        reached = length + cost + edge_costs[edge]
                        if cost < IMPASSABLE and reached < MAX_DISTANCE and reached < distance[other]:
                            distance[other] = reached
                            buckets[reached * points + bucket_sizes[reached]] = other
                            bucket_sizes[reached] += 1
