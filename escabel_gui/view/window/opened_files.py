"""Files that a person opens elsewhere, which macOS tells by an event and not by a second start."""

from pathlib import Path

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QFileOpenEvent


class OpenedFiles(QObject):
    """Listener for files that are opened elsewhere, only made on macOS.

    It looks at all events, which costs some milliseconds.
    """

    named = Signal(Path)

    def __init__(self, app: QObject) -> None:
        super().__init__(app)
        app.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent):
            self.named.emit(Path(event.file()))
            return True
        return False
