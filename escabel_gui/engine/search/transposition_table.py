"""Transposition table: open addressing with linear probing, whole keys, no replacement."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

MIN_CAPACITY: Final = 1 << 12
PRIME: Final = 2_147_483_629  # the hashes are below it
BYTES: Final = 8  # of a number


class TranspositionTable:
    """Table from keys of `key_words` words to numbers other than 0; capacity doubles up to a memory limit."""

    def __init__(self, key_words: i64, megabytes: i64) -> None:
        self.key_words = key_words
        self.entry_size: i64 = key_words + 1
        self.bytes: i64 = megabytes * 1_000_000
        self.capacity: i64 = MIN_CAPACITY
        self.used: i64 = 0
        self.slots: vec[i64] = vec[i64]([0] * (MIN_CAPACITY * self.entry_size))

    def probe(self, key: vec[i64]) -> i64:
        """Return the number stored for a key, or 0."""
        return self.slots[self.find_slot(key) + self.key_words]

    def store(self, key: vec[i64], number: i64) -> None:
        """Store a number for a key. Even a full table has a quarter of its entries free for that."""
        slot = self.find_slot(key)
        if self.slots[slot + self.key_words] == 0:
            if self.is_loaded() and self.can_grow():
                self.double()
                slot = self.find_slot(key)
            self.write_key(slot, key)
            self.used += 1
        self.slots[slot + self.key_words] = number

    def is_full(self) -> bool:
        """Return whether the memory limit is reached; a few more entries still fit."""
        return self.is_loaded() and not self.can_grow()

    def is_loaded(self) -> bool:
        """Return whether three quarters of the entries are used."""
        return self.used * 4 >= self.capacity * 3

    def can_grow(self) -> bool:
        """Return whether there is memory for twice the entries beside the old ones."""
        return self.capacity * 3 * self.entry_size * BYTES <= self.bytes

    def find_slot(self, key: vec[i64]) -> i64:
        """Return the index of a key's entry, or of the free one where it belongs."""
        slots = self.slots
        key_words = self.key_words
        hashed: i64 = 0
        word: i64 = 0
        while word < key_words:
            hashed = (hashed * 1_000_003 + key[word]) % PRIME
            word += 1
        row = hashed * 48_271 % PRIME % self.capacity
        while True:
            slot = row * self.entry_size
            if slots[slot + key_words] == 0:
                return slot
            word = 0
            while word < key_words and slots[slot + word] == key[word]:
                word += 1
            if word == key_words:
                return slot
            row += 1
            if row == self.capacity:
                row = 0

    def write_key(self, slot: i64, key: vec[i64]) -> None:
        """Write a key into the entry at an index."""
        word: i64 = 0
        while word < self.key_words:
            self.slots[slot + word] = key[word]
            word += 1

    def double(self) -> None:
        """Double the capacity and insert all entries anew."""
        old = self.slots
        end = self.capacity * self.entry_size
        self.capacity *= 2
        self.slots = vec[i64]([0] * (self.capacity * self.entry_size))
        key: vec[i64] = vec[i64]([0] * self.key_words)
        row: i64 = 0
        while row < end:
            if old[row + self.key_words] != 0:
                word: i64 = 0
                while word < self.key_words:
                    key[word] = old[row + word]
                    word += 1
                slot = self.find_slot(key)
                self.write_key(slot, key)
                self.slots[slot + self.key_words] = old[row + self.key_words]
            row += self.entry_size
