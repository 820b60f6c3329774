"""Progress callbacks `(done, total)` and cancellation by exception."""

import time
from collections.abc import Callable

ProgressCallback = Callable[[int, int], None]  # is told how many of how many are done; what it raises ends the work


class Cancelled(Exception):
    """Raised to end work whose result is no longer wanted."""


def no_progress(done: int, total: int) -> None:
    """Ignore progress: nothing is shown, and the work is not ended."""


def sub_progress(report: ProgressCallback, done: int, total: int) -> ProgressCallback:
    """Return a callback for one piece of work out of many: it ends when the whole of it does."""
    return lambda _done, _total: report(done, total)


def until(is_over: Callable[[], bool]) -> ProgressCallback:
    """Return a callback that ends the work at the first report at which a condition is true."""

    def report(_done: int, _total: int) -> None:
        if is_over():
            raise Cancelled

    return report


def with_timeout(seconds: float) -> ProgressCallback:
    """Return a callback that ends the work at the first report after so many seconds."""
    end = time.monotonic() + seconds
    return until(lambda: time.monotonic() > end)
