"""Allocation of a review's visits: few to clear positions, many to unclear ones, with a fixed mean."""

from typing import Final

from escabel_gui.record.evaluation import MIN_VISITS, Evaluation
from escabel_gui.rules.state import BLACK

FIRST_LOOK: Final = 0.4  # of a fair share, which every position gets
MAX_SHARES: Final = 3.0  # fair shares that a position gets at most
SMALL_CHANGE: Final = 0.03  # the difference between the values before and after a move that says nothing
LARGE_CHANGE: Final = 0.1  # … and the one that is worth all the effort
DECIDED_MARGIN: Final = 0.04  # a win rate, or its distance from 1, at which nothing is left to be found out


class VisitAllocator:
    """Allocator for a review from the end of a game: visits that one position does not use go to those before it."""

    def __init__(self, mean: int, positions: int) -> None:
        self.mean = mean
        self.positions = positions  # still to be looked at
        self.rest = mean * positions  # visits for them
        self.fair = float(mean)
        self.after: float | None = None

    def turn_to(self, black_after: float | None) -> None:
        """Begin the next position; Black's win rate in the one after it tells what to expect."""
        self.after = black_after
        self.fair = max(self.rest / max(self.positions, 1), self.mean / MAX_SHARES)

    def is_enough(self, evaluation: Evaluation) -> bool:
        """Return whether a position has been evaluated well enough."""
        return evaluation.has_visits(round(self.visits_for(evaluation.win_rate_for(BLACK))))

    def visits_for(self, black_rate: float) -> float:
        """Return the visits for a position with this provisional win rate of Black."""
        least = max(FIRST_LOOK * self.fair, min(self.mean, MIN_VISITS))
        if self.after is None:
            return max(least, self.fair)
        if min(black_rate, self.after) > 1 - DECIDED_MARGIN or max(black_rate, self.after) < DECIDED_MARGIN:
            return least
        wildness = (abs(black_rate - self.after) - SMALL_CHANGE) / (LARGE_CHANGE - SMALL_CHANGE)
        return max(least, self.fair * (1 + (MAX_SHARES - 1) * min(max(wildness, 0.0), 1.0)))

    def leave(self, evaluation: Evaluation) -> None:
        """Subtract the visits of a position that is finished."""
        self.positions -= 1
        self.rest -= evaluation.visits
