"""Ctrl-C ends a wait, also where the system lets no signal end one: there Python only takes note of it."""

import _thread
import os
import signal
from collections.abc import Callable, Iterator
from queue import SimpleQueue
from threading import Timer

import pytest

from escabel_gui.engine.processes import waiting
from escabel_gui.engine.processes.stdin_reader import CommandQueue


@pytest.fixture(autouse=True)
def interrupted(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let Python note an interrupt, and waits end to look for it, as on Windows."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    monkeypatch.setattr(waiting, "MAX_WAIT", 0.05)
    yield
    signal.signal(signal.SIGINT, before)


def wait_for_a_line() -> None:
    to_read, to_write = os.pipe()
    try:
        CommandQueue(to_read).next_line()
    finally:
        os.close(to_write)


@pytest.mark.parametrize("wait", [wait_for_a_line, lambda: waiting.take_next(SimpleQueue())])
def test_a_wait_is_interrupted(wait: Callable[[], None]) -> None:
    timer = Timer(0.1, _thread.interrupt_main)  # as Windows does it

    def begin_and_wait() -> None:
        timer.start()  # not before: on a busy machine it would interrupt something else
        wait()

    with pytest.raises(KeyboardInterrupt):
        begin_and_wait()
    timer.join()
