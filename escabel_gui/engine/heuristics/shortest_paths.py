"""How far each color is from connecting its edges: the cheapest ways through the board, like those on a map."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from escabel_gui.rules.boards import DIRECTIONS

BLOCKED: Final = 64  # the toll of a point that a color will never own
FARTHEST: Final = 64  # no way that is looked at is longer


class Distances:
    """The lengths of the cheapest ways between two edges, by point, where to enter a point costs its toll.

    To come from an edge may cost more, and so may a passage, the same in both directions. What two points have in
    common can be told that way: a point costs less from where a turn serves both.

    `passages` are a board's neighbors, DIRECTIONS entries a point, of which those are left out (that is, are the
    point beyond the board) over which a chain cannot run; a game may close and open them as its position changes.
    """

    def __init__(self, points: i64, passages: list[int]) -> None:
        self.points = points
        self.passages: vec[i64] = vec[i64](passages)
        self.tolls: vec[i64] = vec[i64]([0] * points + [BLOCKED])
        self.entries: vec[i64] = vec[i64]([0] * (points + 1))  # by point: what it costs more from an edge
        self.crossings: vec[i64] = vec[i64]([0] * len(passages))  # by point and direction, likewise
        self.near: vec[i64] = vec[i64]([0] * (points + 1))  # from the one edge, the point's own toll included
        self.far: vec[i64] = vec[i64]([0] * (points + 1))  # from the other one, likewise
        self.through: vec[i64] = vec[i64]([0] * (points + 1))  # from edge to edge over the point
        self.queues: vec[i64] = vec[i64]([0] * (FARTHEST * points))  # by length: points that may be so far away
        self.lengths: vec[i64] = vec[i64]([0] * FARTHEST)  # of the queues

    def measure(self, edges: vec[i64], near_edge: i64, far_edge: i64) -> i64:
        """Fill `through` for the color of these edges and its `tolls`; returns the shortest way."""
        self.spread(edges, near_edge, self.near)
        self.spread(edges, far_edge, self.far)
        near = self.near
        far = self.far
        tolls = self.tolls
        through = self.through
        shortest: i64 = 2 * FARTHEST
        point: i64 = 0
        while point < self.points:
            length = near[point] + far[point] - tolls[point]
            through[point] = length
            if length < shortest:
                shortest = length
            point += 1
        return shortest

    def spread(self, edges: vec[i64], edge: i64, distance: vec[i64]) -> None:
        """Fill the distances from one edge: Dijkstra's algorithm with a queue for each length."""
        points = self.points
        passages = self.passages
        crossings = self.crossings
        tolls = self.tolls
        queues = self.queues
        lengths = self.lengths
        length: i64 = 0
        while length < FARTHEST:
            lengths[length] = 0
            length += 1
        point: i64 = 0
        while point < points:
            distance[point] = FARTHEST
            toll = tolls[point]
            if edges[point] & edge and toll < BLOCKED:
                toll += self.entries[point]
                distance[point] = toll
                queues[toll * points + lengths[toll]] = point
                lengths[toll] += 1
            point += 1
        length = 0
        while length < FARTHEST:
            k: i64 = 0
            while k < lengths[length]:
                here = queues[length * points + k]
                k += 1
                if distance[here] == length:
                    passage = here * DIRECTIONS
                    end = passage + DIRECTIONS
                    while passage < end:
                        other = passages[passage]
                        toll = tolls[other]
                        reached = length + toll + crossings[passage]
                        if toll < BLOCKED and reached < FARTHEST and reached < distance[other]:
                            distance[other] = reached
                            queues[reached * points + lengths[reached]] = other
                            lengths[reached] += 1
                        passage += 1
            length += 1
