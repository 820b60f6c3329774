"""Work in the background: a thread does it, and the thread of the window tells of it."""

import time
from collections.abc import Callable
from functools import partial
from threading import Event
from typing import Final

from PySide6.QtCore import QObject, Signal

from escabel_gui.model.background.worker import Worker
from escabel_gui.record.progress import Cancelled, ProgressCallback, until
from escabel_gui.rules.message import Message

TELL_SECONDS: Final = 0.05  # between two reports of progress
CLOSE_SECONDS: Final = 0.5  # that the program waits at its end for what is under way
SHOW_SECONDS: Final = 1.0  # between two looks at what has been done so far


class Background(QObject):
    """Thread that does one job after the other; all signals that others see come from the thread of the window."""

    progressed = Signal(object)  # Message: how far something is that takes long; None: nothing is under way
    advanced = Signal()  # what has been done so far may be shown
    _posted = Signal(object)  # what the thread of the window is to do

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._worker = Worker()
        self._stop = Event()  # what is under way and waiting ends when it is set
        self._is_closed = False  # news from the thread may still arrive
        self._posted.connect(self._do_here)

    def do(self, job: Callable[[], object]) -> None:
        """Do a job after what is waiting; what it raises is raised in the thread of the window."""
        if not self._is_closed:
            self._worker.do(partial(self._do, job))

    def find(self, find: Callable[[], object], take: Callable[..., object], *args: object) -> None:
        """Find something, as `do` does a job, and let the thread of the window take it after these arguments.

        It takes None where nothing is found because something was raised, so that nobody waits for ever.
        """

        def find_and_post() -> None:
            found = None
            try:
                found = find()
            finally:
                self.post(take, *args, found)

        self.do(find_and_post)

    def post(self, do: Callable[..., object], *args: object) -> None:
        """Let the thread of the window call `do`."""
        if not self._is_closed:
            self._posted.emit(partial(do, *args))

    def end_progress(self) -> None:
        """Tell that what took long is done."""
        self.post(self.progressed.emit, None)

    def cancel(self) -> None:
        """End everything that is under way or waiting, but for what has a `quiet_reporter`."""
        self._stop.set()
        self._stop = Event()

    def close(self, timeout: float = CLOSE_SECONDS) -> None:
        """End what is under way, waiting so many seconds for that; nothing is told any more."""
        self._is_closed = True
        self.cancel()
        self._worker.close(timeout)

    def progress(self, words: Message) -> ProgressCallback:
        """Return a callback that tells how far one piece of work is that is begun now.

        `words` has places for two numbers.
        """
        check = self.reporter()
        told = shown = time.monotonic()

        def report(done: int, total: int) -> None:
            nonlocal told, shown
            now = time.monotonic()
            if now - told >= TELL_SECONDS:
                told = now
                self.post(self.progressed.emit, words._replace(args=(done, total)))
            if now - shown >= SHOW_SECONDS:
                shown = now
                self.post(self.advanced.emit)
            check(done, total)

        return report

    def reporter(self) -> ProgressCallback:
        """Return a callback that ends the reading of one file when what is under way now is ended."""
        return until(self._stop.is_set)

    def quiet_reporter(self) -> ProgressCallback:
        """Return a callback that ends work which nobody sees: only when this is closed."""
        return until(lambda: self._is_closed)

    def _do(self, job: Callable[[], object]) -> None:
        try:
            job()
        except Cancelled:
            self.end_progress()
        except Exception as error:
            self.end_progress()
            self.post(self._raise, error)

    def _raise(self, error: Exception) -> None:
        raise error

    def _do_here(self, do: Callable[[], object]) -> None:
        if not self._is_closed:
            do()
