"""Games as lists of moves."""

from escabel_gui.record.tree import GameTree


def format_move_list(tree: GameTree) -> str:
    """Return the moves of the main line, on one line."""
    return " ".join(tree.rules.format_move(move) for move in tree.moves_to(tree.last_node()))
