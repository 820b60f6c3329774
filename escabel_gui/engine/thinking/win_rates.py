"""What values of the search mean: how many games those won who were given them.

A search is too modest where much is at stake, as it has looked at moves that nobody will play. So its values are made
bolder, by as much as games of each ruleset have told; `escabel-engine calibration` works that out. The search itself
goes by its values, and so do processes of one engine among themselves; what others are told is a win rate.
"""

from __future__ import annotations

import json
import logging
from math import exp, log
from pathlib import Path
from typing import Final, NamedTuple

from escabel_gui.rules.catalogue import parse_wire_name
from escabel_gui.rules.contract import Rules
from escabel_gui.shipped import resources

LOG: Final = logging.getLogger(__name__)
SUREST: Final = 0.999  # as a win rate that is not proven
LEAST_FACTOR: Final = 0.2
MOST_FACTOR: Final = 5.0
MOST_GROWTH: Final = 2.0


class Boldness(NamedTuple):
    """The log odds of values are multiplied by a factor, and by more, the larger they are: `growth` for each unit."""

    factor: float
    growth: float


NEUTRAL: Final = Boldness(1.0, 0.0)

known: Final[dict[Path, dict[str, Boldness]]] = {}  # by file and ruleset


def win_rate(value: float, boldness: Boldness) -> float:
    """The win rate that a value from 0 to 1 means; even stays even, and nothing is certain that is not proven."""
    odds = log_odds(within_doubt(value))
    return within_doubt(logistic(odds * (boldness.factor + boldness.growth * abs(odds))))


def within_doubt(rate: float) -> float:
    return min(max(rate, 1.0 - SUREST), SUREST)


def log_odds(rate: float) -> float:
    return log(rate / (1.0 - rate))


def logistic(odds: float) -> float:
    """The inverse of `log_odds`."""
    return 1.0 / (1.0 + exp(-odds))


def boldness_of(rules: Rules) -> Boldness:
    """How bold the values of a game are to be, the same for all its options and sizes."""
    return read_boldness(resources() / "win_rates.json").get(parse_wire_name(rules.wire_name)[0].name, NEUTRAL)


def read_boldness(path: Path) -> dict[str, Boldness]:
    """What a file, which is read once, says of rulesets; nothing, and a line in the log, if it cannot be used."""
    if path not in known:
        known[path] = {}
        try:
            said = json.loads(path.read_text(encoding="utf-8"))
            known[path] = {str(name): parse_boldness(one) for name, one in said.items()}
        except (OSError, ValueError, KeyError, TypeError, AttributeError, OverflowError, RecursionError) as error:
            LOG.warning("%s cannot be used, so values stay as they are: %s", path, error)
    return known[path]


def parse_boldness(said: dict[str, object]) -> Boldness:
    """Raises ValueError, or what comes of a value of another kind, for what cannot be meant."""
    boldness = Boldness(float(str(said["factor"])), float(str(said["growth"])))
    if not (LEAST_FACTOR <= boldness.factor <= MOST_FACTOR and 0.0 <= boldness.growth <= MOST_GROWTH):
        raise ValueError(f"{boldness} is out of range")
    return boldness
