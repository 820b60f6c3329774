"""Changes of the desktop's look while the program runs."""

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget


class DesktopWatch(QObject):
    """Watcher of the desktop that reports if it turns light or dark, or wants another contrast or less motion.

    `changed` is emitted a turn of the event loop later, as Qt may send such events while a style is applied, and
    because of that.
    """

    changed = Signal()

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self.changed)
        window.installEventFilter(self)
        self._hints = QGuiApplication.styleHints()  # PySide loses what `accessibility` returns when this goes
        wishes = self._hints.accessibility()
        wishes.contrastPreferenceChanged.connect(self._soon.start)
        if hasattr(wishes, "motionPreferenceChanged"):  # since Qt 6.12
            wishes.motionPreferenceChanged.connect(self._soon.start)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ThemeChange:
            self._soon.start()
        return False
