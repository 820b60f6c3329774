"""Libraries that Qt needs of Linux, and why no window can be opened. Run only after a failure, since it is slow."""

import ctypes
import os
import re
import sys
from pathlib import Path
from typing import Final

# The system libraries that Qt does not bring along, and the packages of Debian and Ubuntu that do.
PACKAGES: Final = {
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",  # of QtNetwork
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libX11.so.6": "libx11-6",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libxcb.so.1": "libxcb1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
}


def why_no_window() -> str | None:
    """Return why no window can be opened and what to do about it, in a sentence, or None if unknown."""
    if not sys.platform.startswith("linux"):
        return None
    platform, display = os.environ.get("QT_QPA_PLATFORM", ""), os.environ.get("DISPLAY")
    is_x11 = platform.startswith("xcb") or not (platform or os.environ.get("WAYLAND_DISPLAY"))
    if is_x11 and not display:
        return "there is no display to open a window on: start the program from a desktop, or set DISPLAY."
    reason = why_no_qt(is_x11)
    if is_x11 and reason is None:
        return f"the display {display} does not answer: set DISPLAY to one that does."
    return reason


def why_no_qt(with_x11: bool = True) -> str | None:
    """Return why Qt's widgets, or the X11 plugin if wanted, cannot be loaded."""
    error = error_of_loading_qt(with_x11)
    missing = libraries_missing_by(error)
    if not missing:
        remedy = "Install Escabel again; in a clone, delete .venv and start again."
        return f"Qt cannot be loaded: {error}. {remedy}" if error else None
    packages = dict.fromkeys(PACKAGES[name] for name in missing if name in PACKAGES)
    remedy = f"; on Debian and Ubuntu: apt-get install {' '.join(packages)}" if packages else ""
    noun = "the system library" if len(missing) == 1 else "the system libraries"
    return f"install {noun} {', '.join(missing)}, without which no window opens{remedy}"


def error_of_loading_qt(with_x11: bool) -> str:
    """Return the error message of loading Qt; empty if it loads."""
    try:
        from PySide6 import QtCore, QtWidgets  # noqa: F401  # whether they can be loaded is the question
    except ImportError as error:
        return str(error)
    plugin = Path(QtCore.QLibraryInfo.path(QtCore.QLibraryInfo.LibraryPath.PluginsPath), "platforms", "libqxcb.so")
    library = QtCore.QLibrary(str(plugin))
    return library.errorString() if with_x11 and plugin.exists() and not library.load() else ""


def libraries_missing_by(error: str) -> list[str]:
    """Return the library that the error names, which is only the first, and all missing ones of PACKAGES."""
    first = re.search(r"([^\s(]+): cannot open shared object file", error)
    return [first[1], *(name for name in PACKAGES if name != first[1] and not can_load(name))] if first else []


def can_load(library: str) -> bool:
    """Return whether the system finds a library, and what that one needs."""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True
