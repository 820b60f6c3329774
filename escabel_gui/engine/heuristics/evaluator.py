"""Static evaluation of positions, as the search uses it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from escabel_gui.rules.contract import Rules
from escabel_gui.rules.state import NOBODY, State

NO_EVALUATION: Final = -1.0
UNLIMITED: Final = 1 << 40


class Evaluator:
    """Evaluator without knowledge of a game, and the interface of those with knowledge."""

    def __init__(self, rules: Rules) -> None:
        self.board = rules.board

    def evaluate(self, state: State, moves: vec[i64], count: i64, move_bonuses: vec[float]) -> tuple[float, bool]:
        """Return the win rate of the color to move, 0 to 1, and whether the next ply may end the game.

        Fills the first `count` entries of `move_bonuses`: prior values of `moves`, -1 to 1, relative to the
        position's value. NO_EVALUATION in place of a win rate says that neither is known.
        """
        return NO_EVALUATION, False

    def proven_winner(self) -> i64:
        """Return the color that is certain to win from the position evaluated last, or NOBODY."""
        return NOBODY

    def playout_length_limit(self) -> i64:
        """Return the plies of a playout after which the evaluation replaces its result."""
        return UNLIMITED
