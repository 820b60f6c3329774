"""The person's drills: taken from reviewed games, asked when they are due, and kept in a file beside the games."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, date, datetime
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from escabel_gui.model.application.settings import Settings
from escabel_gui.model.background.kept_entries import KeptEntries
from escabel_gui.model.table.table import Table
from escabel_gui.record.exercises.drills import Drill, Drills, find_drills, open_drills
from escabel_gui.record.review.review import Review
from escabel_gui.rules.message import Message

Change = Callable[[Drills], object]


class DrillBox(QObject):
    """Every change is made here at once, and in the file, as it is by then, elsewhere than in the window's thread."""

    changed = Signal()
    said = Signal(object)  # Message: one line for the person

    def __init__(
        self,
        table: Table,
        settings: Settings,
        path: Path,
        now: Callable[[], datetime] = lambda: datetime.now(UTC),
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.now = now
        self.is_read = False
        self._settings = settings
        self._drills = Drills()
        self._unread: list[Change] = []  # made before the file was read
        self._kept = KeptEntries(open_drills(path), self)
        self._kept.was_read.connect(self._take)
        self._kept.said.connect(self.said)
        table.closed.connect(self._kept.close)

    def _take(self, found: list[Drill]) -> None:
        drills = Drills(found)
        self._drills = drills
        for change in self._unread:
            change(drills)
        self._unread = []
        self.is_read = True
        self.changed.emit()

    # ---- what there is

    @property
    def today(self) -> date:
        return self.now().astimezone().date()

    @property
    def number(self) -> int:
        return len(self._drills.by_identity)

    def of_game(self, game: str) -> list[Drill]:
        """Return the drills of a game, given by its name."""
        return [drill for drill in self._drills.by_identity.values() if drill.game == game]

    @property
    def due(self) -> list[Drill]:
        return self._drills.due(self.now(), self.today)

    @property
    def next_time(self) -> datetime | None:
        """Return when the next drill is due if none is now, or None without any drills."""
        return self._drills.next_time(self.today)

    # ---- what changes

    def take_in(self, review: Review, person: int) -> None:
        """Learn from a person's mistakes in a reviewed game."""
        found = list(find_drills(review, person, self._settings.thresholds, self.now()))
        self._change(lambda drills: drills.add(found))

    def take_in_own(self, review: Review, person: int) -> None:
        """Learn from the game on the table, whose player is told."""
        before = self.number
        self.take_in(review, person)
        if self.number > before:
            self.said.emit(Message("Your mistakes in this game are now in your drills (Learn → Drills)."))

    def answer(self, drill: Drill, is_right: bool) -> None:
        """Take note of an answer, and find out when the drill is due again."""
        answered = self._drills.answer(drill.identity, is_right, self.now(), self.today)
        self._change(lambda drills: drills.put(answered))

    def learn(self, drill: Drill, answer: str) -> Drill:
        """Let a move be one of a drill's answers; returns the drill as it is now."""
        known = drill._replace(answers=(*drill.answers, answer))
        self._change(lambda drills: drills.put(known))
        return known

    def remove(self, drill: Drill) -> None:
        self._change(lambda drills: drills.remove(drill.identity))

    def _change(self, change: Change) -> None:
        change(self._drills)
        if not self.is_read:
            self._unread.append(change)
        self._kept.change(partial(changed_drills, change))
        self.changed.emit()


def changed_drills(change: Change, found: list[Drill]) -> list[Drill]:
    """Drills with a change."""
    drills = Drills(found)
    change(drills)
    return list(drills.by_identity.values())
