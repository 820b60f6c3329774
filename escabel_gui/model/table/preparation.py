"""Preparation of conditional moves, on a board of its own: moves of a friend elsewhere, and the answers to them."""

from typing import Final, NamedTuple

from PySide6.QtCore import QObject

from escabel_gui.link.conditional_moves import ConditionalMoves
from escabel_gui.model.table.activity import FreeBoard, Stage
from escabel_gui.model.table.game import Game
from escabel_gui.model.table.table import Table
from escabel_gui.record.line_tree import line_tree
from escabel_gui.record.telling.move_names import name_move
from escabel_gui.record.tree import ChildNode, Node
from escabel_gui.rules.message import Message
from escabel_gui.rules.state import NOBODY

MAX_UNDO: Final = 100  # changes


class PreparationChange(NamedTuple):
    """Change to what is prepared, as it is undone: the moves after `parent` before it, and what was on the board."""

    parent: Node
    children: list[ChildNode]
    shown: Node


class Preparation(FreeBoard):
    """Board on which conditional moves are entered, for both sides; the game on the table goes on meanwhile."""

    rests_table = False

    def __init__(self, table: Table, stage: Stage, parent: QObject | None = None) -> None:
        super().__init__(table, stage, Game(line_tree(table.game.tree, table.game.tree.root)), parent)
        self.moves = ConditionalMoves(self.game.rules)
        self._line: list[int] = []  # the moves of the game for which answers are prepared
        self._changes: list[PreparationChange] = []  # the latest last
        table.remote_game.changed.connect(self._give_way)
        table.remote_game.presence_changed.connect(self._give_way)  # or the friend has offered something

    # ---- coming and going

    @property
    def may_begin(self) -> bool:
        """True if it is the friend's turn, and nothing else has the board."""
        return self._stage.is_at_table and self._table.answers.may_prepare

    def begin(self, path: list[int] | None = None) -> None:
        """Put the position of the game on the board, or the one after moves of `path` as far as they are prepared."""
        self.moves = self._table.answers.begin()
        self._line = self.moves.tree.moves_to(self.moves.home)
        self._changes.clear()
        node: Node = self.moves.home
        for move in path or []:
            node = node.child(move) or node
        self.game.replace(self.moves.tree, node)
        self._take_board()

    def _clear(self) -> None:
        """Remove moves of the friend without an answer."""
        self._table.answers.end()
        if self._table.answers.moves is self.moves:
            self.moves.prune()
            self._table.answers.keep(self.moves)

    def _give_way(self) -> None:
        """Stop if the friend has done something, or another game is on the table."""
        answers, copy = self._table.answers, self._table.remote_game.copy
        is_same = copy is not None and copy.game.line == self._line
        if self.is_on and not (answers.may_prepare and is_same):
            self.stop()

    # ---- what is on the board

    @property
    def you(self) -> int:
        """Color that the person here has in the position on the board."""
        copy = self._table.remote_game.copy
        return NOBODY if copy is None else self.game.tree.color_at(self.game.node, copy.person)

    @property
    def is_friends_turn(self) -> bool:
        """True if a move of the friend is to be prepared next, and not an answer."""
        return not self.moves.is_friends(self.game.node)

    @property
    def is_home(self) -> bool:
        """True if the position of the game is on the board."""
        return self.game.node is self.moves.home

    @property
    def asked(self) -> ChildNode | None:
        """The move of the friend that led to the position on the board, and is to be answered."""
        node = self.game.node
        return node if isinstance(node, ChildNode) and not self.is_friends_turn else None

    @property
    def task(self) -> Message | None:
        """The instruction for what can be prepared now."""
        name, asked = self._table.remote_game.friend_name, self.asked
        if self.game.winner != NOBODY:
            return Message("The game would be over here.")
        if asked is None:
            return Message("Make a move that {0} may play.", (name,))
        move = name_move(self.game.rules.format_move(asked.move))
        if asked.children:
            answer = name_move(self.game.rules.format_move(asked.children[0].move))
            return Message("Your answer to {0} is {1}. Another move takes its place.", (move, answer))
        return Message("Make the move with which you will answer {0}.", (move,))

    @property
    def why_not_move(self) -> Message | None:
        """The reason why nothing can be prepared here, or None."""
        if self.game.winner != NOBODY:
            return Message("The game would be over here.")
        node = self.game.node
        return None if node.children else self.moves.why_not_add(node)

    def make_move(self, move: int) -> None:
        """Prepare a legal move, or show it if it is prepared already. Raises IllegalMove with the reason."""
        game = self.game
        parent, before = game.node, list(game.node.children)
        node = self.moves.add(parent, move)
        if node not in before:
            self._note(parent, before)
        self._show(node, is_changed=node not in before)

    # ---- changing what is prepared

    @property
    def can_undo(self) -> bool:
        """True if there is a change to take back."""
        return self.is_on and bool(self._changes)

    def undo(self) -> None:
        """Take the latest change back, and show the position in which it was made."""
        if self.can_undo:
            change = self._changes.pop()
            change.parent.children[:] = change.children
            self._show(change.shown, is_changed=True)

    @property
    def can_remove(self) -> bool:
        """True if a prepared move has led to the position on the board."""
        return self.is_on and not self.is_home

    def remove(self) -> None:
        """Take out the move that led to the position on the board, and all that follows it."""
        node = self.game.node
        if self.can_remove and isinstance(node, ChildNode):
            self._note(node.parent, list(node.parent.children))
            self._show(self.moves.remove(node), is_changed=True)

    @property
    def can_remove_all(self) -> bool:
        """True if anything is prepared."""
        return self.is_on and bool(self.moves.home.children)

    def remove_all(self) -> None:
        """Take out all that is prepared."""
        home = self.moves.home
        if self.can_remove_all:
            self._note(home, list(home.children))
            home.children.clear()
            self._show(home, is_changed=True)

    def _note(self, parent: Node, children: list[ChildNode]) -> None:
        self._changes.append(PreparationChange(parent, children, self.game.node))
        del self._changes[:-MAX_UNDO]

    def _show(self, node: Node, is_changed: bool = False) -> None:
        self.game.go_to(node, is_tree_changed=is_changed)
        if is_changed:
            self._table.answers.keep(self.moves)
        self.changed.emit()

    # ---- walking through it

    @property
    def earlier(self) -> Node | None:
        """The position before the latest prepared move; None at the beginning."""
        return None if self.is_home or not self.is_on else self.game.node.parent

    @property
    def later(self) -> ChildNode | None:
        """The position after the next prepared move; None at the end of a line."""
        return self.game.node.children[0] if self.game.node.children and self.is_on else None

    def go_to_sibling(self, by: int) -> None:
        """Show another move of the friend in the same place, or the nearest one before where there are several."""
        if self.is_on:
            self.game.go_to_sibling(by)
            self.changed.emit()

    def go_to(self, node: Node) -> None:
        """Show the position after a prepared move."""
        if self.is_on:
            self._show(node)
