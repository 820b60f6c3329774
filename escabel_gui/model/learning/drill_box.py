"""The person's drills: taken from reviewed games, asked when they are due, and kept in a file beside the games."""

from collections.abc import Callable
from datetime import UTC, date, datetime
from pathlib import Path

from PySide6.QtCore import QObject

from escabel_gui.model.application.settings import Settings
from escabel_gui.model.background.kept_entries import KeptEntries
from escabel_gui.model.table.table import Table
from escabel_gui.record.exercises.drills import Drill, due_drills, find_drills, next_due, open_drills
from escabel_gui.record.review.review import Review
from escabel_gui.rules.message import make_message


class DrillBox(KeptEntries[Drill]):
    """Drills of the person's own mistakes, each with the day on which it is due."""

    def __init__(
        self,
        table: Table,
        settings: Settings,
        path: Path,
        now: Callable[[], datetime] = lambda: datetime.now(UTC),
        parent: QObject | None = None,
    ) -> None:
        super().__init__(open_drills(path), parent)
        self.now = now
        self._settings = settings
        table.closed.connect(self.close)

    # ---- what there is

    @property
    def today(self) -> date:
        return self.now().astimezone().date()

    @property
    def due(self) -> list[Drill]:
        return due_drills(self.entries, self.now(), self.today)

    @property
    def next_time(self) -> datetime | None:
        """The time at which the next drill is due if none is now, or None without any drills."""
        return next_due(self.entries, self.today)

    # ---- what changes

    def take_in(self, review: Review, person: int) -> None:
        """Add drills from a person's mistakes in a reviewed game."""
        self.add(*find_drills(review, person, self._settings.thresholds, self.now()))

    def take_in_own(self, review: Review, person: int) -> None:
        """Add drills from the game on the table, and tell its player if there are new ones."""
        before = len(self.entries)
        self.take_in(review, person)
        new = len(self.entries) - before
        if new > 0:
            self.said.emit(make_message("%n new drill(s) from your mistakes.", None, new))

    def answer(self, drill: Drill, is_right: bool) -> None:
        """Note an answer to a drill, and set when the drill is due again."""
        now, today = self.now(), self.today
        self.update(drill.identity, lambda one: one.answer(is_right, now, today))

    def learn(self, drill: Drill, answer: str) -> Drill:
        """Add a move to a drill's answers; return the drill with it."""

        def with_answer(one: Drill) -> Drill:
            return one if answer in one.answers else one._replace(answers=(*one.answers, answer))

        self.update(drill.identity, with_answer)
        return with_answer(drill)
