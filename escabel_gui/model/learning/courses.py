"""The person's courses: sets of puzzles that are solved again and again, kept in a file beside the games."""

from collections.abc import Callable
from datetime import UTC, date, datetime
from pathlib import Path
from uuid import uuid4

from PySide6.QtCore import QObject

from escabel_gui.model.background.kept_entries import KeptEntries
from escabel_gui.model.table.table import Table
from escabel_gui.record.exercises.course import Course, open_courses
from escabel_gui.record.exercises.puzzle import Puzzle, PuzzleSet, format_puzzle_set


class Courses(KeptEntries[Course]):
    """Courses that have been begun, and the rounds through them."""

    def __init__(
        self,
        table: Table,
        path: Path,
        now: Callable[[], datetime] = lambda: datetime.now(UTC),
        parent: QObject | None = None,
    ) -> None:
        super().__init__(open_courses(path), parent)
        self.now = now
        table.closed.connect(self.close)

    # ---- what there is

    @property
    def today(self) -> date:
        return self.now().astimezone().date()

    def of_set(self, game: str, puzzle_set: PuzzleSet) -> Course | None:
        """Return the course over a set of a game's puzzles, if there is one."""
        words = format_puzzle_set(puzzle_set)
        return next((course for course in self.of_game(game) if course.puzzle_set == words), None)

    def find(self, identity: str) -> Course | None:
        """Return a course as it is now."""
        return next((course for course in self.entries if course.identity == identity), None)

    def is_due(self, course: Course) -> bool:
        """Return whether a round is under way or has not begun yet, or the next one helps by now."""
        return course.due is None or course.due <= self.today

    # ---- what changes

    def start(self, game: str, puzzle_set: PuzzleSet, puzzles: list[Puzzle]) -> Course:
        """Make a course of a set of puzzles; one that there is already goes on."""
        known = self.of_set(game, puzzle_set)
        if known is not None:
            return known
        numbers = tuple(puzzle.number for puzzle in puzzles)
        course = Course(uuid4().hex, game, format_puzzle_set(puzzle_set), numbers)
        self.add(course)
        return course

    def begin_round(self, course: Course, numbers: list[int]) -> None:
        """Begin a round of a course, unless one is under way, over those of its puzzles that are among these.

        Where none of them is, the course is one over these; it stays as it is where there are none.
        """
        today = self.today

        def begin(one: Course) -> Course:
            left = one.without(set(one.numbers) - set(numbers))
            return (left if left.numbers else one._replace(numbers=tuple(numbers))).begin_round(today)

        if numbers:
            self.update(course.identity, begin)

    def answer(self, identity: str, number: int, is_right: bool, seconds: float) -> None:
        """Take note of the first answer to a puzzle in the round under way."""
        now = self.now()
        self.update(identity, lambda course: course.answer(number, is_right, seconds, now))
