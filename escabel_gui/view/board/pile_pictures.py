"""Piles as the board on screen shows them: those that look alike are painted once."""

from __future__ import annotations

from functools import lru_cache
from math import ceil, floor
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from escabel_gui.view.look.painting import paint_pile
from escabel_gui.view.look.themes import Theme

PHASES: Final = 2  # places within a pixel, each way: a picture is at most a quarter of a pixel beside its point
MOST_PICTURES: Final = 256


def pile_bounds(radius: float) -> QRectF:
    """What a pile and its shadow cover around their point."""
    reach = radius * 1.5
    return QRectF(-reach, -reach - radius * 0.5, 2 * reach, 2 * reach + radius * 0.5)


def draw_pile(painter: QPainter, center: QPointF, radius: float, pile: tuple[int, ...], theme: Theme) -> None:
    """Paint a pile with a painter that neither turns nor stretches."""
    if not pile:
        return
    place = painter.deviceTransform()
    middle = place.map(center)
    x, y = (floor(at * PHASES + 0.5) for at in (middle.x(), middle.y()))
    scale = round(place.m11(), 6)  # once for both: 0.30000000000000004 would lie a pixel beside 0.3
    bounds = pile_bounds(radius)
    left, top = (floor(edge * scale) for edge in (bounds.left(), bounds.top()))
    picture = pile_picture(radius, pile, theme, scale, x % PHASES, y % PHASES)
    painter.save()
    painter.resetTransform()
    to_pixels, _ = painter.deviceTransform().inverted()
    painter.setWorldTransform(to_pixels)
    painter.drawImage(x // PHASES + left, y // PHASES + top, picture)
    painter.restore()


@lru_cache(MOST_PICTURES)
def pile_picture(radius: float, pile: tuple[int, ...], theme: Theme, scale: float, x: int, y: int) -> QImage:
    """A pile with its bounds' corner in a pixel's corner, and then moved by `x` and `y` parts of a pixel."""
    bounds = pile_bounds(radius)
    left, top = (floor(edge * scale) for edge in (bounds.left(), bounds.top()))
    right, bottom = (ceil(edge * scale) + 1 for edge in (bounds.right(), bounds.bottom()))
    picture = QImage(right - left, bottom - top, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.translate(x / PHASES - left, y / PHASES - top)
    painter.scale(scale, scale)
    paint_pile(painter, QPointF(), radius, pile, theme)
    painter.end()
    return picture
