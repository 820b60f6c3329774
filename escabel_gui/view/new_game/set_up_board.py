"""A board on which pieces are put and taken off freely, by mouse or by point cursor."""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from escabel_gui.record.piles import Pile, format_pile, format_piles
from escabel_gui.rules.boards import Board
from escabel_gui.rules.state import BLACK, WHITE, opponent
from escabel_gui.view.board.edited_board import EditedBoard
from escabel_gui.view.look.themes import Theme

FLIP: Final = 3  # tools; BLACK and WHITE put a piece of theirs on top
TAKE: Final = 4

KEYS: Final = {  # the first letters of the tools differ from language to language, or are the same in one
    Qt.Key.Key_1: BLACK,
    Qt.Key.Key_2: WHITE,
    Qt.Key.Key_3: FLIP,
    Qt.Key.Key_Delete: TAKE,
    Qt.Key.Key_Backspace: TAKE,
}


class SetUpBoard(EditedBoard):
    """Board on which a click does what the tool does, and the right button takes the top piece off."""

    def __init__(
        self, board: Board, piles: list[Pile], theme: Theme, has_stacks: bool = True, parent: QWidget | None = None
    ) -> None:
        super().__init__(board, piles, theme, parent)
        self.tool = BLACK
        self._has_stacks = has_stacks
        self._show()

    @property
    def stacks(self) -> str:
        """Stacks on the board in the notation of `Rules.parse_position`."""
        return format_piles(self.names, self.piles)

    def put(self, piles: list[Pile]) -> None:
        self.piles = piles.copy()
        self._show()
        self.changed.emit()

    def use(self, tool: int, point: int) -> None:
        """Put a piece on a pile, or instead of another where there are no piles; take the top one off, or flip it."""
        pile = self.piles[point]
        if tool in (BLACK, WHITE):
            pile = (*pile, tool) if self._has_stacks else (tool,)
        elif pile and tool == TAKE:
            pile = pile[:-1]
        elif pile:
            pile = (*pile[:-1], int(opponent(pile[-1])))
        self.piles[point] = pile
        self._show()
        self.changed.emit()

    def _text_of(self, point: int) -> str:
        described = format_pile(self.piles[point]) or self.tr("empty")
        return f"{self.names[point]}, {described}"

    def mousePressEvent(self, event: QMouseEvent) -> None:
        tool = {Qt.MouseButton.LeftButton: self.tool, Qt.MouseButton.RightButton: TAKE}.get(event.button())
        point = self._point_under(event)
        if point is not None and tool is not None:
            self._point = point
            self.use(tool, point)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)  # whoever piles pieces up clicks fast

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in KEYS:
            self.use(KEYS[key], self._point)
        elif key == Qt.Key.Key_Space:
            self.use(self.tool, self._point)
        else:
            super().keyPressEvent(event)
