"""What was learned and measured may be missing or damaged: the engine says so in a line, and plays without."""

import re
from pathlib import Path
from typing import Any

import pytest

from escabel_gui.engine.thinking.levels import LEVELS, levels_for
from escabel_gui.record.rating.level_data import read_level_data
from escabel_gui.record.rating.level_ratings import level_rating
from escabel_gui.rules.catalogue import CATALOGUE, make_rules
from escabel_gui.shipped import resources


@pytest.mark.parametrize("text", [None, '{"weights": {"place"'])
@pytest.mark.parametrize(
    ("name", "consequence"),
    [
        ("patterns/escabel.json", "the search does without patterns"),
        ("win_rates.json", "values stay as they are"),
        ("levels.json", "levels are the same in all games"),
    ],
)
def test_the_engine_says_what_it_does_without_and_plays(
    start_engine: Any, interpreted_home: Path, name: str, consequence: str, text: str | None
) -> None:
    file = interpreted_home / "resources" / name
    file.unlink()
    if text is not None:
        file.write_text(text, "utf-8")
    engine = start_engine("--size=5", "--level=2", "--visits=20", home=interpreted_home)
    assert re.fullmatch(r"= [a-e][1-5]", engine.ask("genmove b"))
    assert re.fullmatch(r"= ([a-e][1-5]|swap-sides)", engine.ask("genmove w"))
    engine.ask("quit")
    (line,) = engine.errors.read().decode().splitlines()
    assert line.startswith("WARNING ")
    assert str(file) in line
    assert f", so {consequence}: " in line


def test_the_levels_that_are_shipped_can_be_used(caplog: pytest.LogCaptureFixture) -> None:
    assert set(read_level_data(resources() / "levels.json")) <= {ruleset.name for ruleset in CATALOGUE}
    assert not caplog.records


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "5",
        '{"escabel": 5}',
        '{"escabel": {"1": 5}}',
        '{"escabel": {"large": {}}}',
        '{"escabel": {"09": {}}}',
        '{"escabel": {"1": {"levels": 5}}}',
        '{"escabel": {"1": {"levels": [5]}}}',
        '{"escabel": {"1": {"levels": [{"visits": 5}]}}}',
        '{"escabel": {"1": {"levels": [{"visits": 0, "temperature": 1}]}}}',
        '{"escabel": {"1": {"levels": [{"visits": 1.5, "temperature": 1}]}}}',
        '{"escabel": {"1": {"levels": [{"visits": "5", "temperature": 1}]}}}',
        '{"escabel": {"1": {"levels": [{"visits": 5, "temperature": 1, "far": 2}]}}}',
        '{"escabel": {"9": {"levels": [{"visits": 0, "temperature": 1}]}}}',
        '{"escabel": {"1": {"scores": [100]}}}',
        '{"escabel": {"1": {"scores": ["good"]}}}',
        "[" * 100_000,
    ],
)
def test_damaged_levels_are_done_without_and_said_once(
    text: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / "levels.json"
    file.write_text(text, "utf-8")
    assert read_level_data(file) == read_level_data(file) == {}
    (record,) = caplog.records
    assert "so levels are the same in all games" in record.getMessage()
    assert "\n" not in record.getMessage()


def test_without_data_levels_are_those_of_all_games_and_have_a_rating(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("escabel_gui.engine.thinking.levels", "escabel_gui.record.rating.level_ratings"):
        monkeypatch.setattr(f"{module}.level_data", lambda game, size: {})
    assert levels_for(make_rules("abande")) == LEVELS
    rating = level_rating.__wrapped__  # not kept for other tests
    assert rating("abande", 7, 8).value >= rating("abande", 7, 1).value
