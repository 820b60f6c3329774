"""Reading files, and writing them atomically."""

import contextlib
import errno
import os
import stat
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import BinaryIO, Final, TypeVar

from escabel_gui.record.sgf.record_error import RecordError
from escabel_gui.record.storage.file_names import claim_name, numbered, portable_stem
from escabel_gui.rules.message import Message

MAX_FILE_BYTES: Final = 64 * 1024 * 1024  # of a file that is read
UNFINISHED: Final = ".unfinished"  # how the names of files end while they are being written
WRITE_ERRORS: Final = frozenset((errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO))
# Seconds between two attempts at what Windows refuses while any program has the file open, as virus scanners, indexers
# and sync folders have each new file for a moment. Other systems refuse only what stays forbidden.
PAUSES: Final[tuple[float, ...]] = (0.01, 0.02, 0.05, 0.1, 0.2, 0.4, 0.6, 0.6) if os.name == "nt" else ()
REPLACES_READ_ONLY: Final = os.name != "nt"  # elsewhere it is the folder's permissions that count

T = TypeVar("T")
Approve = Callable[[Path], object]  # is shown what was written, before it gets its name; what it raises forbids that


def read_bytes(path: Path) -> bytes:
    """Read a file. Raises OSError, or RecordError if it is too large to be a game or no regular file.

    Windows also refuses what is just being replaced, which is over in a moment.
    """
    return retry_while_refused(lambda: read_once(path), PAUSES[:2])


def read_once(path: Path) -> bytes:
    """Read a file as `read_bytes` does, with a single attempt."""
    check_name(path)
    with open(path, "rb", opener=open_nonblocking) as file:
        if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
            raise RecordError(Message("This is not an ordinary file: choose a file with a game."))
        return read_limited(file)


def read_limited(file: BinaryIO) -> bytes:
    """Read what is left of an open file; raises OSError, or RecordError if that is too large to be a game."""
    data = file.read(MAX_FILE_BYTES + 1)
    if len(data) > MAX_FILE_BYTES:
        megabytes = MAX_FILE_BYTES // (1024 * 1024)
        raise RecordError(Message("The file is larger than {0} MB: this cannot be a game.", (megabytes,)))
    return data


def check_name(path: Path) -> None:
    """Raise OSError, and not ValueError as Python does, for a path with a NUL character, which no file has."""
    if "\0" in str(path):
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL), str(path))


def open_nonblocking(path: str, flags: int) -> int:
    """Open what a path names without waiting, as opening a pipe would."""
    return os.open(path, flags | getattr(os, "O_NONBLOCK", 0))


class InUse(PermissionError):
    """Raised for a file that cannot be replaced, most likely as another program has it open."""

    def __init__(self, error: PermissionError, kept: Path | None) -> None:
        """Set up the error; `kept` is where the data that was to be in the file is, if anywhere."""
        super().__init__(*error.args)
        self.kept = kept

    def __str__(self) -> str:
        return str(reason_for(self))


@contextlib.contextmanager
def named(path: Path) -> Iterator[None]:
    """Let errors of writing, in which Python names no file, name this one."""
    try:
        yield
    except OSError as error:
        if error.filename is None and error.errno in WRITE_ERRORS:
            error.filename = str(path)
        raise


def is_for_room(error: OSError) -> bool:
    """Return whether a write failed for want of room on the disk, or of what the person may have of it."""
    return error.errno in (errno.ENOSPC, errno.EDQUOT)


def reason_for(error: OSError) -> Message | str:
    """Return the reason of a failed read or write, for brackets or after a colon."""
    if not isinstance(error, InUse):
        return error.strerror or str(error)
    if error.kept is None:
        return Message("it cannot be replaced, as another program may have it open")
    return Message(
        "it cannot be replaced, as another program may have it open; what was to be there is in {0}", (error.kept.name,)
    )


def why_unreadable(file: str, error: OSError | RecordError) -> Message:
    """Return the sentence on why a file with games cannot be read."""
    if isinstance(error, OSError):
        return Message("{0}: {1}.", (file, reason_for(error)))
    if not error.line:
        return Message("{0}: {1}", (file, error.words))
    return Message("{0} cannot be read, line {1}: {2}", (file, error.line, error.words))


