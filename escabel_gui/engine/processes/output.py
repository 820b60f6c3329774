"""Checks that folders can be read and output written, before long work; standard output to its end; words."""

import errno
import os
import re
import sys
import tempfile
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Final

from escabel_gui.arguments import one_line
from escabel_gui.record.storage.files import reason_for
from escabel_gui.rules.message import pluralize_english

LEAST_ROOM: Final = 64 * 1024  # bytes that a disk has to take before long work is begun


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


def check_folder_readable(folder: Path) -> None:
    """Raise OSError unless this is a folder whose files can be listed."""
    with os.scandir(folder):
        pass


def check_file_writable(path: Path) -> None:
    """Raise OSError with a reason unless a file can be written at this path, in place of one that may be there."""
    target = Path(os.path.realpath(path))
    if os.path.lexists(target) and not target.is_file():
        raise OSError(f"cannot write {path}: it is no file")
    check_folder_writable(target.parent)


def check_not_read(output: Path, sources: Iterable[Path]) -> None:
    """Raise ValueError if what is to be written is one of the files that are read, by whatever name."""
    for path in sources:
        with suppress(OSError):
            if output.samefile(path):
                raise ValueError(f"{output} is read, too, and would be lost: choose another file to write")


def check_folder_writable(folder: Path) -> None:
    """Raise OSError with a reason unless files can be made in this folder, and there is room for one."""
    try:
        with tempfile.TemporaryFile(dir=folder) as file:
            file.write(bytes(LEAST_ROOM))
    except OSError as error:
        raise OSError(f"cannot write to {folder}: {error.strerror}") from None


def make_folder(folder: Path) -> None:
    """Make a folder, and those that it lies in, for files to be made in it; raises OSError with a reason."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise OSError(f"cannot make the folder {folder}: {error.strerror}") from None
    check_folder_writable(folder)


def counted(number: int, noun: str) -> str:
    """Return a number of things, as `1 game` or `2 games`."""
    return pluralize_english(f"{number} {noun}(s)", number)


def tell_unreadable(path: Path, error: Exception) -> None:
    """Say on standard error what cannot be read of a file."""
    reason = reason_for(error) if isinstance(error, OSError) else error
    print(f"{path}: {one_line(str(reason))}", file=sys.stderr)
