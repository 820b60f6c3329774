"""When drills come back, and what is said about them."""

from __future__ import annotations

from datetime import date, datetime, timedelta

from PySide6.QtCore import QDate, QLocale, QTime

from escabel_gui.record.learning.drills import Drill
from escabel_gui.view.language import tr


def drills_label(due: int) -> str:
    """What the menu says."""
    return tr("Drills: %n due today", None, due) if due else tr("Drills")


def next_text(time: datetime, today: date) -> str:
    """When the next drill is asked."""
    local = time.astimezone()
    if local.date() <= today:
        clock = QLocale().toString(QTime(local.hour, local.minute), QLocale.FormatType.ShortFormat)
        return tr("The next one comes back today at {0}.").format(clock)
    if local.date() == today + timedelta(days=1):
        return tr("The next one comes tomorrow.")
    day = QDate(local.year, local.month, local.day)
    return tr("The next one comes on {0}.").format(QLocale().toString(day, QLocale.FormatType.LongFormat))


def end_text(done: int, right: int, next_time: datetime | None, today: date) -> str:
    """What there is to say when nothing more is due."""
    first = tr("Nothing more is due: {0} of {1} right at the first try.").format(right, done)
    return first if next_time is None else f"{first} {next_text(next_time, today)}"


def other_answers_text(drill: Drill, played: str) -> str:
    """Which moves are as good as the one that was found; empty if none is known."""
    others = [answer for answer in drill.answers if answer != played]
    return tr("Also good: {0}.").format(", ".join(others)) if others else ""
