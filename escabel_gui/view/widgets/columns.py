"""Two columns beside each other, or one under the other where there is more height than width."""

from typing import Final

from PySide6.QtCore import QEvent
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from escabel_gui.view.look.style import STEP, filled, spaced

MIN_COLUMN_WIDTH_EM: Final = 12  # heights of the text: no column is narrower


class Columns(QWidget):
    """Layout of `left` and `right`, which whoever makes it fills."""

    def __init__(self) -> None:
        super().__init__()
        self._is_aside = False
        self.left, self.right = QVBoxLayout(), QVBoxLayout()
        self._layout = spaced(QBoxLayout(QBoxLayout.Direction.TopToBottom, self), margins=0)
        self._tops: list[QVBoxLayout] = []  # each has a column, and below it what is left
        for column in (self.left, self.right):
            column.setSpacing(2 * STEP)
            top = filled(QVBoxLayout(), column)
            top.addStretch()
            self._tops.append(top)
            self._layout.addLayout(top)
        self._arrange()

    def set_aside(self, is_aside: bool) -> None:
        """Place the columns side by side if there is room."""
        self._is_aside = is_aside
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._arrange()

    def _arrange(self) -> None:
        is_aside = self._is_aside and self.width() >= 2 * MIN_COLUMN_WIDTH_EM * self.fontMetrics().height()
        way = QBoxLayout.Direction.LeftToRight if is_aside else QBoxLayout.Direction.TopToBottom
        self._layout.setDirection(way)
        self._layout.setSpacing((4 if is_aside else 2) * STEP)
        for top in self._tops:
            self._layout.setStretchFactor(top, int(is_aside))
            top.setStretch(0, int(not is_aside))
            top.setStretch(1, int(is_aside))
