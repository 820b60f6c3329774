"""How the program was installed, and how it starts itself once more."""

import sys

import pytest

from escabel_gui.installation import Installation, own_command, this_installation


def test_the_tests_run_from_a_clone() -> None:
    assert this_installation() is Installation.CLONE


@pytest.mark.parametrize(
    ("executable", "command"),
    [
        ("/opt/escabel/escabel-gui", ["/opt/escabel/escabel-gui", "--engine"]),
        ("/opt/escabel/escabel-engine", ["/opt/escabel/escabel-engine"]),
    ],
)
def test_a_package_starts_its_own_executable(
    monkeypatch: pytest.MonkeyPatch, executable: str, command: list[str]
) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", executable)
    assert own_command() == command
