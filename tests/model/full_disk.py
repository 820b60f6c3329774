"""A disk that has no room for games until somebody says so."""

import errno
import os
from collections.abc import Callable
from typing import Any

import pytest

from escabel_gui.record.storage import game_store, snapshots

WRITING = ((snapshots, "write_atomically"), (game_store, "write_atomically"), (game_store, "write_new"))


class FullDisk:
    """Disk that refuses what the games folder shall take, until there is room."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.is_full = True
        self.reason = errno.ENOSPC
        self.refusals = 0
        for module, name in WRITING:
            monkeypatch.setattr(module, name, self._refusing(getattr(module, name)))

    def _refusing(self, write: Callable[..., Any]) -> Callable[..., Any]:
        def write_if_there_is_room(*what: Any) -> Any:
            if self.is_full:
                self.refusals += 1
                raise OSError(self.reason, os.strerror(self.reason))
            return write(*what)

        return write_if_there_is_room
