"""The review of a game: what each move of the main line cost, which were mistakes, how exactly both played."""

from math import exp
from typing import Final, NamedTuple

from escabel_gui.record.evaluation import MIN_VISITS, Candidate, Evaluation
from escabel_gui.record.tree import ChildNode, GameTree, Node
from escabel_gui.rules.moves import SWAP
from escabel_gui.rules.state import BLACK, NOBODY, TIE, opponent

GOOD: Final = 0
MISTAKE: Final = 1
BLUNDER: Final = 2
LOST: Final = 0.2  # a win rate below which a longer look finds in most cases that no move is much better than another
PROVEN_PLIES: Final = 2  # after a proven position: the winning move, and whatever the loser replies
MARKS: Final = {GOOD: "", MISTAKE: "?", BLUNDER: "??"}  # as they stand behind a move


class Thresholds(NamedTuple):
    """Losses of win rate, in percent, from which on a move counts as a mistake or as a blunder."""

    mistake: int = 10
    blunder: int = 25

    def grade(self, loss: float) -> int:
        """Return GOOD, MISTAKE or BLUNDER, for a loss from 0 to 1."""
        percent = round(100 * loss, 6)
        if percent >= self.blunder:
            return BLUNDER
        return MISTAKE if percent >= self.mistake else GOOD


class Judgment(NamedTuple):
    """A move that was played, and what it cost the person who made it; rates are that person's, from 0 to 1."""

    node: ChildNode  # after the move
    color: int  # the person's when they made it
    person: int  # 0 sat at Black when the game began, 1 at White
    evaluation: Evaluation  # of the position before the move
    rate_before: float
    rate: float  # after the move
    given_away: float  # from 0 to 1; 0 for the move that the engine would have played, too

    @property
    def loss(self) -> float:
        """Loss of the move, from 0 to 1; 0 where all was lost before."""
        return loss_of(self.rate_before, self.given_away)

    @property
    def accuracy(self) -> float:
        """Accuracy of the move, 0 to 100, where all is lost, too."""
        return accuracy_of(self.given_away)

    @property
    def better(self) -> Candidate:
        """Best move by the evaluation before."""
        return self.evaluation.best

    @property
    def is_lost_anyway(self) -> bool:
        """True if the position was as good as lost, so that no move could lose much."""
        return self.rate_before < LOST


def accuracy_of(loss: float) -> float:
    """Return the accuracy of a move, 0 to 100, from its win-rate loss (formula of lichess.org/page/accuracy)."""
    return min(max(103.1668 * exp(-0.04354 * 100 * loss) - 3.1669, 0.0), 100.0)


