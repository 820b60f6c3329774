"""Curve of a rating over time with its uncertainty."""

from math import ceil
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from escabel_gui.record.rating.glicko import Rating
from escabel_gui.view.guarding import guarded
from escabel_gui.view.look.style import STEP, type_font

HEIGHT: Final = 220
MIN_SPAN: Final = 200.0  # points of rating from bottom to top


class RatingCurve(QWidget):
    """Curve of a rating, and round it the band in which the true strength lies at 95%."""

    def __init__(self) -> None:
        super().__init__()
        self._ratings: list[Rating] = []
        self._span = (0.0, MIN_SPAN)  # the lowest and the highest rating that is shown
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_ratings(self, ratings: list[Rating]) -> None:
        """Show the rating before the first game, and after each."""
        self._ratings = ratings
        known = ratings[1:] or ratings
        low, high = min(rating.low for rating in known), max(rating.high for rating in known)
        missing = max(MIN_SPAN - (high - low), 0.0) / 2
        self._span = low - missing, high + missing
        self.update()

    @guarded(QSize)
    def sizeHint(self) -> QSize:
        return QSize(360, HEIGHT)

    def _plot(self) -> QRectF:
        left = self.fontMetrics().horizontalAdvance("0000") + 2 * STEP
        half = self.fontMetrics().height() / 2
        return QRectF(left, half, self.width() - left - STEP, self.height() - 2 * half)

    @property
    def _shown(self) -> list[int]:
        """Numbers of the ratings that are drawn: no more than there are pixels, and the last one."""
        last = len(self._ratings) - 1
        return [*range(1, last, ceil(last / max(self._plot().width(), 1.0))), last]

    def _place(self, number: int, value: float) -> QPointF:
        plot, (low, high) = self._plot(), self._span
        share = (number - 1) / max(len(self._ratings) - 2, 1)
        height = (min(max(value, low), high) - low) / (high - low)
        return QPointF(plot.left() + plot.width() * share, plot.bottom() - plot.height() * height)

    @guarded()
    def paintEvent(self, event: QPaintEvent) -> None:
        if len(self._ratings) < 2:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        numbers = self._shown
        accent = self.palette().color(QPalette.ColorRole.Highlight)
        band = QPainterPath(self._place(1, self._ratings[1].high))
        for number in numbers:
            band.lineTo(self._place(number, self._ratings[number].high))
        for number in reversed(numbers):
            band.lineTo(self._place(number, self._ratings[number].low))
        band.closeSubpath()
        painter.fillPath(band, QColor(accent.red(), accent.green(), accent.blue(), 50))
        painter.setPen(QPen(accent, 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
        line = QPainterPath(self._place(1, self._ratings[1].value))
        for number in numbers:
            line.lineTo(self._place(number, self._ratings[number].value))
        painter.drawPath(line)
        last = len(self._ratings) - 1
        painter.setBrush(accent)
        painter.drawEllipse(self._place(last, self._ratings[last].value), STEP, STEP)
        self._write_scale(painter)

    def _write_scale(self, painter: QPainter) -> None:
        plot, (low, high) = self._plot(), self._span
        painter.setFont(type_font())
        painter.setPen(self.palette().color(QPalette.ColorRole.Text))
        height = self.fontMetrics().height()
        for value, y in ((high, plot.top()), ((low + high) / 2, plot.center().y()), (low, plot.bottom())):
            box = QRectF(0, y - height / 2, plot.left() - STEP, height)
            painter.drawText(box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, str(round(value)))
