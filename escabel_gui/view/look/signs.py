"""The signs on a board, each with a shape of its own: what it says can be read without its color.

Every sign has a casing, light in light themes and dark in dark ones, so that it shows on discs, wood and lines alike.
"""

from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from escabel_gui.record.marks import CIRCLE, CROSS, LABEL, SQUARE, TRIANGLE, Mark
from escabel_gui.rules.state import BLACK, WHITE
from escabel_gui.view.look.geometry import Geometry
from escabel_gui.view.look.painting import direction, paint_text, pixel, round_pen, with_alpha
from escabel_gui.view.look.themes import Theme

CASING: Final = 0.065  # how far a casing goes beyond its sign, in radii
BADGE: Final = 0.4  # of a small sign beside the middle of a stack, in radii


def paint_ring(painter: QPainter, center: QPointF, radius: float, color: QColor, width: float) -> None:
    painter.setPen(QPen(color, width))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(center, radius, radius)


def paint_lines(painter: QPainter, path: QPainterPath, radius: float, ink: str, width: float, theme: Theme) -> None:
    """Paint lines with their casing, at least a pixel and a half wide; `radius` is that of the discs there."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    one = pixel(painter)
    width = max(width * radius, 1.6 * one)
    for color, wide in ((theme.casing, width + 2 * max(CASING * radius, one)), (ink, width)):
        painter.setPen(round_pen(color, wide))
        painter.drawPath(path)


def paint_shape(painter: QPainter, path: QPainterPath, radius: float, ink: str, theme: Theme) -> None:
    """Paint a filled shape with its casing."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(QColor(theme.casing))
    painter.setPen(round_pen(theme.casing, 2 * max(CASING * radius, pixel(painter))))
    painter.drawPath(path)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(ink))
    painter.drawPath(path)


def _polygon(*corners: QPointF) -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(QPolygonF(list(corners)))
    path.closeSubpath()
    return path


def _ellipse(center: QPointF, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(center, radius, radius)
    return path


# ---- the last move and the end


def paint_last(painter: QPainter, center: QPointF, radius: float, is_target: bool, theme: Theme) -> None:
    """Paint the corners of a square round the point that the last move went to; smaller ones where it came from."""
    reach, arm = radius * (1.1 if is_target else 0.8), radius * (0.4 if is_target else 0.26)
    path = QPainterPath()
    for right in (-1, 1):
        for down in (-1, 1):
            corner = center + QPointF(right * reach, down * reach)
            path.moveTo(corner - QPointF(right * arm, 0))
            path.lineTo(corner)
            path.lineTo(corner - QPointF(0, down * arm))
    paint_lines(painter, path, radius, theme.last, 0.15 if is_target else 0.11, theme)


def paint_chain(painter: QPainter, geometry: Geometry, points: tuple[int, ...], theme: Theme) -> None:
    """Paint the light under a winning chain."""
    if not points:
        return
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    radius = max(geometry.radius(point) for point in points)
    line = QPainterPath(geometry.center(points[0]))
    for point in (*points[1:], *points[-1:]):
        line.lineTo(geometry.center(point))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(round_pen(with_alpha(theme.accent, 0.38), radius * 2.55))
    painter.drawPath(line)
    paint_lines(painter, line, radius, theme.accent, 0.4, theme)


def paint_rim(painter: QPainter, center: QPointF, radius: float, color: int, theme: Theme) -> None:
    """Paint the bright rim of a disc of `color` in a winning chain."""
    paint_ring(painter, center, radius * 0.93, accent_on(color, theme), max(radius * 0.14, 1.6 * pixel(painter)))


def accent_on(color: int, theme: Theme) -> QColor:
    """Return the accent color, lighter or darker where it has to show on a disc of `color`."""
    accent, disc = QColor(theme.accent), QColor(theme.piece(color).shaded)
    if disc.lightness() < 90 and accent.lightness() < 128:
        return accent.lighter(210)
    if disc.lightness() > 160 and accent.lightness() > 128:
        return accent.darker(250)
    return accent


# ---- what one points at


def paint_selected(painter: QPainter, center: QPointF, radius: float, theme: Theme) -> None:
    """Paint a bar under a stack that is selected."""
    path = QPainterPath(center + QPointF(-0.62 * radius, 1.27 * radius))
    path.lineTo(center + QPointF(0.62 * radius, 1.27 * radius))
    paint_lines(painter, path, radius, theme.accent, 0.18, theme)


def paint_target(painter: QPainter, center: QPointF, radius: float, source: QPointF | None, theme: Theme) -> None:
    """Paint a ring round a point where a stack may go, with an arrowhead on the side that it would come from."""
    paint_lines(painter, _ellipse(center, radius * 1.04), radius, theme.accent, 0.1, theme)
    if source is None or source == center:
        return
    along = direction(source, center)
    across = QPointF(-along.y(), along.x()) * radius * 0.3
    tip, back = center - along * radius * 0.72, center - along * radius * 1.2
    paint_shape(painter, _polygon(tip, back + across, back - across), radius, theme.accent, theme)


def paint_cursor(painter: QPainter, center: QPointF, radius: float, theme: Theme) -> None:
    """Paint four wedges that point at the point of the cursor."""
    for turn in range(4):
        along = QPointF(cos(turn * pi / 2), sin(turn * pi / 2))
        across = QPointF(-along.y(), along.x()) * radius * 0.26
        tip, back = center + along * radius * 0.9, center + along * radius * 1.34
        paint_shape(painter, _polygon(tip, back + across, back - across), radius, theme.accent, theme)


def paint_refusal(painter: QPainter, center: QPointF, radius: float, theme: Theme) -> None:
    """Paint a cross in a bubble: the sign that something cannot be done here."""
    paint_shape(painter, _ellipse(center, radius * 0.5), radius, theme.warning, theme)
    painter.setPen(round_pen(theme.casing, max(radius * 0.13, 1.6 * pixel(painter))))
    reach = radius * 0.2
    for down in (-1, 1):
        painter.drawLine(center - QPointF(reach, down * reach), center + QPointF(reach, down * reach))


# ---- what the rules say about a stack


def paint_sleeping(painter: QPainter, top: QPointF, radius: float, pile: tuple[int, ...], theme: Theme) -> None:
    """Paint a crescent on a stack that sleeps; beside the numeral of a high one."""
    size = radius * (0.5 if len(pile) == 1 else 0.32)
    center = top if len(pile) == 1 else top + QPointF(-radius * 0.62, -radius * 0.62)
    moon = _ellipse(center, size) - _ellipse(center + QPointF(size * 0.46, -size * 0.3), size * 0.88)
    paint_shape(painter, moon, radius, theme.accent, theme)


def paint_bound(painter: QPainter, top: QPointF, radius: float, theme: Theme) -> None:
    """Paint a padlock on a stack that may not move, though it looks as if it might."""
    center = top + QPointF(radius * 0.64, radius * 0.6)
    paint_shape(painter, _ellipse(center, radius * BADGE), radius, theme.casing, theme)
    paint_ring(painter, center, radius * BADGE, QColor(theme.warning), max(radius * 0.05, pixel(painter)))
    body = QRectF(center.x() - radius * 0.2, center.y() - radius * 0.04, radius * 0.4, radius * 0.27)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.warning))
    painter.drawRoundedRect(body, radius * 0.05, radius * 0.05)
    bow = QRectF(center.x() - radius * 0.12, center.y() - radius * 0.24, radius * 0.24, radius * 0.36)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(theme.warning), max(radius * 0.08, pixel(painter))))
    painter.drawArc(bow, 0, 180 * 16)


