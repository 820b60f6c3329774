"""A disk that is slow: each fsync takes as long as somebody says.

    python -m tests.slow_disk [SECONDS]

runs the program with such a disk (0.5 seconds unless told), to see and feel what a person with one does.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from threading import Event, current_thread, main_thread
from types import TracebackType

import pytest


class SlowDisk:
    """Disk on which fsync waits while it is entered; in the thread of the window, that fails."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._is_free = Event()
        self._is_free.set()
        self._fsync = os.fsync
        monkeypatch.setattr(os, "fsync", self._wait)

    def _wait(self, handle: int) -> None:
        if not self._is_free.is_set():
            assert current_thread() is not main_thread(), "the window waits for the disk"
            assert self._is_free.wait(10), "the disk was never free again"
        self._fsync(handle)

    def __enter__(self) -> SlowDisk:
        self._is_free.clear()
        return self

    def release(self) -> None:
        """Let everything be written."""
        self._is_free.set()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._is_free.set()


def slowed(fsync: Callable[[int], None], seconds: float) -> Callable[[int], None]:
    """Return an fsync that takes so much longer."""

    def slow(handle: int) -> None:
        time.sleep(seconds)
        fsync(handle)

    return slow


if __name__ == "__main__":
    from escabel_gui.__main__ import main

    os.fsync = slowed(os.fsync, float(sys.argv[1]) if len(sys.argv) > 1 else 0.5)  # type: ignore[assignment]
    sys.exit(main([]))
