"""How boards, discs and marks are painted, for the board on screen and for every picture of one."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
    QRadialGradient,
)

from escabel_gui.record.marks import CIRCLE, CROSS, LABEL, SQUARE, TRIANGLE, Mark
from escabel_gui.rules.state import BLACK, WHITE
from escabel_gui.view.look.geometry import UNIT, Geometry
from escabel_gui.view.look.themes import PieceColors, Theme

THICKNESS: Final = 0.17  # of a disc, in radii
FADED: Final = 0.42  # how much of its color a faded disc keeps
MOST_RISE: Final = 0.85  # of the highest pile, in radii; higher piles are squeezed


def with_alpha(color: str, alpha: float) -> QColor:
    result = QColor(color)
    result.setAlphaF(alpha)
    return result


def faded(theme: Theme) -> Theme:
    """A theme for discs that count for nothing: hardly more than the board, and as plain on paper as on screen."""

    def fade(piece: PieceColors) -> PieceColors:
        return PieceColors(*(mixed(color, theme.plain, FADED) for color in piece))

    return theme._replace(black=fade(theme.black), white=fade(theme.white), has_shadows=False)


def mixed(color: str, other: str, share: float) -> str:
    """So much of one color, the rest of another."""
    one, two = QColor(color), QColor(other)
    pairs = ((one.red(), two.red()), (one.green(), two.green()), (one.blue(), two.blue()))
    return QColor(*(round(share * first + (1 - share) * second) for first, second in pairs)).name()


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
        color = theme.tile(tile.shade)
        if tile.shade == "plain" and not theme.is_flat:
            light = QLinearGradient(bounds.topLeft(), bounds.bottomRight())
            light.setColorAt(0.0, color.lighter(105))
            light.setColorAt(1.0, color.darker(104))
            painter.setBrush(light)
        else:
            painter.setBrush(color)
        painter.drawPolygon(polygon)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(round_pen(theme.line, 2.2))
    for x1, y1, x2, y2 in drawing.segments:
        painter.drawLine(geometry.at(x1, y1), geometry.at(x2, y2))
    for text, x, y in drawing.labels if geometry.has_labels else ():
        paint_text(painter, geometry.at(x, y), text, 0.29 * UNIT, theme.label)


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
    if theme.has_shadows:
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
    paint_text(painter, center, str(height), radius * (0.95 if height < 10 else 0.8), color, is_bold=True)


def paint_text(
    painter: QPainter, center: QPointF, text: str, size: float, color: QColor | str, is_bold: bool = False
) -> None:
    """A short text in the middle of a place, as outlines: a picture needs no font where it is looked at."""
    outlines = QPainterPath()
    outlines.addText(QPointF(), text_font(size, is_bold), text)
    ink = outlines.boundingRect()
    height = QFontMetricsF(text_font(size, is_bold)).capHeight()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(color))
    painter.drawPath(outlines.translated(center.x() - ink.center().x(), center.y() + height / 2))


def paint_ring(painter: QPainter, center: QPointF, radius: float, color: QColor, width: float) -> None:
    painter.setPen(QPen(color, width))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(center, radius, radius)


def paint_last(painter: QPainter, center: QPointF, radius: float, color: int, is_target: bool, theme: Theme) -> None:
    """The ring on a disc of `color` that the last move brought to a point, or left behind."""
    paint_ring(painter, center, radius * 0.62, accent_on(color, theme), radius * (0.13 if is_target else 0.07))


def paint_rim(painter: QPainter, center: QPointF, radius: float, color: int, theme: Theme) -> None:
    """The bright rim of a disc of `color` in a winning chain."""
    paint_ring(painter, center, radius * 0.96, accent_on(color, theme), radius * 0.13)


def accent_on(color: int, theme: Theme) -> QColor:
    """The accent color, lighter or darker where it has to show on a disc of `color`."""
    accent, disc = QColor(theme.accent), QColor(theme.piece(color).shaded)
    if disc.lightness() < 90 and accent.lightness() < 128:
        return accent.lighter(165)
    if disc.lightness() > 160 and accent.lightness() > 128:
        return accent.darker(190)
    return accent


def paint_mark(
    painter: QPainter, center: QPointF, radius: float, mark: Mark, pile: tuple[int, ...], theme: Theme
) -> None:
    """What a person has put on a point, over its pile: in ink, and a label beside the numeral of a stack."""
    is_light = QColor(theme.plain).lightness() >= 128
    ink = theme.piece(pile[-1] if pile else (WHITE if is_light else BLACK)).numeral
    if mark.kind != LABEL:
        paint_sign(painter, center, radius, mark.kind, QColor(ink))
        return
    size = radius * (0.95, 0.95, 0.75, 0.55)[min(len(mark.text), 3)]
    if len(pile) == 1:
        paint_text(painter, center, mark.text, size, ink, is_bold=True)
        return
    patch = radius * 0.62
    if pile:
        center = center + QPointF(radius * 0.68, -radius * 0.68)
        patch, size = radius * 0.45, size * 0.7
        ink = theme.piece(WHITE if theme.table_is_light else BLACK).numeral
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.table if pile else theme.plain))
    painter.drawEllipse(center, patch, patch)
    paint_text(painter, center, mark.text, size, ink, is_bold=True)


def paint_sign(painter: QPainter, center: QPointF, radius: float, kind: str, color: QColor) -> None:
    """One of the four signs of SGF in a disc of this radius."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(round_pen(color, radius * 0.12))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    reach = radius * 0.55
    if kind == TRIANGLE:
        tips = [(sin(turn) * radius * 0.74, -cos(turn) * radius * 0.74) for turn in (0, 2 * pi / 3, 4 * pi / 3)]
        painter.drawPolygon(QPolygonF([center + QPointF(*tip) for tip in tips]))
    elif kind == SQUARE:
        painter.drawRect(QRectF(center.x() - reach, center.y() - reach, 2 * reach, 2 * reach))
    elif kind == CIRCLE:
        painter.drawEllipse(center, reach, reach)
    elif kind == CROSS:
        for down in (-1, 1):
            painter.drawLine(center - QPointF(reach, down * reach), center + QPointF(reach, down * reach))


def paint_chain(painter: QPainter, geometry: Geometry, points: tuple[int, ...], theme: Theme) -> None:
    """The light under a winning chain."""
    if not points:
        return
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    line = QPolygonF([geometry.center(point) for point in points])
    radius = max(geometry.radius(point) for point in points)
    for width, alpha in ((2.55, 0.32), (0.5, 1.0)):
        painter.setPen(round_pen(with_alpha(theme.accent, alpha), radius * width))
        painter.drawPolyline(line)
        if len(points) == 1:
            painter.drawPoint(line.first())


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
