"""The board under the mouse and the keys: turns pointing into intentions."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmapCache,
    QPointingDevice,
    QResizeEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from escabel_gui.model.game import Game, Offers
from escabel_gui.record.tree import piles_after_move
from escabel_gui.view.board.board_items import FlightItem
from escabel_gui.view.board.board_scene import BoardScene
from escabel_gui.view.board.hints_item import Hints
from escabel_gui.view.guarding import guarded
from escabel_gui.view.language import in_every_language
from escabel_gui.view.look.position import Look

SPREAD_MS: Final = 450  # a pile is spread out when the pointer has rested on it for so long
HOLD_MS: Final = 500  # a finger that rests for so long asks what is there, as a pointer does, and plays nothing
DRAG_PIXELS: Final = 6
CACHED_LAYERS: Final = 4  # as large as the board: itself, its links, and its stacks, which overlap
CACHED_ELSE: Final = 10 * 1024  # kilobytes, Qt's own limit: what is cached of dialogs stays when they are gone

ARROWS: Final = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, 1),
    Qt.Key.Key_Down: (0, -1),
}


class BoardView(QGraphicsView):
    """Lets a person choose among the moves on offer, by click, drag or point cursor."""

    move_chosen = Signal(int, bool)  # and whether its piece was carried there by hand
    refused = Signal(object, int)  # source (None for a placement) and target of what is not on offer
    menu_wanted = Signal(int, QPoint)  # for a point, at this place on the screen
    point_changed = Signal(object)  # the point under the pointer or cursor, or None; also: a stack was selected there
    painted = Signal()

    def __init__(self, scene: BoardScene, game: Game, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        # WORKAROUND: to find out what kind of widget Qt's own viewport is, PySide would load all that there are: 20 ms.
        self.setViewport(QWidget())
        self.board_scene = scene
        self._game = game
        self._is_open = False  # whether a person may move now
        self._node = game.node  # where the hand has begun what it does
        self._point: int | None = None  # under the pointer or cursor
        self._selected: int | None = None
        self._pressed: int | None = None
        self._pressed_at = QPoint()
        self._dragged: FlightItem | None = None
        self._has_cursor = False
        self._cursor_home: int | None = None  # where the cursor was when it was put away
        self._is_spread = False
        self._spread_timer = QTimer(self)
        self._spread_timer.setSingleShot(True)
        self._spread_timer.setInterval(SPREAD_MS)
        self._spread_timer.timeout.connect(self._spread)
        self._is_held = False
        self._hold_timer = QTimer(self)
        self._hold_timer.setSingleShot(True)
        self._hold_timer.timeout.connect(self._hold)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(160, 160)
        in_every_language(self, lambda: self.setAccessibleName(self.tr("Board")))
        scene.sceneRectChanged.connect(self._fit)
        scene.clearing.connect(self._let_go)
        scene.board_changed.connect(self._forget_points)

    # ---- what is on offer

    @property
    def game(self) -> Game:
        """Whose moves are chosen here."""
        return self._game

    def show_game(self, game: Game) -> None:
        """Offer the moves of another game from now on, as soon as a person may move."""
        self._game = game
        self.open_for(False)

    @property
    def _offers(self) -> Offers:
        return self._game.offers if self._is_open else Offers({}, {}, False, False)

    def open_for(self, is_open: bool) -> None:
        """Let a person move or not; called after every change of the position."""
        if is_open != self._is_open or self._game.node is not self._node:
            self._is_open, self._node = is_open, self._game.node
            self._selected = None
            self._let_go()
        else:
            self._show_hints()

    @property
    def point(self) -> int | None:
        """The point under the pointer or the cursor."""
        return self._point

    @property
    def has_cursor(self) -> bool:
        """Whether it is by keys that one points."""
        return self._has_cursor

    @property
    def selected(self) -> int | None:
        """The point whose stack is to move next."""
        return self._selected

    @property
    def pointed_move(self) -> int | None:
        """The move that a click, or Enter, would make here."""
        if self._point is None:
            return None
        if self._selected is None:
            return self._offers.on_point.get(self._point)
        return self._offers.steps.get(self._selected, {}).get(self._point)

    @property
    def pointed_steps(self) -> tuple[int, dict[int, int]] | None:
        """The stack that is selected, or could be here, and its moves by where they go."""
        source = self._point if self._selected is None else self._selected
        if source is None or source not in self._offers.steps:
            return None
        return source, self._offers.steps[source]

    def show_cursor(self) -> None:
        """Bring the point cursor up, where it was or in the middle of the board."""
        self.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self._has_cursor = True
        if self._point is None:
            self._point = self._middle if self._cursor_home is None else self._cursor_home
        self._announce()

    def hide_cursor(self) -> None:
        """Put the cursor away: then nothing is pointed at, until the mouse or the cursor comes back."""
        if self._has_cursor:
            self._has_cursor = False
            self._cursor_home, self._point = self._point, None
        self._selected = None
        self._announce()

    # ---- pointing

    def point_under(self, position: QPoint) -> int | None:
        return self.board_scene.geometry.point_at(self.mapToScene(position))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        position = event.position().toPoint()
        if self._pressed is not None and not event.buttons() & Qt.MouseButton.LeftButton:
            self._let_go()  # it was released where we could not see it
        if self._pressed is not None and self._pressed in self._offers.steps:
            far = (position - self._pressed_at).manhattanLength() >= DRAG_PIXELS
            if far and self._dragged is None:
                self._lift(self._pressed)
            if self._dragged is not None:
                self._dragged.setPos(self.mapToScene(position))
        self._point_at(self.point_under(position))

    def leaveEvent(self, event: QEvent) -> None:
        if not self._has_cursor:
            self._point_at(None)
        super().leaveEvent(event)

    def _point_at(self, point: int | None) -> None:
        if point == self._point:
            return
        self._has_cursor = False
        self._point = point
        self._is_spread = False
        self._announce()
        if point is not None and len(self._game.piles[point]) > 1:
            self._spread_timer.start()
        else:
            self._spread_timer.stop()

    def _spread(self) -> None:
        self._is_spread = True
        self._show_hints()

    def _announce(self) -> None:
        self._show_hints()
        self.point_changed.emit(self._point)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """The other button, or the key for menus where the point cursor is."""
        by_key = event.reason() == QContextMenuEvent.Reason.Keyboard
        point = self._point if by_key and self._has_cursor else self.point_under(event.pos())
        if point is not None:
            self.menu_wanted.emit(point, self.viewport().mapToGlobal(self.position_of(point)))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            event.ignore()
            return
        self._let_go()
        self.board_scene.finish()
        self._has_cursor = False
        self._pressed = self.point_under(event.position().toPoint())
        self._pressed_at = event.position().toPoint()
        if is_finger(event):  # which has pointed at nothing before
            self._point_at(self._pressed)
            self._hold_timer.start(HOLD_MS)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Two quick taps on neighbouring points count as one double tap for Qt; for us each is a tap."""
        is_elsewhere = self.point_under(event.position().toPoint()) != self.point_under(self._pressed_at)
        if is_finger(event) and is_elsewhere:
            self.mousePressEvent(event)
        else:
            super().mouseDoubleClickEvent(event)

    def _hold(self) -> None:
        self._is_held = self._pressed is not None and self._dragged is None

    @property
    def is_held(self) -> bool:
        """Whether a finger has rested for so long that it plays nothing when it is lifted."""
        return self._is_held

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton or self._pressed is None:
            event.ignore()
            return
        pressed, self._pressed = self._pressed, None
        released = self.point_under(event.position().toPoint())
        self._hold_timer.stop()
        if is_finger(event):
            self._point_at(None)
        if self._is_held and self._dragged is None:
            self._is_held = False
            return
        if self._dragged is None:
            if released == pressed:
                self.activate(pressed)
            elif released is not None and self._game.piles[pressed]:
                self._choose_step(pressed, released)  # nothing there could be lifted: it is told why
            return
        pieces, position = self._dragged.pieces, self._dragged.pos()
        self._drop_dragged()
        if released not in self._offers.steps.get(pressed, {}):
            self.board_scene.slide_back(pressed, pieces, position)
        if released is not None and released != pressed:
            self._choose_step(pressed, released, is_dropped=True)
        else:
            self._show_hints()

    def activate(self, point: int) -> None:
        """A click, or Enter with the point cursor."""
        self.board_scene.finish()
        offers = self._offers
        selected = self._selected
        if selected is not None and point == selected:
            self._selected = None
            self._announce()
        elif selected is not None and point in offers.steps.get(selected, {}):
            self._choose_step(selected, point)
        elif point in offers.steps:
            self._selected = point
            self._announce()
        elif selected is not None:
            self._choose_step(selected, point)
        elif point in offers.on_point:
            self.move_chosen.emit(offers.on_point[point], False)
        else:
            self._refuse(None, point)

    def pick_up(self, point: int) -> None:
        """Select what may move from there, if anything may."""
        if point in self._offers.steps:
            self._selected = point
            self._announce()

    def _choose_step(self, source: int, target: int, is_dropped: bool = False) -> None:
        move = self._offers.steps.get(source, {}).get(target)
        self._selected = None
        self._show_hints()
        if move is not None:
            self.move_chosen.emit(move, is_dropped)
        else:
            self._refuse(source, target)

    def _refuse(self, source: int | None, target: int) -> None:
        """Say no at the point itself; whoever knows the rules says why."""
        self.board_scene.refuse(target)
        self.refused.emit(source, target)

    def _lift(self, point: int) -> None:
        """Take what would move into the hand."""
        self._selected = point
        move = next(iter(self._offers.steps[point].values()))
        pieces = self._game.piles[point][-self._game.transfers(move)[0].pieces :]
        look = Look(self.board_scene.geometry, self.board_scene.theme)
        center = self.board_scene.geometry.center(point)
        self._dragged = FlightItem(look, pieces, center, center, look.geometry.radius(point))
        self.board_scene.addItem(self._dragged)
        self._show_hints()

    def _drop_dragged(self) -> None:
        if self._dragged is not None:
            self.board_scene.removeItem(self._dragged)
            self._dragged = None
            self._selected = None

    def _let_go(self) -> None:
        """Forget what the hand has begun: it cannot be ended where it was meant."""
        self._pressed = None
        self._is_held = False
        self._hold_timer.stop()
        self._drop_dragged()
        self._show_hints()

    def _forget_points(self) -> None:
        """There is another board. Whoever plays by keys begins in the middle of it."""
        self._spread_timer.stop()
        self._is_spread = False
        self._selected = None
        self._cursor_home = None
        self._point = self._middle if self._has_cursor else None
        self._announce()

    @property
    def _middle(self) -> int:
        return len(self._game.piles) // 2

    # ---- hints

    def _show_hints(self) -> None:
        if self.board_scene.geometry.board is not self._game.rules.board:
            self.board_scene.show_hints(Hints())  # the game has another board already, and the scene will in a moment
            return
        here = range(len(self._game.piles))
        offers = self._offers
        point, selected = (at if at in here else None for at in (self._point, self._selected))
        ghosts: dict[int, tuple[int, ...]] = {}
        targets: tuple[int, ...] = ()
        if selected is not None:
            steps = offers.steps.get(selected, {})
            targets = tuple(steps)
            if point in steps and self._dragged is None:
                ghosts = self._after(steps[point])
            elif self._dragged is not None:
                pieces = self._game.transfers(next(iter(steps.values())))[0].pieces
                ghosts = {selected: self._game.piles[selected][:-pieces]}
        elif point is not None:
            if point in offers.on_point:
                ghosts = self._after(offers.on_point[point])
            elif point in offers.steps:
                targets = tuple(offers.steps[point])
        is_spread = self._is_spread and selected is None and point is not None and len(self._game.piles[point]) > 1
        self.board_scene.show_hints(
            Hints(
                ghosts,
                selected,
                selected if selected is not None else (point if point in offers.steps else None),
                targets,
                point if self._has_cursor else None,
                point if is_spread else None,
            )
        )

    def _after(self, move: int) -> dict[int, tuple[int, ...]]:
        """The piles that a move would change, as they would then be."""
        game = self._game
        piles = piles_after_move(game.rules, game.state, game.piles, move)
        return {point: pile for point, pile in enumerate(piles) if pile != game.piles[point]}

    # ---- keys

    def event(self, event: QEvent) -> bool:
        """While the point cursor is up, its keys are not shortcuts of the window; what comes over it ends a drag."""
        if event.type() == QEvent.Type.WindowDeactivate:
            self._let_go()
        if event.type() == QEvent.Type.ShortcutOverride and self._has_cursor:
            assert isinstance(event, QKeyEvent)
            if event.key() in (*ARROWS, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape):
                event.accept()
                return True
        return super().event(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self.show_cursor()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() != Qt.FocusReason.ActiveWindowFocusReason:
            self.hide_cursor()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._has_cursor or self._point is None:
            event.ignore()
            return
        key = Qt.Key(event.key())
        if key in ARROWS:
            self._point = self.board_scene.geometry.next_point(self._point, *ARROWS[key])
            self._is_spread = False
            self._announce()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.activate(self._point)
        elif key == Qt.Key.Key_Escape:
            if self._selected is not None:
                self._selected = None
                self._announce()
            else:
                self.hide_cursor()
        else:
            event.ignore()

    # ---- size and painting

    @guarded()
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        self.painted.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self, *_: object) -> None:
        self.fitInView(self.sceneRect(), Qt.AspectRatioMode.KeepAspectRatio)
        size = self.transform().mapRect(self.sceneRect()).size() * self.devicePixelRatioF()
        layer = round(size.width() * size.height() * 4 / 1024)
        QPixmapCache.setCacheLimit(CACHED_LAYERS * layer + CACHED_ELSE)

    def position_of(self, point: int) -> QPoint:
        """Where a point is in the view, in pixels."""
        return self.mapFromScene(QPointF(self.board_scene.geometry.center(point)))


def is_finger(event: QMouseEvent) -> bool:
    """Whether it is a touch of the screen; a pen is like a mouse, as it points before it touches."""
    return event.pointerType() == QPointingDevice.PointerType.Finger
