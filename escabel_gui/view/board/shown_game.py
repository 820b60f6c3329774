"""The game that is on the board: keeps the scene showing it, whichever it is."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from escabel_gui.model.table.game import Game, Step
from escabel_gui.model.table.lens import Lens, lens_on
from escabel_gui.record.tree import piles_after_move
from escabel_gui.rules.abilities import bound_points
from escabel_gui.view.board.board_scene import BoardScene
from escabel_gui.view.board.board_view import BoardView
from escabel_gui.view.board.lens_pictures import Sight
from escabel_gui.view.look.position import marks_at


class ShownGame(QObject):
    """Tells on what changes about that game, after the scene has shown it."""

    replaced = Signal()  # another game is on the board
    node_changed = Signal(object)  # a Step
    annotated = Signal()

    def __init__(
        self,
        scene: BoardScene,
        board: BoardView,
        game: Game,
        wants_lens: Callable[[str], bool],
        parent: QObject | None = None,
    ) -> None:
        """`wants_lens` tells whether a game, by its wire name, is looked at through the lens."""
        super().__init__(parent)
        self.game = game
        self._wants_lens = wants_lens
        self._scene = scene
        self._choice = board.choice
        self._listen()
        self._choice.point_changed.connect(self._show_sight)

    def _listen(self) -> None:
        self.game.replaced.connect(self._show_game)
        self.game.node_changed.connect(self._show_step)
        self.game.annotated.connect(self._show_notes)

    def follow(self, game: Game) -> None:
        """Have another game on the board."""
        if game is self.game:
            return
        self.game.replaced.disconnect(self._show_game)
        self.game.node_changed.disconnect(self._show_step)
        self.game.annotated.disconnect(self._show_notes)
        self.game = game
        self._listen()
        self._choice.show_game(game)
        self._show_game()

    def show(self, step: Step | None = None) -> None:
        """Show the position again as it is now."""
        game = self.game
        marks = marks_at(game)._replace(
            bound=frozenset(() if self.has_lens or game.is_over else bound_points(game.rules, game.state)),
        )
        self._scene.show_position(game.piles, marks, step or Step(), self._sight())

    @property
    def has_lens(self) -> bool:
        return self._wants_lens(self.game.rules.wire_name)

    def _show_sight(self, _point: object) -> None:
        self._scene.show_sight(self._sight())

    def _sight(self) -> Sight:
        """Compute the overlay of the position, or of the one after the move under the pointer."""
        game, piles, lens = self.game, self.game.piles, Lens()
        if self.has_lens:
            rules, state = game.rules, game.state
            move = self._choice.pointed_move if self._choice.game is game else None
            if move is not None:
                piles, state = piles_after_move(rules, state, piles, move), state.copy()
                rules.play(state, move)
            lens = lens_on(rules, state)
        return Sight(piles, lens)

    def _show_game(self) -> None:
        self._scene.show_board(self.game.rules.board)
        self.show()
        self.replaced.emit()

    def _show_step(self, step: Step) -> None:
        self.show(step)
        self.node_changed.emit(step)

    def _show_notes(self) -> None:
        self.show()
        self.annotated.emit()
