"""A board on which something is edited point by point, by mouse or by point cursor, and nothing is played."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QGraphicsView, QWidget

from escabel_gui.model.table.game import Step
from escabel_gui.record.piles import Pile
from escabel_gui.rules.boards import Board
from escabel_gui.view.board.bare_view import make_bare
from escabel_gui.view.board.board_scene import BoardScene
from escabel_gui.view.board.board_table import BoardReading, Shown
from escabel_gui.view.board.hints_item import Hints
from escabel_gui.view.guarding import guarded
from escabel_gui.view.look.position import Marks
from escabel_gui.view.look.themes import Theme
from escabel_gui.view.widgets.keys import ARROWS


class EditedBoard(QGraphicsView):
    """View of piles and a cursor; a derived class defines what clicks and keys do, and what there is to read."""

    changed = Signal()

    def __init__(self, board: Board, piles: list[Pile], theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.piles = piles.copy()
        self.names = board.names
        self._point = len(piles) // 2  # of the cursor
        self._board_scene = BoardScene(board, theme, self)
        self._board_scene.is_animated = False
        self.setScene(self._board_scene)
        make_bare(self)
        self.setAccessibleName(self.tr("Board"))
        self._reading = BoardReading(self, self._board_scene, self._text_of, self._look)

    @guarded(QSize)
    def sizeHint(self) -> QSize:
        return QSize(480, 480)

    def _show(self) -> None:
        """Show the piles and the cursor as they are now."""
        self._board_scene.show_position(self.piles.copy(), Marks(), Step())
        self._show_cursor()

    def _show_cursor(self) -> None:
        self._board_scene.show_hints(Hints(cursor=self._point if self.hasFocus() else None))
        self.setAccessibleDescription(self._text_of(self._point))
        self._reading.follow()

    def _text_of(self, point: int) -> str:
        """Return what there is at a point, for screen readers."""
        raise NotImplementedError

    def _look(self) -> Shown:
        return Shown(self.accessibleName(), self._point if self.hasFocus() else None)

    def _point_under(self, event: QMouseEvent) -> int | None:
        return self._board_scene.geometry.point_at(self.mapToScene(event.position().toPoint()))

    def _move_cursor(self, key: Qt.Key) -> None:
        self._point = self._board_scene.geometry.next_point(self._point, *ARROWS[key])
        self._show_cursor()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in ARROWS:
            self._move_cursor(key)
        else:
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._show_cursor()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._show_cursor()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fitInView(QRectF(self._board_scene.sceneRect()), Qt.AspectRatioMode.KeepAspectRatio)

    def position_of(self, point: int) -> QPointF:
        """Return the position of a point in the view, in pixels."""
        return QPointF(self.mapFromScene(self._board_scene.geometry.center(point)))
