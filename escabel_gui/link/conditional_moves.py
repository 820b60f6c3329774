"""Conditional moves: answers that a person prepares while it is the friend's turn, to moves that the friend may make.

They stay in the program of the person who prepares them: no code and no line between programs has them.
"""

import re
from collections.abc import Iterable, Sequence
from typing import Final

from escabel_gui.link.shared_game import SharedGame
from escabel_gui.record.tree import ChildNode, GameTree, Node, steps_to
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.message import IllegalMove, Message

MAX_MOVES: Final = 200  # of both sides together
MAX_DEPTH: Final = 40  # one after the other: programs that answer each other at once stay within what a peer may say
MAX_CHARS: Final = 19_000  # of the text: a session keeps little more under one key

TOKEN: Final = re.compile(r"[()]|[^\s()]+")


class ConditionalMoves:
    """Tree of moves below `home`, where the friend is to move; each of their moves has one answer.

    `tree` begins with the moves that lead there.
    """

    def __init__(self, rules: Rules, line: Iterable[int] = ()) -> None:
        """Set up an empty tree whose home is the position after the moves of `line`, which are legal."""
        self.tree = GameTree(rules)
        self.home: Node = self.tree.root
        for move in line:
            self.home = self.tree.add_legal_move(self.home, move)

    # ---- what is prepared

    def is_friends(self, node: Node) -> bool:
        """Return True if the friend makes the move that leads to a node below home."""
        return (node.depth - self.home.depth) % 2 == 1

    @property
    def friend(self) -> int:
        """Person to move at home, 0 or 1."""
        return self.tree.person_at(self.home, self.home.turn)

    @property
    def count(self) -> int:
        """Number of moves, of both sides."""
        return sum(1 for _ in self._nodes())

    @property
    def answer_count(self) -> int:
        """Number of answers."""
        return sum(not self.is_friends(node) for node in self._nodes())

    def _nodes(self) -> Iterable[ChildNode]:
        todo = list(self.home.children)
        while todo:
            node = todo.pop()
            yield node
            todo += node.children

    # ---- preparing

    def why_not_add(self, node: Node) -> Message | None:
        """Return why no move can be added after a node, or None; whether a move is legal is not looked at."""
        if self.is_friends(node) and node.children:
            return None  # another answer takes the place of the one that is there
        if self.count >= MAX_MOVES:
            return Message("No more than {0} moves can be prepared: delete some of them.", (MAX_MOVES,))
        if node.depth - self.home.depth >= MAX_DEPTH:
            return Message("No more than {0} moves in a row can be prepared.", (MAX_DEPTH,))
        return None

    def add(self, node: Node, move: int) -> ChildNode:
        """Prepare a move after a node; an answer takes the place of another one there. Raises IllegalMove."""
        known = node.child(move)
        if known is not None:
            return known
        why_not = self.tree.rules.move_error(self.tree.state_at(node), move) or self.why_not_add(node)
        if why_not is not None:
            raise IllegalMove(why_not)
        if self.is_friends(node):
            node.children.clear()
        return self.tree.add_legal_move(node, move)

    def remove(self, node: Node) -> Node:
        """Take a prepared move and all that follows it out; returns the position before it. Home stays."""
        if not isinstance(node, ChildNode) or node is self.home:
            return node
        self.tree.remove(node)
        return node.parent

    def prune(self) -> None:
        """Take out moves of the friend that have no answer."""
        for node in [node for node in self._nodes() if self.is_friends(node) and not node.children]:
            self.tree.remove(node)

    # ---- the game goes on

    def follow(self, line: Sequence[int]) -> bool:
        """Move home along a game whose moves are now `line`; return False if nothing of what is prepared is left.

        Where moves were taken back, everything stays as it is: it counts again when the same moves have been made.
        """
        moves = self.tree.moves_to(self.home)
        common = min(len(moves), len(line))
        if list(line[:common]) != moves[:common]:
            return False
        node = self.tree.node_after([*moves, *line[len(moves) :]])
        if node is None:
            return False
        if not self.is_friends(node):
            self._move_home(node)
        return bool(node.children)

    def answer(self, line: Sequence[int]) -> int | None:
        """Return the answer to the last move of a game whose moves are `line`; None if none is prepared."""
        moves = self.tree.moves_to(self.home)
        if len(line) != len(moves) + 1 or list(line[:-1]) != moves:
            return None
        node = self.home.child(line[-1])
        return node.children[0].move if node is not None and node.children else None

    def pass_over(self, line: Sequence[int]) -> None:
        """Skip the answer to the last move of `line`; what is prepared after it counts if that answer is played."""
        if self.answer(line) is not None:
            node = self.home.child(line[-1])
            assert node is not None
            self._move_home(node.children[0])

    def _move_home(self, node: Node) -> None:
        """Make a node below home the new home, and drop what was prepared beside the way there."""
        for step in steps_to(node)[self.home.depth :]:
            step.parent.children[:] = [step]
        self.home = node


# ---- as a session keeps it


def format_conditional_moves(moves: ConditionalMoves) -> str:
    """Format the moves of the game, then what is prepared: `d4 c3; (c4 d3 a1 b2)(d5 e5 (a1 b2)(a2 b1))`.

    Moves of the friend that have no answer are left out. Empty if nothing is prepared, or it is too long.
    """
    tree = moves.tree
    prepared = _format_lines(moves, moves.home)
    line = " ".join(tree.rules.format_move(move) for move in tree.moves_to(moves.home))
    text = f"{line}; {prepared}" if prepared else ""
    return text if len(text) <= MAX_CHARS else ""


def _format_lines(moves: ConditionalMoves, node: Node) -> str:
    """Format the lines that go on from a node."""
    format_move = moves.tree.rules.format_move
    lines = [
        f"{format_move(child.move)} {_format_lines(moves, child)}".rstrip()
        for child in node.children
        if child.children or not moves.is_friends(child)
    ]
    return lines[0] if len(lines) == 1 else "".join(f"({line})" for line in lines)


def parse_conditional_moves(text: str, game: SharedGame, person: int) -> ConditionalMoves | None:
    """Parse the output of `format_conditional_moves`, for a person in a game.

    None for moves that were not prepared in this game, or that cannot be read to the end.
    """
    before, _, after = text[:MAX_CHARS].partition(";")
    rules, wanted = game.rules, before.split()
    known = [rules.format_move(move) for move in game.line[: len(wanted)]]
    if wanted[: len(known)] != known or len(wanted) > len(known) + MAX_DEPTH:
        return None
    moves = ConditionalMoves(rules, game.line[: len(wanted)])
    tree = moves.tree
    branchings: list[Node] = []
    try:
        for move in wanted[len(known) :]:
            moves.home = tree.add_legal_move(moves.home, rules.parse_legal_move(tree.state_at(moves.home), move))
        if moves.friend == person:
            return None
        node = moves.home
        for token in TOKEN.findall(after):
            if token == "(":
                branchings.append(node)
            elif token == ")":
                node = branchings.pop()
            else:
                node = moves.add(node, rules.parse_move(token))
    except (IllegalMove, IndexError):
        return None
    moves.prune()
    return moves if moves.follow(game.line) else None
