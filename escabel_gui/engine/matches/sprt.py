"""The sequential probability ratio test: when a match has told enough to stop."""

from argparse import ArgumentTypeError
from math import isfinite, log
from typing import Final, NamedTuple

from escabel_gui.engine.matches.elo import elo_to_score
from escabel_gui.rules.message import shorten

ERROR_RATE: Final = 0.05  # of either kind: how often a test accepts what is not so
BOUND: Final = log((1 - ERROR_RATE) / ERROR_RATE)  # the log-likelihood ratio, up or down, that ends the test
PSEUDOCOUNT: Final = 1e-3  # the count of a result that never came, so that nothing counts as impossible


class Hypotheses(NamedTuple):
    """Two Elo differences, of which the test accepts one."""

    elo0: float
    elo1: float

    def accepted(self, wins: int, losses: int, draws: int) -> float | None:
        """Return the difference that a score speaks for clearly enough; None while the test goes on."""
        ratio = self.log_likelihood_ratio(wins, losses, draws)
        return self.elo1 if ratio >= BOUND else self.elo0 if ratio <= -BOUND else None

    def log_likelihood_ratio(self, wins: int, losses: int, draws: int) -> float:
        """Return the log-likelihood ratio of `elo1` over `elo0`.

        Each is given the share of draws that suits the score best (the generalized test, GSPRT, on three results).
        """
        if wins + losses + draws == 0:
            return 0.0
        counts = {0.0: losses or PSEUDOCOUNT, 0.5: draws or PSEUDOCOUNT, 1.0: wins or PSEUDOCOUNT}
        games = sum(counts.values())
        shares = {value: count / games for value, count in counts.items()}
        likely0, likely1 = (constrained_mle(shares, elo_to_score(elo)) for elo in self)
        return sum(count * log(likely1[value] / likely0[value]) for value, count in counts.items())


def constrained_mle(shares: dict[float, float], mean: float) -> dict[float, float]:
    """Return the likeliest probabilities of these values with this mean, given the shares of the values.

    They are share / (1 + x · (value - mean)), with the x that gives the mean; it is found by halving.
    """
    low, high = -1 / (max(shares) - mean), 1 / (mean - min(shares))
    for _ in range(100):
        x = (low + high) / 2
        slope = sum(share * (value - mean) / (1 + x * (value - mean)) for value, share in shares.items())
        low, high = (x, high) if slope > 0 else (low, x)
    return {value: share / (1 + x * (value - mean)) for value, share in shares.items()}


def parse_hypotheses(text: str) -> Hypotheses:
    """Parse `ELO0,ELO1`, as an argparse type."""
    try:
        elo0, elo1 = (float(word) for word in text.split(","))
    except ValueError:
        elo0 = elo1 = 0.0
    if not (elo0 < elo1 and all(isfinite(elo) and abs(elo) <= 1000 for elo in (elo0, elo1))):
        raise ArgumentTypeError(f"{shorten(text)!r} is not two Elo differences, the lower one first, like 0,30")
    return Hypotheses(elo0, elo1)
