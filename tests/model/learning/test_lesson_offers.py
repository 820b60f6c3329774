"""Which lesson is offered with which game: whatever changes play has one."""

from pathlib import Path

import pytest

from escabel_gui.model.application.settings import Settings
from escabel_gui.model.learning.lessons import Lessons
from escabel_gui.model.learning.practice import Practice
from escabel_gui.model.table.activity import Play, Stage
from escabel_gui.rules.catalogue import RELEASED
from tests.model.seating import MakeTable

SHIPPED = Path(__file__).parents[3] / "resources" / "lessons"
CHOICES = [
    (ruleset.name, f"{option.name}={choice.value}")
    for ruleset in RELEASED
    for option in ruleset.options
    for choice in option.choices[1:]
]


@pytest.fixture
def lessons(make_table: MakeTable, tmp_path: Path) -> Lessons:
    table = make_table()
    practice = Practice(table, Stage(Play(table, table), table), table)
    return Lessons(SHIPPED, practice, table, Settings(tmp_path / "settings"), table)


@pytest.mark.parametrize(("name", "choice"), CHOICES)
def test_every_choice_that_changes_play_has_a_lesson_of_its_own(lessons: Lessons, name: str, choice: str) -> None:
    lesson = lessons.about(f"{name}:{choice}")
    assert lesson is not None
    assert choice in (lesson.wire_name.partition(":")[2], lesson.also)


def test_after_the_rules_come_the_lessons_on_playing_well(lessons: Lessons) -> None:
    of_game = lessons.of_game("abande")
    done: list[str] = []
    while (lesson := lessons.to_learn("abande")) is not None and not lessons.is_done(lesson):
        done.append(lesson.key)
        for step in range(len(lesson.files)):
            lessons._settings.note_step(lesson.key, step)
    assert done == [lesson.key for lesson in of_game if lesson.title or lesson == of_game[0]]
    assert lesson == of_game[0], "all is done: the rules once more"


def test_of_several_choices_one_is_taught(lessons: Lessons) -> None:
    lesson = lessons.about("escabel:connection=tiebreak,setup=checkered-white")
    assert lesson is not None
    assert lesson.key in ("escabel/tiebreak", "escabel/checkered")


def test_who_begins_with_a_variant_learns_the_usual_rules_before_it(lessons: Lessons) -> None:
    """Lessons on options speak of the band, of stacks that sleep and of crosscuts as of things known."""
    for game in ("abande:board=snub", "escabel:growth=equal"):
        lesson = lessons.to_learn(game)
        assert lesson is not None
        assert lesson.key.endswith("/basics")
    lessons._settings.note_known("abande")
    lesson = lessons.to_learn("abande:board=snub")
    assert lesson is not None
    assert lesson.key == "abande/snub"
