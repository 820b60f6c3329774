"""Writes in the background, one file after the other, so that a slow disk never stops the window."""

from __future__ import annotations

from collections.abc import Callable
from threading import Thread

from PySide6.QtCore import QObject, Signal


class Saver(QObject):
    """At most one write is under way; whoever needs it done waits for it."""

    saved = Signal()  # all that was given to `save` so far
    failed = Signal(str)  # what the system says; told before anything else is written
    _ended = Signal(int)
    _broke = Signal(object)  # an exception that nobody expects of a write

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thread: Thread | None = None
        self._given = 0  # writes so far
        self._why_failed = ""  # the last of them
        self._ended.connect(self._tell)
        self._broke.connect(self._raise)

    def save(self, write: Callable[[], None]) -> None:
        """Run `write` in the background, after the one before it; OSErrors come back as `failed`.

        Anything else that it raises is raised once more in the thread of the window, by its event loop.
        """
        self.wait()
        self._given += 1
        self._why_failed = ""
        self._thread = Thread(target=self._run, args=(write, self._given))
        self._thread.start()

    def wait(self) -> None:
        """Return when everything given to `save` is on disk, or `failed` has told why it is not."""
        if self._thread is not None:
            self._thread.join()
            self._thread = None
            if self._why_failed:
                self.failed.emit(self._why_failed)

    def _run(self, write: Callable[[], None], number: int) -> None:
        try:
            write()
        except OSError as error:
            self._why_failed = error.strerror or str(error)
        except Exception as error:
            self._why_failed = repr(error)
            self._broke.emit(error)
        self._ended.emit(number)

    def _raise(self, error: Exception) -> None:
        raise error

    def _tell(self, number: int) -> None:
        """News from the other thread come late: by now there may be more to write."""
        if number == self._given:
            self.wait()
            if not self._why_failed:
                self.saved.emit()
