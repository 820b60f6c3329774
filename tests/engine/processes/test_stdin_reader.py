"""Standard input is read as fast as it is needed."""

import os
from threading import TIMEOUT_MAX, Event

import pytest

from escabel_gui.engine.processes import stdin_reader
from escabel_gui.engine.processes.stdin_reader import CommandQueue

LINES = 1_000


def test_no_wait_is_too_long_for_the_system() -> None:
    """As on Windows, which waits for 49 days at most."""
    to_read, to_write = os.pipe()
    inbox = CommandQueue(to_read)
    with inbox.changed:  # so that the line comes while one waits
        os.write(to_write, b"stop\n")
        assert inbox.wait(2 * TIMEOUT_MAX)
    os.close(to_write)


class Chatter(CommandQueue):
    """Queue of lines that all come at once, by way of `chunk`."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.unread: list[int] = []  # how many lines waited each time before one more was read
        self.has_much = Event()
        monkeypatch.setattr(stdin_reader, "read_chunk", self.chunk)
        super().__init__(0)

    def chunk(self, _descriptor: int) -> bytes:
        self.unread.append(len(self.lines))
        if len(self.unread) > stdin_reader.MAX_UNREAD_LINES:
            self.has_much.set()
        return b"%d\n" % len(self.unread) if len(self.unread) <= LINES else b""


def test_no_more_is_read_than_is_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stdin_reader, "MAX_UNREAD_LINES", 10)
    inbox = Chatter(monkeypatch)
    inbox.has_much.wait()
    lines = iter(inbox.next_line, None)
    assert list(lines) == [str(number) for number in range(1, LINES + 1)]
    assert max(inbox.unread) <= 10
