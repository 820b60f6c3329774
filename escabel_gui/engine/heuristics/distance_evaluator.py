"""Evaluator of connection games by shortest-path distance between a color's edges."""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from escabel_gui.engine.heuristics.evaluator import Evaluator
from escabel_gui.engine.heuristics.shortest_paths import MAX_DISTANCE, ShortestPaths
from escabel_gui.rules.boards import DIRECTIONS
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.moves import PASS, STEP, is_step, move_kind, move_point
from escabel_gui.rules.state import State, opponent

MAX_EXCESS: Final = 6  # half turns; longer detours get no bonus


class DistanceEvaluator(Evaluator):
    """Evaluator by the shortest paths of both colors; a game sets the costs of points and the adjacency."""

    def __init__(self, rules: Rules, adjacency: list[int]) -> None:
        super().__init__(rules)
        points = int(rules.board.points)
        self.paths = ShortestPaths(points, adjacency)
        self.path_length: vec[i64] = vec[i64]([0] * 3)  # by color: length of the shortest path
        self.excess: vec[i64] = vec[i64]([0] * (3 * points))  # by color and point: excess length of paths over it
        self.widths: vec[i64] = vec[i64]([0] * (3 * points))  # by color and point, see `compute_widths`
        self.width_histogram: vec[i64] = vec[i64]([0] * MAX_DISTANCE)  # scratch: points on shortest paths, by distance
        # bonus by excess length
        self.bonus_by_excess: vec[float] = vec[float]([2.0 ** (-extra / 2) for extra in range(MAX_EXCESS)])

    # The color that needs fewer turns to connect its edges, without replies, is likely to win. Points where the paths
    # of both colors are short are good moves.

    def evaluate(self, state: State, moves: vec[i64], count: i64, move_bonuses: vec[float]) -> tuple[float, bool]:
        """Return the win rate by the lengths of both shortest paths.

        Bonuses are for moves on short paths of either color.
        """
        for k in range(count):
            move_bonuses[k] = -1.0
        my_length = self.add_path_bonuses(state, state.turn, moves, count, move_bonuses)
        their_length = self.add_path_bonuses(state, opponent(state.turn), moves, count, move_bonuses)
        return self.win_rate(state, my_length, their_length), self.can_end_next_ply(my_length, their_length)

    def win_rate(self, state: State, my_length: i64, their_length: i64) -> float:
        """Return the win rate of the color to move by the lengths of both shortest paths, in half turns."""
        return 1.0 / (1.0 + exp(-0.5 * float(their_length - my_length + 1)))

    def can_end_next_ply(self, my_length: i64, their_length: i64) -> bool:
        """Return whether the next move may end the game, by the lengths of both shortest paths."""
        raise NotImplementedError

    def set_costs(self, state: State, color: i64) -> None:
        """Set the node costs and the adjacency for a color."""
        raise NotImplementedError

    def add_path_bonuses(self, state: State, color: i64, moves: vec[i64], count: i64, move_bonuses: vec[float]) -> i64:
        """Add a bonus to the moves that end on short paths of a color; returns its shortest path's length."""
        board = self.board
        neighbor = board.neighbor
        paths = self.paths
        through = paths.through
        bonus_by_excess = self.bonus_by_excess
        self.set_costs(state, color)
        shortest = paths.compute(board.edges, color)
        self.path_length[color] = shortest
        base = color * board.points
        for point in range(board.points):
            self.excess[base + point] = through[point] - shortest
        self.compute_widths(base, shortest)
        for k in range(count):
            point = move_point(moves[k])
            kind = move_kind(moves[k])
            if is_step(moves[k]):
                point = neighbor[point * DIRECTIONS + kind - STEP]
            extra = through[point] - shortest
            if kind < PASS and extra < MAX_EXCESS:
                move_bonuses[k] += bonus_by_excess[extra]
        return shortest

    def compute_widths(self, base: i64, shortest: i64) -> None:
        """Set by point how many points share its distance on the shortest paths: 1 is a bottleneck.

        Points that cost nothing or lie on no shortest path have width 0.
        """
        points = self.board.points
        near = self.paths.near
        node_costs = self.paths.node_costs
        excess = self.excess
        width_histogram = self.width_histogram
        for length in range(MAX_DISTANCE):
            width_histogram[length] = 0
        point: i64 = 0
        while point < points and shortest < MAX_DISTANCE:
            if excess[base + point] == 0:
                for length in range(near[point] - node_costs[point], near[point]):
                    width_histogram[length] += 1
            point += 1
        for point in range(points):
            width: i64 = 0
            if shortest < MAX_DISTANCE and excess[base + point] == 0 and node_costs[point] > 0:
                length = near[point] - node_costs[point]
                width = width_histogram[length]
                while length < near[point]:
                    if width_histogram[length] < width:
                        width = width_histogram[length]
                    length += 1
            self.widths[base + point] = width
