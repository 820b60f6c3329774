"""Position as it is painted, on screen and elsewhere: its look, and its marks."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from escabel_gui.model.table.game import Game
from escabel_gui.record.marks import Mark, arrows_of, lines_of, marks_of
from escabel_gui.record.piles import Pile
from escabel_gui.rules.abilities import sleeping_points
from escabel_gui.view.look.geometry import Geometry
from escabel_gui.view.look.move_signs import RING, SignKind, paint_sign_at
from escabel_gui.view.look.painting import disc_center
from escabel_gui.view.look.signs import (
    paint_arrow,
    paint_bound,
    paint_last,
    paint_line,
    paint_mark,
    paint_rim,
    paint_sleeping,
)
from escabel_gui.view.look.themes import Theme


class Look(NamedTuple):
    """Context for painting: board geometry, and a theme with the colors of the players."""

    geometry: Geometry
    theme: Theme


class Marks(NamedTuple):
    """Markers of a position: last move, winning chain, sleeping and bound stacks, marks."""

    last: tuple[int, ...] = ()  # the points of the last move, the target last
    chain: tuple[int, ...] = ()  # the winning points, in order
    sleeping: frozenset[int] = frozenset()  # shown dull, with a crescent
    bound: frozenset[int] = frozenset()  # may not move, though they look as if they might
    drawn: tuple[tuple[int, Mark], ...] = ()  # what people have put on points
    arrows: tuple[tuple[int, int], ...] = ()  # and what they have drawn from one point to another
    lines: tuple[tuple[int, int], ...] = ()
    threats: tuple[int, ...] = ()  # where the last move threatens to win

    def lasting_since(self, before: Marks, moving: frozenset[int]) -> Marks:
        """Return the markers that still hold for stacks that have not moved."""
        return Marks(
            sleeping=(self.sleeping & before.sleeping) - moving,
            bound=(self.bound & before.bound) - moving,
        )


def marks_at(game: Game) -> Marks:
    """Return the markers of the current position of a game."""
    return Marks(
        tuple(game.last_points()),
        tuple(game.winning_points()),
        frozenset(sleeping_points(game.rules, game.state)),
        drawn=tuple(marks_of(game.node, game.rules.board.index_by_name).items()),
        arrows=tuple(arrows_of(game.node, game.rules.board.index_by_name)),
        lines=tuple(lines_of(game.node, game.rules.board.index_by_name)),
    )


def top_of(geometry: Geometry, point: int, pile: Pile) -> QPointF:
    """Return the center of what lies on top of a point."""
    height = len(pile)
    return disc_center(geometry.center(point), geometry.radius(point), max(height - 1, 0), height)


def reach_of(geometry: Geometry, point: int) -> QRectF:
    """Return the rectangle that any sign on a point may cover."""
    center, radius = geometry.center(point), geometry.radius(point)
    return QRectF(center.x() - 1.6 * radius, center.y() - 2.1 * radius, 3.2 * radius, 3.7 * radius)


def paint_marks(painter: QPainter, look: Look, piles: list[Pile], marks: Marks, hidden: Collection[int] = ()) -> None:
    """Paint the markers of a position; on `hidden` points, leave out sleeping and bound stacks and threats."""
    geometry, theme = look
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    # On a crowded board the light under the winning chain is hidden: its stacks have a bright rim as well.
    for point in marks.chain:
        paint_rim(painter, top_of(geometry, point, piles[point]), geometry.radius(point), piles[point][-1], theme)
    for point in marks.sleeping:
        if piles[point] and point not in hidden:
            paint_sleeping(painter, top_of(geometry, point, piles[point]), geometry.radius(point), piles[point], theme)
    for point in marks.last:
        paint_last(painter, geometry.center(point), geometry.radius(point), point == marks.last[-1], theme)
    for point, mark in marks.drawn:
        top = top_of(geometry, point, piles[point])
        paint_mark(painter, top, geometry.radius(point), mark, piles[point], theme)
    for source, target in marks.lines:
        paint_line(painter, geometry.center(source), geometry.center(target), theme, geometry.radius(target))
    for source, target in marks.arrows:
        paint_arrow(painter, geometry.center(source), geometry.center(target), theme, geometry.radius(target))
    for point in marks.threats:
        if point not in hidden:
            top, radius = top_of(geometry, point, piles[point]), geometry.radius(point)
            reach = None if piles[point] else RING * radius  # a quiet one, where there is nothing to go round
            paint_sign_at(painter, top, radius, SignKind.ABOUT, theme, reach)
    for point in marks.bound:
        if point not in hidden:
            paint_bound(painter, top_of(geometry, point, piles[point]), geometry.radius(point), theme)
