"""A stand-in for Windows, where a file that another program has open, or that is read-only, cannot be replaced."""

import time
from pathlib import Path
from threading import current_thread, main_thread
from typing import Final

import pytest

from escabel_gui.record.storage import files

PAUSES: Final = (0.25, 0.5, 1.0)


class HeldFile:
    """Stand-in whose files cannot be replaced; nothing really waits, and in the thread of the window nothing may."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, in_window: bool = False) -> None:
        self.refusals = 0  # to come, whatever the file
        self.path: Path | None = None  # held for good
        self.pauses: list[float] = []
        self._in_window = in_window
        self._replace = Path.replace
        monkeypatch.setattr(Path, "replace", lambda source, target: self._replace_if_free(source, target))
        monkeypatch.setattr(time, "sleep", self._pause)
        monkeypatch.setattr(files, "PAUSES", PAUSES)
        monkeypatch.setattr(files, "REPLACES_READ_ONLY", False)

    def _replace_if_free(self, source: Path, target: Path) -> Path:
        is_read_only = target.exists() and not target.stat().st_mode & 0o200
        if self.refusals > 0 or is_read_only or target == self.path:
            self.refusals -= 1
            raise PermissionError(13, "Access is denied")
        return self._replace(source, target)

    def _pause(self, seconds: float) -> None:
        assert not self._in_window or current_thread() is not main_thread(), "the window waits for the disk"
        self.pauses.append(seconds)
