"""A study: games and positions as the chapters of one text, an SGF collection that other programs open, too."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from escabel_gui.record.line_tree import line_tree
from escabel_gui.record.move_list import read_games
from escabel_gui.record.progress import ProgressCallback, no_progress
from escabel_gui.record.sgf.record_error import RecordError
from escabel_gui.record.storage.game_store import GameFile
from escabel_gui.record.texts import escape_text, one_line
from escabel_gui.record.tree import ChildNode, GameTree, Node, make_child
from escabel_gui.rules.message import InvalidInput, Message
from escabel_gui.rules.state import NOBODY

TITLE: Final = "XSTUDY"  # root property of the first chapter: the title of the study
MAX_CHAPTERS: Final = 500
MAX_TITLE_CHARS: Final = 200


class ChapterPicture(NamedTuple):
    """A position as a small picture of a chapter shows it."""

    wire_name: str
    size: int
    stacks: str


class Chapter(GameFile):
    """Game or position of a study. It has no path of its own: the study's file keeps it."""

    def __init__(self, tree: GameTree) -> None:
        super().__init__(None)
        self.tree = tree
        self.node: Node = tree.root  # where one was in it
        self.position = position_of(tree)
        self._changes = 0
        self._text = ""  # in the study's file, after so many changes
        self._text_changes = -1

    @property
    def title(self) -> str:
        """Title of the chapter; it may be empty."""
        return self.tree.name

    def note_change(self) -> None:
        """Note that the tree was changed, while another thread may be writing it."""
        self._changes += 1

    def text(self, is_changed: bool = False) -> str:
        """Return the text of the chapter, made anew if it has changed since the last call. Raises RoundTripError."""
        changes = self._changes
        if is_changed or changes != self._text_changes:
            self._text = self.writing.text(self.tree, {})
            self._text_changes = changes
        return self._text


class Study:
    """Title and chapters in their order; both are replaced, not changed, as another thread may be writing them."""

    def __init__(self, title: str, chapters: Sequence[Chapter]) -> None:
        self.title = title
        self.chapters = tuple(chapters)

    def add(self, chapters: Sequence[Chapter]) -> None:
        """Add chapters at the end; raises RecordError if there are too many."""
        if len(self.chapters) + len(chapters) > MAX_CHAPTERS:
            raise TooManyChapters
        self.chapters = (*self.chapters, *chapters)

    def data(self) -> bytes:
        """Return the study as a file has it; raises RoundTripError."""
        text = "".join(chapter.text() for chapter in self.chapters)
        return text.replace("(;", f"(;{TITLE}[{escape_text(self.title)}]", 1).encode()


class TooManyChapters(RecordError):
    """Raised for more games than a study can have."""

    def __init__(self) -> None:
        super().__init__(Message("A study has at most {0} chapters.", (MAX_CHAPTERS,)))


class ReadStudy(NamedTuple):
    """A study that was read, and why that ended early, if it did."""

    study: Study
    fault: RecordError | None = None


def as_title(text: str) -> str:
    """Return a text as a title: on one line, and not too long."""
    return one_line(text[: 4 * MAX_TITLE_CHARS])[:MAX_TITLE_CHARS].strip()


def read_study(text: str, title: str, wire_name: str, size: int, report: ProgressCallback = no_progress) -> ReadStudy:
    """Return all games of a text as chapters; `title` is for a text that has none.

    The wire name and the size are for games that do not tell theirs. Raises RecordError where not even the first game
    can be read, or where there are too many.
    """
    chapters: list[Chapter] = []
    fault = None
    written_title = ""
    for game in read_games(text, wire_name, size, report):
        if isinstance(game, RecordError):
            if not chapters:
                raise game
            fault = game
            break
        if len(chapters) == MAX_CHAPTERS:
            raise RecordError(
                Message("A study has at most {0} chapters: the library can import more games.", (MAX_CHAPTERS,))
            )
        written_title = as_title(game.root.text(TITLE)) or written_title
        game.root.properties.pop(TITLE, None)
        chapters.append(Chapter(game))
    return ReadStudy(Study(written_title or as_title(title), chapters), fault)


def has_title(tree: GameTree) -> bool:
    """Return whether a game that was read is the first chapter of a study."""
    return bool(tree.root.values(TITLE))


def pictured_node(tree: GameTree) -> Node:
    """Return the position that stands for a chapter: the one that was set up, or else the last of the game."""
    return tree.root if tree.start_stacks is not None else tree.last_node()


def position_of(tree: GameTree) -> ChapterPicture:
    """Return the picture of a chapter."""
    return ChapterPicture(tree.rules.wire_name, tree.rules.size, tree.stacks_at(pictured_node(tree)))


def position_tree(tree: GameTree, node: Node) -> GameTree:
    """Return a game that begins with the position at a node, with the comment and marks there.

    Where stacks alone do not tell what may be played on, as before a swap or after a pass, it has the moves before.
    """
    may_swap = node.depth < 2 and tree.start_stacks is None
    alone = (None if may_swap else set_up_tree(tree, node)) or line_tree(tree, node)
    last = alone.last_node()
    last.stored_properties = {name: values.copy() for name, values in (node.stored_properties or {}).items()}
    last.evaluation = node.evaluation
    return alone


def set_up_tree(tree: GameTree, node: Node) -> GameTree | None:
    """Return a bare game set up as the position at a node; None if other moves could be played from there."""
    rules, state = tree.rules, tree.state_at(node)
    try:
        alone = GameTree(rules, node.turn, tree.stacks_at(node))
    except InvalidInput:
        return None
    start = alone.state_at(alone.root)
    is_same = sorted(rules.legal_move_list(state)) == sorted(rules.legal_move_list(start))
    return alone if is_same and rules.winner(state) == rules.winner(start) == NOBODY else None


def copy_node(parent: Node, other: ChildNode) -> ChildNode:
    """Return the child of a node by another node's move, with that one's texts; what is there already stays."""
    child = parent.child(other.move) or make_child(parent, other.move)
    if child.stored_properties is None and other.stored_properties:
        child.stored_properties = {name: values.copy() for name, values in other.stored_properties.items()}
    child.evaluation = child.evaluation or other.evaluation
    return child
