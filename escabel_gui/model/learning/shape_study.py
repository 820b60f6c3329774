"""A shape at the board: its cases one after the other, and free moves of both sides in each."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from PySide6.QtCore import QObject

from escabel_gui.model.table.activity import Activity, Stage
from escabel_gui.model.table.game import Game
from escabel_gui.model.table.table import Table
from escabel_gui.record.marks import CIRCLE
from escabel_gui.record.shapes.claim import ShapeClaim
from escabel_gui.record.shapes.shape import Shape, find_shapes, games_with_shapes
from escabel_gui.record.tree import ChildNode, GameTree, Node
from escabel_gui.rules.catalogue import make_rules
from escabel_gui.rules.message import Message
from escabel_gui.rules.state import EMPTY, NOBODY, opponent


class ShapeStudy(Activity):
    """Has a game of its own, which nobody keeps: the one on the table rests meanwhile, and stays as it is."""

    def __init__(self, folder: Path, table: Table, stage: Stage, parent: QObject | None = None) -> None:
        setup = table.setup
        super().__init__(Game(GameTree(make_rules(setup.wire_name, setup.size))), parent)
        self.game.setParent(self)
        self.shape: Shape | None = None  # the one on the board
        self.case = 0  # which of its claims, from 0
        self.games = games_with_shapes(folder)
        self.of_game = cache(lambda game: find_shapes(folder, game))
        self._table = table
        self._stage = stage
        self._was_resting = False
        table.game.replaced.connect(self._give_way)

    @property
    def is_on(self) -> bool:
        """True while a shape is on the board."""
        return self.shape is not None

    @property
    def claim(self) -> ShapeClaim | None:
        """The claim about the position that moves begin from."""
        return None if self.shape is None else self.shape.claims[self.case]

    # ---- coming and going

    def begin(self, shape: Shape, case: int = 0) -> None:
        """Have a case of a shape on the board."""
        has_table = self.shape is None
        self.shape, self.case = shape, case
        tree = shape.make_tree(case)
        state = tree.state_at(tree.root)
        numbers = tree.rules.board.index_by_name
        free = [name for name in shape.claims[case].area if state.owner[numbers[name]] == EMPTY]
        if free:
            tree.root.properties[CIRCLE] = free
        self.game.replace(tree, tree.root)
        self._stage.take(self)
        if has_table:
            self._was_resting = self._table.turns.is_paused
            self._table.pause()
        self.changed.emit()

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
        """Go to the next shape of the game, or back to the game on the table."""
        following = self.next_shape
        if following is None:
            self.stop()
        else:
            self.begin(following)

    def stop(self) -> None:
        """Go back to the game on the table."""
        self.leave()
        self._stage.give_back(self)

    def leave(self) -> None:
        """Something else has the board."""
        if self.shape is not None:
            self.shape = None
            if not self._was_resting and not self._table.clock.is_used:
                self._table.unpause()  # a clock waits until the person says so
            self.changed.emit()

    def _give_way(self) -> None:
        """Another game is on the table, which goes on as it will."""
        self._was_resting = True
        self.stop()

    # ---- moves

    @property
    def task(self) -> Message | None:
        """Return the instruction at a shape."""
        return Message("Try any move, for both sides.") if not self.game.is_over else None

    @property
    def color_to_play_out(self) -> int:
        """The color for which the claim speaks: who reaches the goal, or can prevent it."""
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
        self._show(self.game.tree.add_legal_move(self.game.node, move))

    @property
    def earlier(self) -> Node | None:
        """The position before the latest move; None at the beginning."""
        return self.game.node.parent if self.is_on else None

    @property
    def later(self) -> ChildNode | None:
        """The position after the move that was made or shown last from here; None at the end."""
        children = self.game.node.children
        return children[-1] if children and self.is_on else None

    def go_back(self) -> None:
        """Show the position before, if there is one."""
        if self.earlier is not None:
            self._show(self.earlier)

    def go_on(self) -> None:
        """Show the position after, if there is one."""
        if self.later is not None:
            self._show(self.later)

    def _show(self, node: Node) -> None:
        self.game.go_to(node)
        self.changed.emit()
