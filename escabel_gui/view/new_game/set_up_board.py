"""A board on which pieces are put and taken off freely, by mouse or by point cursor."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from escabel_gui.model.table.game import Step
from escabel_gui.record.tree import Pile
from escabel_gui.rules.boards import Board
from escabel_gui.rules.state import BLACK, WHITE, opponent
from escabel_gui.view.board.board_scene import BoardScene
from escabel_gui.view.board.board_table import BoardReading, Shown
from escabel_gui.view.board.board_view import ARROWS
from escabel_gui.view.board.hints_item import Hints
from escabel_gui.view.guarding import guarded
from escabel_gui.view.look.position import Marks
from escabel_gui.view.look.themes import Theme

FLIP: Final = 3  # tools; BLACK and WHITE put a piece of theirs on top
TAKE: Final = 4

KEYS: Final = {
    Qt.Key.Key_B: BLACK,
    Qt.Key.Key_W: WHITE,
    Qt.Key.Key_F: FLIP,
    Qt.Key.Key_Delete: TAKE,
    Qt.Key.Key_Backspace: TAKE,
}


class SetUpBoard(QGraphicsView):
    """A click does what the tool does; the other button takes the top piece off."""

    changed = Signal()

    def __init__(self, board: Board, piles: list[Pile], theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.piles = piles.copy()
        self.tool = BLACK
        self._names = board.names
        self._point = len(piles) // 2  # of the cursor
        self._board_scene = BoardScene(board, theme, self)
        self._board_scene.is_animated = False
        self.setScene(self._board_scene)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(self.tr("Board"))
        self._reading = BoardReading(self, self._board_scene, self._text_of, self._look)
        self._show()

    @guarded(QSize)
    def sizeHint(self) -> QSize:
        return QSize(480, 480)

    @property
    def stacks(self) -> str:
        """Return the stacks on the board in the notation of `Rules.position`."""
        named = zip(self._names, self.piles, strict=True)
        return " ".join(name + "".join(" bw"[color] for color in pile) for name, pile in named if pile)

    def put(self, piles: list[Pile]) -> None:
        self.piles = piles.copy()
        self._show()
        self.changed.emit()

    def use(self, tool: int, point: int) -> None:
        """Put a piece on a pile, take its top piece off, or flip that."""
        pile = self.piles[point]
        if tool in (BLACK, WHITE):
            pile += (tool,)
        elif pile and tool == TAKE:
            pile = pile[:-1]
        elif pile:
            pile = (*pile[:-1], int(opponent(pile[-1])))
        self.piles[point] = pile
        self._show()
        self.changed.emit()

    def _show(self) -> None:
        self._board_scene.show_position(self.piles.copy(), Marks(), Step())
        self._board_scene.show_hints(Hints(cursor=self._point if self.hasFocus() else None))
        self.setAccessibleDescription(self._text_of(self._point))
        self._reading.follow()

    def _text_of(self, point: int) -> str:
        described = "".join(" bw"[color] for color in self.piles[point]) or self.tr("empty")
        return f"{self._names[point]}, {described}"

    def _look(self) -> Shown:
        return Shown(self.accessibleName(), self._point if self.hasFocus() else None)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        point = self._board_scene.geometry.point_at(self.mapToScene(event.position().toPoint()))
        if point is not None:
            self._point = point
            self.use(TAKE if event.button() == Qt.MouseButton.RightButton else self.tool, point)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)  # whoever piles pieces up clicks fast

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in ARROWS:
            self._point = self._board_scene.geometry.next_point(self._point, *ARROWS[key])
            self._show()
        elif key in KEYS:
            self.use(KEYS[key], self._point)
        elif key == Qt.Key.Key_Space:
            self.use(self.tool, self._point)
        else:
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._show()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._show()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fitInView(QRectF(self._board_scene.sceneRect()), Qt.AspectRatioMode.KeepAspectRatio)

    def position_of(self, point: int) -> QPointF:
        """Position of a point in the view, in pixels."""
        return QPointF(self.mapFromScene(self._board_scene.geometry.center(point)))
