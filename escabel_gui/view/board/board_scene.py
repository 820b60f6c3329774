"""Scene of the board: shows a position, and how it came about from the one before."""

from collections.abc import Sequence
from functools import cached_property
from math import pi, sin
from typing import Final

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QTimer, QVariantAnimation, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QGraphicsScene

from escabel_gui.model.table.game import Step
from escabel_gui.model.table.rules_overlay import RulesOverlay
from escabel_gui.record.opening_map import OpeningValue
from escabel_gui.rules.boards import Board
from escabel_gui.view.board.analysis_item import AnalysisItem, AnalysisMarks
from escabel_gui.view.board.board_items import BoardItem, ChainItem, FlightItem, MarksItem, StackItem
from escabel_gui.view.board.first_stones_item import FirstStonesItem
from escabel_gui.view.board.hints_item import Hints, HintsItem, RefusalItem
from escabel_gui.view.board.overlay_item import OverlayItem
from escabel_gui.view.board.overlay_pictures import Sight
from escabel_gui.view.look.geometry import Geometry
from escabel_gui.view.look.painting import disc_center
from escabel_gui.view.look.position import Look, Marks
from escabel_gui.view.look.themes import Theme

ANIMATION_MS: Final = 250
FAST_MS: Final = 110
SHAKE_MS: Final = 320
REFUSAL_MS: Final = 1200  # so long the sign of a refusal is seen
SHAKE: Final = 0.16  # how far a refused stack swings, in radii
NOTHING_SEEN: Final = Sight([], RulesOverlay())
HELD, TOUCHED = 0.24, 0.12  # how high a stack is lifted that is selected, or could be


