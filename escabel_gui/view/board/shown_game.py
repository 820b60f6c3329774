"""Connection of the game on the board, whichever it is, with the scene that shows it."""

from PySide6.QtCore import QObject, Signal

from escabel_gui.model.application.settings import Settings
from escabel_gui.model.table.game import Game, Step
from escabel_gui.model.table.rules_overlay import RulesOverlay, compute_overlay
from escabel_gui.record.piles import piles_after_move
from escabel_gui.record.tree import ChildNode, Node
from escabel_gui.rules.abilities import bound_points
from escabel_gui.view.board.board_view import BoardView
from escabel_gui.view.board.overlay_pictures import Sight
from escabel_gui.view.look.position import marks_at


class ShownGame(QObject):
    """Link from the game on the board to the scene; passes on the game's signals after the scene has shown them.

    The first game, which is the one on the table, stays connected: its signals come in the same order, before others
    hear them, whatever was on the board in between.
    """

    replaced = Signal()  # another game is on the board
    node_changed = Signal(object)  # a Step
    annotated = Signal()

    def __init__(self, board: BoardView, game: Game, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.game = game
        self._settings = settings
        self._scene = board.board_scene
        self._choice = board.choice
        self._before: tuple[Node, RulesOverlay] | None = None
        self._threats: tuple[Node, tuple[int, ...]] | None = None
        self._seen_move: int | None = None  # the move under the pointer of which the overlay was computed last
        self._first = game
        game.replaced.connect(self._show_first)
        game.node_changed.connect(self._show_first_step)
        game.annotated.connect(self._show_first_notes)
        self._choice.point_changed.connect(self._show_sight)
        self._choice.called_off.connect(self._follow_choice)

    def follow(self, game: Game) -> None:
        """Put another game on the board."""
        if game is self.game:
            return
        if self.game is not self._first:
            self.game.replaced.disconnect(self._show_game)
            self.game.node_changed.disconnect(self._show_step)
            self.game.annotated.disconnect(self._show_notes)
        self.game = game
        if game is not self._first:
            game.replaced.connect(self._show_game)
            game.node_changed.connect(self._show_step)
            game.annotated.connect(self._show_notes)
        self._choice.show_game(game)
        self._show_game()

    def show(self, step: Step | None = None) -> None:
        """Show the position again as it is now, also of a game of whose coming others have heard first."""
        game = self.game
        self._scene.show_board(game.rules.board)
        marks = marks_at(game)._replace(
            bound=frozenset(() if self.has_overlay or game.is_over else bound_points(game.rules, game.state)),
            threats=self._threats[1] if self._threats is not None and self._threats[0] is game.node else (),
        )
        self._scene.show_position(game.piles, marks, step or Step(), self._sight())

    def show_threats(self, points: tuple[int, ...]) -> None:
        """Mark where the move to the position that is shown threatens to win."""
        self._threats = self.game.node, points
        self._scene.show_board(self.game.rules.board)
        self._scene.show_threats(points)

    @property
    def has_overlay(self) -> bool:
        """True if the signs of all connections are shown."""
        return self._settings.shows_overlay(self._has_words)

    def set_overlay(self, is_on: bool) -> None:
        """Switch the signs of all connections on or off; lessons have their own setting, as their texts name them."""
        self._settings.set_overlay(is_on, self._has_words)

    @property
    def _has_words(self) -> bool:
        """True if the game begins with a comment, as each step of a lesson does."""
        return self.game.tree.root.has_comment

    def _follow_choice(self) -> None:
        """Show no longer what a move would change that cannot be made now, or what one would that can."""
        if self._seen_move != self._pointed_move:
            self._show_sight()

    def _show_sight(self, _point: object = None) -> None:
        if self._scene.geometry.board is self.game.rules.board:  # or else all is shown in a moment
            self._scene.show_sight(self._sight())

    @property
    def _pointed_move(self) -> int | None:
        return self._choice.pointed_move if self._choice.game is self.game else None

    def _sight(self) -> Sight:
        """Compute the overlay of the position, or of the one after the move under the pointer.

        Unless all is wanted, it is reduced to the point under the pointer and to what the move has changed.
        """
        game, piles, overlay = self.game, self.game.piles, RulesOverlay()
        self._seen_move = move = self._pointed_move
        if not game.is_over and (self.has_overlay or self._settings.wants_overlay(game.rules.wire_name)):
            rules, state = game.rules, game.state
            if move is not None:
                piles, state = piles_after_move(rules, state, piles, move), state.copy()
                rules.play(state, move)
            overlay = compute_overlay(rules, state)
            if not self.has_overlay:
                overlay = overlay.news_since(self._overlay_before(move is not None), self._choice.point)
        return Sight(piles, overlay)

    def _overlay_before(self, is_pointed: bool) -> RulesOverlay:
        """Compute the overlay from before the move under the pointer, or else from before the last one."""
        game = self.game
        node = game.node if is_pointed or not isinstance(game.node, ChildNode) else game.node.parent
        if self._before is None or self._before[0] is not node:
            self._before = node, compute_overlay(game.rules, game.tree.state_at(node))
        return self._before[1]

    def _show_game(self) -> None:
        self.show()
        self.replaced.emit()

    def _show_step(self, step: Step) -> None:
        self.show(step)
        self.node_changed.emit(step)

    def _show_notes(self) -> None:
        self.show()
        self.annotated.emit()

    def _show_first(self) -> None:
        if self.game is self._first:
            self._show_game()

    def _show_first_step(self, step: Step) -> None:
        if self.game is self._first:
            self._show_step(step)

    def _show_first_notes(self) -> None:
        if self.game is self._first:
            self._show_notes()
