"""Lessons: folders of numbered exercises, one step after the other, and puzzles at their end."""

import logging
from pathlib import Path
from typing import Final, NamedTuple

from escabel_gui.record.exercises.exercise import Exercise, load_exercise
from escabel_gui.record.sgf.record_error import RecordError
from escabel_gui.rules.catalogue import CATALOGUE, parse_wire_name, ruleset_of

log = logging.getLogger(__name__)

# In the notes of a first step:
ALSO: Final = "also"
TITLE: Final = "lesson"
PUZZLES: Final = "puzzles"
MAX_CHOICES: Final = 100  # of an option


class Lesson(NamedTuple):
    """Topic of a lesson and the files of its steps."""

    key: str  # its folder, as `escabel/tiebreak`
    wire_name: str  # of its first step: the ruleset and the options that it teaches
    files: tuple[Path, ...]
    also: str = ""  # other options of which the same is true, as in a wire name
    title: str = ""  # of one about playing well; those that teach rules have none

    def teaches(self, options: set[str]) -> bool:
        """Return whether a game's options include all that the lesson is about."""
        taught = (self.wire_name.partition(":")[2], self.also)
        return any(set(text.split(",")) <= options for text in taught if text) or not taught[0]

    @property
    def game(self) -> str:
        """Wire name of the ruleset alone."""
        return ruleset_of(self.wire_name).name

    def is_puzzle(self, number: int) -> bool:
        """Return whether a step, counted from 0, is one of the puzzles of its game."""
        return self.files[number].parent != self.files[0].parent

    def read_step(self, number: int) -> Exercise:
        """Read a step, counted from 0; raises OSError and RecordError."""
        return load_exercise(self.files[number])


def find_lessons(folder: Path) -> list[Lesson]:
    """Return all lessons in a folder, by game as in the catalogue: its rules, how to play it well, its options.

    One whose first step is damaged is left out.
    """
    lessons = []
    for ruleset in CATALOGUE:
        for place in sorted((folder / ruleset.name).glob("*/")):
            if (place / "1.sgf").is_file():
                try:
                    lessons.append(read_lesson(place, f"{ruleset.name}/{place.name}"))
                except (OSError, RecordError) as error:
                    log.warning("the lesson in %s cannot be read: %s", place, error)
    return sorted(lessons, key=catalogue_order)


def catalogue_order(lesson: Lesson) -> list[int]:
    """Return the sort key of a lesson: order in the catalogue, then of the options, then rules before the rest."""
    ruleset, options = parse_wire_name(lesson.wire_name)
    chosen = [[choice.value for choice in option.choices].index(options[option.name]) for option in ruleset.options]
    options_taught = [number or MAX_CHOICES for number in chosen]
    return [CATALOGUE.index(ruleset), int(any(chosen)), *options_taught, int(bool(lesson.title))]


def read_lesson(folder: Path, key: str) -> Lesson:
    """Read the lesson in a folder: its own steps, then puzzles at its end; raises OSError and RecordError."""
    files: list[Path] = []
    while (file := folder / f"{len(files) + 1}.sgf").is_file():
        files.append(file)
    first = load_exercise(files[0])
    puzzles = folder.parents[2] / "puzzles" / folder.parent.name
    named = [puzzles / f"{number}.sgf" for number in first.notes.get(PUZZLES, "").split(",")]
    files += [file for file in named if file.is_file()]
    notes = first.notes
    return Lesson(key, first.tree.rules.wire_name, tuple(files), notes.get(ALSO, ""), notes.get(TITLE, ""))
