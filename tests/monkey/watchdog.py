"""How long the event loop stands still, and where; and whether anything goes on at all."""

import faulthandler
import gc
import os
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import Qt, QTimer

LIMIT = 0.1  # seconds that the window may stand still
TICK_MS = 5  # between two looks at the clock by the event loop itself: so much too long is what is told at most
HANG = 90.0  # seconds without anything new after which the process ends itself
HUNG = 3  # its exit status then
LOOK = 0.01
SUSPECT = 0.03  # seconds from which on it is noted where it stands still


class Block(NamedTuple):
    """Time in which no timer's turn came, and that was too long: in all, and on a core."""

    seconds: float
    worked: float
    waited: float  # because there was no core for it, or none for a thread on which it may have waited
    label: str
    stack: list[str]  # when the limit was passed, innermost first
    places: Counter[str]  # of the program in which it was seen, every LOOK seconds

    @property
    def own(self) -> float:
        """The seconds that it would have taken on an idle machine."""
        return min(max(self.worked, self.seconds - self.waited), self.seconds)


class Watchdog:
    """Monitor that measures from now on how long a timer waits for its turn; to be made in the main thread.

    What Qt's dispatcher tells of its turns would not do: with GLib it says that it blocks, and has work done then.
    """

    def __init__(self) -> None:
        self.blocks: list[Block] = []
        self.longest = 0.0
        self.begin("")
        self._main = threading.get_ident()
        self._core_waits = Path(f"/proc/self/task/{threading.get_native_id()}/schedstat")
        self._began: float | None = None  # None: nothing is being done
        self._waited = self._worked = 0.0
        self._others_waited: dict[str, float] | None = None  # from when on it is suspected of standing still
        self._stack: list[str] = []
        self._places: Counter[str] = Counter()
        self._file = tempfile.TemporaryFile()  # noqa: SIM115 (as long as the process)
        self._watcher = 0
        self._clock = QTimer(interval=TICK_MS, timerType=Qt.TimerType.PreciseTimer)
        self._clock.timeout.connect(self._turn)
        self._clock.start()
        self._garbage_since = 0.0
        gc.callbacks.append(self._hear_of_garbage)  # while Python looks for it, nobody else sees anything
        threading.Thread(target=self._look, daemon=True).start()

    def begin(self, label: str) -> None:
        """Note that something else, with this label, is being done now."""
        self.label = label
        self._label_since = time.perf_counter()

    @contextmanager
    def paused(self) -> Iterator[None]:
        """Leave out of the measurement what is done in here, as it is not done by the program."""
        self._stop()
        try:
            yield
        finally:
            self._turn()

    def _turn(self) -> None:
        self._stop()
        self._waited = core_wait(self._core_waits)
        self._worked = time.thread_time()
        self._others_waited = None
        self._stack, self._places = [], Counter()
        self._began = time.perf_counter()

    def _stop(self) -> None:
        began, self._began = self._began, None
        if began is None:
            return
        seconds = time.perf_counter() - began
        self.longest = max(self.longest, seconds)
        if seconds > LIMIT:
            worked = time.thread_time() - self._worked
            waited = core_wait(self._core_waits) - self._waited
            if self._others_waited is not None:
                before, now = self._others_waited, self._core_waits_of_others()
                waited += sum(now[thread] - before[thread] for thread in before.keys() & now.keys())
            self.blocks.append(Block(seconds, worked, waited, self.label, self._stack, self._places))

    def _hear_of_garbage(self, phase: str, _info: object) -> None:
        if phase == "start":
            self._garbage_since = time.perf_counter()
        elif threading.get_ident() == self._main:
            self._places["garbage"] += round((time.perf_counter() - self._garbage_since) / LOOK)

    def _core_waits_of_others(self) -> dict[str, float]:
        """Return `core_wait` of all threads but the main one and the watchdog's: they may have what it waits for."""
        mine = {self._core_waits.parent.name, str(self._watcher)}
        tasks = Path("/proc/self/task").glob("*")
        return {task.name: core_wait(task / "schedstat") for task in tasks if task.name not in mine}

    def _look(self) -> None:
        self._watcher = threading.get_native_id()
        while True:
            time.sleep(LOOK)
            began = self._began
            seconds = 0.0 if began is None else time.perf_counter() - began
            if seconds > SUSPECT:
                if self._others_waited is None:
                    self._others_waited = self._core_waits_of_others()
                stack = self._main_stack()
                self._places[next((line for line in stack if "escabel_gui" in line), "Qt")] += 1
                if seconds > LIMIT and not self._stack:
                    self._stack = stack
            if time.perf_counter() - self._label_since > HANG:
                print(f"Nothing more has come for {HANG:.0f} s after {self.label}", file=sys.stderr)
                faulthandler.dump_traceback(all_threads=True)
                os._exit(HUNG)

    def _main_stack(self) -> list[str]:
        """Return the stack of the main thread, innermost first.

        Its frames are not held: they would keep its painters alive, and end them in this thread.
        """
        self._file.seek(0)
        self._file.truncate()
        faulthandler.dump_traceback(self._file, all_threads=True)
        self._file.seek(0)
        _, _, stack = self._file.read().decode("ascii", "replace").partition(f"hread 0x{self._main:016x}")
        return [line.strip() for line in stack.partition("\n\n")[0].splitlines()[1:]]


def core_wait(schedstat: Path) -> float:
    """Return the seconds that a thread could have run and had to wait for a core."""
    try:
        return int(schedstat.read_text().split()[1]) / 1e9
    except OSError:  # not on Linux, or it has ended
        return 0.0


def worst(blocks: list[Block], count: int = 6) -> list[Block]:
    """Return the longest blocks, one for each place in the program."""
    longest: dict[str, Block] = {}
    for block in sorted(blocks, key=lambda block: -block.own):
        longest.setdefault(block.places.most_common(1)[0][0] if block.places else "", block)
    return list(longest.values())[:count]
