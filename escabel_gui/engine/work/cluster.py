"""Tasks on many machines: a scheduler of Dask hands them out to its workers.

A worker that is lost costs its tasks, which others do; a scheduler that is lost costs what was under way, and is waited
for. Dask is imported when a cluster is asked for: nothing else needs it.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Generator, Iterator
from contextlib import suppress
from itertools import islice
from time import monotonic, sleep
from typing import TYPE_CHECKING, Final, NamedTuple
from urllib.parse import urlsplit

from escabel_gui.arguments import one_line
from escabel_gui.engine.processes.output import reason_of
from escabel_gui.engine.work.identity import identity
from escabel_gui.engine.work.task import Task, TaskFailed, TaskResult
from escabel_gui.engine.work.task_worker import format_task, parse_task_result, run_task

if TYPE_CHECKING:
    from distributed import Client, Future

HERE: Final = ("127.0.0.1", "::1", "localhost")
LOOK_SECONDS: Final = 1.0  # between two looks at what has become of workers and scheduler
CONNECT_SECONDS: Final = 5.0
SCHEDULER_TIMEOUT: Final = 600.0  # seconds for which a scheduler that is gone, or the first worker, is waited for
FIRST_COMPLETED: Final = "FIRST_COMPLETED"
TASKS_PER_THREAD: Final = 2  # tasks for every thread of the workers, so that none is idle
MAX_TRIES: Final = 5  # of a task whose worker is lost before it is done


def check_address(address: str) -> str:
    """Return a scheduler's address if it may be used; raises ValueError with a reason for every other one."""
    form = "give it as tls://HOST:PORT, or tcp://127.0.0.1:PORT on this machine"
    try:
        parts = urlsplit(address)
        scheme, host, port = parts.scheme, parts.hostname, parts.port
    except ValueError:
        raise ValueError(f"{address!r} is no address of a scheduler: {form}") from None
    if scheme not in ("tls", "tcp") or not host or not port or parts.path or parts.query or parts.username:
        raise ValueError(f"{address!r} is no address of a scheduler: {form}")
    if scheme == "tcp" and host not in HERE:
        raise ValueError(
            f"{address} is not encrypted and not on this machine: others could send work of their own; {form}"
        )
    return address


