"""Exact position keys, canonical under the symmetries of the board that keep the colors' edges."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from escabel_gui.engine.heuristics.zones import EVERYTHING
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.state import EMPTY, State
from escabel_gui.rules.symmetries import color_preserving_symmetries

WORD: Final = 1 << 62  # the words of a key are below it
FIRST_DIGIT: Final = 1 << 7  # of the first word: whose turn it is, up to three passes, and the turns that are left
MAX_TURNS_LEFT: Final = 15


class PositionKey:
    """Key of a position as a few integers, in `key`: no hash, so different positions have different keys.

    The key contains the stacks, the color to move, the passes in a row and `turns_left` (at most MAX_TURNS_LEFT): how
    many turns a bounded question goes on, 0 if it is not bounded. The ply and the hands are not part of it. Images of a
    position share a key; symmetries that exchange the colors are not used, as they change whose turn it is. Stacks may
    be as high as the board has points: in Escabel, stacks of all heights up to the highest exist.
    """

    def __init__(self, rules: Rules) -> None:
        points = int(rules.board.points)
        symmetries = [symmetry.permutation for symmetry in color_preserving_symmetries(rules)]
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
        self.turns_left: i64 = 0
        self.image: i64 = 0  # where the points of the key's image are in `symmetries`
        self.word_of_digit: vec[i64] = vec[i64](word_of_digit)
        self.digits: vec[i64] = vec[i64]([0] * points)
        self.key: vec[i64] = vec[i64]([0] * words)

    def write(self, state: State) -> None:
        """Write the key of a position: the smallest of those of its images."""
        points = self.points
        digits = self.digits
        symmetries = self.symmetries
        word_of_digit = self.word_of_digit
        base = self.base
        point: i64 = 0
        while point < points:
            color = state.owner[point]
            digits[point] = 0 if color == EMPTY else 2 * (state.height[point] - 1) + color
            point += 1
        image = self.smallest_image()
        word: i64 = 0
        number = 8 * self.turns_left + 2 * state.passes + state.turn - 1
        point = 0
        while point < points:
            if word_of_digit[point] != word:
                self.key[word] = number
                word += 1
                number = 0
            number = number * base + digits[symmetries[image + point]]
            point += 1
        self.key[word] = number
        self.image = image

    def smallest_image(self) -> i64:
        """Return where the points of the image with the smallest digits, one after the other, are in `symmetries`."""
        points = self.points
        digits = self.digits
        symmetries = self.symmetries
        smallest: i64 = 0
        image = points
        while image < self.symmetry_count * points:
            point: i64 = 0
            while point < points and digits[symmetries[image + point]] == digits[symmetries[smallest + point]]:
                point += 1
            if point < points and digits[symmetries[image + point]] < digits[symmetries[smallest + point]]:
                smallest = image
            image += points
        return smallest

    def image_of(self, zone: i64) -> i64:
        """Return the image of a set of points as the key has that of the position."""
        if self.image == 0 or zone == EVERYTHING:
            return zone
        image: i64 = 0
        point: i64 = 0
        while point < self.points:
            image |= (zone >> self.symmetries[self.image + point] & 1) << point
            point += 1
        return image

    def original_of(self, image: i64) -> i64:
        """Return the set of points that has an image."""
        if self.image == 0 or image == EVERYTHING:
            return image
        zone: i64 = 0
        point: i64 = 0
        while point < self.points:
            zone |= (image >> point & 1) << self.symmetries[self.image + point]
            point += 1
        return zone
