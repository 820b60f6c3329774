"""Reviews whose evaluations are written by hand."""

from escabel_gui.record.evaluation import Candidate, Evaluation
from escabel_gui.record.review.review import Review
from escabel_gui.record.tree import GameTree
from escabel_gui.rules.catalogue import make_rules
from escabel_gui.rules.state import BLACK


def reviewed(
    moves: str, rates: str, better: str, game: str = "escabel", size: int = 5, start: str | None = None
) -> Review:
    """Return the review of a game.

    `rates` are Black's in percent by ply, `better` the best line at each, joined by commas.
    """
    tree = GameTree(make_rules(game, size), BLACK, start)
    for move in moves.split():
        node = tree.main_line()[-1]
        tree.add_move(node, tree.rules.parse_legal_move(tree.state_at(node), move))
    for node, rate, line in zip(tree.main_line(), rates.split(), better.split(), strict=False):
        color = int(tree.state_at(node).turn)
        black = int(rate) / 100
        value = black if color == BLACK else 1 - black
        texts = tuple(line.split(","))
        node.set_evaluation(Evaluation(color, value, (Candidate(texts[0], 1000, value, "", texts),)))
    return Review(tree)
