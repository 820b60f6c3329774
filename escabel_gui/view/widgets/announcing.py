"""Announcements for screen readers."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QGuiApplication
from PySide6.QtWidgets import QWidget

# Where screen readers hear by themselves that the description of what has the keyboard has changed: by AT-SPI.
HEARING_DESCRIPTIONS: Final = ("xcb", "wayland")


class Announcer(QObject):
    """Says what a widget has to tell: of several texts that follow each other at once, the last one."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self._widget = widget
        self._text = ""
        self._is_urgent = False
        self._news = ""
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._say)

    def tell(self, news: str) -> None:
        """Say the news, which may be told again and again while they are the same, once and in their turn."""
        if news != self._news:
            self._news = news
            self._say_soon(news, is_urgent=False)

    def answer(self, text: str) -> None:
        """Say what somebody wants to know who has just pressed a key, before anything else."""
        self._say_soon(text, is_urgent=True)

    def _say_soon(self, text: str, is_urgent: bool) -> None:
        self._text, self._is_urgent = text, is_urgent
        if QAccessible.isActive():
            self._timer.start()

    def _say(self) -> None:
        if not self._text:
            return
        politeness = QAccessible.AnnouncementPoliteness
        event = QAccessibleAnnouncementEvent(self._widget, self._text)
        event.setPoliteness(politeness.Assertive if self._is_urgent else politeness.Polite)
        QAccessible.updateAccessibility(event)


def is_description_heard() -> bool:
    """True if the screen reader itself reads a changed description of the focused widget."""
    return QGuiApplication.platformName() in HEARING_DESCRIPTIONS
