"""Picks up Python's cyclic garbage in the thread of the window, and nowhere else.

Python looks for garbage in whichever thread happens to allocate next. Objects of Qt's that are freed in a thread of the
background, while the window's thread is at work on them, take the whole process with them.
"""

from __future__ import annotations

import gc
from typing import Final

from PySide6.QtCore import QObject, QTimer

LOOK_MS: Final = 200


def collect_if_due() -> None:
    """Free what is no longer reachable, if so much has been made since that Python would do so by itself."""
    thresholds = gc.get_threshold()
    due = [generation for generation, count in enumerate(gc.get_count()) if count > thresholds[generation]]
    if due:
        gc.collect(due[-1])


class GarbageTimer(QObject):
    """While it lives, garbage goes in its own thread only."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        gc.disable()
        timer = QTimer(self, interval=LOOK_MS)
        timer.timeout.connect(collect_if_due)
        timer.start()
