"""The entries of a file for the window, which neither waits for the disk nor for another program that writes there."""

import logging
from collections.abc import Callable
from functools import partial
from pathlib import Path
from threading import Event
from typing import Any, Final, Generic, Protocol, TypeVar

from PySide6.QtCore import QObject, Signal

from escabel_gui.model.background.file_changes import FileChanges
from escabel_gui.record.storage.entry_file import Change, Entry, EntryFile, apply_all
from escabel_gui.record.storage.files import reason_for
from escabel_gui.rules.message import Message

log = logging.getLogger("escabel.keeping")


MOMENT: Final = 0.025  # seconds: longer than it takes, unless the disk is slow, and short enough to wait for two files


class GameEntry(Entry, Protocol):
    """An entry about one game, given by its name."""

    @property
    def game(self) -> str: ...


E = TypeVar("E", bound=GameEntry)


class KeptEntries(QObject, Generic[E]):
    """Entries of a file that is read once; every change is made here at once, and in the file in another thread.

    A change is made to the file as it is by then. All signals come from the window's thread.
    """

    changed = Signal()
    said = Signal(object)  # Message: one line for the person
    _posted = Signal(object, object)  # what the window's thread is to do, and with what

    def __init__(self, file: EntryFile[E], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.entries: list[E] = []  # as far as is known; none where the file cannot be read
        self.is_read = False
        self._unread: list[Change[E]] = []  # changes made before the file was read
        self._file = file
        self._found: list[E] = []  # what has been read, once `_is_found`
        self._is_found = Event()
        self._is_closed = False
        self._posted.connect(self._do_here)
        self._changes: FileChanges[Change[E]] = FileChanges(self._write, file.path.name, self._read, self._tell_writing)

    def settle(self) -> None:
        """Wait a moment for what is being read, so that nothing is chosen without it; on a slow disk it comes later."""
        if not self.is_read and self._is_found.wait(MOMENT):
            self._take(self._found)

    def change(self, change: Change[E]) -> None:
        """Let `change` replace the entries; it is called again for those that the file has by then."""
        self.entries = change(self.entries)
        if not self.is_read:
            self._unread.append(change)
        self._changes.add(change)
        self.changed.emit()

    def add(self, *new: E) -> None:
        """Add entries, but for those that are there already."""

        def with_new(entries: list[E]) -> list[E]:
            known = {entry.identity: entry for entry in entries}
            for entry in new:
                known.setdefault(entry.identity, entry)
            return list(known.values())

        self.change(with_new)

    def update(self, identity: str, update: Callable[[E], E]) -> None:
        """Change the entry of an identity as it is by then; one that was removed meanwhile stays so."""
        self.change(lambda entries: [update(one) if one.identity == identity else one for one in entries])

    def remove(self, unwanted: E) -> None:
        self.change(lambda entries: [entry for entry in entries if entry.identity != unwanted.identity])

    def of_game(self, game: str) -> list[E]:
        """Return the entries of a game, the oldest first."""
        return [entry for entry in self.entries if entry.game == game]

    def forget(self, game: str) -> None:
        """Delete the entries of a game, here and in the file."""
        self.change(lambda entries: [entry for entry in entries if entry.game != game])

    def close(self) -> None:
        """Tell nothing any more, and try what could not be written for the last time."""
        self._is_closed = True
        self._changes.close()

    def _read(self) -> None:
        entries: list[E] = []
        try:
            entries = self._file.read(self._tell_copy)
        except OSError as error:
            log.warning("%s cannot be read: %s", self._file.path.name, error)
            name, reason = self._file.path.name, reason_for(error)
            self._post(self.said.emit, Message("{0} cannot be read, so what it keeps is missing: {1}.", (name, reason)))
        finally:
            self._found = entries
            self._is_found.set()
            self._post(self._take, entries)

    def _take(self, entries: list[E]) -> None:
        if self.is_read:
            return
        self.entries, self.is_read = apply_all(self._unread, entries), True
        self._unread.clear()
        self.changed.emit()

    def _write(self, changes: list[Change[E]]) -> None:
        self._file.change(partial(apply_all, changes), self._tell_copy)

    def _tell_copy(self, copy: Path) -> None:
        self._post(self.said.emit, tell_copy(self._file.path, copy))

    def _tell_writing(self, error: OSError | None) -> None:
        self._post(self.said.emit, tell_writing(self._file.path, error))

    def _do_here(self, do: Callable[[object], object], with_what: object) -> None:
        if not self._is_closed:
            do(with_what)

    def _post(self, do: Callable[[Any], object], with_what: object) -> None:
        if not self._is_closed:  # else the window may be gone by now
            self._posted.emit(do, with_what)


def tell_copy(path: Path, copy: Path) -> Message:
    """Return the message for a damaged file of which there is a copy now."""
    return Message(
        "The file {0} was damaged. What could be read of it stays in use, and all of it is kept in {1}.",
        (path.name, str(copy)),
    )


def tell_writing(path: Path, error: OSError | None) -> Message:
    """Return the message for a file whose changes cannot be written, or with None are written at last."""
    if error is None:
        return Message("{0} is saved now.", (path.name,))
    return Message("{0} cannot be written: {1}. The program will try again.", (path.name, reason_for(error)))
