"""The progress in a game: what is learned and what comes next, with one's rating and how it came about."""

import json
from datetime import date
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QGridLayout, QPushButton, QVBoxLayout, QWidget

from escabel_gui.model.progress.learning_progress import ExerciseKind, LearningProgress, NextExercise
from escabel_gui.record.exercises.course import Course
from escabel_gui.rules.catalogue import find_ruleset
from escabel_gui.view.language import tr, translate
from escabel_gui.view.learning.lesson_texts import lesson_title
from escabel_gui.view.learning.puzzle_texts import (
    course_name,
    course_state,
    puzzle_task,
    round_texts,
    theme_scores_text,
)
from escabel_gui.view.look.style import STEP, as_type, dialog_size, filled, spaced
from escabel_gui.view.look.texts import board_size, level_name
from escabel_gui.view.plain import PlainLabel
from escabel_gui.view.progress.progress_row import ProgressRow
from escabel_gui.view.rating.rating_curve import RatingCurve
from escabel_gui.view.rating.rating_texts import puzzle_rating_text, rating_text
from escabel_gui.view.widgets.card import Card
from escabel_gui.view.widgets.dialog_buttons import dialog_buttons, side_button
from escabel_gui.view.widgets.file_writing import ask_where_to_write, write_file
from escabel_gui.view.widgets.game_box import GameBox
from escabel_gui.view.widgets.questions import ask
from escabel_gui.view.widgets.scroll_page import ScrollPage

WIDTH: Final = 560
HEIGHT: Final = 640


