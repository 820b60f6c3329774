"""The win rate of Black over the whole game: click or drag to go there, point to read."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen, QPixmap, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from escabel_gui.record.review.review import BLUNDER, Review, Thresholds
from escabel_gui.record.tree import ChildNode
from escabel_gui.view.guarding import guarded
from escabel_gui.view.look.heading import numbered_move
from escabel_gui.view.look.painting import round_pen, text_font, with_alpha
from escabel_gui.view.look.texts import color_name, percent
from escabel_gui.view.look.themes import Theme
from escabel_gui.view.plain import plain

HEIGHT: Final = 96
LOW_HEIGHT: Final = 64
MARGIN: Final = 8
LABELS: Final = 40  # pixels on the left


class WinRateGraph(QWidget):
    """Black's share lies under the curve; in games that count points, a dotted line tells by how many Black leads."""

    ply_chosen = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._review: Review | None = None
        self._points: list[int] | None = None  # by how many Black leads, by ply
        self._marks: dict[int, int] = {}  # by ply: the grade of a mistake
        self._picture: QPixmap | None = None  # of all that stays as it is while one steps
        self._ply = 0
        self._hovered: int | None = None
        self.setFixedHeight(HEIGHT)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMinimumWidth(3 * LABELS)
        self.setMouseTracking(True)
        self.setAccessibleName(self.tr("Win rate of Black"))

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self._picture = None
        self.update()

    def set_low(self, is_low: bool) -> None:
        """Take less height."""
        self.setFixedHeight(LOW_HEIGHT if is_low else HEIGHT)

    def show_review(self, review: Review, thresholds: Thresholds) -> None:
        self._review = review
        self._marks = {judgment.node.depth: thresholds.grade(judgment.loss) for judgment in review.mistakes(thresholds)}
        self._points = review.points
        self._picture = None
        self.update()

    def show_ply(self, ply: int) -> None:
        """Mark where one is."""
        if ply != self._ply:
            self._ply = ply
            self.update()

    @property
    def rates(self) -> list[float | None]:
        return self._review.rates if self._review is not None else []

    @property
    def marks(self) -> dict[int, int]:
        return self._marks

    @guarded(QSize)
    def sizeHint(self) -> QSize:
        return QSize(240, HEIGHT)

    # ---- where things are

    def _plot(self) -> QRectF:
        return QRectF(LABELS + MARGIN, MARGIN, self.width() - LABELS - 3 * MARGIN, self.height() - 2 * MARGIN)

    def x_of(self, ply: int) -> float:
        plot = self._plot()
        return plot.left() + plot.width() * ply / max(len(self.rates) - 1, 1)

    def ply_at(self, x: float) -> int:
        plot = self._plot()
        last = max(len(self.rates) - 1, 0)
        return min(max(round((x - plot.left()) / max(plot.width(), 1.0) * last), 0), last)

    def _place(self, ply: int, rate: float) -> QPointF:
        plot = self._plot()
        return QPointF(self.x_of(ply), plot.bottom() - plot.height() * rate)

    # ---- painting

    @guarded()
    def paintEvent(self, event: QPaintEvent) -> None:
        if self._picture is None or self._picture.deviceIndependentSize().toSize() != self.size():
            self._picture = self._draw()
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ply(painter, self._ply, with_alpha(self._theme.accent, 0.9))
        if self._hovered is not None:
            self._paint_ply(painter, self._hovered, with_alpha(self._theme.accent, 0.35))

    def _draw(self) -> QPixmap:
        """Everything that stays as it is while one steps through the game."""
        ratio = self.devicePixelRatioF()
        picture = QPixmap(self.size() * ratio)
        picture.setDevicePixelRatio(ratio)
        plot, theme = self._plot(), self._theme
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(with_alpha(theme.plain, 0.35))
        painter.drawRoundedRect(plot.adjusted(-2, -2, 2, 2), 4, 4)
        painter.setFont(text_font(11))
        painter.setPen(QColor(theme.label))
        for level in (1.0, 0.5, 0.0):
            y = plot.bottom() - plot.height() * level
            box = QRectF(0, y - 8, LABELS, 16)
            painter.drawText(box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, percent(level))
        painter.setPen(QPen(with_alpha(theme.label, 0.5), 1, Qt.PenStyle.DashLine))
        painter.drawLine(QPointF(plot.left(), plot.center().y()), QPointF(plot.right(), plot.center().y()))
        self._paint_points(painter)
        for run in self._runs():
            self._paint_run(painter, run)
        for ply, grade in self._marks.items():
            rate = self.rates[ply]
            if rate is not None:
                painter.setPen(round_pen(theme.warning, 2))
                painter.setBrush(QColor(theme.warning if grade == BLUNDER else theme.table))
                painter.drawEllipse(self._place(ply, rate), 3.5, 3.5)
        painter.end()
        return picture

    def _paint_ply(self, painter: QPainter, ply: int, color: QColor) -> None:
        plot = self._plot()
        painter.setPen(QPen(color, 2))
        x = self.x_of(min(ply, max(len(self.rates) - 1, 0)))
        painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()))

    def _runs(self) -> list[list[QPointF]]:
        """The curve in pieces, broken where nothing is known."""
        runs: list[list[QPointF]] = [[]]
        for ply, rate in enumerate(self.rates):
            if rate is not None:
                runs[-1].append(self._place(ply, rate))
            elif runs[-1]:
                runs.append([])
        return [run for run in runs if run]

    def _paint_run(self, painter: QPainter, run: list[QPointF]) -> None:
        plot, theme = self._plot(), self._theme
        bottom = plot.bottom()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(with_alpha(theme.black.shaded, 0.45))
        painter.drawPolygon(QPolygonF([QPointF(run[0].x(), bottom), *run, QPointF(run[-1].x(), bottom)]))
        painter.setPen(round_pen(theme.accent, 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline(QPolygonF(run))
        if len(run) == 1:
            painter.drawPoint(run[0])

    def _paint_points(self, painter: QPainter) -> None:
        points = self._points
        if not points:
            return
        most = max(6, *(abs(lead) for lead in points))
        line = [self._place(ply, 0.5 + lead / most / 2) for ply, lead in enumerate(points)]
        painter.setPen(round_pen(self._theme.label, 1.6, Qt.PenStyle.DotLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline(QPolygonF(line))

    # ---- the mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.ply_chosen.emit(self.ply_at(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        ply = self.ply_at(event.position().x())
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.ply_chosen.emit(ply)
        if ply != self._hovered:
            self._hovered = ply
            QToolTip.showText(event.globalPosition().toPoint(), plain(self.text_at(ply)), self)
            self.update()

    def leaveEvent(self, event: QEvent) -> None:
        self._hovered = None
        self.update()
        super().leaveEvent(event)

    def text_at(self, ply: int) -> str:
        """What there is to read at a ply: the move, the win rate, the points."""
        review = self._review
        if review is None:
            return ""
        node = review.line[ply]
        parts = [numbered_move(review.tree, node) if isinstance(node, ChildNode) else self.tr("Start")]
        rate = review.rates[ply]
        if rate is not None:
            parts.append(self.tr("{0} wins {1} of the games").format(color_name(1), percent(rate)))
        if self._points is not None:
            lead = self._points[ply]
            color = color_name(1 if lead >= 0 else 2)
            parts.append(self.tr("{0} leads by {1}").format(color, abs(lead)) if lead else self.tr("points are even"))
        return ", ".join(parts)
