"""The command that makes the packages, without its making any."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import build

Runs = Callable[[list[Any]], None]


def replace_runs(monkeypatch: pytest.MonkeyPatch, run: Runs) -> None:
    """Let `run` take the place of all that the command starts."""
    monkeypatch.setattr(sys, "argv", ["build.py"])
    monkeypatch.setenv("ESCABEL_SITE", "")
    monkeypatch.setattr(subprocess, "run", lambda command, **options: run([*map(str, command)]))


def test_the_environment_is_made_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    commands: list[list[str]] = []
    replace_runs(monkeypatch, commands.append)
    monkeypatch.setattr(build, "PYTHON", Path(sys.executable))  # which is there, whatever has become of the rest
    assert build.main() == 0
    assert commands[0] == [sys.executable, "-m", "venv", "--clear", str(build.VENV)]
    assert commands[1][-1] == f"{build.ROOT}[package,sound]"


def test_what_fails_and_what_is_interrupted_is_no_traceback(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(command: list[str]) -> None:
        raise subprocess.CalledProcessError(1, command)

    def interrupt(command: list[str]) -> None:
        raise KeyboardInterrupt

    replace_runs(monkeypatch, fail)
    assert build.main() == 1
    assert capsys.readouterr().err.startswith("This went wrong, see above: ")
    replace_runs(monkeypatch, interrupt)
    assert build.main() == 130
