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
def interrupted_soon(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Interrupt the main thread after 0.1 seconds, as Windows does it."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    monkeypatch.setattr(waiting, "MAX_WAIT", 0.05)
    timer = Timer(0.1, _thread.interrupt_main)
    timer.start()
    yield
    timer.join()
    signal.signal(signal.SIGINT, before)


def wait_for_a_line() -> None:
    to_read, to_write = os.pipe()
    try:
        CommandQueue(to_read).next_line()
    finally:
        os.close(to_write)


@pytest.mark.parametrize("wait", [wait_for_a_line, lambda: waiting.take_next(SimpleQueue())])
def test_a_wait_is_interrupted(wait: Callable[[], None]) -> None:
    with pytest.raises(KeyboardInterrupt):
        wait()
