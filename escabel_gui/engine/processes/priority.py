"""How much of the machine a process claims."""

from __future__ import annotations

import contextlib
import os
import sys

BACKGROUND = 15  # of 19 that Unix knows
IDLE = 0x40  # as Windows says it


def step_back() -> None:
    """Let this process, and what it starts, work only when no other one wants to, as far as the system knows that."""
    with contextlib.suppress(OSError, AttributeError, ImportError):
        if sys.platform == "win32":
            from ctypes import windll

            windll.kernel32.SetPriorityClass(windll.kernel32.GetCurrentProcess(), IDLE)
        else:
            os.nice(BACKGROUND)