# ---- what people draw


def paint_mark(
    painter: QPainter, center: QPointF, radius: float, mark: Mark, pile: tuple[int, ...], theme: Theme
) -> None:
    """Paint a user's mark over a pile; a label goes beside the numeral of a stack."""
    ink = theme.piece(pile[-1] if pile else WHITE).numeral  # that of white discs shows on all wood
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
        ink = theme.piece(WHITE if theme.is_light else BLACK).numeral
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.casing if pile else theme.plain))
    painter.drawEllipse(center, patch, patch)
    paint_text(painter, center, mark.text, size, ink, is_bold=True)


def paint_sign(painter: QPainter, center: QPointF, radius: float, kind: str, color: QColor) -> None:
    """Paint one of the four signs of SGF in a disc of this radius."""
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


def paint_link(
    painter: QPainter,
    start: QPointF,
    end: QPointF,
    radii: tuple[float, float],
    is_connected: bool,
    theme: Theme,
) -> None:
    """Paint the connection of two stacks: a bar if they are connected, two blocked stubs if they are cut."""
    along = direction(start, end)
    rims = (start + along * radii[0] * 0.74, end - along * radii[1] * 0.74)
    radius = min(radii)
    path = QPainterPath(rims[0])
    if is_connected:
        path.lineTo(rims[1])
        paint_lines(painter, path, radius, theme.accent, 0.22, theme)
        return
    middle = (rims[0] + rims[1]) / 2
    across = QPointF(-along.y(), along.x()) * radius * 0.24
    for rim, way in ((rims[0], along), (rims[1], -along)):
        block = middle - way * radius * 0.3
        path.moveTo(rim)
        path.lineTo(block)
        path.moveTo(block - across)
        path.lineTo(block + across)
    paint_lines(painter, path, radius, theme.warning, 0.14, theme)


def paint_line(painter: QPainter, start: QPointF, end: QPointF, theme: Theme, radius: float) -> None:
    """Paint a plain line from point to point, as people draw it."""
    for color, width in ((theme.casing, 0.3), (theme.accent, 0.16)):
        painter.setPen(round_pen(color, width * radius))
        painter.drawLine(start, end)


def paint_arrow(painter: QPainter, start: QPointF, end: QPointF, theme: Theme, radius: float) -> None:
    """Paint an arrow from one point to another, such as for the move of a stack."""
    along = direction(start, end)
    across = QPointF(-along.y(), along.x()) * radius
    tail, tip = start + along * radius * 0.2, end - along * radius * 0.25
    neck = tip - along * radius * 0.62
    half = [neck + across * 0.4, neck + across * 0.12, tail + across * 0.12]
    other = [tail - across * 0.12, neck - across * 0.12, neck - across * 0.4]
    paint_shape(painter, _polygon(tip, *half, *other), radius, theme.accent, theme)
