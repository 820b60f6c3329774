"""A game with its variations: what was played, by whom, and what people wrote beside it."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterator
from typing import Final, Generic, TypeVar

from escabel_gui.record.evaluation import BLACK_WIN_RATE, EVALUATION, VISITS, Evaluation, truncate_evaluation
from escabel_gui.record.piles import Pile, format_piles, parse_piles, piles_after_move, piles_from_state
from escabel_gui.record.result import Result, result_of
from escabel_gui.record.texts import escape_text, unescape_start, unescape_text
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.message import IllegalMove
from escabel_gui.rules.moves import SWAP
from escabel_gui.rules.state import BLACK, WHITE, State, opponent

T = TypeVar("T")

Properties = dict[str, list[str]]  # as an SGF file writes the values, escapes included

COMMENT: Final = "C"
ASSISTANCE: Final = "XHELP"  # what a person had of an engine here for their move in a game against the bot
TAKE_BACK: Final = "take-back"  # noted there where that person took a move back
PLAYER_CHANGE: Final = "XSEATS"  # at the root: others have sat down since the first move
CACHE_SIZE: Final = 512  # of each tree; some 5 MB on the largest board


class Node:
    """Position in a game tree: the start, or, as a `ChildNode`, the position after a move.

    `properties` are SGF's, in their order; the move itself is not among them, nor the evaluation, nor, at the root, is
    what `GameTree` has fields for. `text` and `set_text` speak plain text.
    """

    __slots__ = ("children", "depth", "evaluation", "move", "parent", "stored_properties", "turn")

    def __init__(self, turn: int = BLACK) -> None:
        self.parent: Node | None = None
        self.children: list[ChildNode] = []  # the first one continues the main line
        self.move: int | None = None
        # None while there is nothing: most nodes of large trees are bare
        self.stored_properties: Properties | None = None
        self.evaluation: Evaluation | None = None  # of this position; it is never changed, only replaced
        self.depth: int = 0  # moves from the root, a swap included
        self.turn = turn  # whose move comes next

    @property
    def is_root(self) -> bool:
        """True for the root of the tree."""
        return self.parent is None

    @property
    def number(self) -> int:
        """Number of the next move: Black's and the white one that answers it have the same."""
        return 1 + (self.depth + int(self.turn == BLACK)) // 2

    @property
    def properties(self) -> Properties:
        """SGF properties, to be changed in place; `values` reads them without creating any."""
        if self.stored_properties is None:
            self.stored_properties = {}
        return self.stored_properties

    def values(self, name: str) -> list[str]:
        """Return the raw values of a property; empty without it."""
        return self.stored_properties.get(name, []) if self.stored_properties else []

    def set_values(self, name: str, values: list[str]) -> None:
        """Set a property to raw values; without any it is removed."""
        if values:
            self.properties[name] = values
        else:
            self.properties.pop(name, None)

    def text(self, name: str) -> str:
        """Return a property as plain text, its values joined by line breaks; empty without it."""
        return "\n".join(unescape_text(value) for value in self.values(name))

    def set_text(self, name: str, text: str) -> None:
        """Set a property to `text`; an empty one removes it."""
        value = escape_text(text)
        self.set_values(name, [value] if value else [])

    @property
    def comment(self) -> str:
        """Comment on the position."""
        return self.text(COMMENT)

    @comment.setter
    def comment(self, text: str) -> None:
        self.set_text(COMMENT, text)

    @property
    def has_comment(self) -> bool:
        """True if there is a comment, which may be long: it is not read for that."""
        return any(self.values(COMMENT))

    def comment_start(self, most: int) -> str:
        """Return the comment, or its first `most` letters; a long one is not read further."""
        text = ""
        for number, value in enumerate(self.values(COMMENT)):
            if len(text) >= most:
                break
            text += ("\n" if number else "") + unescape_start(value, most - len(text))
        return text[:most]

    def set_evaluation(self, evaluation: Evaluation) -> None:
        """Give the position this evaluation, as far as files keep one, instead of an older one."""
        self.evaluation = truncate_evaluation(evaluation)
        self.drop_stored_evaluation()

    def drop_stored_evaluation(self) -> None:
        """Drop the stored evaluation properties once a parsed evaluation is attached."""
        for name in (EVALUATION, VISITS, BLACK_WIN_RATE):
            if self.evaluation is not None and self.values(name):
                self.properties.pop(name)

    def child(self, move: int) -> ChildNode | None:
        """Return the child to which a move leads, if it was played here."""
        for child in self.children:
            if child.move == move:
                return child
        return None


class ChildNode(Node):
    """Node that a move has led to; every move but the swap passes the turn on."""

    __slots__ = ()
    parent: Node
    move: int

    def __init__(self, parent: Node, move: int) -> None:
        super().__init__(parent.turn if move == SWAP else int(opponent(parent.turn)))
        self.parent = parent
        self.move = move
        self.depth = parent.depth + 1

    @property
    def is_answer(self) -> bool:
        """True for a move of White's right after one of Black's, which has the same number; after a swap it is none."""
        before = self.parent
        return before.turn == WHITE and before.parent is not None and before.parent.turn == BLACK


