"""Where what is shipped with the program lies."""

from __future__ import annotations

from functools import cache
from pathlib import Path


@cache
def resources() -> Path:
    """The folder of icons, rule pages and the like: inside the package when installed, beside it in a checkout."""
    package = Path(__file__).resolve().parent
    inside = package / "resources"
    return inside if inside.is_dir() else package.parent / "resources"
