"""Files that several programs write: what one has last seen in a file tells whether another has changed it."""

import contextlib
from pathlib import Path
from typing import NamedTuple

from escabel_gui.record.sgf.record_error import RecordError
from escabel_gui.record.storage.file_lock import locked
from escabel_gui.record.storage.files import Approve, read_bytes, write_atomically


class FileSnapshot(NamedTuple):
    """Snapshot of a file at this program's last read or write, to detect changes by others."""

    identity: tuple[int, int, int]  # inode, time and size: while they stay the same, nobody has touched it
    digest: int  # hash of the content, in this process
    name: str = ""  # of the game
    tags: tuple[str, ...] = ()

    def is_of(self, path: Path) -> bool:
        """Return whether a file still holds what was seen; one that has gone comes back. Raises OSError."""
        try:
            return file_identity(path) == self.identity or hash(read_bytes(path)) == self.digest
        except FileNotFoundError:
            return True
        except RecordError:
            return False


def file_identity(path: Path) -> tuple[int, int, int]:
    """Return inode, modification time (ns) and size of a file, which tell whether it was replaced."""
    status = path.stat()
    return status.st_ino, status.st_mtime_ns, status.st_size


def write_locked(folder: Path, path: Path, data: bytes, approve: Approve) -> None:
    """Write a file of a folder as `write_atomically` does, the folder too if it has gone.

    Meanwhile no other program writes there, which could else happen between what `approve` sees and the writing.
    """
    with contextlib.ExitStack() as stack:
        with contextlib.suppress(OSError):  # where there is no lock to be had, that is unlikely enough
            stack.enter_context(locked(folder))
        folder.mkdir(parents=True, exist_ok=True)
        write_atomically(path, data, approve)
