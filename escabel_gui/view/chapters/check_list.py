"""A list of things to choose, each with a check mark and as many lines of text as it needs."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QListWidgetItem

from escabel_gui.view.plain import wrappable
from escabel_gui.view.widgets.keys import ENTER
from escabel_gui.view.widgets.wrapping_list import WrappingList


class CheckList(WrappingList):
    """List in which Space or Enter sets or removes the check mark of the item that the keyboard is at."""

    def __init__(self, name: str) -> None:
        """Set up an empty list; `name` tells screen readers what is chosen from."""
        super().__init__()
        self.setAccessibleName(name)
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
