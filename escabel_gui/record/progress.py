"""Progress callbacks `(done, total)` and cancellation by exception."""

from __future__ import annotations

import time
from collections.abc import Callable

Report = Callable[[int, int], None]  # is told how many of how many are done; what it raises ends the work


class CalledOff(Exception):
    """Nobody wants any more what was to be done."""


def unwatched(done: int, total: int) -> None:
    """Nobody watches, nobody ends it."""


def within(report: Report, done: int, total: int) -> Report:
    """Reports from one piece of work out of many: it ends when the whole of it does."""
    return lambda _done, _total: report(done, total)


def within_seconds(seconds: float) -> Report:
    """Ends the work at the first report after so many seconds."""
    end = time.monotonic() + seconds

    def report(_done: int, _total: int) -> None:
        if time.monotonic() > end:
            raise CalledOff

    return report
