"""A layout of things in a row, and in as many rows as the width makes them."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget

from escabel_gui.view.guarding import guarded


class FlowLayout(QLayout):
    """As high as its width asks for; no narrower than its widest part. Rows begin, or else end, at the edge."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self._is_right = False
        self._is_column = False
        self.setContentsMargins(0, 0, 0, 0)

    def set_right(self) -> None:
        """Let rows end at the right edge."""
        self._is_right = True
        self.invalidate()

    def set_column(self, is_column: bool) -> None:
        """Give every part a row of its own, as wide as the widest."""
        self._is_column = is_column
        self.invalidate()

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
        sizes = [item.sizeHint() for item in self._items if not item.isEmpty()]
        between = self.spacing() * max(len(sizes) - 1, 0)
        if self._is_column:
            return QSize(
                max((size.width() for size in sizes), default=0), sum(size.height() for size in sizes) + between
            )
        width = sum(size.width() for size in sizes) + between
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
        self._place(self.alignmentRect(rect) if self.alignment() else rect, True)

    def _rows(self, width: int) -> list[list[QLayoutItem]]:
        """Return the visible items in rows of at most this width."""
        rows: list[list[QLayoutItem]] = []
        filled = 0
        for item in self._items:
            if item.isEmpty():  # hidden
                continue
            needed = item.sizeHint().width()
            if rows and not self._is_column and filled + self.spacing() + needed <= width:
                rows[-1].append(item)
                filled += self.spacing() + needed
            else:
                rows.append([item])
                filled = needed
        return rows

    def _place(self, rect: QRect, is_wanted: bool) -> int:
        """Lay all out in a rectangle, or only find out how high that is."""
        y = rect.y()
        for number, row in enumerate(self._rows(rect.width())):
            y += self.spacing() if number else 0
            hints = [item.sizeHint() for item in row]
            widths = [rect.width() if self._is_column else min(hint.width(), rect.width()) for hint in hints]
            x = rect.x()
            if self._is_right:
                x += rect.width() - sum(widths) - self.spacing() * (len(row) - 1)
            for item, hint, width in zip(row, hints, widths, strict=True):
                if is_wanted:
                    item.setGeometry(QRect(x, y, width, hint.height()))
                x += width + self.spacing()
            y += max(hint.height() for hint in hints)
        return y - rect.y()
