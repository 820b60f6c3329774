"""What the set-up needs from the system: installed on Debian and Ubuntu as root, and otherwise asked for."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from functools import cache
from importlib import invalidate_caches
from importlib.util import find_spec
from pathlib import Path

PYTHON_PACKAGE = f"python{sys.version_info[0]}.{sys.version_info[1]}"  # as Debian and Ubuntu call it

# Run by the environment's Python, which has Qt: the names of missing libraries, and of the packages that bring them.
PROBE = """
from escabel_gui.desktop import missing_libraries, packages_with
libraries = missing_libraries()
print(*libraries)
print(*packages_with(libraries))
"""


def can_compile() -> bool:
    """Whether mypyc would find a C compiler and Python's headers."""
    if not sys.platform.startswith("linux"):
        return True  # it finds out by itself
    has_headers = Path(sysconfig.get_path("include"), "Python.h").exists()
    return has_headers and any(map(shutil.which, [os.environ.get("CC", "cc"), "gcc", "clang"]))


def install_for_set_up() -> None:
    """Get the venv module, without which nothing goes on, and a C compiler, without which all is slower."""
    if find_spec("ensurepip") is None:
        install(f"{PYTHON_PACKAGE}-venv", why="Python's venv module is missing.")
        invalidate_caches()
        if find_spec("ensurepip") is None:
            sys.exit(1)
    if not can_compile():
        why = "A C compiler and Python's headers are missing: without them the bot thinks a hundred times slower."
        install("gcc", "libc6-dev", f"{PYTHON_PACKAGE}-dev", why=why)


def install_for_qt(python: Path) -> bool:
    """Get the system libraries of Qt that are missing; says whether it has all in the end."""
    for _ in range(2):
        probe = subprocess.run([python, "-c", PROBE], capture_output=True, text=True, check=True)
        libraries, packages = (line.split() for line in probe.stdout.splitlines())
        if not libraries:
            return True
        if not install(*packages, why=f"Qt needs system libraries that are missing: {', '.join(libraries)}."):
            break
    return False


def install(*packages: str, why: str) -> bool:
    """Install packages of Debian or Ubuntu, or say which are needed; returns whether they were installed."""
    print(why, flush=True)
    if not packages or shutil.which("apt-get") is None:
        print("Install this in your system's way, then start again.", flush=True)
        return False
    command = ["apt-get", "install", "--yes", "--no-install-recommends", *packages]
    if os.geteuid() != 0:
        print(f"Run this as root, then start again:\n  {' '.join(command)}", flush=True)
        return False
    print(f"Installing {' '.join(packages)} …", flush=True)
    update_package_lists()
    return run_quietly(command)


@cache
def update_package_lists() -> None:
    run_quietly(["apt-get", "update"])


def run_quietly(command: list[str]) -> bool:
    """Run an installer that asks nothing, and show what it said only if it fails."""
    asks_nothing = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    done = subprocess.run(command, env=asks_nothing, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode:
        print(done.stdout, flush=True)
    return done.returncode == 0
