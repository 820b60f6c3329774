"""Exercises in which the board answers at once, and somebody in front of one."""

from pathlib import Path

import pytest

from escabel_gui.model.learning.practice import Practice
from tests.view.hands import Person, SitDown
from tests.view.puzzle_files import ENDING, FIRST, SECOND


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Practice, "reply_ms", 0)
    monkeypatch.setattr(Practice, "take_back_ms", 0)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Make a folder of two puzzles of one game, the harder one first, one of another, and something that is none."""
    resources = tmp_path / "resources"
    for game, number, text in (
        ("quabble", 1, SECOND),
        ("quabble", 2, FIRST),
        ("quabble", 3, "(;GM[103])"),
        ("abande", 1, ENDING),
    ):
        path = resources / "puzzles" / game / f"{number:03}.sgf"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return resources / "puzzles"


@pytest.fixture
def solver(person: Person, folder: Path) -> Person:
    """Return a person in front of the easier puzzle, in the middle of a game of their own."""
    person.play("b2 c2")
    puzzles = person.parts.exercises().puzzling.puzzles
    puzzles._folder = folder
    puzzles.begin(puzzles.of_game("quabble")[0])
    return person


@pytest.fixture
def person(sit_down: SitDown) -> Person:
    return sit_down()


@pytest.fixture
def pupil(person: Person) -> Person:
    """Return a person in the first step of Escabel's lesson, in the middle of a game of their own."""
    person.play("b2 c2")
    person.parts.learning_acts.lesson.trigger()
    return person
