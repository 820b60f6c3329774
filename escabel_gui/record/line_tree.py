"""A line of a game as a game of its own."""

from escabel_gui.record.tree import GameTree, Node
from escabel_gui.rules.catalogue import make_rules


def line_tree(tree: GameTree, node: Node) -> GameTree:
    """Return a bare game, with rules of its own, that has the moves up to a node."""
    line = GameTree(make_rules(tree.rules.wire_name, tree.rules.size), tree.start_turn, tree.start_stacks)
    end = line.root
    for move in tree.moves_to(node):
        end = line.add_legal_move(end, move)
    return line
