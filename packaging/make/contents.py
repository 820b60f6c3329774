"""Chooses what goes into the package of all that PyInstaller collects beside the program's own files.

Patterns are of paths in the bundle, with `/`, as `fnmatch` has them: `*` goes over folders, too.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Final

from make.elf import needed_libraries, reachable
from make.translations import LANGUAGES

Entry = tuple[str, str, str]  # as PyInstaller has them: the place in the bundle, the source, the kind

# Modules that nothing of ours imports, though something could that we do import.
EXCLUDED_MODULES: Final = (
    *("tkinter", "unittest", "pydoc", "doctest", "pdb", "test", "lib2to3", "xmlrpc", "distutils", "ensurepip"),
    *("setuptools", "pkg_resources", "_pyrepl", "curses", "readline", "multiprocessing", "asyncio"),
    "pkgutil",  # PyInstaller would load it at every start, in case that somebody used it
    *("ssl", "_ssl", "_hashlib"),  # and OpenSSL with them: hashlib has checksums of its own
    "_uuid",  # and a library of the system with it: uuid does without
    *("PySide6.QtQml", "PySide6.QtQuick", "PySide6.QtPdf", "PySide6.QtDBus"),
    *(f"platformdirs.{name}" for name, here in {"windows": "win32", "macos": "darwin"}.items() if sys.platform != here),
    *("platformdirs.android", "platformdirs.ios"),
)

UNWANTED: Final = (
    # Qt's libraries that only unwanted plugins need
    *(f"*Qt6{name}*" for name in ("Qml", "Quick", "Pdf", "VirtualKeyboard", "EglFS", "Labs")),
    # platforms without a desktop; offscreen stays, for tests
    *(f"*/platforms/*q{name}.*" for name in ("eglfs", "linuxfb", "minimal", "minimalegl", "vkkhrdisplay", "vnc")),
    "*/platforms/qdirect2d.dll",  # Windows: a platform that is never chosen by itself
    "*/styles/qmodernwindowsstyle.dll",  # the program paints itself with Fusion
    "*/tls/qopensslbackend.dll",  # Windows has TLS of its own, and OpenSSL is not in the package
    *(f"*/plugins/{folder}/*" for folder in ("egldeviceintegrations", "generic", "networkinformation", "qmltooling")),
    *(f"*/plugins/{folder}/*" for folder in ("sqldrivers", "vectorimageformats", "designer")),
    "*/plugins/tls/*certonly*",  # the other kind there makes the connections over which updates are looked for
    "*/plugins/*virtualkeyboard*",
    "*/wayland-graphics-integration-server/*",
    *(f"*/wayland-shell-integration/*{name}*" for name in ("fullscreen", "ivi", "qt-shell", "wl-shell")),
    "*Qt6WlShellIntegration*",
    # the theme of GTK, which brings GTK along; the desktop's portal shows the same dialogs
    "*/platformthemes/*gtk3*",
    # images of kinds that the program neither shows nor writes
    *(f"*/imageformats/*q{name}.*" for name in ("gif", "icns", "jpeg", "pdf", "tga", "tiff", "wbmp", "webp")),
    "*opengl32sw.dll",  # Windows: a graphics card in software, 20 MB; widgets need none
    "*d3dcompiler_*.dll",
)

QT_TEXTS: Final = {f"qtbase_{language}.qm" for language in LANGUAGES}  # what Qt's own dialogs say

# Libraries that every Linux with a desktop has, in a version of its own that fits its other parts better than ours.
SYSTEM_LIBRARIES: Final = (
    *("libc", "libm", "libdl", "libpthread", "librt", "libutil", "libstdc++", "libgcc_s", "libz", "libexpat"),
    "libmvec",  # glibc's, for miniaudio: it looks into the loader, and fits no other version of that
    *("libGL", "libEGL", "libGLX", "libGLdispatch", "libdrm", "libgbm", "libX11", "libX11-xcb", "libxcb"),
    *("libfontconfig", "libfreetype", "libdbus-1", "libglib-2.0", "libgthread-2.0", "libwayland-client"),
)


def is_wanted(path: str) -> bool:
    """Return whether a file belongs into the package; `path` is its place in the bundle."""
    name = name_of(path)
    if re.search(r"\.so\.\d", name) and name.partition(".so.")[0] in SYSTEM_LIBRARIES:
        return False
    if "/translations/" in path and path.startswith("PySide6/"):
        return name in QT_TEXTS
    return not any(fnmatchcase(f"/{path}", pattern) for pattern in UNWANTED)


def select(entries: Iterable[Entry]) -> list[Entry]:
    """Those of PyInstaller's entries that are wanted, and on Linux no libraries that none of these needs."""
    wanted = [entry for entry in entries if is_wanted(entry[0].replace("\\", "/"))]
    return without_orphans(wanted) if sys.platform.startswith("linux") else wanted


def without_orphans(entries: list[Entry]) -> list[Entry]:
    """Leave out the libraries that nothing else needs: no module, no plugin, and no library that is needed itself."""
    files = {place: Path(source) for place, source, kind in entries if kind in ("BINARY", "EXTENSION")}
    needs = {name_of(place) if is_library(place) else place: needed_libraries(file) for place, file in files.items()}
    roots = [name for name in needs if not is_library(name) or name.startswith("libpython")]
    kept = reachable(roots, needs) | set(roots)
    return [entry for entry in entries if not is_library(entry[0]) or name_of(entry[0]) in kept]


def is_library(place: str) -> bool:
    """Return whether this is loaded because something else names it, unlike modules and plugins."""
    return ".so." in name_of(place) and "/plugins/" not in place


def name_of(place: str) -> str:
    return place.rpartition("/")[2]
