"""Standard input and output as other programs use them: lines that are read while the engine thinks, text in UTF-8."""

import os
import sys
import threading
from collections import deque
from io import TextIOWrapper
from typing import Final

from escabel_gui.engine.processes.waiting import wait_until

MAX_LINE_BYTES: Final = 65_536  # bytes
MAX_UNREAD_LINES: Final = 10_000  # before more is read; up to MAX_LINE_BYTES may come at once
MAX_ID_DIGITS: Final = 18  # of the number of a command
TOO_LONG: Final = "line-too-long"  # stands for a line that was longer, after its number


def check_stdin_open() -> None:
    """Raise OSError if there is no standard input."""
    if sys.stdin is None:
        raise OSError("standard input is closed")


def configure_utf8_stdout() -> None:
    """Write to standard output in UTF-8, whatever the locale and the system say."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(encoding="utf-8", errors="replace", newline="\n")


def read_chunk(descriptor: int) -> bytes:
    """Wait for input and return it; empty when the other side has closed."""
    try:
        return os.read(descriptor, MAX_LINE_BYTES)
    except OSError:
        return b""


class CommandQueue:
    """Queue of unread input lines, filled by a reader thread so that a running search can poll for commands.

    It reads the file descriptor itself: a thread that waits in a buffered reader would hold its lock when the
    process ends, and Python does not survive that.
    """

    def __init__(self, descriptor: int) -> None:
        self.descriptor = descriptor
        self.lines: deque[str] = deque()
        self.is_closed = False
        self.changed = threading.Condition()
        threading.Thread(target=self.read, name="input", daemon=True).start()

    def read(self) -> None:
        """Queue line after line until the other side closes; the function of the thread."""
        begun = b""  # a line whose end is not here yet
        while chunk := read_chunk(self.descriptor):
            *whole, begun = (begun + chunk).split(b"\n")
            begun = begun[: MAX_LINE_BYTES + 1]
            self.put([clean_line(line) for line in whole], False)
        self.put([clean_line(begun)] if begun else [], True)

    def put(self, lines: list[str], is_closed: bool) -> None:
        """Append lines and wake those that wait; waits itself while there are many that nobody has read."""
        with self.changed:
            wait_until(self.changed, lambda: len(self.lines) < MAX_UNREAD_LINES)
            self.lines.extend(lines)
            self.is_closed = is_closed
            self.changed.notify_all()

    def next_line(self) -> str | None:
        """Wait for the next line and return it; None when the other side has closed."""
        with self.changed:
            wait_until(self.changed, self.has_input)
            self.changed.notify_all()  # there is room for another one
            return self.lines.popleft() if self.lines else None

    def has_input(self) -> bool:
        """Return True if there is an unread line, or the input has ended."""
        return bool(self.lines) or self.is_closed

    def wait(self, seconds: float) -> bool:
        """Wait for input, but no longer than this or than the system can; returns whether there is any."""
        with self.changed:
            return self.changed.wait_for(self.has_input, min(seconds, threading.TIMEOUT_MAX))

    def is_called_off(self) -> bool:
        """Return True if the search is to end: `stop` or `quit` is among the lines read, or the input has ended."""
        if self.is_closed:
            return True
        with self.changed:
            return any(command_word(line) in ("stop", "quit") for line in self.lines)


def clean_line(line: bytes) -> str:
    """Return a line as GTP wants it read: no comment, no control characters, tabs as spaces."""
    if len(line) > MAX_LINE_BYTES:
        number, _ = split_number(line[: MAX_ID_DIGITS + 2].decode("utf-8", errors="replace"))
        return f"{number} {TOO_LONG}"
    text = line.decode("utf-8", errors="replace").partition("#")[0].replace("\t", " ")
    if not text.isprintable():
        text = "".join(letter for letter in text if letter.isprintable())
    return text.strip()


def split_number(line: str) -> tuple[str, list[str]]:
    """Return a command's or an answer's number (or nothing) and its words."""
    words = line.split()
    if words and words[0].isascii() and words[0].isdigit() and len(words[0]) <= MAX_ID_DIGITS:
        return words[0], words[1:]
    return "", words


def command_word(line: str) -> str:
    """Return the command of a line, without its number and its arguments."""
    _, words = split_number(line)
    return words[0].lower() if words else ""
