"""Piles as the board on screen shows them: those that look alike are painted once."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from escabel_gui.view.board.pictures import draw_pictures
from escabel_gui.view.look.painting import paint_pile
from escabel_gui.view.look.themes import Theme


class PileMotif(NamedTuple):
    radius: float
    pile: tuple[int, ...]
    theme: Theme

    def bounds(self) -> QRectF:
        return pile_bounds(self.radius)

    def paint(self, painter: QPainter) -> None:
        paint_pile(painter, QPointF(), self.radius, self.pile, self.theme)


def pile_bounds(radius: float) -> QRectF:
    """What a pile and its shadow cover around their point."""
    reach = radius * 1.5
    return QRectF(-reach, -reach - radius * 0.5, 2 * reach, 2 * reach + radius * 0.5)


def draw_pile(painter: QPainter, center: QPointF, radius: float, pile: tuple[int, ...], theme: Theme) -> None:
    """Paint a pile with a painter that neither turns nor stretches."""
    if pile:
        draw_pictures(painter, [(center, PileMotif(radius, pile, theme))])
