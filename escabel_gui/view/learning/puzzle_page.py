"""A puzzle in words, beside the board: what is looked for, what came of a move, and the way on."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from escabel_gui.model.learning.practice import Phase
from escabel_gui.model.learning.puzzles import Puzzles
from escabel_gui.view.commands.puzzle_actions import PuzzleActions
from escabel_gui.view.learning.answer_card import AnswerCard, Tone
from escabel_gui.view.learning.puzzle_texts import puzzle_grade, puzzle_task, puzzle_title
from escabel_gui.view.look.style import STEP, as_type
from escabel_gui.view.look.texts import translate
from escabel_gui.view.plain import PlainLabel
from escabel_gui.view.widgets.page import Page


class PuzzlePage(QWidget):
    """Stands where the moves of a game stand, as long as a puzzle is on the board."""

    def __init__(self, puzzles: Puzzles, acts: PuzzleActions) -> None:
        super().__init__()
        self._puzzles = puzzles
        self._acts = acts
        self.title = as_type(PlainLabel(), "quiet")
        self.task = as_type(PlainLabel(), "title")
        self.grade = as_type(PlainLabel(), "quiet")
        self.streak = as_type(PlainLabel(), "quiet")
        for label in (self.title, self.task, self.grade, self.streak):
            label.setWordWrap(True)
        self.answer = AnswerCard()
        leave = _button(acts.leave_puzzle)
        leave.setAutoRaise(True)
        head = QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(leave)
        words = QVBoxLayout()
        words.setContentsMargins(0, 0, 2 * STEP, 0)
        words.setSpacing(3 * STEP)
        for widget in (self.task, self.grade, self.answer, self.streak):
            words.addWidget(widget)
        words.addStretch(1)
        upper = QVBoxLayout()
        upper.setSpacing(2 * STEP)
        upper.addLayout(head)
        upper.addWidget(Page(words), 1)
        self.show_solution = _button(acts.show_solution)
        self.refute = _button(acts.refute)
        self.retry = _button(acts.retry)
        self.next = _button(acts.next_puzzle)
        self._foot = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._foot.setSpacing(2 * STEP)
        self._foot.addStretch(1)
        for button in (self.show_solution, self.refute, self.retry, self.next):
            self._foot.addWidget(button)
        self._layout = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._layout.setContentsMargins(3 * STEP, 2 * STEP, 3 * STEP, 3 * STEP)
        self._layout.setSpacing(3 * STEP)
        self._layout.addLayout(upper, 1)
        self._layout.addLayout(self._foot)
        puzzles.changed.connect(self.refresh)
        puzzles.practice.changed.connect(self.refresh)
        self.refresh()

    def set_low(self, is_low: bool) -> None:
        """Under the board, with the buttons at the side, or beside it with the buttons at the bottom."""
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._layout.setDirection(across if is_low else down)
        self._foot.setDirection(QBoxLayout.Direction.BottomToTop if is_low else across)

    def refresh(self) -> None:
        puzzles, practice, acts = self._puzzles, self._puzzles.practice, self._acts
        puzzle = puzzles.puzzle
        if puzzle is None or practice.exercise is None:
            return
        phase = practice.phase
        self.title.setText(puzzle_title(puzzle))
        self.task.setText(puzzle_task(puzzle))
        self.grade.setText(self.tr("Only one first move does it.") + "\n" + puzzle_grade(puzzle) + ".")
        self.streak.setText(self.tr("In a row at the first try: {0}").format(puzzles.streak))
        self.streak.setVisible(puzzles.streak > 0)
        self._show_answer()
        acts.leave_puzzle.setEnabled(True)
        acts.next_puzzle.setEnabled(True)
        acts.show_solution.setEnabled(practice.may_help)
        acts.refute.setEnabled(practice.may_refute)
        acts.retry.setEnabled(phase in (Phase.FAILED, Phase.SOLVED))
        acts.next_puzzle.setText(self.tr("Next puzzle") if puzzles.next_of(puzzle) else self.tr("Finish"))
        self.show_solution.setVisible(phase in (Phase.LOOKING, Phase.ANSWERING))
        self.refute.setVisible(practice.may_refute)
        self.retry.setVisible(phase in (Phase.FAILED, Phase.SOLVED))
        _set_main(self.next, phase is Phase.SOLVED)
        _set_main(self.retry, phase is Phase.FAILED)

    def _show_answer(self) -> None:
        practice = self._puzzles.practice
        words = "" if practice.remark is None else translate(practice.remark)
        match practice.phase:
            case Phase.SOLVED:
                self.answer.say(Tone.GOOD, self.tr("Solved."), words)
            case Phase.FAILED:
                self.answer.say(Tone.BAD, self.tr("This does not do it."), words)
            case Phase.LOOKING if practice.has_begun:
                self.answer.say(Tone.NEWS, self.tr("Right. Go on."), words)
            case _:
                self.answer.say(Tone.NEWS, "", words)


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
