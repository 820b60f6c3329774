"""Checks of what an entry of a JSON file says, where anything may stand."""

import re
from datetime import date, datetime
from typing import Any, Final, TypeGuard

IDENTITY: Final = re.compile("[0-9a-f]{32}")
GAME_NAME: Final = re.compile(r"[a-z][a-z-]{0,39}")
YEARS: Final = range(1971, 3000)  # in which something may be due: of others, Windows knows no local time


def is_identity(said: object) -> TypeGuard[str]:
    """Return whether a value is the identity of an entry."""
    return isinstance(said, str) and IDENTITY.fullmatch(said) is not None


def is_game_name(said: object) -> bool:
    """Return whether a value may be the wire name of a ruleset, without options."""
    return isinstance(said, str) and GAME_NAME.fullmatch(said) is not None


def is_day(said: object) -> bool:
    """Return whether a value is a day as text: 2026-11-22."""
    try:
        return isinstance(said, str) and date.fromisoformat(said).isoformat() == said
    except ValueError:
        return False


def has_due_day(card: Any) -> bool:
    """Return whether a value is a card of FSRS's that says when it is due."""
    return isinstance(card, dict) and parse_moment(card.get("due")) is not None


def parse_moment(said: object) -> datetime | None:
    """Parse a time with its time zone; None if a value is none, or of another age."""
    try:
        moment = datetime.fromisoformat(said)  # type: ignore[arg-type]
    except (ValueError, TypeError):
        return None
    return moment if moment.tzinfo is not None and moment.year in YEARS else None
