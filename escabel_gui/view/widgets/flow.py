"""A layout of things in a row, and in as many rows as the width makes them."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget

from escabel_gui.view.guarding import guarded


class Flow(QLayout):
    """As high as its width asks for; no narrower than its widest part."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self.setContentsMargins(0, 0, 0, 0)

    @guarded()
    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    @guarded(int)
    def count(self) -> int:
        return len(self._items)

    @guarded()
    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    @guarded()
    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    @guarded(lambda: Qt.Orientation(0))
    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    @guarded(bool)
    def hasHeightForWidth(self) -> bool:
        return True

    @guarded(int)
    def heightForWidth(self, width: int) -> int:
        return self._place(QRect(0, 0, width, 0), False)

    @guarded(QSize)
    def sizeHint(self) -> QSize:
        sizes = [item.sizeHint() for item in self._items]
        width = sum(size.width() for size in sizes) + self.spacing() * max(len(sizes) - 1, 0)
        return QSize(width, max((size.height() for size in sizes), default=0))

    @guarded(QSize)
    def minimumSize(self) -> QSize:
        size = QSize()
        for item in self._items:
            size = size.expandedTo(item.minimumSize())
        return size

    @guarded()
    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._place(rect, True)

    def _place(self, rect: QRect, is_wanted: bool) -> int:
        """Lay all out in a rectangle, or only find out how high that is."""
        x, y, row_height = rect.x(), rect.y(), 0
        for item in self._items:
            size = item.sizeHint()
            if x > rect.x() and x + size.width() > rect.x() + rect.width():
                x, y, row_height = rect.x(), y + row_height + self.spacing(), 0
            if is_wanted:
                item.setGeometry(QRect(QPoint(x, y), size.boundedTo(QSize(rect.width(), size.height()))))
            x += size.width() + self.spacing()
            row_height = max(row_height, size.height())
        return y + row_height - rect.y()
