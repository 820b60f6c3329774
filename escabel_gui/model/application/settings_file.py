"""The file of the settings: read once, and written in the background, so that the window never waits for a disk."""

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import QByteArray, QSettings

from escabel_gui.model.background.file_changes import FileChanges
from escabel_gui.record.storage.entry_file import Change, EntryFile, Tell, apply_all, ignore

MOST: Final = 2_000  # settings that are looked at


class Setting(NamedTuple):
    """A text, and the key under which it stands."""

    identity: str
    value: str


class SettingsFile:
    """Texts by their keys; what another program changes meanwhile, or has besides, stays in the file.

    They come from a file of version 0.2 where there is no other.
    """

    def __init__(
        self,
        path: Path,
        tell: Tell = ignore,
        tell_writing: Callable[[OSError | None], object] = ignore,
    ) -> None:
        """Read the settings.

        In another thread, `tell` gets the path of the copy of a file that was damaged, and `tell_writing` why changes
        cannot be written, then None once they are.
        """
        self.path = path
        self._tell = tell
        self._file = open_settings(path)
        self._values: dict[str, str] = {}
        self._is_whole = True
        self._changes: FileChanges[Change[Setting]] = FileChanges(self._write, path.name, tell=tell_writing)
        self.close = self._changes.close
        self.wait = self._changes.wait
        with suppress(OSError):
            settings, self._is_whole = self._file.look()
            self._values = dict(settings)
        if not path.exists():
            for key, value in read_ini(path.with_suffix(".ini")).items():
                self.change(key, lambda now, first=value: first if now is None else now)  # type: ignore[misc]

    def get(self, key: str) -> str | None:
        """Return the value of a key; None where nothing was ever set."""
        return self._values.get(key)

    def set(self, key: str, value: str) -> None:
        self.change(key, lambda _: value)

    def change(self, key: str, change: Callable[[str | None], str]) -> None:
        """Change a value here and, as it is there by then, in the file."""
        self._values[key] = change(self._values.get(key))
        self._changes.add(partial(changed, key, change))

    def mend(self) -> None:
        """Write a file that was damaged when it was read, which makes a copy of it; else the next change does that."""
        if not self._is_whole:
            self._changes.add(list)

    def _write(self, changes: list[Change[Setting]]) -> None:
        self._file.change(partial(apply_all, changes), self._tell)


def open_settings(path: Path) -> EntryFile[Setting]:
    """Return the file of settings at a path."""
    return EntryFile(path, "settings", parse_setting, slice(MOST))


def parse_setting(said: object) -> Setting | None:
    """Return the setting that an object of JSON holds; None for anything else."""
    match said:
        case {"identity": str(key), "value": str(value)}:
            return Setting(key, value)
    return None


def changed(key: str, change: Callable[[str | None], str], settings: list[Setting]) -> list[Setting]:
    """Return settings with the changed value of a key."""
    values = dict(settings)
    return [Setting(*each) for each in {**values, key: change(values.get(key))}.items()]


def read_ini(path: Path) -> dict[str, str]:
    """Return the settings of version 0.2, with bytes in hexadecimal digits. For the thread of the window alone."""
    store = QSettings(str(path), QSettings.Format.IniFormat)
    values = {key: store.value(key) for key in store.allKeys() if key}
    states = {key: hexadecimal(value) for key, value in values.items() if isinstance(value, QByteArray)}
    return {key: value for key, value in values.items() if isinstance(value, str)} | states


def hexadecimal(data: QByteArray) -> str:
    """Return bytes as hexadecimal digits."""
    return bytes(data.toHex().data()).decode()
