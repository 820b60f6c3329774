"""Tries at puzzles, kept in a file beside the games, and the ratings that follow from them."""

from datetime import date
from pathlib import Path
from uuid import uuid4

from PySide6.QtCore import QObject

from escabel_gui.model.background.kept_entries import KeptEntries
from escabel_gui.model.table.table import Table
from escabel_gui.record.exercises.puzzle import Puzzle
from escabel_gui.record.rating.glicko import Rating
from escabel_gui.record.rating.puzzle_ratings import MAX_SECONDS, PuzzleRatings, PuzzleTry, open_tries, rate_tries


class PuzzleTries(KeptEntries[PuzzleTry]):
    """Tries at puzzles, and the puzzle rating of the person that follows from them."""

    def __init__(self, table: Table, path: Path, parent: QObject | None = None) -> None:
        super().__init__(open_tries(path), parent)
        self._ratings: dict[str, PuzzleRatings] = {}
        self.changed.connect(self._ratings.clear)
        table.closed.connect(self.close)

    # ---- what they tell

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

    def answer(self, puzzle: Puzzle, is_solved: bool, seconds: float, day: date) -> None:
        """Take note of the first answer to a puzzle."""
        took = min(max(round(seconds), 0), MAX_SECONDS)
        self.add(PuzzleTry(uuid4().hex, puzzle.game, puzzle.number, puzzle.rating, is_solved, took, str(day)))
