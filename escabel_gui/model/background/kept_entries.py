"""The entries of a file for the window, which neither waits for the disk nor for another program that writes there."""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal

from escabel_gui.model.background.file_changes import FileChanges
from escabel_gui.record.storage.entry_file import EntryFile
from escabel_gui.rules.message import Message

log = logging.getLogger("escabel.keeping")

Entries = list[Any]  # of one kind
Change = Callable[[Entries], Entries]


class KeptEntries(QObject):
    """Reads the file once, when it is made, and then changes it; all signals come from the window's thread."""

    was_read = Signal(object)  # Entries: none where the file cannot be read
    said = Signal(object)  # Message: one line for the person
    _posted = Signal(object, object)  # a signal, and what it says

    def __init__(self, file: EntryFile[Any], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._file = file
        self._is_closed = False
        self._posted.connect(self._hand_on)
        self._changes: FileChanges[Change] = FileChanges(self._write, file.path.name, self._read)

    def change(self, change: Change) -> None:
        """Let the file hold what `change` makes of the entries that it has by then; it may be called again."""
        self._changes.add(change)

    def close(self) -> None:
        """Tell nothing any more, and try what could not be written for the last time."""
        self._is_closed = True
        self._changes.close()

    def _read(self) -> None:
        try:
            entries = self._file.read(self._tell_copy)
        except OSError as error:
            log.warning("%s cannot be read: %s", self._file.path.name, error)
            entries = []
        self._post(self.was_read, entries)

    def _write(self, changes: list[Change]) -> None:
        def make_all(entries: Entries) -> Entries:
            for change in changes:
                entries = change(entries)
            return entries

        self._file.change(make_all, self._tell_copy)

    def _tell_copy(self, copy: Path) -> None:
        self._post(self.said, tell_copy(self._file.path, copy))

    def _hand_on(self, signal: Any, said: object) -> None:
        if not self._is_closed:
            signal.emit(said)

    def _post(self, signal: Any, said: object) -> None:
        if not self._is_closed:  # else the window may be gone by now
            self._posted.emit(signal, said)


def tell_copy(path: Path, copy: Path) -> Message:
    """Return the message for a damaged file of which there is a copy now."""
    return Message(
        "The file {0} was damaged. What could be read of it stays in use, and all of it is kept in {1}.",
        (path.name, str(copy)),
    )
