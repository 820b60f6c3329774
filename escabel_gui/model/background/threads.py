"""Threads of Qt: on Windows those of Python may crash once they have made a QObject."""

import atexit
import sys
from typing import Final

from PySide6.QtCore import QThreadPool

THREADS: Final = QThreadPool()  # for whatever may take long; the end of the program waits for it
THREADS.setMaxThreadCount(64)  # more than there are files, since each may have to wait
THREADS.setExpiryTimeout(0)  # each work has a new one: fonts that were drawn with may have slightly other measures
atexit.register(THREADS.waitForDone)


def report(error: Exception) -> None:
    """Report an unexpected error as if nobody had caught it, while the thread in which it came goes on."""
    sys.excepthook(type(error), error, error.__traceback__)
