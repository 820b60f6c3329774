"""Detection of gradual losses: games lost without a single mistake."""

from typing import Final, NamedTuple

from escabel_gui.record.review.review import GOOD, Review, Thresholds
from escabel_gui.record.tree import ChildNode, Node
from escabel_gui.rules.contract import COLOR_NAMES
from escabel_gui.rules.message import Message
from escabel_gui.rules.moves import SWAP
from escabel_gui.rules.state import BLACK, NOBODY, TIE, opponent

EVEN: Final = 0.5  # as long as somebody's win rate is as high, nothing is lost
PLAYABLE: Final = 0.3  # whose win rate never was as high has lost in the opening, or before the game
LOST_SHARE: Final = 0.5  # of the win rate: when so much of it has gone, the game has slipped


class GradualLoss(NamedTuple):
    """Loss by many small mistakes, from the last even position to the first that is half lost.

    Win rates are the loser's.
    """

    color: int
    first: Node
    last: ChildNode
    rate_before: float
    rate_after: float

    def say(self, is_own: bool = False) -> Message:
        """Return a sentence on the gradual loss, spoken to the loser if it is their own."""
        before, after = (str(round(100 * rate)) for rate in (self.rate_before, self.rate_after))
        figures = before, after, str(self.first.number), str(self.last.parent.number)
        if is_own:
            return Message("Your chance to win slipped from {0}% to {1}% between moves {2} and {3}.", figures)
        return Message(
            "{0}’s game slipped from {1}% to {2}% between moves {3} and {4}.", (COLOR_NAMES[self.color], *figures)
        )


def find_gradual_loss(review: Review, thresholds: Thresholds) -> GradualLoss | None:
    """Return the gradual loss of a game; None if a mistake decided it or an evaluation is missing."""
    result = review.tree.final_result
    if result is None or result.winner in (NOBODY, TIE):
        return None
    loser = int(opponent(result.winner))
    swaps = [ply for ply, node in enumerate(review.line) if node.move == SWAP]
    start = swaps[-1] if swaps else 0  # before it the persons had the other colors
    rates: list[float] = []
    for rate in review.rates[start:]:
        if rate is None:
            return None
        rates.append(rate if loser == BLACK else 1.0 - rate)
    line = review.line[start:]
    judgments = [review.judgments[node] for node in line[1:] if node in review.judgments]
    if any(one.color == loser and thresholds.grade(one.loss) != GOOD for one in judgments):
        return None
    even = [ply for ply, rate in enumerate(rates) if rate >= EVEN]
    first = even[-1] if even else rates.index(max(rates))
    last = next((ply for ply in range(first, len(rates)) if rates[ply] <= LOST_SHARE * rates[first]), first)
    end = line[last]
    if rates[first] < PLAYABLE or not isinstance(end, ChildNode) or end.parent.number <= line[first].number:
        return None  # what one move and the answer to it lose has not slipped
    return GradualLoss(loser, line[first], end, rates[first], rates[last])
