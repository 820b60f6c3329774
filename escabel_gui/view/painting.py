"""How boards, discs and marks are painted, for the board on screen and for every picture of one."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
    QRadialGradient,
)

from escabel_gui.rules.state import BLACK
from escabel_gui.view.geometry import UNIT, Geometry
from escabel_gui.view.themes import Theme

THICKNESS: Final = 0.17  # of a disc, in radii
MOST_RISE: Final = 0.85  # of the highest pile, in radii; higher piles are squeezed


def with_alpha(color: str, alpha: float) -> QColor:
    result = QColor(color)
    result.setAlphaF(alpha)
    return result


def rise(height: int) -> float:
    """How far the top disc of a pile lies above its bottom disc, in radii."""
    return min(THICKNESS * (height - 1), MOST_RISE) if height > 1 else 0.0


def disc_center(center: QPointF, radius: float, level: int, height: int) -> QPointF:
    """The center of one disc of a pile; piles are moved down a little, so that they stay on their points."""
    lift = rise(height) * (level / (height - 1) - 0.3) if height > 1 else 0.0
    return QPointF(center.x(), center.y() - lift * radius)


def paint_board(painter: QPainter, geometry: Geometry, theme: Theme) -> None:
    """Ground, lines, edges, and coordinates if the geometry has room for them."""
    drawing = geometry.board.drawing
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint_edges(painter, geometry, theme)
    painter.setPen(Qt.PenStyle.NoPen)
    for tile in drawing.tiles:
        polygon = QPolygonF([geometry.at(x, y) for x, y in tile.corners])
        bounds = polygon.boundingRect()
        brush = QBrush(theme.tile(tile.shade))
        if tile.shade == "plain" and not theme.is_flat:
            light = QLinearGradient(bounds.topLeft(), bounds.bottomRight())
            light.setColorAt(0.0, theme.tile(tile.shade).lighter(105))
            light.setColorAt(1.0, theme.tile(tile.shade).darker(104))
            brush = QBrush(light)
        painter.setBrush(brush)
        painter.drawPolygon(polygon)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(round_pen(theme.line, 2.2))
    for x1, y1, x2, y2 in drawing.segments:
        painter.drawLine(geometry.at(x1, y1), geometry.at(x2, y2))
    painter.setPen(QColor(theme.label))
    painter.setFont(text_font(0.29 * UNIT))
    for text, x, y in drawing.labels if geometry.has_labels else ():
        center = geometry.at(x, y)
        painter.drawText(QRectF(center.x() - 50, center.y() - 50, 100, 100), Qt.AlignmentFlag.AlignCenter, text)


def _paint_edges(painter: QPainter, geometry: Geometry, theme: Theme) -> None:
    """The coloured edges: a bar of the owner's color with an outline, so that both show on any table."""
    for color, corners in geometry.board.drawing.edge_lines:
        piece = theme.piece(color)
        line = QPolygonF([geometry.at(x, y) for x, y in corners])
        outline = theme.white.outline if color != BLACK else theme.black.rim
        if color == BLACK and QColor(theme.table).lightness() < 90:
            outline = theme.label
        for width, paint in ((17.0, outline), (13.0, piece.shaded if color == BLACK else piece.lit)):
            pen = round_pen(paint, width)
            painter.setPen(pen)
            painter.drawPolyline(line)


def round_pen(color: QColor | str, width: float, style: Qt.PenStyle = Qt.PenStyle.SolidLine) -> QPen:
    return QPen(QColor(color), width, style, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)


def text_font(size: float, is_bold: bool = False) -> QFont:
    """A font of this height in the units of the painter."""
    font = QFont()
    font.setPixelSize(max(1, round(size)))
    font.setBold(is_bold)
    return font


def paint_pile(painter: QPainter, center: QPointF, radius: float, pile: tuple[int, ...], theme: Theme) -> None:
    """A pile of discs, colors from the bottom up, with its height as a numeral from 2 up."""
    height = len(pile)
    if not height:
        return
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if not theme.is_flat:
        paint_shadow(painter, disc_center(center, radius, 0, height), radius, theme)
    for level, color in enumerate(pile):
        paint_disc(painter, disc_center(center, radius, level, height), radius, color, theme)
    if height > 1:
        top = disc_center(center, radius, height - 1, height)
        paint_numeral(painter, top, radius, height, theme.piece(pile[-1]).numeral)


