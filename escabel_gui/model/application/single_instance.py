"""One window per user and desktop: a second start hands its files to the window that runs already.

The running window holds a lock file and watches the folder that it lies in. A second start puts a request there, a
text file with one path a line, and ends when the window has taken it. A window that died leaves a lock that counts no
more; one that hangs takes nothing, and the second start then opens a window of its own. So does a start on another
computer, if several have the same folder on a network, a stick or in a cloud: each has a lock of its own.
"""

import ctypes
import json
import os
import stat
import sys
import time
from hashlib import blake2b
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import QFileSystemWatcher, QLockFile, QObject, QSysInfo, Signal

from escabel_gui.record.storage.files import write_atomically
from escabel_gui.record.storage.folders import absolute, games_folder

LOCK: Final = "window.lock"
REQUEST_SUFFIX: Final = ".request"  # how the names of requests end
TIMEOUT: Final = 4.0  # seconds for the running window to take a request; it may just be starting
MAX_AGE: Final = 60.0  # seconds after which nobody waits for a request any more, whatever the clocks
LOOK_AGAIN: Final = 0.02
MAX_BYTES: Final = 1 << 20  # of a request: some thousand paths, read in a few milliseconds
ACTIVATION_TOKENS: Final = ("XDG_ACTIVATION_TOKEN", "DESKTOP_STARTUP_ID")  # with which a desktop lets a window come up


def running_folder(data: Path | None = None) -> Path:
    """Return the folder in which the starts of one person find each other, in the folder of the program's `data`.

    Each computer has its own, as none hears what another one writes, nor knows which programs live there. So has each
    session on Windows: a window that comes up in one is not seen in another.
    """
    folder, number = (data or games_folder().parent) / "running" / computer(), session_number()
    return folder if number is None else folder / f"session {number}"


def computer() -> str:
    """Return letters that stand for this computer, also when it is called otherwise later, if the system can say."""
    identity = bytes(QSysInfo.machineUniqueId().data()) or QSysInfo.machineHostName().encode()
    return blake2b(identity, digest_size=8).hexdigest()


def session_number() -> int | None:
    """Return Windows' number of the session that this process is in; None elsewhere."""
    if sys.platform == "win32":
        number = ctypes.c_ulong()
        ctypes.windll.kernel32.ProcessIdToSessionId(os.getpid(), ctypes.byref(number))
        return number.value
    return None


class StartRequest(NamedTuple):
    """Request of a second start: files to open (absolute paths); none raises the window."""

    files: tuple[str, ...]
    tokens: dict[str, str]  # the values of ACTIVATION_TOKENS that it was started with


class SingleInstance(QObject):
    """Lock of the running instance; receives the requests of later starts while it lives."""

    requested = Signal(object)  # StartRequest

    def __init__(self, folder: Path, lock: QLockFile | None) -> None:
        """Set up the instance; without a lock it takes no requests.

        Then another program has the lock, or the folder cannot be written.
        """
        super().__init__()
        self._folder = folder
        self._lock = lock
        self._watcher: QFileSystemWatcher | None = None
        self._immovable: set[Path] = set()  # what is called like a request, but cannot be removed: looked at once

    def listen(self) -> None:
        """Emit `requested` from now on, first for what was asked during the start; this needs an application."""
        if self._lock is not None:
            self._watcher = QFileSystemWatcher([str(self._folder)], self)
            self._watcher.directoryChanged.connect(self._take_requests)
            self._take_requests()

    def _take_requests(self) -> None:
        present = sorted(self._folder.glob(f"*{REQUEST_SUFFIX}"))
        self._immovable.intersection_update(present)
        for path in present:
            if path in self._immovable:
                continue
            request = read_request(path)
            try:
                path.unlink()
            except OSError:  # who has put it there is not told that it was taken
                self._immovable.add(path)
                continue
            if request is not None:
                self.requested.emit(request)

    def close(self) -> None:
        """Release the lock, so that another start can have it."""
        if self._watcher is not None:
            self._watcher.deleteLater()
            self._watcher = None
        if self._lock is not None:
            self._lock.unlock()
            self._lock = None


