"""The file of the settings: read once, and written in the background, so that the window never waits for a disk."""

import contextlib
import errno
import os
from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSettings

from escabel_gui.model.background.file_changes import FileChanges
from escabel_gui.record.sgf.record_error import RecordError
from escabel_gui.record.storage.entry_file import ignore, put_aside
from escabel_gui.record.storage.file_lock import locked
from escabel_gui.record.storage.files import read_bytes, write_atomically

VERSION: Final = 1  # of the newest program that has written there; each one leaves keys alone that it does not know
VERSION_KEY: Final = "version"

Change = tuple[str, Callable[[object], object]]  # a key, and what becomes of its value


class SettingsFile:
    """Values by their keys, as QSettings knows them; what another program changes meanwhile stays in the file.

    A file that has gone meanwhile, perhaps with its folder, comes back with all that was in it.
    """

    def __init__(
        self,
        path: Path,
        tell: Callable[[Path], object] = ignore,
        tell_failure: Callable[[OSError], object] = ignore,
    ) -> None:
        """Read the settings.

        In another thread, `tell` gets the path of the copy of a file that was damaged, and `tell_failure` why changes
        cannot be written.
        """
        self.path = path
        self._tell = tell
        store = self._open()
        self._values = {key: store.value(key) for key in store.allKeys() if key}
        self._latest = self._read_bytes()  # what was in the file when it was read or written last
        self._is_damaged = is_damaged(store, self._latest)
        self._changes: FileChanges[Change] = FileChanges(self._write, path.name, tell=tell_failure)
        self.close = self._changes.close
        self.wait = self._changes.wait

    def get(self, key: str) -> object:
        """Return the value of a key; None where nothing was ever set."""
        return self._values.get(key)

    def set(self, key: str, value: object) -> None:
        self.change(key, lambda _: value)

    def change(self, key: str, change: Callable[[object], object]) -> None:
        """Change a value here and, as it is there by then, in the file."""
        self._values[key] = change(self._values.get(key))
        self._changes.add((key, change))

    def mend(self) -> None:
        """Write a file that was damaged when it was read, which makes a copy of it; else the next change does that."""
        if self._is_damaged:
            self.change(VERSION_KEY, newest)

    def _open(self) -> QSettings:
        return QSettings(str(self.path), QSettings.Format.IniFormat)

    def _read_bytes(self) -> bytes:
        with contextlib.suppress(OSError, RecordError):
            return read_bytes(self.path)
        return b""

    def _write(self, changes: list[Change]) -> None:
        copy = None
        with locked(self.path):
            if self._latest and not self.path.exists():
                write_atomically(self.path, self._latest)
            store, data = self._open(), self._read_bytes()
            if is_damaged(store, data):
                copy = put_aside(self.path, data)
                write_atomically(self.path, without_nameless(data))
                store = self._open()
            for key, change in (*changes, (VERSION_KEY, newest)):
                store.setValue(key, change(store.value(key)))
            store.sync()
            if store.status() == QSettings.Status.AccessError:
                raise OSError(errno.EACCES, os.strerror(errno.EACCES), str(self.path))
            self._latest = self._read_bytes()
        if copy is not None:
            self._tell(copy)


def newest(version: object) -> object:
    """Return the version of the program that writes now, or that of a newer one that has written before."""
    is_number = isinstance(version, str) and version.isdecimal()
    return str(VERSION) if version is None or (is_number and int(str(version)[:9]) < VERSION) else version


def without_nameless(data: bytes) -> bytes:
    """Return the lines of a file without values that have no key, which QSettings would neither give nor remove."""
    return b"".join(line for line in data.splitlines(keepends=True) if not line.lstrip().startswith(b"="))


def is_damaged(store: QSettings, data: bytes) -> bool:
    """Return True if something would not be written back: broken lines and values, comments, keys twice or empty."""
    try:
        lines = [line.strip() for line in data.decode().splitlines()]
    except UnicodeDecodeError:
        return True
    values = [line for line in lines if line and not line.startswith("[")]
    keys = store.allKeys()
    unread = sum(not key or store.value(key) is None for key in keys) - sum(
        line.endswith("=@Invalid()") for line in values
    )
    return store.status() == QSettings.Status.FormatError or len(values) != len(keys) or unread > 0
