"""The pieces of the scene: the board, the stacks on it, and what is marked about the position above and below them."""

from collections.abc import Collection

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontInfo, QPainter
from PySide6.QtWidgets import QApplication, QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from escabel_gui.view.board.layer import BOARD, CHAIN, FLIGHTS, MARKS, STACKS, Layer
from escabel_gui.view.board.pile_pictures import draw_pile, pile_bounds
from escabel_gui.view.guarding import guarded
from escabel_gui.view.look.painting import faded, paint_board, paint_pile
from escabel_gui.view.look.position import Look, Marks, paint_marks, reach_of
from escabel_gui.view.look.signs import paint_chain

LABEL_SIZE = 13 / 14  # of the coordinates, in sizes of the body


class BoardItem(Layer):
    """Layer with ground, lines, edges and coordinates; painted once for each size."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, BOARD)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    @guarded()
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        points = max(painter.worldTransform().m11(), 1e-6)
        paint_board(painter, *self._look, QFontInfo(QApplication.font()).pixelSize() * LABEL_SIZE / points)


class StackItem(QGraphicsItem):
    """Item with the pile on one point; nearer rows lie above farther ones."""

    def __init__(self, look: Look, point: int) -> None:
        super().__init__()
        self._look = look
        self._radius = look.geometry.radius(point)
        self._bounds = pile_bounds(self._radius)
        self.pile: tuple[int, ...] = ()
        self._is_faded = False
        self._lift = 0.0
        self._home = look.geometry.center(point)
        self.setPos(self._home)
        self.setZValue(STACKS + self.pos().y() / 1e5)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)  # a step repaints the board, not its discs

    def show_pile(self, pile: tuple[int, ...], is_faded: bool = False) -> None:
        if (pile, is_faded) != (self.pile, self._is_faded):
            self.pile = pile
            self._is_faded = is_faded
            self.update()

    def lift(self, lift: float) -> None:
        """Hold the pile so many radii above its point."""
        if lift != self._lift:
            self._lift = lift
            self.update()

    def shake(self, aside: float) -> None:
        """Shift the pile by so many radii to the right of its point, or to the left if negative."""
        self.setPos(self._home + QPointF(aside * self._radius, 0))

    @guarded(QRectF)
    def boundingRect(self) -> QRectF:
        return self._bounds

    @guarded()
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        theme = faded(self._look.theme) if self._is_faded else self._look.theme
        if self._lift:
            paint_pile(painter, QPointF(), self._radius, self.pile, theme, self._lift)
        else:
            draw_pile(painter, QPointF(), self._radius, self.pile, theme)


class ChainItem(Layer):
    """Layer with the light under the winning chain."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, CHAIN)
        self._points: tuple[int, ...] = ()

    def show_chain(self, points: tuple[int, ...]) -> None:
        if points != self._points:
            self._points = points
            self.update()

    @guarded()
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        paint_chain(painter, self._look.geometry, self._points, self._look.theme)


class MarksItem(Layer):
    """Layer with markers on and around single stacks; a step repaints only those that changed."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, MARKS)
        self._piles: list[tuple[int, ...]] = []
        self._marks = Marks()
        self._hidden: frozenset[int] = frozenset()
        self._signs: dict[int, list[object]] = {}  # by point, all that there is to paint

    def show_marks(self, piles: list[tuple[int, ...]], marks: Marks) -> None:
        before, self._marks, self._piles = self._marks, marks, piles
        if (before.arrows, before.lines) != (marks.arrows, marks.lines):
            self.update()  # they may lead across the whole board
        self._update_changed()

    def hide_points(self, points: Collection[int]) -> None:
        """Leave out the marks for sleeping and bound stacks and for threats on points that are covered just now."""
        if self._hidden != frozenset(points):
            self._hidden = frozenset(points)
            self._update_changed()

    def _update_changed(self) -> None:
        before, self._signs = self._signs, self._find_signs()
        for point in before.keys() | self._signs.keys():
            if before.get(point) != self._signs.get(point):
                self.update(reach_of(self._look.geometry, point))

    def _find_signs(self) -> dict[int, list[object]]:
        marks = self._marks
        signs: list[tuple[int, object]] = [(point, point == marks.last[-1]) for point in marks.last]
        signs += marks.drawn
        for name in ("chain", "sleeping", "bound", "threats"):
            signs += [(point, name) for point in getattr(marks, name)]
        found: dict[int, list[object]] = {}
        for point, sign in signs:
            found.setdefault(point, [point in self._hidden, self._piles[point]]).append(sign)
        return found

    @guarded()
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self._piles:
            paint_marks(painter, self._look, self._piles, self._marks, self._hidden)


class FlightItem(QGraphicsItem):
    """Item with pieces on their way: from one place to another, or appearing or vanishing where they are."""

    def __init__(self, look: Look, pieces: tuple[int, ...], start: QPointF | None, end: QPointF | None, size: float):
        super().__init__()
        self._look = look
        self.pieces = pieces
        self._start = start
        self._end = end
        self._radius = size
        self.setZValue(FLIGHTS)
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
