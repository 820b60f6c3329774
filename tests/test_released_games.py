"""All that a game needs before it is released, besides being playable.

A game in the catalogue whose `is_released` is False need have none of this. Set it to True, and these tests name all
that is missing.
"""

from __future__ import annotations

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
from plain import GAMES

ROOT: Final = Path(__file__).parents[1]
RESOURCES: Final = ROOT / "resources"
GOLDEN: Final = ROOT / "tests" / "data" / "perft"
MIN_LEVELS: Final = 6  # levels that were measured against the one below
MIN_PUZZLES: Final = 20
UNTAUGHT: Final = {"setup=checkered-white"}  # the lesson about the other checkered setup speaks of it

every_released = pytest.mark.parametrize("ruleset", RELEASED, ids=lambda ruleset: ruleset.name)


@every_released
def test_there_is_a_rule_page(ruleset: Ruleset) -> None:
    text = (RESOURCES / "rules" / "en" / f"{ruleset.name}.md").read_text(encoding="utf-8")
    assert text.startswith(f"# {ruleset.title}\n")
    assert ruleset.author in text
    assert str(ruleset.year) in text
    assert "](diagram:" in text
    for about in ("The aim", "Your turn", "What is special"):
        assert f"- **{about}:** " in text
    for option in ruleset.options:
        assert str(option.label) in text
        assert all(f"**{choice.label}**" in text for choice in option.choices)


@every_released
@pytest.mark.parametrize("language", FINISHED)
def test_the_rule_page_and_all_sentences_are_translated(ruleset: Ruleset, language: str) -> None:
    assert (RESOURCES / "rules" / language / f"{ruleset.name}.md").is_file()
    assert str(ruleset.summary) in {message.text for message in read_messages(ts_file(language))}
    assert ROOT / f"{ruleset.make.__module__.replace('.', '/')}.py" in translated_sources()


@every_released
def test_there_is_a_lesson_about_the_game_and_about_every_choice_that_changes_play(ruleset: Ruleset) -> None:
    names = [lesson.wire_name for lesson in find_lessons(RESOURCES / "lessons") if lesson.game == ruleset.name]
    assert ruleset.name in names
    taught = {part for name in names for part in name.partition(":")[2].split(",")}
    choices = {f"{option.name}={choice.value}" for option in ruleset.options for choice in option.choices[1:]}
    assert choices - taught <= UNTAUGHT


@every_released
def test_there_are_plain_rules_and_counts_made_by_them(ruleset: Ruleset) -> None:
    assert ruleset.name in GAMES
    lines = [line for file in GOLDEN.glob("*.txt") for line in file.read_text(encoding="utf-8").splitlines()]
    assert {line.split()[0] for line in lines} >= set(all_wire_names(ruleset))


@every_released
def test_there_are_opening_maps_where_sides_are_swapped(ruleset: Ruleset) -> None:
    if make_rules(ruleset.name).has_pie_rule:
        sizes = sizes_with_map(RESOURCES / "openings", ruleset.name)
        assert ruleset.default_size in sizes
        assert sizes[:3] == [3, 4, 5]


@every_released
def test_the_win_rates_are_calibrated(ruleset: Ruleset) -> None:
    assert ruleset.name in json.loads((RESOURCES / "win_rates.json").read_text(encoding="utf-8"))


@every_released
def test_the_levels_have_played_each_other(ruleset: Ruleset) -> None:
    assert len(level_scores(ruleset.name)) >= MIN_LEVELS


@every_released
def test_there_are_puzzles(ruleset: Ruleset) -> None:
    assert len(list((RESOURCES / "puzzles" / ruleset.name).glob("*.sgf"))) >= MIN_PUZZLES


@every_released
def test_players_read_of_it(ruleset: Ruleset) -> None:
    assert re.search(rf"\b{ruleset.title}\b", (ROOT / "README.md").read_text(encoding="utf-8"))
