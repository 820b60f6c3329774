"""A puzzle in words, beside the board: what is looked for, what came of a move, and the way on."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QToolButton

from escabel_gui.model.application.settings import Settings
from escabel_gui.model.learning.phase import Phase
from escabel_gui.model.learning.puzzles import Puzzles
from escabel_gui.record.exercises.puzzle import ALL_PUZZLES
from escabel_gui.record.telling.move_names import name_move
from escabel_gui.view.commands.puzzle_actions import PuzzleActions
from escabel_gui.view.language import fill, translate
from escabel_gui.view.learning.exercise_pages import may_play_out, steps_through
from escabel_gui.view.learning.puzzle_texts import (
    course_name,
    course_state,
    describe_themes,
    puzzle_chance,
    puzzle_set_name,
    puzzle_stake,
    puzzle_task,
    puzzle_title,
    rating_after,
    round_texts,
)
from escabel_gui.view.look.style import as_type
from escabel_gui.view.plain import PlainLabel
from escabel_gui.view.widgets.activity_page import ActivityPage, set_main, text_button
from escabel_gui.view.widgets.answer_card import Tone


class PuzzlePage(ActivityPage):
    """Page of a puzzle: its difficulty, the way to the lesson of a game that is new to the person, and the streak."""

    lesson_wanted = Signal(str)  # about the game of this wire name

    def __init__(self, puzzles: Puzzles, settings: Settings, acts: PuzzleActions, play_out: QAction) -> None:
        super().__init__(acts.leave_puzzle, steps_through(puzzles.practice))
        self._puzzles = puzzles
        self._settings = settings
        self._acts = acts
        self.task = as_type(PlainLabel(), "title")
        self.stake = PlainLabel()
        self.difficulty = as_type(PlainLabel(), "quiet")
        self.about = PlainLabel()
        self.about_set = as_type(PlainLabel(), "quiet")
        self.rating = as_type(PlainLabel(), "quiet")
        self.streak = as_type(PlainLabel(), "quiet")
        for label in (self.task, self.stake, self.difficulty, self.about, self.about_set, self.rating, self.streak):
            label.setWordWrap(True)
        self.learn = QToolButton()
        self.learn.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.learn.clicked.connect(self._ask_for_lesson)
        self.words.addWidget(self.task)
        self.words.addWidget(self.stake)
        self.words.addWidget(self.difficulty)
        self.words.addWidget(self.learn, 0, Qt.AlignmentFlag.AlignLeft)
        for widget in (self.answer, self.steps, self.about, self.score, self.about_set, self.rating, self.streak):
            self.words.addWidget(widget)
        self.words.addStretch(1)
        self.hint = text_button(acts.hint)
        self.show_solution = text_button(acts.show_solution)
        self.refute = text_button(acts.refute)
        self.retry = text_button(acts.retry)
        self.next = text_button(acts.next_puzzle)
        self.play_out = text_button(play_out)
        for button in (self.hint, self.show_solution, self.play_out, self.refute, self.retry, self.next):
            self.foot.addWidget(button)
        puzzles.changed.connect(self.refresh)
        puzzles.practice.changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        puzzles, practice, acts = self._puzzles, self._puzzles.practice, self._acts
        puzzle = puzzles.puzzle
        if puzzle is None or practice.exercise is None:
            return
        phase = practice.phase
        title = puzzle_title(puzzle, puzzles.place_of(puzzle))
        self.place.setText(self.tr("Puzzle of the day ({0})").format(title) if puzzles.is_of_the_day else title)
        self.setWindowTitle(self.place.text())
        self.learn.setText(self.tr("Learn this game"))
        self.learn.setToolTip(self.tr("Learn this game by playing: a lesson of a few minutes"))
        self.learn.setVisible(not self._settings.is_known(puzzle.wire_name))
        self.task.setText(puzzle_task(puzzle))
        self.announce(self.task.text())
        self.stake.setText(puzzle_stake(puzzle, practice.exercise))
        self.difficulty.setText(puzzle_chance(puzzle, puzzles.tries, puzzles.is_answered))
        change = puzzles.rating_change
        self.rating.setText(rating_after(puzzles.tries, puzzle.game, change))
        self.rating.setVisible(bool(change))
        self.streak.setText(self.tr("In a row at the first try: {0}").format(puzzles.streak))
        self.streak.setVisible(puzzles.streak > 0)
        self.about.setText(describe_themes(puzzle.themes))
        self.about.setVisible(phase is Phase.SOLVED and bool(puzzle.themes))
        self._show_set()
        self._show_answer()
        self.show_score(practice.game)
        acts.hint.setEnabled(practice.may_hint)
        acts.show_solution.setEnabled(practice.may_help)
        acts.refute.setEnabled(practice.may_refute)
        acts.retry.setEnabled(phase in (Phase.FAILED, Phase.SOLVED))
        acts.next_puzzle.setIconText(self.tr("Next puzzle") if puzzles.next_of(puzzle) else self.tr("Finish"))
        self.hint.setVisible(phase in (Phase.LOOKING, Phase.ANSWERING))
        self.show_solution.setVisible(phase in (Phase.LOOKING, Phase.ANSWERING))
        self.refute.setVisible(practice.is_refutable)  # also when that is done: no button takes its place
        self.play_out.setVisible(may_play_out(practice))
        self.retry.setVisible(phase in (Phase.FAILED, Phase.SOLVED))
        set_main(self.next, phase is Phase.SOLVED)
        set_main(self.retry, phase is Phase.FAILED)
        self.show_answer_whole()

    def _show_set(self) -> None:
        """Say which set the puzzle was chosen from, and how much of it is solved, or how its course goes on."""
        puzzles, puzzle = self._puzzles, self._puzzles.puzzle
        assert puzzle is not None
        if (course := puzzles.course) is not None:
            told = [course_name(course), *round_texts(course), course_state(course, puzzles.courses.today)]
            self.about_set.setText("\n".join(told))
            self.about_set.setVisible(True)
            return
        chosen = puzzles.puzzle_set
        in_set = puzzles.of_set(puzzle.game, chosen)
        solved = sum(map(puzzles.is_solved, in_set))
        text = self.tr("{0}: {1} of {2} solved")
        self.about_set.setText(text.format(puzzle_set_name(chosen), solved, len(in_set)))
        self.about_set.setVisible(chosen != ALL_PUZZLES)

    def _ask_for_lesson(self) -> None:
        if self._puzzles.puzzle is not None:
            self.lesson_wanted.emit(self._puzzles.puzzle.wire_name)

    def _show_answer(self) -> None:
        practice = self._puzzles.practice
        words = "" if practice.remark is None else translate(practice.remark)
        match practice.phase:
            case Phase.SOLVED if practice.is_shown:
                self.answer.say(Tone.NEWS, self.tr("This is the solution."), words)
            case Phase.SOLVED:
                self.answer.say(Tone.GOOD, self.tr("Solved."), words)
            case Phase.FAILED:
                self.answer.say(Tone.BAD, self.tr("This does not work."), words)
            case Phase.LOOKING | Phase.ANSWERING if practice.is_shown:
                self.answer.say(Tone.NEWS, fill(self.tr("{0} was the move."), name_move(practice.shown_move)), words)
            case Phase.LOOKING if practice.has_begun:
                self.answer.say(Tone.NEWS, self.tr("Right. Go on."), words)
            case _:
                self.answer.say(Tone.NEWS, "", words)
