"""Waits that Ctrl-C ends on every system: Windows lets no signal end one, and Python hears of it only afterwards."""

import sys
from collections.abc import Callable
from queue import Empty, SimpleQueue
from threading import Condition
from typing import Final, TypeVar

MAX_WAIT: Final = 0.2 if sys.platform == "win32" else None  # seconds, after which the wait goes on

T = TypeVar("T")


def take_next(queue: SimpleQueue[T]) -> T:
    """The next in a queue, waited for."""
    while True:
        try:
            return queue.get(timeout=MAX_WAIT)
        except Empty:
            pass


def wait_until(changed: Condition, is_so: Callable[[], object]) -> None:
    """Return when something is so, after a change; the condition is held by the caller."""
    while not changed.wait_for(is_so, MAX_WAIT):
        pass
