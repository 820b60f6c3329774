"""Packages of the system that the set-up needs: installed on Debian and Ubuntu as root, otherwise asked for.

    python3 packaging/setup/system_packages.py

prints the packages of the libraries that Qt needs, and packages of the program are built with.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable
from importlib import invalidate_caches
from importlib.util import find_spec
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from escabel_gui.qt_libraries import PACKAGES, can_load

FOR_PACKAGING = ("libwayland-client0", "libwayland-cursor0", "libwayland-egl1")  # for the Wayland plugin's self-test
LOCK_TIMEOUT = "--option=DPkg::Lock::Timeout=60"  # seconds, for another installation to end
PYTHON_PACKAGE = f"python{sys.version_info[0]}.{sys.version_info[1]}"  # as Debian and Ubuntu call it


def can_compile() -> bool:
    """Return whether mypyc would find a C compiler and Python's headers."""
    if not sys.platform.startswith("linux"):
        return True  # it finds out by itself
    has_headers = Path(sysconfig.get_path("include"), "Python.h").exists()
    return has_headers and any(map(shutil.which, [os.environ.get("CC", "cc"), "gcc", "clang"]))


def install_missing() -> None:
    """Get from the system what is missing, and go on as long as only the venv module is there."""
    is_linux = sys.platform.startswith("linux")
    missing = {
        "to install anything": [] if find_spec("ensurepip") or find_spec("pip") else [f"{PYTHON_PACKAGE}-venv"],
        "so that the bot thinks a hundred times faster": (
            [] if can_compile() else ["gcc", "libc6-dev", f"{PYTHON_PACKAGE}-dev"]
        ),
        "to open windows": [package for name, package in PACKAGES.items() if is_linux and not can_load(name)],
    }
    if any(missing.values()):
        print("Missing on this system, by the names of Debian and Ubuntu:")
        for reason, packages in missing.items():
            if packages:
                print(f"  {' '.join(dict.fromkeys(packages))}: {reason}", flush=True)
        install(dict.fromkeys(package for packages in missing.values() for package in packages))
    invalidate_caches()
    if find_spec("ensurepip") is None and find_spec("pip") is None:
        sys.exit(1)


def has_libraries(python: Path) -> bool:
    """Return whether the environment's Python, which has Qt, finds all that Qt needs; says what is missing."""
    probe = "import sys; from escabel_gui.qt_libraries import why_no_qt; sys.exit(why_no_qt())"
    return subprocess.run([python, "-c", probe], start_new_session=True).returncode == 0  # Ctrl-C is not for it


def install(packages: Iterable[str]) -> None:
    """Install packages of Debian or Ubuntu, or say how."""
    command = ["apt-get", "install", "--yes", "--no-install-recommends", *packages]
    if shutil.which("apt-get") is None:
        print("Install this in your system's way, then start again.", flush=True)
    elif os.geteuid() != 0:
        print(f"Run this as root, then start again:\n  {' '.join(command)}", flush=True)
    else:
        print("Installing these …", flush=True)
        run_quietly(["apt-get", "update"])
        run_quietly([*command, LOCK_TIMEOUT])


def run_quietly(command: list[str]) -> None:
    """Run an installer that asks nothing, and show what it said only if it fails."""
    asks_nothing = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    done = subprocess.run(command, env=asks_nothing, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode:
        print(done.stdout, flush=True)


if __name__ == "__main__":
    print(*dict.fromkeys([*PACKAGES.values(), *FOR_PACKAGING]))
