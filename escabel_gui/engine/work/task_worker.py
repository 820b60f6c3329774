"""Does tasks for other processes of the program: each comes as a line of JSON, and so does its result."""

import argparse
import json
import logging
import os
import sys
from collections.abc import Iterator
from queue import SimpleQueue
from threading import Thread
from typing import Final

from escabel_gui.arguments import one_line
from escabel_gui.engine.processes.output import reason_of
from escabel_gui.engine.processes.stdin_reader import check_stdin_open, read_chunk
from escabel_gui.engine.processes.waiting import take_next
from escabel_gui.engine.work.identity import identity
from escabel_gui.engine.work.task import Data, Task, TaskFailed, find_function

log: Final = logging.getLogger(__name__)

OTHER_RULES: Final = "other rules"
FAILED: Final = "failed"
END_WITH_INPUT: Final = "--end-with-input"


def format_task(task: Task) -> str:
    """Format a task as a line, for workers with our rules."""
    return json.dumps({"id": task.id, "do": task.name, "data": task.data, "rules": identity()})


def run_task(line: str | bytes) -> str:
    """Run one task and return its result, or the reason of its failure, as JSON; raises ValueError for what is none."""
    try:
        task = json.loads(line)
        id_, name, data, rules = (task[key] for key in ("id", "do", "data", "rules"))
        if not isinstance(name, str):
            raise TypeError
    except (ValueError, KeyError, TypeError, RecursionError):
        raise ValueError("this is no task: each is a line of JSON with id, do, data and rules") from None
    if rules != identity():
        return json.dumps({"id": id_, OTHER_RULES: identity()})
    try:
        return json.dumps({"id": id_, "result": find_function(name)(data)})
    except (RuntimeError, ValueError, OSError) as error:
        reason = reason_of(error) or type(error).__name__
    except Exception as error:  # who works on has other tasks to do
        log.debug("%s", name, exc_info=True)
        reason = f"{name} cannot be done with such data: {type(error).__name__} {error}"
    return json.dumps({"id": id_, FAILED: one_line(reason)})


def parse_task_result(text: str) -> Data | None:
    """Parse the result in an answer; None from a worker with other rules. Raises TaskFailed if the task failed."""
    said = json.loads(text)
    if FAILED in said:
        raise TaskFailed(said[FAILED])
    return None if OTHER_RULES in said else dict(said["result"])


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of `escabel-engine work`."""
    parser.add_argument(
        END_WITH_INPUT, action="store_true", help="end with standard input, even in the middle of a task"
    )


def run_worker(options: argparse.Namespace) -> int:
    """Run the tasks that come on standard input until it ends."""
    check_stdin_open()
    for line in lines_or_end(sys.stdin.fileno()) if options.end_with_input else sys.stdin.buffer:
        print(run_task(line), flush=True)
    return 0


def lines_or_end(descriptor: int) -> Iterator[bytes]:
    """Yield the lines of a file; when it ends, so does the process, whatever it does then.

    A thread reads the descriptor itself: waiting in a buffered reader it would hold a lock when the process ends.
    """
    lines: SimpleQueue[bytes] = SimpleQueue()

    def read() -> None:
        begun: list[bytes] = []
        while chunk := read_chunk(descriptor):
            first, *others = chunk.split(b"\n")
            begun.append(first)
            for other in others:
                lines.put(b"".join(begun))
                begun = [other]
        os._exit(0)

    Thread(target=read, daemon=True).start()
    while True:
        yield take_next(lines)
