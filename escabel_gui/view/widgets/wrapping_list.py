"""A list whose rows have as many lines as they need."""

from PySide6.QtCore import QLocale, QModelIndex, QPersistentModelIndex, QRect, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QListWidget, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from escabel_gui.view.guarding import guarded
from escabel_gui.view.plain import unbroken


class WrappedRows(QStyledItemDelegate):
    """Delegate that makes the rows of a list as high as their text needs where it wraps."""

    def __init__(self, rows: QListWidget) -> None:
        super().__init__(rows)
        self._rows = rows

    @guarded(str)
    def displayText(self, value: object, locale: QLocale | QLocale.Language) -> str:
        return unbroken(super().displayText(value, locale))

    @guarded(QSize)
    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        # The row is as wide as beside a scroll bar, or it would be too low once that comes. In it the style says where
        # text is painted, which Qt does not ask when it measures. It wraps in valid rectangles only.
        rows = self._rows
        width = rows.maximumViewportSize().width() - rows.verticalScrollBar().sizeHint().width() - 2 * rows.spacing()
        option.rect = QRect(0, 0, width, 1)
        option.showDecorationSelected = True  # else the rectangle of a text is no wider than the text
        inside = rows.style().subElementRect(QStyle.SubElement.SE_ItemViewItemText, option, rows).width()
        option.rect = QRect(0, 0, max(inside, 1), 1)
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
