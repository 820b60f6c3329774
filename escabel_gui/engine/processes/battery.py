"""Power source of this machine: where it runs on its battery, nothing is computed that nobody waits for.

Each system has its own answer; where it has none, there is power.
"""

import contextlib
import ctypes
import subprocess
import sys
from pathlib import Path
from typing import Final

POWER_SUPPLIES: Final = Path("/sys/class/power_supply")  # of Linux: a folder each, those of mice and keyboards, too
OFFLINE: Final = 0  # as Windows says that there is no current from outside
PATIENCE: Final = 1.0  # seconds that macOS may take for its answer


def is_on_battery() -> bool:
    """Return True if the machine certainly runs on its battery."""
    with contextlib.suppress(OSError, AttributeError, ValueError, subprocess.SubprocessError):
        if sys.platform == "win32":
            status = PowerStatus()
            return bool(ctypes.windll.kernel32.GetSystemPowerStatus(ctypes.byref(status))) and status.line == OFFLINE
        if sys.platform == "darwin":
            told = subprocess.run(
                ["pmset", "-g", "batt"], capture_output=True, text=True, timeout=PATIENCE, check=False
            )
            return "'Battery Power'" in told.stdout
        return any(is_draining(folder) for folder in POWER_SUPPLIES.iterdir())
    return False


def is_draining(supply: Path) -> bool:
    """Return True if a power supply, as Linux describes it, is a battery of the machine that loses charge."""

    def read(name: str) -> str:
        try:
            return (supply / name).read_text("utf-8").strip()
        except OSError:
            return ""

    return read("type") == "Battery" and read("scope") != "Device" and read("status") == "Discharging"


class PowerStatus(ctypes.Structure):
    """SYSTEM_POWER_STATUS of Windows."""

    _fields_ = (
        ("line", ctypes.c_ubyte),
        ("battery_flag", ctypes.c_ubyte),
        ("battery_percent", ctypes.c_ubyte),
        ("system_flag", ctypes.c_ubyte),
        ("seconds_left", ctypes.c_uint32),
        ("seconds_when_full", ctypes.c_uint32),
    )
