"""A piece of work as plain data, so that anybody can do it: this process, another one, another machine."""

from collections.abc import Callable, Generator, Iterator
from importlib import import_module
from typing import Any, Final, NamedTuple, Protocol

Data = dict[str, Any]  # what JSON can say
Do = Callable[[Data], Data]

SEEDS: Final = 1_000_000  # of one --seed: so many games have seeds of their own
FUNCTION_PREFIX: Final = "escabel_gui.engine."  # where the functions stand that do tasks


class Task(NamedTuple):
    """Piece of work; `do` is a module's function, called by name elsewhere, with the same result for the same data.

    The id says which task of a job it is, also to a later run of the same job.
    """

    id: str
    do: Do
    data: Data

    @property
    def name(self) -> str:
        """Name `module:function` of the task function."""
        return f"{self.do.__module__}:{self.do.__qualname__}"


class TaskResult(NamedTuple):
    """Result of a task."""

    id: str
    result: Data


class TaskFailed(RuntimeError):
    """Raised for a task that cannot be done, or if nobody does it, with the reason."""


class TaskExecutor(Protocol):
    """Executor of tasks: in sequence, in worker processes, or on a Dask cluster."""

    def run(self, tasks: Iterator[Task]) -> Generator[TaskResult]:
        """Yield the results as they come; a next task is taken only when the last result has been dealt with.

        Raises TaskFailed, or what a task raises. Whoever wants no more closes the iterator.
        """


def find_function(name: str) -> Do:
    """Return the function with such a name; raises TaskFailed for one that is none of ours."""
    module, _, function = name.partition(":")
    if not module.startswith(FUNCTION_PREFIX):
        raise TaskFailed(f"{name!r} is no work of this program")
    try:
        found: Do = getattr(import_module(module), function)
    except (ImportError, AttributeError):
        raise TaskFailed(f"{name!r} is no work of this program") from None
    return found
