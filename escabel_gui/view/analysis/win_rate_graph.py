"""The win rate of Black over the whole game: click or drag to go there, point to read."""

from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPalette, QPen, QPixmap, QPolygonF, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from escabel_gui.record.review.review import BLUNDER, MISTAKE, Judgment, Review, Thresholds
from escabel_gui.record.tree import ChildNode
from escabel_gui.rules.state import BLACK, WHITE
from escabel_gui.view.guarding import guarded
from escabel_gui.view.language import in_every_language
from escabel_gui.view.look.heading import numbered_move
from escabel_gui.view.look.painting import round_pen, transparent_pixmap, with_alpha
from escabel_gui.view.look.style import STEP, type_font
from escabel_gui.view.look.texts import color_name, percent
from escabel_gui.view.look.themes import Theme
from escabel_gui.view.plain import plain

HEIGHT: Final = 72  # of the curve, in pixels
MIN_GRAPH_WIDTH_PX: Final = 120
MARGIN: Final = 2 * STEP
SIGN: Final = 4 * STEP  # the width of a sign in the legend
DOT: Final = 3.5  # the radius of a mistake's


class WinRateGraph(QWidget):
    """Graph of the win rate, with Black's share under the curve.

    In games that count points, a dotted line tells by how many Black leads.
    """

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
        self._low = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMouseTracking(True)
        in_every_language(self, lambda: self.setAccessibleName(self.tr("Win rate of Black")))

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self._picture = None
        self.update()

    def set_low(self, height: int) -> None:
        """Set the height, without a legend, or the usual one (0)."""
        if height != self._low:
            self._low = height
            self._picture = None
            self.updateGeometry()

    def show_review(self, review: Review, mistakes: list[Judgment], thresholds: Thresholds) -> None:
        """Show the win rates of a review, with a dot for each of some mistakes, by its grade."""
        self._review = review
        self._marks = {judgment.node.depth: thresholds.grade(judgment.loss) for judgment in mistakes}
        self._points = review.points
        self._picture = None
        self.updateGeometry()
        self.update()

    def show_ply(self, ply: int) -> None:
        """Mark the ply that the game is at."""
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
        return QSize(240, self._height())

    @guarded(QSize)
    def minimumSizeHint(self) -> QSize:
        return QSize(MIN_GRAPH_WIDTH_PX, self._height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.height() != self._height():
            self.updateGeometry()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        self._picture = None
        self.updateGeometry()

    def _height(self) -> int:
        """Return the height for the curve, and for the legend under it where there is room for one."""
        return self._low or HEIGHT + self._legend_height + 2 * MARGIN

    @property
    def _legend_height(self) -> int:
        return 0 if self._low else STEP + len(self._legend_rows()) * self._line_height

    @property
    def _line_height(self) -> int:
        return self.fontMetrics().height() + STEP

    # ---- where things are

    def _plot(self) -> QRectF:
        left = self.fontMetrics().horizontalAdvance(percent(1.0)) if self._has_scale else 0
        air = MARGIN if self._has_scale else STEP
        return QRectF(left + air, air, self.width() - left - 2 * air, self.height() - 2 * air - self._legend_height)

    @property
    def _has_scale(self) -> bool:
        """True if there is room for two figures of the scale."""
        return not self._low or self._low >= 2 * self.fontMetrics().height() + MARGIN

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
        if self._picture is None or self._picture.size() != self.size() * self.devicePixelRatioF():
            self._picture = self._draw()
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ply(painter, self._ply, with_alpha(self._theme.accent, 0.9))
        if self._hovered is not None:
            self._paint_ply(painter, self._hovered, with_alpha(self._theme.accent, 0.35))

    def _draw(self) -> QPixmap:
        """Return the picture of everything that stays as it is while one steps through the game."""
        picture = transparent_pixmap(self.size(), self.devicePixelRatioF())
        plot, theme = self._plot(), self._theme
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(with_alpha(theme.plain, 0.35 if theme.table_is_light else 0.7))
        painter.drawRoundedRect(plot.adjusted(-2, -2, 2, 2), 4, 4)
        painter.setFont(type_font())
        painter.setPen(self.palette().color(QPalette.ColorRole.Text))
        height = self.fontMetrics().height()
        levels = (1.0, 0.5, 0.0) if plot.height() >= 3 * height else (1.0, 0.0)
        for level in levels if self._has_scale else ():
            y = min(max(plot.bottom() - plot.height() * level - height / 2, 0), plot.bottom() + MARGIN - height)
            box = QRectF(0, y, plot.left() - STEP, height)
            painter.drawText(box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, percent(level))
        painter.setPen(QPen(with_alpha(theme.label, 0.8), 1, Qt.PenStyle.DashLine))
        painter.drawLine(QPointF(plot.left(), plot.center().y()), QPointF(plot.right(), plot.center().y()))
        self._paint_points(painter)
        for run in self._runs():
            self._paint_run(painter, run)
        for ply, grade in self._marks.items():
            rate = self.rates[ply]
            if rate is not None:
                self._paint_dot(painter, self._place(ply, rate), grade)
        if not self._low:
            self._paint_legend(painter)
        painter.end()
        return picture

    def _paint_dot(self, painter: QPainter, center: QPointF, grade: int) -> None:
        painter.setPen(round_pen(self._theme.warning, 2))
        painter.setBrush(QColor(self._theme.warning if grade == BLUNDER else self._theme.table))
        painter.drawEllipse(center, DOT, DOT)

    # ---- the legend

    @property
    def legend(self) -> list[tuple[str, str]]:
        """Legend: kinds of signs and their meanings."""
        entries = [("share", self.tr("Black wins"))]
        if self._points:
            entries.append(("points", self.tr("Black’s lead")))
        grades = set(self._marks.values())
        if grades - {BLUNDER}:
            entries.append(("mistake", self.tr("mistake")))
        if BLUNDER in grades:
            entries.append(("blunder", self.tr("blunder")))
        return entries

    def _legend_rows(self) -> list[list[tuple[float, str, str]]]:
        """Return the legend in lines, each entry with its place from the left."""
        metrics, left = self.fontMetrics(), 0.0
        rows: list[list[tuple[float, str, str]]] = [[]]
        for kind, text in self.legend:
            wide = SIGN + STEP + metrics.horizontalAdvance(text)
            if left and left + wide > max(self.width(), MIN_GRAPH_WIDTH_PX):
                rows.append([])
                left = 0.0
            rows[-1].append((left, kind, text))
            left += wide + 3 * STEP
        return rows

    def _paint_legend(self, painter: QPainter) -> None:
        top = self._plot().bottom() + MARGIN + STEP
        for number, row in enumerate(self._legend_rows()):
            middle = top + (number + 0.5) * self._line_height
            for left, kind, text in row:
                self._paint_sign(painter, QPointF(left + SIGN / 2, middle), kind)
                painter.setPen(self.palette().color(QPalette.ColorRole.Text))
                box = QRectF(left + SIGN + STEP, middle - self._line_height / 2, self.width(), self._line_height)
                painter.drawText(box, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, text)

    def _paint_sign(self, painter: QPainter, center: QPointF, kind: str) -> None:
        if kind in ("mistake", "blunder"):
            self._paint_dot(painter, center, BLUNDER if kind == "blunder" else MISTAKE)
            return
        half = QPointF(SIGN / 2 - 1, 0)
        if kind == "share":
            painter.fillRect(QRectF(center - half, center + half + QPointF(0, 6)), self._share)
            painter.setPen(round_pen(self._theme.accent, 2))
        else:
            painter.setPen(self._points_pen)
        painter.drawLine(center - half, center + half)

    def _paint_ply(self, painter: QPainter, ply: int, color: QColor) -> None:
        plot = self._plot()
        painter.setPen(QPen(color, 2))
        x = self.x_of(min(ply, max(len(self.rates) - 1, 0)))
        painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()))

    def _runs(self) -> list[list[QPointF]]:
        """Return the curve in pieces, broken where nothing is known."""
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
        painter.setBrush(self._share)
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
        painter.setPen(self._points_pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline(QPolygonF(line))

    @property
    def _points_pen(self) -> QPen:
        return round_pen(self.palette().color(QPalette.ColorRole.Text), 1.6, Qt.PenStyle.DotLine)

    @property
    def _share(self) -> QColor:
        """Color of what lies under the curve."""
        return with_alpha(self._theme.black.shaded, 0.45 if self._theme.table_is_light else 0.75)

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
        """Return the text at a ply: move, win rate, points."""
        review = self._review
        if review is None:
            return ""
        node = review.line[ply]
        parts = [numbered_move(review.tree, node) if isinstance(node, ChildNode) else self.tr("Start")]
        rate = review.rates[ply]
        if rate is not None:
            parts.append(self.tr("{0} wins {1} of the games").format(color_name(BLACK), percent(rate)))
        if self._points is not None:
            lead = self._points[ply]
            color = color_name(BLACK if lead >= 0 else WHITE)
            parts.append(self.tr("{0} leads by {1}").format(color, abs(lead)) if lead else self.tr("points are even"))
        return ", ".join(parts)