class DaskExecutor:
    """Executor on the workers of one Dask scheduler, for as long as there is anything to do."""

    def __init__(self, address: str) -> None:
        """Set up the executor; raises ValueError with a reason."""
        self.address = check_address(address)
        try:
            import distributed  # optional
        except ImportError:
            raise ValueError("--cluster needs Dask: install it with pip install 'escabel[cluster]'") from None
        self._dask = distributed
        if address.startswith("tls:") and distributed.Security().get_connection_args("client")["ssl_context"] is None:
            raise ValueError(
                f"{address} wants certificates, and Dask's configuration (distributed.comm.tls) names none"
            )
        self._client: Client | None = None
        self._has_our_rules: dict[str, bool] = {}  # by the worker's address
        self._tries: Counter[str] = Counter()

    def run(self, tasks: Iterator[Task]) -> Generator[TaskResult]:
        """Run tasks on the workers of the scheduler."""
        open_tasks: dict[str, Task] = {}
        futures: dict[str, Submission] = {}
        room = 1
        try:
            while True:
                for task in islice(tasks, max(room - len(open_tasks), 0)):
                    open_tasks[task.id] = task
                if not open_tasks:
                    return
                try:
                    client = self._connected()
                    workers = self._workers(client)
                    room = TASKS_PER_THREAD * sum(workers.values())
                    for task in open_tasks.values():
                        if task.id not in futures:
                            futures[task.id] = self._submit(client, task, workers)
                    with client.as_current():
                        texts = self._answers(futures, workers)
                except (OSError, self._dask.CancelledError):  # the scheduler is gone, with all that it knew
                    self._lose()
                    futures.clear()
                    continue
                for id_, text in texts.items():
                    result = parse_task_result(text)
                    if result is None:  # from a worker that was started again, with other rules
                        self._has_our_rules.clear()
                    else:
                        del open_tasks[id_]
                        yield TaskResult(id_, result)
        finally:
            for submission in futures.values():
                with suppress(Exception):
                    submission.future.cancel()
            self._lose()

    # ---- the scheduler

    def _connected(self) -> Client:
        """Return the connection, made anew if lost; raises TaskFailed if the scheduler stays unreachable."""
        if self._client is not None and self._client.status == "running":
            return self._client
        self._lose()
        timer = RetryTimer(f"no scheduler answers at {self.address}")
        while self._client is None:
            try:
                self._client = self._dask.Client(self.address, timeout=CONNECT_SECONDS, set_as_default=False)
            except (OSError, TimeoutError) as error:
                timer.wait(reason_of(error))
        return self._client

    def _lose(self) -> None:
        client, self._client = self._client, None
        self._has_our_rules.clear()
        if client is not None:
            with suppress(Exception):
                client.close(timeout=LOOK_SECONDS)

    # ---- the workers

    def _workers(self, client: Client) -> dict[str, int]:
        """Return the workers with our rules, each with its threads; waits for the first one."""
        timer = RetryTimer(f"no worker of this version has come to {self.address}")
        while True:
            threads = {
                address: int(worker["nthreads"])
                for address, worker in client.scheduler_info(n_workers=-1)["workers"].items()
                if self._is_one_of_us(client, address)
            }
            if threads:
                return threads
            timer.wait()

    def _is_one_of_us(self, client: Client, address: str) -> bool:
        if address not in self._has_our_rules:
            try:
                theirs = client.run(identity, workers=[address])[address]
            except OSError:
                return False  # it is gone, or about to be
            except Exception:
                theirs = "no Escabel"  # the function that was to be called there
            self._has_our_rules[address] = theirs == identity()
            if theirs != identity():
                print(f"worker {address} is left out: it has {theirs}, not {identity()}", file=sys.stderr, flush=True)
        return self._has_our_rules[address]

    def _submit(self, client: Client, task: Task, workers: dict[str, int]) -> Submission:
        self._tries[task.id] += 1
        only = None if all(self._has_our_rules.values()) else frozenset(workers)
        key = f"escabel-{task.id}-{self._tries[task.id]}-{id(self)}"
        addresses = None if only is None else list(only)
        return Submission(client.submit(run_task, format_task(task), key=key, pure=False, workers=addresses), only)

    def _answers(self, futures: dict[str, Submission], workers: dict[str, int]) -> dict[str, str]:
        """Wait up to LOOK_SECONDS and return finished results; cancels tasks whose workers are gone."""
        with suppress(TimeoutError, self._dask.TimeoutError):
            self._dask.wait([one.future for one in futures.values()], timeout=LOOK_SECONDS, return_when=FIRST_COMPLETED)
        answers: dict[str, str] = {}
        for id_, (future, only) in list(futures.items()):
            if future.status in ("lost", "cancelled"):
                raise OSError("the scheduler has forgotten what it was asked")
            if future.status == "finished":
                answers[id_] = future.result(timeout=CONNECT_SECONDS)
            elif future.status == "error":
                if self._tries[id_] >= MAX_TRIES:
                    raise TaskFailed(f"task {id_}: {future.exception(timeout=CONNECT_SECONDS)}")
            elif only is None or only & workers.keys():
                continue
            else:
                future.cancel()
            del futures[id_]
        return answers


class Submission(NamedTuple):
    """A task that the scheduler has, and the workers who may do it; None: all."""

    future: Future
    only: frozenset[str] | None


class RetryTimer:
    """Timer of repeated attempts, which tells once that it waits, and gives up in the end."""

    def __init__(self, words: str) -> None:
        self._words = words
        self._begin = monotonic()
        self._is_told = False

    def wait(self, why: str = "") -> None:
        """Wait for a moment; raises TaskFailed in the end."""
        words = one_line(f"{self._words}: {why}" if why else self._words)
        if monotonic() - self._begin > SCHEDULER_TIMEOUT:
            raise TaskFailed(words)
        if not self._is_told:
            self._is_told = True
            print(f"{words}; waiting …", file=sys.stderr, flush=True)
        sleep(LOOK_SECONDS)
