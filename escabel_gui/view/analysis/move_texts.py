"""Texts of judged moves, alike in the list of mistakes and where one of them is spoken of."""

from escabel_gui.record.review.review import Judgment, Review, Thresholds
from escabel_gui.view.look.texts import color_name, shown_move


def marked_move(review: Review, judgment: Judgment, thresholds: Thresholds) -> str:
    """Return a move with its mark, as in `d2 ??`."""
    return f"{shown_move(review.tree.rules, judgment.node.move)} {review.mark(judgment.node, thresholds)}".strip()


def numbered_move(review: Review, judgment: Judgment, thresholds: Thresholds) -> str:
    """Return a move with its number, its color and its mark, as in `2. Black d2 ??`."""
    number, color = judgment.node.parent.number, color_name(judgment.color)
    return f"{number}. {color} {marked_move(review, judgment, thresholds)}"
