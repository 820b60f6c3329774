"""The puzzles: which there are, which of them are solved, and the one that is on the board."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from escabel_gui.model.application.settings import Settings
from escabel_gui.model.learning.practice import Practice
from escabel_gui.record.exercises.puzzle import ALL_PUZZLES, Puzzle, PuzzleSet, find_puzzles, puzzle_of_the_day
from escabel_gui.rules.catalogue import CATALOGUE


class Puzzles(QObject):
    """One puzzle at a time; what was solved is remembered, and how many in a row at the first try."""

    changed = Signal()  # another puzzle is on the board, or none, or one has been solved

    def __init__(
        self,
        folder: Path,
        practice: Practice,
        settings: Settings,
        today: Callable[[], date] = date.today,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.practice = practice
        self.puzzle: Puzzle | None = None  # the one that is on the board
        self.is_of_the_day = False  # whether it was begun as the puzzle of the day
        self.puzzle_set = ALL_PUZZLES  # which the one on the board was chosen from, and the next one is
        self._folder = folder
        self._settings = settings
        self._today = today
        self._all: list[Puzzle] | None = None
        self._has_failed = False  # at the one on the board
        practice.solved.connect(self._take_note)
        practice.changed.connect(self._follow)

    @property
    def all(self) -> list[Puzzle]:
        """Read when somebody asks for it first."""
        if self._all is None:
            self._all = find_puzzles(self._folder)
        return self._all

    def of_game(self, game: str) -> list[Puzzle]:
        """Return the puzzles of a game, easiest first."""
        return [puzzle for puzzle in self.all if puzzle.game == game]

    def of_set(self, game: str, puzzle_set: PuzzleSet) -> list[Puzzle]:
        """Return the puzzles of a game that belong to a set, easiest first."""
        return [puzzle for puzzle in self.of_game(game) if puzzle_set.has(puzzle)]

    def place_of(self, puzzle: Puzzle) -> int:
        """Return the number of a puzzle within its game, from 1, easiest first."""
        return self.of_game(puzzle.game).index(puzzle) + 1

    @property
    def of_the_day(self) -> Puzzle | None:
        """Return the puzzle of the day, of a known game or else of the first; None without any puzzles."""
        known = [puzzle for puzzle in self.all if self._settings.is_known(puzzle.wire_name)]
        return puzzle_of_the_day(known or self.of_game(CATALOGUE[0].name) or self.all, self._today())

    # ---- what is solved

    def is_solved(self, puzzle: Puzzle) -> bool:
        """True if the user has solved a puzzle."""
        return puzzle.number in self._settings.puzzles_solved(puzzle.game)

    @property
    def streak(self) -> int:
        """Puzzles solved one after the other, each at the first try and without help."""
        return self._settings.puzzle_streak

    def next_of(self, puzzle: Puzzle) -> Puzzle | None:
        """The next one of the game, in the chosen set, that is not solved yet; None if all are."""
        puzzles = self.of_game(puzzle.game)
        begin = puzzles.index(puzzle) + 1
        in_set = [other for other in (*puzzles[begin:], *puzzles[:begin]) if self.puzzle_set.has(other)]
        return next((other for other in in_set if other != puzzle and not self.is_solved(other)), None)

    def _take_note(self) -> None:
        if self.puzzle is None:
            return
        is_first_try = not self._has_failed and not self.practice.is_helped
        if not self.practice.is_helped:
            self._settings.note_puzzle(self.puzzle.game, self.puzzle.number)
        if not self._has_failed:
            self._settings.puzzle_streak = self.streak + 1 if is_first_try else 0
        self._has_failed = True  # solving it again is no feat
        self.changed.emit()

    def _follow(self) -> None:
        """A wrong move, or help, ends the streak; when something else is on the board, no puzzle is."""
        if self.puzzle is None:
            return
        if not self.practice.is_on:
            self.puzzle = None
            self.changed.emit()
        elif not self._has_failed and (self.practice.failures or self.practice.is_helped):
            self._has_failed = True
            self._settings.puzzle_streak = 0

    # ---- the puzzle on the board

    @property
    def is_on(self) -> bool:
        """True while a puzzle is on the board."""
        return self.puzzle is not None

    def begin(self, puzzle: Puzzle, is_of_the_day: bool = False, puzzle_set: PuzzleSet = ALL_PUZZLES) -> None:
        """Have a puzzle on the board, chosen from a set. Raises OSError and RecordError."""
        exercise = puzzle.read()
        self.puzzle = puzzle
        self.is_of_the_day = is_of_the_day
        self.puzzle_set = puzzle_set
        self._has_failed = False
        self.practice.begin(exercise)
        self.changed.emit()

    def go_on(self) -> None:
        """To the next one that is not solved, or back to the game on the table."""
        following = None if self.puzzle is None else self.next_of(self.puzzle)
        if following is None:
            self.leave()
        else:
            self.begin(following, puzzle_set=self.puzzle_set)

    def leave(self) -> None:
        """Back to the game on the table."""
        if self.puzzle is not None:
            self.practice.stop()