def write_atomically(path: Path, data: bytes, approve: Approve | None = None, keeps_aside: bool = False) -> None:
    """Write `data` to a file: whatever happens, it holds all of the old or all of the new, and on return the new.

    Raises OSError, or what `approve` raises, with the file as it was and nothing left beside it. One that cannot be
    replaced raises InUse, if wanted with the data kept beside it under a name that was free. Not for the window's
    thread: see `retry_while_refused`.
    """
    path = Path(os.path.realpath(path))  # a link keeps pointing where it does
    unfinished = write_temp_file(path, data)
    try:
        mode = mode_of(path)
        if mode is not None:
            unfinished.chmod(mode | stat.S_IWRITE)
        try:
            replace(unfinished, path, approve)
        except PermissionError as error:
            raise InUse(error, keep_temp_file(unfinished, path) if keeps_aside else None) from error
        if mode is not None and not mode & stat.S_IWRITE:
            path.chmod(mode)
    finally:
        discard(unfinished)
    sync_folder(path.parent)


def keep_temp_file(unfinished: Path, path: Path) -> Path | None:
    """Give what was to become a file a free name beside it; None if that cannot be done either."""
    with contextlib.suppress(OSError):
        return give_free_name(unfinished, path.parent, path.stem, path.suffix)
    return None


def write_temp_file(path: Path, data: bytes) -> Path:
    """Write what is to become the file at `path` in full beside it; raises OSError, with nothing left of it.

    It is read back: a disk that has not kept it says so now, while there is still the file that it was to replace.
    """
    unfinished = numbered(path.parent, f".{path.name[:40]}", 1, f"-{os.urandom(4).hex()}{UNFINISHED}")
    try:
        with named(path), unfinished.open("xb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        if retry_while_refused(unfinished.read_bytes) != data:
            raise OSError(errno.EIO, os.strerror(errno.EIO), str(unfinished))
    except BaseException:
        discard(unfinished)
        raise
    return unfinished


def replace(source: Path, target: Path, approve: Approve | None = None) -> None:
    """Give a file the name of another, whose place it takes, even if that one is read-only; raises OSError.

    Not for the window's thread: see `retry_while_refused`.
    """
    mode = mode_of(target)
    is_locked = not REPLACES_READ_ONLY and mode is not None and not mode & stat.S_IWRITE

    def put() -> None:
        if approve is not None:
            approve(source)  # each time: who has the target open may be writing to it
        source.replace(target)

    if is_locked:
        target.chmod(stat.S_IWRITE)
    try:
        retry_while_refused(put)
    except BaseException:
        if is_locked:
            target.chmod(stat.S_IREAD)
        raise


def discard(path: Path) -> None:
    """Remove a file of which nothing is wanted any more; one that another program keeps is removed later."""
    with contextlib.suppress(PermissionError):
        retry_while_refused(lambda: path.unlink(missing_ok=True))


def retry_while_refused(do: Callable[[], T], pauses: tuple[float, ...] | None = None) -> T:
    """Do something with a file, and again for two seconds while Windows refuses it; then raises PermissionError.

    Not for the window's thread, but with other `pauses` between the attempts (seconds) that are short enough.
    """
    for pause in PAUSES if pauses is None else pauses:
        try:
            return do()
        except PermissionError:
            time.sleep(pause)
    return do()


def mode_of(path: Path) -> int | None:
    """Return the permissions of a file; None where there is none."""
    with contextlib.suppress(FileNotFoundError):
        return path.stat().st_mode & 0o777
    return None


def write_new(folder: Path, stem: str, data: bytes, approve: Approve | None = None) -> Path:
    """Write an SGF file with a name that was free; raises OSError or as `approve` does, with nothing left of it."""
    folder.mkdir(parents=True, exist_ok=True)
    stem = portable_stem(stem)
    unfinished = write_temp_file(folder / f"{stem}.sgf", data)
    try:
        if approve is not None:
            approve(unfinished)
        path = give_free_name(unfinished, folder, stem, ".sgf")
    finally:
        discard(unfinished)
    sync_folder(folder)
    return path


def give_free_name(unfinished: Path, folder: Path, stem: str, suffix: str) -> Path:
    """Rename a file to a name that was free; its old name is of no use afterwards. Raises OSError."""
    try:
        return claim_name(folder, stem, lambda path: os.link(unfinished, path), suffix)
    except OSError:  # where there are no links, the file is empty for a moment
        return move_new(unfinished, folder, stem, suffix)


def move_new(path: Path, folder: Path, stem: str | None = None, suffix: str = ".sgf") -> Path:
    """Move a file to another folder, as `stem` (None: as it is called) if that is free; returns its new path."""
    folder.mkdir(parents=True, exist_ok=True)
    stem = path.stem if stem is None else stem
    target = claim_name(folder, stem, lambda path: path.touch(exist_ok=False), suffix)
    try:
        replace(path, target)
    except BaseException:
        discard(target)
        raise
    return target


def sync_folder(folder: Path) -> None:
    """Make a new name in a folder survive a power cut, where the system can do that."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
