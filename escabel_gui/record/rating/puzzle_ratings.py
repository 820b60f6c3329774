"""Ratings from puzzles: a try is a game between the person and the puzzle, which both are rated by.

A person has a rating for each game. Nothing of that is kept but the tries.
"""

from collections.abc import Iterable
from pathlib import Path
from typing import Final, NamedTuple

from escabel_gui.record.rating.glicko import RatedResult, Rating, expected_score, rate
from escabel_gui.record.storage.entries import is_day, is_game_name, is_identity
from escabel_gui.record.storage.entry_file import EntryFile

FIRST_SOLVER: Final = Rating(800.0, 500.0)  # somebody who has had the lesson, and tried nothing yet
PUZZLE_DEVIATION: Final = 120.0  # of the rating that the program gives to a puzzle
TRIES_PER_PERIOD: Final = 5  # that are rated together
GOOD_CHANCE: Final = 2 / 3  # of solving what comes next
SURE_DEVIATION: Final = 150.0  # points; a rating that is less certain says little about the person
MAX_TRIES: Final = 5_000  # in a file; of more, the last ones
MAX_RATED: Final = 500  # tries of a game; of more, the last ones
MAX_SECONDS: Final = 3_600
MAX_NUMBER: Final = 999


class PuzzleTry(NamedTuple):
    """The first answer to a puzzle that a person had on the board."""

    identity: str
    game: str  # wire name of the ruleset, without options
    number: int  # of the puzzle
    first_rating: int  # which it has without any try
    is_solved: bool  # without a wrong move, and without help
    seconds: int  # that it took
    date: str  # 2026-11-22


class PuzzleRatings(NamedTuple):
    """Ratings of a game after some tries."""

    person: list[Rating]  # before the first try and after each that counts
    puzzles: dict[int, Rating]  # of those that were tried, by number

    def of_puzzle(self, number: int, first_rating: int) -> Rating:
        """Return the difficulty of a puzzle."""
        return self.puzzles.get(number, Rating(float(first_rating), PUZZLE_DEVIATION))

    @property
    def is_known(self) -> bool:
        """True if the person has tried anything."""
        return len(self.person) > 1

    @property
    def is_sure(self) -> bool:
        """True if the person's rating says much about them."""
        return self.person[-1].deviation <= SURE_DEVIATION

    def misfit(self, number: int, first_rating: int) -> float:
        """Return how far a puzzle is from what helps most, which one solves two times in three; 0 for all at first."""
        return abs(self.chance(number, first_rating) - GOOD_CHANCE) if self.is_known else 0.0

    def chance(self, number: int, first_rating: int) -> float:
        """Return the chance, 0 to 1, that the person solves a puzzle."""
        return expected_score(self.person[-1], self.of_puzzle(number, first_rating))


def rate_tries(tries: Iterable[PuzzleTry]) -> PuzzleRatings:
    """Rate the person and the puzzles of one game by tries, the oldest first."""
    ratings = PuzzleRatings([FIRST_SOLVER], {})
    results: list[RatedResult] = []
    for tried in counted(tries)[-MAX_RATED:]:
        person, puzzle = ratings.person[-1], ratings.of_puzzle(tried.number, tried.first_rating)
        begin = len(results) - len(results) % TRIES_PER_PERIOD
        results.append(RatedResult(puzzle, float(tried.is_solved)))
        ratings.person.append(rate(ratings.person[begin], results[begin:]))
        ratings.puzzles[tried.number] = rate(puzzle, [RatedResult(person, float(not tried.is_solved))])
    return ratings


def counted(tries: Iterable[PuzzleTry]) -> list[PuzzleTry]:
    """Return the tries that say how strong somebody is: of each puzzle one a day, until it is solved.

    After that, to solve it is a matter of remembering.
    """
    solved: set[int] = set()
    days: set[tuple[int, str]] = set()
    found = []
    for tried in tries:
        if tried.number not in solved and (tried.number, tried.date) not in days:
            found.append(tried)
        days.add((tried.number, tried.date))
        if tried.is_solved:
            solved.add(tried.number)
    return found


def tries_file(games: Path) -> Path:
    """Return the file of the tries that belong to a games folder."""
    return games.parent / "puzzles.json"


def open_tries(path: Path) -> EntryFile[PuzzleTry]:
    """Return the tries in a file."""
    return EntryFile(path, "tries", parse_try, slice(-MAX_TRIES, None))


def parse_try(said: object) -> PuzzleTry | None:
    """Parse an entry of the file; None if it is not valid."""
    if not isinstance(said, dict):
        return None
    identity, game, number, first, is_solved, seconds, day = (said.get(name) for name in PuzzleTry._fields)
    if not is_identity(identity) or not is_game_name(game) or type(is_solved) is not bool or not is_day(day):
        return None
    bounds = ((number, MAX_NUMBER), (first, 4_000), (seconds, MAX_SECONDS))
    if not all(type(value) is int and 0 <= value <= most for value, most in bounds):
        return None
    return PuzzleTry(**{name: said[name] for name in PuzzleTry._fields})
