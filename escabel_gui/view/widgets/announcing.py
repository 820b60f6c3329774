"""Announcements for screen readers."""

from typing import Final

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QGuiApplication
from PySide6.QtWidgets import QWidget

# Where screen readers say by themselves what the point cursor comes to: by AT-SPI.
HEARING_FOCUS: Final = ("xcb", "wayland")
TRY_MS: Final = 1000  # from one look for a screen reader to the next one
TRIES: Final = 5


class Announcer(QObject):
    """Announcer of a widget's news: of several texts that follow each other at once, the last is said."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self._widget = widget
        self._text = ""
        self._is_urgent = False
        self._news = ""
        self._tries = 0
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._say)

    def tell(self, news: str) -> None:
        """Say news in their turn, and only once, even if they are told again and again."""
        if news != self._news:
            self._news = news
            self._say_soon(news, is_urgent=False)

    def answer(self, text: str) -> None:
        """Say the answer to a key that was just pressed, before anything else."""
        self._say_soon(text, is_urgent=True)

    def _say_soon(self, text: str, is_urgent: bool) -> None:
        self._text, self._is_urgent = text, is_urgent
        self._tries = TRIES
        self._timer.start(0)

    def _say(self) -> None:
        if not QAccessible.isActive():  # it may be a moment later, when the program has just begun
            self._tries -= 1
            if self._tries > 0:
                self._timer.start(TRY_MS)
            return
        if not self._text:
            return
        politeness = QAccessible.AnnouncementPoliteness
        event = QAccessibleAnnouncementEvent(self._widget, self._text)
        event.setPoliteness(politeness.Assertive if self._is_urgent else politeness.Polite)
        QAccessible.updateAccessibility(event)


def is_focus_heard() -> bool:
    """Return whether the screen reader itself says the name of a point that the cursor comes to."""
    return QGuiApplication.platformName() in HEARING_FOCUS
