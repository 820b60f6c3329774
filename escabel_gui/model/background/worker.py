"""Background work that nobody has to wait for when the program ends."""

from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread


class Worker:
    """Thread that does one job after the other; `close` leaves it alone with what cannot be called off."""

    def __init__(self) -> None:
        self._jobs: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        self._thread: Thread | None = None
        self._is_closed = False

    def do(self, job: Callable[[], None]) -> None:
        """Do a job, which raises nothing, after those that were given before."""
        if self._thread is None:
            self._thread = Thread(target=self._run, daemon=True)
            self._thread.start()
        self._jobs.put(job)

    def close(self, timeout: float) -> None:
        """Begin no other job; wait so many seconds for the one under way."""
        self._is_closed = True
        self._jobs.put(None)
        if self._thread is not None:
            self._thread.join(timeout)

    def _run(self) -> None:
        while (job := self._jobs.get()) is not None and not self._is_closed:
            job()
            del job  # what it knows may go while nothing is to be done
