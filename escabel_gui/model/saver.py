"""Writes in the background, one file after the other, so that a slow disk never stops the window."""

from __future__ import annotations

from collections.abc import Callable
from threading import Thread

from PySide6.QtCore import QObject, Signal


class Saver(QObject):
    """At most one write is under way; whoever needs it done waits for it."""

    saved = Signal()
    failed = Signal(str)  # what the system says

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thread: Thread | None = None

    def save(self, write: Callable[[], None]) -> None:
        """Run `write` in the background, after the one before it; OSErrors come back as `failed`."""
        self.wait()
        self._thread = Thread(target=self._run, args=(write,))
        self._thread.start()

    def wait(self) -> None:
        """Return when everything given to `save` is on disk, or has failed."""
        if self._thread is not None:
            self._thread.join()
            self._thread = None

    def _run(self, write: Callable[[], None]) -> None:
        try:
            write()
        except OSError as error:
            self.failed.emit(error.strerror or str(error))
        else:
            self.saved.emit()
