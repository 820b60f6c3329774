"""What a position of a connection game may be worth: who needs fewer turns to connect the edges."""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from escabel_gui.engine.heuristics.evaluator import Evaluator
from escabel_gui.engine.heuristics.shortest_paths import FARTHEST, Distances
from escabel_gui.rules.boards import BLACK_FAR, BLACK_NEAR, DIRECTIONS, WHITE_FAR, WHITE_NEAR
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.moves import PASS, STEP, is_step, move_kind, move_point
from escabel_gui.rules.state import BLACK, State, opponent

TURN_TOLL: Final = 2  # of a point that a turn takes: tolls count half turns
DETOURS: Final = 6  # so many half turns longer than the shortest way, and a way no longer matters


class WaysEvaluator(Evaluator):
    """Compares the shortest ways of both colors; a game says what tolls they pay, and where they can run."""

    def __init__(self, rules: Rules, passages: list[int]) -> None:
        super().__init__(rules)
        points = int(rules.board.points)
        self.distances = Distances(points, passages)
        self.ways: vec[i64] = vec[i64]([0] * 3)  # by color: the shortest way
        self.detours: vec[i64] = vec[i64]([0] * (3 * points))  # by color and point: how much longer
        self.widths: vec[i64] = vec[i64]([0] * (3 * points))  # by color and point, see `measure_widths`
        self.crowds: vec[i64] = vec[i64]([0] * FARTHEST)  # scratch: points of shortest ways by length so far
        self.worth: vec[float] = vec[float]([2.0 ** (-detour / 2) for detour in range(DETOURS)])  # by detour

    # Who needs fewer turns to connect the edges, if the other one did nothing, is likely to win; and a point is worth
    # fighting for where the ways of both colors over it are short.

    def evaluate(self, state: State, moves: vec[i64], count: i64, promise: vec[float]) -> tuple[float, bool]:
        k: i64 = 0
        while k < count:
            promise[k] = -1.0
            k += 1
        my_way = self.promise_ways(state, state.turn, moves, count, promise)
        their_way = self.promise_ways(state, opponent(state.turn), moves, count, promise)
        return self.win_rate(state, my_way, their_way), self.may_end(my_way, their_way)

    def win_rate(self, state: State, my_way: i64, their_way: i64) -> float:
        """For the player to move, by the shortest ways of both."""
        return 1.0 / (1.0 + exp(-0.5 * float(their_way - my_way + 1)))

    def may_end(self, my_way: i64, their_way: i64) -> bool:
        """Whether the very next turn may decide the game, by the shortest ways of the player to move and the other."""
        raise NotImplementedError

    def lay_out(self, state: State, color: i64) -> None:
        """Set the tolls that a color pays, and the passages that are open to it."""
        raise NotImplementedError

    def promise_ways(self, state: State, color: i64, moves: vec[i64], count: i64, promise: vec[float]) -> i64:
        """Promise more of the moves that end on short ways of a color; returns how long the shortest is."""
        board = self.board
        neighbor = board.neighbor
        distances = self.distances
        through = distances.through
        worth = self.worth
        self.lay_out(state, color)
        if color == BLACK:
            shortest = distances.measure(board.edges, BLACK_NEAR, BLACK_FAR)
        else:
            shortest = distances.measure(board.edges, WHITE_NEAR, WHITE_FAR)
        self.ways[color] = shortest
        base = color * board.points
        point: i64 = 0
        while point < board.points:
            self.detours[base + point] = through[point] - shortest
            point += 1
        self.measure_widths(base, shortest)
        k: i64 = 0
        while k < count:
            point = move_point(moves[k])
            kind = move_kind(moves[k])
            if is_step(moves[k]):
                point = neighbor[point * DIRECTIONS + kind - STEP]
            detour = through[point] - shortest
            if kind < PASS and detour < DETOURS:
                promise[k] += worth[detour]
            k += 1
        return shortest

    def measure_widths(self, base: i64, shortest: i64) -> None:
        """Note how many points there are to choose from where a shortest way takes a point: 1 is a bottleneck.

        A point that costs nothing, or lies on no shortest way, has width 0.
        """
        points = self.board.points
        near = self.distances.near
        tolls = self.distances.tolls
        detours = self.detours
        crowds = self.crowds
        length: i64 = 0
        while length < FARTHEST:
            crowds[length] = 0
            length += 1
        point: i64 = 0
        while point < points and shortest < FARTHEST:
            if detours[base + point] == 0:
                length = near[point] - tolls[point]
                while length < near[point]:
                    crowds[length] += 1
                    length += 1
            point += 1
        point = 0
        while point < points:
            width: i64 = 0
            if shortest < FARTHEST and detours[base + point] == 0 and tolls[point] > 0:
                length = near[point] - tolls[point]
                width = crowds[length]
                while length < near[point]:
                    if crowds[length] < width:
                        width = crowds[length]
                    length += 1
            self.widths[base + point] = width
            point += 1
