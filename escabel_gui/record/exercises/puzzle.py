"""Puzzles: exercises with one right first move, in a folder a game."""

import re
from datetime import date
from enum import Enum
from pathlib import Path
from typing import Final, NamedTuple

from escabel_gui.record.exercises.exercise import GRADE, Exercise, load_exercise
from escabel_gui.record.exercises.goal import Goal, parse_goal
from escabel_gui.record.exercises.themes import THEMES, PuzzleTheme, parse_themes
from escabel_gui.rules.catalogue import CATALOGUE, parse_wire_name, ruleset_of
from escabel_gui.rules.state import BLACK, WHITE

DEFENCE: Final = "defence"  # the kind of puzzles in which the opponent would win at once
RATING: Final = "rating"  # the note of a puzzle's file that has its first rating
LOWEST_RATING: Final = 700  # without that note: of the lowest grade
GRADE_POINTS: Final = 200  # and from one grade to the next
MAX_RATING: Final = 4_000
HEADER_CHARS: Final = 4_000  # letters of a file that tell what the list has to know
ANY: Final = "any"
# a prime: the puzzles of two days that follow each other have nothing to do with each other
DAILY_STRIDE: Final = 7_919

HEADER_PROPERTY: Final = re.compile(r"\b(XGOAL|XSTART|RU|SZ)((?:\[[^\]\\]*\])+)")


class Difficulty(Enum):
    """Range of ratings, by the word that stands for it in settings."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"
    VERY_HARD = "very-hard"

    @property
    def ratings(self) -> range:
        """Ratings in it."""
        return {
            Difficulty.EASY: range(900),
            Difficulty.MEDIUM: range(900, 1_200),
            Difficulty.HARD: range(1_200, 1_500),
            Difficulty.VERY_HARD: range(1_500, MAX_RATING + 1),
        }[self]


class Puzzle(NamedTuple):
    """Header of a puzzle: all that is shown before it is opened."""

    number: int  # in its folder
    file: Path
    wire_name: str
    size: int
    color: int  # who is to move
    goal: Goal
    turns: int
    grade: int  # the weakest level that solves it
    kind: str = ""  # attack, defence, or ending
    themes: tuple[PuzzleTheme, ...] = ()  # what it is about, the weightiest first
    rating: int = LOWEST_RATING  # how hard it is before anybody has tried it, in points of a person's rating

    @property
    def game(self) -> str:
        """Wire name of the ruleset alone."""
        return ruleset_of(self.wire_name).name

    def read(self) -> Exercise:
        """Read the puzzle; raises OSError and RecordError."""
        return load_exercise(self.file)


class PuzzleSet(NamedTuple):
    """Choice of puzzles by theme and difficulty; None: any."""

    theme: PuzzleTheme | None = None
    difficulty: Difficulty | None = None

    def has(self, puzzle: Puzzle) -> bool:
        """Return whether a puzzle belongs to the set."""
        is_of_theme = self.theme is None or self.theme in puzzle.themes
        return is_of_theme and (self.difficulty is None or puzzle.rating in self.difficulty.ratings)


ALL_PUZZLES: Final = PuzzleSet()


def format_puzzle_set(puzzle_set: PuzzleSet) -> str:
    """Format a set, as `double easy`; `any` where anything belongs to it."""
    return " ".join(ANY if part is None else part.value for part in puzzle_set)


def parse_puzzle_set(text: str) -> PuzzleSet:
    """Parse the output of `format_puzzle_set`; what cannot be read stands for any."""
    theme, _, difficulty = text.partition(" ")
    themes, difficulties = {one.value: one for one in PuzzleTheme}, {one.value: one for one in Difficulty}
    return PuzzleSet(themes.get(theme), difficulties.get(difficulty))


def find_puzzles(folder: Path) -> list[Puzzle]:
    """Return all puzzles in a folder's folders, in the order of the catalogue, the easiest of a game first."""
    found: list[Puzzle] = []
    for ruleset in CATALOGUE:
        heads = [read_header(path) for path in sorted((folder / ruleset.name).glob("[0-9]*.sgf"))]
        puzzles = [puzzle for puzzle in heads if puzzle is not None]
        found += sorted(puzzles, key=difficulty)
    return found


def difficulty(puzzle: Puzzle) -> tuple[int, int, int, int, int]:
    """Return what puzzles of a game are sorted by: the ratings that the program comes with."""
    return puzzle.rating, puzzle.turns, puzzle.grade, puzzle.size, puzzle.number


def difficulty_of(rating: float) -> Difficulty:
    """Return the range that a rating of a puzzle belongs to."""
    return next(one for one in Difficulty if rating < one.ratings.stop or one is Difficulty.VERY_HARD)


def read_header(path: Path) -> Puzzle | None:
    """Parse the header of a puzzle file; None if it is no puzzle. The rest is read when it is opened."""
    try:
        with path.open(encoding="utf-8") as file:
            head = file.read(HEADER_CHARS)
        said = {name: re.findall(r"\[([^\]]*)\]", value) for name, value in HEADER_PROPERTY.findall(head)}
        goal, *rest = said["XGOAL"]
        notes = dict(note.split(":", 1) for note in rest)
        turn = {"b": BLACK, "w": WHITE}[said["XSTART"][0].split()[0]]
        wire_name = said["RU"][0]
        parse_wire_name(wire_name)
        size, grade, turns = int(said["SZ"][0]), int(notes[GRADE]), int(notes["turns"])
        goal_words, kind = parse_goal(goal), notes.get("kind", "")
        themes = parse_themes(notes.get(THEMES, ""))
        known = int(notes.get(RATING, LOWEST_RATING + GRADE_POINTS * (grade - 1)))
        rating = min(max(known, 0), MAX_RATING)
        return Puzzle(int(path.stem), path, wire_name, size, turn, goal_words, turns, grade, kind, themes, rating)
    except (OSError, ValueError, KeyError, IndexError):
        return None


def puzzle_of_the_day(puzzles: list[Puzzle], day: date) -> Puzzle | None:
    """Return the puzzle of a day, the same for everybody who has the same puzzles; None without any.

    It is another one each day, until all have had theirs.
    """
    if not puzzles:
        return None
    in_order = sorted(puzzles, key=lambda puzzle: (puzzle.game, puzzle.number))
    return in_order[day.toordinal() * DAILY_STRIDE % len(in_order)]


def format_daily_puzzle(puzzle: Puzzle, day: date) -> str:
    """Return a puzzle and its day as text: `2026-11-22 escabel 7`."""
    return f"{day} {puzzle.game} {puzzle.number}"
