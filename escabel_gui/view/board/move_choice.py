"""Choosing a move: what a person points at among the moves on offer, whether by mouse or by keys."""

from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from escabel_gui.model.table.game import Game, LegalMoves
from escabel_gui.record.piles import piles_after_move
from escabel_gui.view.board.board_scene import BoardScene
from escabel_gui.view.board.hints_item import Hints

SPREAD_MS: Final = 450  # a pile is spread out when the pointer or cursor has rested on it for so long


class MoveChoice(QObject):
    """Choice of a move: the point that is pointed at and the selected stack, shown on the board with their moves."""

    move_chosen = Signal(int, bool)  # and whether its piece was carried there by hand
    refused = Signal(object, int)  # source (None for a placement) and target of what is not on offer
    point_changed = Signal(object)  # the point under the pointer or cursor, or None; also: what is selected changed
    called_off = Signal()  # what was begun in another position cannot be ended in this one

    def __init__(self, scene: BoardScene, game: Game, parent: QObject) -> None:
        super().__init__(parent)
        self._scene = scene
        self._game = game
        self._is_open = False  # whether a person may move now
        self._node = game.node  # where what is being chosen was begun
        self._point: int | None = None  # under the pointer or cursor
        self._selected: int | None = None
        self._is_carried = False  # what would move from there is in the hand
        self._has_cursor = False
        self._cursor_home: int | None = None  # where the cursor was when it was put away
        self._is_spread = False
        self._arrow: tuple[int, int] | None = None  # that is being drawn: moves are not shown meanwhile
        self._spread_timer = QTimer(self, singleShot=True, interval=SPREAD_MS)
        self._spread_timer.timeout.connect(self._spread)
        scene.board_changed.connect(self._forget_points)

    # ---- what is on offer

    @property
    def game(self) -> Game:
        """Game whose moves are chosen."""
        return self._game

    def show_game(self, game: Game) -> None:
        """Offer the moves of another game from now on, as soon as a person may move."""
        self._game = game
        self.open_for(False)

    def open_for(self, is_open: bool) -> None:
        """Let a person move or not; called after every change of the position."""
        if is_open != self._is_open or self._game.node is not self._node:
            self._is_open, self._node = is_open, self._game.node
            self._selected = None
            self.called_off.emit()
        else:
            self.show_hints()

    @property
    def _legal_moves(self) -> LegalMoves:
        return self._game.legal_moves if self._is_open else LegalMoves({}, {}, False, False)

    def targets_of(self, source: int | None) -> dict[int, int]:
        """Return the moves of the stack on a point by where they go."""
        return {} if source is None else self._legal_moves.steps.get(source, {})

    # ---- pointing

    @property
    def point(self) -> int | None:
        """The point under the pointer or the cursor."""
        return self._point

    @property
    def has_cursor(self) -> bool:
        """True while the keyboard cursor points, and not the mouse."""
        return self._has_cursor

    @property
    def selected(self) -> int | None:
        """The point whose stack is to move next."""
        return self._selected

    @property
    def pointed_move(self) -> int | None:
        """The move that a click, or Enter, would make here."""
        if self._point is None or self._arrow is not None:
            return None
        if self._selected == self._point or (self._selected is None and self._point not in self._legal_moves.steps):
            return self._legal_moves.on_point.get(self._point)
        return self.targets_of(self._selected).get(self._point)

    @property
    def pointed_steps(self) -> tuple[int, dict[int, int]] | None:
        """The stack that is selected, or could be here, and its moves by where they go."""
        source = self._point if self._selected is None else self._selected
        if source is None or source not in self._legal_moves.steps or self._arrow is not None:
            return None
        return source, self._legal_moves.steps[source]

    def point_at(self, point: int | None) -> None:
        """Follow the pointer to a point, or to none."""
        if point == self._point:
            return
        self._has_cursor = False
        self._turn_to(point)

    def _turn_to(self, point: int | None) -> None:
        """Point at another point, or at none, with a pile that is spread out in a moment."""
        self._point = point
        self._is_spread = False
        self._announce()
        if point is not None and len(self._game.piles[point]) > 1:
            self._spread_timer.start()
        else:
            self._spread_timer.stop()

    def use_pointer(self) -> None:
        """Point with the pointer from now on, and not with the keys."""
        self._has_cursor = False

    def show_cursor(self) -> None:
        """Bring the point cursor up, where it was or in the middle of the board."""
        self._has_cursor = True
        if self._point is None:
            self._turn_to(self._middle if self._cursor_home is None else self._cursor_home)
        else:
            self._announce()

    def move_cursor(self, dx: int, dy: int) -> None:
        assert self._point is not None
        self._turn_to(self._scene.geometry.next_point(self._point, dx, dy))

    def hide_cursor(self) -> None:
        """Put the cursor away: then nothing is pointed at, until the mouse or the cursor comes back."""
        self._selected = None
        if self._has_cursor:
            self._has_cursor = False
            self._cursor_home = self._point
            self._turn_to(None)
        else:
            self._announce()

    def step_out(self) -> None:
        """Deselect the stack that is selected, or else put the cursor away; called for Escape."""
        if self._selected is not None:
            self._selected = None
            self._announce()
        else:
            self.hide_cursor()

    def _spread(self) -> None:
        self._is_spread = True
        self.show_hints()

    def _announce(self) -> None:
        self.show_hints()
        self.point_changed.emit(self._point)

    def _forget_points(self) -> None:
        """Forget the points of the board before; a point cursor that is up goes to the middle of the new one."""
        self._selected = None
        self._arrow = None
        self._cursor_home = None
        self._turn_to(self._middle if self._has_cursor else None)

    @property
    def _middle(self) -> int:
        return len(self._game.piles) // 2

    # ---- choosing

    def activate(self, point: int) -> None:
        """Act on a click, or on Enter with the point cursor: the first on a stack that can move selects it.

        The second one there makes the move that ends on it, or else deselects it.
        """
        self._scene.finish()
        legal_moves = self._legal_moves
        selected = self._selected
        if selected is not None and point == selected:
            self._selected = None
            self._announce()
            if point in legal_moves.on_point:
                self.move_chosen.emit(legal_moves.on_point[point], False)
        elif selected is not None and point in self.targets_of(selected):
            self.choose_step(selected, point)
        elif point in legal_moves.steps:
            self.pick_up(point)
        elif selected is not None:
            self.choose_step(selected, point)
        elif point in legal_moves.on_point:
            self.move_chosen.emit(legal_moves.on_point[point], False)
        else:
            self._refuse(None, point)

    def pick_up(self, point: int) -> None:
        """Select what may move from there, if anything may."""
        if point in self._legal_moves.steps:
            self._selected = point
            self._announce()

    def carry(self, point: int) -> tuple[int, ...]:
        """Take the pieces that would move from a point into the hand, and return them."""
        self._selected = point
        self._is_carried = True
        self.show_hints()
        return self._game.piles[point][-self._pieces_from(point) :]

    def drop(self) -> None:
        """Drop what is carried, and deselect its stack."""
        self._is_carried = False
        self._selected = None
        self._announce()

    def choose_step(self, source: int, target: int, is_dropped: bool = False) -> None:
        """Choose the move from one point to another, or refuse it if it is not on offer."""
        move = self.targets_of(source).get(target)
        self._selected = None
        self.show_hints()
        if move is not None:
            self.move_chosen.emit(move, is_dropped)
        else:
            self._refuse(source, target)

    def _refuse(self, source: int | None, target: int) -> None:
        """Show the refusal at the point, and emit `refused`, so that the reason can be told."""
        self._scene.refuse(target)
        self.refused.emit(source, target)

    def _pieces_from(self, point: int) -> int:
        """Return the number of pieces that would move from a point."""
        deltas = self._game.deltas(next(iter(self.targets_of(point).values())))
        return next(delta.pieces for delta in deltas if delta.source == point)

    # ---- hints

    def show_arrow(self, arrow: tuple[int, int] | None) -> None:
        """Show an arrow that is being drawn between points, or none any more."""
        is_other = (arrow is None) != (self._arrow is None)
        self._arrow = arrow
        if is_other:
            self._announce()
        else:
            self.show_hints()

    def show_hints(self) -> None:
        """Show on the board what can be done at the point that is pointed at."""
        self._scene.show_hints(self._hints())

    def _hints(self) -> Hints:
        piles, point, selected = self._game.piles, self._point, self._selected
        cursor = point if self._has_cursor else None
        if self._scene.geometry.board is not self._game.rules.board:
            return Hints()  # the game has another board already, and the scene will in a moment
        if self._arrow is not None:
            return Hints(cursor=cursor, arrow=self._arrow)
        move, steps = self.pointed_move, self.pointed_steps
        lifted = selected if steps is None else steps[0]
        if self._is_carried and selected is not None:
            ghosts = {selected: piles[selected][: -self._pieces_from(selected)]}
        else:
            ghosts = {} if move is None else self._after(move)
        is_spread = self._is_spread and selected is None and point is not None and len(piles[point]) > 1
        targets = () if steps is None else tuple(steps[1])
        return Hints(ghosts, selected, lifted, targets, cursor, point if is_spread else None)

    def _after(self, move: int) -> dict[int, tuple[int, ...]]:
        """Return the piles that a move would change, by point, as they would then be."""
        game = self._game
        piles = piles_after_move(game.rules, game.state, game.piles, move)
        return {point: pile for point, pile in enumerate(piles) if pile != game.piles[point]}
