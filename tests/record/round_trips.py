"""Whether a game can be read again from what was written of it."""

from escabel_gui.record.sgf.round_trip import parts_survive_round_trip
from escabel_gui.record.sgf.writing import parts_of
from escabel_gui.record.tree import GameTree, Node


def survives_round_trip(text: str, tree: GameTree) -> bool:
    """Return whether parsing a text gives exactly this tree."""
    return parts_survive_round_trip(text, list(parts_of(tree)))


def everything(tree: GameTree) -> tuple[object, ...]:
    """Return all that a game says."""
    header = (tree.rules.wire_name, tree.rules.size, tree.players, tree.name, tree.date, tree.result)
    return (*header, tree.start_turn, tree.start_stacks, shape(tree.root))


def shape(node: Node) -> tuple[object, ...]:
    """Return all that a node and what follows it say."""
    return (node.move, list(node.properties.items()), [shape(child) for child in node.children])
