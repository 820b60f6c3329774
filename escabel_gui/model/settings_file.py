"""The file of the settings: read once, and written in the background, so that the window never waits for a disk."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Lock

from PySide6.QtCore import QSettings


class SettingsFile:
    """Values by their keys, as QSettings knows them; what another program changes meanwhile stays in the file."""

    def __init__(self, path: Path) -> None:
        self._path = path
        store = self._open()
        self._values = {key: store.value(key) for key in store.allKeys()}
        self._unwritten: dict[str, object] = {}
        self._lock = Lock()  # guards these
        self._writer = ThreadPoolExecutor(1)  # it finishes before the process ends

    def get(self, key: str) -> object:
        """None where nothing was ever set."""
        return self._values.get(key)

    def set(self, key: str, value: object) -> None:
        self._values[key] = value
        with self._lock:
            is_waiting = bool(self._unwritten)
            self._unwritten[key] = value
        if not is_waiting:
            self._writer.submit(self._write)

    def wait(self) -> None:
        """Return when everything is written; not for the thread of the window."""
        self._writer.submit(lambda: None).result()

    def _open(self) -> QSettings:
        return QSettings(str(self._path), QSettings.Format.IniFormat)

    def _write(self) -> None:
        with self._lock:
            values, self._unwritten = self._unwritten, {}
        store = self._open()
        for key, value in values.items():
            store.setValue(key, value)
        store.sync()
