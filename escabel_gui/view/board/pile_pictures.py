"""Piles as the board on screen shows them: those that look alike are painted once."""

from __future__ import annotations

from functools import lru_cache
from math import ceil, floor
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from escabel_gui.view.look.painting import paint_pile
from escabel_gui.view.look.themes import Theme

MOST_PICTURES: Final = 384


def pile_bounds(radius: float) -> QRectF:
    """What a pile and its shadow cover around their point."""
    reach = radius * 1.5
    return QRectF(-reach, -reach - radius * 0.5, 2 * reach, 2 * reach + radius * 0.5)


def draw_pile(painter: QPainter, center: QPointF, radius: float, pile: tuple[int, ...], theme: Theme) -> None:
    """Paint a pile, on whole pixels, with a painter that neither turns nor stretches."""
    if not pile:
        return
    place = painter.deviceTransform()
    middle = place.map(center)
    scale = round(place.m11(), 6)
    picture, left, top = pile_picture(radius, pile, theme, scale)
    world = painter.worldTransform()
    painter.resetTransform()
    device = painter.deviceTransform()  # a widget inside a window keeps its place there, beside the ratio of pixels
    picture.setDevicePixelRatio(device.m11())
    corner = QPointF(round(middle.x()) + left, round(middle.y()) + top)
    painter.drawImage(device.inverted()[0].map(corner), picture)
    painter.setWorldTransform(world)


@lru_cache(MOST_PICTURES)
def pile_picture(radius: float, pile: tuple[int, ...], theme: Theme, scale: float) -> tuple[QImage, int, int]:
    """A pile in pixels, and where its left upper corner lies from its point."""
    bounds = pile_bounds(radius)
    left, top = (floor(edge * scale) for edge in (bounds.left(), bounds.top()))
    right, bottom = (ceil(edge * scale) for edge in (bounds.right(), bounds.bottom()))
    picture = QImage(right - left, bottom - top, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.translate(-left, -top)
    painter.scale(scale, scale)
    paint_pile(painter, QPointF(), radius, pile, theme)
    painter.end()
    return picture, left, top
