"""The command line: help, versions, refusals in one line, matches and the benchmark."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from math import isclose
from pathlib import Path

import pytest

from escabel_gui.engine.elo import estimate_elo
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
        ("--threads 4", "argument --threads: the engine searches on one thread for now"),
        ("--time nan", "argument --time: 'nan' is not a number of seconds above 0"),
        ("--seed -1", "argument --seed: '-1' is not a whole number from 0"),
        ("--seed 99999999999999999999", "argument --seed: '99999999999999999999' is not a whole number"),
        ("--search alpha", "argument --search: invalid choice: 'alpha'"),
        ("--bogus", "unrecognized arguments: --bogus"),
        ("play", "argument COMMAND: invalid choice: 'play'"),
        ("bench --game chess", "unknown game 'chess': choose one of"),
        ("bench --seconds 0", "argument --seconds: '0' is not a number of seconds above 0"),
        ("match --games 0", "argument --games: '0' is not a whole number from 1"),
        ("match --first strength=9", "unknown setting 'strength': choose from level, search, visits, time"),
        ("match --first visits=many", "visits=many is not possible: 'many' is not a whole number"),
        ("match --second level=0", "unknown level '0': choose from 1 to 8"),
    ],
)
def test_wrong_arguments_are_refused_in_one_line(arguments: str, reason: str) -> None:
    done = run(*arguments.split())
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert reason in done.stderr


@pytest.mark.parametrize("program", ["/no/such/program", "true", "'"])
def test_a_program_that_fails_ends_a_match_with_the_reason(program: str) -> None:
    done = run("match", "--second-program", program)
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1


def test_match_between_two_settings() -> None:
    done = run("match", "--size", "4", "--games", "6", "--first", "visits=300", "--second", "visits=1", "--json")
    result = json.loads(done.stdout)
    assert set(result) == {"games", "wins", "losses", "draws", "elo", "elo_low", "elo_high"}
    assert result["games"] == result["wins"] + result["losses"] + result["draws"] == 6
    assert result["wins"] > result["losses"]
    assert done.stderr.splitlines()[-1].startswith("6/6: ")
    again = run("match", "--size", "4", "--games", "6", "--first", "visits=300", "--second", "visits=1", "--json")
    assert again.stdout == done.stdout


def test_match_against_a_program() -> None:
    program = " ".join([*COMMAND, "--visits", "20", "--seed", "3"])
    done = run("match", "--size", "4", "--games", "2", "--opening", "0", "--visits", "20", "--first-program", program)
    assert done.returncode == 0
    assert done.stdout.endswith("\n")
    assert "Elo" in done.stdout


def test_bench() -> None:
    speeds = json.loads(run("bench", "--json", "--seconds", "0.01").stdout)
    assert [speed["game"] for speed in speeds] == [ruleset.name for ruleset in CATALOGUE]
    assert all(speed["compiled"] == is_compiled() for speed in speeds)
    assert all(speed["playouts_per_s"] > 0 and speed["iterations_per_s"] > 0 for speed in speeds)
    assert "escabel " in run("bench", "--seconds", "0.01", "--size", "5").stdout


def test_elo() -> None:
    even = estimate_elo(10, 10, 5)
    assert even.difference == 0
    assert even.low is not None
    assert even.high is not None
    assert isclose(even.low, -even.high)
    better = estimate_elo(75, 25, 0)
    assert better.difference is not None
    assert isclose(better.difference, 190.8, abs_tol=0.1)
    assert estimate_elo(0, 0, 0) == (None, None, None)
    whitewash = estimate_elo(20, 0, 0)
    assert whitewash.difference is None
    assert whitewash.high is None
    assert whitewash.low is not None
    assert whitewash.low > 200
