"""Text of a report of what went wrong: all that helps to find out why, and nothing that says who reports it."""

import platform
import re
from pathlib import Path
from typing import Final

import PySide6
from PySide6.QtCore import qVersion
from PySide6.QtGui import QGuiApplication

from escabel_gui.installation import this_installation
from escabel_gui.version import version_line

LOG_LINES: Final = 20
LOG_BYTES: Final = 20_000  # at the log's end, among which are its last lines


def report_text(trace: str, log: Path, home: Path | None = None) -> str:
    """Return program, system, traceback and the log's last lines, with the person's folder as `~`."""
    lines = [
        f"{version_line()}, {this_installation().value}",
        f"{platform.platform()}, window system {QGuiApplication.platformName() or 'unknown'}",
        f"Python {platform.python_version()}, PySide6 {PySide6.__version__}, Qt {qVersion()}",
        "",
        trace.rstrip(),
    ]
    logged = last_lines(log)
    if logged:
        lines += ["", "Last lines of the log:", *logged]
    return without_home("\n".join(lines) + "\n", home or Path.home())


def last_lines(log: Path) -> list[str]:
    """Return the last lines of a log; none where it cannot be read."""
    try:
        with log.open("rb") as file:
            file.seek(max(log.stat().st_size - LOG_BYTES, 0))
            text = file.read().decode("utf-8", "replace")
    except OSError:
        return []
    return text.splitlines()[-LOG_LINES:]


def without_home(text: str, home: Path) -> str:
    """Return a text in which the person's folder is `~`, as systems write its path and as Python quotes it."""
    spellings = {str(home), home.as_posix(), repr(str(home))[1:-1]}
    if len(str(home)) < 3:  # as `/`, which is no person's
        return text
    for spelling in sorted(spellings, key=len, reverse=True):
        text = re.sub(re.escape(spelling) + r"(?![\w-])", "~", text)
    return text
