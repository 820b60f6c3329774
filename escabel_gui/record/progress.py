"""How long work says how far it is, and is told to end."""

from __future__ import annotations

from collections.abc import Callable

GoOn = Callable[[int, int], bool]  # told how many of how many are done; answers whether to go on
Report = Callable[[float], None]  # is told how much is done (0 to 1); what it raises ends the work


class CalledOff(Exception):
    """Nobody wants any more what was to be done."""


def to_the_end(done: int, total: int) -> bool:
    """Nobody watches, nobody ends it."""
    return True


def within(go_on: GoOn, done: int, total: int) -> Report:
    """Reports from one piece of work out of many: it ends when the whole of it does."""

    def report(progress: float) -> None:
        if not go_on(done, total):
            raise CalledOff

    return report
