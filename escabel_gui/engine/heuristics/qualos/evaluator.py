"""Evaluator of Qualos by shortest-path distance, with control of dark squares by lines of sight."""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from escabel_gui.engine.heuristics.distance_evaluator import DistanceEvaluator
from escabel_gui.engine.heuristics.qualos.lines_of_sight import LIGHT, LinesOfSight
from escabel_gui.engine.heuristics.qualos.settled_points import SettledPoints
from escabel_gui.engine.heuristics.shortest_paths import IMPASSABLE, MOVE_COST, chain_adjacency
from escabel_gui.rules.games.qualos import Qualos
from escabel_gui.rules.state import EMPTY, NOBODY, State, opponent

# Cost of a dark square by the lines of sight that are missing for a move there.
DARK_SQUARE_COSTS: Final = (MOVE_COST, 5, 7, 8)

# The win rate by path lengths: the fuller the board, the more reliable they are. Fitted to self-play games.
PATH_LOGIT_SCALE: Final = 0.42  # log odds per half turn on a full board
TEMPO_BONUS: Final = 1.5  # half turns, for the color to move


class QualosEvaluator(DistanceEvaluator):
    """Distance evaluator: paths run along both shades, and diagonally between dark squares.

    Enemy light stones, and all that is the enemy's for good, are impassable.
    """

    def __init__(self, game: Qualos) -> None:
        super().__init__(game, chain_adjacency(game.board, game.links))
        self.game = game
        self.sight = LinesOfSight(game)  # of the position evaluated last
        self.settled_points = SettledPoints(game)  # of the same position
        self.proven_winner_now: i64 = NOBODY  # of the same position
        self.dark_costs: vec[i64] = vec[i64](list(DARK_SQUARE_COSTS))
        self.light_squares = float(game.squares.is_dark.count(False))

    def evaluate(self, state: State, moves: vec[i64], count: i64, move_bonuses: vec[float]) -> tuple[float, bool]:
        """Return the win rate; 0 or 1 if settled points prove a winner."""
        self.sight.load_position(state)
        self.proven_winner_now = self.settled_points.load_position(state)
        return super().evaluate(state, moves, count, move_bonuses)

    def proven_winner(self) -> i64:
        """Return the winner that settled points prove, or NOBODY."""
        return self.proven_winner_now

    def can_end_next_ply(self, my_length: i64, their_length: i64) -> bool:
        """Return whether the color to move is one turn from a chain."""
        return my_length <= MOVE_COST

    def win_rate(self, state: State, my_length: i64, their_length: i64) -> float:
        """Return the win rate of the color to move by the lengths of both shortest paths."""
        if self.proven_winner_now != NOBODY:
            return 1.0 if self.proven_winner_now == state.turn else 0.0
        fullness = 1.0 - float(self.sight.count[LIGHT]) / self.light_squares
        return 1.0 / (1.0 + exp(-PATH_LOGIT_SCALE * fullness * (float(their_length - my_length) + TEMPO_BONUS)))

    def set_costs(self, state: State, color: i64) -> None:
        """Set the costs of points: a dark square costs more, the more lines of sight a color lacks there.

        Where it sees less, each line of sight that is missing costs more. What is the enemy's for good is blocked.
        """
        node_costs = self.paths.node_costs
        owner = state.owner
        stable_owner = self.settled_points.stable_owner
        adjoining = self.game.adjoining
        margin = self.sight.margin
        mine = color * self.sight.stride
        enemy = opponent(color)
        for point in range(self.board.points):
            if owner[point] == color:
                node_costs[point] = 0
            elif stable_owner[point] == enemy:
                node_costs[point] = IMPASSABLE
            elif adjoining[point] == 0:
                node_costs[point] = MOVE_COST
            else:
                missing = -margin[mine + point] if owner[point] == EMPTY else 1 - margin[mine + point]
                node_costs[point] = self.dark_costs[(missing + 1) // 2 if missing > 0 else 0]
