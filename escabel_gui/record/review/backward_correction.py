"""Backward correction of evaluations: a position is worth at least its value after the move that was played."""

from escabel_gui.record.evaluation import Evaluation
from escabel_gui.record.review.review import black_rate_at
from escabel_gui.record.tree import GameTree, Node
from escabel_gui.rules.moves import SWAP
from escabel_gui.rules.state import BLACK, opponent


def bounded_by_successor(tree: GameTree, node: Node, evaluation: Evaluation) -> Evaluation:
    """Return an evaluation of a node, made no worse than what is known of the next one on the main line.

    A look at a position often misses what a look at the next one shows. Then the move between them seems to gain
    something, which no move can, and the mistake before it seems to cost less than it did. So whoever goes from the end
    of a game to its beginning takes what is known along.
    """
    if not node.children or evaluation.best.proven:
        return evaluation
    played = node.children[0]
    black_after = black_rate_at(tree, played)
    if black_after is None:
        return evaluation
    color = int(opponent(evaluation.color)) if played.move == SWAP else evaluation.color
    after = black_after if color == BLACK else 1.0 - black_after
    return evaluation._replace(win_rate=max(evaluation.win_rate, after))