class BoardScene(QGraphicsScene):
    """Scene that paints the piles, differences and marks that it is given, without applying any rules."""

    settled = Signal()  # nothing moves any more
    clearing = Signal()  # all items are about to be deleted
    board_changed = Signal()  # the points of the one before mean nothing any more

    def __init__(self, board: Board, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.is_animated = True
        self.animation_ms = ANIMATION_MS
        self._theme = theme
        self._is_flipped = False
        self._has_coordinates = True
        self._flights: list[FlightItem] = []
        self._refusal: RefusalItem | None = None
        self._refusal_timer = QTimer(self, singleShot=True, interval=REFUSAL_MS)
        self._refusal_timer.timeout.connect(self._end_refusal)
        self._lay(board)

    # ---- the look

    def show_board(self, board: Board) -> None:
        """Show another board, empty; nothing changes if it is the one that is shown already."""
        if board is not self._board:
            self._lay(board)
            self.board_changed.emit()

    def _lay(self, board: Board) -> None:
        """Take a board, and drop all that refers to points of the one before."""
        self._board = board
        self._piles: list[tuple[int, ...]] = [()] * int(board.points)
        self._marks = Marks()
        self._sight = NOTHING_SEEN
        self.hints = Hints()
        self.analysis: AnalysisMarks | None = None
        self.first_stones: dict[int, OpeningValue] = {}
        self._build()

    def set_theme(self, theme: Theme) -> None:
        if theme != self._theme:
            self._theme = theme
            self._build()

    def show_coordinates(self, is_on: bool) -> None:
        if is_on != self._has_coordinates:
            self._has_coordinates = is_on
            self._build()

    def set_flipped(self, is_flipped: bool) -> None:
        self._is_flipped = is_flipped
        self._build()

    @property
    def theme(self) -> Theme:
        return self._theme

    @property
    def is_flipped(self) -> bool:
        return self._is_flipped

    def _build(self) -> None:
        """Make all items anew, for another board, theme or side."""
        if self._flights:
            self._animation.stop()
        self._flights = []
        self._end_refusal()
        self.clearing.emit()
        self.clear()
        self.geometry = Geometry(self._board, self._is_flipped, self._has_coordinates)
        look = Look(self.geometry, self._theme)
        self.setBackgroundBrush(QColor(self._theme.table))
        self.setSceneRect(self.geometry.bounds())
        self.addItem(BoardItem(look))
        self._chain = ChainItem(look)
        self.addItem(self._chain)
        self._stacks: dict[int, StackItem] = {}  # by point, of those that have ever borne a pile
        self._analysis_item: AnalysisItem | None = None
        self._first_stones_item: FirstStonesItem | None = None
        self._above, self._overlay_item, self._hints_item = MarksItem(look), OverlayItem(look), HintsItem(look)
        for item in (self._above, self._overlay_item, self._hints_item):
            self.addItem(item)
        self._look = look
        self._show_all()

    # ---- positions

    def show_position(
        self, piles: list[tuple[int, ...]], marks: Marks, step: Step, sight: Sight = NOTHING_SEEN
    ) -> None:
        """Show a position; `step` tells how it comes from the one that is shown, if that is to be seen.

        Pieces that are on their way to this very position arrive there first.
        """
        is_arriving = bool(self._flights) and not step.deltas and piles == self._piles
        if not is_arriving:
            self.finish()
        before, self._piles, self._sight = self._piles, piles, sight
        marks_before, self._marks = self._marks, marks
        if self.is_animated and step.deltas and before != piles:
            self._take_off(before, marks_before, step)
        elif not is_arriving:
            self._show_all()

    def show_threats(self, points: tuple[int, ...]) -> None:
        """Show where the last move threatens to win."""
        if points != self._marks.threats:
            self._marks = self._marks._replace(threats=points)
            if not self._flights:
                self._above.show_marks(self._piles, self._marks)

    @property
    def marks(self) -> Marks:
        return self._marks

    @property
    def shown_piles(self) -> list[tuple[int, ...]]:
        """Piles as drawn now, by point; moving pieces belong to no point."""
        return [self._stacks[point].pile if point in self._stacks else () for point in range(int(self._board.points))]

    def show_hints(self, hints: Hints) -> None:
        self.hints = hints
        self._show_overlays()

    @property
    def overlay(self) -> RulesOverlay:
        return self._sight.overlay

    def show_sight(self, sight: Sight) -> None:
        self._sight = sight
        if not self._flights:
            self._overlay_item.show_sight(sight)

    def show_analysis(self, analysis: AnalysisMarks) -> None:
        self.analysis = analysis
        self._show_overlays()

    def show_first_stones(self, stones: dict[int, OpeningValue]) -> None:
        """Show how fair first stones are, by point; while an analysis is shown, that tells more."""
        self.first_stones = stones
        self._show_overlays()

    def _show_overlays(self) -> None:
        """Show hints, and analysis and first stones unless pieces move; a line hides the ghosts and the spread pile."""
        analysis = self.analysis if not self._flights else None
        line = analysis.line if analysis is not None else None
        hints = self.hints if line is None else self.hints._replace(ghosts={}, spread=None)
        hidden = hints.ghosts if line is None else line.piles
        for point, stack in self._stacks.items():
            stack.setVisible(point not in hidden)
            stack.lift((HELD if hints.selected == point else TOUCHED) if hints.lifted == point else 0.0)
        self._above.hide_points(hidden)
        self._hints_item.show_hints(self._piles, hints)
        if analysis is not None:
            self._paint_analysis(analysis)
        elif self._analysis_item is not None:
            self._analysis_item.hide()
        is_free = not self._flights and not any(self.analysis or ())
        self._paint_first_stones(self.first_stones if is_free else {})

    def _paint_analysis(self, analysis: AnalysisMarks) -> None:
        if self._analysis_item is None:
            self._analysis_item = AnalysisItem(self._look)
            self.addItem(self._analysis_item)
        self._analysis_item.show_marks(self._piles, analysis)
        self._analysis_item.show()

    def _paint_first_stones(self, stones: dict[int, OpeningValue]) -> None:
        if stones and self._first_stones_item is None:
            self._first_stones_item = FirstStonesItem(self._look)
            self.addItem(self._first_stones_item)
        if self._first_stones_item is not None:
            self._first_stones_item.show_stones(self._piles, stones)

    def _show_all(self) -> None:
        self._show_piles(self._piles, self._marks.sleeping)
        self._chain.show_chain(self._marks.chain)
        self._above.show_marks(self._piles, self._marks)
        self._overlay_item.show_sight(self._sight)
        self._show_overlays()

    def _show_piles(self, piles: list[tuple[int, ...]], faded: frozenset[int] = frozenset()) -> None:
        for point, pile in enumerate(piles):
            if pile and point not in self._stacks:
                self._stacks[point] = StackItem(self._look, point)
                self.addItem(self._stacks[point])
            if point in self._stacks:
                self._stacks[point].show_pile(pile, point in faded)

    # ---- refusals

    @property
    def refused_point(self) -> int | None:
        """Point at which a refusal is shown just now, or None."""
        return None if self._refusal is None else self._refusal.point

    def refuse(self, point: int) -> None:
        """Show for a while, or until the next change, that what was tried at a point cannot be done."""
        self._end_refusal()
        self._refusal = RefusalItem(self._look, point, self._piles[point])
        self.addItem(self._refusal)
        self._refusal_timer.start()
        if self.is_animated and point in self._stacks and not self._flights:
            self._shaking.stop()  # a second refusal shakes anew
            self._shaking.start()

    def _shake(self, progress: float) -> None:
        if self._refusal is not None and self._refusal.point in self._stacks:
            self._stacks[self._refusal.point].shake(SHAKE * (1.0 - progress) * sin(6 * pi * progress))

    def _end_refusal(self) -> None:
        if self._refusal is None:
            return
        self._refusal_timer.stop()
        if self._refusal.point in self._stacks:
            self._stacks[self._refusal.point].shake(0.0)
        self.removeItem(self._refusal)
        self._refusal = None

    @cached_property
    def _shaking(self) -> QVariantAnimation:
        shaking = QVariantAnimation(self)
        shaking.setStartValue(0.0)
        shaking.setEndValue(1.0)
        shaking.setDuration(SHAKE_MS)
        shaking.valueChanged.connect(self._shake)
        return shaking

    # ---- animation

    @cached_property
    def _animation(self) -> QVariantAnimation:
        animation = QVariantAnimation(self)
        animation.setStartValue(0.0)
        animation.setEndValue(1.0)
        animation.setEasingCurve(QEasingCurve.Type.OutCubic)
        animation.valueChanged.connect(self._fly)
        animation.finished.connect(self._land)
        return animation

    def _start_animation(self) -> None:
        self._animation.setDuration(self.animation_ms)
        self._animation.start()

    @property
    def is_moving(self) -> bool:
        return bool(self._flights)

    def finish(self) -> None:
        """End all movement at once and show its result; also remove the sign of a refusal."""
        self._end_refusal()
        if self._flights:
            self._animation.stop()
            self._land()

    def _take_off(self, before: Sequence[tuple[int, ...]], marks_before: Marks, step: Step) -> None:
        """Lift what moves off the old position, and start to move it."""
        piles = list(before)
        moving = frozenset(point for move in step.deltas for point in (move.source, move.target) if point is not None)
        for delta in step.deltas if not step.backwards else reversed(step.deltas):
            source, target = delta.source, delta.target
            if step.backwards:
                source, target = target, source
            pieces = (delta.color,) * delta.pieces
            if source is not None:
                pieces = piles[source][-delta.pieces :]
                piles[source] = piles[source][: -delta.pieces]
            start = None if source is None else self._place(source, len(piles[source]))
            end = None if target is None else self._place(target, len(piles[target]))
            place = target if target is not None else source
            assert place is not None
            flight = FlightItem(self._look, pieces, start, end, self.geometry.radius(place))
            self.addItem(flight)
            self._flights.append(flight)
        marks = self._marks.lasting_since(marks_before, moving)
        self._show_piles(piles, marks.sleeping)
        self._chain.show_chain(())
        self._above.show_marks(piles, marks)
        self._overlay_item.show_on_the_way(self._sight, moving)
        self._show_overlays()
        self._start_animation()

    def slide_back(self, source: int, pieces: tuple[int, ...], position: QPointF) -> None:
        """Move pieces that were dropped where they may not lie back to their pile."""
        self.finish()
        pile = self._piles[source]
        home = self._place(source, len(pile) - len(pieces))
        flight = FlightItem(self._look, pieces, position, home, self.geometry.radius(source))
        self.addItem(flight)
        self._flights = [flight]
        self._stacks[source].show_pile(pile[: len(pile) - len(pieces)])
        if self.is_animated:
            self._start_animation()
        else:
            self._land()

    def _place(self, point: int, below: int) -> QPointF:
        """Return the scene position of a disc on a point with `below` discs under it."""
        return disc_center(self.geometry.center(point), self.geometry.radius(point), below, below + 1)

    def _fly(self, progress: float) -> None:
        for flight in self._flights:
            flight.fly(progress)

    def _land(self) -> None:
        for flight in self._flights:
            self.removeItem(flight)
        self._flights = []
        self._show_all()
        self.settled.emit()
