"""Last good replies with forgetting, a policy of playouts (LGRF-1, Baier and Drake 2010)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from escabel_gui.rules.moves import SWAP

MAX_RECORDED_MOVES: Final = 4096  # of a playout; later ones are not learned from
NO_REPLY: Final = -1


class LastGoodReplies:
    """Table of the last good reply of each color to each move; a reply that fails is forgotten."""

    def __init__(self, move_space: i64) -> None:
        self.move_space = move_space
        self.replies: vec[i64] = vec[i64]([NO_REPLY] * (3 * move_space))  # by color and the move before
        self.moves: vec[i64] = vec[i64]([0] * MAX_RECORDED_MOVES)  # of the game that is being played
        self.colors: vec[i64] = vec[i64]([0] * MAX_RECORDED_MOVES)  # who made them
        self.count: i64 = 0

    def clear(self) -> None:
        """Remove all replies."""
        slots: i64 = len(self.replies)
        for slot in range(slots):
            self.replies[slot] = NO_REPLY

    def start_playout(self) -> None:
        """Begin to record a playout."""
        self.count = 0

    def record(self, color: i64, move: i64) -> None:
        """Record a move of the playout."""
        if self.count < MAX_RECORDED_MOVES:
            self.moves[self.count] = move
            self.colors[self.count] = color
            self.count += 1

    def lookup(self, color: i64) -> i64:
        """Return a color's reply to the last recorded move, legal or not; NO_REPLY if there is none."""
        if self.count == 0:
            return NO_REPLY
        return self.replies[color * self.move_space + self.moves[self.count - 1]]

    def update(self, winner: i64) -> None:
        """Store the winner's replies of the recorded playout, and forget the loser's."""
        for k in range(1, self.count):
            color = self.colors[k]
            move = self.moves[k]
            slot = color * self.move_space + self.moves[k - 1]
            if color == winner and move != SWAP:
                self.replies[slot] = move
            elif self.replies[slot] == move:
                self.replies[slot] = NO_REPLY
