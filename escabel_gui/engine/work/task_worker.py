"""Does tasks for other processes of the program: each comes as a line of JSON, and so does its result."""

import argparse
import json
import logging
import sys
from typing import Final

from escabel_gui.arguments import one_line
from escabel_gui.engine.processes.output import reason_of
from escabel_gui.engine.processes.stdin_reader import check_stdin_open
from escabel_gui.engine.work.identity import identity
from escabel_gui.engine.work.task import Data, Task, TaskFailed, find_function

log: Final = logging.getLogger(__name__)

OTHER_RULES: Final = "other rules"
FAILED: Final = "failed"


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


def run_worker(_options: argparse.Namespace) -> int:
    """Run the tasks that come on standard input until it ends."""
    check_stdin_open()
    for line in sys.stdin.buffer:
        print(run_task(line), flush=True)
    return 0