def make_child(parent: Node, move: int) -> ChildNode:
    """Add a child to a node, by a move for which it has none, and return it."""
    child = ChildNode(parent, move)
    parent.children.append(child)
    return child


class GameTree:
    """Record of a game: its rules, the tree of moves, and who played when.

    `start_stacks` and `start_turn` set up a position to begin with, as `Rules.parse_valid_position` reads them; without
    stacks the game begins as its rules say. Every move in the tree is legal: `add_move` checks that.

    Code that keeps a node must keep its tree, too: when the tree is deleted, its nodes are unlinked from each other.
    """

    def __init__(self, rules: Rules, start_turn: int = BLACK, start_stacks: str | None = None) -> None:
        """Set up the tree; raises InvalidInput with a reason if the start cannot be read or played on from."""
        self.root = Node(start_turn)
        self.rules = rules
        self.start_turn = start_turn
        self.start_stacks = start_stacks
        self.players = ["", "", ""]  # by color: who sat there when the game began
        self.name = ""
        self.date = ""  # as SGF writes dates: 2026-11-21
        self.result: Result | None = None  # of the main line; None while unknown
        start = rules.start() if start_stacks is None else rules.parse_valid_position(start_turn, start_stacks)
        piles = piles_from_state(start) if start_stacks is None else parse_piles(rules, start_stacks)
        self.state_cache = PathCache(start)
        self.pile_cache = PathCache(piles)

    def __del__(self) -> None:
        """Unlink all nodes, in any thread: otherwise they would stay until Python's garbage collection."""
        todo: list[Node] = [self.root]
        while todo:
            node = todo.pop()
            todo += node.children
            node.children.clear()
            node.parent = None

    def add_move(self, node: Node, move: int) -> ChildNode:
        """Return the child of `node` after a move, added if it is not there; raises IllegalMove with the reason."""
        return node.child(move) or self.add_new_move(node, move)

    def add_new_move(self, node: Node, move: int) -> ChildNode:
        """Add a child by a move that the node has no child for, as `add_move` does."""
        reason = self.rules.move_error(self.state_at(node), move)
        if reason is not None:
            raise IllegalMove(reason)
        return make_child(node, move)

    def add_legal_move(self, node: Node, move: int) -> ChildNode:
        """Add a move as `add_move` does, without checking one that is known to be legal."""
        return node.child(move) or make_child(node, move)

    def remove(self, node: ChildNode) -> None:
        """Take a node and all that follows it out of the tree."""
        node.parent.children.remove(node)

    def is_same_game(self, other: GameTree) -> bool:
        """Return whether both trees start from the same position of the same ruleset."""
        mine, theirs = self.rules, other.rules
        return (mine.wire_name, mine.size, self.start_turn, self.start_stacks) == (
            theirs.wire_name,
            theirs.size,
            other.start_turn,
            other.start_stacks,
        )

    def restore(self, parent: Node, node: ChildNode, index: int) -> None:
        """Undo `remove`: what was removed there comes back as its child, at best in its old place among the others.

        Where the move has been played again, both lives of it become one.
        """
        twin = parent.child(node.move)
        if twin is not None:
            self.merge(twin, node)
        else:
            node.parent = parent
            parent.children.insert(index, node)

    def merge(self, node: Node, other: Node) -> int:
        """Add to `node` all that the same position of another tree has; returns how many variations that adds.

        What both say of a node stays as it is here, but comments are joined. The other tree is then empty.
        """
        added = 0
        todo = [(node, other)]
        while todo:
            here, there = todo.pop()
            comments = [here.comment, there.comment] if here.has_comment and there.has_comment else []
            here.stored_properties = (there.stored_properties or {}) | (here.stored_properties or {}) or None
            here.evaluation = here.evaluation or there.evaluation
            here.drop_stored_evaluation()
            if comments and comments[1] not in comments[0]:
                here.comment = "\n".join(comments)
            for child in there.children:
                twin = here.child(child.move)
                if twin is None:
                    child.parent = here
                    here.children.append(child)
                    added += 1
                else:
                    todo.append((twin, child))
            there.children.clear()
        return added

    def promote(self, node: Node) -> bool:
        """Make the main line go through `node`; returns whether it did not."""
        is_changed = False
        for step in steps_to(node):
            siblings = step.parent.children
            if siblings[0] is not step:  # in one step: another thread may be writing the game
                siblings[:] = [step, *(sibling for sibling in siblings if sibling is not step)]
                is_changed = True
        return is_changed

    def state_at(self, node: Node) -> State:
        """Return the position at a node; it belongs to the tree: copy it before you change it."""
        return self.state_cache.at(node, self.state_after)

    def piles_at(self, node: Node) -> list[Pile]:
        """Return the piles at a node by point, piece by piece; cached, not to be changed."""
        return self.pile_cache.at(node, self.piles_after)

    def stacks_at(self, node: Node) -> str:
        """Return the stacks at a node as `Rules.parse_position` reads them."""
        return format_piles(self.rules.board.names, self.piles_at(node))

    def state_after(self, state: State, node: ChildNode) -> State:
        """Return the state after the move to a node, from the state before."""
        return self.rules.after(state, node.move)

    def piles_after(self, piles: list[Pile], node: ChildNode) -> list[Pile]:
        """Return the piles after the move to a node, from the piles before."""
        return piles_after_move(self.rules, self.state_at(node.parent), piles, node.move)

    def result_at(self, node: Node) -> Result | None:
        """Return the result at a node by the rules, or None while the game goes on."""
        return result_of(self.rules, self.state_at(node))

    @property
    def has_begun(self) -> bool:
        """True if anything was set up or played."""
        return bool(self.root.children) or self.start_stacks is not None

    @property
    def final_result(self) -> Result | None:
        """Result of the main line: the recorded one, or the one by the rules."""
        return self.result or self.result_at(self.last_node())

    @property
    def is_decided(self) -> bool:
        """True if the main line has a result."""
        return self.final_result is not None

    def player_names_at(self, node: Node) -> tuple[str, str]:
        """Return the players of Black and White at a node, after a possible swap."""
        _, first, second = self.players
        return (second, first) if self.is_swapped_at(node) else (first, second)

    def is_swapped_at(self, node: Node) -> bool:
        """Return whether the players have swapped sides on the way to a node."""
        return (node.turn == self.start_turn) != (node.depth % 2 == 0)  # every other move passes the turn on

    def person_at(self, node: Node, color: int) -> int:
        """Return the person who has a color at a node: 0 sat at Black when the game began, 1 at White."""
        return (color - BLACK) ^ int(self.is_swapped_at(node))

    def color_at(self, node: Node, person: int) -> int:
        """Return the color that a person has at a node."""
        return BLACK + (person ^ int(self.is_swapped_at(node)))

    def main_line(self) -> list[Node]:
        """Return the nodes from the root on, always by the first child."""
        line: list[Node] = [self.root]
        while line[-1].children:
            line.append(line[-1].children[0])
        return line

    def last_node(self) -> Node:
        """Return the last node of the main line."""
        return line_end(self.root)

    def path_to(self, node: Node) -> list[Node]:
        """Return the nodes from the root to `node`, both included."""
        return list(ancestors(node))[::-1]

    def moves_to(self, node: Node) -> list[int]:
        """Return the moves from the root to `node`, which identify it even if the tree around it changes."""
        return [step.move for step in steps_to(node)]

    def node_after(self, moves: list[int]) -> Node | None:
        """Return the node to which moves lead, if they were played."""
        node: Node | None = self.root
        for move in moves:
            node = node.child(move) if node is not None else None
        return node

    def indexes_of(self, node: Node) -> list[int]:
        """Return the child indices from the root to a node."""
        return [step.parent.children.index(step) for step in steps_to(node)]

    def node_at(self, indexes: list[int]) -> Node:
        """Return the node that `indexes_of` described; where the tree ends before, the last one on the way."""
        node = self.root
        for index in indexes:
            if not 0 <= index < len(node.children):
                break
            node = node.children[index]
        return node


