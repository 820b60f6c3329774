"""View of the board with mouse, fingers and keys, which point at things and choose among them."""

from typing import Final

from PySide6.QtCore import QEvent, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPaintEvent,
    QPixmapCache,
    QPointingDevice,
    QResizeEvent,
)
from PySide6.QtWidgets import QGraphicsView, QWidget

from escabel_gui.model.table.game import Game
from escabel_gui.view.board.bare_view import make_bare
from escabel_gui.view.board.board_items import FlightItem
from escabel_gui.view.board.board_scene import BoardScene
from escabel_gui.view.board.move_choice import MoveChoice
from escabel_gui.view.board.pictures import picture
from escabel_gui.view.guarding import guarded
from escabel_gui.view.language import in_every_language
from escabel_gui.view.look.position import Look
from escabel_gui.view.widgets.focus import PASSING_REASONS
from escabel_gui.view.widgets.keys import ARROWS, ENTER

HOLD_MS: Final = 500  # a finger that rests for so long asks what is there, as a pointer does, and plays nothing
DRAG_PIXELS: Final = 6
CACHED_LAYERS: Final = 4  # as large as the board: itself, its links, and its stacks, which overlap
CACHED_ELSE: Final = 10 * 1024  # kilobytes, Qt's own limit: what is cached of dialogs stays when they are gone


