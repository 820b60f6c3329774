"""Measures the time from a program's start to its first painted view: `STARTED` holds the start, in monotonic ns."""

from __future__ import annotations

import os
import time
from typing import Any

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

VARIABLE = "STARTED"


def report_first_paint(view: type[Any]) -> None:
    """Let a class of views print the milliseconds when the first of them has painted itself, and end the program."""
    paint = view.paintEvent

    def paint_and_report(self: Any, event: Any) -> None:
        paint(self, event)
        view.paintEvent = paint
        print(f"{(time.monotonic_ns() - int(os.environ[VARIABLE])) / 1e6:.1f}", flush=True)
        QTimer.singleShot(0, QApplication.quit)

    view.paintEvent = paint_and_report
