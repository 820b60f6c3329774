"""The rows in which a tree of moves is listed: the main line in two columns, what else there is indented below it."""

from typing import Final, NamedTuple

from escabel_gui.model.table.game import Game
from escabel_gui.record.tree import ChildNode, Node
from escabel_gui.rules.state import WHITE


class Row(NamedTuple):
    """A line of the list: a move number, Black's and White's nodes, and how deep the variation is."""

    number: int
    black: ChildNode | None
    white: ChildNode | None
    depth: int
    is_start: bool = False
    is_prepared: bool = False  # the moves are prepared for a game with a friend, and have not been made
    is_result: bool = False  # it says how the game ended


START: Final = Row(0, None, None, 0, is_start=True)
RESULT: Final = Row(0, None, None, 0, is_result=True)


def arrange(game: Game) -> list[Row]:
    """Return the rows of a game's tree, from the start on; a loop, since lines may be very deep."""
    rows = [START]
    todo = [(child, 0) for child in game.tree.root.children[:1]]  # nodes to go on with, and their depth
    while todo:
        node, depth = todo.pop()
        before = node.parent
        if before.turn == WHITE:
            rows.append(Row(before.number, None, node, depth))
        elif (answer := answer_beside(node)) is not None:
            rows.append(Row(before.number, node, answer, depth))
            node = answer
        else:
            rows.append(Row(before.number, node, None, depth))
        todo += [(child, depth) for child in node.children[:1]]
        todo += others(node, depth)
    return rows


def arrange_prepared(home: Node, depth: int) -> list[Row]:
    """Return the rows of what is prepared for a game at `home`: each line whole, and then what branches off it."""
    rows: list[Row] = []
    todo = [(child, depth) for child in reversed(home.children)]
    while todo:
        node, depth = todo.pop()
        before, answer = node.parent, None
        if node.children and node.children[0].is_answer:
            answer = node.children[0]
            todo += [(other, depth + 1) for other in node.children[:0:-1]]
        black, white = (None, node) if before.turn == WHITE else (node, answer)
        rows.append(Row(before.number, black, white, depth, is_prepared=True))
        children = (answer or node).children
        todo += [(other, depth + 1) for other in children[:0:-1]] + [(child, depth) for child in children[:1]]
    return rows


def answer_beside(node: ChildNode) -> ChildNode | None:
    """Return White's next move if nothing stands between it and Black's, or else None."""
    return node.children[0] if node.children and node.children[0].is_answer and not others(node, 0) else None


def others(node: ChildNode, depth: int) -> list[tuple[ChildNode, int]]:
    """Return the variations, with depth, that stand below a move of the line they branch off, the last one first."""
    siblings = node.parent.children
    if len(siblings) < 2 or node is not siblings[0]:
        return []
    return [(sibling, depth + 1) for sibling in siblings[:0:-1]]


def follows(node: ChildNode, row: Row) -> bool:
    """Return whether a node is the only move after the last one of a row."""
    return len(node.parent.children) == 1 and node.parent is (row.white or row.black)
