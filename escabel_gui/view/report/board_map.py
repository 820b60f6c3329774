"""A board as a map: on each point how many games or mistakes there are, clickable and with the keyboard."""

from math import sqrt
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPixmap, QTransform
from PySide6.QtWidgets import QSizePolicy, QWidget

from escabel_gui.rules.catalogue import make_rules
from escabel_gui.view.guarding import guarded
from escabel_gui.view.look.geometry import Geometry
from escabel_gui.view.look.painting import paint_board, paint_text, round_pen, transparent_pixmap, with_alpha
from escabel_gui.view.look.themes import Theme
from escabel_gui.view.plain import plain
from escabel_gui.view.report.sections import Bar, Board
from escabel_gui.view.widgets.announcing import Announcer
from escabel_gui.view.widgets.keys import ARROWS, ENTER

MAX_SIDE: Final = 26  # heights of the text
LEAST: Final = 0.7  # radius of the smallest spot, in radii of the point
FIGURE: Final = 0.95  # height of a figure, in radii of the point


def paint_map(painter: QPainter, geometry: Geometry, theme: Theme, counts: dict[int, int]) -> None:
    """Paint a spot on each point that has a count, the larger and stronger the more, with the figure in it."""
    most = max(counts.values(), default=1)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for point, count in counts.items():
        center, radius = geometry.center(point), geometry.radius(point)
        share = sqrt(count / most)
        painter.setPen(round_pen(theme.accent, 0.07 * radius))
        painter.setBrush(QColor(theme.casing))
        reach = radius * (LEAST + (1 - LEAST) * share)
        painter.drawEllipse(center, reach, reach)
        painter.setBrush(with_alpha(theme.accent, 0.15 + 0.85 * share if share > 0.6 else 0.35 * share))
        painter.drawEllipse(center, reach, reach)
        figure = str(count) if count < 1000 else "999+"
        size = radius * FIGURE * min(1.0, 2.1 / len(figure)) * (LEAST + (1 - LEAST) * share)
        paint_text(painter, center, figure, size, theme.casing if share > 0.6 else theme.accent, is_bold=True)


class BoardMap(QWidget):
    """Map of a board, with the points of the bars of a section."""

    wanted = Signal(int)  # a bar, by its place
    pointed = Signal(int)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._geometry: Geometry | None = None
        self._board: Board | None = None
        self._bars: list[Bar] = []
        self._bar_at: dict[int, int] = {}  # by point
        self._point = 0  # the keyboard's
        self._hovered: int | None = None  # bar
        self._ground: QPixmap | None = None  # the board and its spots
        self._announcer = Announcer(self)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self._ground = None
        self.update()

    def show_bars(self, board: Board, bars: list[Bar]) -> None:
        """Show how long the bars are, on their points."""
        if board != self._board:
            rules = make_rules(*board)
            self._geometry = Geometry(rules.board)
            self._board = board
        assert self._geometry is not None
        names = self._geometry.board.index_by_name
        self._bars = bars
        self._bar_at = {names[name]: number for number, bar in enumerate(bars) for name in bar.points if name in names}
        self._point = next(iter(self._bar_at), 0)
        self._hovered = None
        self._ground = None
        self.updateGeometry()
        self.update()

    @property
    def counts(self) -> dict[int, int]:
        """The length of the bar of each point that has one."""
        return {point: self._bars[number].length for point, number in self._bar_at.items()}

    # ---- size

    @property
    def _most(self) -> int:
        return MAX_SIDE * self.fontMetrics().height()

    @guarded(QSize)
    def sizeHint(self) -> QSize:
        side = min(self._most, 18 * self.fontMetrics().height())
        return QSize(side, self.heightForWidth(side))

    @guarded(QSize)
    def minimumSizeHint(self) -> QSize:
        return QSize(8 * self.fontMetrics().height(), 8 * self.fontMetrics().height())

    @guarded(bool)
    def hasHeightForWidth(self) -> bool:
        return True

    @guarded(int)
    def heightForWidth(self, width: int) -> int:
        if self._geometry is None:
            return min(width, self._most)
        bounds = self._geometry.bounds()
        return round(min(width, self._most) * bounds.height() / bounds.width())

    def _transform(self) -> QTransform:
        """Return the transformation from the board to the widget."""
        assert self._geometry is not None
        bounds = self._geometry.bounds()
        scale = min(self.width() / bounds.width(), self.height() / bounds.height())
        move = QTransform.fromTranslate(self.width() / 2, self.height() / 2)
        return move.scale(scale, scale).translate(-bounds.center().x(), -bounds.center().y())

    # ---- painting

    @guarded()
    def paintEvent(self, event: QPaintEvent) -> None:
        if self._geometry is None:
            return
        ratio = self.devicePixelRatioF()
        if self._ground is None or self._ground.size() != self.size() * ratio:
            self._ground = transparent_pixmap(self.size(), ratio)
            ground = QPainter(self._ground)
            ground.setTransform(self._transform(), True)
            paint_board(ground, self._geometry, self._theme)
            paint_map(ground, self._geometry, self._theme, self.counts)
            ground.end()
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._ground)
        painter.setTransform(self._transform(), True)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        pointed = {point for point, number in self._bar_at.items() if number == self._hovered}
        for point in {*pointed, *([self._point] if self.hasFocus() else [])}:
            center, radius = self._geometry.center(point), self._geometry.radius(point)
            painter.setPen(round_pen(self._theme.casing, 0.34 * radius))
            painter.drawEllipse(center, 1.12 * radius, 1.12 * radius)
            painter.setPen(round_pen(self._theme.last, 0.18 * radius))
            painter.drawEllipse(center, 1.12 * radius, 1.12 * radius)

    # ---- pointer and keyboard

    def point_at(self, number: int | None) -> None:
        """Mark the points of a bar; None or -1: of none."""
        if number != self._hovered:
            self._hovered = number
            self.update()

    def _point_under(self, place: QPointF) -> int | None:
        if self._geometry is None:
            return None
        back, _ = self._transform().inverted()
        return self._geometry.point_at(back.map(place))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        point = self._point_under(event.position())
        number = None if point is None else self._bar_at.get(point)
        self.point_at(number)
        self.setCursor(Qt.CursorShape.ArrowCursor if number is None else Qt.CursorShape.PointingHandCursor)
        self.setToolTip("" if number is None else plain(self._text(number)))
        if number is not None:
            self.pointed.emit(number)

    def leaveEvent(self, event: QEvent) -> None:
        self.point_at(None)
        super().leaveEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        point = self._point_under(event.position())
        if point in self._bar_at and event.button() == Qt.MouseButton.LeftButton:
            self._point = point
            self.wanted.emit(self._bar_at[point])

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._tell()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.point_at(None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        way = ARROWS.get(Qt.Key(event.key()))
        if way is not None and self._geometry is not None:
            self._point = self._geometry.next_point(self._point, *way)
            self._tell()
        elif event.key() in (*ENTER, Qt.Key.Key_Space):
            if self._point in self._bar_at:
                self.wanted.emit(self._bar_at[self._point])
        else:
            super().keyPressEvent(event)

    def _tell(self) -> None:
        """Say what is on the point that the keyboard has come to."""
        number = self._bar_at.get(self._point)
        self.point_at(number)
        self.update()
        if self._geometry is not None:
            name = self._geometry.board.names[self._point]
            self._announcer.answer(f"{name}: {self._text(number)}" if number is not None else name)
        if number is not None:
            self.pointed.emit(number)

    def _text(self, number: int) -> str:
        bar = self._bars[number]
        return f"{bar.label}: {bar.details or bar.figures}"
