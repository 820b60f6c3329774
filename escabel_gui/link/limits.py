"""Limits of what a peer may say, and of its silence. Times are seconds."""

from typing import Final

MAX_LINE_BYTES: Final = 64 * 1024  # bytes of a line, its end included
MAX_GREETING_BYTES: Final = 200  # bytes of a line before the peer has proved who it is
MAX_MESSAGE_CHARS: Final = 200  # characters of anything but a record
RECORDS_AT_ONCE: Final = 6
ACTS_AT_ONCE: Final = 6000  # in records, besides those that are known here
ACTS_A_SECOND: Final = 100  # for ever
ACTS_A_TURN: Final = 20  # that are replayed before somebody else has their turn: no more than 10 ms
GREETING_TIMEOUT: Final = 10.0  # for all that comes before the proof
PING_INTERVAL: Final = 15.0  # without a line of our own
IDLE_TIMEOUT: Final = 45.0  # without a whole line of the peer's


class RateLimitExceeded(ValueError):
    """Raised for a peer that says more than anybody who plays a game."""


class TokenBucket:
    """Token bucket: `most` tokens at first and at most, refilled at `a_second` tokens per second."""

    def __init__(self, most: float, a_second: float, now: float) -> None:
        self._most = most
        self._a_second = a_second
        self._left = most
        self._at = now

    def consume(self, amount: float, now: float) -> None:
        """Take `amount` tokens. Raises RateLimitExceeded if there are too few."""
        self._left = min(self._most, self._left + max(now - self._at, 0.0) * self._a_second)
        self._at = now
        self._left -= amount
        if self._left < 0:
            raise RateLimitExceeded


class LineBuffer:
    """Buffer of bytes that come in any pieces, read as lines."""

    def __init__(self) -> None:
        self._rest = b""

    def feed(self, data: bytes) -> None:
        """Add bytes that have come."""
        self._rest += data

    def next_line(self, most: int) -> str | None:
        """Return the next line without its end, or None while it is incomplete.

        Raises RateLimitExceeded, or UnicodeDecodeError if it is no text.
        """
        end = self._rest.find(b"\n", 0, most)
        if end < 0:
            if len(self._rest) >= most:
                self.clear()
                raise RateLimitExceeded
            return None
        line, self._rest = self._rest[:end], self._rest[end + 1 :]
        return line.removesuffix(b"\r").decode()

    @property
    def has_line(self) -> bool:
        """True if a whole line is there."""
        return b"\n" in self._rest

    def clear(self) -> None:
        """Drop everything that has come."""
        self._rest = b""
