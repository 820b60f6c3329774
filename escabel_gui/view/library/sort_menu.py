"""The columns of the list of games as a menu, to sort without a mouse, and by columns that are not in sight."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QMenu

from escabel_gui.view.language import in_every_language
from escabel_gui.view.library.library_list import ORDERS, LibraryList


class SortMenu(QMenu):
    """Menu to sort by a column; choosing it again sorts the other way round."""

    def __init__(self, games: LibraryList) -> None:
        super().__init__(games)
        self._games, self._header = games.games, games.horizontalHeader()
        self._group = QActionGroup(self)
        for column in range(len(ORDERS)):
            action = self._group.addAction("")
            action.setCheckable(True)
            action.triggered.connect(lambda _checked=False, column=column: self._sort(column))
            self.addAction(action)
        self.aboutToShow.connect(lambda: self.actions()[self._header.sortIndicatorSection()].setChecked(True))
        in_every_language(self, self._say)

    def _say(self) -> None:
        self.setTitle(self.tr("Sort by"))
        for column, action in enumerate(self.actions()):
            action.setText(self._games.column_title(column))

    def _sort(self, column: int) -> None:
        up, down = Qt.SortOrder.AscendingOrder, Qt.SortOrder.DescendingOrder
        is_up = self._header.sortIndicatorSection() == column and self._header.sortIndicatorOrder() == up
        self._header.setSortIndicator(column, down if is_up else up)
