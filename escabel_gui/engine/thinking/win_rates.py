"""Calibration of search values to win rates: scaling of log odds, fitted for each ruleset (Platt 1999).

The search underrates large leads, and short searches underrate the side to move. `escabel-engine calibration` fits
the parameters to games. The search itself works with values, and so do processes of one engine among themselves; all
others are told win rates.
"""

import json
import logging
from pathlib import Path
from typing import Final, NamedTuple

from escabel_gui.record.log_odds import clamp_probability, log_odds, logistic
from escabel_gui.rules.catalogue import ruleset_of
from escabel_gui.rules.contract import Rules
from escabel_gui.shipped import resources

LOG: Final = logging.getLogger(__name__)
MIN_FACTOR: Final = 0.2
MAX_FACTOR: Final = 5.0
MAX_GROWTH: Final = 2.0
MAX_TEMPO: Final = 2.0
# visits up to which the move is worth all its tempo, and beyond which it soon is worth nothing
FULL_TEMPO_VISITS: Final = 800


class Calibration(NamedTuple):
    """Parameters of the calibration.

    Log odds are multiplied by `factor + growth * abs(log odds)`; then `tempo` is added for whoever is to move, the less
    the more visits there are.
    """

    factor: float
    growth: float
    tempo: float

    def is_plausible(self) -> bool:
        """Return whether the values are in the ranges that a fit or a file can be trusted with."""
        return (
            MIN_FACTOR <= self.factor <= MAX_FACTOR
            and 0.0 <= self.growth <= MAX_GROWTH
            and abs(self.tempo) <= MAX_TEMPO
        )


IDENTITY: Final = Calibration(1.0, 0.0, 0.0)

known: Final[dict[Path, dict[str, Calibration]]] = {}  # by file and ruleset


def win_rate(value: float, calibration: Calibration, visits: int) -> float:
    """Return the win rate of the side to move for its value from 0 to 1 and the visits behind it.

    Nothing is certain that is not proven.
    """
    odds = log_odds(clamp_probability(value))
    scaled = odds * (calibration.factor + calibration.growth * abs(odds))
    return clamp_probability(logistic(scaled + calibration.tempo * tempo_weight(visits)))


def tempo_weight(visits: int) -> float:
    """Return the weight of the tempo term, 0 to 1: it falls with the visits of a search.

    Measured as what who is to move seems to lose by the best move, at 200 to 10,000 visits.
    """
    return min(FULL_TEMPO_VISITS / max(visits, 1), 1.0)


def find_calibration(rules: Rules) -> Calibration:
    """Return the calibration of a game, the same for all its options and sizes."""
    return read_calibrations(resources() / "win_rates.json").get(ruleset_of(rules.wire_name).name, IDENTITY)


def read_calibrations(path: Path) -> dict[str, Calibration]:
    """Read a file's calibrations by ruleset, once; none, and a line in the log, if it cannot be used."""
    if path not in known:
        known[path] = {}
        try:
            said = json.loads(path.read_text(encoding="utf-8"))
            known[path] = {str(name): parse_calibration(one) for name, one in said.items()}
        except (OSError, ValueError, KeyError, TypeError, AttributeError, OverflowError, RecursionError) as error:
            LOG.warning("%s cannot be used, so values stay as they are: %s", path, error)
    return known[path]


def parse_calibration(said: dict[str, object]) -> Calibration:
    """Parse a calibration from JSON; raises ValueError, KeyError or TypeError if it is none."""
    calibration = Calibration(*(float(str(said[name])) for name in Calibration._fields))
    if not calibration.is_plausible():
        raise ValueError(f"{calibration} is out of range")
    return calibration
