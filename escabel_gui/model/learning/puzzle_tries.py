"""Tries at puzzles, kept in a file beside the games, and the ratings that follow from them."""

from __future__ import annotations

from datetime import date
from functools import partial
from pathlib import Path
from uuid import uuid4

from PySide6.QtCore import QObject, Signal

from escabel_gui.model.background.kept_entries import KeptEntries
from escabel_gui.model.table.table import Table
from escabel_gui.record.exercises.puzzle import Puzzle
from escabel_gui.record.rating.glicko import Rating
from escabel_gui.record.rating.puzzle_ratings import MAX_SECONDS, PuzzleRatings, PuzzleTry, open_tries, rate_tries


class PuzzleTries(QObject):
    """Tries of the user, in a file that other windows may write, too."""

    changed = Signal()
    said = Signal(object)  # Message: one line for the person

    def __init__(self, table: Table, path: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.tries: list[PuzzleTry] = []  # as far as is known
        self._ratings: dict[str, PuzzleRatings] = {}
        self._kept = KeptEntries(open_tries(path), self)
        self._kept.was_read.connect(self._take)
        self._kept.said.connect(self.said)
        table.closed.connect(self._kept.close)

    def _take(self, tries: list[PuzzleTry]) -> None:
        known = {tried.identity for tried in tries}
        self._set([*tries, *(tried for tried in self.tries if tried.identity not in known)])

    def _set(self, tries: list[PuzzleTry]) -> None:
        self.tries = tries
        self._ratings.clear()
        self.changed.emit()

    # ---- what they tell

    def of_game(self, game: str) -> list[PuzzleTry]:
        """Return the tries at a game's puzzles, the oldest first."""
        return [tried for tried in self.tries if tried.game == game]

    def ratings(self, game: str) -> PuzzleRatings:
        """Return the ratings of the person and of the puzzles that were tried."""
        if game not in self._ratings:
            self._ratings[game] = rate_tries(self.of_game(game))
        return self._ratings[game]

    def ratings_before(self, game: str, day: date) -> PuzzleRatings:
        """Return the ratings as they were at the beginning of a day."""
        return rate_tries(tried for tried in self.of_game(game) if tried.date < str(day))

    def difficulty(self, puzzle: Puzzle) -> Rating:
        """Return the difficulty of a puzzle, in points of a person's rating."""
        return self.ratings(puzzle.game).of_puzzle(puzzle.number, puzzle.rating)

    def chance(self, puzzle: Puzzle) -> float:
        """Return the chance, 0 to 1, that the person solves a puzzle."""
        return self.ratings(puzzle.game).chance(puzzle.number, puzzle.rating)

    def misfit(self, puzzle: Puzzle) -> float:
        """Return how far a puzzle is from what helps the person most."""
        return self.ratings(puzzle.game).misfit(puzzle.number, puzzle.rating)

    # ---- what changes

    def add(self, puzzle: Puzzle, is_solved: bool, seconds: float, day: date) -> None:
        """Take note of the first answer to a puzzle."""
        took = min(max(round(seconds), 0), MAX_SECONDS)
        tried = PuzzleTry(uuid4().hex, puzzle.game, puzzle.number, puzzle.rating, is_solved, took, str(day))
        self._kept.change(partial(with_try, tried))
        self._set([*self.tries, tried])

    def forget(self, game: str) -> None:
        """Delete the tries at a game's puzzles, here and in the file."""
        self._kept.change(partial(without_game, game))
        self._set(without_game(game, self.tries))


def with_try(tried: PuzzleTry, tries: list[PuzzleTry]) -> list[PuzzleTry]:
    """The tries with one more, unless it is there already."""
    return tries if any(tried.identity == other.identity for other in tries) else [*tries, tried]


def without_game(game: str, tries: list[PuzzleTry]) -> list[PuzzleTry]:
    """The tries at puzzles of all other games."""
    return [tried for tried in tries if tried.game != game]
