"""The game on screen: a tree of moves, the node one looks at, and what may be played there."""

import re
from collections.abc import Sequence
from itertools import takewhile
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, Signal

from escabel_gui.record.marks import Mark, clear_marks, set_mark, toggle_arrow
from escabel_gui.record.result import Result
from escabel_gui.record.telling.positions import as_turn, stands_won
from escabel_gui.record.tree import ChildNode, GameTree, Node, line_end, steps_to
from escabel_gui.rules.abilities import contested_pairs, point_note
from escabel_gui.rules.contract import BoardDelta, Rules, StackConnection
from escabel_gui.rules.message import Message, join_and
from escabel_gui.rules.moves import PASS, SWAP, is_step, move_point
from escabel_gui.rules.state import NOBODY, State

MAX_REASONS: Final = 2  # crosscuts of a stack for which it is said why it is connected or cut


class Step(NamedTuple):
    """The difference between two positions, for a view to show: forwards along `deltas`, or back along them.

    Without deltas the view shows the new position at once.
    """

    deltas: tuple[BoardDelta, ...] = ()
    backwards: bool = False


class LegalMoves(NamedTuple):
    """The legal moves of a position by what a person points at; `steps` by source, then by target."""

    on_point: dict[int, int]
    steps: dict[int, dict[int, int]]
    can_pass: bool
    can_swap: bool


def summarize_links(names: Sequence[str], point: int, links: dict[int, StackConnection]) -> Message:
    """Return with which stacks in its crosscuts a stack is connected, and from which it is cut."""
    joined = [names[other] for other in sorted(links) if links[other].connected]
    cut = [names[other] for other in sorted(links) if not links[other].connected]
    if not joined:
        return Message("In its crosscuts {0} is cut from {1}.", (names[point], join_and(cut)))
    if not cut:
        return Message("In its crosscuts {0} is connected with {1}.", (names[point], join_and(joined)))
    words = (names[point], join_and(joined), join_and(cut))
    return Message("In its crosscuts {0} is connected with {1} and cut from {2}.", words)


def format_place(tree: GameTree, node: Node) -> str:
    """Return the place of a node in its game, as it is written into a session."""
    return ".".join(str(index) for index in tree.indexes_of(node))


def parse_place(tree: GameTree, text: str | None) -> Node:
    """Return the node that `format_place` named, as far as one can follow; for None the end of the main line."""
    if text is None:
        return tree.main_line()[-1]
    indexes = takewhile(re.compile("[0-9]{1,6}").fullmatch, text.split("."))
    return tree.node_at([int(index) for index in indexes])


