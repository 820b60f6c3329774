"""Signals by which the system ends a program."""

import os
import signal
import socket
from typing import Final

from PySide6.QtCore import QObject, QSocketNotifier, Signal

ENDING: Final = ("SIGTERM", "SIGINT", "SIGHUP")  # by kill and the end of a session, Ctrl-C, a terminal that closes


class EndSignals(QObject):
    """Signals heard in Qt's event loop, whereas Python's own handlers wait until Qt has something to tell.

    What is ignored, as behind `nohup`, stays ignored. A second signal ends the program at once. Not for Windows.
    """

    came = Signal(int)  # which one

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._heard, self._written = socket.socketpair()
        for end in (self._heard, self._written):
            end.setblocking(False)
        signal.set_wakeup_fd(self._written.fileno(), warn_on_full_buffer=False)
        for name in ENDING:
            number = getattr(signal, name)
            if signal.getsignal(number) is signal.SIG_DFL:
                signal.signal(number, lambda number, _: signal.signal(number, signal.SIG_DFL))
        self._notifier = QSocketNotifier(self._heard.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._hear)

    def _hear(self) -> None:
        self.came.emit(self._heard.recv(1)[0])


def end_by(number: int) -> None:
    """End the program as the signal would have done."""
    signal.signal(number, signal.SIG_DFL)
    os.kill(os.getpid(), number)