def line_end(node: Node) -> Node:
    """Return the last node of the line that goes on from a node."""
    while node.children:
        node = node.children[0]
    return node


def steps_to(node: Node) -> list[ChildNode]:
    """Return the nodes from the root to `node`, without the root."""
    return [step for step in ancestors(node) if isinstance(step, ChildNode)][::-1]


def ancestors(node: Node) -> Iterator[Node]:
    """Yield a node, its parent, and so on to the root."""
    step: Node | None = node
    while step is not None:
        yield step
        step = step.parent


def all_nodes(tree: GameTree) -> Iterator[Node]:
    """Yield every node of a game, parents before their children."""
    todo: list[Node] = [tree.root]
    while todo:
        node = todo.pop()
        yield node
        todo += node.children


def lines_first(tree: GameTree) -> Iterator[Node]:
    """Yield every node of a game, each line to its end before its variations."""
    todo: list[Node] = [tree.root]
    while todo:
        node = todo.pop()
        yield node
        todo += reversed(node.children)


class PathCache(Generic[T]):
    """Cache of values at nodes that follow from the one at the parent; the latest CACHE_SIZE are kept."""

    def __init__(self, start: T) -> None:
        self.start = start
        self.values: OrderedDict[Node, T] = OrderedDict()

    def at(self, node: Node, step: Callable[[T, ChildNode], T]) -> T:
        """Return the value at a node; `step` derives it from the one before it."""
        missing: list[ChildNode] = []
        while isinstance(node, ChildNode) and node not in self.values:
            missing.append(node)
            node = node.parent
        if node.is_root:
            value = self.start
        else:
            value = self.values[node]
            self.values.move_to_end(node)
        for later in reversed(missing):
            value = step(value, later)
            self.values[later] = value
            if len(self.values) > CACHE_SIZE:
                self.values.popitem(last=False)
        return value
