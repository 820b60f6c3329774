"""Changes of a file, which a thread makes: the window never waits for a disk, nor for another program."""

import logging
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from threading import Condition, main_thread
from typing import Final, Generic, TypeVar

from escabel_gui.model.background.threads import THREADS, report
from escabel_gui.record.storage.entry_file import ignore

log = logging.getLogger("escabel.keeping")

C = TypeVar("C")

TRY_AGAIN: Final = 10.0  # seconds after which what has failed is tried again
TOLD_FAILURE: Final = 2  # attempts that fail one after the other until that is told
LOOK: Final = 0.2  # seconds between two looks whether the program ends


class FileChanges(Generic[C]):
    """Queue of changes, made in the order in which they were given; those that fail wait, and are tried again.

    That is when there are new ones, after `TRY_AGAIN` seconds, and at the end of the program, which waits for it.
    `write` makes all of them or raises OSError.
    """

    def __init__(
        self,
        write: Callable[[list[C]], object],
        name: str,
        read: Callable[[], object] | None = None,
        tell: Callable[[OSError | None], object] = ignore,
    ) -> None:
        """Set up the queue; `name` is the file's in the log.

        In the thread `read` is called first, and `tell` when a second attempt has failed, as the first one may have met
        another program that had the file open for a moment; with None once all is written after that.
        """
        self._write = write
        self._name = name
        self._tell = tell
        self._waiting: list[C] = []
        self._news = Condition()  # guards what follows and what waits
        self._is_closed = False
        self._failed = 0  # changes in the latest attempt, if that has failed
        self._failures = 0  # attempts since the last one that has not failed
        self._is_working = False  # in a thread
        if read is not None:
            self._start(read)

    def add(self, change: C) -> None:
        """Make a change soon."""
        with self._news:
            self._waiting.append(change)
            self._news.notify_all()
            if not self._is_working:
                self._start()

    def close(self) -> None:
        """Try what waits for the last time; nothing is to be added any more."""
        with self._news:
            self._is_closed = True
            self._news.notify_all()

    def wait(self, seconds: float | None = None) -> None:
        """Return when everything is made or, before `close`, has failed, or after so many seconds.

        Without a limit it is not for the thread of the window.
        """
        with self._news:
            self._news.wait_for(
                lambda: not self._is_working or (0 < self._failed == len(self._waiting) and not self._is_closed),
                seconds,
            )

    def _start(self, read: Callable[[], object] | None = None) -> None:
        self._is_working = True
        THREADS.start(partial(self._work, read))

    def _work(self, read: Callable[[], object] | None) -> None:
        if read is not None:
            try:
                read()
            except Exception as error:
                report(error)
        is_going_on = True
        while is_going_on:
            is_last = self._is_ending()
            with self._news:
                changes = list(self._waiting)
            has_failed = bool(changes) and not self._make(changes)
            with self._news:
                self._failed = len(changes) if has_failed else 0
                if not has_failed:
                    del self._waiting[: len(changes)]
                is_going_on = bool(self._waiting) and not (has_failed and is_last)
                if not is_going_on:
                    self._is_working = False
                self._news.notify_all()
            if has_failed and is_going_on:
                self._rest()

    def _make(self, changes: list[C]) -> bool:
        """Return True if the changes are made, or can never be."""
        try:
            self._write(changes)
        except OSError as error:
            self._failures += 1
            if self._failures == 1:
                log.warning("%s cannot be written, which is tried again: %s", self._name, error)
            elif self._failures == TOLD_FAILURE:
                self._tell_window(error)
            return False
        except Exception as error:
            report(error)
        else:
            if self._failures >= TOLD_FAILURE:
                self._tell_window(None)
        self._failures = 0
        return True

    def _tell_window(self, error: OSError | None) -> None:
        with suppress(RuntimeError):  # it may be gone by now
            self._tell(error)

    def _rest(self) -> None:
        """Wait until it is worth trying again."""
        end = time.monotonic() + TRY_AGAIN
        with self._news:
            while time.monotonic() < end and not self._is_ending() and len(self._waiting) == self._failed:
                self._news.wait(LOOK)

    def _is_ending(self) -> bool:
        return self._is_closed or not main_thread().is_alive()
