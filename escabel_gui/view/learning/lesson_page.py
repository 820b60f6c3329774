"""A step of a lesson in words, beside the board: what there is to do, what came of it, and the way on."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from escabel_gui.model.learning.lessons import Lessons
from escabel_gui.model.learning.phase import Phase
from escabel_gui.record.exercises.themes import THEMES, parse_themes
from escabel_gui.view.commands.learning_actions import LearningActions
from escabel_gui.view.language import tr, translate
from escabel_gui.view.learning.exercise_pages import steps_through
from escabel_gui.view.learning.lesson_texts import lesson_text, lesson_title
from escabel_gui.view.learning.puzzle_texts import describe_themes, puzzle_task
from escabel_gui.view.learning.step_dots import StepDots
from escabel_gui.view.look.style import STEP, as_type, spaced
from escabel_gui.view.plain import PlainLabel
from escabel_gui.view.widgets.activity_page import ActivityPage, set_main, text_button
from escabel_gui.view.widgets.answer_card import Tone

SHARE_BESIDE_SCORE: Final = 4  # of a low page's width for the task, where one is for the points


class LessonPage(ActivityPage):
    """Page of a lesson, with its steps as dots."""

    step_chosen = Signal(int)

    def __init__(self, lessons: Lessons, acts: LearningActions) -> None:
        super().__init__(acts.leave, steps_through(lessons.practice))
        self._lessons = lessons
        self._acts = acts
        self._is_low = False
        self.dots = StepDots()
        self.dots.chosen.connect(self.step_chosen)
        self.title = as_type(PlainLabel(wraps=True), "title")
        self.task = as_type(PlainLabel(wraps=True), "speech")
        asked, answered = _column(self.title, self.task), _column(self.answer, self.steps, self.score)
        self.words.addLayout(asked)
        self.words.addLayout(answered, 1)
        self.upper.insertWidget(1, self.dots)
        self.show_me = text_button(acts.show_me)
        self.again = text_button(acts.try_again)
        self.back = text_button(acts.previous_step)
        self.next = text_button(acts.next_step)
        for button in (self.show_me, self.again, self.back, self.next):  # those come and go at the far end
            self.foot.addWidget(button)
        lessons.changed.connect(self.refresh)
        lessons.practice.changed.connect(self.refresh)
        self.refresh()

    def set_low(self, is_low: bool) -> None:
        """Put the answers at the side, too, and the dots into the head, where the page is under the board."""
        super().set_low(is_low)
        self.words.setDirection(QBoxLayout.Direction.LeftToRight if is_low else QBoxLayout.Direction.TopToBottom)
        if is_low != self._is_low:
            for layout in (self.head, self.upper):
                layout.removeWidget(self.dots)
            (self.head if is_low else self.upper).insertWidget(1, self.dots)
        self._is_low = is_low
        self._share_out()

    def _share_out(self) -> None:
        """Leave no room at the side for answers as long as there are none, and little for points alone."""
        is_answered, has_score = not self.answer.isHidden(), not self.score.isHidden()
        self.words.setStretch(0, (1 if is_answered else SHARE_BESIDE_SCORE) if self._is_low else 0)
        self.words.setStretch(1, int(is_answered or has_score or not self._is_low))

    def refresh(self) -> None:
        lessons, practice, acts = self._lessons, self._lessons.practice, self._acts
        lesson, exercise = lessons.lesson, practice.exercise
        if lesson is None or exercise is None:
            return
        count, is_solved = len(lesson.files), practice.phase is Phase.SOLVED
        self.place.setText(lesson_title(lesson))
        self.setWindowTitle(self.tr("{0}: lesson").format(lesson_title(lesson)))
        self.dots.show_steps(count, lessons.step, lessons.done(lesson))
        is_puzzle = lesson.is_puzzle(lessons.step)
        self.title.setText(self.tr("Puzzle") if is_puzzle else lesson_text(exercise.title))
        self.task.setText(puzzle_task(exercise) if is_puzzle else lesson_text(exercise.tree.root.comment))
        self.announce(f"{self.title.text()}. {self.task.text()}")
        self._show_answer()
        self.show_score(practice.game)
        self._share_out()
        acts.next_step.setIconText(self._way_on)  # what the menu calls it stays as it is
        acts.previous_step.setEnabled(lessons.step > 0)
        acts.show_me.setEnabled(practice.may_help)
        self.show_me.setVisible(not practice.is_game and practice.phase not in (Phase.FAILED, Phase.SOLVED))
        # Not where the solution was shown: a second press of that button would take it back.
        self.again.setVisible(practice.phase is Phase.FAILED or (is_solved and not practice.is_shown))
        set_main(self.next, is_solved or practice.is_game)
        set_main(self.again, practice.phase is Phase.FAILED)
        self.show_answer_whole()

    @property
    def _way_on(self) -> str:
        if self._lessons.practice.is_game:
            return self.tr("Play")
        return self.tr("Next") if self._lessons.has_next else self.tr("Finish")

    def _show_answer(self) -> None:
        lessons, practice = self._lessons, self._lessons.practice
        said = [lesson_text(text) for text in practice.said]
        if practice.remark is not None:
            said.append(translate(practice.remark))
        lesson, exercise = lessons.lesson, practice.exercise
        if lesson is not None and exercise is not None and lesson.is_puzzle(lessons.step):
            about = describe_themes(parse_themes(exercise.notes.get(THEMES, "")))
            said += [about] if practice.phase is Phase.SOLVED else []
        words = "\n\n".join(said)
        match practice.phase:
            case Phase.SOLVED if not lessons.has_next:
                self.answer.say(Tone.GOOD, self.tr("Done: that was the last step."), words)
            case Phase.SOLVED if practice.is_shown and (forbidden := practice.forbidden_move):
                self.answer.say(Tone.NEWS, tr("{0} is not allowed.").format(forbidden), words)
            case Phase.SOLVED if practice.is_shown:
                self.answer.say(Tone.NEWS, self.tr("This was the move."), words)
            case Phase.SOLVED:
                self.answer.say(Tone.GOOD, self.tr("Well done."), words)
            case Phase.FAILED | Phase.RETURNING:
                self.answer.say(Tone.BAD, self.tr("Not quite."), words)
            case _:
                self.answer.say(Tone.NEWS, "", words)


def _column(*widgets: QWidget) -> QVBoxLayout:
    column = spaced(QVBoxLayout(), 3 * STEP)
    for widget in widgets:
        column.addWidget(widget, 0, Qt.AlignmentFlag.AlignTop)
    column.addStretch(1)
    return column