class Review:
    """Review of a game's main line; `renew` follows the game and recomputes only what changed."""

    def __init__(self, tree: GameTree) -> None:
        self.tree = tree
        self.line: list[Node] = []
        self.rates: list[float | None] = []  # Black's, by ply
        self.judgments: dict[Node, Judgment] = {}  # by the node after the move
        self._evaluations: list[Evaluation | None] = []  # by ply, those that have been looked at here
        self.renew()

    def renew(self) -> bool:
        """Update the review to what is played and known by now; returns whether there was anything new."""
        before, line = self.line, self.tree.main_line()
        evaluations = [node.evaluation for node in line]
        known = zip(before, self._evaluations, strict=True)
        plies = set(range(len(before), len(line)))
        plies |= {
            ply
            for ply, (node, evaluation, (old_node, old_evaluation)) in enumerate(
                zip(line, evaluations, known, strict=False)
            )
            if node is not old_node or evaluation is not old_evaluation
        }
        if len(line) != len(before):  # only at its end a game can be over
            plies |= {len(line) - 1, min(max(len(before), 1), len(line)) - 1}
        if not plies:
            return False
        for node in before[min(plies) :]:
            if node.depth >= len(line) or line[node.depth] is not node:
                self.judgments.pop(node, None)
        self.line, self._evaluations = line, evaluations
        self.rates = [*self.rates[: len(line)], *[None] * (len(line) - len(before))]
        plies = {ply + later for ply in plies for later in range(PROVEN_PLIES + 1) if ply + later < len(line)}
        for ply in plies:
            self.rates[ply] = self._rate_at(ply)
        for ply in plies | {ply + 1 for ply in plies}:
            if 0 < ply < len(line):
                self._judge(ply)
        return True

    def _rate_at(self, ply: int) -> float | None:
        winner = self._proven_winner_at(ply)
        if winner != NOBODY:
            return float(winner == BLACK)
        if ply == len(self.line) - 1:
            return black_rate_at(self.tree, self.line[ply])
        evaluation = self._evaluations[ply]
        return None if evaluation is None else evaluation.win_rate_for(BLACK)

    def _proven_winner_at(self, ply: int, plies: int = PROVEN_PLIES) -> int:
        """Return the color that wins a position by its evaluation, or by those of so many plies before; else NOBODY.

        The searches before may have proven what the search of the position itself did not find.
        """
        evaluation = self._evaluations[ply]
        if evaluation is not None and evaluation.proven_winner != NOBODY:
            return evaluation.proven_winner
        node = self.line[ply]
        if plies == 0 or not isinstance(node, ChildNode) or node.move == SWAP:
            return int(NOBODY)
        before = self._evaluations[ply - 1]
        if before is None:
            return int(NOBODY)
        winner = self._proven_winner_at(ply - 1, plies - 1)
        if winner != before.color:
            return winner
        played = before.candidate(self.tree.rules.format_move(node.move))
        return winner if played is not None and played.proven == "win" else int(NOBODY)

    def _judge(self, ply: int) -> None:
        node, evaluation = self.line[ply], self._evaluations[ply - 1]
        if evaluation is not None and self._proven_winner_at(ply - 1) == opponent(evaluation.color):
            evaluation = evaluation._replace(win_rate=0.0)
        judgment = None if evaluation is None else judge(self.tree, node, evaluation, self.rates[ply])
        if judgment is None:
            self.judgments.pop(node, None)
        else:
            self.judgments[node] = judgment

    @property
    def unseen(self) -> list[Node]:
        """Nodes that are still to be looked at closely, in their order."""
        return unseen(self.tree, self.line, MIN_VISITS)

    @property
    def points(self) -> list[int] | None:
        """Points by which Black leads, by ply, in games that count them."""
        if self.tree.rules.score(self.tree.state_at(self.tree.root)) is None:
            return None
        scores = [self.tree.rules.score(self.tree.state_at(node)) for node in self.line]
        return [score[0] - score[1] for score in scores if score is not None]

    def mistakes(self, thresholds: Thresholds) -> list[Judgment]:
        """Return the moves that lost so much, in their order."""
        judged = (self.judgments.get(node) for node in self.line)
        return [judgment for judgment in judged if judgment and thresholds.grade(judgment.loss) != GOOD]

    def mark(self, node: Node, thresholds: Thresholds) -> str:
        """Return the annotation of a move: `?`, `??`, or an empty text."""
        judgment = self.judgments.get(node)
        return "" if judgment is None else MARKS[thresholds.grade(judgment.loss)]

    def accuracy(self, person: int) -> float | None:
        """Return a player's mean accuracy, 0 to 100, or None without moves."""
        values = [judgment.accuracy for judgment in self.judgments.values() if judgment.person == person]
        return sum(values) / len(values) if values else None


def loss_of(rate_before: float, given_away: float) -> float:
    """Return what a move that gave away so much has lost, from 0 to 1: nothing where all was lost before."""
    return 0.0 if rate_before < LOST else given_away


def judge(tree: GameTree, node: Node, evaluation: Evaluation, black_after: float | None) -> Judgment | None:
    """Return the review of the move to a node: its win-rate loss. None while an evaluation is missing.

    Who swaps holds the other color after.
    """
    if black_after is None or not isinstance(node, ChildNode):
        return None
    color = evaluation.color
    color_after = int(opponent(color)) if node.move == SWAP else color
    rate = black_after if color_after == BLACK else 1.0 - black_after
    is_best = evaluation.best.move == tree.rules.format_move(node.move)
    given_away = 0.0 if is_best else max(evaluation.win_rate - rate, 0.0)
    person = tree.person_at(node.parent, color)
    return Judgment(node, color, person, evaluation, evaluation.win_rate, rate, given_away)


def unseen(tree: GameTree, line: list[Node], visits: int) -> list[Node]:
    """Return nodes of a main line whose evaluations lack visits; none is needed at the end of a finished game."""
    is_over = tree.rules.winner(tree.state_at(line[-1])) != NOBODY
    return [
        node
        for node in (line[:-1] if is_over else line)
        if node.evaluation is None or not node.evaluation.has_visits(visits)
    ]


def black_rate_at(tree: GameTree, node: Node) -> float | None:
    """Return Black's win rate at a node: by the rules at the end, else by an engine; None if unknown."""
    winner = tree.rules.winner(tree.state_at(node))
    if winner != NOBODY:
        return 0.5 if winner == TIE else float(winner == BLACK)
    return None if node.evaluation is None else node.evaluation.win_rate_for(BLACK)
