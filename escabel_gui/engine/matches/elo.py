"""Elo differences from match scores, on the logistic curve."""

from math import log10, sqrt
from typing import NamedTuple

NORMAL_95 = 1.96  # standard deviations on either side that hold 95% of a normal distribution


class EloEstimate(NamedTuple):
    """An Elo difference and its 95% interval; None where the games set no bound, as when all were won."""

    difference: float | None
    low: float | None
    high: float | None


def estimate_elo(wins: int, losses: int, draws: int) -> EloEstimate:
    """Return the first player's advantage, with Wilson's interval, in which a draw counts as half a win."""
    games = wins + losses + draws
    if games == 0:
        return EloEstimate(None, None, None)
    score = (wins + draws / 2) / games
    low, high = wilson_interval(score, games)
    return EloEstimate(score_to_elo(score), score_to_elo(low), score_to_elo(high))


def wilson_interval(share: float, trials: float) -> tuple[float, float]:
    """Return the 95% bounds of a probability that has come true in this share of the trials."""
    square = NORMAL_95**2
    middle = (share + square / (2 * trials)) / (1 + square / trials)
    reach = NORMAL_95 / (1 + square / trials) * sqrt(share * (1 - share) / trials + square / (4 * trials**2))
    return max(middle - reach, 0.0), min(middle + reach, 1.0)


def elo_to_score(elo: float) -> float:
    """Return the score, from 0 to 1, that is expected at an Elo difference."""
    return 1 / (1 + 10 ** (-elo / 400))


def score_to_elo(score: float) -> float | None:
    """Return the Elo difference at which this score is expected; None for a score of 0 or 1."""
    if score < 1e-9 or score > 1 - 1e-9:
        return None
    return 400 * log10(score / (1 - score))
