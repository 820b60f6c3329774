"""A board on which a part is chosen to look for, with what must stand at each of its points."""

from enum import IntEnum
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from escabel_gui.model.table.game import Game
from escabel_gui.record.marks import LABEL, Mark
from escabel_gui.record.piles import Pile
from escabel_gui.record.storage.patterns import ANY_HEIGHT, Pattern, Wanted
from escabel_gui.rules.catalogue import ruleset_of
from escabel_gui.rules.state import BLACK, EMPTY, WHITE
from escabel_gui.view.board.board_table import stack_text
from escabel_gui.view.board.edited_board import EditedBoard
from escabel_gui.view.board.layer import MARKS, Layer
from escabel_gui.view.board.pile_pictures import draw_pile
from escabel_gui.view.guarding import guarded
from escabel_gui.view.look.painting import with_alpha
from escabel_gui.view.look.position import Look, top_of
from escabel_gui.view.look.signs import paint_mark
from escabel_gui.view.look.texts import color_name
from escabel_gui.view.look.themes import Theme
from escabel_gui.view.widgets.keys import ARROWS, ENTER

VEIL: Final = 0.72  # how much is seen of it over points that do not belong to the part
FRAME: Final = 8.0  # scene units: the width of the lines of the rectangle that is drawn
SHOWN_HEIGHT: Final = 9  # no stack is drawn higher


class Wish(IntEnum):
    """Question that a pattern asks about a point."""

    AS_IT_IS = 0
    BLACK = 1
    WHITE = 2
    EITHER = 3
    EMPTY = 4
    ANYTHING = 5
    NOTHING = 6  # the point does not belong to the part


