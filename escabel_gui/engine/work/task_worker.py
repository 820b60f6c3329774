"""Does tasks for other processes of the program: each comes as a line of JSON, and so does its result."""

import argparse
import json
import sys
from typing import Final

from escabel_gui.engine.work.identity import identity
from escabel_gui.engine.work.task import Data, Task, TaskFailed, find_function

OTHER_RULES: Final = "other rules"
FAILED: Final = "failed"


def format_task(task: Task) -> str:
    """Format a task as a line, for workers with our rules."""
    return json.dumps({"id": task.id, "do": task.name, "data": task.data, "rules": identity()})


def run_task(line: str) -> str:
    """Run one task and return its result, or the reason of its failure, as JSON."""
    task = json.loads(line)
    if task["rules"] != identity():
        return json.dumps({"id": task["id"], OTHER_RULES: identity()})
    try:
        return json.dumps({"id": task["id"], "result": find_function(task["do"])(task["data"])})
    except (TaskFailed, RuntimeError, ValueError, OSError) as error:
        return json.dumps({"id": task["id"], FAILED: str(error) or type(error).__name__})


def parse_task_result(text: str) -> Data | None:
    """Parse the result in an answer; None from a worker with other rules. Raises TaskFailed if the task failed."""
    said = json.loads(text)
    if FAILED in said:
        raise TaskFailed(said[FAILED])
    return None if OTHER_RULES in said else dict(said["result"])


def run_worker(_options: argparse.Namespace) -> int:
    """Run the tasks that come on standard input until it ends."""
    for line in sys.stdin:
        print(run_task(line), flush=True)
    return 0
