"""Power source: only a battery of the machine itself that loses charge counts as one."""

from pathlib import Path

import pytest

from escabel_gui.engine.processes.battery import is_draining, is_on_battery


@pytest.mark.parametrize(
    ("said", "is_so"),
    [
        ({"type": "Battery", "status": "Discharging"}, True),
        ({"type": "Battery", "status": "Discharging", "scope": "System"}, True),
        ({"type": "Battery", "status": "Charging"}, False),
        ({"type": "Battery", "status": "Full"}, False),
        ({"type": "Battery", "status": "Discharging", "scope": "Device"}, False),
        ({"type": "Mains", "online": "1"}, False),
        ({"type": "USB", "status": "Discharging"}, False),
        ({}, False),
    ],
)
def test_supplies_as_linux_describes_them(tmp_path: Path, said: dict[str, str], is_so: bool) -> None:
    for name, value in said.items():
        (tmp_path / name).write_text(f"{value}\n", "utf-8")
    assert is_draining(tmp_path) is is_so


def test_this_system_has_an_answer() -> None:
    assert is_on_battery() in (True, False)
