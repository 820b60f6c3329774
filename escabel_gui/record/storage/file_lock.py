"""A lock between programs that change the same file: it ends with the process that holds it, at the latest."""

import errno
import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

PATIENCE: Final = 5.0  # seconds for which another program may keep us waiting
LOOK_AGAIN: Final = 0.005  # seconds
NO_LOCKS: Final = frozenset((errno.ENOLCK, errno.ENOSYS, errno.ENOTSUP, errno.EOPNOTSUPP, errno.EINVAL))

if sys.platform == "win32":
    import msvcrt

    def take(handle: int) -> None:
        """Take the lock of an open file at once; raises BlockingIOError where another one has it."""
        os.lseek(handle, 0, os.SEEK_SET)
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except OSError as error:
            if error.errno in (errno.EACCES, errno.EDEADLK, 0):  # 0 in Wine, which does not say why
                raise BlockingIOError(errno.EAGAIN, os.strerror(errno.EAGAIN)) from None
            raise

    def give_back(handle: int) -> None:
        os.lseek(handle, 0, os.SEEK_SET)
        msvcrt.locking(handle, msvcrt.LK_UNLCK, 1)

else:
    import fcntl

    def take(handle: int) -> None:
        """Take the lock of an open file at once; raises BlockingIOError where another one has it."""
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def give_back(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_UN)


def lock_of(path: Path) -> Path:
    """Return the file whose lock stands for another file, which is replaced at each write; the lock file stays."""
    return path.with_suffix(".lock")


@contextmanager
def locked(path: Path, patience: float = PATIENCE) -> Iterator[None]:
    """Hold the lock of a file; threads of one process shut each other out, too. Not for the window's thread.

    Raises OSError: TimeoutError where another one has it for longer than `patience` seconds. On a file system without
    locks nothing is held.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    handle = os.open(lock_of(path), os.O_RDWR | os.O_CREAT, 0o666)
    try:
        is_held = wait_for(handle, patience)
        try:
            yield
        finally:
            if is_held:
                give_back(handle)
    finally:
        os.close(handle)


def wait_for(handle: int, patience: float) -> bool:
    """Take a lock as soon as it is free; False on a file system without locks. Raises TimeoutError."""
    deadline = time.monotonic() + patience
    while True:
        try:
            take(handle)
            return True
        except BlockingIOError:
            if time.monotonic() > deadline:
                raise TimeoutError(errno.ETIMEDOUT, os.strerror(errno.ETIMEDOUT)) from None
        except OSError as error:
            if error.errno in NO_LOCKS:
                return False
            raise
        time.sleep(LOOK_AGAIN)
