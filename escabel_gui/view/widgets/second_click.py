"""The second click of a double click on a dialog's button: it is not one for the window under the dialog."""

from PySide6.QtCore import QEvent, QObject, QPoint, QTimer
from PySide6.QtGui import QCursor, QGuiApplication, QMouseEvent
from PySide6.QtWidgets import QWidget


class SecondClickFilter(QObject):
    """Filter that keeps a click from a window that comes at once where the pointer was when a dialog over it closed.

    Who clicks everything twice would otherwise press whatever button lies below that of the dialog, or place a piece.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._place = QPoint()  # of the pointer when the last dialog closed
        self._hints = QGuiApplication.styleHints()
        self._waiting = QTimer(self, singleShot=True, interval=self._hints.mouseDoubleClickInterval())
        self._waiting.timeout.connect(self._end)
        window.installEventFilter(self)

    @property
    def is_on(self) -> bool:
        """True while a click may be the second one."""
        return self._waiting.isActive()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        is_for_window = watched.isWidgetType()  # else for its handle; `_window` is gone while it is collected
        if is_for_window and event.type() == QEvent.Type.WindowUnblocked:
            self._begin()
        elif not is_for_window and isinstance(event, QMouseEvent) and event.isBeginEvent():
            self._end()
            distance = (event.globalPosition().toPoint() - self._place).manhattanLength()
            return distance < self._hints.startDragDistance()
        return False

    def _begin(self) -> None:
        """Look at what the system sends to the window, as long as a double click takes."""
        handle = self._window.windowHandle()
        if handle is not None:
            self._place = QCursor.pos()
            handle.installEventFilter(self)
            self._waiting.start()

    def _end(self) -> None:
        self._waiting.stop()
        handle = self._window.windowHandle()
        if handle is not None:
            handle.removeEventFilter(self)
