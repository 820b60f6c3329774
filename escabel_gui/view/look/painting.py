"""Painting of boards and discs, on screen and in exported pictures."""

from collections.abc import Callable, Collection, Sequence
from functools import lru_cache
from math import hypot
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPainterPathStroker,
    QPen,
    QPixmap,
    QPolygonF,
    QRadialGradient,
)

from escabel_gui.record.piles import Pile
from escabel_gui.rules.state import BLACK
from escabel_gui.view.look.geometry import UNIT, Geometry
from escabel_gui.view.look.themes import PieceColors, Theme

THICKNESS: Final = 0.17  # of a disc, in radii
SPREAD: Final = 0.5  # of a pile's radius: that of its discs side by side
FADED: Final = 0.62  # how much of its color a faded disc keeps
PLAIN_BELOW: Final = 7.0  # pixels; a disc of a smaller radius is a plain one
MAX_LABEL_SIZE: Final = 0.4  # of the coordinates, in board units
USUAL_LABEL: Final = 0.026  # of the coordinates of a picture, in widths of it
MAX_OUTLINES: Final = 512  # of texts that are kept
MAX_STACK_RISE: Final = 0.85  # of the highest pile, in radii; higher piles are squeezed


def with_alpha(color: str, alpha: float) -> QColor:
    result = QColor(color)
    result.setAlphaF(alpha)
    return result


def faded(theme: Theme) -> Theme:
    """Return a theme for discs that count for nothing: dull and without light, and as plain on paper as on screen."""

    def fade(piece: PieceColors) -> PieceColors:
        face, rim = mixed(piece.shaded, theme.plain, FADED), mixed(piece.rim, theme.plain, FADED)
        return piece._replace(lit=face, shaded=face, rim=rim)

    return theme._replace(black=fade(theme.black), white=fade(theme.white), has_shadows=False)


def mixed(color: str, other: str, share: float) -> str:
    """Mix two colors, with this share of the first."""
    one, two = QColor(color), QColor(other)
    pairs = ((one.red(), two.red()), (one.green(), two.green()), (one.blue(), two.blue()))
    return QColor(*(round(share * first + (1 - share) * second) for first, second in pairs)).name()


def disc_center(center: QPointF, radius: float, level: int, height: int) -> QPointF:
    """Return the center of one disc of a pile; piles are moved down a little, so that they stay on their points."""
    rise = min(THICKNESS * (height - 1), MAX_STACK_RISE)  # of the top disc above the bottom one, in radii
    lift = rise * (level / (height - 1) - 0.3) if height > 1 else 0.0
    return QPointF(center.x(), center.y() - lift * radius)


def pixel(painter: QPainter) -> float:
    """Return the length of a device pixel in units of the painter."""
    return 1.0 / max(abs(painter.deviceTransform().m11()), 1e-6)


def direction(start: QPointF, end: QPointF) -> QPointF:
    """Return the way from one place to another, of the length 1."""
    offset = end - start
    return offset / hypot(offset.x(), offset.y())


def transparent_pixmap(size: QSize | QSizeF, ratio: float) -> QPixmap:
    """Return an empty pixmap to paint on, of a size in the pixels of a widget, at a device pixel ratio."""
    pixmap = QPixmap((QSizeF(size) * ratio).toSize())
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


def fit(painter: QPainter, bounds: QRectF, side: float) -> None:
    """Let what has these bounds be painted as large as it fits into a square, in its middle."""
    scale = side / max(bounds.width(), bounds.height())
    painter.translate(side / 2, side / 2)
    painter.scale(scale, scale)
    painter.translate(-bounds.center())


def paint_board(painter: QPainter, geometry: Geometry, theme: Theme, label_size: float | None = None) -> None:
    """Paint ground, edges, lines, and coordinates of their own size, if the geometry has room for them."""
    drawing = geometry.board.drawing
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint_slab(painter, geometry, theme)
    painter.setPen(Qt.PenStyle.NoPen)
    for tile in drawing.tiles:
        if tile.shade != "plain":  # the slab itself is plain
            painter.setBrush(theme.tile(tile.shade))
            painter.drawPolygon(QPolygonF([geometry.at(x, y) for x, y in tile.corners]))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(round_pen(theme.line, max(2.2, pixel(painter))))
    for x1, y1, x2, y2 in drawing.segments:
        painter.drawLine(geometry.at(x1, y1), geometry.at(x2, y2))
    _paint_edges(painter, geometry, theme)
    size = min(label_size or USUAL_LABEL * geometry.bounds().width(), MAX_LABEL_SIZE * UNIT)
    for text, x, y in drawing.labels if geometry.has_labels else ():
        paint_text(painter, geometry.at(x, y), text, size, theme.label)