class BoardView(QGraphicsView):
    """View of the board in which a person chooses among the moves on offer, by click, drag or point cursor."""

    menu_wanted = Signal(int, QPoint)  # for a point, at this place on the screen
    mark_wanted = Signal(int)  # on a point, without a menu
    arrow_pulled = Signal(int, object)  # from a point to another, or None: it would not be drawn there
    arrow_wanted = Signal(int, int)  # from point to point
    painted = Signal()

    def __init__(self, scene: BoardScene, game: Game, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        # WORKAROUND: to find out what kind of widget Qt's own viewport is, PySide would load all that there are: 20 ms.
        self.setViewport(QWidget())
        self.board_scene = scene
        self.choice = MoveChoice(scene, game, self)
        self._had_cursor = False  # when the keyboard went elsewhere
        self._pressed: int | None = None
        self._pressed_at = QPoint()
        self._dragged: FlightItem | None = None
        self._pulled: int | None = None  # point where the other button went down, or the keys' arrow begins
        self._was_pulled = False  # to another point
        self._ignores_menus = False  # of the system, since the other button was pressed: it asks for them too early
        self._is_held = False
        self._hold_timer = QTimer(self, singleShot=True)
        self._hold_timer.timeout.connect(self._hold)
        make_bare(self)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(160, 160)
        in_every_language(self, lambda: self.setAccessibleName(self.tr("Board")))
        scene.sceneRectChanged.connect(self._fit)
        scene.clearing.connect(self._let_go)
        self.choice.called_off.connect(self._let_go)

    def show_cursor(self) -> None:
        """Bring the point cursor up."""
        self.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.choice.show_cursor()

    def return_keyboard(self) -> None:
        """Take the keyboard back after something was written elsewhere, with the point cursor if it was up before."""
        self.setFocus()
        if self._had_cursor:
            self.choice.show_cursor()

    # ---- the hand

    def point_under(self, position: QPoint) -> int | None:
        return self.board_scene.geometry.point_at(self.mapToScene(position))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        position = event.position().toPoint()
        if event.buttons() & Qt.MouseButton.RightButton:
            self._pull_to(self.point_under(position))
            self.choice.point_at(self.point_under(position))
            return
        self._ignores_menus = False
        if self._pressed is not None and not event.buttons() & Qt.MouseButton.LeftButton:
            self._let_go()  # it was released where we could not see it
        if self._pressed is not None and self.choice.targets_of(self._pressed):
            far = (position - self._pressed_at).manhattanLength() >= DRAG_PIXELS
            if far and self._dragged is None:
                self._lift(self._pressed)
            if self._dragged is not None:
                self._dragged.setPos(self.mapToScene(position))
        self.choice.point_at(self.point_under(position))

    def leaveEvent(self, event: QEvent) -> None:
        if not self.choice.has_cursor:
            self.choice.point_at(None)
        super().leaveEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Ask for a menu: by key at the point cursor, or at the pointer by what else the system has for menus.

        Requests that come with a press of the other button are ignored: they come too early.
        """
        by_key = event.reason() == QContextMenuEvent.Reason.Keyboard
        if self._ignores_menus and not by_key:
            return
        point = self.choice.point if by_key and self.choice.has_cursor else self.point_under(event.pos())
        if point is not None:
            self.menu_wanted.emit(point, self.viewport().mapToGlobal(self.position_of(point)))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.RightButton:
            self._press_other(event)
            return
        if event.button() != Qt.MouseButton.LeftButton:
            event.ignore()
            return
        self.choice.use_pointer()
        self._let_go()
        self.board_scene.finish()
        self._pressed = self.point_under(event.position().toPoint())
        self._pressed_at = event.position().toPoint()
        self.choice.point_at(self._pressed)  # a finger, or a mouse that lay still, has not pointed there before
        if is_finger(event):
            self._hold_timer.start(HOLD_MS)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Treat the second of two quick taps on neighboring points as a tap of its own; for Qt it is a double tap.

        So is each click of the other button.
        """
        is_elsewhere = self.point_under(event.position().toPoint()) != self.point_under(self._pressed_at)
        if event.button() == Qt.MouseButton.RightButton or (is_finger(event) and is_elsewhere):
            self.mousePressEvent(event)
        else:
            super().mouseDoubleClickEvent(event)

    def _hold(self) -> None:
        self._is_held = self._pressed is not None and self._dragged is None

    @property
    def is_held(self) -> bool:
        """True once a finger has rested for so long that lifting it plays nothing."""
        return self._is_held

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.RightButton:
            self._release_other(event)
            return
        if event.button() != Qt.MouseButton.LeftButton or self._pressed is None:
            event.ignore()
            return
        pressed, self._pressed = self._pressed, None
        released = self.point_under(event.position().toPoint())
        self._hold_timer.stop()
        if is_finger(event):
            self.choice.point_at(None)
        if self._is_held and self._dragged is None:
            self._is_held = False
            return
        if self._dragged is None:
            if released == pressed:
                self.choice.activate(pressed)
            elif released is not None and self.choice.game.piles[pressed]:
                self.choice.choose_step(pressed, released)  # nothing there could be lifted: it is told why
            return
        pieces, position = self._dragged.pieces, self._dragged.pos()
        self._drop_dragged()
        if released not in self.choice.targets_of(pressed):
            self.board_scene.slide_back(pressed, pieces, position)
        if released is not None and released != pressed:
            self.choice.choose_step(pressed, released, is_dropped=True)

    def _lift(self, point: int) -> None:
        """Begin to drag the pieces that would move from a point."""
        pieces = self.choice.carry(point)
        look = Look(self.board_scene.geometry, self.board_scene.theme)
        center = self.board_scene.geometry.center(point)
        self._dragged = FlightItem(look, pieces, center, center, look.geometry.radius(point))
        self.board_scene.addItem(self._dragged)

    def _drop_dragged(self) -> None:
        if self._dragged is not None:
            self.board_scene.removeItem(self._dragged)
            self._dragged = None
            self.choice.drop()

    def _let_go(self) -> None:
        """Cancel a press, drag or arrow that has begun: it cannot be ended where it was meant."""
        self._end_pull()
        self._pressed = None
        self._is_held = False
        self._hold_timer.stop()
        self._drop_dragged()
        self.choice.show_hints()

    # ---- marks

    def _press_other(self, event: QMouseEvent) -> None:
        """Begin a menu, a mark or an arrow with the other button; where it is released decides which."""
        self.choice.use_pointer()
        self._let_go()
        self.board_scene.finish()
        self._ignores_menus = True
        self._pulled = self.point_under(event.position().toPoint())
        self._was_pulled = False

    def _release_other(self, event: QMouseEvent) -> None:
        """Ask for a menu or a mark on the point, or for an arrow to another one."""
        target = self.point_under(event.position().toPoint())
        pulled, was_pulled = self._pulled, self._was_pulled
        self._end_pull()
        if pulled is None or target is None:
            return
        if target != pulled:
            self.arrow_wanted.emit(pulled, target)
        elif not was_pulled and event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            self.mark_wanted.emit(pulled)
        elif not was_pulled:
            self.menu_wanted.emit(pulled, self.viewport().mapToGlobal(self.position_of(pulled)))

    def _pull_to(self, point: int | None) -> None:
        """Show the arrow that would be drawn."""
        if self._pulled is not None and (self._was_pulled or point != self._pulled):
            self._was_pulled = True
            self.arrow_pulled.emit(self._pulled, point if point != self._pulled else None)

    def _end_pull(self) -> None:
        if self._pulled is not None and self._was_pulled:
            self.arrow_pulled.emit(self._pulled, None)
        self._pulled = None
        self._was_pulled = False

    # ---- keys

    def event(self, event: QEvent) -> bool:
        """Keep the point cursor's keys from shortcuts of the window; cancel a drag when the window is deactivated."""
        if event.type() == QEvent.Type.WindowDeactivate:
            self._let_go()
        if event.type() == QEvent.Type.ShortcutOverride and self.choice.has_cursor:
            assert isinstance(event, QKeyEvent)
            if event.key() in (*ARROWS, *ENTER, Qt.Key.Key_Escape):
                event.accept()
                return True
        return super().event(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self.show_cursor()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._end_pull()
        if event.reason() not in PASSING_REASONS:
            self._had_cursor = self.choice.has_cursor
            self.choice.hide_cursor()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        choice, key = self.choice, Qt.Key(event.key())
        has_shift = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
        if key == Qt.Key.Key_Escape and self._dragged is not None:
            self._let_go()
        elif key == Qt.Key.Key_Escape and choice.selected is not None and self._pulled is None:
            choice.step_out()
        elif not choice.has_cursor or choice.point is None:
            event.ignore()
        elif key in ARROWS:
            if has_shift and self._pulled is None:
                self._pulled = choice.point
            choice.move_cursor(*ARROWS[key])
            if has_shift:
                self._pull_to(choice.point)
        elif key in ENTER and has_shift:
            self.mark_wanted.emit(choice.point)
        elif key in ENTER:
            choice.activate(choice.point)
        elif key == Qt.Key.Key_Escape and self._pulled is not None:
            self._end_pull()
        elif key == Qt.Key.Key_Escape:
            choice.step_out()
        else:
            event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Ask for an arrow to where the point cursor is when Shift is released."""
        source, point = self._pulled, self.choice.point
        if event.key() != Qt.Key.Key_Shift or source is None or not self.choice.has_cursor:
            event.ignore()
            return
        self._end_pull()
        if point is not None and point != source:
            self.arrow_wanted.emit(source, point)

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
        picture.cache_clear()  # of other sizes

    def position_of(self, point: int) -> QPoint:
        """Return the position of a point in the view, in pixels."""
        return self.mapFromScene(self.board_scene.geometry.center(point))


def is_finger(event: QMouseEvent) -> bool:
    """Return whether an event is a touch of the screen; a pen counts as a mouse, as it points before it touches."""
    return event.pointerType() == QPointingDevice.PointerType.Finger
