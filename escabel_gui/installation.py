"""Ways in which the program may have been installed, which of them this one is, and how it starts its engine."""

import sys
from enum import Enum
from pathlib import Path
from typing import Final


class Installation(Enum):
    """Way in which the program was installed, with its name in reports."""

    DEBIAN_PACKAGE = "Debian package"
    INSTALLER = "Windows installer"
    FOLDER = "folder from an archive"
    APP = "macOS app"
    WHEEL = "Python package"
    CLONE = "clone of the sources"


SYSTEM_FOLDER: Final = Path("/usr/lib/escabel")
UNINSTALLER: Final = "uninstall.exe"  # beside the program, where the installer has put it


def is_packaged() -> bool:
    """Return whether Python and all modules are within the program."""
    return bool(getattr(sys, "frozen", False))


def own_command() -> list[str]:
    """Return the command line that starts this program as an engine, from source or packaged."""
    if not is_packaged():
        return [sys.executable, "-m", "escabel_gui", "--engine"]
    if Path(sys.executable).stem == "escabel-engine":
        return [sys.executable]
    return [sys.executable, "--engine"]


def this_installation() -> Installation:
    """Return the way in which this program was installed."""
    program = Path(sys.executable).resolve()
    if not is_packaged():
        package = Path(__file__).resolve().parent
        return Installation.WHEEL if (package / "resources").is_dir() else Installation.CLONE
    if sys.platform == "darwin":
        return Installation.APP
    if program.is_relative_to(SYSTEM_FOLDER):
        return Installation.DEBIAN_PACKAGE
    return Installation.INSTALLER if (program.parent / UNINSTALLER).exists() else Installation.FOLDER
