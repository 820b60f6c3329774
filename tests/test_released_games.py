"""All that a game needs before it is released, besides being playable.

A game in the catalogue whose `is_released` is False need have none of this. Set it to True, and these tests name all
that is missing, and how it is made: `escabel-engine` is the command in `.venv`, resources/README.md tells more.
"""

import json
import re
from pathlib import Path
from typing import Final

import pytest

from escabel_gui.record.exercises.lesson import find_lessons
from escabel_gui.record.opening_map import sizes_with_map
from escabel_gui.record.rating.level_ratings import level_scores
from escabel_gui.rules.catalogue import RELEASED, all_wire_names, make_rules
from escabel_gui.rules.contract import Ruleset
from make.translations import FINISHED, read_messages, translated_sources, ts_file
from tests.rules.plain import GAMES

ROOT: Final = Path(__file__).parents[1]
RESOURCES: Final = ROOT / "resources"
GOLDEN: Final = ROOT / "tests" / "data" / "perft"
MIN_LEVELS: Final = 6  # levels that were measured against the one below
MIN_PUZZLES: Final = 20
MIN_SHAPES: Final = 6
MIN_LESSONS: Final = 3  # beyond the rules

every_released = pytest.mark.parametrize("ruleset", RELEASED, ids=lambda ruleset: ruleset.name)


@every_released
def test_there_is_a_rule_page(ruleset: Ruleset) -> None:
    page = RESOURCES / "rules" / "en" / f"{ruleset.name}.md"
    text = page.read_text(encoding="utf-8") if page.is_file() else ""
    wanted = [f"# {ruleset.title}\n", ruleset.author, str(ruleset.year), "](diagram:"]
    wanted += [f"- **{about}:** " for about in ("The aim", "Your turn", "What is special")]
    for option in ruleset.options:
        wanted += [str(option.label), *(f"**{choice.label}**" for choice in option.choices)]
    missing = [part for part in wanted if part not in text]
    assert not missing, f"write into {shown(page)}: {missing}"


@every_released
@pytest.mark.parametrize("language", FINISHED)
def test_the_rule_page_and_all_sentences_are_translated(ruleset: Ruleset, language: str) -> None:
    page = RESOURCES / "rules" / language / f"{ruleset.name}.md"
    assert page.is_file(), f"translate the English rule page into {shown(page)}"
    texts = {message.text for message in read_messages(ts_file(language))}
    assert str(ruleset.summary) in texts, "run python packaging/make/translations.py, and translate what it names"
    assert ROOT / f"{ruleset.make.__module__.replace('.', '/')}.py" in translated_sources()


@every_released
def test_there_is_a_lesson_about_the_game_and_about_every_choice_that_changes_play(ruleset: Ruleset) -> None:
    place = f"in a folder of resources/lessons/{ruleset.name} (“A lesson” in CONTRIBUTING.md)"
    lessons = [lesson for lesson in find_lessons(RESOURCES / "lessons") if lesson.game == ruleset.name]
    lesson = next((lesson for lesson in lessons if lesson.wire_name == ruleset.name), None)
    assert lesson is not None, f"make a lesson about the game {place}"
    assert lesson.read_step(len(lesson.files) - 1).goal.number == 1, "its last step is a game against level 1"
    taught = {text for lesson in lessons for text in (lesson.wire_name.partition(":")[2], lesson.also)}
    choices = {f"{option.name}={choice.value}" for option in ruleset.options for choice in option.choices[1:]}
    assert choices <= taught, f"make a lesson about each of {choices - taught}, too, {place}"


@every_released
def test_there_are_lessons_about_playing_well(ruleset: Ruleset) -> None:
    lessons = [lesson for lesson in find_lessons(RESOURCES / "lessons") if lesson.game == ruleset.name]
    titled = [lesson for lesson in lessons if lesson.title]
    assert len(titled) >= MIN_LESSONS, "make lessons about playing well (“A lesson” in CONTRIBUTING.md)"


@every_released
def test_there_are_plain_rules_and_counts_made_by_them(ruleset: Ruleset) -> None:
    assert ruleset.name in GAMES, "write a plain twin, a PlainGame, and add it to tests/rules/plain/__init__.py"
    lines = [line for file in GOLDEN.glob("*.txt") for line in file.read_text(encoding="utf-8").splitlines()]
    missing = set(all_wire_names(ruleset)) - {line.split()[0] for line in lines}
    assert not missing, f"add {missing} to TABLES in tests/rules/count_moves.py, and run that"


@every_released
def test_there_are_opening_maps_where_sides_are_swapped(ruleset: Ruleset) -> None:
    if make_rules(ruleset.name).has_pie_rule:
        missing = {*ruleset.sizes[:3], ruleset.default_size} - {*sizes_with_map(RESOURCES / "openings", ruleset.name)}
        command = (
            f'escabel-engine openings --game {ruleset.name} --size N -o "resources/openings/{ruleset.name} N.json"'
        )
        assert not missing, f"for each size N of {missing}: {command}"


@every_released
def test_the_win_rates_are_calibrated(ruleset: Ruleset) -> None:
    names = list(json.loads((RESOURCES / "win_rates.json").read_text(encoding="utf-8")))
    command = "escabel-engine match --first visits=800 --second visits=800 --games 500 --opening 2 --save FOLDER --game"
    told = "escabel-engine calibration FOLDER tells factor, growth and tempo for resources/win_rates.json"
    assert ruleset.name in names, f"{command} {ruleset.name}; then {told}"


@every_released
def test_the_levels_have_played_each_other(ruleset: Ruleset) -> None:
    command = f"escabel-engine match --first level=2 --second level=1 --opening 1 --games 100 --game {ruleset.name}"
    told = f"{command}, and so on: the percentages that levels 2 to {MIN_LEVELS + 1} win are “scores” in levels.json"
    assert len(level_scores(ruleset.name, ruleset.default_size)) >= MIN_LEVELS, told


@every_released
def test_there_are_puzzles(ruleset: Ruleset) -> None:
    folder = RESOURCES / "puzzles" / ruleset.name
    command = f"escabel-engine mine --game {ruleset.name} --size N --count {MIN_PUZZLES} -o {shown(folder)}"
    assert len(list(folder.glob("*.sgf"))) >= MIN_PUZZLES, f"{command} finds some, on a small board of size N"


@every_released
def test_there_are_shapes(ruleset: Ruleset) -> None:
    folder = RESOURCES / "shapes" / ruleset.name
    told = f"{MIN_SHAPES} belong into {shown(folder)} (“A shape” in CONTRIBUTING.md)"
    assert len(list(folder.glob("*.sgf"))) >= MIN_SHAPES, told


@every_released
def test_players_read_of_it(ruleset: Ruleset) -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert re.search(rf"\b{ruleset.title}\b", text), f"add a row about {ruleset.title} to the table in README.md"


def shown(path: Path) -> str:
    """Return a path as one writes it in this repository."""
    return path.relative_to(ROOT).as_posix()
