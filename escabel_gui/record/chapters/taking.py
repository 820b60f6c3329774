"""Changes of another version, taken over into a study or game, and given back."""

from collections.abc import Callable
from typing import NamedTuple

from escabel_gui.record.chapters.comparison import ChangeKind, VersionChange
from escabel_gui.record.chapters.study import Chapter, Study, copy_node
from escabel_gui.record.marks import ALL_KINDS, clear_marks
from escabel_gui.record.tree import ChildNode, GameTree, Node, Properties, steps_to

GiveBack = Callable[[], None]  # gives a change back that was taken; what people have changed there since stays


class Place(NamedTuple):
    """A node, named by the moves that lead there: it may have been deleted and played again since."""

    tree: GameTree
    moves: list[int]

    def node(self) -> Node | None:
        """Return the node, if it is there."""
        return self.tree.node_after(self.moves)


def take(change: VersionChange, study: Study) -> GiveBack:
    """Put what is new into a study; returns a function that undoes it. Raises TooManyChapters."""
    if change.chapter is None or change.node is None:
        return take_chapter(change.tree, study)
    change.chapter.note_change()
    give_back = take_in_chapter(change, change.chapter, change.node)
    change.chapter.note_change()

    def give_back_noted() -> None:
        assert change.chapter is not None
        give_back()
        change.chapter.note_change()

    return give_back_noted


def take_chapter(tree: GameTree, study: Study) -> GiveBack:
    """Add a chapter to a study."""
    chapter = Chapter(tree)
    study.add([chapter])

    def give_back() -> None:
        study.chapters = tuple(other for other in study.chapters if other is not chapter)

    return give_back


def take_in_chapter(change: VersionChange, chapter: Chapter, node: Node) -> GiveBack:
    """Put what is new at a node into a chapter."""
    tree = chapter.tree
    place = Place(tree, tree.moves_to(node))
    if change.kind is ChangeKind.TITLE:
        return take_title(tree, change.tree.name)
    if change.kind is ChangeKind.COMMENT:
        return take_comment(place, node, change.other.comment)
    if change.kind is ChangeKind.MARKS:
        return take_marks(place, node, marks_at(change.other))
    return take_moves(place, node, change)


def take_title(tree: GameTree, title: str) -> GiveBack:
    """Give a game another title."""
    before = tree.name
    tree.name = title

    def give_back() -> None:
        if tree.name == title:
            tree.name = before

    return give_back


def take_comment(place: Place, node: Node, comment: str) -> GiveBack:
    """Give a node another comment."""
    before = node.comment
    node.comment = comment

    def give_back() -> None:
        here = place.node()
        if here is not None and here.comment == comment:
            here.comment = before

    return give_back


def take_marks(place: Place, node: Node, marks: Properties) -> GiveBack:
    """Give a node other marks."""
    before = marks_at(node)
    put_marks(node, marks)

    def give_back() -> None:
        here = place.node()
        if here is not None and marks_at(here) == marks:
            put_marks(here, before)

    return give_back


def take_moves(place: Place, node: Node, change: VersionChange) -> GiveBack:
    """Copy a child, and all that follows it, from the same position of another tree to a node."""
    assert isinstance(change.other, ChildNode)
    copy_line(node, change.other)

    def give_back() -> None:
        assert isinstance(change.other, ChildNode)
        here = place.node()
        twin = here.child(change.other.move) if here is not None else None
        if twin is not None:
            remove_line(place.tree, twin, change.other)

    return give_back


def marks_at(node: Node) -> Properties:
    """Return a copy of the marks of a node."""
    return {kind: node.values(kind).copy() for kind in ALL_KINDS if node.values(kind)}


def put_marks(node: Node, marks: Properties) -> None:
    """Give a node these marks and no others."""
    clear_marks(node)
    node.properties.update({kind: values.copy() for kind, values in marks.items()})


def copy_line(node: Node, other: ChildNode) -> None:
    """Copy a node and all that follows it from another tree to a node for the same position."""
    todo: list[tuple[ChildNode, ChildNode]] = [(copy_node(node, other), other)]
    while todo:
        here, there = todo.pop()
        todo += [(copy_node(here, child), child) for child in there.children]


def remove_line(tree: GameTree, node: ChildNode, other: ChildNode) -> None:
    """Undo `copy_line`, where nothing has been played or written since."""
    pairs = [(node, other)]
    for here, there in pairs:  # grows meanwhile: parents before children
        pairs += [(twin, child) for child in there.children if (twin := here.child(child.move)) is not None]
    for here, there in reversed(pairs):
        if not here.children and (here.stored_properties or {}) == (there.stored_properties or {}):
            tree.remove(here)


def surviving(node: Node) -> Node:
    """Return a node, or the last one before it that is still in the tree."""
    for step in steps_to(node):
        if step not in step.parent.children:
            return step.parent
    return node
