"""The weakest level is one that a beginner beats, and the levels stand in their order."""

from __future__ import annotations

import json
import shlex
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest

from escabel_gui.engine.search.node_pool import NodePool
from escabel_gui.engine.search.options import search_preset
from escabel_gui.engine.thinking.levels import DEFAULT_LEVEL, LEVELS, levels_for
from escabel_gui.engine.thinking.played_line import PlayedLine
from escabel_gui.engine.thinking.search_controller import SearchController, SearchLimits
from escabel_gui.rules.catalogue import CATALOGUE, make_rules
from escabel_gui.rules.contract import Ruleset

ONE_PLY = shlex.join([sys.executable, str(Path(__file__).with_name("one_ply.py"))])


@pytest.mark.parametrize(("game", "opening"), [("escabel", "1"), ("abande", "2")])
def test_the_first_level_loses_to_who_looks_one_ply_ahead(game: str, opening: str) -> None:
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
    options = ["--game", game, "--size", "7", "--games", "20", "--opening", opening, "--json"]
    result = json.loads(subprocess.run([*command, *options], capture_output=True, check=True).stdout)
    assert result["games"] == 20
    assert result["losses"] >= 10


@pytest.mark.parametrize("ruleset", CATALOGUE, ids=lambda ruleset: ruleset.name)
def test_levels_grow(ruleset: Ruleset) -> None:
    levels = levels_for(make_rules(ruleset.name))
    assert [level.number for level in levels] == list(range(1, 9))
    for weaker, stronger in pairwise(levels):
        assert weaker.seconds <= stronger.seconds
        assert weaker.temperature >= stronger.temperature
        assert weaker.random_move_probability >= stronger.random_move_probability
        assert stronger.visits is None or (weaker.visits is not None and weaker.visits <= stronger.visits)
    assert DEFAULT_LEVEL in {level.number for level in LEVELS}


def test_on_a_whim_any_move_is_made() -> None:
    """Without one, only those that the search has looked at."""
    level = LEVELS[0]
    rules = make_rules("quabble", 7)
    line = PlayedLine(rules)
    for move in ("d4", "c5"):
        line.play(rules.parse_legal_move(line.state, move))
    thinker = SearchController(rules, search_preset("default"), NodePool(1 << 14), 1)
    thinker.set_root(line)
    thinker.choose_move(SearchLimits(level.visits, None), level.temperature, lambda: False)
    looked_at = {child for child in thinker.children() if thinker.tree.visits[child] > 0}
    assert {thinker.sample_child(level.temperature, 0.0) for _ in range(1000)} <= looked_at < set(thinker.children())
    assert {thinker.sample_child(level.temperature, 1.0) for _ in range(1000)} == set(thinker.children())
