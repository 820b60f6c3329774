"""What can be turned in the search; two settings have names."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64


class Settings:
    """How the search chooses which move to try next.

    `exploration` weighs what is uncertain. `sharing` is about the number of visits up to which a move is judged
    rather by the games that used its target point at any time than by its own; 0 turns that off, and then every
    move of a position is tried once before any is tried twice. A position gets children at its
    `expand_after`-th visit.
    """

    def __init__(self, exploration: float, sharing: float, expand_after: i64) -> None:
        self.exploration = exploration
        self.sharing = sharing
        self.expand_after = expand_after


def named_settings(name: str) -> Settings:
    """The settings called `default`, or `uct`: UCB1 and nothing else, the yardstick that all others must beat."""
    if name == "uct":
        return Settings(exploration=1.0, sharing=0.0, expand_after=1)
    if name == "default":
        return Settings(exploration=0.1, sharing=10.0, expand_after=2)
    raise ValueError(f"unknown search settings {name[:40]!r}: choose one of {', '.join(SETTINGS_NAMES)}")


SETTINGS_NAMES: Final = ("default", "uct")
