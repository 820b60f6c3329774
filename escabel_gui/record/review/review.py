"""The review of a game: what each move of the main line cost, which were mistakes, how exactly both played."""

from __future__ import annotations

from math import exp
from typing import Final, NamedTuple

from escabel_gui.record.review.evaluation import Candidate, Evaluation, black_rate_at, kept_evaluation
from escabel_gui.record.tree import GameTree, Node
from escabel_gui.rules.moves import SWAP
from escabel_gui.rules.state import BLACK, opponent

GOOD: Final = 0
MISTAKE: Final = 1
BLUNDER: Final = 2
LOST: Final = 0.03  # a win rate below which no move is a good one any more
MARKS: Final = {GOOD: "", MISTAKE: "?", BLUNDER: "??"}  # as they stand behind a move


class Thresholds(NamedTuple):
    """From which loss of win rate on, in percent, a move counts as a mistake or as a blunder."""

    mistake: int = 10
    blunder: int = 25

    def grade(self, loss: float) -> int:
        """GOOD, MISTAKE or BLUNDER, for a loss from 0 to 1."""
        percent = round(100 * loss, 6)
        if percent >= self.blunder:
            return BLUNDER
        return MISTAKE if percent >= self.mistake else GOOD


class Judgment(NamedTuple):
    """A move that was played, and what it cost the person who made it; rates are that person's, from 0 to 1."""

    node: Node  # after the move
    color: int  # the person's when they made it
    person: int  # 0 sat at Black when the game began, 1 at White
    evaluation: Evaluation  # of the position before the move
    rate_before: float
    rate: float  # after the move
    loss: float  # from 0 to 1; 0 for the move that the engine would have played, too

    @property
    def better(self) -> Candidate:
        return self.evaluation.best

    @property
    def is_lost_anyway(self) -> bool:
        """Whether the best move would have been no better, as there was next to nothing to lose."""
        return self.rate_before < LOST

    @property
    def accuracy(self) -> float:
        return accuracy_of(self.loss)


def accuracy_of(loss: float) -> float:
    """How exact a move was, from 0 to 100: the curve of lichess.org/page/accuracy, by the win rate that it lost."""
    return min(max(103.1668 * exp(-0.04354 * 100 * loss) - 3.1669, 0.0), 100.0)


class Review:
    """What is known about the main line of a game as it is now; made anew when more is known."""

    def __init__(self, tree: GameTree) -> None:
        self.tree = tree
        self.line = tree.main_line()
        self.evaluations = [kept_evaluation(tree, node) for node in self.line]
        self.rates = [None if known is None else known.rate_for(BLACK) for known in self.evaluations]  # Black's, by ply
        self.rates[-1] = black_rate_at(tree, self.line[-1])  # only there the game can be over
        self.judgments: dict[Node, Judgment] = {}  # by the node after the move
        is_swapped = False
        for node, evaluation, rate in zip(self.line[1:], self.evaluations, self.rates[1:], strict=False):
            if evaluation is not None:
                judgment = judge(tree, node, evaluation, is_swapped, rate)
                if judgment is not None:
                    self.judgments[node] = judgment
            is_swapped ^= node.move == SWAP

    @property
    def unseen(self) -> list[Node]:
        """The nodes that are still to be evaluated, in their order."""
        return [node for node, rate in zip(self.line, self.rates, strict=True) if rate is None]

    @property
    def points(self) -> list[int] | None:
        """By how many points Black leads, by ply, in games that count them."""
        if self.tree.rules.score(self.tree.state_at(self.tree.root)) is None:
            return None
        scores = [self.tree.rules.score(self.tree.state_at(node)) for node in self.line]
        return [score[0] - score[1] for score in scores if score is not None]

    def mistakes(self, thresholds: Thresholds) -> list[Judgment]:
        """The moves that lost so much, in their order."""
        return [judgment for judgment in self.judgments.values() if thresholds.grade(judgment.loss) != GOOD]

    def mark(self, node: Node, thresholds: Thresholds) -> str:
        """What stands behind a move: `?` or `??`; nothing behind a good one."""
        judgment = self.judgments.get(node)
        return "" if judgment is None else MARKS[thresholds.grade(judgment.loss)]

    def accuracy(self, person: int) -> float | None:
        """How exactly a person played, from 0 to 100, as the mean of their moves; None without any."""
        values = [judgment.accuracy for judgment in self.judgments.values() if judgment.person == person]
        return sum(values) / len(values) if values else None


def judge(
    tree: GameTree, node: Node, evaluation: Evaluation, is_swapped: bool, black_after: float | None
) -> Judgment | None:
    """What the move to a node cost: how much less the position was worth after it; None while that is unknown.

    `is_swapped` tells whether the persons had changed seats before the move. Who swaps holds the other color after.
    """
    if black_after is None or node.move is None:
        return None
    color = evaluation.color
    color_after = int(opponent(color)) if node.move == SWAP else color
    rate = black_after if color_after == BLACK else 1.0 - black_after
    is_best = evaluation.best.move == tree.rules.format_move(node.move)
    loss = 0.0 if is_best else max(evaluation.win_rate - rate, 0.0)
    return Judgment(node, color, (color - 1) ^ int(is_swapped), evaluation, evaluation.win_rate, rate, loss)
