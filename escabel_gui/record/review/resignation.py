"""A resignation in a position that was not lost."""

from typing import Final

from escabel_gui.record.result import Ending
from escabel_gui.record.review.review import Review
from escabel_gui.rules.contract import COLOR_NAMES
from escabel_gui.rules.message import Message
from escabel_gui.rules.state import BLACK, opponent

MIN_PLAYABLE_WIN_RATE: Final = 0.55  # whose win rate is as high had better play on


def premature_resignation(review: Review, me: int | None = None) -> Message | None:
    """Return the message that somebody resigned a position that was not lost; None otherwise, or if unknown.

    `me` is the person (0 or 1) who reads it, or None.
    """
    result, rate = review.tree.final_result, review.rates[-1]
    if result is None or result.ending is not Ending.RESIGNATION or rate is None:
        return None
    loser = int(opponent(result.winner))
    own = rate if loser == BLACK else 1.0 - rate
    if own < MIN_PLAYABLE_WIN_RATE:
        return None
    chance = str(round(100 * own))
    if review.tree.person_at(review.line[-1], loser) == me:
        return Message("You resigned a game that was not lost: {0}% to win.", (chance,))
    return Message("{0} resigned a game that was not lost: {1}% to win.", (COLOR_NAMES[loser], chance))
