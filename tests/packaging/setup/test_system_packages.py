"""What is asked of the system, and of the person when only they can give it."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest

from escabel_gui.qt_libraries import PACKAGES
from setup import system_packages
from setup.system_packages import LOCK_TIMEOUT, PYTHON_PACKAGE, install_missing

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="there are no such packages here")

System = Callable[..., list[str]]


@pytest.fixture
def system(monkeypatch: pytest.MonkeyPatch) -> System:
    """Return a function that makes a system with these packages missing, and returns the list of what it is told."""

    def make(
        is_root: bool = True, has_apt: bool = True, status: int = 0, without: tuple[str, ...] = ("gcc", "libgl1")
    ) -> list[str]:
        told: list[str] = []

        def run(command: list[str], **options: Any) -> subprocess.CompletedProcess[str]:
            told.append(" ".join(command))
            assert options["env"]["DEBIAN_FRONTEND"] == "noninteractive"
            return subprocess.CompletedProcess(command, status, stdout="E: no network")

        monkeypatch.setattr(subprocess, "run", run)
        monkeypatch.setattr(os, "geteuid", lambda: 0 if is_root else 1000)
        monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}" if has_apt else None)
        monkeypatch.setattr(system_packages, "find_spec", lambda name: None if "venv" in without else "found")
        monkeypatch.setattr(system_packages, "can_compile", lambda: "gcc" not in without)
        monkeypatch.setattr(system_packages, "can_load", lambda name: PACKAGES[name] not in without)
        return told

    return make


APT = "apt-get install --yes --no-install-recommends"


def test_root_gets_everything_installed_at_once(system: System) -> None:
    told = system()
    install_missing()
    assert told == ["apt-get update", f"{APT} gcc libc6-dev {PYTHON_PACKAGE}-dev libgl1 {LOCK_TIMEOUT}"]


def test_where_nothing_is_missing_nothing_is_said(system: System, capsys: pytest.CaptureFixture[str]) -> None:
    told = system(without=())
    install_missing()
    assert told == []
    assert capsys.readouterr().out == ""


def test_an_installation_that_fails_shows_what_it_said(system: System, capsys: pytest.CaptureFixture[str]) -> None:
    system(status=100)
    install_missing()
    assert "E: no network" in capsys.readouterr().out


def test_others_are_told_the_exact_command(system: System, capsys: pytest.CaptureFixture[str]) -> None:
    told = system(is_root=False, without=("libgl1",))
    install_missing()
    assert told == []
    assert capsys.readouterr().out == (
        "Missing on this system, by the names of Debian and Ubuntu:\n"
        "  libgl1: to open windows\n"
        f"Run this as root, then start again:\n  {APT} libgl1\n"
    )


def test_another_system_is_told_what_is_missing(system: System, capsys: pytest.CaptureFixture[str]) -> None:
    told = system(has_apt=False)
    install_missing()
    assert told == []
    assert "libgl1: to open windows\nInstall this in your system's way" in capsys.readouterr().out


def test_others_can_ask_for_the_packages_of_qts_libraries() -> None:
    done = subprocess.run([sys.executable, system_packages.__file__], capture_output=True, text=True, check=True)
    assert set(done.stdout.split()) == {*PACKAGES.values(), *system_packages.FOR_PACKAGING}


def test_nothing_goes_on_without_the_venv_module(system: System) -> None:
    system(is_root=False, without=("venv",))
    with pytest.raises(SystemExit):
        install_missing()
