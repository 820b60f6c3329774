"""What a person reads or hears of a widget."""

from collections.abc import Iterator

from PySide6.QtCore import QAbstractListModel, Qt
from PySide6.QtGui import Qt as Markup
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QLabel,
    QLineEdit,
    QTabBar,
    QTableWidget,
    QTextEdit,
    QWidget,
)


def texts_of(widget: QWidget) -> Iterator[tuple[str, str, bool]]:
    """Yield what a widget shows: where, which text, and whether Qt would show markup there."""
    kind = type(widget).__name__
    if isinstance(widget, QLabel):
        is_open = widget.textFormat() != Qt.TextFormat.PlainText and Markup.mightBeRichText(widget.text())
        yield f"{kind}: label", widget.text(), is_open
    if isinstance(widget, QAbstractButton):
        yield f"{kind}: button", widget.text(), False
    if isinstance(widget, QTextEdit):
        yield f"{kind}: page", widget.toHtml(), True
    if isinstance(widget, QAbstractItemView):
        model = widget.model()
        for row in range(model.rowCount()):
            for column in range(1 if isinstance(model, QAbstractListModel) else model.columnCount()):
                index = model.index(row, column)
                yield f"{kind}: cell", str(index.data() or ""), False
                yield f"{kind}: tip of a cell", str(index.data(Qt.ItemDataRole.ToolTipRole) or ""), True
                yield f"{kind}: spoken cell", str(index.data(Qt.ItemDataRole.AccessibleTextRole) or ""), False
    if isinstance(widget, QComboBox):
        for row in range(widget.count()):
            yield f"{kind}: choice", widget.itemText(row), False
    if isinstance(widget, QTabBar):
        for number in range(widget.count()):
            yield f"{kind}: tab", widget.tabText(number), False
    if isinstance(widget, QLineEdit):
        yield f"{kind}: placeholder", widget.placeholderText(), False
    yield f"{kind}: tip", widget.toolTip(), True
    yield f"{kind}: status", widget.statusTip(), True
    yield f"{kind}: title", widget.windowTitle(), False
    yield f"{kind}: spoken", widget.accessibleName() + widget.accessibleDescription(), False
    for action in widget.actions():
        yield f"{kind}: action", action.text() + action.iconText(), False
        yield f"{kind}: tip of an action", action.toolTip(), True


def table_texts(table: QTableWidget) -> list[list[str]]:
    """Return what the cells of a table say, row by row."""
    return [row_texts(table, row) for row in range(table.rowCount())]


def row_texts(table: QTableWidget, row: int) -> list[str]:
    """Return what the cells of a row say."""
    items = [table.item(row, column) for column in range(table.columnCount())]
    return [item.text() for item in items if item is not None]
