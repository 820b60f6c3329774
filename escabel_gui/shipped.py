"""Files that are shipped with the program."""

import json
import logging
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any, Final

from escabel_gui.rules.catalogue import CATALOGUE, RELEASED
from escabel_gui.rules.contract import Ruleset

LOG: Final = logging.getLogger(__name__)
PACKAGE: Final = Path(__file__).resolve().parent

LEVEL_LIMITS: Final = {  # least and most of the settings of a level
    "visits": (1, 10_000_000),
    "temperature": (0, 10),
    "width": (1, 1_000),
    "spread": (0.01, 100),
    "gap": (0, 100),
    "far": (0, 1),
    "second": (0, 1),
}


@cache
def resources() -> Path:
    """Return the folder of icons, rule pages etc.: inside the package when installed, beside it in a checkout."""
    inside = PACKAGE / "resources"
    return inside if inside.is_dir() else PACKAGE.parent / "resources"


def offered_rulesets() -> tuple[Ruleset, ...]:
    """Return the rulesets that can be chosen: all of the catalogue in a checkout, the released ones when installed."""
    return RELEASED if resources().parent == PACKAGE else CATALOGUE


@cache
def site() -> str:
    """Return the address of the project's page, as it was built for one; empty without."""
    try:
        return (resources() / "site.txt").read_text(encoding="utf-8").strip()
    except OSError:
        return ""


@cache
def level_data(game: str) -> dict[str, Any]:
    """Return what `levels.json` says of a game, given by its wire name without options; empty for an untuned game.

    "levels": settings of the first levels, where the game has its own; each with "visits", "temperature" and, where
    they differ from other games, the limits of a weak level's sight: "width", "spread", "gap", "far" and "second".
    "levels_from_size": the same by the size of the board from which on they hold, where large boards have their own.
    "scores": percent that each level from 2 on scored against the level below it.
    """
    return read_level_data(resources() / "levels.json").get(game, {})


@cache
def read_level_data(path: Path) -> dict[str, dict[str, Any]]:
    """Read a file's level data by game, once; none, and a line in the log, if it cannot be used."""
    try:
        data: dict[str, dict[str, Any]] = json.loads(path.read_text(encoding="utf-8"))
        for of_game in data.values():
            check_level_data(of_game)
    except (OSError, ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
        LOG.warning("%s cannot be used, so levels are the same in all games: %s", path, error)
        return {}
    return data


def check_level_data(of_game: dict[str, Any]) -> None:
    """Raise ValueError, or what Python raises at wrong types, unless a game's level data can be used."""
    by_size = of_game.get("levels_from_size", {})
    for size in by_size:
        int(size)  # raises ValueError unless it is a number
    for level in chain(of_game.get("levels", []), *by_size.values()):
        if not all(low <= level.get(name, low) <= high for name, (low, high) in LEVEL_LIMITS.items()):
            raise ValueError(f"a level is out of range: {level}")
        if not (isinstance(level["visits"], int) and isinstance(level.get("width", 1), int)):
            raise ValueError(f"visits and width are whole numbers, unlike in {level}")
        level["temperature"]
    for score in of_game.get("scores", []):
        if not 0 < score < 100:
            raise ValueError(f"{score} is no score")
