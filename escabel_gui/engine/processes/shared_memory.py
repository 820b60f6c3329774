"""Memory that processes of one engine share; it is gone when the last of them has ended, however it ends."""

import os
import sys
import tempfile
from mmap import mmap
from typing import Final

from escabel_gui.rules.message import shorten

MARK: Final = b"escabel playouts"  # at its end, so that nothing else is taken for it
STANDARD_STREAMS: Final = 3  # the first descriptors: input, output, errors


class SharedMemory:
    """New memory of zeros, for child processes that are started with its `descriptors` to open by its `name`.

    On Windows it has a name of the system's, elsewhere it is a file without one, and `name` the file's descriptor.
    """

    def __init__(self, size: int) -> None:
        """Allocate it; raises OSError if that cannot be done."""
        content = bytes(size) + MARK
        self.descriptors: tuple[int, ...] = ()
        if sys.platform == "win32":
            self.name = f"escabel-{os.getpid()}-{os.urandom(8).hex()}"
            self.memory = mmap(-1, len(content), tagname=self.name)
            self.memory.write(content)
            return
        self.descriptors = (open_nameless_file(),)
        self.name = str(self.descriptors[0])
        try:
            with open(self.descriptors[0], "wb", closefd=False) as file:  # on a full disk, one call may write a part
                file.write(content)
            self.memory = mmap(self.descriptors[0], len(content))
        except OSError:
            os.close(self.descriptors[0])
            raise

    def close(self) -> None:
        """Give the memory back."""
        self.memory.close()
        for descriptor in self.descriptors:
            os.close(descriptor)


def open_nameless_file() -> int:
    """Return the descriptor of a new file without a name; on Linux it is never on a disk."""
    if hasattr(os, "memfd_create"):
        return os.memfd_create("escabel")
    with tempfile.TemporaryFile() as file:
        return os.dup(file.fileno())


def open_shared_memory(name: str, size: int) -> mmap:
    """Open the memory that the parent process has given a name; raises ValueError with a reason."""
    try:
        memory = map_named(name, size + len(MARK))
    except (OSError, ValueError, OverflowError):
        memory = None
    if memory is None or memory[size:] != MARK:
        raise ValueError(f"there is no shared memory {shorten(name)!r}")
    return memory


def map_named(name: str, size: int) -> mmap:
    """Map memory by its name; raises an exception where the system cannot."""
    if sys.platform == "win32":
        return mmap(-1, size, tagname=name)  # new memory if there is none of that name
    descriptor = int(name)
    if descriptor < STANDARD_STREAMS:
        raise ValueError("no file of the parent's")
    return mmap(descriptor, size)
