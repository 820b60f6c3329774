"""What a score says about the difference in strength."""

from __future__ import annotations

from math import log10, sqrt
from typing import NamedTuple

NORMAL_95 = 1.96  # standard deviations on either side that hold 95% of a normal distribution


class EloEstimate(NamedTuple):
    """An Elo difference and its 95% interval; None where the games set no bound, as when all were won."""

    difference: float | None
    low: float | None
    high: float | None


def estimate_elo(wins: int, losses: int, draws: int) -> EloEstimate:
    """The first player's advantage, with Wilson's interval, in which a draw counts as half a win."""
    games = wins + losses + draws
    if games == 0:
        return EloEstimate(None, None, None)
    score = (wins + draws / 2) / games
    square = NORMAL_95**2
    middle = (score + square / (2 * games)) / (1 + square / games)
    reach = NORMAL_95 / (1 + square / games) * sqrt(score * (1 - score) / games + square / (4 * games**2))
    return EloEstimate(elo_of(score), elo_of(middle - reach), elo_of(middle + reach))


def elo_of(score: float) -> float | None:
    """The Elo difference at which this score is expected."""
    if score < 1e-9 or score > 1 - 1e-9:
        return None
    return 400 * log10(score / (1 - score))
