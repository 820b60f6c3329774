"""What the program says about itself: versions, and where it keeps things."""

from __future__ import annotations

import platform
import sys
from pathlib import Path

import PySide6
from PySide6.QtCore import QCoreApplication, qVersion

from escabel_gui.record.keeping.files import log_file, settings_folder
from escabel_gui.version import version_line


def about_text(games: Path) -> str:
    """The text of Help → About, for people and for their reports of what went wrong."""
    text = QCoreApplication.translate(
        "About",
        "A family of abstract stacking and connection games.\n\n"
        "Your games are kept in {0}.\nYour settings are in {1}.\nWhat goes wrong is written to {2}.",
    ).format(games, settings_folder(), log_file())
    versions = f"Python {platform.python_version()}, PySide6 {PySide6.__version__}, Qt {qVersion()}, {sys.platform}"
    return f"{version_line()}\n{versions}\n\n{text}"
