"""Puzzles: exercises with one right first move, in a folder a game."""

from __future__ import annotations

import re
from datetime import date
from pathlib import Path
from typing import Final, NamedTuple

from escabel_gui.record.exercises.exercise import Exercise, load_exercise
from escabel_gui.record.exercises.goal import Goal, parse_goal
from escabel_gui.rules.catalogue import CATALOGUE, parse_wire_name
from escabel_gui.rules.state import BLACK, WHITE

DEFENCE: Final = "defence"  # the kind of puzzles in which the opponent would win at once
HEADER_CHARS: Final = 4_000  # letters of a file that tell what the list has to know
DAILY_STRIDE: Final = (
    7_919  # a prime: the puzzles of two days that follow each other have nothing to do with each other
)

HEADER_PROPERTY: Final = re.compile(r"\b(XGOAL|XSTART|RU|SZ)((?:\[[^\]\\]*\])+)")


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

    @property
    def game(self) -> str:
        """The wire name of the ruleset alone."""
        return parse_wire_name(self.wire_name)[0].name

    def read(self) -> Exercise:
        """Raises OSError and RecordError."""
        return load_exercise(self.file)


def find_puzzles(folder: Path) -> list[Puzzle]:
    """All puzzles in a folder's folders, in the order of the catalogue, the easiest of a game first."""
    found: list[Puzzle] = []
    for ruleset in CATALOGUE:
        heads = [read_header(path) for path in sorted((folder / ruleset.name).glob("[0-9]*.sgf"))]
        puzzles = [puzzle for puzzle in heads if puzzle is not None]
        found += sorted(puzzles, key=difficulty)
    return found


def difficulty(puzzle: Puzzle) -> tuple[bool, int, int, int, int]:
    """Return what puzzles of a game are sorted by: first those of one turn, then what the weakest levels solve."""
    return puzzle.turns > 1, puzzle.grade, puzzle.turns, puzzle.size, puzzle.number


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
        size, grade, turns = int(said["SZ"][0]), int(notes["grade"]), int(notes["turns"])
        goal_words, kind = parse_goal(goal), notes.get("kind", "")
        return Puzzle(int(path.stem), path, wire_name, size, turn, goal_words, turns, grade, kind)
    except (OSError, ValueError, KeyError, IndexError):
        return None


def puzzle_of_the_day(puzzles: list[Puzzle], day: date) -> Puzzle | None:
    """The same for everybody who has the same puzzles; another one each day, until all have had theirs."""
    if not puzzles:
        return None
    in_order = sorted(puzzles, key=lambda puzzle: (puzzle.game, puzzle.number))
    return in_order[day.toordinal() * DAILY_STRIDE % len(in_order)]
