"""Windows that come up."""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QWidget


class Shown(QObject):
    """Event filter that notes the windows that come up from now on, until it is deleted."""

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self.windows: list[QWidget] = []
        app.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow():
            self.windows.append(watched)
        return False
