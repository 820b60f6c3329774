"""A disk that is slow: each fsync takes as long as somebody says.

    python -m tests.slow_disk [SECONDS]

runs the program with such a disk (0.5 seconds unless told), to see and feel what a person with one does.
"""

from __future__ import annotations

import os
import sys
import time
from threading import Event, current_thread, main_thread
from types import TracebackType
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from _typeshed import FileDescriptorLike


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


def slow_down(seconds: float) -> None:
    """Let each fsync of this process take so much longer from now on."""
    fsync = os.fsync

    def slow(fd: FileDescriptorLike) -> None:
        time.sleep(seconds)
        fsync(fd)

    os.fsync = slow


if __name__ == "__main__":
    from escabel_gui.__main__ import main

    slow_down(float(sys.argv[1]) if len(sys.argv) > 1 else 0.5)
    sys.exit(main([]))
