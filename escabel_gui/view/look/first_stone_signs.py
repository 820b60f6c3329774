"""Sign of a first stone: how often whoever has Black wins after it, in a shape that shows if it is fair."""

from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPolygonF

from escabel_gui.record.opening_map import OpeningValue
from escabel_gui.view.look.painting import paint_text, pixel, round_pen
from escabel_gui.view.look.signs import paint_shape
from escabel_gui.view.look.themes import Theme

REACH: Final = 0.66  # half the side of the square, in radii
TIP: Final = 0.4  # how far a tip goes beyond it


def paint_first_stone(painter: QPainter, center: QPointF, radius: float, value: OpeningValue, theme: Theme) -> None:
    """Paint how often Black wins after a first stone: in a square if it is fair, else in a filled one with a tip.

    The tip points up where Black is better off, or else down. A proven figure is underlined twice.
    """
    leaning = value.advantage
    ground, ink = (theme.accent, theme.casing) if leaning else (theme.casing, theme.accent)
    shape = _shape(center, radius, leaning)
    paint_shape(painter, shape, radius, ground, theme)
    if not leaning:
        painter.setPen(round_pen(theme.accent, max(0.07 * radius, 1.2 * pixel(painter))))
        painter.setBrush(QColor(ground))
        painter.drawPath(shape)
    figure = str(value.percent)
    middle = center - QPointF(0, 0.12 * radius if value.is_proven else 0.0)
    paint_text(painter, middle, figure, radius * (0.76 if len(figure) < 3 else 0.58), ink, is_bold=True)
    if value.is_proven:
        painter.setPen(round_pen(ink, max(0.06 * radius, pixel(painter))))
        for down in (0.3, 0.46):
            painter.drawLine(center + QPointF(-0.34, down) * radius, center + QPointF(0.34, down) * radius)


def _shape(center: QPointF, radius: float, leaning: int) -> QPainterPath:
    side = REACH * radius
    corners = [QPointF(-side, -side), QPointF(side, -side), QPointF(side, side), QPointF(-side, side)]
    if leaning:
        tip = QPointF(0, -leaning * (side + TIP * radius))
        corners.insert(1 if leaning > 0 else 3, tip)
    path = QPainterPath()
    path.addPolygon(QPolygonF([center + corner for corner in corners]))
    path.closeSubpath()
    return path
