"""Options `--parallel` and `--cluster`, and the executor that they select."""

import argparse

from escabel_gui.arguments import whole_number
from escabel_gui.engine.work.cluster import DaskExecutor
from escabel_gui.engine.work.local import ProcessExecutor, SequentialExecutor
from escabel_gui.engine.work.task import TaskExecutor


def add_executor_arguments(parser: argparse.ArgumentParser, what: str) -> None:
    """Add the options for parallel work; `what` is what they do at once."""
    parser.add_argument(
        "--parallel", type=whole_number(1, 256), default=1, metavar="N", help=f"{what} at once (%(default)s)"
    )
    parser.add_argument(
        "--cluster",
        metavar="ADDRESS",
        help="let the workers of a Dask scheduler do it: tls://HOST:PORT, or tcp://127.0.0.1:PORT on this machine",
    )


def make_executor(options: argparse.Namespace) -> TaskExecutor:
    """Return the executor that the options select; raises ValueError with a reason."""
    if options.cluster is not None:
        return DaskExecutor(options.cluster)
    return SequentialExecutor() if options.parallel == 1 else ProcessExecutor(options.parallel)
