"""Tasks on this machine: in this process, or in several others."""

from collections.abc import Generator, Iterator
from contextlib import ExitStack
from itertools import islice
from queue import SimpleQueue
from threading import Lock, Thread
from typing import Final

from escabel_gui.engine.processes.gtp_process import GtpProcess, GtpProcessError
from escabel_gui.engine.processes.waiting import take_next
from escabel_gui.engine.work.task import Data, Task, TaskFailed, TaskResult
from escabel_gui.engine.work.task_worker import END_WITH_INPUT, format_task, parse_task_result
from escabel_gui.installation import own_command

MAX_TRIES: Final = 3  # of a task whose process ends before it is done


class SequentialExecutor:
    """Executor that does one task after the other in this process."""

    def run(self, tasks: Iterator[Task]) -> Generator[TaskResult]:
        """Run the tasks; a ValueError is a failed task, as in other processes, and no wrong option of the command."""
        for task in tasks:
            try:
                result = task.do(task.data)
            except ValueError as error:
                raise TaskFailed(str(error)) from error
            yield TaskResult(task.id, result)


class ProcessExecutor:
    """Executor with a number of processes. One that ends is replaced, and its task is done by another."""

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, tasks: Iterator[Task]) -> Generator[TaskResult]:
        """Run the tasks."""
        waiting: SimpleQueue[Task | None] = SimpleQueue()
        done: SimpleQueue[TaskResult | Exception] = SimpleQueue()
        with ExitStack() as stack:
            members = [PooledWorker(waiting, done) for _ in range(self.count)]
            for member in members:  # in the other order: all are dismissed before one is waited for
                stack.callback(member.wait)
            for member in members:
                stack.callback(member.dismiss)
            under_way = 0
            while True:
                for task in islice(tasks, self.count - under_way):
                    waiting.put(task)
                    under_way += 1
                if not under_way:
                    return
                outcome = take_next(done)
                if isinstance(outcome, Exception):
                    raise outcome
                yield outcome
                under_way -= 1


class PooledWorker:
    """Process, and the thread that speaks with it."""

    def __init__(self, waiting: SimpleQueue[Task | None], done: SimpleQueue[TaskResult | Exception]) -> None:
        self._waiting = waiting
        self._done = done
        self._program: GtpProcess | None = None
        self._has_ended = False
        self._lock = Lock()
        self._thread = Thread(target=self._work, daemon=True)
        self._thread.start()

    def dismiss(self) -> None:
        """Stop a process, whose task nobody wants any more; `wait` follows when all members are dismissed."""
        with self._lock:
            self._has_ended = True
        self._waiting.put(None)
        if self._program is not None:
            self._program.process.kill()  # it has nothing to lose, and what it has started ends with it

    def wait(self) -> None:
        """Wait until the worker has ended."""
        self._thread.join()
        if self._program is not None:
            self._program.close()

    def _work(self) -> None:
        while (task := self._waiting.get()) is not None and not self._has_ended:
            try:
                self._done.put(TaskResult(task.id, self._do(task)))
            except Exception as error:
                self._done.put(error)

    def _do(self, task: Task) -> Data:
        for _ in range(MAX_TRIES):
            with self._lock:
                if self._has_ended:
                    break
                if self._program is None:
                    self._program = GtpProcess([*own_command(), "work", END_WITH_INPUT])
                program = self._program
            try:
                program.send(format_task(task))
            except GtpProcessError:
                said = ""
            else:
                said = program.output.readline()
            if said.endswith("\n"):  # else the process has ended, maybe in the middle of a line
                result = parse_task_result(said)
                if result is None:
                    raise TaskFailed("the program has changed since it was started: start it again")
                return result
            with self._lock:
                if not self._has_ended:
                    self._program = None
                    program.close()
        raise TaskFailed(f"task {task.id} has ended {MAX_TRIES} processes")
