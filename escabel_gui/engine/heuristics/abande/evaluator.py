"""Evaluator of Abande: material on the board and in hand, with values that change during the game."""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from escabel_gui.engine.heuristics.evaluator import Evaluator
from escabel_gui.rules.boards import DIRECTIONS
from escabel_gui.rules.games.abande import PIECES, Abande
from escabel_gui.rules.moves import STEP, is_step, move_kind, move_point
from escabel_gui.rules.state import BLACK, WHITE, State, opponent

CAPTURE_BONUS: Final = 0.2  # move bonus by captured piece

# Log odds of winning by pieces in both hands, then for a surplus of one: a point of sleeping stacks, an awake stack of
# height one, two, three, a piece in hand. Fitted by logistic regression on the results of 449 games of `escabel-engine
# selfplay --visits 600 --seed 7`, 210 on the hexagon, 120 and 119 on the other boards.
PIECE_VALUES: Final = (
    (0, (0.21, 1.16, 1.43, 2.55, 2.21)),
    (3, (0.16, 0.74, 0.82, 1.81, 1.24)),
    (8, (0.12, 0.68, 0.66, 1.53, 0.99)),
    (16, (0.14, 0.48, 0.14, 0.87, 0.67)),
    (28, (0.14, 0.29, 0.00, 0.43, 0.56)),
    (2 * PIECES, (0.14, 0.29, 0.00, 0.43, 0.56)),
)
VALUES_PER_ROW: Final = 5
ASLEEP: Final = 0  # then the heights from 1 to 3
IN_HAND: Final = 4

PLAYOUT_LENGTH_LIMIT: Final = 4  # plies


def interpolate_piece_values() -> list[float]:
    """Return PIECE_VALUES for every number of pieces in both hands, VALUES_PER_ROW each, interpolated linearly."""
    rows: list[float] = []
    for hands in range(2 * PIECES + 1):
        above = next(k for k in range(1, len(PIECE_VALUES)) if hands <= PIECE_VALUES[k][0])
        (low, first), (high, second) = PIECE_VALUES[above - 1], PIECE_VALUES[above]
        share = (hands - low) / (high - low)
        rows += [one + share * (other - one) for one, other in zip(first, second, strict=True)]
    return rows


class AbandeEvaluator(Evaluator):
    """Material evaluator; its move bonuses are for captures."""

    def __init__(self, game: Abande) -> None:
        super().__init__(game)
        self.game = game
        self.piece_values: vec[float] = vec[float](interpolate_piece_values())

    def evaluate(self, state: State, moves: vec[i64], count: i64, move_bonuses: vec[float]) -> tuple[float, bool]:
        """Return the win rate by material; no position is known to end next ply."""
        for k in range(count):
            move_bonuses[k] = 0.0
            if is_step(moves[k]):
                target = self.game.board.neighbor[move_point(moves[k]) * DIRECTIONS + move_kind(moves[k]) - STEP]
                move_bonuses[k] = CAPTURE_BONUS * float(state.height[target])
        return 1.0 / (1.0 + exp(-self.log_odds(state))), False

    def log_odds(self, state: State) -> float:
        """Return the log odds that the color to move wins."""
        points = self.game.board.points
        near = self.game.groups.near
        bits = self.game.groups.bits
        owner = state.owner
        height = state.height
        me = state.turn
        enemy = opponent(me)
        mine: i64 = 0
        theirs: i64 = 0
        for point in range(points):
            if owner[point] == me:
                mine |= bits[point]
            elif owner[point] == enemy:
                theirs |= bits[point]
        piece_values = self.piece_values
        row = (state.hand[BLACK] + state.hand[WHITE]) * VALUES_PER_ROW
        log_odds = piece_values[row + IN_HAND] * float(state.hand[me] - state.hand[enemy])
        for point in range(points):
            if owner[point] == me:
                is_awake = near[point] & theirs != 0
                tall = height[point]
                log_odds += piece_values[row + tall] if is_awake else piece_values[row + ASLEEP] * float(tall)
            elif owner[point] == enemy:
                is_awake = near[point] & mine != 0
                tall = height[point]
                log_odds -= piece_values[row + tall] if is_awake else piece_values[row + ASLEEP] * float(tall)
        return log_odds

    def playout_length_limit(self) -> i64:
        """Return PLAYOUT_LENGTH_LIMIT: playouts are cut off early, as the evaluation says more than their results."""
        return PLAYOUT_LENGTH_LIMIT