def acquire_or_ask(folder: Path, files: list[str], timeout: float = TIMEOUT) -> SingleInstance | None:
    """Become the running window, or let the one that runs open these files, and return None."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return SingleInstance(folder, None)
    if is_something_else(folder / LOCK):  # QLockFile would wait for ever for what a pipe has to say
        return SingleInstance(folder, None)
    lock = QLockFile(str(folder / LOCK))
    lock.setStaleLockTime(0)  # a lock gets stale by its program's death, never by age
    if lock.tryLock(0):
        return SingleInstance(folder, lock)
    if lock.error() != QLockFile.LockError.LockFailedError:
        return SingleInstance(folder, None)
    return ask(folder, files, lock, timeout)


def ask(folder: Path, files: list[str], lock: QLockFile, timeout: float) -> SingleInstance | None:
    """Ask the running instance to open files; None once it has taken the request.

    Returns a `SingleInstance` if it does not answer within `timeout` seconds: with the lock, if it could be had. That
    is also one that looks alive, as after a power cut, but that no living program holds, as the system knows.
    """
    request = folder / f"{time.time_ns()}-{os.getpid()}{REQUEST_SUFFIX}"
    tokens = {name: os.environ[name] for name in ACTIVATION_TOKENS if name in os.environ}
    wanted = json.dumps({"files": [str(absolute(file)) for file in files], "tokens": tokens}).encode()
    if len(wanted) > MAX_BYTES:
        return SingleInstance(folder, None)
    try:
        write_atomically(request, wanted)
    except OSError:
        return SingleInstance(folder, None)
    asked, deadline = lock_identity(lock), time.monotonic() + timeout
    while request.exists():
        is_late = time.monotonic() > deadline
        # The window has been closed in the meantime; or there was none, and then nothing forbids to remove its lock.
        has_lock = lock.tryLock(0) or (is_late and lock.removeStaleLockFile() and lock.tryLock(0))
        if is_late and not has_lock and lock_identity(lock) != asked:  # of a window that is just starting
            asked, deadline = lock_identity(lock), time.monotonic() + timeout
        elif is_late or has_lock:
            try:
                request.unlink()
            except FileNotFoundError:
                lock.unlock()
                break  # it has been taken at the last moment
            except OSError:
                pass  # it stays where it is, and is soon too old to count
            return SingleInstance(folder, lock if has_lock else None)
        time.sleep(LOOK_AGAIN)
    return None


def lock_identity(lock: QLockFile) -> tuple[int, int] | None:
    """Return what tells the file of a lock from one that comes in its place; None where there is none."""
    try:
        status = Path(lock.fileName()).stat()
    except OSError:
        return None
    return status.st_ino, status.st_mtime_ns


def is_something_else(path: Path) -> bool:
    """Return whether a path exists and is no regular file, such as a folder, pipe or device."""
    return os.path.lexists(path) and not path.is_file()


def read_request(path: Path) -> StartRequest | None:
    """Read a request that anybody may have written; None if it is not one, or one that nobody waits for."""
    try:
        status = path.lstat()
        if not stat.S_ISREG(status.st_mode) or time.time() - status.st_mtime > MAX_AGE:
            return None
        with path.open("rb") as file:
            data = file.read(MAX_BYTES + 1)
        return parse_request(data) if len(data) <= MAX_BYTES else None
    except (OSError, ValueError):
        return None


def parse_request(data: bytes) -> StartRequest:
    """Parse a request; raises ValueError for anything else, and for a file or token that the system could not take."""
    try:
        wanted = json.loads(data)
    except RecursionError:
        raise ValueError("too deep") from None
    files, tokens = (wanted.get("files"), wanted.get("tokens")) if isinstance(wanted, dict) else (None, None)
    if not isinstance(files, list) or not isinstance(tokens, dict):
        raise ValueError("no request")
    known = {name: tokens[name] for name in ACTIVATION_TOKENS if name in tokens}
    for text in (*files, *known.values()):
        if not isinstance(text, str) or b"\0" in os.fsencode(text):
            raise ValueError("no text that the system knows")
    return StartRequest(tuple(files), known)
