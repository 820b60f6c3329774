"""Learning in the window: what its actions do, and what comes and goes with a lesson."""

from __future__ import annotations

import logging
from collections.abc import Callable

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from escabel_gui.model.activity import Stage
from escabel_gui.model.learning.lessons import Lessons
from escabel_gui.model.learning.practice import Practice
from escabel_gui.model.settings import Settings
from escabel_gui.model.table import Table
from escabel_gui.record.learning.lesson import Lesson
from escabel_gui.record.sgf import RecordError
from escabel_gui.view.commands.learning_actions import LearningActions
from escabel_gui.view.learning.lesson_page import LessonPage
from escabel_gui.view.look.resources import resources

log = logging.getLogger(__name__)


class Learning(QObject):
    """Has the lessons, and the page that stands beside the board while one is on it."""

    began = Signal(object)  # the page
    ended = Signal(object)

    def __init__(
        self,
        table: Table,
        stage: Stage,
        settings: Settings,
        acts: LearningActions,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._settings = settings
        self._acts = acts
        self._window = window
        self._is_shown = False
        self.practice = Practice(table, stage, self)
        self.lessons = Lessons(resources() / "lessons", self.practice, settings, self)
        self.page = LessonPage(self.lessons, acts)
        for action, do in (
            (acts.lesson, lambda: self.learn(table.game.rules.wire_name)),
            (acts.all_lessons, self.show_list),
            (acts.next_step, self._go_on),
            (acts.previous_step, lambda: self._try(lambda: self.lessons.go(-1))),
            (acts.show_me, self.practice.show_me),
            (acts.try_again, self.practice.try_again),
            (acts.leave, self.lessons.leave),
        ):
            action.triggered.connect(lambda _checked=False, do=do: do())
        self.page.step_chosen.connect(self._go_to_step)
        self.practice.solved.connect(self._take_note)
        self.lessons.changed.connect(self._follow)

    # ---- what is done

    def learn(self, wire_name: str) -> None:
        """Begin the lesson about a game, or go on with it."""
        lesson = self.lessons.about(wire_name)
        if lesson is not None:
            self._begin(lesson)

    def show_list(self) -> None:
        from escabel_gui.view.learning.lesson_list import LessonList
        from escabel_gui.view.widgets.asking import for_once

        dialog = for_once(LessonList(self.lessons, self._window))
        if dialog.exec() and dialog.chosen is not None:
            self._begin(dialog.chosen)

    def _begin(self, lesson: Lesson, step: int | None = None) -> None:
        self._try(lambda: self.lessons.begin(lesson, step))

    def _go_to_step(self, step: int) -> None:
        if self.lessons.lesson is not None:
            self._begin(self.lessons.lesson, step)

    def _go_on(self) -> None:
        """To the next step, or from the last one back to the game."""
        if self.lessons.has_next:
            self._try(lambda: self.lessons.go(1))
        else:
            self._note_known()
            self.lessons.leave()

    def _try(self, begin: Callable[[], None]) -> None:
        """A step that somebody has edited may not be one any more."""
        try:
            begin()
        except (OSError, RecordError) as error:
            log.warning("a lesson cannot be read: %s", error)
            self.lessons.leave()

    def _take_note(self) -> None:
        """Whoever has done the lesson about a game, or come to its end, knows it."""
        lesson = self.lessons.lesson
        if lesson is not None and (self.lessons.is_done(lesson) or not self.lessons.has_next):
            self._note_known()

    def _note_known(self) -> None:
        """The game need not be introduced any more."""
        if self.lessons.lesson is not None:
            self._settings.note_known(self.lessons.lesson.wire_name)

    # ---- what comes and goes

    def _follow(self) -> None:
        is_on = self.lessons.is_on
        if is_on == self._is_shown:
            return
        self._is_shown = is_on
        for action in self._acts.in_lesson:
            action.setEnabled(is_on)
        self.page.refresh()
        (self.began if is_on else self.ended).emit(self.page)
