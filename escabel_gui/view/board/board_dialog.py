"""A dialog with a board beside its fields, or above them in a window that is narrow for its type."""

from typing import Final

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QDialog, QDialogButtonBox, QVBoxLayout, QWidget

from escabel_gui.view.look.style import STEP, filled, spaced
from escabel_gui.view.widgets.scroll_page import ScrollPage

SIDE_WIDTH: Final = 23  # heights of the text
MIN_BOARD_SIZE: Final = 300  # pixels
QWIDGETSIZE_MAX: Final = 16_777_215  # Qt's own, which PySide does not have


class BoardDialog(QDialog):
    """Dialog with a board that gets all the room that the fields leave."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._layout = spaced(QBoxLayout(QBoxLayout.Direction.LeftToRight, self), 4 * STEP, margins=4 * STEP)
        self._side: ScrollPage | None = None

    def lay_out(self, board: QWidget, fields: QVBoxLayout, buttons: QDialogButtonBox) -> None:
        """Lay out the board, and the fields with the buttons below them."""
        fields.setContentsMargins(0, 0, 0, 0)
        self._side = ScrollPage(fields)
        self._side.setMinimumWidth(SIDE_WIDTH * self.fontMetrics().height() // 2)
        self._layout.addWidget(board, 1)
        column = filled(QVBoxLayout(), (self._side, 1), buttons)
        self._layout.addLayout(column)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._side is None:
            return
        side = SIDE_WIDTH * self.fontMetrics().height()
        is_narrow = self.width() < MIN_BOARD_SIZE + side and self.width() < 1.2 * self.height()
        way = QBoxLayout.Direction.TopToBottom if is_narrow else QBoxLayout.Direction.LeftToRight
        if way != self._layout.direction():
            self._layout.setDirection(way)
        self._layout.setStretch(1, int(is_narrow))
        self._side.setMaximumWidth(QWIDGETSIZE_MAX if is_narrow else min(side, self.width() * 3 // 5))
