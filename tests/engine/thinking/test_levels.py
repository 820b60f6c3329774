"""The weakest level is one that a beginner beats, and the levels stand in their order."""

from __future__ import annotations

import json
import shlex
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

from escabel_gui.engine.thinking.levels import DEFAULT_LEVEL, LEVELS

ONE_PLY = shlex.join([sys.executable, str(Path(__file__).with_name("one_ply.py"))])


def test_the_first_level_loses_to_who_looks_one_ply_ahead() -> None:
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
    options = ["--size", "7", "--games", "20", "--opening", "1", "--json"]
    result = json.loads(subprocess.run([*command, *options], capture_output=True, check=True).stdout)
    assert result["games"] == 20
    assert result["losses"] >= 10


def test_levels_grow() -> None:
    assert [level.number for level in LEVELS] == list(range(1, 9))
    for weaker, stronger in pairwise(LEVELS):
        assert weaker.seconds <= stronger.seconds
        assert weaker.temperature >= stronger.temperature
        assert stronger.visits is None or (weaker.visits is not None and weaker.visits <= stronger.visits)
    assert DEFAULT_LEVEL in {level.number for level in LEVELS}
