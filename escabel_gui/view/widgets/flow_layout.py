"""A layout of widgets in a row, and in as many rows as the width makes them."""

from typing import Final

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QHBoxLayout, QLayout, QSizePolicy, QWidget
from shiboken6 import isValid

from escabel_gui.view.guarding import guarded

UNLIMITED: Final = 524_287  # pixels: Qt's own limit of layouts, QLAYOUTSIZE_MAX
SHRINKS: Final = QSizePolicy.PolicyFlag.ShrinkFlag.value


class FlowLayout(QHBoxLayout):
    """Layout as high as its width asks for, and no narrower than its widest part. Rows begin, or else end, at the edge.

    WORKAROUND: it looks at the widgets, and Qt's box keeps their items: what Qt made, as an item, PySide 6.11 takes for
    deleted when an object goes that refers to it, by however many others.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__() if parent is None else super().__init__(parent)
        self._widgets: list[QWidget] = []
        self._is_right = False
        self._is_column = False
        self.setContentsMargins(0, 0, 0, 0)

    def addWidget(self, widget: QWidget) -> None:  # type: ignore[override]
        """Add a widget, which leaves when it is deleted."""
        self._widgets.append(widget)
        super().addWidget(widget)

    def removeWidget(self, widget: QWidget) -> None:
        """Take a widget out, which stays where it is."""
        self._widgets.remove(widget)
        super().removeWidget(widget)

    def set_right(self) -> None:
        """Let rows end at the right edge."""
        self._is_right = True
        self.invalidate()

    def set_column(self, is_column: bool) -> None:
        """Give every part a row of its own, as wide as the widest."""
        self._is_column = is_column
        self.invalidate()

    @property
    def _seen(self) -> list[QWidget]:
        """The widgets that are there and not hidden."""
        self._widgets = [widget for widget in self._widgets if isValid(widget)]
        return [widget for widget in self._widgets if not widget.isHidden()]

    @guarded(lambda: Qt.Orientation(0))
    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    @guarded(bool)
    def hasHeightForWidth(self) -> bool:
        return True

    @guarded(int)
    def heightForWidth(self, width: int) -> int:
        return self._place(QRect(0, 0, width, 0), False)

    @guarded(int)
    def minimumHeightForWidth(self, width: int) -> int:
        return self._place(QRect(0, 0, width, 0), False)

    @guarded(lambda: QSize(UNLIMITED, UNLIMITED))
    def maximumSize(self) -> QSize:
        return QSize(UNLIMITED, UNLIMITED)

    @guarded(QSize)
    def sizeHint(self) -> QSize:
        sizes = [hint_of(widget) for widget in self._seen]
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
        for widget in self._seen:
            size = size.expandedTo(minimum_of(widget))
        return size

    @guarded()
    def setGeometry(self, rect: QRect) -> None:
        QLayout.setGeometry(self, rect)
        self._place(self.alignmentRect(rect) if self.alignment() else rect, True)

    def _rows(self, width: int) -> list[list[QWidget]]:
        """Return the visible widgets in rows of at most this width."""
        rows: list[list[QWidget]] = []
        filled = 0
        for widget in self._seen:
            needed = hint_of(widget).width()
            if rows and not self._is_column and filled + self.spacing() + needed <= width:
                rows[-1].append(widget)
                filled += self.spacing() + needed
            else:
                rows.append([widget])
                filled = needed
        return rows

    def _place(self, rect: QRect, is_wanted: bool) -> int:
        """Lay all out in a rectangle, or only find out how high that is."""
        y = rect.y()
        for number, row in enumerate(self._rows(rect.width())):
            y += self.spacing() if number else 0
            hints = [hint_of(widget) for widget in row]
            widths = [rect.width() if self._is_column else min(hint.width(), rect.width()) for hint in hints]
            x = rect.x()
            if self._is_right:
                x += rect.width() - sum(widths) - self.spacing() * (len(row) - 1)
            for widget, hint, width in zip(row, hints, widths, strict=True):
                if is_wanted:
                    widget.setGeometry(QRect(x, y, width, hint.height()))
                x += width + self.spacing()
            y += max(hint.height() for hint in hints)
        return y - rect.y()


def hint_of(widget: QWidget) -> QSize:
    """Return the size that a widget would have in a layout, as QWidgetItem finds it."""
    hint = widget.sizeHint().expandedTo(widget.minimumSizeHint())
    return hint.boundedTo(widget.maximumSize()).expandedTo(widget.minimumSize())


def minimum_of(widget: QWidget) -> QSize:
    """Return the least size that a widget can have in a layout, as QWidgetItem finds it."""
    hint, least, policy, given = widget.sizeHint(), widget.minimumSizeHint(), widget.sizePolicy(), widget.minimumSize()
    width = least.width() if policy.horizontalPolicy().value & SHRINKS else max(hint.width(), least.width())
    height = least.height() if policy.verticalPolicy().value & SHRINKS else max(hint.height(), least.height())
    return QSize(given.width() or max(width, 0), given.height() or max(height, 0)).boundedTo(widget.maximumSize())
