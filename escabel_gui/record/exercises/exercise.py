"""An exercise: a game whose tree has the moves to be found, the answers to them, and what is said at each."""

from pathlib import Path
from typing import Final

from escabel_gui.record.exercises.goal import Goal, GoalKind, format_goal, parse_goal
from escabel_gui.record.sgf.decoding import decode
from escabel_gui.record.sgf.reading import read_sgf
from escabel_gui.record.sgf.record_error import RecordError
from escabel_gui.record.storage.files import read_bytes
from escabel_gui.record.texts import unescape_text
from escabel_gui.record.tree import ChildNode, GameTree, Node, all_nodes
from escabel_gui.rules.message import InvalidInput, Message

GOAL: Final = "XGOAL"  # root property: the goal, then whatever else there is to know, as `key:value` each
GRADE: Final = "grade"  # among the rest: how hard a puzzle is
RIGHT: Final = "TE"  # on a move that is looked for
WRONG: Final = "BM"  # on a wrong move that deserves an answer of its own


class Exercise:
    """Exercise tree. The user moves at nodes with a child marked TE or BM, and at leaves.

    Elsewhere the board moves: the first child is played by itself, be it an answer, a refutation, or what comes
    before the first question.
    """

    def __init__(self, tree: GameTree, goal: Goal, notes: dict[str, str] | None = None) -> None:
        """Set up an exercise of a complete tree; what is played in it later is no part of the exercise."""
        self.tree = tree
        self.goal = goal
        self.notes = notes or {}  # what else the file says beside the goal, as `grade:3`
        self.task = tree.root  # where the first move is to be found, after what the board plays by itself
        while (reply := reply_at(self.task)) is not None:
            self.task = reply
        self.color = self.task.turn  # of the person who is to find the moves

    @property
    def title(self) -> str:
        """Title of the exercise."""
        return self.tree.name

    @property
    def is_puzzle(self) -> bool:
        """True if it was mined as a puzzle: it is proven that every first move loses but the one that is looked for."""
        return GRADE in self.notes

    @property
    def is_game(self) -> bool:
        """True if it is a whole game."""
        return self.goal.kind is GoalKind.GAME

    @property
    def forbidden_move(self) -> str:
        """The move that is wanted although it is not allowed; empty if none is wanted or any such move."""
        return self.goal.words[0] if self.goal.kind is GoalKind.FORBIDDEN and self.goal.words else ""

    def answer_at(self, node: Node) -> str | None:
        """Return the move that is looked for at a node, as text; it may be one that is forbidden."""
        if self.goal.kind is GoalKind.FORBIDDEN:
            return self.forbidden_move or None
        moves = [] if self.is_game else right_moves(node)
        return self.tree.rules.format_move(moves[0].move) if moves else None

    @property
    def texts(self) -> list[str]:
        """Everything that is said, in the order of the tree, the title first."""
        said = [self.title, *(node.comment for node in all_nodes(self.tree))]
        return [text for text in said if text]


def is_right(node: Node) -> bool:
    """Return whether a node is marked as a right move (TE)."""
    return bool(node.values(RIGHT))


def is_wrong(node: Node) -> bool:
    """Return whether a node is marked as a wrong move (BM)."""
    return bool(node.values(WRONG))


def right_moves(node: Node) -> list[ChildNode]:
    """Return the moves that are looked for at a node."""
    return [child for child in node.children if is_right(child)]


def reply_at(node: Node) -> ChildNode | None:
    """Return the scripted reply at a node, or None where the user is to move or nothing follows."""
    if not node.children or any(is_right(child) or is_wrong(child) for child in node.children):
        return None
    return node.children[0]


def load_exercise(path: Path) -> Exercise:
    """Return the exercise in a file; raises OSError and RecordError."""
    return read_exercise(decode(read_bytes(path)))


def read_exercise(text: str) -> Exercise:
    """Return the exercise of an SGF text; raises RecordError."""
    return exercise_of(read_sgf(text))


def exercise_of(tree: GameTree) -> Exercise:
    """Return a game as an exercise; raises RecordError where its goal cannot be read."""
    goal, *rest = [unescape_text(value).strip() for value in tree.root.values(GOAL)] or [""]
    notes = dict(note.split(":", 1) for note in rest if ":" in note)
    try:
        return Exercise(tree, parse_goal(goal), notes)
    except InvalidInput as error:
        raise RecordError(Message("The goal (XGOAL) cannot be read: {0}.", (error.message,))) from None


def set_goal(tree: GameTree, goal: Goal, notes: dict[str, str] | None = None) -> None:
    """Make a game an exercise with this goal."""
    tree.root.properties[GOAL] = [format_goal(goal), *(f"{key}:{value}" for key, value in (notes or {}).items())]
