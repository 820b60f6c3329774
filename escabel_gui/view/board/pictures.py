"""Pixmap cache for drawings that the board repeats."""

from collections.abc import Iterable
from functools import lru_cache
from math import ceil, floor
from typing import Final, Protocol

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter

PHASES: Final = 2  # places within a pixel, each way: a picture is at most a quarter of a pixel beside its place
MAX_PICTURES: Final = 512


class Motif(Protocol):
    """Drawing around a position, hashable: equal ones share a pixmap."""

    def bounds(self) -> QRectF:
        """Return the bounding rectangle relative to the position."""

    def paint(self, painter: QPainter) -> None: ...

    def __hash__(self) -> int: ...


def draw_pictures(painter: QPainter, motifs: Iterable[tuple[QPointF, Motif]], phases: int = PHASES) -> None:
    """Lay down each motif at its place with a painter that neither turns nor stretches; `phases` as PHASES."""
    place = painter.deviceTransform()
    scale = round(place.m11(), 6)  # once for both: 0.30000000000000004 would lie a pixel beside 0.3
    painter.save()
    painter.resetTransform()
    to_pixels, _ = painter.deviceTransform().inverted()
    painter.setWorldTransform(to_pixels)
    for center, motif in motifs:
        middle = place.map(center)
        x, y = floor(middle.x() * phases + 0.5), floor(middle.y() * phases + 0.5)
        image, left, top = picture(motif, scale, x % phases / phases, y % phases / phases)
        painter.drawImage(x // phases + left, y // phases + top, image)
    painter.restore()


@lru_cache(MAX_PICTURES)
def picture(motif: Motif, scale: float, x: float, y: float) -> tuple[QImage, int, int]:
    """Paint a motif moved by `x` and `y` pixels, less than one; return the picture and its offset from its place.

    The offset is that of the left and the top edge, in pixels.
    """
    bounds = motif.bounds()
    left, top = (floor(edge * scale) for edge in (bounds.left(), bounds.top()))
    right, bottom = (ceil(edge * scale) + 1 for edge in (bounds.right(), bounds.bottom()))
    image = QImage(right - left, bottom - top, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(x - left, y - top)
    painter.scale(scale, scale)
    motif.paint(painter)
    painter.end()
    return image, left, top
