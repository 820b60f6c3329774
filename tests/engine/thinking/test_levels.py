"""The weakest level is one that a beginner beats, and the levels stand in their order."""

import json
import shlex
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest

from escabel_gui.engine.thinking.levels import DEFAULT_LEVEL, LEVELS, levels_for
from escabel_gui.rules.catalogue import CATALOGUE, make_rules
from escabel_gui.rules.contract import Ruleset

ONE_PLY = shlex.join([sys.executable, str(Path(__file__).with_name("one_ply.py"))])


@pytest.mark.parametrize(
    ("game", "size", "opening", "games"), [("escabel", 7, 1, 20), ("escabel", 9, 1, 40), ("abande", 7, 2, 20)]
)
def test_the_first_level_loses_to_who_looks_one_ply_ahead(game: str, size: int, opening: int, games: int) -> None:
    command = [
        sys.executable,
        "-m",
        "escabel_gui",
        "--engine",
        "match",
        "--first",
        "level=1",
        "--second-program",
        ONE_PLY,
    ]
    options = f"--game {game} --size {size} --games {games} --opening {opening} --json".split()
    result = json.loads(subprocess.run([*command, *options], capture_output=True, check=True).stdout)
    assert result["games"] == games
    assert 2 * result["losses"] >= games


def name_of(value: Ruleset | int) -> str:
    """Return the text for a parameter in the name of a test."""
    return str(value) if isinstance(value, int) else value.name


def test_a_game_has_other_levels_on_large_boards_and_the_same_on_larger_ones() -> None:
    by_size = {size: levels_for(make_rules("escabel", size)) for size in (5, 8, 9, 10, 11, 19)}
    assert by_size[5] == by_size[8] == LEVELS
    assert by_size[9] == by_size[10] != LEVELS
    assert by_size[11] == by_size[19] != by_size[9]


@pytest.mark.parametrize(
    ("ruleset", "size"), [(ruleset, size) for ruleset in CATALOGUE for size in ruleset.sizes], ids=name_of
)
def test_levels_grow(ruleset: Ruleset, size: int) -> None:
    levels = levels_for(make_rules(ruleset.name, size))
    assert [level.number for level in levels] == list(range(1, 9))
    for weaker, stronger in pairwise(levels):
        assert weaker.seconds <= stronger.seconds
        assert weaker.temperature >= stronger.temperature
        assert stronger.sight is None or weaker.sight is not None
        if weaker.sight is not None and stronger.sight is not None:
            assert weaker.sight.width <= stronger.sight.width
            assert weaker.sight.spread >= stronger.sight.spread
            assert weaker.sight.far <= stronger.sight.far
            assert weaker.sight.second <= stronger.sight.second
            assert weaker.sight.is_careless >= stronger.sight.is_careless
        assert stronger.visits is None or (weaker.visits is not None and weaker.visits <= stronger.visits)
    assert DEFAULT_LEVEL in {level.number for level in LEVELS}
