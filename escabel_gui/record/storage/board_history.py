"""History of a game's board as the index keeps it: a word of 32 bits for each change of a point, by point and ply."""

from __future__ import annotations

import sys
from array import array
from bisect import bisect_left
from collections.abc import Iterable
from typing import Final

from escabel_gui.rules.position_keys import Change

OWNER_BITS, HEIGHT_BITS, PLY_BITS = 2, 9, 11  # of a word, from the lowest up; the rest is the point
KIND_BITS: Final = OWNER_BITS + HEIGHT_BITS
POINT_SHIFT: Final = KIND_BITS + PLY_BITS
KIND_MASK: Final = (1 << KIND_BITS) - 1
PLY_MASK: Final = (1 << PLY_BITS) - 1
MAX_PLIES: Final = 2_000  # of one game: nobody plays longer ones
MAX_HEIGHT: Final = (1 << HEIGHT_BITS) - 1
EMPTY_KIND: Final = 0

Plies = dict[int, int]  # by kind of stack: the plies at which it stands on a point, as the bits of a number


def kind_of(owner: int, height: int) -> int:
    """Return an owner and a height as one number."""
    return min(height, MAX_HEIGHT) << OWNER_BITS | owner


def parse_kind(kind: int) -> tuple[int, int]:
    """Return the owner and the height of a kind of stack."""
    return kind & (1 << OWNER_BITS) - 1, kind >> OWNER_BITS


def format_history(line: Iterable[list[Change]]) -> bytes:
    """Return the changes of a line, one list for each ply, as bytes."""
    words = (
        (change.point << PLY_BITS | ply) << KIND_BITS | kind_of(*change.after)
        for ply, changes in enumerate(line)
        for change in changes
    )
    return _in_file_order(array("I", sorted(words))).tobytes()


class History:
    """History of a game's board, of which each point is read when it is asked for."""

    def __init__(self, data: bytes, positions: int) -> None:
        """Set up the history from the output of `format_history`; bytes of a cut word are dropped."""
        words = array("I")
        words.frombytes(data[: len(data) // words.itemsize * words.itemsize])
        self._words = _in_file_order(words)
        self.all_plies = (1 << positions) - 1
        self._points: dict[int, Plies] = {}

    def plies(self, point: int) -> Plies:
        """Return when a point bears what."""
        known = self._points.get(point)
        if known is None:
            known = self._points[point] = self._read(point)
        return known

    def _read(self, point: int) -> Plies:
        words, plies = self._words, Plies()
        kind, later = EMPTY_KIND, self.all_plies
        start = bisect_left(words, point << POINT_SHIFT)
        for word in words[start : bisect_left(words, point + 1 << POINT_SHIFT, start)]:
            ply = word >> KIND_BITS & PLY_MASK
            since = self.all_plies >> ply << ply
            plies[kind] = plies.get(kind, 0) | later & ~since
            kind, later = word & KIND_MASK, since
        plies[kind] = plies.get(kind, 0) | later
        return plies


def _in_file_order(words: array[int]) -> array[int]:
    """Swap the bytes of words where this machine has the other order."""
    if sys.byteorder == "big":
        words.byteswap()
    return words
