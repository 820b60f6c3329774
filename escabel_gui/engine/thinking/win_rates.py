"""What values of the search mean: how many games those won who were given them.

A search is too modest, as it has looked at moves that nobody will play. So the log odds of its values are multiplied by
a factor, which games of each ruleset have told: `escabel-engine calibration` works it out. The search itself goes by
its values, and so do processes of one engine among themselves; whoever is told a win rate is told what it means.
"""

from __future__ import annotations

import json
import logging
from math import pow
from pathlib import Path
from typing import Final

from escabel_gui.rules.catalogue import parse_wire_name
from escabel_gui.rules.contract import Rules
from escabel_gui.shipped import resources

LOG: Final = logging.getLogger(__name__)
LEAST: Final = 0.2
MOST: Final = 5.0

known_factors: Final[dict[Path, dict[str, float]]] = {}  # by file and ruleset


def win_rate(value: float, boldness: float) -> float:
    """The win rate that a value from 0 to 1 means, with its log odds multiplied by a factor; even stays even."""
    mine, theirs = pow(value, boldness), pow(1.0 - value, boldness)
    return mine / (mine + theirs)


def boldness_of(rules: Rules) -> float:
    """By what the log odds of values are multiplied in a game; 1 where nothing is known."""
    return read_factors(resources() / "win_rates.json").get(parse_wire_name(rules.wire_name)[0].name, 1.0)


def read_factors(path: Path) -> dict[str, float]:
    """The factors in a file, which is read once; none, and a line in the log, if it cannot be used."""
    if path not in known_factors:
        known_factors[path] = {}
        try:
            said = json.loads(path.read_text(encoding="utf-8"))
            factors = {str(name): float(one["factor"]) for name, one in said.items()}
            if not all(LEAST <= factor <= MOST for factor in factors.values()):
                raise ValueError(f"a factor is not from {LEAST} to {MOST}")
            known_factors[path] = factors
        except (OSError, ValueError, KeyError, TypeError, AttributeError, OverflowError, RecursionError) as error:
            LOG.warning("%s cannot be used, so values stay as they are: %s", path, error)
    return known_factors[path]
