"""A shape at the board: its cases one after the other, and free moves of both sides in each."""

from functools import cache
from pathlib import Path

from PySide6.QtCore import QObject

from escabel_gui.model.table.activity import FreeBoard, Stage
from escabel_gui.model.table.game import Game
from escabel_gui.model.table.table import Table
from escabel_gui.record.marks import CIRCLE
from escabel_gui.record.shapes.claim import ShapeClaim
from escabel_gui.record.shapes.shape import Shape, find_shapes, games_with_shapes
from escabel_gui.record.tree import GameTree
from escabel_gui.rules.catalogue import make_rules
from escabel_gui.rules.message import Message
from escabel_gui.rules.state import EMPTY, NOBODY, opponent


class ShapeActivity(FreeBoard):
    """Board with one case of a shape, and what comes of moves there."""

    def __init__(self, folder: Path, table: Table, stage: Stage, parent: QObject | None = None) -> None:
        setup = table.setup
        super().__init__(table, stage, Game(GameTree(make_rules(setup.wire_name, setup.size))), parent)
        self.shape: Shape | None = None  # the one on the board
        self.case = 0  # which of its claims, from 0
        self.games = games_with_shapes(folder)
        self.of_game = cache(lambda game: find_shapes(folder, game))

    @property
    def claim(self) -> ShapeClaim | None:
        """The claim about the position that moves begin from."""
        return None if self.shape is None else self.shape.claims[self.case]

    # ---- coming and going

    def begin(self, shape: Shape, case: int = 0) -> None:
        """Put a case of a shape on the board."""
        self.shape, self.case = shape, case
        tree = shape.make_tree(case)
        state = tree.state_at(tree.root)
        numbers = tree.rules.board.index_by_name
        free = [name for name in shape.claims[case].area if state.owner[numbers[name]] == EMPTY]
        if free:
            tree.root.properties[CIRCLE] = free
        self.game.replace(tree, tree.root)
        self._take_board()

    def next_case(self) -> None:
        """Go to the next claim about this shape, or from the last to the first."""
        if self.shape is not None:
            self.begin(self.shape, (self.case + 1) % len(self.shape.claims))

    @property
    def next_shape(self) -> Shape | None:
        """The next shape of the game; None at the last."""
        if self.shape is None:
            return None
        shapes = self.of_game(self.shape.game)
        place = shapes.index(self.shape) + 1
        return shapes[place] if place < len(shapes) else None

    def go_on_to_next(self) -> None:
        """Go to the next shape of the game, or back to what was on the board before."""
        following = self.next_shape
        if following is None:
            self.stop()
        else:
            self.begin(following)

    def _clear(self) -> None:
        self.shape = None

    # ---- moves

    @property
    def task(self) -> Message | None:
        """The instruction at a shape."""
        return Message("Try any move, for both sides.") if not self.game.is_over else None

    @property
    def color_to_play_out(self) -> int:
        """The color for which the claim is made: the one that reaches the goal, or can prevent it."""
        claim = self.claim
        if claim is None:
            return NOBODY
        return claim.color if claim.holds else int(opponent(claim.color))

    @property
    def is_at_start(self) -> bool:
        """True if no move has been made or shown."""
        return self.game.node.is_root

    def make_move(self, move: int) -> None:
        """Make a legal move of the side to move."""
        self._show(self._add(move))
