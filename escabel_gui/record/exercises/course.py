"""Courses: a set of puzzles that is solved again and again, each time faster (the woodpecker method).

When the next round is due, says FSRS, as it does for drills; nothing speaks against an earlier one.
"""

from __future__ import annotations

from datetime import date, datetime
from pathlib import Path
from typing import Any, Final, NamedTuple

from fsrs import Rating, Scheduler

from escabel_gui.record.exercises.drills import read_card
from escabel_gui.record.storage.entries import has_due_day, is_day, is_game_name, is_identity
from escabel_gui.record.storage.entry_file import EntryFile

MAX_COURSES: Final = 200  # in a file
MAX_PUZZLES: Final = 999
MAX_ROUNDS: Final = 200
MAX_SECONDS: Final = 10_000_000
MAX_PUZZLE_SECONDS: Final = 600.0  # longer than that nobody looks at a puzzle without doing something else
WELL_DONE: Final = 0.75  # share of right first answers after which the next round can wait
HALF_DONE: Final = 0.5
MAX_SET_CHARS: Final = 80


class CourseRound(NamedTuple):
    """Round through the puzzles of a course."""

    began: str  # 2026-11-22
    ended: str = ""  # empty while it is under way
    right: tuple[int, ...] = ()  # puzzles with a right first answer
    wrong: tuple[int, ...] = ()
    seconds: int = 0  # at the board, until each first answer

    @property
    def answered(self) -> int:
        """Number of puzzles with an answer."""
        return len(self.right) + len(self.wrong)


class Course(NamedTuple):
    """A set of puzzles, and the rounds through it; its fields are those of the JSON object in the file."""

    identity: str
    game: str  # wire name of the ruleset, without options
    puzzle_set: str  # what it was chosen by, in words
    numbers: tuple[int, ...]  # of the puzzles, in their order
    rounds: tuple[dict[str, Any], ...] = ()  # each as in `CourseRound`
    card: dict[str, Any] | None = None  # FSRS's; None before the end of the first round

    @property
    def past(self) -> list[CourseRound]:
        """Rounds that have ended."""
        return [one for one in map(parse_round, self.rounds) if one.ended]

    @property
    def current(self) -> CourseRound | None:
        """Round that is under way."""
        last = parse_round(self.rounds[-1]) if self.rounds else None
        is_open = last is not None and not last.ended and not set(self.numbers) <= {*last.right, *last.wrong}
        return last if is_open else None

    @property
    def waiting(self) -> list[int]:
        """Puzzles that have no answer in the round under way, or all of them."""
        now = self.current
        return list(self.numbers) if now is None else [one for one in self.numbers if one not in now.right + now.wrong]

    @property
    def due(self) -> date | None:
        """Day from which on the next round helps; None while one is under way, and before the first."""
        if self.current is not None or not self.card:
            return None
        return datetime.fromisoformat(self.card["due"]).astimezone().date()

    def without(self, numbers: set[int]) -> Course:
        """Return the course without these puzzles, which no longer exist."""
        return self._replace(numbers=tuple(number for number in self.numbers if number not in numbers))

    def begin_round(self, today: date) -> Course:
        """Return the course with a round under way; one of which no puzzle is left to answer has ended."""
        if self.current is not None:
            return self
        before = self.rounds
        if before and not before[-1]["ended"]:
            before = (*before[:-1], {**before[-1], "ended": str(today)})
        return self._replace(rounds=(*before, CourseRound(str(today))._asdict())[-MAX_ROUNDS:])

    def answer(self, number: int, is_right: bool, seconds: float, now: datetime) -> Course:
        """Return the course after the first answer to a puzzle in the round under way; unchanged by any other one."""
        current = self.current
        if current is None or number not in self.waiting:
            return self
        took = current.seconds + round(min(max(seconds, 0.0), MAX_PUZZLE_SECONDS))
        if is_right:
            current = current._replace(right=(*current.right, number), seconds=took)
        else:
            current = current._replace(wrong=(*current.wrong, number), seconds=took)
        is_over = set(self.numbers) <= {*current.right, *current.wrong}
        if is_over:
            current = current._replace(ended=str(now.astimezone().date()))
        known = {**self.rounds[-1], **current._asdict()}
        after = self._replace(rounds=(*self.rounds[:-1], known))
        return after._plan(len(current.right) / len(self.numbers), now) if is_over else after

    def _plan(self, share: float, now: datetime) -> Course:
        """Return the course with the day of the next round."""
        scheduler = Scheduler(learning_steps=(), relearning_steps=(), enable_fuzzing=False)
        mark = Rating.Good if share >= WELL_DONE else Rating.Hard if share >= HALF_DONE else Rating.Again
        card, _ = scheduler.review_card(read_card(self.card or {}, now), mark, now)
        return self._replace(card=dict(card.to_dict()))


def courses_file(games: Path) -> Path:
    """Return the file of the courses that belong to a games folder."""
    return games.parent / "courses.json"


def open_courses(path: Path) -> EntryFile[Course]:
    """Return the courses in a file."""
    return EntryFile(path, "courses", parse_course, slice(MAX_COURSES))


def parse_course(said: object) -> Course | None:
    """Parse an entry of the file; None if it is not valid."""
    if not isinstance(said, dict) or not said.keys() >= set(Course._fields):
        return None
    identity, game, puzzle_set, numbers, rounds, card = (said[name] for name in Course._fields)
    if not is_identity(identity) or not is_game_name(game):
        return None
    if not isinstance(puzzle_set, str) or len(puzzle_set) > MAX_SET_CHARS or not isinstance(card, dict | None):
        return None
    if not are_numbers(numbers) or not numbers or not isinstance(rounds, list) or len(rounds) > MAX_ROUNDS:
        return None
    if card and not has_due_day(card):
        return None
    if not all(is_round(one) for one in rounds) or any(not one["ended"] for one in rounds[:-1]):
        return None
    return Course(identity, game, puzzle_set, tuple(numbers), tuple(rounds), card)


def are_numbers(said: object) -> bool:
    """Return whether a value is a list of different numbers of puzzles."""
    return (
        isinstance(said, list | tuple)
        and len(said) <= MAX_PUZZLES
        and all(type(number) is int and 0 <= number <= MAX_PUZZLES for number in said)
        and len(set(said)) == len(said)
    )


def is_round(said: object) -> bool:
    """Return whether a value is a round of a file; fields of other versions may stand beside its own."""
    if not isinstance(said, dict) or not said.keys() >= set(CourseRound._fields):
        return False
    took = said["seconds"]
    if not is_day(said["began"]) or not (said["ended"] == "" or is_day(said["ended"])):
        return False
    return are_numbers(said["right"]) and are_numbers(said["wrong"]) and type(took) is int and 0 <= took <= MAX_SECONDS


def parse_round(said: dict[str, Any]) -> CourseRound:
    """Parse the round of a valid entry."""
    began, ended, right, wrong, seconds = (said[name] for name in CourseRound._fields)
    return CourseRound(began, ended, tuple(right), tuple(wrong), seconds)