class PatternBoard(EditedBoard):
    """Board on which dragging over points sets the wish for each of them."""

    def __init__(self, game: Game, pattern: Pattern | None, theme: Theme, parent: QWidget | None = None) -> None:
        """Set up the board; `pattern` is the part to begin with, of a game with the same board."""
        rules = game.rules
        super().__init__(rules.board, game.piles, theme, parent)
        self.wish = Wish.AS_IT_IS
        self.min_height = 1
        self._game = rules.wire_name, rules.size
        self._max_height = ANY_HEIGHT if ruleset_of(rules.wire_name).has_steps else 1
        self._played = game.piles
        self._stacks = [
            (int(game.state.owner[point]), int(game.state.height[point])) for point in range(len(self.piles))
        ]
        self._wanted: dict[int, Wanted | None] = dict(pattern.points) if pattern is not None else {}
        self._anchor: int | None = None  # where a rectangle begins
        self._item = PatternItem(Look(self._board_scene.geometry, theme))
        self._board_scene.addItem(self._item)
        self._show()

    @property
    def pattern(self) -> Pattern:
        """Part of the board to look for."""
        return Pattern(*self._game, tuple(sorted(self._wanted.items(), key=lambda item: item[0])))

    def clear(self) -> None:
        """Take all points out of the part."""
        self._wanted = {}
        self._show()
        self.changed.emit()

    def ask(self, points: list[int]) -> None:
        """Set the wish at points, or take them out of the part."""
        for point in points:
            if self.wish is Wish.NOTHING:
                self._wanted.pop(point, None)
            else:
                self._wanted[point] = self._wanted_at(point)
        self._show()
        self.changed.emit()

    def _wanted_at(self, point: int) -> Wanted | None:
        owner, height = self._stacks[point]
        return {
            Wish.AS_IT_IS: Wanted((owner,), height, height),
            Wish.BLACK: Wanted((BLACK,), self.min_height, self._max_height),
            Wish.WHITE: Wanted((WHITE,), self.min_height, self._max_height),
            Wish.EITHER: Wanted((BLACK, WHITE), self.min_height, self._max_height),
            Wish.EMPTY: Wanted((EMPTY,)),
        }.get(self.wish)

    # ---- what is shown

    def _show(self) -> None:
        self.piles = [self._pile_of(point) for point in range(len(self._played))]
        self._item.show_part(self.piles, self._wanted)
        super()._show()

    def _pile_of(self, point: int) -> Pile:
        """Return the pile that stands for what is wanted at a point."""
        if point not in self._wanted:
            return self._played[point]
        wanted = self._wanted[point]
        if wanted is None or wanted.owners[0] not in (BLACK, WHITE):
            return ()
        owner, height = self._stacks[point]
        if wanted == Wanted((owner,), height, height):
            return self._played[point]
        return (wanted.owners[0],) * min(max(wanted.min_height, 1), SHOWN_HEIGHT)

    def _text_of(self, point: int) -> str:
        name = self.names[point]
        if point not in self._wanted:
            return self.tr("{0}, not part of it").format(stack_text(name, self._played[point]))
        wanted = self._wanted[point]
        if wanted is None:
            return self.tr("{0}, anything").format(name)
        if len(wanted.owners) > 1:
            text = self.tr("{0}, Black or White").format(name)
        elif label_of(wanted):
            text = f"{name}, {color_name(wanted.owners[0])}"
        else:
            text = stack_text(name, self.piles[point])
        return self.tr("{0}, height {1} or more").format(text, wanted.min_height) if label_of(wanted) else text

    # ---- hand and keys

    def mousePressEvent(self, event: QMouseEvent) -> None:
        point = self._point_under(event)
        if event.button() == Qt.MouseButton.LeftButton and point is not None:
            self._point = self._anchor = point
            self._show_rectangle()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        point = self._point_under(event)
        is_drawing = self._anchor is not None and event.buttons() & Qt.MouseButton.LeftButton
        if is_drawing and point is not None and point != self._point:
            self._point = point
            self._show_rectangle()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self._anchor is not None:
            self._end_rectangle()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the cursor with arrows, draw a rectangle with Shift; set the wish in it with Enter or space."""
        key = Qt.Key(event.key())
        if key in ARROWS:
            if event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
                self._anchor = self._point if self._anchor is None else self._anchor
            else:
                self._anchor = None
            self._move_cursor(key)
            self._show_rectangle()
        elif key in (*ENTER, Qt.Key.Key_Space):
            self._anchor = self._point if self._anchor is None else self._anchor
            self._end_rectangle()
        else:
            super().keyPressEvent(event)

    def _rectangle(self) -> QRectF | None:
        """Return the rectangle that was begun, up to the cursor, with the points at its corners; None if none."""
        if self._anchor is None:
            return None
        geometry = self._board_scene.geometry
        reach = geometry.radius(self._point)
        corners = QRectF(geometry.center(self._anchor), geometry.center(self._point)).normalized()
        return corners.adjusted(-reach, -reach, reach, reach)

    def _show_rectangle(self) -> None:
        self._item.show_rectangle(self._rectangle())
        self._show_cursor()

    def _end_rectangle(self) -> None:
        rectangle, geometry = self._rectangle(), self._board_scene.geometry
        self._anchor = None
        self._item.show_rectangle(None)
        if rectangle is not None:
            self.ask([point for point in range(len(self.piles)) if rectangle.contains(geometry.center(point))])


class PatternItem(Layer):
    """A veil over all points that do not belong to the part, signs for what is wanted, and the rectangle."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, MARKS)
        self._piles: list[Pile] = []
        self._wanted: dict[int, Wanted | None] = {}
        self._rectangle: QRectF | None = None

    def show_part(self, piles: list[Pile], wanted: dict[int, Wanted | None]) -> None:
        self._piles, self._wanted = piles, wanted.copy()
        self.update()

    def show_rectangle(self, rectangle: QRectF | None) -> None:
        self._rectangle = rectangle
        self.update()

    @guarded()
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        geometry, theme = self._look
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(with_alpha(theme.table, VEIL))
        for point in range(len(self._piles)):
            if point not in self._wanted:
                painter.drawEllipse(geometry.center(point), *[1.15 * geometry.radius(point)] * 2)
        for point, wanted in self._wanted.items():
            self._paint_wanted(painter, point, wanted)
        if self._rectangle is not None:
            painter.setPen(QPen(QColor(theme.accent), FRAME))
            painter.setBrush(with_alpha(theme.accent, 0.15))
            painter.drawRoundedRect(self._rectangle, FRAME, FRAME)

    def _paint_wanted(self, painter: QPainter, point: int, wanted: Wanted | None) -> None:
        geometry, theme = self._look
        center, radius, pile = geometry.center(point), geometry.radius(point), self._piles[point]
        if wanted is not None and len(wanted.owners) > 1:  # the other half of the pile is White's
            painter.save()
            reach = QPointF(0.0, 2 * radius)
            painter.setClipRect(QRectF(center - reach, center + reach + QPointF(2 * radius, 0.0)))
            draw_pile(painter, center, radius, (WHITE,) * len(pile), theme)
            painter.restore()
        label = "?" if wanted is None else label_of(wanted)
        if label:
            paint_mark(painter, top_of(geometry, point, pile), radius, Mark(LABEL, label), pile[:1] * 2, theme)


def label_of(wanted: Wanted) -> str:
    """Return the least height of a stack that may be higher, as it stands on the board; else empty."""
    is_open = wanted.owners[0] in (BLACK, WHITE) and wanted.max_height > wanted.min_height
    return f"{wanted.min_height}+" if is_open else ""
