"""A list whose rows have as many lines as they need."""

from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QListWidget, QStyledItemDelegate, QStyleOptionViewItem

from escabel_gui.view.guarding import guarded
from escabel_gui.view.look.style import STEP

PADDING: Final = 6 * STEP  # of rows, on both sides together


class WrappedRows(QStyledItemDelegate):
    """Delegate that makes the rows of a list as high as their text needs where it wraps."""

    def __init__(self, rows: QListWidget) -> None:
        super().__init__(rows)
        self._rows = rows

    @guarded(QSize)
    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        # As wide as beside a scroll bar, or rows would be too low once it comes; less what the style leaves free at
        # the sides. Qt wraps in valid rectangles only.
        width = self._rows.maximumViewportSize().width() - self._rows.verticalScrollBar().sizeHint().width()
        option.rect = QRect(0, 0, width - PADDING, 1)
        return QSize(0, super().sizeHint(option, index).height())


class WrappingList(QListWidget):
    """List whose rows wrap, and have their heights as soon as it has its width."""

    def __init__(self) -> None:
        super().__init__()
        self.setItemDelegate(WrappedRows(self))
        self.setWordWrap(True)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the rows out now: Qt would wait a tenth of a second."""
        super().resizeEvent(event)
        self.doItemsLayout()
