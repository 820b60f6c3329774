"""Contents of the main window: the area of the board, and the side panel beside it or below it."""

from typing import Final

from PySide6.QtCore import QEvent
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from escabel_gui.view.look.style import STEP, filled, spaced
from escabel_gui.view.window.board_area import BoardArea
from escabel_gui.view.window.side_panel import SidePanel

# Width under which the panel lies below the board, in pixels, and in heights of the text, where it is large.
NARROW: Final = (800, 45)
NARROW_WITHOUT_PLAYERS: Final = (700, 30)  # where no cards of players are beside the board, as in lessons
TOO_LOW: Final = 440  # pixels of the window's height, under which nothing has room below the board
Way = QBoxLayout.Direction


class BoardAndPanel(QWidget):
    """Contents of the main window, with the panel beside the board, or below it where the window is narrow."""

    def __init__(self, board_area: BoardArea, panel: SidePanel) -> None:
        super().__init__()
        self._board_area, self._panel = board_area, panel
        self._layout = filled(spaced(QBoxLayout(Way.LeftToRight, self), 0), (board_area, 1), panel)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange(self.width())

    def show_players(self) -> None:
        """Show the players' cards beside the board, or leave their room to the board and the panel."""
        self._board_area.show_cards(not self._panel.hides_players)
        self.arrange(self.width())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.arrange(self.window().width())  # all of which it has, as soon as the window is shown

    def arrange(self, width: int) -> None:
        """Choose the layout for a width."""
        pixels, for_type = NARROW_WITHOUT_PLAYERS if self._panel.hides_players else NARROW
        is_narrow = width < max(pixels, for_type * self.fontMetrics().height()) and self.window().height() >= TOO_LOW
        way = Way.TopToBottom if is_narrow else Way.LeftToRight
        if way != self._layout.direction():
            self._layout.setDirection(way)
        air = 3 * STEP
        self._layout.setContentsMargins(air if is_narrow else 0, 0 if is_narrow else 2 * STEP, air, air)
        self._panel.set_below(is_narrow)
        self._panel.updateGeometry()
