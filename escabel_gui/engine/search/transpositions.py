"""What has been found out about positions, by their whole keys; it grows up to a bound and forgets nothing."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

FIRST_ROWS: Final = 1 << 12
PRIME: Final = 2_147_483_629  # the hashes are below it
BYTES: Final = 8  # of a number


class Transpositions:
    """Rows of a key's words and one number that is not 0; each lies at its hash, or in the next free row after it."""

    def __init__(self, words: i64, megabytes: i64) -> None:
        self.words = words
        self.stride: i64 = words + 1
        self.bytes: i64 = megabytes * 1_000_000
        self.rows: i64 = FIRST_ROWS
        self.used: i64 = 0
        self.numbers: vec[i64] = vec[i64]([0] * (FIRST_ROWS * self.stride))

    def find(self, key: vec[i64]) -> i64:
        """The number of a key; 0 if it has none."""
        return self.numbers[self.place(key) + self.words]

    def store(self, key: vec[i64], number: i64) -> None:
        """Give a key its number. One row in four stays free for that even in a full table."""
        place = self.place(key)
        if self.numbers[place + self.words] == 0:
            if self.is_crowded() and self.can_grow():
                self.grow()
                place = self.place(key)
            self.write(place, key)
            self.used += 1
        self.numbers[place + self.words] = number

    def is_full(self) -> bool:
        """Whether no more keys should come; a few still may."""
        return self.is_crowded() and not self.can_grow()

    def is_crowded(self) -> bool:
        return self.used * 4 >= self.rows * 3

    def can_grow(self) -> bool:
        """Whether there is memory for twice the rows, and for the old ones while they move."""
        return self.rows * 3 * self.stride * BYTES <= self.bytes

    def place(self, key: vec[i64]) -> i64:
        """Where the row of a key begins, or would begin."""
        numbers = self.numbers
        words = self.words
        hashed: i64 = 0
        word: i64 = 0
        while word < words:
            hashed = (hashed * 1_000_003 + key[word]) % PRIME
            word += 1
        row = hashed * 48_271 % PRIME % self.rows
        while True:
            place = row * self.stride
            if numbers[place + words] == 0:
                return place
            word = 0
            while word < words and numbers[place + word] == key[word]:
                word += 1
            if word == words:
                return place
            row += 1
            if row == self.rows:
                row = 0

    def write(self, place: i64, key: vec[i64]) -> None:
        word: i64 = 0
        while word < self.words:
            self.numbers[place + word] = key[word]
            word += 1

    def grow(self) -> None:
        old = self.numbers
        end = self.rows * self.stride
        self.rows *= 2
        self.numbers = vec[i64]([0] * (self.rows * self.stride))
        key: vec[i64] = vec[i64]([0] * self.words)
        row: i64 = 0
        while row < end:
            if old[row + self.words] != 0:
                word: i64 = 0
                while word < self.words:
                    key[word] = old[row + word]
                    word += 1
                place = self.place(key)
                self.write(place, key)
                self.numbers[place + self.words] = old[row + self.words]
            row += self.stride
