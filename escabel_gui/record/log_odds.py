"""Log odds: what win rates and ratings add up in, as the step from 90 to 99 % is longer there than from 50 to 59 %."""

from math import exp, log
from typing import Final

MAX_PROBABILITY: Final = 0.999  # as a win rate that is not proven


def clamp_probability(rate: float) -> float:
    """Limit a rate from 0 to 1 so that it stays as far from certainty as what is not proven has to."""
    return min(max(rate, 1.0 - MAX_PROBABILITY), MAX_PROBABILITY)


def log_odds(rate: float) -> float:
    """Return the log odds of a rate in (0, 1), in nats."""
    return log(rate / (1.0 - rate))


def logistic(odds: float) -> float:
    """Return the rate for log odds, the inverse of `log_odds`."""
    return 1.0 / (1.0 + exp(-odds))
