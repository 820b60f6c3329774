"""What a position of Abande may be worth: what counts now, what sleeps, and what is still in the hands."""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from escabel_gui.rules.boards import DIRECTIONS
from escabel_gui.rules.games.abande import PIECES, Abande
from escabel_gui.rules.knowledge.evaluator import Evaluator
from escabel_gui.rules.moves import STEP, is_step, move_kind, move_point
from escabel_gui.rules.state import BLACK, WHITE, State, opponent

GAIN: Final = 0.2  # what taking a piece promises

# By pieces in both hands, by how much a player's surplus raises the logarithm of the odds of winning: a point of stacks
# that count, such a stack whatever its height, a point of stacks that sleep, a piece in the hand.
WORTH: Final = (
    (0, (0.80, 0.36, 0.31, 1.24)),
    (3, (0.51, 0.25, 0.16, 1.05)),
    (8, (0.25, 0.44, 0.29, 0.77)),
    (16, (0.17, 0.26, 0.20, 0.55)),
    (28, (0.17, 0.00, 0.08, 0.16)),
    (2 * PIECES, (0.17, 0.00, 0.08, 0.16)),
)
KINDS: Final = 4

HORIZON: Final = 4  # moves at random that a position is looked at after


def worth_by_hands() -> list[float]:
    """WORTH for every number of pieces in both hands, a row of KINDS each: in between on a straight line."""
    rows: list[float] = []
    for hands in range(2 * PIECES + 1):
        above = next(k for k in range(1, len(WORTH)) if hands <= WORTH[k][0])
        (low, first), (high, second) = WORTH[above - 1], WORTH[above]
        share = (hands - low) / (high - low)
        rows += [one + share * (other - one) for one, other in zip(first, second, strict=True)]
    return rows


class AbandeEvaluator(Evaluator):
    """Counts what is on the board and in the hands, and most of all what a step takes."""

    def __init__(self, game: Abande) -> None:
        self.game = game
        self.worth: vec[float] = vec[float](worth_by_hands())

    def evaluate(self, state: State, moves: vec[i64], count: i64, promise: vec[float]) -> tuple[float, bool]:
        k: i64 = 0
        while k < count:
            promise[k] = 0.0
            if is_step(moves[k]):
                target = self.game.board.neighbour[move_point(moves[k]) * DIRECTIONS + move_kind(moves[k]) - STEP]
                promise[k] = GAIN * float(state.height[target])
            k += 1
        return 1.0 / (1.0 + exp(-self.lead(state))), False

    def lead(self, state: State) -> float:
        """The logarithm of the odds with which who is to move wins."""
        points = self.game.board.points
        near = self.game.groups.near
        bits = self.game.groups.bits
        owner = state.owner
        height = state.height
        me = state.turn
        enemy = opponent(me)
        mine: i64 = 0
        theirs: i64 = 0
        point: i64 = 0
        while point < points:
            if owner[point] == me:
                mine |= bits[point]
            elif owner[point] == enemy:
                theirs |= bits[point]
            point += 1
        awake: i64 = 0
        stacks: i64 = 0
        sleeping: i64 = 0
        point = 0
        while point < points:
            if owner[point] == me:
                if near[point] & theirs != 0:
                    awake += height[point]
                    stacks += 1
                else:
                    sleeping += height[point]
            elif owner[point] == enemy:
                if near[point] & mine != 0:
                    awake -= height[point]
                    stacks -= 1
                else:
                    sleeping -= height[point]
            point += 1
        worth = self.worth
        row = (state.hand[BLACK] + state.hand[WHITE]) * KINDS
        return (
            worth[row] * float(awake)
            + worth[row + 1] * float(stacks)
            + worth[row + 2] * float(sleeping)
            + worth[row + 3] * float(state.hand[me] - state.hand[enemy])
        )

    def horizon(self) -> i64:
        return HORIZON
