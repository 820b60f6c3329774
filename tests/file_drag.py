"""Files that are dragged from another program."""

import warnings
from pathlib import Path

from PySide6.QtCore import QMimeData, QPoint, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QWidget

LEFT = Qt.MouseButton.LeftButton
COPY = Qt.DropAction.CopyAction
NO_KEY = Qt.KeyboardModifier.NoModifier


def drag_over(widget: QWidget, data: QMimeData) -> bool:
    """Drag something to a widget; returns whether it, or what it lies in, would take that."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)  # PySide6 6.12 wants a QPointF, which 6.11 does not take
        event = QDragEnterEvent(QPoint(9, 9), COPY, data, LEFT, NO_KEY)
    QApplication.sendEvent(widget, event)
    return event.isAccepted()


def drop_files(widget: QWidget, paths: list[Path]) -> None:
    """Drag files and folders to a widget and drop them there."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    assert drag_over(widget, data)
    event = QDropEvent(QPoint(9, 9).toPointF(), COPY, data, LEFT, NO_KEY)
    QApplication.sendEvent(widget, event)
    assert event.isAccepted()