class ProgressDialog(QDialog):
    """Dialog that closes when the next exercise is wanted, which is `chosen` then."""

    def __init__(self, progress: LearningProgress, game: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Your progress"))
        self.chosen: NextExercise | None = None
        self._progress = progress
        self.games = GameBox(game)
        self.next_title = as_type(PlainLabel(), "strong")
        self.why = PlainLabel()
        self.begin_button = QPushButton(self.tr("Begin"))
        self.begin_button.setProperty("isMain", True)
        self.begin_button.clicked.connect(self._begin)
        self.lessons, self.puzzles = ProgressRow(self.tr("Lessons")), ProgressRow(self.tr("Puzzles"))
        self.solving, self.themes = PlainLabel(), as_type(PlainLabel(), "quiet")
        self.courses = PlainLabel()
        self.drills = PlainLabel()
        self.rating = as_type(PlainLabel(), "title")
        self.curve = RatingCurve()
        self.even = PlainLabel()
        self.about = as_type(PlainLabel(), "quiet")
        about = self.tr(
            "Every finished game against the bot counts once, unless a move was taken back, a hint, the analysis or "
            "the figures of first moves were asked for, the bot moved for you or asked before a move, its level was "
            "changed on the way, or the game began from a position that was set up, as in a lesson. "
            "Nothing of this leaves your computer."
        )
        self.about.setText(about)
        told = (self.solving, self.themes, self.courses, self.drills, self.rating, self.even, self.about)
        for label in (self.next_title, self.why, *told):
            label.setWordWrap(True)
        self._lay_out()
        self.begin_button.setDefault(True)
        self.games.currentIndexChanged.connect(self._show_game)
        progress.ratings.changed.connect(self._show_game)
        self._show_game()
        self.resize(dialog_size(self, WIDTH, HEIGHT))

    def _lay_out(self) -> None:
        inside = QWidget()
        card = spaced(QVBoxLayout(inside), 2 * STEP)
        for widget in (self.next_title, self.why):
            card.addWidget(widget)
        card.addWidget(self.begin_button, 0, Qt.AlignmentFlag.AlignLeft)
        grid = spaced(QGridLayout(), 2 * STEP)
        for number, line in enumerate((self.lessons, self.puzzles)):
            for column, part in enumerate(line.parts):
                grid.addWidget(part, number, column)
        body = filled(spaced(QVBoxLayout(), 3 * STEP, margins=0), Card(inside), grid)
        for part in (
            self.solving,
            self.themes,
            self.courses,
            self.drills,
            self.rating,
            self.curve,
            self.even,
            self.about,
        ):
            body.addWidget(part)
        body.addStretch(1)
        buttons = dialog_buttons(self, QDialogButtonBox.StandardButton.Close)
        for text, do in ((self.tr("Export…"), self._export), (self.tr("Forget…"), self._forget)):
            button = side_button(text)
            button.clicked.connect(do)
            buttons.addButton(button, QDialogButtonBox.ButtonRole.ActionRole)
        page = ScrollPage(body)
        page.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # its keys scroll: it has one button
        filled(spaced(QVBoxLayout(self), 3 * STEP, margins=4 * STEP), self.games, (page, 1), buttons)

    @property
    def _game(self) -> str:
        return self.games.game

    def _show_game(self) -> None:
        told = self._progress.of_game(self._game)
        following = self._progress.next_exercise(self._game)
        self.next_title.setText(next_title(following))
        self.why.setText(translate(following.why))
        self.lessons.show_numbers(told.steps_done, told.steps, self.tr("{0} of {1} steps done"))
        self.puzzles.show_numbers(told.puzzles_solved, told.puzzles, self.tr("{0} of {1} solved"))
        puzzles = self._progress.puzzle_ratings(self._game).person
        self.solving.setText(puzzle_rating_text(puzzles[-1], len(puzzles) - 1))
        scores = self._progress.theme_scores(self._game)
        self.themes.setText(self.tr("Right at the first try: {0}").format(theme_scores_text(scores)))
        self.themes.setVisible(bool(scores))
        courses = self._progress.courses(self._game)
        self.courses.setText("\n\n".join(course_text(course, self._progress.today) for course in courses))
        self.courses.setVisible(bool(courses))
        if told.drills:
            kept = tr("Kept as drills: %n position(s) from your own games.", None, told.drills)
            due = self.tr("Due now: {0}.").format(told.drills_due) if told.drills_due else ""
            self.drills.setText(f"{kept} {due}".strip())
        else:
            self.drills.setText(self.tr("Drills are made of your mistakes in reviewed games. There are none yet."))
        ratings = self._progress.ratings
        curve = ratings.curve(self._game)
        size = ratings.last_size(self._game)
        level = ratings.even_level(self._game, size)
        rating = rating_text(curve[-1], told.rated_games)
        self.rating.setText(self.tr("Rating: {0}").format(rating) if told.rated_games else rating)
        self.curve.show_ratings(curve)
        self.curve.setVisible(len(curve) > 2)
        even = self.tr("An even game would be one against level {0}: {1}.")
        board = board_size(find_ruleset(self._game), size)
        if board:
            even = self.tr("On a board of {2}, an even game would be one against level {0}: {1}.")
        self.even.setText(even.format(level, level_name(level), board))

    def _begin(self) -> None:
        self.chosen = self._progress.next_exercise(self._game)
        self.accept()

    def _export(self) -> None:
        path = ask_where_to_write(self, self.tr("Export"), Path.home() / "escabel-progress.json", ".json")
        if path is not None:
            data = json.dumps(self._progress.as_data(), indent=2, ensure_ascii=False).encode()
            write_file(self, path, lambda _report: data)

    def _forget(self) -> None:
        title = find_ruleset(self._game).title
        question = self.tr(
            "Forget all that is kept of your progress in {0}: steps of lessons, puzzles, courses, drills and ratings? "
            "Your games stay."
        )
        if ask(self, self.tr("Forget"), question.format(title)):
            self._progress.forget(self._game)
            self._show_game()


def next_title(following: NextExercise) -> str:
    """Return the title of an exercise that is offered."""
    if following.lesson is not None:
        return tr("Next: the lesson “{0}”").format(lesson_title(following.lesson))
    if following.puzzle is not None:
        return tr("Next: a puzzle. {0}").format(puzzle_task(following.puzzle))
    if following.course is not None:
        return tr("Next: {0}").format(course_name(following.course))
    if following.kind is ExerciseKind.DRILLS:
        return tr("Next: drills")
    return tr("Next: a game")


def course_text(course: Course, today: date) -> str:
    """Return a course with its rounds and what comes next."""
    return "\n".join([course_name(course), *round_texts(course), course_state(course, today)])
