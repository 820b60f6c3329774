"""Limits of what a peer may say, and of its silence. Times are seconds."""

from __future__ import annotations

from typing import Final

MOST_LINE: Final = 64 * 1024  # bytes of a line, its end included
MOST_GREETING: Final = 200  # bytes of a line before the peer has proved who it is
LONGEST_TEXT: Final = 200  # characters of anything but a record
RECORDS_AT_ONCE: Final = 6
ACTS_AT_ONCE: Final = 6000  # in records, besides those that are known here
ACTS_A_SECOND: Final = 100  # for ever
ACTS_A_TURN: Final = 20  # that are replayed before somebody else has their turn: no more than 10 ms
GREETING_TIME: Final = 10.0  # for all that comes before the proof
PING_AFTER: Final = 15.0  # without a line of our own
SILENCE: Final = 45.0  # without a whole line of the peer's


class TooMuch(ValueError):
    """A peer says more than anybody who plays a game."""


class Allowance:
    """So many at once, and so many a second for ever."""

    def __init__(self, most: float, a_second: float, now: float) -> None:
        self._most = most
        self._a_second = a_second
        self._left = most
        self._at = now

    def spend(self, amount: float, now: float) -> None:
        """Raises TooMuch."""
        self._left = min(self._most, self._left + max(now - self._at, 0.0) * self._a_second)
        self._at = now
        self._left -= amount
        if self._left < 0:
            raise TooMuch


class LineBuffer:
    """Bytes that come in any pieces, as lines."""

    def __init__(self) -> None:
        self._rest = b""

    def feed(self, data: bytes) -> None:
        """Add bytes that have come."""
        self._rest += data

    def next(self, most: int) -> str | None:
        """The next line without its end, None where it is not complete; raises TooMuch, or ValueError for no text."""
        end = self._rest.find(b"\n", 0, most)
        if end < 0:
            if len(self._rest) >= most:
                self.clear()
                raise TooMuch
            return None
        line, self._rest = self._rest[:end], self._rest[end + 1 :]
        return line.removesuffix(b"\r").decode()

    @property
    def has_line(self) -> bool:
        """Return True if a whole line is there."""
        return b"\n" in self._rest

    def clear(self) -> None:
        """Drop everything that has come."""
        self._rest = b""