def _paint_slab(painter: QPainter, geometry: Geometry, theme: Theme) -> None:
    """Paint the wood under all tiles, wide enough to bear the colored edges."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for tile in geometry.board.drawing.tiles:
        path.addPolygon(QPolygonF([geometry.at(x, y) for x, y in tile.corners]))
        path.closeSubpath()
    stroker = QPainterPathStroker()
    stroker.setWidth(2 * geometry.slab * UNIT)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    path = path.simplified()  # where tiles meet there is no seam
    path = path.united(stroker.createStroke(path))  # a pen of light would be black in SVG
    painter.setPen(Qt.PenStyle.NoPen)
    for depth, share in ((5.0, 0.10), (2.5, 0.22)) if theme.has_shadows else ():
        painter.setBrush(QColor(mixed(theme.shadow, theme.table, share)))
        painter.drawPath(path.translated(0, depth))
    if theme.is_flat:
        painter.setPen(round_pen(theme.line, 3))
        painter.setBrush(QColor(theme.plain))
    else:
        bounds = path.boundingRect()
        light = QLinearGradient(bounds.topLeft(), bounds.bottomRight())
        light.setColorAt(0.0, QColor(theme.plain).lighter(105))
        light.setColorAt(1.0, QColor(theme.plain).darker(104))
        painter.setBrush(light)
    painter.drawPath(path)


def _paint_edges(painter: QPainter, geometry: Geometry, theme: Theme) -> None:
    """Paint the colored edges: a bar of the owner's color, with an outline, on the wood."""
    for color, corners in geometry.board.drawing.edge_lines:
        piece = theme.piece(color)
        line = QPolygonF([geometry.at(x, y) for x, y in corners])
        outline = piece.outline if not theme.is_flat else theme.line
        fill = piece.shaded if color == BLACK else piece.lit
        for width, paint in ((12.0 + 2 * max(2.0, 1.5 * pixel(painter)), outline), (12.0, fill)):
            painter.setPen(round_pen(paint, width))
            painter.drawPolyline(line)


def round_pen(color: QColor | str, width: float, style: Qt.PenStyle = Qt.PenStyle.SolidLine) -> QPen:
    return QPen(QColor(color), width, style, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)


def text_font(size: float, is_bold: bool = False) -> QFont:
    """Return a font of this height in the units of the painter."""
    font = QFont()
    font.setPixelSize(max(1, round(size)))
    font.setBold(is_bold)
    return font


