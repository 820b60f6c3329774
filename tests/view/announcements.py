"""What the window announces to screen readers, as Qt would hand it on."""

import pytest
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from pytestqt.qtbot import QtBot

from escabel_gui.view.widgets import announcing

Announcement = tuple[str, QAccessible.AnnouncementPoliteness]


class Bridge:
    """Bridge to which Qt hands announcements."""

    AnnouncementPoliteness = QAccessible.AnnouncementPoliteness

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Take the place of Qt's own bridge."""
        self.heard: list[Announcement] = []
        monkeypatch.setattr(announcing, "QAccessible", self)

    def isActive(self) -> bool:
        return True

    def updateAccessibility(self, event: QAccessibleAnnouncementEvent) -> None:
        self.heard.append((event.message(), event.politeness()))

    def take(self, qtbot: QtBot) -> list[Announcement]:
        """Return what has been heard since this was last asked."""
        qtbot.waitUntil(lambda: bool(self.heard))
        heard, self.heard = self.heard, []
        return heard
