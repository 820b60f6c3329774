"""Piles as the board on screen shows them: those that look alike are painted once, and so are their discs."""

from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from escabel_gui.view.board.pictures import draw_pictures
from escabel_gui.view.look.painting import paint_disc, paint_pile
from escabel_gui.view.look.themes import Theme

DISC_PHASES: Final = 8  # a pile is not always at its very place, its discs are in theirs


class DiscMotif(NamedTuple):
    radius: float
    color: int
    theme: Theme

    def bounds(self) -> QRectF:
        return pile_bounds(self.radius)

    def paint(self, painter: QPainter) -> None:
        paint_disc(painter, QPointF(), self.radius, self.color, self.theme)


class PileMotif(NamedTuple):
    radius: float
    pile: tuple[int, ...]
    theme: Theme

    def bounds(self) -> QRectF:
        return pile_bounds(self.radius)

    def paint(self, painter: QPainter) -> None:
        paint_pile(painter, QPointF(), self.radius, self.pile, self.theme, lay_disc=lay_disc)


def pile_bounds(radius: float) -> QRectF:
    """Return the bounding rectangle of a pile and its shadow, relative to their point."""
    reach = radius * 1.5
    return QRectF(-reach, -reach - radius * 0.5, 2 * reach, 2 * reach + radius * 0.5)


def lay_disc(painter: QPainter, center: QPointF, radius: float, color: int, theme: Theme) -> None:
    """Paint a disc as `paint_disc` does, with a painter that neither turns nor stretches."""
    draw_pictures(painter, [(center, DiscMotif(radius, color, theme))], DISC_PHASES)


def draw_pile(painter: QPainter, center: QPointF, radius: float, pile: tuple[int, ...], theme: Theme) -> None:
    """Paint a pile with a painter that neither turns nor stretches."""
    if pile:
        draw_pictures(painter, [(center, PileMotif(radius, pile, theme))])
