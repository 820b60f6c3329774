"""Graphics items for the point under the pointer: targets, previews, and a refusal."""

from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from escabel_gui.view.board.layer import HINTS, REFUSAL, Layer
from escabel_gui.view.board.pile_pictures import draw_pile
from escabel_gui.view.guarding import guarded
from escabel_gui.view.look.painting import paint_spread, spread_size
from escabel_gui.view.look.position import Look, reach_of, top_of
from escabel_gui.view.look.signs import paint_arrow, paint_cursor, paint_refusal, paint_selected, paint_target

GHOST: Final = 0.66  # opacity of what a move would bring


class Hints(NamedTuple):
    """Signs for the point under the pointer or cursor."""

    ghosts: dict[int, tuple[int, ...]] = {}  # noqa: RUF012 - never changed
    selected: int | None = None
    lifted: int | None = None  # the selected stack, or one that could be
    targets: tuple[int, ...] = ()  # of the lifted stack
    cursor: int | None = None
    spread: int | None = None  # a pile shown disc by disc
    arrow: tuple[int, int] | None = None  # that is being drawn

    @property
    def points(self) -> set[int]:
        """Points that carry any sign."""
        single = {self.selected, self.lifted, self.cursor, self.spread} - {None}
        return {*self.ghosts, *self.targets, *(point for point in single if point is not None)}


class HintsItem(Layer):
    """Layer above the stacks with targets, ghosts, the cursor, and a pile spread out."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, HINTS)
        self._piles: list[tuple[int, ...]] = []
        self._hints = Hints()

    def show_hints(self, piles: list[tuple[int, ...]], hints: Hints) -> None:
        if (piles, hints) == (self._piles, self._hints):
            return
        before, self._piles, self._hints = self._hints, piles, hints
        if before.spread is not None or hints.spread is not None or before.arrow != hints.arrow:
            self.update()
            return
        for point in before.points | hints.points:
            self.update(reach_of(self._look.geometry, point))

    @guarded()
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if not self._piles:
            return
        geometry, theme = self._look
        hints = self._hints
        if hints.selected is not None:
            paint_selected(painter, geometry.center(hints.selected), geometry.radius(hints.selected), theme)
        painter.setOpacity(GHOST)
        for point, pile in hints.ghosts.items():
            draw_pile(painter, geometry.center(point), geometry.radius(point), pile, theme)
        painter.setOpacity(1.0)
        source = None if hints.lifted is None else self._top(hints.lifted)
        for point in hints.targets:
            paint_target(painter, self._top(point), geometry.radius(point), source, theme)
        if hints.cursor is not None:
            paint_cursor(painter, geometry.center(hints.cursor), geometry.radius(hints.cursor), theme)
        self._paint_spread(painter)
        if hints.arrow is not None:
            begin, end = hints.arrow
            paint_arrow(painter, geometry.center(begin), geometry.center(end), theme, geometry.radius(end))

    def _top(self, point: int) -> QPointF:
        return top_of(self._look.geometry, point, self._hints.ghosts.get(point, self._piles[point]))

    def _paint_spread(self, painter: QPainter) -> None:
        """Paint the discs of a pile side by side, in a small frame above or below it."""
        point = self._hints.spread
        if point is None:
            return
        geometry, theme = self._look
        pile = self._piles[point]
        size = spread_size(geometry.radius(point), pile)
        bounds = geometry.bounds()
        center = geometry.center(point)
        left = min(max(center.x() - size.width() / 2, bounds.left()), bounds.right() - size.width())
        top = center.y() - geometry.radius(point) * 1.75 - size.height()
        if top < bounds.top():
            top = center.y() + geometry.radius(point) * 1.4
        paint_spread(painter, QRectF(QPointF(left, top), size), pile, theme)


class RefusalItem(QGraphicsItem):
    """Item with a cross at a point where nothing could be done; on a stack it stands aside of the numeral."""

    def __init__(self, look: Look, point: int, pile: tuple[int, ...]) -> None:
        super().__init__()
        self.point = point
        self._look = look
        self._radius = look.geometry.radius(point)
        aside = QPointF(self._radius * 0.72, -self._radius * 0.72) if pile else QPointF()
        self.setPos(top_of(look.geometry, point, pile) + aside)
        self.setZValue(REFUSAL)

    @guarded(QRectF)
    def boundingRect(self) -> QRectF:
        return QRectF(-self._radius, -self._radius, 2 * self._radius, 2 * self._radius)

    @guarded()
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        paint_refusal(painter, QPointF(), self._radius, self._look.theme)
