"""Dialog with all puzzles of a game: how hard each is, and which are solved."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from escabel_gui.model.learning.puzzles import Puzzles
from escabel_gui.record.exercises.course import Course
from escabel_gui.record.exercises.puzzle import ALL_PUZZLES, Difficulty, Puzzle, PuzzleSet
from escabel_gui.record.exercises.themes import PuzzleTheme
from escabel_gui.rules.catalogue import ruleset_of
from escabel_gui.view.learning.puzzle_texts import (
    course_state,
    difficulty_name,
    puzzle_difficulty,
    puzzle_task,
    round_texts,
    theme_description,
    theme_name,
    theme_names,
)
from escabel_gui.view.look.style import STEP, as_type, dialog_size, spaced
from escabel_gui.view.look.texts import board_size
from escabel_gui.view.plain import PlainLabel
from escabel_gui.view.widgets.dialog_buttons import dialog_buttons, side_button
from escabel_gui.view.widgets.flow_layout import FlowLayout
from escabel_gui.view.widgets.game_box import GameBox
from escabel_gui.view.widgets.questions import ask
from escabel_gui.view.widgets.wrapping_list import WrappingList

WIDTH: Final = 620
HEIGHT: Final = 620


class PuzzleList(QDialog):
    """List of puzzles to choose from; the one that suits the person best is proposed."""

    def __init__(
        self, puzzles: Puzzles, game: str, chosen: PuzzleSet = ALL_PUZZLES, parent: QWidget | None = None
    ) -> None:
        """Set up the dialog; `game` (the name of a ruleset) and `chosen` are proposed."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Puzzles"))
        self._puzzles = puzzles
        self._shown: list[Puzzle] = []
        self.games = GameBox(game, puzzles.of_game)
        self.themes = QComboBox()
        self.themes.setAccessibleName(self.tr("Theme"))
        self.difficulties = QComboBox()
        self.difficulties.setAccessibleName(self.tr("Difficulty"))
        self.about_theme = as_type(PlainLabel(wraps=True), "quiet")
        self.solved = as_type(PlainLabel(), "quiet")
        self.rows = WrappingList()
        self.rows.setAccessibleName(self.tr("Puzzles"))
        self.rows.itemActivated.connect(self.accept)
        self.course: Course | None = None  # the one that is to go on
        self.about_course = as_type(PlainLabel(wraps=True), "quiet")
        self.take, self.give_up = side_button(""), side_button(self.tr("Give up the course"))
        self.take.clicked.connect(self._take_course)
        self.give_up.clicked.connect(self._give_course_up)
        self.start = start = QPushButton(self.tr("Start"))
        buttons = dialog_buttons(self, QDialogButtonBox.StandardButton.Cancel, start)
        about = PlainLabel(self.tr("Each has one right first move, and that is proven."), wraps=True)
        choices = spaced(FlowLayout(), 2 * STEP)
        choices.addWidget(self.themes)
        choices.addWidget(self.difficulties)
        layout = spaced(QVBoxLayout(self), 3 * STEP, margins=4 * STEP)
        layout.addWidget(as_type(about, "quiet"))
        layout.addWidget(self.games)
        layout.addLayout(choices)
        layout.addWidget(self.about_theme)
        layout.addWidget(self.solved)
        layout.addWidget(self.rows, 1)
        layout.addWidget(self.about_course)
        courses = spaced(FlowLayout(), 2 * STEP)
        for button in (self.take, self.give_up):
            courses.addWidget(button)
        layout.addLayout(courses)
        layout.addWidget(buttons)
        start.setDefault(True)
        self._propose(chosen)
        self.games.currentIndexChanged.connect(lambda: self._propose(self.puzzle_set))
        for box in (self.themes, self.difficulties):
            box.currentIndexChanged.connect(self._show_rows)
        self.resize(dialog_size(self, WIDTH, HEIGHT))
        self.rows.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def chosen(self) -> Puzzle | None:
        row = self.rows.currentRow()
        return self._shown[row] if 0 <= row < len(self._shown) else None

    @property
    def _game(self) -> str:
        return self.games.game

    @property
    def puzzle_set(self) -> PuzzleSet:
        """The set that is chosen."""
        theme, difficulty = self.themes.currentData(), self.difficulties.currentData()
        return PuzzleSet(PuzzleTheme(theme) if theme else None, Difficulty(difficulty) if difficulty else None)

    def _propose(self, chosen: PuzzleSet) -> None:
        """Offer the sets of the game, and choose one of them as far as there is such a set."""
        puzzles = self._puzzles.of_game(self._game)
        themes = {theme: sum(theme in puzzle.themes for puzzle in puzzles) for theme in PuzzleTheme}
        degrees = {one: sum(puzzle.rating in one.ratings for puzzle in puzzles) for one in Difficulty}
        with QSignalBlocker(self.themes), QSignalBlocker(self.difficulties):
            self.themes.clear()
            self.themes.addItem(self.tr("Any theme"), "")
            for theme, count in themes.items():
                if count:
                    self.themes.addItem(f"{theme_name(theme)} ({count})", theme.value)
            self.difficulties.clear()
            self.difficulties.addItem(self.tr("Any difficulty"), "")
            for difficulty, count in degrees.items():
                if count:
                    self.difficulties.addItem(f"{difficulty_name(difficulty)} ({count})", difficulty.value)
            for box, part in ((self.themes, chosen.theme), (self.difficulties, chosen.difficulty)):
                box.setCurrentIndex(max(0, box.findData(part.value if part else "")))
        self._show_rows()

    def _show_rows(self) -> None:
        chosen = self.puzzle_set
        self.about_theme.setText("" if chosen.theme is None else theme_description(chosen.theme))
        self.about_theme.setVisible(chosen.theme is not None)
        self._shown = self._puzzles.of_set(self._game, chosen)
        self.rows.clear()
        for puzzle in self._shown:
            self.rows.addItem(QListWidgetItem(self._row_text(self._puzzles.place_of(puzzle), puzzle)))
        best = self._puzzles.best_of(self._shown)
        self.rows.setCurrentRow(0 if best is None else self._shown.index(best))
        none = self.tr("There is no puzzle of this theme and difficulty.")
        solved = sum(map(self._puzzles.is_solved, self._shown))
        count = self.tr("{0} of {1} solved").format(solved, len(self._shown))
        self.solved.setText(count if self._shown else none)
        self.start.setEnabled(bool(self._shown))
        self._show_course()

    # ---- the set as a course

    def _show_course(self) -> None:
        courses = self._puzzles.courses
        course = courses.of_set(self._game, self.puzzle_set)
        if course is None:
            self.take.setText(self.tr("Take as a course"))
            self.about_course.setText(
                self.tr("As a course, the same puzzles are solved again and again, each time faster.")
            )
        else:
            is_begun = course.current is not None
            self.take.setText(self.tr("Go on with the course") if is_begun else self.tr("Begin the next round"))
            self.about_course.setText("\n".join([*round_texts(course), course_state(course, courses.today)]))
        self.take.setEnabled(bool(self._shown))
        self.give_up.setVisible(course is not None)

    def _take_course(self) -> None:
        self.course = self._puzzles.courses.start(self._game, self.puzzle_set, self._shown)
        self.accept()

    def _give_course_up(self) -> None:
        course = self._puzzles.courses.of_set(self._game, self.puzzle_set)
        if course is not None and ask(self, self.tr("Give up the course"), self.tr("Forget its rounds?")):
            self._puzzles.courses.remove(course)
            self.rows.setFocus()  # the button goes, and would hand the keyboard on to another one
            self._show_course()

    def _row_text(self, place: int, puzzle: Puzzle) -> str:
        """Return the number, the task, and below it how hard the puzzle is and what it is about."""
        mark = "✓ " if self._puzzles.is_solved(puzzle) else ""
        degree = puzzle_difficulty(self._puzzles.tries.difficulty(puzzle).value)
        size = board_size(ruleset_of(puzzle.wire_name), puzzle.size)
        about = f"{size} · {degree}" if size else degree
        return f"{mark}{place}. {puzzle_task(puzzle)}\n{about}\n{theme_names(puzzle.themes)}"
