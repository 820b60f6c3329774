"""Painting of the rules overlay: connections, the band, and shares in a point, which decide whose it is."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from escabel_gui.rules.state import BLACK, WHITE
from escabel_gui.view.look.painting import direction, pixel, round_pen
from escabel_gui.view.look.themes import Theme

WEDGE: Final = 0.2  # half the width of a wedge, in radii
PLACE: Final = 1.06  # of its tip, from the middle of the point
OWNER: Final = 0.34  # the radius of the small disc


def paint_connection(painter: QPainter, start: QPointF, end: QPointF, radii: tuple[float, float], theme: Theme) -> None:
    """Paint a thin bar from rim to rim of two discs that nothing stands between."""
    width = max(min(radii) * 0.13, 1.6 * pixel(painter))
    _paint_bar(painter, start, end, radii, ((theme.casing, 2.0 * width), (theme.accent, width)))


def paint_band(painter: QPainter, start: QPointF, end: QPointF, radii: tuple[float, float], theme: Theme) -> None:
    """Paint a faint bar between two discs of any color that hold together."""
    width = max(min(radii) * 0.2, 2.0 * pixel(painter))
    _paint_bar(painter, start, end, radii, ((theme.casing, width), (theme.line, 0.5 * width)))


def _paint_bar(
    painter: QPainter,
    start: QPointF,
    end: QPointF,
    radii: tuple[float, float],
    strokes: tuple[tuple[str, float], tuple[str, float]],
) -> None:
    """Paint a bar from rim to rim: a casing, and a stroke inside it, each with its color and width."""
    along = direction(start, end)
    rims = start + along * radii[0] * 0.86, end - along * radii[1] * 0.86
    for color, wide in strokes:
        painter.setPen(round_pen(color, wide))
        painter.drawLine(*rims)


def paint_share(painter: QPainter, center: QPointF, towards: QPointF, radius: float, color: int, theme: Theme) -> None:
    """Paint a wedge at the rim of a point, towards the place where a color has a part of what decides about it."""
    piece, along = theme.piece(color), direction(center, towards)
    tip = center + along * radius * PLACE
    across, back = QPointF(-along.y(), along.x()) * radius * WEDGE, tip - along * radius * WEDGE * 1.4
    painter.setPen(QPen(QColor(piece.outline), max(radius * 0.05, pixel(painter))))
    painter.setBrush(QColor(piece.shaded if color == BLACK else piece.lit))
    painter.drawPolygon(QPolygonF([tip, back + across, back - across]))


def paint_owners(
    painter: QPainter, center: QPointF, radius: float, owners: tuple[int, ...], is_theirs: bool, theme: Theme
) -> None:
    """Paint a small disc in the middle of an empty point that is somebody's, or a ring of those who may take it."""
    size = OWNER * radius
    bounds = QRectF(center.x() - size, center.y() - size, 2 * size, 2 * size)
    for color in owners:
        piece, path = theme.piece(color), QPainterPath()
        ink = QColor(piece.shaded if color == BLACK else piece.lit)
        if len(owners) == 1:
            path.addEllipse(bounds)
        else:
            path.arcMoveTo(bounds, 90 if color == BLACK else 270)
            path.arcTo(bounds, 90 if color == BLACK else 270, 180)
        painter.setBrush(ink if is_theirs else Qt.BrushStyle.NoBrush)
        for pen, width in ((piece.outline if color == WHITE else theme.casing, 0.5), (ink, 0.3)):
            painter.setPen(round_pen(pen, width * size))
            painter.drawPath(path)
