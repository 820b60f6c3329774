"""What a position of Escabel may be worth: who needs fewer turns to connect the edges."""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from escabel_gui.rules.boards import BLACK_FAR, BLACK_NEAR, DIRECTIONS, WHITE_FAR, WHITE_NEAR
from escabel_gui.rules.games.escabel import ORTHOGONAL, Escabel
from escabel_gui.rules.knowledge.distances import FARTHEST, Distances
from escabel_gui.rules.knowledge.evaluator import Evaluator
from escabel_gui.rules.moves import PASS, STEP, is_step, move_kind, move_point
from escabel_gui.rules.state import BLACK, EMPTY, State, opponent

TURN_TOLL: Final = 2  # of a point that a turn takes: tolls count half turns
DETOURS: Final = 6  # so many half turns longer than the shortest way, and a way no longer matters


class EscabelEvaluator(Evaluator):
    """Compares the shortest ways of both colors."""

    def __init__(self, game: Escabel) -> None:
        self.game = game
        self.distances = Distances(game.board.points, [int(point) for point in game.board.neighbour])
        self.ways: vec[i64] = vec[i64]([0] * 3)  # by color: the shortest way
        self.detours: vec[i64] = vec[i64]([0] * (3 * int(game.board.points)))  # by color and point: how much longer
        self.widths: vec[i64] = vec[i64]([0] * (3 * int(game.board.points)))  # by color and point, see `measure_widths`
        self.crowds: vec[i64] = vec[i64]([0] * FARTHEST)  # scratch: points of shortest ways by length so far
        self.worth: vec[float] = vec[float]([2.0 ** (-detour / 2) for detour in range(DETOURS)])  # by detour

    # Who needs fewer turns to connect the edges, if the other one did nothing, is likely to win; and a point is worth
    # fighting for where the ways of both colors over it are short. A way that costs nothing is a chain, which wins
    # unless it is broken.

    def evaluate(self, state: State, moves: vec[i64], count: i64, promise: vec[float]) -> tuple[float, bool]:
        k: i64 = 0
        while k < count:
            promise[k] = -1.0
            k += 1
        my_way = self.promise_ways(state, state.turn, moves, count, promise)
        their_way = self.promise_ways(state, opponent(state.turn), moves, count, promise)
        return 1.0 / (1.0 + exp(-0.5 * float(their_way - my_way + 1))), their_way == 0

    def promise_ways(self, state: State, color: i64, moves: vec[i64], count: i64, promise: vec[float]) -> i64:
        """Promise more of the moves that end on short ways of a color; returns how long the shortest is."""
        board = self.game.board
        neighbour = board.neighbour
        distances = self.distances
        tolls = distances.tolls
        through = distances.through
        worth = self.worth
        point: i64 = 0
        while point < board.points:
            tolls[point] = self.toll(state, point, color)
            point += 1
        self.open_diagonals(state, color)
        if color == BLACK:
            shortest = distances.measure(board.edges, BLACK_NEAR, BLACK_FAR)
        else:
            shortest = distances.measure(board.edges, WHITE_NEAR, WHITE_FAR)
        self.ways[color] = shortest
        base = color * board.points
        point = 0
        while point < board.points:
            self.detours[base + point] = through[point] - shortest
            point += 1
        self.measure_widths(base, shortest)
        k: i64 = 0
        while k < count:
            point = move_point(moves[k])
            kind = move_kind(moves[k])
            if is_step(moves[k]):
                point = neighbour[point * DIRECTIONS + kind - STEP]
            detour = through[point] - shortest
            if kind < PASS and detour < DETOURS:
                promise[k] += worth[detour]
            k += 1
        return shortest

    def measure_widths(self, base: i64, shortest: i64) -> None:
        """Note how many points there are to choose from where a shortest way takes a point: 1 is a bottleneck.

        A point that costs nothing, or lies on no shortest way, has width 0.
        """
        points = self.game.board.points
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

    def toll(self, state: State, point: i64, color: i64) -> i64:
        """About how many half turns it takes a color to own a point.

        An enemy stack is taken by a step from a stack of its height; where there is none, it takes longer.
        """
        game = self.game
        owner = state.owner[point]
        if owner == color:
            return 0
        if owner == EMPTY:
            return TURN_TOLL
        direction: i64 = 0
        while direction < ORTHOGONAL:
            other = game.board.neighbour[point * DIRECTIONS + direction]
            if state.owner[other] == color and state.height[other] == state.height[point]:
                return 2 * TURN_TOLL
            direction += 1
        return 3 * TURN_TOLL

    # A way may not run between two enemies over a diagonal on which the two stacks, as low as they may be when both
    # have come to be the color's own, would be cut.

    def open_diagonals(self, state: State, color: i64) -> None:
        """Let ways of a color run over the diagonals that are not cut for it."""
        game = self.game
        passages = self.distances.passages
        neighbour = game.board.neighbour
        owner = state.owner
        height = state.height
        enemy = opponent(color)
        beyond = game.board.points
        point: i64 = 0
        while point < game.board.points:
            base = point * DIRECTIONS
            diagonal: i64 = ORTHOGONAL
            while diagonal < ORTHOGONAL + 2:  # towards the row above
                other = neighbour[base + diagonal]
                third = neighbour[base + diagonal - ORTHOGONAL]
                fourth = neighbour[base + diagonal - ORTHOGONAL + 1]
                is_open = True
                if owner[third] == enemy and owner[fourth] == enemy:
                    first_height = height[point] + i64(owner[point] != color)
                    second_height = height[other] + i64(owner[other] != color)
                    is_open = game.outranks(first_height, second_height, height[third], height[fourth])
                passages[base + diagonal] = other if is_open else beyond
                if other < beyond:
                    passages[other * DIRECTIONS + diagonal + 2] = point if is_open else beyond
                diagonal += 1
            point += 1
