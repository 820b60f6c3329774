"""Time controls and times left, and how files write both."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

NO_LIMIT: Final = "none"
SUDDEN_DEATH: Final = "sudden"
FISCHER: Final = "fischer"
BYO_YOMI: Final = "byo-yomi"
KINDS: Final = (NO_LIMIT, SUDDEN_DEATH, FISCHER, BYO_YOMI)

MAX_MAIN: Final = 36_000  # seconds
MAX_EXTRA: Final = 600  # seconds
MAX_PERIODS: Final = 99


class TimeControl(NamedTuple):
    """Time control; all times in seconds.

    Fischer: `extra` is added after each move. Byo-yomi: after the main time, `periods` times `extra` seconds, and a
    period is lost only when it runs out within one move.
    """

    kind: str = NO_LIMIT
    main: int = 600
    extra: int = 10
    periods: int = 3

    @property
    def essence(self) -> TimeControl:
        """Same time control with 0 for each number that the kind does not use."""
        return TimeControl(
            self.kind,
            self.main if self.kind != NO_LIMIT else 0,
            self.extra if self.kind in (FISCHER, BYO_YOMI) else 0,
            self.periods if self.kind == BYO_YOMI else 0,
        )


def format_control(control: TimeControl) -> str:
    """Format a time control as `parse_control` reads it."""
    return f"{control.kind} {control.main} {control.extra} {control.periods}"


def parse_control(text: str) -> TimeControl:
    """Parse the output of `format_control`; no limit for what cannot be read or lets nobody play."""
    return read_control(text) or TimeControl()


def read_control(text: str) -> TimeControl | None:
    """Parse a time control; None for what cannot be read, or lets nobody play."""
    match = re.fullmatch(r"(\S{1,20}) ([0-9]{1,6}) ([0-9]{1,5}) ([0-9]{1,3})", text, re.ASCII)
    if match is None or match[1] not in KINDS:
        return None
    control = TimeControl(match[1], int(match[2]), int(match[3]), int(match[4]))
    return control if is_playable(control) else None


def is_playable(control: TimeControl) -> bool:
    """Return True if a time control gives both players some time, and no more than the program offers."""
    kind, main, extra, periods = control.essence
    least_main = 0 if kind == BYO_YOMI else 1
    least_extra, least_periods = (1, 1) if kind == BYO_YOMI else (0, 0)
    return kind == NO_LIMIT or (
        least_main <= main <= MAX_MAIN and least_extra <= extra <= MAX_EXTRA and least_periods <= periods <= MAX_PERIODS
    )


class TimeLeft(NamedTuple):
    """Time left to a player: seconds, and byo-yomi periods, the running one included."""

    seconds: float
    periods: int
    in_periods: bool = False


def format_left(left: TimeLeft) -> str:
    """Format a time left, with tenths of a second, as `parse_left` reads it."""
    return f"{left.seconds:.1f} {left.periods} {int(left.in_periods)}"


def parse_left(text: str) -> TimeLeft | None:
    """Parse the output of `format_left`; None for anything else."""
    match = re.fullmatch(r"([0-9]{1,8}\.[0-9]) ([0-9]{1,3}) ([01])", text)
    return TimeLeft(float(match[1]), int(match[2]), match[3] == "1") if match is not None else None
