"""The person's drills: taken from reviewed games, asked when they are due, and kept in a file beside the games."""

from __future__ import annotations

import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, date, datetime
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from escabel_gui.model.settings import Settings
from escabel_gui.model.table import Table
from escabel_gui.record.learning.drills import Drill, Drills, find_drills, read_drills, write_drills
from escabel_gui.record.review.review import Review
from escabel_gui.rules.words import Words

log = logging.getLogger(__name__)

Change = Callable[[Drills], object]


class DrillBox(QObject):
    """Every change is made here at once, and in the file, as it is by then, elsewhere than in the window's thread."""

    changed = Signal()
    said = Signal(object)  # Words: one line for the person
    _was_read = Signal(object)  # Drills

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
        self._path = path
        self._drills = Drills()
        self._unread: list[Change] = []  # made before the file was read
        self._is_closed = False
        self._files = ThreadPoolExecutor(1)  # it finishes before the process ends
        self._was_read.connect(self._take)
        table.closed.connect(self._close)
        self._files.submit(read_into, path, self._tell_read)

    def _tell_read(self, drills: Drills) -> None:
        if not self._is_closed:  # else the window may be gone by now
            self._was_read.emit(drills)

    def _take(self, drills: Drills) -> None:
        if not self._is_closed:
            self._drills = drills
            for change in self._unread:
                change(drills)
            self._unread = []
            self.is_read = True
            self.changed.emit()

    def _close(self) -> None:
        self._is_closed = True

    # ---- what there is

    @property
    def today(self) -> date:
        return self.now().astimezone().date()

    @property
    def number(self) -> int:
        return len(self._drills.by_identity)

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
            self.said.emit(Words("Mistakes of yours in this game will be asked again: Learn, Drills."))

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

    def prepare(self) -> None:
        """Load what plans the drills: that takes a moment, and an answer is to find it there."""
        self._files.submit(load_planner)

    def _change(self, change: Change) -> None:
        change(self._drills)
        if not self.is_read:
            self._unread.append(change)
        self._files.submit(change_file, self._path, change)
        self.changed.emit()


def load_planner() -> None:
    import fsrs  # noqa: F401


def read_into(path: Path, take: Callable[[Drills], object]) -> None:
    try:
        drills = read_drills(path)
    except OSError as error:
        log.warning("the drills cannot be read: %s", error)
        drills = Drills()
    take(drills)


def change_file(path: Path, change: Change) -> None:
    """Another window may have changed it, too: what that has written stays."""
    try:
        drills = read_drills(path)
        change(drills)
        write_drills(path, drills)
    except OSError as error:
        log.warning("the drills cannot be written: %s", error)
