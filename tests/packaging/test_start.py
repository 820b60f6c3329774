"""The two commands of the README, without their installing anything."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import start as start_script

ROOT = Path(__file__).parents[2]


@pytest.fixture
def start(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> ModuleType:
    """The script, which takes an empty folder for its clone."""
    for name in ("ROOT", "VENV", "STAMP", "PROGRAMS", "PYTHON"):
        monkeypatch.setattr(start_script, name, tmp_path / getattr(start_script, name).relative_to(ROOT))
    (tmp_path / "pyproject.toml").write_text(
        "[build-system]\nrequires = ['builder']\n"
        "[project.optional-dependencies]\nsound = ['player']\n"
        "[tool.hatch.build.hooks.custom]\nmodules = ['rules/*.py']\n"
    )
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / "game.py").write_text("one")
    return start_script


@pytest.fixture
def commands(start: ModuleType, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What the script runs, shortened; nothing is really run."""
    ran: list[str] = []

    def run(command: list[Any], **options: Any) -> subprocess.CompletedProcess[str]:
        words = [str(word).replace(str(start.ROOT), "CLONE").replace("\\", "/") for word in command]
        ran.append(" ".join([Path(words[0]).stem, *words[1:]]))
        if "venv" in words:
            start.PYTHON.parent.mkdir(parents=True)
            start.PYTHON.touch()
        return subprocess.CompletedProcess(command, 0)

    def has_libraries(python: Path) -> bool:
        ran.append("probe")
        return True

    monkeypatch.setattr(subprocess, "run", run)
    monkeypatch.setattr(start, "install_missing", lambda: ran.append("system packages"))
    monkeypatch.setattr(start, "has_libraries", has_libraries)
    return ran


PIP = "python -m pip --disable-pip-version-check --quiet install"


def test_the_first_start_makes_everything_and_the_second_nothing(start: ModuleType, commands: list[str]) -> None:
    start.set_up("run")
    assert commands == [
        "system packages",
        f"{Path(sys.executable).stem} -m venv --clear CLONE/.venv",
        f"{PIP} builder",
        f"{PIP} --no-build-isolation --editable CLONE",
        f"{PIP} --only-binary=:all: player",
        "probe",
    ]
    commands.clear()
    start.set_up("run")
    assert commands == []


def test_where_there_is_nothing_ready_made_for_sounds_the_program_does_without(
    start: ModuleType, commands: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    run = subprocess.run

    def find_no_wheel(command: list[Any], **options: Any) -> subprocess.CompletedProcess[Any]:
        if "player" in command:
            raise subprocess.CalledProcessError(1, command)
        return run(command, **options)

    monkeypatch.setattr(subprocess, "run", find_no_wheel)
    start.set_up("run")
    assert "there are no sounds: player" in capsys.readouterr().out
    assert start.read_stamp()["has_libraries"]


def test_a_changed_source_is_compiled_again_in_the_same_environment(start: ModuleType, commands: list[str]) -> None:
    start.set_up("run")
    (start.ROOT / "rules" / "game.py").write_text("two")
    commands.clear()
    start.set_up("run")
    assert f"{PIP} --no-build-isolation --editable CLONE" in commands
    assert not any("venv --clear" in command for command in commands)


def test_missing_libraries_are_looked_for_at_every_start_and_nothing_else(
    start: ModuleType, commands: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as without_libraries:
        without_libraries.setattr(start, "has_libraries", lambda python: False)
        start.set_up("run")
    commands.clear()
    start.set_up("run")
    assert commands == ["system packages", "probe"]
    commands.clear()
    start.set_up("run")
    assert commands == []


def test_checks_need_more_than_running_and_running_nothing_more(start: ModuleType, commands: list[str]) -> None:
    start.set_up("run")
    start.set_up("check")
    assert f"{PIP} --no-build-isolation --editable CLONE[check]" in commands
    commands.clear()
    start.set_up("run")
    assert commands == []


@pytest.mark.parametrize("damage", ["", "{", "[]", '{"place": ["elsewhere", "3.9"]}'])
def test_a_damaged_or_moved_environment_is_made_anew(start: ModuleType, commands: list[str], damage: str) -> None:
    start.set_up("run")
    start.STAMP.write_text(damage)
    start.PYTHON.unlink()
    start.PYTHON.parent.rmdir()
    commands.clear()
    start.set_up("run")
    assert any("venv --clear" in command for command in commands)
    assert json.loads(start.STAMP.read_text())["place"] == [str(start.ROOT), sys.version]


def test_all_checks_run_even_when_one_fails(
    start: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ran: list[str] = []

    def run(command: list[Any], **options: Any) -> subprocess.CompletedProcess[str]:
        ran.append(Path(command[0]).stem)
        return subprocess.CompletedProcess(command, 1 if ran[-1] == "mypy" else 0)

    monkeypatch.setattr(subprocess, "run", run)
    assert start.run_checks([]) == 1
    assert ran == ["ruff", "ruff", "lint-imports", "vulture", "mypy", "pytest"]
    assert "Failed: mypy" in capsys.readouterr().out
    ran.clear()
    assert start.run_checks(["tests/record", "-x"]) == 0
    assert ran == ["pytest"]
