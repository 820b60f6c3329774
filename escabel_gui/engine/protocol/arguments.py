"""Arguments of commands, and why a command is refused."""

from collections.abc import Sequence
from itertools import zip_longest
from typing import Final

from escabel_gui.arguments import parse_time
from escabel_gui.rules.catalogue import make_rules
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.message import shorten
from escabel_gui.rules.state import BLACK, WHITE

COLORS: Final = {"b": int(BLACK), "black": int(BLACK), "w": int(WHITE), "white": int(WHITE)}
BOOLEANS: Final = {"true": True, "false": False}
ANALYSIS: Final = "[interval] [CENTISECONDS] [rootInfo] [BOOLEAN]"
DEFAULT_INTERVAL: Final = 0.5  # seconds between two lines of an analysis
MIN_INTERVAL: Final = 0.01


class CommandError(ValueError):
    """Raised for a command that is not carried out, with the reason that is answered."""


def rules_or_refusal(wire_name: str, size: int | None) -> Rules:
    """Return the rules of a wire name and size; raises CommandError."""
    try:
        return make_rules(wire_name, size)
    except ValueError as error:
        raise CommandError(str(error)) from None


def require_count(usage: str, words: list[str]) -> list[str]:
    """Return the words after a command, if they are as many as its usage allows; raises CommandError."""
    _, *names = usage.split()
    least = sum(not name.startswith(("[", "…")) for name in names)
    if len(words) < least or (len(words) > len(names) and "…" not in names):
        raise CommandError(f"write: {usage}")
    return words


def parse_color(word: str) -> int:
    """Parse a color; raises CommandError."""
    if word.lower() not in COLORS:
        raise CommandError(f"{shorten(word)} is no color: write b or w")
    return COLORS[word.lower()]


def parse_analysis_options(words: Sequence[str]) -> tuple[float, bool]:
    """Parse the arguments `ANALYSIS`: the interval in seconds, and True if `rootInfo` is wanted.

    Each value has its name before it, in any order; only an interval at the beginning needs none.
    """
    if words and words[0].lower() not in ("interval", "rootinfo"):
        words = ["interval", *words]
    interval, has_root = DEFAULT_INTERVAL, False
    for name, value in zip_longest(words[::2], words[1::2], fillvalue="nothing"):
        if name.lower() == "interval":
            interval = max(parse_seconds(value) / 100, MIN_INTERVAL)
        elif name.lower() == "rootinfo":
            has_root = parse_boolean(value)
        else:
            raise CommandError(f"{shorten(name)} is neither interval nor rootInfo")
    return interval, has_root


def parse_boolean(word: str) -> bool:
    """Parse `true` or `false`; raises CommandError."""
    if word.lower() not in BOOLEANS:
        raise CommandError(f"{shorten(word)} is neither true nor false")
    return BOOLEANS[word.lower()]


def parse_seconds(word: str) -> float:
    """Parse a time in seconds; raises CommandError."""
    number = parse_time(word)
    if number is None:
        raise CommandError(f"{shorten(word)} is no time")
    return number


def parse_whole(word: str, most_digits: int, what: str) -> int:
    """Parse an integer of at most so many digits; raises CommandError."""
    if not (word.isascii() and word.isdigit() and len(word) <= most_digits):
        raise CommandError(f"{shorten(word)} is no {what}")
    return int(word)
