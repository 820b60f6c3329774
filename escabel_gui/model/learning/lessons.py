"""The lessons: which there are, which steps of them are done, and the one that is on the board."""

from functools import cached_property
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from escabel_gui.model.application.settings import Settings
from escabel_gui.model.learning.practice import Practice
from escabel_gui.model.players.player import Player
from escabel_gui.model.table.game_setup import GameSetup
from escabel_gui.model.table.table import Table
from escabel_gui.record.chapters.lesson_maker import find_own_lessons, own_lessons_folder
from escabel_gui.record.exercises.lesson import Lesson, find_lessons
from escabel_gui.record.line_tree import line_tree
from escabel_gui.record.progress import ProgressCallback, no_progress
from escabel_gui.rules.catalogue import ruleset_of
from escabel_gui.rules.state import BLACK


class Lessons(QObject):
    """Lessons of the program, of which one at a time is gone through, step by step; what was done is remembered."""

    changed = Signal()  # another step is on the board, or none, or one has been done
    step_done = Signal(object)  # of this lesson
    learned = Signal(object)  # this lesson has come to the whole game at its end, which has begun

    def __init__(
        self, folder: Path, practice: Practice, table: Table, settings: Settings, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.practice = practice
        self.lesson: Lesson | None = None  # the one that is on the board
        self.step = 0  # of it, from 0
        self._folder = folder
        self._table = table
        self._settings = settings
        practice.solved.connect(self._note_solved)
        practice.game_wanted.connect(self.play)
        practice.changed.connect(self._forget_left)

    @cached_property
    def all(self) -> list[Lesson]:
        """All lessons, in the order of the catalogue."""
        return find_lessons(self._folder)

    def of_game(self, game: str) -> list[Lesson]:
        """Return the lessons about a ruleset: its rules, how to play it well, and its options."""
        return [lesson for lesson in self.all if lesson.game == game]

    def find_own(self, report: ProgressCallback = no_progress) -> list[Lesson]:
        """Find the lessons that the person has made of studies; they do not count as something to learn.

        That reads all of them, in any thread.
        """
        return find_own_lessons(own_lessons_folder(self._table.kept_games.folder), report)

    def about(self, wire_name: str) -> Lesson | None:
        """Return the lesson on the rules with most of the options of a wire name, or on those of its ruleset at least.

        None without such a lesson.
        """
        options = set(wire_name.partition(":")[2].split(","))
        of_rules = [lesson for lesson in self.of_game(ruleset_of(wire_name).name) if not lesson.title]
        fitting = [lesson for lesson in of_rules if lesson.teaches(options)]
        return fitting[-1] if fitting else None

    def on_rules(self, wire_name: str) -> Lesson | None:
        """Return the lesson on the usual rules while the ruleset is new to the person, then the one on its options.

        Lessons on options use words that the other one explains. None without such a lesson.
        """
        is_known = self._settings.is_known(wire_name)
        return self.about(wire_name if is_known else ruleset_of(wire_name).name)

    def to_learn(self, wire_name: str) -> Lesson | None:
        """Return the lesson on the rules of a game or, when that is done, the first one on playing well that is not.

        If all are done, it is the one on the rules; None if there is no such lesson.
        """
        on_rules = self.on_rules(wire_name)
        if on_rules is None or not self.is_done(on_rules):
            return on_rules
        others = (lesson for lesson in self.of_game(on_rules.game) if lesson.title and not self.is_done(lesson))
        return next(others, on_rules)

    # ---- what is done

    def done(self, lesson: Lesson) -> set[int]:
        """Return the steps that were done, counted from 0."""
        return {step for step in self._settings.steps_done(lesson.key) if step < len(lesson.files)}

    def is_done(self, lesson: Lesson) -> bool:
        """Return whether all steps of a lesson are done."""
        return len(self.done(lesson)) == len(lesson.files)

    def next_step(self, lesson: Lesson) -> int:
        """Return the first step that is not done, or the first of all."""
        done = self.done(lesson)
        return next((step for step in range(len(lesson.files)) if step not in done), 0)

    def _note_solved(self) -> None:
        """Note the step on the board as done; a puzzle that was solved without help is noted as solved, too."""
        lesson = self.lesson
        if lesson is None:
            return
        if lesson.is_puzzle(self.step) and not self.practice.is_helped:
            self._settings.note_puzzle(lesson.game, int(lesson.files[self.step].stem))
        self._settings.note_step(lesson.key, self.step)
        self.step_done.emit(lesson)
        self.changed.emit()

    # ---- the lesson on the board

    @property
    def is_on(self) -> bool:
        """True while a lesson is on the board."""
        return self.lesson is not None

    @property
    def has_next(self) -> bool:
        """True if the lesson on the board has a further step."""
        return self.lesson is not None and self.step + 1 < len(self.lesson.files)

    def begin(self, lesson: Lesson, step: int | None = None) -> None:
        """Put a lesson on the board, at a step or at the next one that is not done. Raises OSError and RecordError."""
        number = self.next_step(lesson) if step is None else step
        exercise = lesson.read_step(number)
        self.lesson, self.step = lesson, number
        self.practice.begin(exercise)
        self.changed.emit()

    def go(self, by: int) -> None:
        """Go to the next step (+1), or to the one before (-1)."""
        if self.lesson is not None and 0 <= self.step + by < len(self.lesson.files):
            self.begin(self.lesson, self.step + by)

    def play(self, first_move: int | None = None) -> None:
        """Play the whole game that this step asks for: at the table, where it is kept as every game is."""
        exercise = self.practice.exercise
        if exercise is None or not self.practice.is_game:
            return
        rules, you, bot = exercise.tree.rules, Player(), Player(exercise.goal.number)
        tree = line_tree(exercise.tree, exercise.tree.root)
        if first_move is not None:
            tree.add_legal_move(tree.root, first_move)
        players = (you, bot) if exercise.color == BLACK else (bot, you)
        if self.lesson is not None and not self.has_next:
            self.learned.emit(self.lesson)
        self._settings.setup = setup = GameSetup(rules.wire_name, rules.size, players)  # proposed next time
        self._table.begin(setup, tree)

    def leave(self) -> None:
        """Go back to the game on the table."""
        if self.lesson is not None:
            self.practice.stop()

    def _forget_left(self) -> None:
        if self.lesson is not None and not self.practice.is_on:
            self.lesson = None
            self.changed.emit()
