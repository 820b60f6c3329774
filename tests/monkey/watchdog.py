"""How long the event loop stands still, and where."""

from __future__ import annotations

import faulthandler
import os
import sys
import threading
import time
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QAbstractEventDispatcher

LIMIT = 0.1  # seconds that the window may stand still
HANG = 60.0  # seconds after which the process ends itself
HUNG = 3  # its exit status then
LOOK = 0.01


class Block(NamedTuple):
    """A turn of the event loop that took too long; `waited` of its seconds there was no core for it."""

    seconds: float
    waited: float
    label: str
    stack: str

    @property
    def own(self) -> float:
        """What it would have taken on an idle machine."""
        return self.seconds - self.waited


class Watchdog:
    """Times the turns of the main thread's event loop from now on; to be made in that thread."""

    def __init__(self) -> None:
        self.blocks: list[Block] = []
        self.longest = 0.0
        self.label = ""  # what is being done now
        self._main = threading.get_ident()
        self._core_waits = Path(f"/proc/self/task/{threading.get_native_id()}/schedstat")
        self._began: float | None = None  # None: nothing is being done
        self._waited = 0.0
        self._stack = ("", 0.0)  # the stack of the turn that began then
        dispatcher = QAbstractEventDispatcher.instance()
        dispatcher.awake.connect(self._turn)
        dispatcher.aboutToBlock.connect(self._stop)
        threading.Thread(target=self._look, daemon=True).start()

    @contextmanager
    def paused(self) -> Iterator[None]:
        """What is done in here is no doing of the program's."""
        self._stop()
        try:
            yield
        finally:
            self._turn()

    def _turn(self) -> None:
        self._stop()
        self._waited = self._core_wait()
        self._began = time.perf_counter()

    def _stop(self) -> None:
        began, self._began = self._began, None
        if began is None:
            return
        seconds = time.perf_counter() - began
        self.longest = max(self.longest, seconds)
        if seconds > LIMIT:
            stack, of = self._stack
            waited = self._core_wait() - self._waited
            self.blocks.append(Block(seconds, waited, self.label, stack if of == began else ""))

    def _core_wait(self) -> float:
        """Seconds that the main thread could have run and had to wait for a core."""
        try:
            return int(self._core_waits.read_text().split()[1]) / 1e9
        except OSError:  # not on Linux
            return 0.0

    def _look(self) -> None:
        while True:
            time.sleep(LOOK)
            began = self._began
            if began is None:
                continue
            seconds = time.perf_counter() - began
            if seconds > LIMIT and self._stack[1] != began:
                frame = sys._current_frames().get(self._main)
                self._stack = ("".join(traceback.format_stack(frame)), began)
            if seconds > HANG:
                print(f"The event loop has stood still for {HANG:.0f} s, at: {self.label}", file=sys.stderr)
                faulthandler.dump_traceback(all_threads=True)
                os._exit(HUNG)


def worst(blocks: list[Block], count: int = 5) -> list[Block]:
    """The longest blocks, one for each place in the program."""
    longest: dict[str, Block] = {}
    for block in sorted(blocks, key=lambda block: -block.own):
        longest.setdefault(place(block.stack), block)
    return list(longest.values())[:count]


def place(stack: str) -> str:
    """The innermost line of the program in a stack, or what was being done."""
    lines = [line.strip() for line in stack.splitlines() if "escabel_gui" in line]
    return lines[-1] if lines else "Qt"
