"""Transposition table: open addressing with linear probing, whole keys.

A full table takes no more positions until it forgets those that took the least work (SmallTreeGC, Nagai 1999).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

MIN_CAPACITY: Final = 1 << 12
PRIME: Final = 2_147_483_629  # the hashes are below it
BYTES: Final = 8  # of a word
WORK_BYTES: Final = 4
WORK_BITS: Final = 31
MAX_WORK: Final = (1 << WORK_BITS) - 1


class TranspositionTable:
    """Table from keys of `key_words` words to numbers other than 0; capacity doubles up to a memory limit.

    Beside each number it has the work that was spent on it, in expansions.
    """

    def __init__(self, key_words: i64, megabytes: i64) -> None:
        self.key_words = key_words
        self.entry_size: i64 = key_words + 1
        self.entry_bytes: i64 = self.entry_size * BYTES + WORK_BYTES
        self.bytes: i64 = megabytes * 1_000_000
        self.capacity: i64 = MIN_CAPACITY
        self.used: i64 = 0
        self.slots: vec[i64] = vec[i64]([0] * (MIN_CAPACITY * self.entry_size))
        self.work: vec[i32] = vec[i32]([0] * MIN_CAPACITY)
        self.moved_key: vec[i64] = vec[i64]([0] * int(key_words))

    def probe(self, key: vec[i64]) -> i64:
        """Return the number stored for a key, or 0."""
        return self.slots[self.find_slot(key) + self.key_words]

    def store(self, key: vec[i64], number: i64, work: i64 = 0) -> None:
        """Store a number for a key, and that it took so much more work.

        Even a full table has a quarter of its entries free for that.
        """
        slot = self.find_slot(key)
        spent: i64 = 0
        if self.slots[slot + self.key_words] != 0:
            spent = i64(self.work[slot // self.entry_size])
        else:
            if self.is_loaded() and self.can_grow():
                self.double()
                slot = self.find_slot(key)
            self.write_key(slot, key)
            self.used += 1
        self.slots[slot + self.key_words] = number
        self.work[slot // self.entry_size] = i32(min(spent + work, MAX_WORK))

    def is_full(self) -> bool:
        """Return whether the memory limit is reached; a few more entries still fit."""
        return self.is_loaded() and not self.can_grow()

    def is_loaded(self) -> bool:
        """Return whether three quarters of the entries are used."""
        return self.used * 4 >= self.capacity * 3

    def can_grow(self) -> bool:
        """Return whether there is memory for twice the entries beside the old ones."""
        return self.capacity * 3 * self.entry_bytes <= self.bytes

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
        slots = self.slots
        work = self.work
        rows = self.capacity
        self.capacity *= 2
        self.slots = vec[i64]([0] * (self.capacity * self.entry_size))
        self.work = vec[i32]([0] * self.capacity)
        for row in range(rows):
            self.move(slots, work, row)

    def forget(self) -> None:
        """Remove at least half of the entries: those whose work is below a power of two."""
        limit = self.work_of_half()
        free: i64 = 0
        while self.slots[free * self.entry_size + self.key_words] != 0:
            free += 1
        for row in range(self.capacity):
            number = row * self.entry_size + self.key_words
            if self.slots[number] != 0 and i64(self.work[row]) < limit:
                self.slots[number] = 0
                self.used -= 1
        row = free  # no entry was looked for across this row, so that those behind it can close the gaps in their order
        for _ in range(self.capacity):
            row = row + 1 if row + 1 < self.capacity else 0
            self.move(self.slots, self.work, row)

    def work_of_half(self) -> i64:
        """Return the smallest power of two that is above the work of at least half of the entries."""
        counts = [0] * (WORK_BITS + 1)  # of entries, by the bits of their work
        for row in range(self.capacity):
            if self.slots[row * self.entry_size + self.key_words] != 0:
                counts[int(self.work[row]).bit_length()] += 1
        bits = 0
        entries = counts[0]
        while 2 * entries < self.used:
            bits += 1
            entries += counts[bits]
        return i64(1) << bits

    def move(self, slots: vec[i64], work: vec[i32], row: i64) -> None:
        """Move the entry at a row of such columns, if there is one, to its place in the table's."""
        start = row * self.entry_size
        number = slots[start + self.key_words]
        if number == 0:
            return
        slots[start + self.key_words] = 0
        word: i64 = 0
        while word < self.key_words:
            self.moved_key[word] = slots[start + word]
            word += 1
        slot = self.find_slot(self.moved_key)
        self.write_key(slot, self.moved_key)
        self.slots[slot + self.key_words] = number
        self.work[slot // self.entry_size] = work[row]
