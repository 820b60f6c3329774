"""Puzzles in the window."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from escabel_gui.model.application.settings import Settings
from escabel_gui.model.learning.courses import Courses
from escabel_gui.model.learning.puzzle_tries import PuzzleTries
from escabel_gui.model.learning.puzzles import Puzzles
from escabel_gui.model.table.activity import Stage
from escabel_gui.model.table.table import Table
from escabel_gui.record.exercises.course import Course, courses_file
from escabel_gui.record.exercises.puzzle import ALL_PUZZLES, Puzzle, PuzzleSet, format_puzzle_set, parse_puzzle_set
from escabel_gui.record.rating.puzzle_ratings import tries_file
from escabel_gui.shipped import resources
from escabel_gui.view.commands.puzzle_actions import PuzzleActions
from escabel_gui.view.learning.exercise_controller import ExerciseController
from escabel_gui.view.learning.puzzle_list import PuzzleList
from escabel_gui.view.learning.puzzle_page import PuzzlePage
from escabel_gui.view.widgets.questions import dialog_scope


class PuzzleController(ExerciseController):
    """Controller of the puzzles."""

    lesson_wanted = Signal(str)  # about what this wire name stands for

    def __init__(
        self, table: Table, stage: Stage, settings: Settings, acts: PuzzleActions, play_out: QAction, window: QWidget
    ) -> None:
        super().__init__(table, stage, acts.in_puzzle, window)
        self._settings = settings
        self._acts = acts
        self._play_out = play_out
        self.tries = PuzzleTries(table, tries_file(table.kept_games.folder), self)
        self.courses = Courses(table, courses_file(table.kept_games.folder), parent=self)
        for kept in (self.tries, self.courses):
            kept.settle()  # the first puzzle is chosen, and told of, by what they tell
        self.puzzles = Puzzles(resources() / "puzzles", self.practice, settings, self.tries, self.courses, parent=self)
        self._connect(
            (acts.next_puzzle, lambda: self._try(self.puzzles.go_on)),
            (acts.hint, self.practice.give_hint),
            (acts.show_solution, self.practice.show_me),
            (acts.refute, self.practice.refute),
            (acts.retry, self.practice.try_again),
            (acts.leave_puzzle, self.puzzles.leave),
        )
        self.puzzles.changed.connect(lambda: self.cover.show(self.puzzles.is_on))

    def _make_page(self) -> PuzzlePage:
        page = PuzzlePage(self.puzzles, self._settings, self._acts, self._play_out)
        page.lesson_wanted.connect(self.lesson_wanted)
        return page

    def show_puzzle_of_the_day(self) -> None:
        """Begin the puzzle of the day, if there are puzzles."""
        puzzle = self.puzzles.of_the_day
        if puzzle is not None:
            self._try(lambda: self.puzzles.begin(puzzle, is_of_the_day=True))

    def show_list(self) -> None:
        """Begin the puzzle that the person chooses."""
        chosen = parse_puzzle_set(self._settings.puzzle_set)
        with dialog_scope(PuzzleList(self.puzzles, self._game_on_board, chosen, self._window)) as dialog:
            is_accepted, puzzle_set = dialog.exec(), dialog.puzzle_set
            if is_accepted and (course := dialog.course) is not None:
                self.begin_course(course)
            elif is_accepted and (puzzle := dialog.chosen) is not None:
                self._settings.puzzle_set = format_puzzle_set(puzzle_set)
                self.begin(puzzle, puzzle_set)

    def begin(self, puzzle: Puzzle, puzzle_set: PuzzleSet = ALL_PUZZLES) -> None:
        """Begin a puzzle, chosen from a set."""
        self._try(lambda: self.puzzles.begin(puzzle, puzzle_set=puzzle_set))

    def begin_course(self, course: Course) -> None:
        """Go on with a course, or begin its next round."""
        self._try(lambda: self.puzzles.begin_course(course))