def paint_shadow(painter: QPainter, center: QPointF, radius: float, theme: Theme) -> None:
    middle = center + QPointF(radius * 0.06, radius * 0.2)
    shade = QRadialGradient(middle, radius * 1.18)
    shade.setColorAt(0.0, with_alpha(theme.shadow, 0.55))
    shade.setColorAt(0.78, with_alpha(theme.shadow, 0.42))
    shade.setColorAt(1.0, with_alpha(theme.shadow, 0.0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(shade)
    painter.drawEllipse(middle, radius * 1.18, radius * 1.18)


def paint_disc(painter: QPainter, center: QPointF, radius: float, color: int, theme: Theme) -> None:
    """One disc: its rim, its face, and on white ones an engraved ring, so that color is not the only cue."""
    piece = theme.piece(color)
    thickness = radius * THICKNESS * 0.8
    below = QPointF(center.x(), center.y() + thickness)
    outline = QPen(QColor(piece.outline), radius * 0.035 if not theme.is_flat else radius * 0.09)
    rim = QPainterPath()
    rim.addEllipse(below, radius, radius)
    rim.addRect(QRectF(center.x() - radius, center.y(), 2 * radius, thickness))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(piece.rim))
    rim.setFillRule(Qt.FillRule.WindingFill)
    painter.drawPath(rim)
    painter.setPen(outline)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawArc(QRectF(below.x() - radius, below.y() - radius, 2 * radius, 2 * radius), 180 * 16, 180 * 16)
    face = QRadialGradient(center - QPointF(radius * 0.35, radius * 0.4), radius * 1.5)
    face.setColorAt(0.0, QColor(piece.lit))
    face.setColorAt(1.0, QColor(piece.shaded))
    painter.setPen(outline)
    painter.setBrush(face)
    painter.drawEllipse(center, radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if color == BLACK:
        painter.setPen(QPen(with_alpha(piece.numeral, 0.10), radius * 0.05))
        painter.drawEllipse(center, radius * 0.93, radius * 0.93)
    else:
        painter.setPen(QPen(with_alpha(piece.outline, 0.55), radius * 0.045))
        painter.drawEllipse(center, radius * 0.78, radius * 0.78)


def paint_numeral(painter: QPainter, center: QPointF, radius: float, height: int, color: str) -> None:
    painter.setPen(QColor(color))
    painter.setFont(text_font(radius * (0.95 if height < 10 else 0.8), is_bold=True))
    box = QRectF(center.x() - radius, center.y() - radius, 2 * radius, 2 * radius)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(height))


def paint_ring(painter: QPainter, center: QPointF, radius: float, color: QColor, width: float) -> None:
    painter.setPen(QPen(color, width))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(center, radius, radius)


def paint_link(
    painter: QPainter,
    start: QPointF,
    end: QPointF,
    radii: tuple[float, float],
    is_connected: bool,
    theme: Theme,
) -> None:
    """What holds between two stacks: a bar from rim to rim if they are connected, two blocked stubs if they are cut."""
    offset = end - start
    length = (offset.x() ** 2 + offset.y() ** 2) ** 0.5
    along = offset / length
    rims = (start + along * radii[0] * 0.74, end - along * radii[1] * 0.74)
    radius = min(radii)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if is_connected:
        for color, width in ((theme.table, 0.34), (theme.accent, 0.22)):
            painter.setPen(round_pen(color, radius * width))
            painter.drawLine(*rims)
        return
    middle = (rims[0] + rims[1]) / 2
    across = QPointF(-along.y(), along.x()) * radius * 0.24
    for rim, way in ((rims[0], along), (rims[1], -along)):
        block = middle - way * radius * 0.3
        for color, width in ((theme.table, 0.26), (theme.warning, 0.14)):
            painter.setPen(round_pen(color, radius * width))
            painter.drawLine(rim, block)
            painter.drawLine(block - across, block + across)


def paint_arrow(painter: QPainter, start: QPointF, end: QPointF, theme: Theme, radius: float) -> None:
    """A move from one stack onto another."""
    offset = end - start
    length = (offset.x() ** 2 + offset.y() ** 2) ** 0.5
    along = offset / length
    across = QPointF(-along.y(), along.x())
    tip = end - along * radius * 0.25
    neck = tip - along * radius * 0.62
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(round_pen(theme.accent, radius * 0.24))
    painter.drawLine(start + along * radius * 0.2, neck)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.accent))
    painter.drawPolygon(QPolygonF([tip, neck + across * radius * 0.4, neck - across * radius * 0.4]))
