"""Scheduling priority of this process."""

import contextlib
import ctypes
import os
import sys

BACKGROUND = 15  # of 19 that Unix knows
IDLE = 0x40  # as Windows says it


def lower_priority() -> None:
    """Lower the priority of this process and its children below that of all others, where the system can."""
    with contextlib.suppress(OSError, AttributeError, ImportError):
        if sys.platform == "win32":
            kernel = ctypes.windll.kernel32
            kernel.SetPriorityClass(kernel.GetCurrentProcess(), IDLE)
        else:
            os.nice(BACKGROUND)
