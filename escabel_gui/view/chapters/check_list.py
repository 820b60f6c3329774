"""A list of things to choose, each with a check mark and as many lines of text as it needs."""

from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QStyledItemDelegate, QStyleOptionViewItem

from escabel_gui.view.guarding import guarded
from escabel_gui.view.look.style import STEP
from escabel_gui.view.plain import wrappable
from escabel_gui.view.widgets.keys import ENTER

PADDING: Final = 6 * STEP  # of items, more than the style has, which Qt forgets where texts wrap


class CheckDelegate(QStyledItemDelegate):
    """Delegate that makes items with check marks as wide as their list, and as high as their texts are then."""

    @guarded(QSize)
    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        rows = option.widget
        assert isinstance(rows, QListWidget)
        option.rect = QRect(0, 0, rows.viewport().width() - PADDING, 1)
        return QSize(1, super().sizeHint(option, index).height())


class CheckList(QListWidget):
    """List in which Space or Enter sets or removes the check mark of the item that the keyboard is at."""

    def __init__(self, name: str) -> None:
        """Set up an empty list; `name` tells screen readers what is chosen from."""
        super().__init__()
        self.setAccessibleName(name)
        self.setWordWrap(True)
        self.setItemDelegate(CheckDelegate(self))
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def add(self, text: str, is_checked: bool) -> None:
        """Add an item that can be chosen."""
        item = QListWidgetItem(wrappable(text))
        item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
        item.setCheckState(Qt.CheckState.Checked if is_checked else Qt.CheckState.Unchecked)
        self.addItem(item)

    def checked(self) -> list[int]:
        """Return the rows that have a check mark."""
        return [row for row in range(self.count()) if self.item(row).checkState() == Qt.CheckState.Checked]

    def check_all(self, is_checked: bool) -> None:
        """Give all a check mark, or none."""
        for row in range(self.count()):
            self.item(row).setCheckState(Qt.CheckState.Checked if is_checked else Qt.CheckState.Unchecked)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        item = self.currentItem()
        if event.key() in ENTER and item is not None:
            is_on = item.checkState() == Qt.CheckState.Checked
            item.setCheckState(Qt.CheckState.Unchecked if is_on else Qt.CheckState.Checked)
        else:
            super().keyPressEvent(event)
