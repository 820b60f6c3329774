"""Moves that are spoken of, drawn on the board: the one that was played, a better one, a hint.

Each kind has a shape of its own besides its color: an arrow or a square with broken lines for what was played, an
arrow or a ring with whole lines for what is better.
"""

from __future__ import annotations

from enum import Enum
from math import hypot
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap, QPolygonF

from escabel_gui.rules.game import Rules
from escabel_gui.rules.moves import PASS, SWAP, is_step, move_point
from escabel_gui.view.look.painting import round_pen
from escabel_gui.view.look.themes import Theme

RING: Final = 0.6  # of the disc's radius: a ring shows on a disc as it does on an empty point
AROUND: Final = 1.2  # the square stands round the disc, on which the ring of the last move is
WIDTH: Final = 0.15  # of its line, of the disc's radius
CASING: Final = 0.13  # more, under it, so that it shows on every ground
HEAD: Final = 0.5  # the length of an arrow's head, in radii


class SignKind(Enum):
    PLAYED = "played"
    BETTER = "better"


class MoveSign(NamedTuple):
    """A move by its points: without a source it places something."""

    kind: SignKind
    source: int | None
    target: int


def sign_of(kind: SignKind, rules: Rules, move: int) -> list[MoveSign]:
    """The sign for a move; nothing on the board speaks of a pass or a swap."""
    if move in (PASS, SWAP):
        return []
    return [MoveSign(kind, int(move_point(move)) if is_step(move) else None, rules.target_point(move))]


def paint_sign_at(
    painter: QPainter, center: QPointF, radius: float, kind: SignKind, theme: Theme, reach: float | None = None
) -> None:
    """A move that places something: a ring, or a broken square that stands on its tip; `reach` is its own size."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if reach is None:
        reach = radius * (RING if kind is SignKind.BETTER else AROUND)
    for color, width in _strokes(kind, radius, theme):
        if kind is SignKind.BETTER:
            painter.setPen(round_pen(color, width))
            painter.drawEllipse(center, reach, reach)
            continue
        tips = [QPointF(0, -reach), QPointF(reach, 0), QPointF(0, reach), QPointF(-reach, 0)]
        painter.setPen(round_pen(color, width))
        for one, other in zip(tips, tips[1:] + tips[:1], strict=True):
            painter.drawLine(center + one, center + one * 0.66 + other * 0.34)
            painter.drawLine(center + other, center + other * 0.66 + one * 0.34)


def paint_sign_between(
    painter: QPainter, start: QPointF, end: QPointF, radius: float, kind: SignKind, theme: Theme
) -> None:
    """A move of a stack: an arrow, or a broken one with an open head."""
    offset = end - start
    length = hypot(offset.x(), offset.y())
    if length < radius:
        return
    along = offset / length
    across = QPointF(-along.y(), along.x())
    tip, neck = end - along * radius * 0.1, end - along * radius * (0.1 + HEAD)
    wings = QPolygonF([neck + across * radius * 0.36, tip, neck - across * radius * 0.36])
    begin = start + along * radius * 0.25
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for color, width in _strokes(kind, radius, theme):
        painter.setPen(round_pen(color, width))
        if kind is SignKind.BETTER:
            painter.setBrush(QColor(color))
            painter.drawLine(begin, neck)
            painter.drawPolygon(wings)
            continue
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for part in range(3):
            way = neck - begin
            painter.drawLine(begin + way * (part / 2.6), begin + way * (part / 2.6 + 0.2))
        painter.drawPolyline(wings)


def _strokes(kind: SignKind, radius: float, theme: Theme) -> list[tuple[str, float]]:
    """Colors and widths, the casing first."""
    color = theme.accent if kind is SignKind.BETTER else theme.warning
    return [(theme.table, radius * (WIDTH + CASING)), (color, radius * WIDTH)]


def sign_picture(kind: SignKind, size: int, ratio: float, theme: Theme) -> QPixmap:
    """A sign as it stands in a legend."""
    picture = QPixmap(round(size * ratio), round(size * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    paint_sign_at(painter, QPointF(size / 2, size / 2), size * 0.7, kind, theme, reach=size * 0.4)
    painter.end()
    return picture
