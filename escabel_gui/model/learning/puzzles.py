"""The puzzles: which there are, which of them are solved, which fits the person, and the one that is on the board."""

from datetime import date
from functools import cached_property
from operator import attrgetter
from pathlib import Path
from time import monotonic
from typing import Final

from PySide6.QtCore import QObject, Signal

from escabel_gui.model.application.settings import Settings
from escabel_gui.model.learning.courses import Courses
from escabel_gui.model.learning.practice import Practice
from escabel_gui.model.learning.puzzle_tries import PuzzleTries
from escabel_gui.record.exercises.course import Course
from escabel_gui.record.exercises.puzzle import (
    ALL_PUZZLES,
    Puzzle,
    PuzzleSet,
    find_puzzles,
    format_daily_puzzle,
    parse_puzzle_set,
    puzzle_of_the_day,
)
from escabel_gui.rules.catalogue import CATALOGUE

FIRST: Final = 10  # puzzles that show what suits somebody of whom little is known
DAILY_CHOICE: Final = 12  # puzzles of each game from which the one of the day is taken


class Puzzles(QObject):
    """Puzzles, tried one at a time; what was solved is remembered, and how many in a row at the first try."""

    changed = Signal()  # another puzzle is on the board, or none, or one has been solved

    def __init__(
        self,
        folder: Path,
        practice: Practice,
        settings: Settings,
        tries: PuzzleTries,
        courses: Courses,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.practice = practice
        self.tries = tries
        self.courses = courses
        self.puzzle: Puzzle | None = None  # the one that is on the board
        self.is_of_the_day = False  # whether it was begun as the puzzle of the day
        self.puzzle_set = ALL_PUZZLES  # which the one on the board was chosen from, and the next one is
        self._course = ""  # identity of the course that the one on the board belongs to
        self._folder = folder
        self._settings = settings
        self._today = date.today
        self.is_answered = False  # the one on the board
        self._begun = 0.0  # when it came there, in seconds
        self.rating_change = 0.0  # points that the person's rating has won or lost by the one on the board
        practice.solved.connect(self._take_note)
        practice.changed.connect(self._follow)

    @cached_property
    def all(self) -> list[Puzzle]:
        """All puzzles, which are read when first asked for."""
        return find_puzzles(self._folder)

    def of_game(self, game: str) -> list[Puzzle]:
        """Return the puzzles of a game, easiest first."""
        return [puzzle for puzzle in self.all if puzzle.game == game]

    def of_set(self, game: str, puzzle_set: PuzzleSet) -> list[Puzzle]:
        """Return the puzzles of a game that belong to a set, easiest first."""
        return [puzzle for puzzle in self.of_game(game) if puzzle_set.has(puzzle)]

    def place_of(self, puzzle: Puzzle) -> int:
        """Return the number of a puzzle within its game, from 1, easiest first."""
        return self.of_game(puzzle.game).index(puzzle) + 1

    @property
    def of_the_day(self) -> Puzzle | None:
        """The puzzle of the day, of a known game or else of the first; None without any puzzles.

        It fits what the person had shown before today, and is new to them as long as there are such puzzles. Once it
        was begun, it stays the one of that day, whatever other games become known.
        """
        begun, today = self._settings.daily_puzzle, self._today()
        for puzzle in self.all:
            if begun == format_daily_puzzle(puzzle, today):
                return puzzle
        known = [puzzle for puzzle in self.all if self._settings.is_known(puzzle.wire_name)]
        puzzles = known or self.of_game(CATALOGUE[0].name) or self.all
        games = dict.fromkeys(puzzle.game for puzzle in puzzles)
        fitting = [puzzle for game in games for puzzle in self._fitting(game, puzzles)]
        return puzzle_of_the_day(fitting, today)

    def _fitting(self, game: str, puzzles: list[Puzzle]) -> list[Puzzle]:
        """Return a game's puzzles that suited the person best at the beginning of today."""
        today = self._today()
        ratings = self.tries.ratings_before(game, today)
        solved = {one.number for one in self.tries.of_game(game) if one.is_solved and one.date < str(today)}
        of_game = [puzzle for puzzle in puzzles if puzzle.game == game]
        new = [puzzle for puzzle in of_game if puzzle.number not in solved]
        return sorted(new or of_game, key=lambda puzzle: ratings.misfit(puzzle.number, puzzle.rating))[:DAILY_CHOICE]

    # ---- what is solved

    def is_solved(self, puzzle: Puzzle) -> bool:
        """Return whether the user has solved a puzzle."""
        return puzzle.number in self._settings.puzzles_solved(puzzle.game)

    @property
    def streak(self) -> int:
        """Puzzles solved one after the other, each at the first try and without help."""
        return self._settings.puzzle_streak

    @property
    def course(self) -> Course | None:
        """The course that the puzzle on the board belongs to."""
        return self.courses.find(self._course) if self._course else None

    def next_of(self, puzzle: Puzzle) -> Puzzle | None:
        """Return the puzzle of the game, in the chosen set, to try after this one; None if all are solved.

        In a course it is the next one without an answer.
        """
        if (course := self.course) is not None:
            waiting = course.waiting if course.current is not None else []
            return next(
                (other for other in self._of_course(course) if other.number in waiting and other != puzzle), None
            )
        return self.best_of(self.of_set(puzzle.game, self.puzzle_set), puzzle)

    def best_of(self, puzzles: list[Puzzle], last: Puzzle | None = None) -> Puzzle | None:
        """Return the puzzle that the person solves two times in three, after another one; None if all are solved.

        As long as little is known of the person, it is as short as the first ones, and on no larger board. One that
        was tried today waits.
        """
        unsolved = [puzzle for puzzle in puzzles if puzzle != last and not self.is_solved(puzzle)]
        if puzzles and not self.tries.ratings(puzzles[0].game).is_sure:
            turns, size = (max(map(attrgetter(name), puzzles[:FIRST])) for name in ("turns", "size"))
            unsolved = [one for one in unsolved if one.turns <= turns and one.size <= size] or unsolved
        today = str(self._today())
        tried = {(one.game, one.number) for one in self.tries.entries if one.date == today}
        return min(
            unsolved,
            key=lambda puzzle: ((puzzle.game, puzzle.number) in tried, self.tries.misfit(puzzle)),
            default=None,
        )

    def _take_note(self) -> None:
        """Note the puzzle as solved, unless with help, and note the answer, if it is the first one."""
        if self.puzzle is None:
            return
        if not self.practice.is_helped:
            self._settings.note_puzzle(self.puzzle.game, self.puzzle.number)
        self._answer(not self.practice.failures and not self.practice.is_helped)
        self.changed.emit()

    def _follow(self) -> None:
        """Count a wrong move, or help, as a wrong answer; forget the puzzle when something else is on the board."""
        if self.puzzle is None:
            return
        if not self.practice.is_on:
            self.puzzle = None
            self.changed.emit()
        elif self.practice.failures or self.practice.is_helped:
            self._answer(False)

    def _answer(self, is_right: bool) -> None:
        """Note the first answer to the puzzle, and no later one; a wrong one ends the streak."""
        if self.puzzle is not None and not self.is_answered:
            self.is_answered = True
            self._settings.puzzle_streak = self.streak + 1 if is_right else 0
            took = monotonic() - self._begun
            before = self.tries.ratings(self.puzzle.game).person[-1].value
            self.tries.answer(self.puzzle, is_right, took, self._today())
            self.rating_change = self.tries.ratings(self.puzzle.game).person[-1].value - before
            if self._course:
                self.courses.answer(self._course, self.puzzle.number, is_right, took)

    # ---- the puzzle on the board

    @property
    def is_on(self) -> bool:
        """True while a puzzle is on the board."""
        return self.puzzle is not None

    def begin(
        self,
        puzzle: Puzzle,
        is_of_the_day: bool = False,
        puzzle_set: PuzzleSet = ALL_PUZZLES,
        course: Course | None = None,
    ) -> None:
        """Put a puzzle on the board, chosen from a set, maybe in a course. Raises OSError and RecordError."""
        exercise = puzzle.read()
        if is_of_the_day:
            self._settings.daily_puzzle = format_daily_puzzle(puzzle, self._today())
        self.puzzle = puzzle
        self.is_of_the_day = is_of_the_day
        self.puzzle_set = puzzle_set
        self._course = "" if course is None else course.identity
        self.is_answered = False
        self._begun = monotonic()
        self.rating_change = 0.0
        self.practice.begin(exercise)
        self.changed.emit()

    def _of_course(self, course: Course) -> list[Puzzle]:
        return [puzzle for puzzle in self.of_game(course.game) if puzzle.number in course.numbers]

    def numbers_of(self, course: Course) -> list[int]:
        """Return the puzzles of a course that exist; where none does any more, those that its set has now."""
        existing = [puzzle.number for puzzle in self._of_course(course)]
        puzzle_set = parse_puzzle_set(course.puzzle_set)
        return existing or [puzzle.number for puzzle in self.of_set(course.game, puzzle_set)]

    def begin_course(self, course: Course) -> None:
        """Put the first puzzle of a course on the board that waits for an answer. Raises OSError and RecordError."""
        self.courses.begin_round(course, self.numbers_of(course))
        now = self.courses.find(course.identity)
        first = next((puzzle for puzzle in self._of_course(now) if puzzle.number in now.waiting), None) if now else None
        if first is not None:
            self.begin(first, puzzle_set=parse_puzzle_set(course.puzzle_set), course=course)

    def go_on(self) -> None:
        """Go to the puzzle that suits best, or back to the game on the table."""
        following = None if self.puzzle is None else self.next_of(self.puzzle)
        if following is None:
            self.leave()
        else:
            self.begin(following, puzzle_set=self.puzzle_set, course=self.course)

    def leave(self) -> None:
        """Go back to the game on the table."""
        if self.puzzle is not None:
            self.practice.stop()
