"""The pieces of the scene: the board, the stacks on it, and the marks above and below them."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from escabel_gui.view.board.pile_pictures import draw_pile, pile_bounds
from escabel_gui.view.guarding import guarded
from escabel_gui.view.look.geometry import UNIT
from escabel_gui.view.look.painting import (
    faded,
    paint_board,
    paint_chain,
    paint_link,
    paint_pile,
    paint_ring,
    round_pen,
    with_alpha,
)
from escabel_gui.view.look.position import Look, Marks, paint_marks, top_of


class Hints(NamedTuple):
    """What is shown for the person who points at something."""

    ghosts: dict[int, tuple[int, ...]] = {}  # noqa: RUF012 - never changed
    selected: int | None = None
    targets: tuple[int, ...] = ()
    cursor: int | None = None
    spread: int | None = None  # a pile shown disc by disc


class BoardItem(QGraphicsItem):
    """Ground, lines, edges and coordinates; painted once for each size."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    @guarded(QRectF)
    def boundingRect(self) -> QRectF:
        return self._look.geometry.bounds()

    @guarded()
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        paint_board(painter, *self._look)


class StackItem(QGraphicsItem):
    """The pile on one point; nearer rows lie above farther ones."""

    def __init__(self, look: Look, point: int) -> None:
        super().__init__()
        self._look = look
        self._radius = look.geometry.radius(point)
        self._bounds = pile_bounds(self._radius)
        self.pile: tuple[int, ...] = ()
        self._is_faded = False
        self.setPos(look.geometry.center(point))
        self.setZValue(10 + self.pos().y() / 1e5)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)  # a step repaints the board, not its discs

    def show_pile(self, pile: tuple[int, ...], is_faded: bool = False) -> None:
        if (pile, is_faded) != (self.pile, self._is_faded):
            self.pile = pile
            self._is_faded = is_faded
            self.update()

    @guarded(QRectF)
    def boundingRect(self) -> QRectF:
        return self._bounds

    @guarded()
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        theme = faded(self._look.theme) if self._is_faded else self._look.theme
        if self.pile:
            draw_pile(painter, self._radius, self.pile, theme)


