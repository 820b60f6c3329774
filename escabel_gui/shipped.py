"""Files that are shipped with the program."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any, Final

from escabel_gui.rules.catalogue import CATALOGUE, RELEASED
from escabel_gui.rules.contract import Ruleset

PACKAGE: Final = Path(__file__).resolve().parent


@cache
def resources() -> Path:
    """The folder of icons, rule pages and the like: inside the package when installed, beside it in a checkout."""
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

    "weak levels": settings of the first levels where the game has its own; each with "visits", "temperature" and, where
    they differ from other games, the limits of a weak level's sight: "width", "spread", "gap", "far" and "second".
    "scores": percent that each level from 2 on scored against the level below it.
    """
    data: dict[str, dict[str, Any]] = json.loads((resources() / "levels.json").read_text(encoding="utf-8"))
    return data.get(game, {})
