"""Files that are shipped with the program."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any


@cache
def resources() -> Path:
    """The folder of icons, rule pages and the like: inside the package when installed, beside it in a checkout."""
    package = Path(__file__).resolve().parent
    inside = package / "resources"
    return inside if inside.is_dir() else package.parent / "resources"


@cache
def level_data(game: str) -> dict[str, Any]:
    """Return what `levels.json` says of a game, given by its wire name without options; empty for an untuned game.

    "weak levels": settings of the first levels where the game has its own; each with "visits", "temperature" and
    "random", the share of random moves.
    "scores": percent that each level from 2 on scored against the level below it.
    """
    data: dict[str, dict[str, Any]] = json.loads((resources() / "levels.json").read_text(encoding="utf-8"))
    return data.get(game, {})
