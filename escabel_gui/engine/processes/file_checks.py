"""Checks of files and folders, before long work is begun."""

import os
import tempfile
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Final

LEAST_ROOM: Final = 64 * 1024  # bytes that a disk has to take


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
