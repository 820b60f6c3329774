"""Files that are shipped with the program."""

from functools import cache
from pathlib import Path
from typing import Final

from escabel_gui.rules.catalogue import CATALOGUE, RELEASED
from escabel_gui.rules.contract import Ruleset

PACKAGE: Final = Path(__file__).resolve().parent


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
