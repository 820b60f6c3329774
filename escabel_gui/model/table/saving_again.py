"""Saving again: a game that could not be written is tried again by itself, until it is on disk."""

from typing import Final

from PySide6.QtCore import QObject, QTimer

from escabel_gui.model.table.autosave import Autosave
from escabel_gui.model.table.leaving import Leaving

AGAIN_MS: Final = 5_000  # between two attempts


class SavingAgain(QObject):
    """New attempts at a game that could not be saved; none while somebody is asked whether it may be lost."""

    def __init__(self, autosave: Autosave, leaving: Leaving, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._autosave = autosave
        self._leaving = leaving
        self._timer = QTimer(self, interval=AGAIN_MS)
        self._timer.timeout.connect(self._try)
        autosave.writer.failed.connect(lambda _: self._timer.start())

    def _try(self) -> None:
        """Write the game again, or stop that when it is written, or will never be."""
        writer = self._autosave.writer
        if writer.is_busy or self._leaving.is_under_way:
            return
        if writer.failure is not None and writer.failure.may_pass:
            self._autosave.save_again()
        else:
            self._timer.stop()