class Game(QObject):
    """Game tree with a current node; a signal follows every change."""

    replaced = Signal()  # another game has been put on the screen
    node_changed = Signal(object)  # the current node is another one: a Step
    tree_changed = Signal()  # nodes have come, gone or changed places
    annotated = Signal()  # something was written at a node, mostly the current one

    def __init__(self, tree: GameTree, node: Node | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.tree = tree
        self.node = node or tree.root
        self._legal_moves: LegalMoves | None = None
        self._reopened: Node | None = None  # from where a game that was decided goes on
        self._won: tuple[Node, int] | None = None  # where a color cannot lose any more, and which one
        self.is_studied = False  # as a chapter of a study: what is played beside a line is a variation of it

    def replace(self, tree: GameTree, node: Node | None = None, is_studied: bool = False) -> None:
        """Replace the tree, and the current node by `node` or the root. Emits `replaced`."""
        self.tree = tree
        self.is_studied = is_studied
        self.node = node or tree.root
        self._legal_moves = None
        self._reopened = None
        self.replaced.emit()

    # ---- the position one looks at

    @property
    def rules(self) -> Rules:
        """Rules of the game."""
        return self.tree.rules

    @property
    def state(self) -> State:
        """State at the current node."""
        return self.tree.state_at(self.node)

    @property
    def piles(self) -> list[tuple[int, ...]]:
        """Piles at the current node, by point."""
        return self.tree.piles_at(self.node)

    @property
    def winner(self) -> int:
        """The winner by the rules at the current node; a resignation or a lost clock is not in it."""
        return int(self.rules.winner(self.state))

    @property
    def legal_moves(self) -> LegalMoves:
        """Legal moves at the current node, indexed by source and target."""
        if self._legal_moves is None:
            self._legal_moves = self._find_legal_moves()
        return self._legal_moves

    def _find_legal_moves(self) -> LegalMoves:
        legal_moves = LegalMoves({}, {}, False, False)
        for move in self.rules.legal_move_list(self.state):
            if move == PASS:
                legal_moves = legal_moves._replace(can_pass=True)
            elif move == SWAP:
                legal_moves = legal_moves._replace(can_swap=True)
            elif is_step(move):
                legal_moves.steps.setdefault(int(move_point(move)), {})[self.rules.target_point(move)] = move
            else:
                legal_moves.on_point[int(move_point(move))] = move
        return legal_moves

    def deltas(self, move: int) -> list[BoardDelta]:
        """Return the changes of the board that a move would make at the current node."""
        return self.rules.deltas(self.state, move)

    @property
    def is_given_up(self) -> bool:
        """True if the game has a result here that the rules do not give it: by resignation, on time, by a fault."""
        tree = self.tree
        is_decided = tree.result is not None and not self.node.children and self.winner == NOBODY
        return is_decided and self.node is tree.last_node()

    @property
    def is_over(self) -> bool:
        """True if the game has ended at the current node."""
        return self.winner != NOBODY or self.is_given_up

    @property
    def is_live(self) -> bool:
        """True if the current line ends here undecided."""
        return not self.node.children and not self.is_over

    @property
    def is_reopened(self) -> bool:
        """True if the end has been taken back, so that a move here continues the game."""
        return self._reopened is self.node

    @property
    def is_decided(self) -> bool:
        """True if the game has ended, whatever node is current."""
        return self.tree.is_decided and not self.is_reopened

    @property
    def is_in_play(self) -> bool:
        """True if the game goes on at the current node; not in a variation of one that is decided."""
        return self.is_live and not self.is_decided

    @property
    def result(self) -> Result | None:
        """The result at the current node; None while the game goes on there."""
        return self.tree.result_at(self.node) or (self.tree.result if self.is_given_up else None)

    @property
    def is_variation(self) -> bool:
        """True if the current node is in a variation."""
        return any(step.parent.children[0] is not step for step in steps_to(self.node))

    def last_points(self) -> list[int]:
        """Return the points of the move that led here.

        These are one, or source and target; none for a pass, a swap or the start.
        """
        move = self.node.move
        if move is None or move in (PASS, SWAP):
            return []
        return [int(move_point(move)), self.rules.target_point(move)] if is_step(move) else [int(move_point(move))]

    def winning_points(self) -> list[int]:
        """Return the points of the winning chain at the current node; empty without one."""
        if self._won is not None and self._won[0] is self.node:
            return self.rules.winning_points(as_turn(self.state, self._won[1]))
        return self.rules.winning_points(self.state) if self.winner != NOBODY else []

    def mark_won(self, color: int) -> None:
        """Count the chain of a color as winning at the current node, though its turn has yet to begin."""
        if self.winner == NOBODY and stands_won(self.rules, self.state, color):
            self._won = self.node, color
            self.annotated.emit()

    def notes(self, point: int) -> list[Message]:
        """Return what the rules say about a point: contested connections and special states."""
        rules, state = self.rules, self.state
        links: dict[int, StackConnection] = {}  # by the other point
        for pair in contested_pairs(rules, state):
            if point in pair and (link := rules.connection(state, *pair)) is not None:
                links[sum(pair) - point] = link
        notes = [link.clause for link in links.values()]
        if len(links) > MAX_REASONS:
            notes = [summarize_links(rules.board.names, point, links)]
        note = point_note(rules, state, point)
        return notes + ([note] if note is not None else [])

    # ---- changing it

    def play(self, move: int) -> ChildNode:
        """Play a move at the current node, which has been found legal, and go there; a known move just leads on.

        While the game is undecided, the line that is played on is the game: it becomes the main line, unless it is
        studied, and the result of the main line is the game's.
        """
        tree, was_decided, known = self.tree, self.is_decided, len(self.node.children)
        step = Step(tuple(self.deltas(move)))
        node = tree.add_legal_move(self.node, move)
        is_changed = len(self.node.children) > known
        if not was_decided and self.is_studied:
            tree.result = tree.result_at(tree.last_node())
        elif not was_decided:
            is_changed = tree.promote(node) or is_changed
            tree.result = tree.result_at(node)
        self._show(node, step, is_changed)
        return node

    def cut(self, node: ChildNode) -> None:
        """Remove a node and all that follows it from the tree, and go to the move before."""
        self.tree.remove(node)
        self.go_to(node.parent, is_tree_changed=True)

    def restore(self, node: ChildNode) -> None:
        """Undo `cut`; the current node stays."""
        self.tree.restore(node.parent, node, 0)
        self._legal_moves = None
        self.tree_changed.emit()

    def promote(self, node: Node) -> None:
        """Make a node part of the main line."""
        if self.tree.promote(node):
            self.tree_changed.emit()

    def end(self, result: Result) -> None:
        """Let the line that one looks at be the game, go to its end, and have it end there with this result."""
        is_changed = self.tree.promote(self.node)
        self.tree.result = result
        if is_changed:
            self.tree_changed.emit()
        self.go_to_end()

    def merge(self, other: GameTree) -> bool:
        """Take in what was played and written in another copy of this game; returns whether moves have come."""
        tree, end = self.tree, self.tree.last_node()
        their_moves = other.moves_to(other.last_node())
        is_more = tree.merge(tree.root, other.root) > 0
        if tree.last_node() is not end or not tree.result:
            tree.result = tree.result_at(tree.last_node())
            if not tree.result and tree.moves_to(tree.last_node()) == their_moves:
                tree.result = other.result
        self.tree_changed.emit()
        self.annotated.emit()
        return is_more

    def comment(self, text: str, node: Node | None = None) -> None:
        """Let the comment on the current node or another one be `text`."""
        node = node or self.node
        if text != node.comment:
            node.comment = text
            self.annotated.emit()

    def mark(self, point: int, mark: Mark | None, node: Node | None = None) -> None:
        """Let a point bear a mark, or none, at the current node or another one."""
        set_mark(node or self.node, self.rules.board.names[point], mark)
        self.annotated.emit()

    def draw_arrow(self, source: int, target: int, node: Node | None = None) -> None:
        """Draw an arrow between points at the current node or another one, or remove it if it is there."""
        names = self.rules.board.names
        toggle_arrow(node or self.node, names[source], names[target])
        self.annotated.emit()

    def clear_marks(self, node: Node | None = None) -> None:
        """Remove all marks from the current node or another one."""
        clear_marks(node or self.node)
        self.annotated.emit()

    def go_to(self, node: Node, is_tree_changed: bool = False) -> None:
        """Look at another node; a single ply forth or back is told with its deltas."""
        if node is self.node:
            if is_tree_changed:
                self.tree_changed.emit()
            return
        step = Step()
        if isinstance(node, ChildNode) and node.parent is self.node:
            step = Step(tuple(self.deltas(node.move)))
        elif isinstance(self.node, ChildNode) and self.node.parent is node:
            before = self.tree.state_at(node)
            step = Step(tuple(self.rules.deltas(before, self.node.move)), backwards=True)
        self._show(node, step, is_tree_changed)

    def _show(self, node: Node, step: Step, is_tree_changed: bool = False) -> None:
        self.node = node
        self._legal_moves = None
        if node is not self._reopened:
            self._reopened = None
        if is_tree_changed:
            self.tree_changed.emit()
        self.node_changed.emit(step)

    def reopen(self, node: Node) -> None:
        """Look at a node from which the game may go on, though it is decided; it stays so until somebody moves."""
        self._reopened = node
        self.go_to(node)

    def go_back(self) -> None:
        """Go one move back."""
        if self.node.parent is not None:
            self.go_to(self.node.parent)

    def go_on(self) -> None:
        """Go one move forward, along the first child."""
        if self.node.children:
            self.go_to(self.node.children[0])

    def go_to_start(self) -> None:
        """Go to the first position."""
        self.go_to(self.tree.root)

    def go_to_end(self) -> None:
        """Go to the end of the line that goes on from here."""
        self.go_to(line_end(self.node))

    def go_to_sibling(self, by: int) -> None:
        """Go to the next (+1) or the previous (-1) move at the same point of the game; the first one follows the last.

        Where the current move has no alternatives, the nearest earlier move that has some is taken.
        """
        node = self.node
        while isinstance(node, ChildNode) and len(node.parent.children) < 2:
            node = node.parent
        if isinstance(node, ChildNode):
            siblings = node.parent.children
            self.go_to(siblings[(siblings.index(node) + by) % len(siblings)])
