"""The command line: help, versions, refusals in one line, and the benchmark."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from escabel_gui.rules.catalogue import CATALOGUE
from escabel_gui.version import is_compiled, version_line

COMMAND = [sys.executable, "-W", "error", "-m", "escabel_gui.engine.command"]


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(Path.cwd())}
    return subprocess.run([*COMMAND, *arguments], capture_output=True, encoding="utf-8", input="", env=environment)


@pytest.mark.parametrize("arguments", [["--help"], ["match", "--help"], ["bench", "--help"]])
def test_help(arguments: list[str]) -> None:
    done = run(*arguments)
    assert done.returncode == 0
    assert done.stdout.startswith("usage: escabel-engine")


def test_version() -> None:
    assert run("--version").stdout == version_line() + "\n"


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ("--game chess", "unknown game 'chess': choose one of"),
        ("--game escabel:setup=full", "setup=full is not possible: choose one of"),
        ("--size 20", "escabel is played on size 3 to 19, not 20"),
        ("--size nine", "argument --size: 'nine' is not a whole number"),
        ("--level 9", "unknown level '9': choose from 1 to 8"),
        ("--threads 0", "argument --threads: '0' is not a whole number from 1"),
        ("--memory 32", "--memory 32 is too little: the engine needs 33 MB"),
        ("--memory 100 --threads 4", "--memory 100 is too little: 4 processes need 132 MB"),
        ("--memory 1000000000", "--memory 1000000000 is more than there is"),
        ("--time nan", "argument --time: 'nan' is not a number of seconds above 0"),
        ("--seed -1", "argument --seed: '-1' is not a whole number from 0"),
        ("--seed 99999999999999999999", "argument --seed: '99999999999999999999' is not a whole number"),
        ("--search alpha", "argument --search: invalid choice: 'alpha'"),
        ("--bogus", "unrecognized arguments: --bogus"),
        ("play", "argument COMMAND: invalid choice: 'play'"),
        ("bench --game chess", "unknown game 'chess': choose one of"),
        ("bench --seconds 0", "argument --seconds: '0' is not a number of seconds above 0"),
        ("match --games 0", "argument --games: '0' is not a whole number from 1"),
        (
            "match --first strength=9",
            "unknown setting 'strength': choose from level, search, visits, time,",
        ),
        ("match --first visits=many", "visits=many is not possible: 'many' is not a whole number"),
        ("match --sprt 30,0", "argument --sprt: '30,0' is not two Elo differences, the lower one first"),
        ("match --sprt 0", "argument --sprt: '0' is not two Elo differences"),
        ("match --parallel 0", "argument --parallel: '0' is not a whole number from 1"),
        ("match --second level=0", "unknown level '0': choose from 1 to 8"),
    ],
)
def test_wrong_arguments_are_refused_in_one_line(arguments: str, reason: str) -> None:
    done = run(*arguments.split())
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert reason in done.stderr


def test_bench() -> None:
    speeds = json.loads(run("bench", "--json", "--seconds", "0.01").stdout)
    assert [speed["game"] for speed in speeds] == [ruleset.name for ruleset in CATALOGUE]
    assert all(speed["compiled"] == is_compiled() for speed in speeds)
    assert all(speed["playouts_per_s"] > 0 and speed["iterations_per_s"] > 0 for speed in speeds)
    assert "escabel " in run("bench", "--seconds", "0.01", "--size", "5").stdout
