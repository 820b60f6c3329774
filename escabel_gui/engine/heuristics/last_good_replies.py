"""What was a good answer to what in earlier random games, so that later ones need not find it again."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from escabel_gui.rules.moves import SWAP

MAX_RECORDED_MOVES: Final = 4096  # moves of a game that are learned from
NO_REPLY: Final = -1


class LastGoodReplies:
    """The last good reply to every move by each color, forgotten when it fails (Baier and Drake, 2010)."""

    def __init__(self, move_space: i64) -> None:
        self.move_space = move_space
        self.replies: vec[i64] = vec[i64]([NO_REPLY] * (3 * move_space))  # by color and the move before
        self.moves: vec[i64] = vec[i64]([0] * MAX_RECORDED_MOVES)  # of the game that is being played
        self.colors: vec[i64] = vec[i64]([0] * MAX_RECORDED_MOVES)  # who made them
        self.count: i64 = 0

    def clear(self) -> None:
        """Know of no reply."""
        slot: i64 = 0
        slots: i64 = len(self.replies)
        while slot < slots:
            self.replies[slot] = NO_REPLY
            slot += 1

    def start_playout(self) -> None:
        self.count = 0

    def record(self, color: i64, move: i64) -> None:
        """A move is made in the game."""
        if self.count < MAX_RECORDED_MOVES:
            self.moves[self.count] = move
            self.colors[self.count] = color
            self.count += 1

    def lookup(self, color: i64) -> i64:
        """What a color knows to play after the last move, possible or not; NO_REPLY if nothing."""
        if self.count == 0:
            return NO_REPLY
        return self.replies[color * self.move_space + self.moves[self.count - 1]]

    def update(self, winner: i64) -> None:
        """Keep the replies of who won the game, and forget those that the other one lost with."""
        k: i64 = 1
        while k < self.count:
            color = self.colors[k]
            move = self.moves[k]
            slot = color * self.move_space + self.moves[k - 1]
            if color == winner and move != SWAP:
                self.replies[slot] = move
            elif self.replies[slot] == move:
                self.replies[slot] = NO_REPLY
            k += 1