class ChainItem(QGraphicsItem):
    """The light under the winning chain."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._points: tuple[int, ...] = ()
        self.setZValue(5)

    def show_chain(self, points: tuple[int, ...]) -> None:
        self._points = points
        self.update()

    @guarded(QRectF)
    def boundingRect(self) -> QRectF:
        return self._look.geometry.bounds()

    @guarded()
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        paint_chain(painter, self._look.geometry, self._points, self._look.theme)


class MarksItem(QGraphicsItem):
    """Everything above the stacks: the last move, targets, ghosts, links, the cursor, a pile spread out."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._piles: list[tuple[int, ...]] = []
        self._marks = Marks()
        self._hints = Hints()
        self.setZValue(40)

    def show_marks(self, piles: list[tuple[int, ...]], marks: Marks) -> None:
        self._piles = piles
        self._marks = marks
        self.update()

    def show_hints(self, hints: Hints) -> None:
        self._hints = hints
        self.update()

    @guarded(QRectF)
    def boundingRect(self) -> QRectF:
        return self._look.geometry.bounds()

    @guarded()
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if not self._piles:
            return
        paint_marks(painter, self._look, self._piles, self._marks, self._hints.ghosts)
        self._paint_targets(painter)
        self._paint_ghosts(painter)
        self._paint_links(painter)
        self._paint_cursor(painter)
        self._paint_spread(painter)

    def _top(self, point: int) -> QPointF:
        return top_of(self._look.geometry, point, self._piles[point])

    def _paint_targets(self, painter: QPainter) -> None:
        geometry, theme = self._look
        accent = QColor(theme.accent)
        for point in self._hints.targets:
            radius = geometry.radius(point)
            paint_ring(painter, self._top(point), radius * 1.04, accent, radius * 0.13)
        selected = self._hints.selected
        if selected is not None:
            radius = geometry.radius(selected)
            paint_ring(painter, self._top(selected), radius * 1.04, with_alpha(theme.accent, 0.55), radius * 0.2)

    def _paint_ghosts(self, painter: QPainter) -> None:
        geometry, theme = self._look
        for point, pile in self._hints.ghosts.items():
            painter.setOpacity(0.62)
            paint_pile(painter, geometry.center(point), geometry.radius(point), pile, theme)
        painter.setOpacity(1.0)

    def _paint_links(self, painter: QPainter) -> None:
        geometry, theme = self._look
        links = sorted(self._marks.links, key=lambda link: link[2])  # bars over the stubs of what they cut
        for first, second, is_connected in links:
            radii = (geometry.radius(first), geometry.radius(second))
            paint_link(painter, self._top(first), self._top(second), radii, is_connected, theme)

    def _paint_cursor(self, painter: QPainter) -> None:
        cursor = self._hints.cursor
        if cursor is None:
            return
        geometry, theme = self._look
        center, reach = geometry.center(cursor), geometry.radius(cursor) * 1.12
        painter.setPen(round_pen(theme.accent, reach * 0.14))
        for right in (-1, 1):
            for down in (-1, 1):
                corner = center + QPointF(right * reach, down * reach)
                aside, below = QPointF(-right * reach * 0.5, 0), QPointF(0, -down * reach * 0.5)
                painter.drawPolyline(QPolygonF([corner + aside, corner, corner + below]))

    def _paint_spread(self, painter: QPainter) -> None:
        """The discs of a pile side by side, the bottom one on the left, in a small frame above or below it."""
        point = self._hints.spread
        if point is None:
            return
        geometry, theme = self._look
        pile = self._piles[point]
        radius = geometry.radius(point) * 0.5
        pitch = min(2.3 * radius, 5.0 * UNIT / len(pile))
        width = pitch * (len(pile) - 1) + 2.9 * radius
        height = 3.1 * radius
        bounds = geometry.bounds()
        center = geometry.center(point)
        left = min(max(center.x() - width / 2, bounds.left()), bounds.right() - width)
        top = center.y() - geometry.radius(point) * 1.75 - height
        if top < bounds.top():
            top = center.y() + geometry.radius(point) * 1.4
        frame = QRectF(left, top, width, height)
        painter.setPen(QPen(with_alpha(theme.label, 0.6), 2))
        painter.setBrush(with_alpha(theme.table, 0.94))
        painter.drawRoundedRect(frame, radius * 0.6, radius * 0.6)
        for level, color in enumerate(pile):
            middle = QPointF(left + 1.45 * radius + level * pitch, frame.center().y())
            paint_pile(painter, middle, radius, (color,), theme)


class FlightItem(QGraphicsItem):
    """Pieces on their way: from one place to another, or appearing or vanishing where they are."""

    def __init__(self, look: Look, pieces: tuple[int, ...], start: QPointF | None, end: QPointF | None, size: float):
        super().__init__()
        self._look = look
        self.pieces = pieces
        self._start = start
        self._end = end
        self._radius = size
        self.setZValue(60)
        self.fly(0.0)

    def fly(self, progress: float) -> None:
        """Show the moment `progress` (0 to 1) of the way."""
        if self._start is not None and self._end is not None:
            self.setPos(self._start + (self._end - self._start) * progress)
            self.setScale(1.0 + 0.25 * progress * (1.0 - progress))
            return
        presence = progress if self._end is not None else 1.0 - progress
        place = self._end if self._end is not None else self._start
        assert place is not None
        self.setPos(place)
        self.setScale(1.45 - 0.45 * presence)
        self.setOpacity(presence)

    @guarded(QRectF)
    def boundingRect(self) -> QRectF:
        reach = self._radius * 1.6
        return QRectF(-reach, -reach - self._radius, 2 * reach, 2 * reach + self._radius)

    @guarded()
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        paint_pile(painter, QPointF(), self._radius, self.pieces, self._look.theme)
