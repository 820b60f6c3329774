"""State of a game as plain data: board, hands, color to move, counts of plies and passes."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

EMPTY: Final = 0
BLACK: Final = 1
WHITE: Final = 2
OFF_BOARD: Final = 3  # the owner of the one point beyond the board, to which all missing neighbors lead

NOBODY: Final = 0  # the winner while the game goes on
TIE: Final = 3  # the winner of a game that ended level


def opponent(color: i64) -> i64:
    """Return the other color."""
    return 3 - color


def is_stack(owner: i64) -> bool:
    """Return whether a point with this owner bears a stack."""
    return BLACK <= owner <= WHITE


class State:
    """Position with all that the rules need; `owner` and `height` have one more entry than the board has points."""

    def __init__(self, points: i64) -> None:
        self.owner: vec[i64] = vec[i64]([EMPTY] * points + [OFF_BOARD])
        self.height: vec[i64] = vec[i64]([0] * (points + 1))
        self.hand: vec[i64] = vec[i64]([0, 0, 0])  # by color: pieces left to place, in games that count them
        self.turn: i64 = BLACK
        self.ply: i64 = 0  # turns taken, the swap included
        self.passes: i64 = 0  # passes in a row, up to now

    def copy(self) -> State:
        """Return an independent copy."""
        twin = State(0)
        twin.owner = self.owner[:]
        twin.height = self.height[:]
        twin.hand = self.hand[:]
        twin.turn = self.turn
        twin.ply = self.ply
        twin.passes = self.passes
        return twin

    def assign(self, other: State) -> None:
        """Become equal to a state of the same board, without allocating."""
        mine = self.owner
        theirs = other.owner
        points: i64 = len(mine)
        for point in range(points):
            mine[point] = theirs[point]
        mine = self.height
        theirs = other.height
        for point in range(points):
            mine[point] = theirs[point]
        self.hand[BLACK] = other.hand[BLACK]
        self.hand[WHITE] = other.hand[WHITE]
        self.turn = other.turn
        self.ply = other.ply
        self.passes = other.passes

    def key(self) -> tuple[object, ...]:
        """Return a key that is equal for equal positions: stacks, hands, turn, ply and passes."""
        return (
            tuple(self.owner),
            tuple(self.height),
            tuple(self.hand),
            self.turn,
            self.ply,
            self.passes,
        )
