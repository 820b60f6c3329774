"""A step of a lesson in words, beside the board: what there is to do, what came of it, and the way on."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from escabel_gui.model.learning.lessons import Lessons
from escabel_gui.model.learning.practice import Phase
from escabel_gui.rules.state import BLACK, WHITE
from escabel_gui.view.commands.learning_actions import LearningActions
from escabel_gui.view.learning.answer_card import AnswerCard, Tone
from escabel_gui.view.learning.lesson_texts import lesson_text, lesson_title
from escabel_gui.view.learning.step_dots import StepDots
from escabel_gui.view.look.style import STEP, as_type
from escabel_gui.view.look.texts import translate
from escabel_gui.view.plain import PlainLabel
from escabel_gui.view.widgets.page import Page


class LessonPage(QWidget):
    """Stands where the moves of a game stand, as long as a lesson is on the board."""

    step_chosen = Signal(int)

    def __init__(self, lessons: Lessons, acts: LearningActions) -> None:
        super().__init__()
        self._lessons = lessons
        self._acts = acts
        self.lesson = as_type(PlainLabel(), "quiet")
        self.dots = StepDots()
        self.dots.chosen.connect(self.step_chosen)
        self.title = as_type(PlainLabel(), "title")
        self.task = as_type(PlainLabel(), "speech")
        for label in (self.lesson, self.title, self.task):
            label.setWordWrap(True)
        self.answer = AnswerCard()
        self.score = as_type(PlainLabel(), "quiet")
        self.score.setWordWrap(True)
        leave = _button(acts.leave)
        leave.setAutoRaise(True)
        head = QHBoxLayout()
        head.addWidget(self.lesson, 1)
        head.addWidget(leave, 0, Qt.AlignmentFlag.AlignTop)
        asked, answered = _column(self.title, self.task), _column(self.answer, self.score)
        answered.addStretch(1)
        self._words = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._words.setContentsMargins(0, 0, 2 * STEP, 0)
        self._words.setSpacing(3 * STEP)
        self._words.addLayout(asked)
        self._words.addLayout(answered, 1)
        self._scroll = Page(self._words)
        upper = QVBoxLayout()
        upper.setSpacing(2 * STEP)
        upper.addLayout(head)
        upper.addWidget(self.dots)
        upper.addWidget(self._scroll, 1)
        self.back = _button(acts.previous_step)
        self.show_me = _button(acts.show_me)
        self.again = _button(acts.try_again)
        self.next = _button(acts.next_step)
        self._foot = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._foot.setSpacing(2 * STEP)
        self._foot.addWidget(self.back)
        self._foot.addStretch(1)
        for button in (self.show_me, self.again, self.next):
            self._foot.addWidget(button)
        self._layout = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._layout.setContentsMargins(3 * STEP, 2 * STEP, 3 * STEP, 3 * STEP)
        self._layout.setSpacing(3 * STEP)
        self._layout.addLayout(upper, 1)
        self._layout.addLayout(self._foot)
        lessons.changed.connect(self.refresh)
        lessons.practice.changed.connect(self.refresh)
        self.refresh()

    def set_low(self, is_low: bool) -> None:
        """Under the board, with answers and buttons at the side, or beside it with everything in one column."""
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._layout.setDirection(across if is_low else down)
        self._words.setDirection(across if is_low else down)
        self._words.setStretch(0, int(is_low))
        self._foot.setDirection(QBoxLayout.Direction.BottomToTop if is_low else across)

    def refresh(self) -> None:
        lessons, practice, acts = self._lessons, self._lessons.practice, self._acts
        lesson, exercise = lessons.lesson, practice.exercise
        if lesson is None or exercise is None:
            return
        count, is_solved = len(lesson.files), practice.phase is Phase.SOLVED
        self.lesson.setText(lesson_title(lesson))
        self.dots.show_steps(count, lessons.step, lessons.done(lesson))
        self.title.setText(lesson_text(exercise.title))
        self.task.setText(lesson_text(exercise.tree.root.comment))
        self._show_answer()
        self._show_score()
        acts.next_step.setText(self.tr("Next") if lessons.has_next else self.tr("Finish"))
        acts.previous_step.setEnabled(lessons.step > 0)
        acts.next_step.setEnabled(True)
        acts.show_me.setEnabled(practice.may_help)
        acts.try_again.setEnabled(True)
        acts.try_again.setText(self.tr("Try again") if practice.phase is Phase.FAILED else self.tr("Start over"))
        self.show_me.setVisible(not practice.is_game and practice.phase not in (Phase.FAILED, Phase.SOLVED))
        self.again.setVisible(practice.phase is Phase.FAILED or practice.is_game)
        _set_main(self.next, is_solved)
        _set_main(self.again, practice.phase is Phase.FAILED)
        QTimer.singleShot(0, self, self._show_end)

    def _show_end(self) -> None:
        """Where there is no room for all words, the last ones are seen; they come below the first ones."""
        bar = self._scroll.verticalScrollBar()
        bar.setValue(bar.maximum() if self.answer.isVisible() else 0)

    def _show_answer(self) -> None:
        lessons, practice = self._lessons, self._lessons.practice
        said = [lesson_text(text) for text in practice.said]
        if practice.remark is not None:
            said.append(translate(practice.remark))
        words = "\n\n".join(said)
        match practice.phase:
            case Phase.SOLVED if not lessons.has_next:
                self.answer.say(Tone.GOOD, self.tr("Done: that was the last step."), words)
            case Phase.SOLVED:
                self.answer.say(Tone.GOOD, self.tr("Well done."), words)
            case Phase.FAILED | Phase.RETURNING:
                self.answer.say(Tone.BAD, self.tr("Not quite."), words)
            case _:
                self.answer.say(Tone.NEWS, "", words)

    def _show_score(self) -> None:
        """Points and hands, in games that count them; the cards of the players are not there to say so."""
        game = self._lessons.practice.game
        score = game.rules.score(game.state)
        self.score.setVisible(score is not None)
        if score is not None:
            hands = int(game.state.hand[BLACK]), int(game.state.hand[WHITE])
            text = self.tr("Points: Black {0}, White {1}. In hand: Black {2}, White {3}.")
            self.score.setText(text.format(*score, *hands))


def _column(*widgets: QWidget) -> QVBoxLayout:
    column = QVBoxLayout()
    column.setSpacing(3 * STEP)
    for widget in widgets:
        column.addWidget(widget, 0, Qt.AlignmentFlag.AlignTop)
    return column


def _button(action: QAction) -> QToolButton:
    button = QToolButton()
    button.setDefaultAction(action)
    button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    return button


def _set_main(button: QToolButton, is_main: bool) -> None:
    """Let a button be the one that leads on, or not."""
    if bool(button.property("isMain")) != is_main:
        button.setProperty("isMain", is_main)
        button.style().unpolish(button)
        button.style().polish(button)
