"""Lessons in the window."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from escabel_gui.model.application.settings import Settings
from escabel_gui.model.learning.lessons import Lessons
from escabel_gui.model.table.activity import Stage
from escabel_gui.model.table.table import Table
from escabel_gui.record.exercises.lesson import Lesson
from escabel_gui.record.progress import Cancelled
from escabel_gui.rules.message import make_message
from escabel_gui.shipped import resources
from escabel_gui.view.commands.learning_actions import LearningActions
from escabel_gui.view.language import tr
from escabel_gui.view.learning.exercise_controller import ExerciseController
from escabel_gui.view.learning.lesson_list import LessonList
from escabel_gui.view.learning.lesson_page import LessonPage
from escabel_gui.view.learning.lesson_texts import lesson_title
from escabel_gui.view.widgets.questions import dialog_scope
from escabel_gui.view.widgets.waiting import run_with_progress


class LessonController(ExerciseController):
    """Controller of the lessons."""

    said = Signal(object)  # Message: one line about a lesson that was left

    def __init__(
        self,
        table: Table,
        stage: Stage,
        settings: Settings,
        acts: LearningActions,
        window: QWidget,
    ) -> None:
        super().__init__(table, stage, acts.in_lesson, window)
        self._settings = settings
        self.lessons = Lessons(resources() / "lessons", self.practice, table, settings, self)
        self._acts = acts
        self._connect(
            (acts.next_step, self._go_on),
            (acts.previous_step, lambda: self._try(lambda: self.lessons.go(-1))),
            (acts.show_me, self.practice.show_me),
            (acts.try_again, self.practice.try_again),
            (acts.leave, self.lessons.leave),
        )
        self.lessons.step_done.connect(self._take_note)
        self.lessons.learned.connect(self._note_known)
        self.lessons.changed.connect(lambda: self.cover.show(self.lessons.is_on))

    def _make_page(self) -> LessonPage:
        page = LessonPage(self.lessons, self._acts)
        page.step_chosen.connect(self._go_to_step)
        return page

    def learn(self, wire_name: str) -> None:
        """Begin the lesson on the rules of a game, or go on with it."""
        lesson = self.lessons.on_rules(wire_name)
        if lesson is not None:
            self.begin(lesson)

    def learn_game(self) -> None:
        """Begin or go on with the lesson about the game on the board, or with those on playing it well."""
        lesson = self.lessons.to_learn(self._stage.activity.game.rules.wire_name)
        if lesson is not None:
            self.begin(lesson)

    def show_list(self) -> None:
        """Begin the lesson that the person chooses."""
        try:
            own = run_with_progress(self.lessons.find_own, self._window, tr("Looking for your lessons…"))
        except Cancelled:
            return
        with dialog_scope(LessonList(self.lessons, own, self._game_on_board, self._window)) as dialog:
            if dialog.exec() and dialog.chosen is not None:
                self.begin(dialog.chosen)

    def begin(self, lesson: Lesson, step: int | None = None) -> None:
        """Begin a lesson at a step, or if that is None, at the first one that is not done."""
        self._try(lambda: self.lessons.begin(lesson, step))

    def _go_to_step(self, step: int) -> None:
        if self.lessons.lesson is not None:
            self.begin(self.lessons.lesson, step)

    def _go_on(self) -> None:
        """Go to the next step, to the game that this one asks for, or from the last step to the game on the table."""
        is_game = self.practice.is_game
        if not is_game and self.lessons.has_next:
            self._try(lambda: self.lessons.go(1))
            return
        lesson = self.lessons.lesson
        if lesson is not None:
            self._note_known(lesson)
        if is_game:
            self.lessons.play()
            return
        self.lessons.leave()
        left = 0 if lesson is None else len(lesson.files) - len(self.lessons.done(lesson))
        if lesson is not None and left:
            self.said.emit(
                make_message(
                    "%n step(s) of the lesson “{0}” left: “All lessons” in the menu Learn leads back to it.",
                    None,
                    left,
                    (lesson_title(lesson),),
                )
            )

    def _take_note(self, lesson: Lesson) -> None:
        """Note that the person knows the game of a lesson that is done, or has come to its end."""
        if self.lessons.is_done(lesson) or not self.lessons.has_next:
            self._note_known(lesson)

    def _note_known(self, lesson: Lesson) -> None:
        """Note that the game need not be introduced any more."""
        self._settings.note_known(lesson.wire_name)
