"""A field to type moves into."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit

from escabel_gui.view.language import in_every_language


class MoveEntry(QLineEdit):
    """Keeps Enter to itself, which elsewhere lets the bot move."""

    def __init__(self, has_steps: bool) -> None:
        super().__init__()
        self._has_steps = has_steps
        self.setClearButtonEnabled(True)
        in_every_language(self, self._name)

    def suggest_steps(self, has_steps: bool) -> None:
        """Say how moves are written where pieces may move, or where they stay where they are."""
        self._has_steps = has_steps
        self._name()

    def _name(self) -> None:
        self.setPlaceholderText(self.tr("Type a move: d4 or d4-d5") if self._has_steps else self.tr("Type a move: d4"))
        self.setAccessibleName(self.tr("Type a move"))

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride:
            assert isinstance(event, QKeyEvent)
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                event.accept()
                return True
        return super().event(event)
