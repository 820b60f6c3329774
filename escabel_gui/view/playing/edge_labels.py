"""Labels on the board's edges that name their owners."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontInfo, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from escabel_gui.rules.boards import EdgeLine
from escabel_gui.rules.state import BLACK
from escabel_gui.view.board.board_view import BoardView
from escabel_gui.view.guarding import guarded
from escabel_gui.view.look.geometry import UNIT
from escabel_gui.view.look.style import STEP, type_font

MIN_UNIT_PX: Final = 22  # pixels from point to point, under which there is no room for words
MAX_LABEL_SIZE: Final = 0.3  # of the type, in board units: a tag has its place between the pieces and the coordinates
MIN_LABEL_SIZE_PX: Final = 10  # pixels of the type


class EdgeLabels(QWidget):
    """Labels that lie over the board and let the mouse through."""

    def __init__(self, board: BoardView, name_of: Callable[[int], str]) -> None:
        """Put the labels over a board; `name_of` tells what is written on the edges of a color."""
        super().__init__(board)
        self._board = board
        self._name_of = name_of
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        board.installEventFilter(self)
        self.setGeometry(board.rect())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self.setGeometry(self._board.rect())
        return False

    @property
    def texts(self) -> list[str]:
        """Texts by edge."""
        lines = self._board.board_scene.geometry.board.drawing.edge_lines
        return [self._name_of(edge.color) for edge in lines]

    @guarded()
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._unit >= MIN_UNIT_PX:
            for edge in self._board.board_scene.geometry.board.drawing.edge_lines:
                self._write(painter, edge)

    @property
    def _unit(self) -> float:
        """Distance from point to point, in pixels."""
        return self._board.transform().m11() * UNIT

    def _write(self, painter: QPainter, edge: EdgeLine) -> None:
        """Paint a tag in the owner's color in the middle of an edge, and along it."""
        place, theme = self._board.board_scene.geometry, self._board.board_scene.theme
        ends = [QPointF(self._board.mapFromScene(place.at(*edge.corners[end]))) for end in (0, -1)]
        font, text, piece = type_font(12 / 14, is_bold=True), self._name_of(edge.color), theme.piece(edge.color)
        font.setPixelSize(max(round(min(QFontInfo(font).pixelSize(), self._unit * MAX_LABEL_SIZE)), MIN_LABEL_SIZE_PX))
        metrics = QFontMetricsF(font)
        tag = QRectF(0, 0, metrics.horizontalAdvance(text) + 4 * STEP, metrics.ascent() + metrics.descent())
        tag.moveCenter(QPointF())
        painter.save()
        middle, reach = (ends[0] + ends[1]) / 2, tag.height() / 2 + 1
        middle.setX(min(max(middle.x(), reach), self.width() - reach))
        middle.setY(min(max(middle.y(), reach), self.height() - reach))
        painter.translate(middle)
        if abs(ends[0].y() - ends[1].y()) > abs(ends[0].x() - ends[1].x()):
            painter.rotate(-90)
        painter.setPen(QPen(QColor(theme.label), 1))
        painter.setBrush(QColor(piece.shaded if edge.color == BLACK else piece.lit))
        painter.drawRoundedRect(tag, tag.height() / 2, tag.height() / 2)
        painter.setFont(font)
        painter.setPen(QColor(piece.numeral))
        painter.drawText(tag, Qt.AlignmentFlag.AlignCenter, text)
        painter.restore()
