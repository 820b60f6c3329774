"""What a position may be worth, found out without playing on: what is handed to a search."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from escabel_gui.rules.contract import Rules
from escabel_gui.rules.state import NOBODY, State

NO_EVALUATION: Final = -1.0
UNLIMITED: Final = 1 << 40


class Evaluator:
    """Knows nothing of any game; those that know something say more."""

    def __init__(self, rules: Rules) -> None:
        self.board = rules.board

    def evaluate(self, state: State, moves: vec[i64], count: i64, move_bonuses: vec[float]) -> tuple[float, bool]:
        """The win rate of the player to move, and whether the very next turn may decide the game.

        The first `count` of `moves` get a `move_bonuses` from -1 to 1: how much more or less than the position is worth
        the position after them may be for their player. NO_ESTIMATE in place of a win rate means that there is nothing
        to say, of the moves neither.
        """
        return NO_EVALUATION, False

    def proven_winner(self) -> i64:
        """Who will win from the position evaluated last, whatever is played; NOBODY if that is not certain."""
        return NOBODY

    def playout_length_limit(self) -> i64:
        """After how many moves of a random game what is said of its position tells more than how it would end."""
        return UNLIMITED
