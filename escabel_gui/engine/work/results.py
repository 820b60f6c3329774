"""Results of a job on disk, each before the next task is begun, and in their order to whoever wants them."""

import json
import os
from collections import deque
from collections.abc import Callable, Generator, Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path

from escabel_gui.engine.processes.file_checks import check_file_writable
from escabel_gui.engine.work.identity import identity
from escabel_gui.engine.work.task import Data, Task, TaskExecutor
from escabel_gui.record.storage.file_lock import locked
from escabel_gui.record.storage.files import named


class OtherJob(ValueError):
    """Raised for a file with the results of another job, or of another version of the program."""


class ResultStore:
    """File of JSON lines: the first one is the job, each other one a task's id and its result.

    What an interrupted write has left at the end is passed over, and overwritten.
    """

    def __init__(self, path: Path, job: Data, is_result: Callable[[Data], bool]) -> None:
        """Open or create the file; raises OSError, or ValueError with a reason if it holds something else.

        `is_result` says whether what stands in a line can be the result of a task.
        """
        job = {"rules": identity(), **job}
        self.path = path
        self.known: dict[str, Data] = {}  # what earlier runs have left, by the task's id
        self.whole = 0  # bytes that can be read
        if path.exists():
            self._read(job, is_result)
        is_new = not path.exists()
        self._file = path.open("xb" if is_new else "r+b")
        try:
            self._file.seek(self.whole)
            self._file.truncate()
            if not self.whole:
                self._write(job)
        except OSError:
            with suppress(OSError):
                self._file.close()
            if is_new:
                path.unlink()
            raise

    def _read(self, job: Data, is_result: Callable[[Data], bool]) -> None:
        lines = self.path.read_bytes().splitlines(keepends=True)
        if lines and not lines[0].endswith(b"\n") and not format_line(job).startswith(lines[0]):
            raise ValueError(f"{self.path} has no results: choose another file")
        for number, line in enumerate(lines):
            if not line.endswith(b"\n"):
                break
            refusal = f"{self.path}: line {number + 1} is no result: choose another file"
            try:
                said = json.loads(line)
                id_, result = (str(said["id"]), dict(said["result"])) if number else ("", {})
            except (ValueError, KeyError, TypeError, RecursionError):
                if number and number == len(lines) - 1:
                    break
                raise ValueError(refusal) from None
            if not number and said != json.loads(json.dumps(job)):
                raise OtherJob(
                    f"{self.path} has the results of another job, or of another version: choose another file"
                )
            if number and not is_result(result):
                raise ValueError(refusal)
            if number:
                self.known.setdefault(id_, result)
            self.whole += len(line)

    def keep(self, id_: str, result: Data) -> None:
        """Write a result of a task that is not known; on return it is on disk."""
        self._write({"id": id_, "result": result})

    def _write(self, said: Data) -> None:
        with named(self.path):
            self._file.write(format_line(said))
            self._file.flush()
            os.fsync(self._file.fileno())

    def close(self) -> None:
        """Close the file."""
        with named(self.path):
            self._file.close()


@contextmanager
def open_results(path: Path | None, job: Data, is_result: Callable[[Data], bool]) -> Iterator[ResultStore | None]:
    """Open the results of a job, which no other run has then; None without a file. Raises as `ResultStore` does."""
    if path is None:
        yield None
        return
    check_file_writable(path)
    with alone_with(path), closing(ResultStore(path, job, is_result)) as results:
        yield results


@contextmanager
def alone_with(path: Path) -> Iterator[None]:
    """Keep other runs from a file, by a lock file that stays beside it; raises TimeoutError where one has it."""
    lock = Path(f"{os.path.realpath(path)}.lock")
    with ExitStack() as held:
        try:
            held.enter_context(locked(lock, 0))
        except TimeoutError:
            raise TimeoutError(f"another run writes {path}: wait for its end, or choose another file") from None
        yield


def format_line(said: Data) -> bytes:
    """Format data as a line of JSON."""
    return json.dumps(said).encode() + b"\n"


def ordered_results(
    tasks: Iterator[Task], executor: TaskExecutor, results: ResultStore | None = None
) -> Generator[Data]:
    """Yield the results of tasks in their order; tasks with known results are not run."""
    done = {} if results is None else dict(results.known)
    order: deque[str] = deque()

    def unknown() -> Iterator[Task]:
        for task in tasks:
            order.append(task.id)
            if task.id not in done:
                yield task

    with closing(executor.run(unknown())) as outcomes:
        for outcome in outcomes:
            if results is not None:
                results.keep(*outcome)
            done[outcome.id] = outcome.result
            while order and order[0] in done:
                yield done.pop(order.popleft())
    while order:
        yield done.pop(order.popleft())
