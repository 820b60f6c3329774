"""Texts about drills and when they are due again."""

from __future__ import annotations

from datetime import date, datetime

from PySide6.QtCore import QDate, QDateTime

from escabel_gui.record.exercises.drills import Drill
from escabel_gui.view.language import tr
from escabel_gui.view.look.texts import clock_text, long_day_text, move_as_shown


def drills_label(due: int) -> str:
    """Return the text of the menu entry, with the number of due drills."""
    return tr("Drills: %n due today", None, due) if due else tr("Drills")


def next_text(time: datetime, today: date) -> str:
    """Return when the next drill is due, in words."""
    local = QDateTime.fromSecsSinceEpoch(int(time.timestamp()))
    days = QDate(today.year, today.month, today.day).daysTo(local.date())
    if days <= 0:
        return tr("The next one comes back today at {0}.").format(clock_text(local.toString("HH:mm")))
    if days == 1:
        return tr("The next one comes tomorrow.")
    return tr("The next one comes on {0}.").format(long_day_text(local.date()))


def end_text(done: int, right: int, next_time: datetime | None, today: date) -> str:
    """Return the closing text of a drill session."""
    first = tr("Nothing more is due: {0} of {1} right at the first try.").format(right, done)
    return first if next_time is None else f"{first} {next_text(next_time, today)}"


def other_answers_text(drill: Drill, played: str) -> str:
    """Return a sentence with the moves that are as good as the written one that was played, or an empty text."""
    others = [move_as_shown(answer) for answer in drill.answers if answer != played]
    return tr("Also good: {0}.").format(", ".join(others)) if others else ""
