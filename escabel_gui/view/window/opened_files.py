"""The files that a person opens elsewhere, which macOS tells by an event and not by a second start."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QFileOpenEvent


class OpenedFiles(QObject):
    """Hears of them; only made on macOS, because it looks at all events, and costs some milliseconds at the start."""

    named = Signal(Path)

    def __init__(self, app: QObject) -> None:
        super().__init__(app)
        app.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent):
            self.named.emit(Path(event.file()))
            return True
        return False
