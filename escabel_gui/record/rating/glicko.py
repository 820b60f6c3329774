"""Glicko-2 (Mark Glickman, "Example of the Glicko-2 system", 2022): a rating, how uncertain it is, and how unsteady."""

from collections.abc import Sequence
from math import exp, log, pi, sqrt
from typing import Final, NamedTuple

from escabel_gui.record.log_odds import logistic

SCALE: Final = 173.7178  # points of Elo's scale in one of Glicko-2's
DEFAULT_RATING: Final = 1500.0  # of Elo's scale
TAU: Final = 0.5  # tau: how little the volatility may change; from 0.3 to 1.2
MIN_RATING: Final = -1000.0  # of Elo's scale; nobody who plays as people do comes near these
MAX_RATING: Final = 4000.0
MAX_DEVIATION: Final = 1000.0
MAX_VOLATILITY: Final = 1.0
TOLERANCE: Final = 1e-6  # of the new volatility
NORMAL_95: Final = 1.96  # standard deviations on either side within which 95% of a normal distribution lies


class Rating(NamedTuple):
    """Rating on Elo's scale; the true strength lies within two deviations with a probability of 95%."""

    value: float
    deviation: float
    volatility: float = 0.06

    @property
    def low(self) -> float:
        """Lower end of the 95% interval."""
        return self.value - NORMAL_95 * self.deviation

    @property
    def high(self) -> float:
        """Upper end of the 95% interval."""
        return self.value + NORMAL_95 * self.deviation


class RatedResult(NamedTuple):
    """Result of a game: who the opponent was, and the score, from 0 to 1."""

    opponent: Rating
    score: float


def expected_score(rating: Rating, opponent: Rating) -> float:
    """Return the expected score, 0 to 1, given both ratings and deviations."""
    spread = sqrt(rating.deviation**2 + opponent.deviation**2) / SCALE
    return logistic(impact(spread) * (rating.value - opponent.value) / SCALE)


def rate(rating: Rating, games: Sequence[RatedResult]) -> Rating:
    """Return the rating after a period with these games; without any it only becomes less certain."""
    mean = (rating.value - DEFAULT_RATING) / SCALE
    deviation = rating.deviation / SCALE
    if not games:
        return bounded(rating._replace(deviation=SCALE * sqrt(deviation**2 + rating.volatility**2)))
    information = 0.0
    surprise = 0.0
    for opponent, score in games:
        weight = impact(opponent.deviation / SCALE)
        expected = logistic(weight * (mean - (opponent.value - DEFAULT_RATING) / SCALE))
        information += weight**2 * expected * (1.0 - expected)
        surprise += weight * (score - expected)
    variance = 1.0 / information
    volatility = new_volatility(rating.volatility, deviation, variance, variance * surprise)
    wider = deviation**2 + volatility**2
    narrower = 1.0 / sqrt(1.0 / wider + information)
    return bounded(Rating(SCALE * (mean + narrower**2 * surprise) + DEFAULT_RATING, SCALE * narrower, volatility))


def bounded(rating: Rating) -> Rating:
    """Clamp a rating to the range in which the formulas are stable."""
    return Rating(
        min(max(rating.value, MIN_RATING), MAX_RATING),
        min(rating.deviation, MAX_DEVIATION),
        min(rating.volatility, MAX_VOLATILITY),
    )


def impact(deviation: float) -> float:
    """Return the weight of a game against an opponent of this deviation (g in the paper)."""
    return 1.0 / sqrt(1.0 + 3.0 * (deviation / pi) ** 2)


def new_volatility(volatility: float, deviation: float, variance: float, improvement: float) -> float:
    """Return the volatility after a period, by the Illinois algorithm, as in the paper."""
    start = log(volatility**2)

    def slope(x: float) -> float:
        spread = deviation**2 + variance + exp(x)
        return exp(x) * (improvement**2 - spread) / (2.0 * spread**2) - (x - start) / TAU**2

    low = start
    if improvement**2 > deviation**2 + variance:
        high = log(improvement**2 - deviation**2 - variance)
    else:
        high = start - TAU
        while slope(high) < 0:
            high -= TAU
    at_low, at_high = slope(low), slope(high)
    while abs(high - low) > TOLERANCE:
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = slope(middle)
        if at_middle * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2.0
        high, at_high = middle, at_middle
    return exp(low / 2.0)
