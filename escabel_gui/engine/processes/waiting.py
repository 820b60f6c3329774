"""Waits that Ctrl-C ends on every system: Windows lets no signal end one, and Python hears of it only afterwards."""

import sys
from collections.abc import Callable
from queue import Empty, SimpleQueue
from threading import Condition
from typing import Final, TypeVar

MAX_WAIT: Final = 0.2 if sys.platform == "win32" else None  # seconds, after which the wait goes on

T = TypeVar("T")


def take_next(queue: SimpleQueue[T]) -> T:
    """Wait for the next item of a queue and return it."""
    while True:
        try:
            return queue.get(timeout=MAX_WAIT)
        except Empty:
            pass


def wait_until(changed: Condition, is_so: Callable[[], object]) -> None:
    """Wait until a condition is true, checked after each change; the caller holds the lock."""
    while not changed.wait_for(is_so, MAX_WAIT):
        pass
