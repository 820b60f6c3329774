"""Standard output to its end, and words that commands say there or on standard error."""

import errno
import os
import re
import sys
from pathlib import Path

from escabel_gui.arguments import one_line
from escabel_gui.record.storage.files import reason_for
from escabel_gui.rules.message import pluralize_english


def check_stdout_writable() -> None:
    """Raise OSError if standard output cannot be written."""
    if sys.stdout is None or sys.stdout.closed:
        raise OSError("standard output is closed")


def flush_stdout() -> None:
    """Write what is left in standard output; raises OSError where that cannot be done."""
    if sys.stdout is not None and not sys.stdout.closed:
        sys.stdout.flush()


def give_up_stdout() -> None:
    """Redirect standard output to nowhere if it cannot be written: Python would complain about its rest at exit."""
    try:
        flush_stdout()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def reason_of(error: Exception) -> str:
    """Return what an error says, after the file that it is about, without the system's number of it."""
    if isinstance(error, OSError) and error.filename:
        return f"{error.filename}: {error.strerror}"
    return re.sub(r"^\[\w+ -?\d+\] ", "", str(error))


def is_of_closed_pipe(error: BaseException) -> bool:
    """Return True if an error says that the reader of a pipe has closed it."""
    if isinstance(error, BrokenPipeError):
        return True
    # so Windows says it of a pipe, which unlike a file has no name
    is_invalid = isinstance(error, OSError) and error.errno == errno.EINVAL and error.filename is None
    return sys.platform == "win32" and is_invalid


def counted(number: int, noun: str) -> str:
    """Return a number of things, as `1 game` or `2 games`."""
    return pluralize_english(f"{number} {noun}(s)", number)


def tell_unreadable(path: Path, error: Exception) -> None:
    """Say on standard error what cannot be read of a file."""
    reason = reason_for(error) if isinstance(error, OSError) else error
    print(f"{path}: {one_line(str(reason))}", file=sys.stderr)
