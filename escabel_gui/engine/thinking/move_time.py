"""Time for one move: less where the choice cannot change any more, more where it is undecided."""

from time import monotonic
from typing import Final

from escabel_gui.engine.search.node_pool import LOSS, NO_NODE, ROOT, NodePool
from escabel_gui.rules.moves import NO_MOVE, SWAP

CHECK_SECONDS: Final = 0.03  # between two looks at the moves
MEASURED_SECONDS: Final = 0.1  # after which it is known how fast visits come
EXTENSIONS: Final = 4  # steps in which the extra seconds are given, as long as the choice is undecided
RIVAL_SHARE: Final = 0.25  # of the best move's visits, from which on a better value casts doubt on it


class MoveTime:
    """Deadline of a search, which begins now, for its tree's best move.

    With `extra` (seconds) it is flexible: it comes sooner where one move is alive or no other one can get as many
    visits, and up to so much later where the best move has changed lately, or has a worse value than a rival.
    """

    def __init__(self, tree: NodePool, seconds: float | None, extra: float | None) -> None:
        self.tree = tree
        self.start = monotonic()
        self.deadline = self.start + seconds if seconds is not None else float("inf")
        self.is_flexible = extra is not None and seconds is not None
        self.step = (extra or 0.0) / EXTENSIONS
        self.steps = EXTENSIONS if self.step > 0 else 0
        self.next_check = self.start
        self.first_visits = int(tree.visits[ROOT])
        self.earlier_best = int(NO_MOVE)  # the best one after half of the time, and then at each extension
        self.half = self.start + (seconds or 0.0) / 2

    def seconds_left(self, least: float) -> float:
        """Return the seconds until the deadline, which may have moved; less than `least` of them are of no use."""
        now = monotonic()
        is_due = now + least >= self.deadline
        if self.is_flexible and (now >= self.next_check or is_due):
            self.next_check = now + CHECK_SECONDS
            self.move_deadline(now, is_due)
        return self.deadline - now

    def move_deadline(self, now: float, is_due: bool) -> None:
        """Set the deadline to now if the choice cannot change, and later if it is due and the choice is undecided."""
        best, second = self.two_best()
        is_doubtful = self.steps > 0 and self.is_doubtful(best)
        latest = self.deadline + self.steps * self.step if is_doubtful else self.deadline
        if self.is_settled(best, second, now, latest):
            self.deadline = min(self.deadline, now)
        elif is_due and is_doubtful:
            self.steps -= 1
            self.deadline = now + self.step
            self.earlier_best = int(self.tree.move[best])
        elif now >= self.half and self.earlier_best == NO_MOVE:
            self.earlier_best = int(self.tree.move[best])

    def two_best(self) -> tuple[int, int]:
        """Return the two most visited children of the root that are not lost; NO_NODE where there is none."""
        tree = self.tree
        best = second = int(NO_NODE)
        first = int(tree.first_child[ROOT])
        for child in range(first, first + int(tree.child_count[ROOT])):
            if tree.proof[child] == LOSS:
                continue
            if best == NO_NODE or tree.visits[child] > tree.visits[best]:
                best, second = child, best
            elif second == NO_NODE or tree.visits[child] > tree.visits[second]:
                second = child
        return best, second

    def is_settled(self, best: int, second: int, now: float, latest: float) -> bool:
        """Return whether no other move can be chosen at the `latest` time.

        The swap is chosen by its value, not by its visits: where it is possible, nothing is settled.
        """
        tree = self.tree
        if second == NO_NODE:
            return True
        if now - self.start < MEASURED_SECONDS or tree.find_child(ROOT, SWAP) != NO_NODE:
            return False
        rate = (int(tree.visits[ROOT]) - self.first_visits) / (now - self.start)
        return int(tree.visits[best]) - int(tree.visits[second]) > rate * max(latest - now, 0.0)

    def is_doubtful(self, best: int) -> bool:
        """Return whether the best move has changed lately, or a move of some visits has a better value."""
        tree = self.tree
        if self.earlier_best not in (int(tree.move[best]), NO_MOVE):
            return True
        least = RIVAL_SHARE * int(tree.visits[best])
        first = int(tree.first_child[ROOT])
        return any(
            tree.proof[child] != LOSS and int(tree.visits[child]) >= least and tree.mean(child) > tree.mean(best)
            for child in range(first, first + int(tree.child_count[ROOT]))
        )
