"""Data of the bot's levels by game and size of the board: own settings, and scores against the level below."""

import json
import logging
from functools import cache
from pathlib import Path
from typing import Any, Final

from escabel_gui.shipped import resources

LOG: Final = logging.getLogger(__name__)

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
def level_data(game: str, size: int) -> dict[str, Any]:
    """Return what `levels.json` says of a game on boards of a size; empty for an untuned game.

    The file has it by the game's wire name without options, then by the size from which on it holds. What is not said
    anew from a size on is as on smaller boards.

    "levels": settings of the first levels, where the game has its own; each with "visits", "temperature" and, where
    they differ from other games, the limits of a weak level's sight: "width", "spread", "gap", "far" and "second".
    "scores": percent that each level from 2 on scored against the level below it.
    """
    by_size = read_level_data(resources() / "levels.json").get(game, {})
    data: dict[str, Any] = {}
    for first in sorted(map(int, by_size)):
        if first <= size:
            data |= by_size[str(first)]
    return data


@cache
def read_level_data(path: Path) -> dict[str, dict[str, dict[str, Any]]]:
    """Read a file's level data by game and size, once; none, and a line in the log, if it cannot be used."""
    try:
        data: dict[str, dict[str, dict[str, Any]]] = json.loads(path.read_text(encoding="utf-8"))
        for by_size in data.values():
            for size, values in by_size.items():
                if size != str(int(size)):
                    raise ValueError(f"{size} is no size")
                check_level_data(values)
    except (OSError, ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
        LOG.warning("%s cannot be used, so levels are the same in all games: %s", path, error)
        return {}
    return data


def check_level_data(values: dict[str, Any]) -> None:
    """Raise ValueError, or what Python raises at wrong types, unless level data of a game and size can be used."""
    for level in values.get("levels", []):
        if not all(low <= level.get(name, low) <= high for name, (low, high) in LEVEL_LIMITS.items()):
            raise ValueError(f"a level is out of range: {level}")
        if not (isinstance(level["visits"], int) and isinstance(level.get("width", 1), int)):
            raise ValueError(f"visits and width are whole numbers, unlike in {level}")
        level["temperature"]
    for score in values.get("scores", []):
        if not 0 < score < 100:
            raise ValueError(f"{score} is no score")
