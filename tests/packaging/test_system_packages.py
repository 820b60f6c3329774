"""What is asked of the system, and of the person when only they can give it."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

SCRIPT = Path(__file__).parents[2] / "packaging" / "system_packages.py"

pytestmark = pytest.mark.skipif(os.name != "posix", reason="there are no such packages here")

System = Callable[..., list[str]]


@pytest.fixture
def packages() -> ModuleType:
    spec = importlib.util.spec_from_file_location("system_packages", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def system(monkeypatch: pytest.MonkeyPatch) -> System:
    """A function that makes a system, with or without root and apt-get, and returns the list of what it is told."""

    def make(is_root: bool, has_apt: bool = True, fails: bool = False) -> list[str]:
        told: list[str] = []

        def run(command: list[str], **options: Any) -> subprocess.CompletedProcess[str]:
            told.append(" ".join(command))
            assert options["env"]["DEBIAN_FRONTEND"] == "noninteractive"
            return subprocess.CompletedProcess(command, 100 if fails else 0, stdout="E: no network")

        monkeypatch.setattr(subprocess, "run", run)
        monkeypatch.setattr(os, "geteuid", lambda: 0 if is_root else 1000)
        monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}" if has_apt and name == "apt-get" else None)
        return told

    return make


def test_root_gets_packages_installed(packages: ModuleType, system: System) -> None:
    told = system(is_root=True)
    assert packages.install("one", "two", why="Needed.")
    assert packages.install("three", why="Needed.")
    install = "apt-get install --yes --no-install-recommends"
    assert told == ["apt-get update", f"{install} one two", f"{install} three"]


def test_an_installation_that_fails_shows_what_it_said(
    packages: ModuleType, system: System, capsys: pytest.CaptureFixture[str]
) -> None:
    system(is_root=True, fails=True)
    assert not packages.install("one", why="Needed.")
    assert "E: no network" in capsys.readouterr().out


def test_others_are_told_the_exact_command(
    packages: ModuleType, system: System, capsys: pytest.CaptureFixture[str]
) -> None:
    told = system(is_root=False)
    assert not packages.install("one", "two", why="Something is missing.")
    assert told == []
    assert capsys.readouterr().out == (
        "Something is missing.\nRun this as root, then start again:\n"
        "  apt-get install --yes --no-install-recommends one two\n"
    )


def test_another_system_is_told_what_is_missing(
    packages: ModuleType, system: System, capsys: pytest.CaptureFixture[str]
) -> None:
    system(is_root=True, has_apt=False)
    assert not packages.install("one", why="Something is missing.")
    assert capsys.readouterr().out.startswith("Something is missing.\nInstall this in your system's way")


def test_nothing_goes_on_without_the_venv_module_but_without_a_compiler_it_does(
    packages: ModuleType, system: System, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    system(is_root=False)
    monkeypatch.setattr(packages, "can_compile", lambda: False)
    packages.install_for_set_up()
    assert f"libc6-dev {packages.PYTHON_PACKAGE}-dev\n" in capsys.readouterr().out
    monkeypatch.setattr(packages, "find_spec", lambda name: None)
    with pytest.raises(SystemExit):
        packages.install_for_set_up()
    assert f"{packages.PYTHON_PACKAGE}-venv\n" in capsys.readouterr().out
