"""A list of entries in a JSON file, which several programs and several versions of this one change.

    {"version": 1, "games": [
    {"identity": …},
    {"identity": …}
    ]}

Whatever is in it and not understood stays as it is: other keys of the file, fields of entries, whole entries. The
version is that of the newest program that has written there: one that gives a field another meaning has to give it
another name.
"""

import errno
import glob
import json
import logging
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, Generic, NamedTuple, Protocol, TypeVar

from escabel_gui.record.sgf.record_error import RecordError
from escabel_gui.record.storage.file_lock import locked
from escabel_gui.record.storage.files import discard, give_free_name, read_bytes, write_atomically, write_temp_file

log = logging.getLogger("escabel.keeping")

VERSION: Final = 1
Tell = Callable[[Path], object]


def ignore(_: object) -> None:
    """Do nothing with what is told."""


class Entry(Protocol):
    """A NamedTuple that is known by its identity; its fields are those of the JSON object."""

    @property
    def identity(self) -> str: ...

    def _asdict(self) -> dict[str, Any]: ...


E = TypeVar("E", bound=Entry)
Change = Callable[[list[E]], list[E]]


class Contents(NamedTuple):
    """Parsed JSON of a file; one that is not whole cannot be written back as it was."""

    other: dict[str, Any]  # keys beside that of the entries
    entries: list[Any]
    is_whole: bool = True


class EntryFile(Generic[E]):
    """File at `path`, whose entries stand under `key`; `parse` returns None for what it does not understand.

    `used` are those that are looked at, however many there are. Of a file that was damaged or of an unknown shape a
    copy is made, and what could be read of it stays in the file; `tell` hears where the copy is. One that has gone
    meanwhile, perhaps with its folder, comes back with all that was in it.
    """

    def __init__(self, path: Path, key: str, parse: Callable[[object], E | None], used: slice) -> None:
        self.path = path
        self._key = key
        self._parse = parse
        self._used = used
        self._latest = b""  # what was in the file when it was read or written last

    def read(self, tell: Tell = ignore) -> list[E]:
        """Return the entries as `look` does, and mend a file that is damaged. Raises OSError."""
        entries, is_whole = self.look()
        if not is_whole:
            try:
                self.change(list, tell)
            except OSError as error:
                log.warning("%s is damaged and cannot be put aside: %s", self.path, error)
        return entries

    def look(self) -> tuple[list[E], bool]:
        """Return the entries, each identity once, none without a file; and whether it is whole. Raises OSError."""
        contents = self._contents(self._read_bytes())
        return list(self._understood(contents.entries).values()), contents.is_whole

    def change(self, do: Change[E], tell: Tell = ignore) -> None:
        """Apply `do` to the entries as they are by now, and write them; raises OSError, with the file as it was.

        Not for the window's thread: another program may have to be waited for.
        """
        with locked(self.path):
            data = self._read_bytes()
            contents = self._contents(data)
            before = self._understood(contents.entries)
            after = {entry.identity: entry for entry in do(list(before.values()))}
            if after == before and contents.is_whole:
                return
            text = self._format(contents.other, list(self._merged(contents.entries, before, after)))
            aside = None if contents.is_whole else put_aside(self.path, data)
            write_atomically(self.path, text.encode())
            self._latest = text.encode()
        if aside is not None:
            tell(aside)

    # ---- what the file holds

    def _read_bytes(self) -> bytes:
        try:
            self._latest = read_bytes(self.path)
            return self._latest
        except FileNotFoundError:
            return self._latest or self._format({}, []).encode()
        except RecordError:  # which speaks of games
            reason = errno.EFBIG if self.path.is_file() else errno.EINVAL
            raise OSError(reason, os.strerror(reason), str(self.path)) from None

    def _contents(self, data: bytes) -> Contents:
        is_whole = True

        def as_object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
            nonlocal is_whole
            said = dict(pairs)
            is_whole = is_whole and len(said) == len(pairs)
            return said

        try:
            said = json.loads(data, object_pairs_hook=as_object)
            json.dumps(said)  # else it could not be written back
        except (ValueError, RecursionError):
            return Contents({}, list(salvaged(data)), False)
        if not isinstance(said, dict) or not isinstance(said.get(self._key, []), list):
            return Contents({}, list(salvaged(data)), False)
        entries = said.pop(self._key, [])
        return Contents(said, entries, is_whole)

    def _understood(self, entries: list[Any]) -> dict[str, E]:
        """Return the entries that can be parsed, by identity."""
        known: dict[str, E] = {}
        for said in entries[self._used]:
            entry = self._parse(said)
            if entry is not None:
                known.setdefault(entry.identity, entry)
        return known

    def _merged(self, entries: list[Any], before: dict[str, E], after: dict[str, E]) -> Iterator[Any]:
        """Yield the entries as they are to be written: changes are put into them, and new ones come last."""
        looked_at = set(range(len(entries))[self._used])
        seen: set[str] = set()
        for place, said in enumerate(entries):
            entry = self._parse(said) if place in looked_at else None
            if entry is None:
                yield said
                continue
            now = after.get(entry.identity)
            if now is None:
                continue
            is_first = entry.identity not in seen
            seen.add(entry.identity)
            yield updated(said, before[entry.identity], now) if is_first else said
        for identity, entry in after.items():
            if identity not in before:
                yield entry._asdict()

    def _format(self, other: dict[str, Any], entries: list[Any]) -> str:
        version = other.get("version", VERSION)
        if type(version) is int:
            version = max(version, VERSION)
        beginning = json.dumps({**other, "version": version})[:-1]
        lines = ",\n".join(json.dumps(entry) for entry in entries)
        return f"{beginning}, {json.dumps(self._key)}: [\n{lines}\n]}}\n"


def apply_all(changes: list[Change[E]], entries: list[E]) -> list[E]:
    """Return what changes, one after the other, make of entries."""
    for change in changes:
        entries = change(entries)
    return entries


def updated(said: dict[str, Any], before: Entry, now: Entry) -> dict[str, Any]:
    """Return an entry with the fields that have changed; what else it says stays, also within a field."""
    old = before._asdict()
    changed = {name: value for name, value in now._asdict().items() if value != old[name]}
    for name, value in changed.items():
        if isinstance(value, dict) and isinstance(said.get(name), dict):
            changed[name] = {**said[name], **value}
    return {**said, **changed}


def salvaged(data: bytes) -> Iterator[dict[str, Any]]:
    """Yield the entries that can be read in a damaged file, in which each has its line."""
    for line in data.splitlines():
        try:
            said = json.loads(line.strip().rstrip(b","))
            json.dumps(said)
        except (ValueError, RecursionError):
            continue
        if isinstance(said, dict) and "identity" in said:
            yield said


def put_aside(path: Path, data: bytes) -> Path:
    """Keep what a damaged file holds under a name that is free, unless it was kept before; raises OSError."""
    stem = f"{path.stem} (damaged)"
    for kept in sorted(path.parent.glob(f"{glob.escape(stem)}*{path.suffix}")):
        if kept.is_file() and kept.stat().st_size == len(data) and kept.read_bytes() == data:
            return kept
    unfinished = write_temp_file(path.parent / (stem + path.suffix), data)
    try:
        return give_free_name(unfinished, path.parent, stem, path.suffix)
    finally:
        discard(unfinished)
