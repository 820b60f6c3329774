"""Background work, one job after the other, for which the window does not wait."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from threading import Lock, Thread


class Worker:
    """One thread, while there is something to do. One that `finishes` does all its jobs before the process ends."""

    def __init__(self, finishes: bool = False) -> None:
        self._finishes = finishes
        self._jobs: deque[Callable[[], None]] = deque()  # that wait
        self._thread: Thread | None = None
        self._is_closed = False
        self._lock = Lock()  # guards all of them

    def do(self, job: Callable[[], None]) -> None:
        """Do a job, which raises nothing, after those that were given before."""
        with self._lock:
            if self._is_closed:
                return
            self._jobs.append(job)
            if self._thread is None:
                self._thread = Thread(target=self._run, daemon=not self._finishes)
                self._thread.start()

    def close(self, patience: float) -> None:
        """Begin no other job; wait so many seconds for the one under way."""
        with self._lock:
            self._is_closed = True
            self._jobs.clear()
        self.wait(patience)

    def wait(self, patience: float | None = None) -> bool:
        """Whether everything is done, after so many seconds at most; without end not for the thread of the window."""
        thread = self._thread
        if thread is not None:
            thread.join(patience)
        return thread is None or not thread.is_alive()

    def _run(self) -> None:
        while True:
            with self._lock:
                if not self._jobs:
                    self._thread = None
                    return
                job = self._jobs.popleft()
            job()
