"""The weakest level is one that a beginner beats, and the levels stand in their order."""

from __future__ import annotations

import json
import shlex
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest

from escabel_gui.engine.search.options import named_options
from escabel_gui.engine.search.search_tree import Tree
from escabel_gui.engine.thinking.levels import DEFAULT_LEVEL, LEVELS, levels_in
from escabel_gui.engine.thinking.played_line import PlayedLine
from escabel_gui.engine.thinking.thinker import Limits, Thinker
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
    levels = levels_in(make_rules(ruleset.name))
    assert [level.number for level in levels] == list(range(1, 9))
    for weaker, stronger in pairwise(levels):
        assert weaker.seconds <= stronger.seconds
        assert weaker.temperature >= stronger.temperature
        assert weaker.whim >= stronger.whim
        assert stronger.visits is None or (weaker.visits is not None and weaker.visits <= stronger.visits)
    assert DEFAULT_LEVEL in {level.number for level in LEVELS}


def test_on_a_whim_any_move_is_made() -> None:
    """Without one, only those that the search has looked at."""
    level = LEVELS[0]
    rules = make_rules("quabble", 7)
    line = PlayedLine(rules)
    for move in ("d4", "c5"):
        line.play(rules.parse_legal_move(line.state, move))
    thinker = Thinker(rules, named_options("default"), Tree(1 << 14), 1)
    thinker.turn_to(line)
    thinker.decide(Limits(level.visits, None), level.temperature, lambda: False)
    looked_at = {child for child in thinker.children() if thinker.tree.visits[child] > 0}
    assert {thinker.pick(level.temperature, 0.0) for _ in range(1000)} <= looked_at < set(thinker.children())
    assert {thinker.pick(level.temperature, 1.0) for _ in range(1000)} == set(thinker.children())
