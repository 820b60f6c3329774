"""Positions as numbers: no two positions have the same ones, except those that a symmetry of the board makes equal."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from escabel_gui.rules.contract import Rules
from escabel_gui.rules.state import EMPTY, State
from escabel_gui.rules.symmetries import find_symmetries

WORD: Final = 1 << 62  # the words of a key are below it
FIRST_DIGIT: Final = 1 << 7  # of the first word: whose turn it is, up to three passes, and the turns that are left
MOST_LEFT: Final = 15


class Keys:
    """Writes what lies where, whose turn it is and how many passes there were as a few numbers, the words of `key`.

    Mirror images of the board that leave the colors their edges are taken together. No game gains from exchanging the
    colors with the edges: whose turn it is follows from the number of pieces, so the image of a position is never met.

    The ply is left out, as it decides about nothing but the swap; so are hands. `left`, up to MOST_LEFT, is a part of
    the key: how many turns the question goes on for that is asked of the position, 0 for all of them. No stack may be
    higher than the board has points, which is so in Escabel: whenever a stack grows, one of the height that it had
    stays beside it, so there are stacks of all heights up to the highest.
    """

    def __init__(self, rules: Rules) -> None:
        points = int(rules.board.points)
        symmetries = [symmetry.permutation for symmetry in find_symmetries(rules) if not symmetry.swaps_colors]
        self.points: i64 = points
        self.base: i64 = 2 * points + 1  # of the digits: an empty point, or a stack of either color and any height
        self.symmetry_count: i64 = len(symmetries)
        self.symmetries: vec[i64] = vec[i64]([point for symmetry in symmetries for point in symmetry])
        word_of_digit: list[int] = []
        words = 1
        room = WORD // FIRST_DIGIT
        for _ in range(points):
            if room < 2 * points + 1:
                words += 1
                room = WORD
            room //= 2 * points + 1
            word_of_digit.append(words - 1)
        self.words: i64 = words
        self.left: i64 = 0
        self.word_of_digit: vec[i64] = vec[i64](word_of_digit)
        self.digits: vec[i64] = vec[i64]([0] * points)
        self.key: vec[i64] = vec[i64]([0] * words)
        self.candidate: vec[i64] = vec[i64]([0] * words)

    def write(self, state: State) -> None:
        """Make `key` that of a position: the smallest of those that its mirror images would have."""
        points = self.points
        digits = self.digits
        symmetries = self.symmetries
        word_of_digit = self.word_of_digit
        candidate = self.candidate
        base = self.base
        point: i64 = 0
        while point < points:
            color = state.owner[point]
            digits[point] = 0 if color == EMPTY else 2 * (state.height[point] - 1) + color
            point += 1
        symmetry: i64 = 0
        while symmetry < self.symmetry_count:
            first = symmetry * points
            word: i64 = 0
            number = 8 * self.left + 2 * state.passes + state.turn - 1
            point = 0
            while point < points:
                if word_of_digit[point] != word:
                    candidate[word] = number
                    word += 1
                    number = 0
                number = number * base + digits[symmetries[first + point]]
                point += 1
            candidate[word] = number
            if symmetry == 0 or self.is_smaller():
                word = 0
                while word < self.words:
                    self.key[word] = candidate[word]
                    word += 1
            symmetry += 1

    def is_smaller(self) -> bool:
        """Whether the candidate comes before the key."""
        word: i64 = 0
        while word < self.words:
            if self.candidate[word] != self.key[word]:
                return self.candidate[word] < self.key[word]
            word += 1
        return False
