"""Logging of an engine's standard error, bounded in lines and bytes."""

import logging
import re
from typing import Final

MAX_LINE: Final = 1_000  # bytes
MAX_LOGGED: Final = 200_000  # bytes of one process: less than a file of the log, so that what others say stays in it

log = logging.getLogger("escabel.engine")

_LEVEL: Final = re.compile(r"(DEBUG|INFO|WARNING|ERROR|CRITICAL) (.*)")


class EngineLog:
    """Log of what one process says, piece by piece. A line that names no level is a warning, as it is not expected."""

    def __init__(self) -> None:
        self._unread = b""
        self._left = MAX_LOGGED

    def take(self, data: bytes) -> None:
        """Log all complete lines; each is cut where it gets too long, and nothing is kept of the rest of it."""
        *lines, last = data.split(b"\n")
        for line in lines:
            self._tell(self._unread + line)
            self._unread = b""
            if self._left <= 0:
                return
        self._unread += last[: MAX_LINE + 1 - len(self._unread)]

    def end(self) -> None:
        """Log the line that was not ended."""
        self._tell(self._unread)
        self._unread = b""

    def _tell(self, line: bytes) -> None:
        if self._left <= 0 or not line.strip():
            return
        line = line[:MAX_LINE] + b" ..." * (len(line) > MAX_LINE)
        self._left -= len(line)
        text = "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in _text(line))
        match = _LEVEL.fullmatch(text)
        if match is None:
            log.warning("%s", text)
        else:
            log.log(logging.getLevelNamesMapping()[match[1]], "%s", match[2])
        if self._left <= 0:
            log.warning("it says too much: the rest is left out")


def _text(line: bytes) -> str:
    return line.decode(errors="replace").rstrip().expandtabs(4)