def paint_shadow(painter: QPainter, center: QPointF, radius: float, theme: Theme) -> None:
    middle = center + QPointF(radius * 0.08, radius * 0.2)
    shade = QRadialGradient(middle, radius * 1.16)
    shade.setColorAt(0.0, with_alpha(theme.shadow, 0.5))
    shade.setColorAt(0.8, with_alpha(theme.shadow, 0.36))
    shade.setColorAt(1.0, with_alpha(theme.shadow, 0.0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(shade)
    painter.drawEllipse(middle, radius * 1.16, radius * 1.16)


def paint_disc(painter: QPainter, center: QPointF, radius: float, color: int, theme: Theme) -> None:
    """Paint one disc: its rim, its face, and on white ones an engraved ring, so that color is not the only cue."""
    piece = theme.piece(color)
    one = pixel(painter)
    thickness = radius * THICKNESS * 0.8
    below = QPointF(center.x(), center.y() + thickness)
    outline = QPen(QColor(piece.outline), max(radius * (0.09 if theme.is_flat else 0.045), 1.6 * one))
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
    face = QRadialGradient(center - QPointF(radius * 0.3, radius * 0.38), radius * 1.45)
    face.setColorAt(0.0, QColor(piece.lit))
    face.setColorAt(1.0, QColor(piece.shaded))
    painter.setPen(outline)
    painter.setBrush(face)
    painter.drawEllipse(center, radius, radius)
    if radius < PLAIN_BELOW * one:
        return
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if color == BLACK:
        painter.setPen(QPen(with_alpha(piece.numeral, 0.12), radius * 0.05))
        painter.drawEllipse(center, radius * 0.92, radius * 0.92)
    else:
        painter.setPen(QPen(with_alpha(piece.outline, 0.4), radius * 0.04))
        painter.drawEllipse(center, radius * 0.8, radius * 0.8)


def paint_pile(
    painter: QPainter,
    center: QPointF,
    radius: float,
    pile: tuple[int, ...],
    theme: Theme,
    lift: float = 0.0,
    lay_disc: Callable[[QPainter, QPointF, float, int, Theme], None] = paint_disc,
) -> None:
    """Paint a pile of discs, `lift` radii above its place; `pile` has its colors from the bottom up.

    A height of 2 or more stands on top as a numeral.
    """
    height = len(pile)
    if not height:
        return
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if theme.has_shadows:
        paint_shadow(
            painter, disc_center(center, radius, 0, height) + QPointF(lift, lift) * radius * 0.3, radius, theme
        )
    center = center - QPointF(0, lift * radius)
    for level, color in enumerate(pile):
        lay_disc(painter, disc_center(center, radius, level, height), radius, color, theme)
    if height > 1:
        top = disc_center(center, radius, height - 1, height)
        paint_numeral(painter, top, radius, height, theme.piece(pile[-1]).numeral)


def paint_piles(
    painter: QPainter, geometry: Geometry, piles: Sequence[Pile], theme: Theme, dull: Collection[int] = ()
) -> None:
    """Paint the piles of all points, nearer rows over farther ones; those on `dull` points are faded."""
    centers = {point: geometry.center(point) for point, pile in enumerate(piles) if pile}
    for point in sorted(centers, key=lambda point: centers[point].y()):
        look = faded(theme) if point in dull else theme
        paint_pile(painter, centers[point], geometry.radius(point), piles[point], look)


def spread_size(radius: float, pile: tuple[int, ...]) -> QSizeF:
    """Return the size of the frame with the discs of a pile side by side; `radius` is that of the pile."""
    radius *= SPREAD
    return QSizeF(spread_pitch(radius, pile) * (len(pile) - 1) + 2.9 * radius, 3.1 * radius)


def spread_pitch(radius: float, pile: tuple[int, ...]) -> float:
    """Return the distance from one disc in a frame to the next one; `radius` is that of such a disc."""
    return min(2.3 * radius, 5.0 * UNIT / len(pile))


def paint_spread(painter: QPainter, frame: QRectF, pile: tuple[int, ...], theme: Theme) -> None:
    """Paint the discs of a pile in a frame of that size, the bottom one on the left."""
    radius = frame.height() / 3.1
    painter.setPen(QPen(with_alpha(theme.label, 0.6), 2))
    painter.setBrush(with_alpha(theme.table, 0.94))
    painter.drawRoundedRect(frame, radius * 0.6, radius * 0.6)
    for level, color in enumerate(pile):
        middle = QPointF(frame.left() + 1.45 * radius + level * spread_pitch(radius, pile), frame.center().y())
        paint_pile(painter, middle, radius, (color,), theme)


def paint_numeral(painter: QPainter, center: QPointF, radius: float, height: int, color: str) -> None:
    paint_text(painter, center, str(height), radius * (0.95 if height < 10 else 0.8), color, is_bold=True)


@lru_cache(MAX_OUTLINES)
def text_outlines(text: str, size: float, is_bold: bool, _application_font: str) -> QPainterPath:
    """Return a text as a path from the origin; it is made once.

    Qt gives glyphs another width, by 1/64 of a pixel, as soon as it has painted them from its own cache: outlines made
    after that would differ from those made before.
    """
    outlines = QPainterPath()
    outlines.addText(QPointF(), text_font(size, is_bold), text)
    return outlines


def paint_text(
    painter: QPainter, center: QPointF, text: str, size: float, color: QColor | str, is_bold: bool = False
) -> None:
    """Paint a short text in the middle of a place, as outlines, so that a picture needs no font where it is viewed."""
    outlines = text_outlines(text, size, is_bold, QFont().key())
    ink = outlines.boundingRect()
    height = QFontMetricsF(text_font(size, is_bold)).capHeight()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(color))
    painter.drawPath(outlines.translated(center.x() - ink.center().x(), center.y() + height / 2))
