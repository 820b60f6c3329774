"""The lessons: which there are, which steps of them are done, and the one that is on the board."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Signal

from escabel_gui.model.learning.practice import Practice
from escabel_gui.model.settings import Settings
from escabel_gui.record.learning.lesson import Lesson, find_lessons
from escabel_gui.rules.catalogue import parse_wire_name


class Lessons(QObject):
    """Goes through the steps of one lesson at a time; what was done is remembered."""

    changed = Signal()  # another step is on the board, or none, or one has been done

    def __init__(self, folder: Path, practice: Practice, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.all = find_lessons(folder)
        self.practice = practice
        self.lesson: Lesson | None = None  # the one that is on the board
        self.step = 0  # of it, from 0
        self._settings = settings
        practice.solved.connect(self._take_note)
        practice.changed.connect(self._forget_left)

    def of_game(self, game: str) -> list[Lesson]:
        """The lessons about a ruleset and its options, the game itself first."""
        return [lesson for lesson in self.all if lesson.game == game]

    def about(self, wire_name: str) -> Lesson | None:
        """The lesson that teaches most of the options of a wire name, or its ruleset at least."""
        options = set(wire_name.partition(":")[2].split(","))
        fitting = [
            lesson
            for lesson in self.of_game(parse_wire_name(wire_name)[0].name)
            if set(filter(None, lesson.wire_name.partition(":")[2].split(","))) <= options
        ]
        return fitting[-1] if fitting else None

    # ---- what is done

    def done(self, lesson: Lesson) -> set[int]:
        """The steps that were done, from 0."""
        return {step for step in self._settings.steps_done(lesson.key) if step < len(lesson.files)}

    def is_done(self, lesson: Lesson) -> bool:
        return len(self.done(lesson)) == len(lesson.files)

    def next_step(self, lesson: Lesson) -> int:
        """Where one goes on: the first step that is not done, or the first one of all."""
        done = self.done(lesson)
        return next((step for step in range(len(lesson.files)) if step not in done), 0)

    def _take_note(self) -> None:
        if self.lesson is not None:
            self._settings.note_step(self.lesson.key, self.step)
            self.changed.emit()

    # ---- the lesson on the board

    @property
    def is_on(self) -> bool:
        return self.lesson is not None

    @property
    def has_next(self) -> bool:
        return self.lesson is not None and self.step + 1 < len(self.lesson.files)

    def begin(self, lesson: Lesson, step: int | None = None) -> None:
        """Have a lesson on the board, where one goes on or at a step. Raises OSError and RecordError."""
        number = self.next_step(lesson) if step is None else step
        exercise = lesson.read_step(number)
        self.lesson, self.step = lesson, number
        self.practice.begin(exercise)
        self.changed.emit()

    def go(self, by: int) -> None:
        """To the next step, or to the one before."""
        if self.lesson is not None and 0 <= self.step + by < len(self.lesson.files):
            self.begin(self.lesson, self.step + by)

    def leave(self) -> None:
        """Back to the game on the table."""
        if self.lesson is not None:
            self.practice.stop()

    def _forget_left(self) -> None:
        if self.lesson is not None and not self.practice.is_on:
            self.lesson = None
            self.changed.emit()
