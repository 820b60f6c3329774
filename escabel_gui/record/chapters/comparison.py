"""Comparison of two versions of a study or a game: what is new in the other one, to be taken piece by piece."""

from collections.abc import Iterator, Sequence
from enum import Enum, auto
from typing import Final, NamedTuple

from escabel_gui.record.chapters.study import Chapter
from escabel_gui.record.marks import ALL_KINDS, has_marks
from escabel_gui.record.tree import GameTree, Node

MIN_COMMON_PLIES: Final = 2  # with which two games of different titles may be versions of one chapter


class ChangeKind(Enum):
    """Kinds of what is new."""

    CHAPTER = auto()
    TITLE = auto()
    MOVES = auto()
    COMMENT = auto()
    MARKS = auto()


class VersionChange(NamedTuple):
    """Difference of another version from ours: something that ours has not, or has otherwise.

    `chapter` and `node` are ours: where it belongs (None: a whole chapter is new). `other` is the node of the other
    version: the first one of a line that is new, or the one that has the text, the marks, or the title.
    """

    kind: ChangeKind
    chapter: Chapter | None
    node: Node | None
    tree: GameTree
    other: Node


def compare(mine: Sequence[Chapter], theirs: Sequence[Chapter]) -> Iterator[VersionChange]:
    """Yield what is new in `theirs`, chapter by chapter, in each of them parents before children."""
    for other, chapter in match_chapters(mine, theirs):
        if chapter is None:
            yield VersionChange(ChangeKind.CHAPTER, None, None, other.tree, other.tree.root)
            continue
        if other.title and other.title != chapter.title:
            yield VersionChange(ChangeKind.TITLE, chapter, chapter.tree.root, other.tree, other.tree.root)
        yield from compare_trees(chapter, other.tree)


def compare_trees(chapter: Chapter, tree: GameTree) -> Iterator[VersionChange]:
    """Yield what another version of a chapter's tree has that the chapter has not."""
    todo: list[tuple[Node, Node]] = [(chapter.tree.root, tree.root)]
    while todo:
        here, there = todo.pop()
        if there.has_comment and there.comment != here.comment:
            yield VersionChange(ChangeKind.COMMENT, chapter, here, tree, there)
        if is_marked_otherwise(here, there):
            yield VersionChange(ChangeKind.MARKS, chapter, here, tree, there)
        pairs: list[tuple[Node, Node]] = []
        for child in there.children:
            twin = here.child(child.move)
            if twin is None:
                yield VersionChange(ChangeKind.MOVES, chapter, here, tree, child)
            else:
                pairs.append((twin, child))
        todo += reversed(pairs)


def is_marked_otherwise(here: Node, there: Node) -> bool:
    """Return whether a node has marks that are not those of another one."""
    return has_marks(there) and any(sorted(here.values(kind)) != sorted(there.values(kind)) for kind in ALL_KINDS)


def match_chapters(mine: Sequence[Chapter], theirs: Sequence[Chapter]) -> list[tuple[Chapter, Chapter | None]]:
    """Return each chapter of another version with ours that it is a version of, if there is one.

    That is one of the same title, or else the one with which it has most moves in common, if it is an unlike title for
    the same game.
    """
    free = list(mine)
    found: dict[Chapter, Chapter] = {}

    def pair(other: Chapter, chapter: Chapter) -> None:
        found[other] = chapter
        free.remove(chapter)

    for other in theirs:
        same = [chapter for chapter in free if chapter.tree.is_same_game(other.tree) and chapter.title == other.title]
        if same:
            pair(other, max(same, key=lambda chapter: common_plies(chapter.tree, other.tree)))
    for other in theirs:
        like = [chapter for chapter in free if is_version(chapter.tree, other.tree)] if other not in found else []
        if like:
            pair(other, max(like, key=lambda chapter: common_plies(chapter.tree, other.tree)))
    return [(other, found.get(other)) for other in theirs]


def is_version(one: GameTree, other: GameTree) -> bool:
    """Return whether two games with different titles are likely versions of one: same start, most moves in common."""
    if not one.is_same_game(other):
        return False
    common, least = common_plies(one, other), min(one.last_node().depth, other.last_node().depth)
    return one.start_stacks is not None or (common >= MIN_COMMON_PLIES and 2 * common >= least)


def common_plies(one: GameTree, other: GameTree) -> int:
    """Return the length of the beginning that the main lines of two games of one kind share, in moves."""
    here: Node = one.root
    there: Node = other.root
    while here.children and there.children and here.children[0].move == there.children[0].move:
        here, there = here.children[0], there.children[0]
    return here.depth
