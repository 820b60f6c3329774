"""The person's courses: sets of puzzles that are solved again and again, kept in a file beside the games."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, date, datetime
from functools import partial
from pathlib import Path
from uuid import uuid4

from PySide6.QtCore import QObject, Signal

from escabel_gui.model.background.kept_entries import KeptEntries
from escabel_gui.model.table.table import Table
from escabel_gui.record.exercises.course import Course, open_courses
from escabel_gui.record.exercises.puzzle import Puzzle, PuzzleSet, format_puzzle_set

Change = Callable[[list[Course]], list[Course]]


class Courses(QObject):
    """Every change is made here at once, and in the file, as it is by then, elsewhere than in the window's thread."""

    changed = Signal()
    said = Signal(object)  # Message: one line for the person

    def __init__(
        self,
        table: Table,
        path: Path,
        now: Callable[[], datetime] = lambda: datetime.now(UTC),
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.now = now
        self._courses: list[Course] = []
        self._unread: list[Change] | None = []  # changes made before the file was read
        self._kept = KeptEntries(open_courses(path), self)
        self._kept.was_read.connect(self._take)
        self._kept.said.connect(self.said)
        table.closed.connect(self._kept.close)

    def _take(self, courses: list[Course]) -> None:
        for change in self._unread or ():
            courses = change(courses)
        self._courses, self._unread = courses, None
        self.changed.emit()

    # ---- what there is

    @property
    def today(self) -> date:
        return self.now().astimezone().date()

    def of_game(self, game: str) -> list[Course]:
        """Return the courses of a game, the oldest first."""
        return [course for course in self._courses if course.game == game]

    def of_set(self, game: str, puzzle_set: PuzzleSet) -> Course | None:
        """Return the course over a set of a game's puzzles, if there is one."""
        words = format_puzzle_set(puzzle_set)
        return next((course for course in self.of_game(game) if course.puzzle_set == words), None)

    def find(self, identity: str) -> Course | None:
        """Return a course as it is now."""
        return next((course for course in self._courses if course.identity == identity), None)

    def is_due(self, course: Course) -> bool:
        """True if a round is under way or has not begun yet, or the next one helps by now."""
        return course.due is None or course.due <= self.today

    # ---- what changes

    def start(self, game: str, puzzle_set: PuzzleSet, puzzles: list[Puzzle]) -> Course:
        """Make a course of a set of puzzles; one that there is already goes on."""
        known = self.of_set(game, puzzle_set)
        if known is not None:
            return known
        numbers = tuple(puzzle.number for puzzle in puzzles)
        course = Course(uuid4().hex, game, format_puzzle_set(puzzle_set), numbers)
        self._change(partial(with_course, course))
        return course

    def begin_round(self, course: Course, existing: set[int]) -> None:
        """Have a round of a course under way, over those of its puzzles that exist."""
        missing, today = set(course.numbers) - existing, self.today
        self._change(partial(changed, course.identity, lambda one: one.without(missing).begin_round(today)))

    def answer(self, identity: str, number: int, is_right: bool, seconds: float) -> None:
        """Take note of the first answer to a puzzle in the round under way."""
        now = self.now()
        self._change(partial(changed, identity, lambda course: course.answer(number, is_right, seconds, now)))

    def remove(self, course: Course) -> None:
        """Give a course up."""
        self._change(partial(without, course.identity))

    def forget(self, game: str) -> None:
        """Delete the courses of a game."""
        for course in self.of_game(game):
            self.remove(course)

    def _change(self, change: Change) -> None:
        self._courses = change(self._courses)
        if self._unread is not None:
            self._unread.append(change)
        self._kept.change(change)
        self.changed.emit()


def with_course(course: Course, courses: list[Course]) -> list[Course]:
    """The courses with one more, unless it is there already."""
    return courses if any(one.identity == course.identity for one in courses) else [*courses, course]


def changed(identity: str, change: Callable[[Course], Course], courses: list[Course]) -> list[Course]:
    """The courses with one of them changed."""
    return [change(course) if course.identity == identity else course for course in courses]


def without(identity: str, courses: list[Course]) -> list[Course]:
    """The courses without one of them."""
    return [course for course in courses if course.identity != identity]
