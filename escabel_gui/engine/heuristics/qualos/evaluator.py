"""What a position of Qualos may be worth: who needs fewer turns to connect the edges, and what each color sees."""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from escabel_gui.engine.heuristics.distance_evaluator import TURN_TOLL, WaysEvaluator
from escabel_gui.engine.heuristics.qualos.lines_of_sight import LIGHT, QualosSight
from escabel_gui.engine.heuristics.qualos.settled_points import QualosFate
from escabel_gui.engine.heuristics.shortest_paths import BLOCKED
from escabel_gui.rules.boards import DIRECTIONS
from escabel_gui.rules.games.quabble import ADJOINING
from escabel_gui.rules.games.qualos import Qualos
from escabel_gui.rules.state import EMPTY, NOBODY, State, opponent

# What a dark square costs by how many lines of sight are missing for a turn there.
DARK_TOLLS: Final = (TURN_TOLL, 5, 7, 8)

# How the win rate follows from the ways: the fuller the board, the more they tell. Fitted to games against itself.
STEEPNESS: Final = 0.42  # by half turns, when all light squares are taken
INITIATIVE: Final = 1.5  # so many half turns it is worth to be to move


class QualosEvaluator(WaysEvaluator):
    """Ways run along both shades, and diagonally from dark to dark; light stones of the enemy block them."""

    def __init__(self, game: Qualos) -> None:
        board = game.board
        beyond = int(board.points)
        super().__init__(
            game,
            [
                int(other) if place % DIRECTIONS < ADJOINING or game.squares.is_dark[place // DIRECTIONS] else beyond
                for place, other in enumerate(board.neighbor)
            ],
        )
        self.game = game
        self.sight = QualosSight(game)  # of the position evaluated last
        self.fate = QualosFate(game)  # likewise
        self.certain_victor: i64 = NOBODY  # there
        self.dark_tolls: vec[i64] = vec[i64](list(DARK_TOLLS))
        self.light_squares = float(beyond - sum(game.squares.is_dark))

    def evaluate(self, state: State, moves: vec[i64], count: i64, promise: vec[float]) -> tuple[float, bool]:
        self.sight.begin(state)
        self.certain_victor = self.fate.begin(state)
        return super().evaluate(state, moves, count, promise)

    def victor(self) -> i64:
        return self.certain_victor

    def may_end(self, my_way: i64, their_way: i64) -> bool:
        return my_way <= TURN_TOLL

    def win_rate(self, state: State, my_way: i64, their_way: i64) -> float:
        if self.certain_victor != NOBODY:
            return 1.0 if self.certain_victor == state.turn else 0.0
        fullness = 1.0 - float(self.sight.count[LIGHT]) / self.light_squares
        return 1.0 / (1.0 + exp(-STEEPNESS * fullness * (float(their_way - my_way) + INITIATIVE)))

    def lay_out(self, state: State, color: i64) -> None:
        """A turn is possible on an empty dark square of which the color sees half, on an enemy stone if it sees more.

        Where it sees less, each line of sight that is missing costs more. What is the enemy's for good is blocked.
        """
        tolls = self.distances.tolls
        owner = state.owner
        keeper = self.fate.keeper
        adjoining = self.game.adjoining
        surplus = self.sight.surplus
        mine = color * self.sight.columns
        enemy = opponent(color)
        point: i64 = 0
        while point < self.board.points:
            if owner[point] == color:
                tolls[point] = 0
            elif keeper[point] == enemy:
                tolls[point] = BLOCKED
            elif adjoining[point] == 0:
                tolls[point] = TURN_TOLL
            else:
                missing = -surplus[mine + point] if owner[point] == EMPTY else 1 - surplus[mine + point]
                tolls[point] = self.dark_tolls[(missing + 1) // 2 if missing > 0 else 0]
            point += 1
