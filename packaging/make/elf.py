"""What Linux programs and libraries say about themselves, as `readelf` reads it."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterable, Mapping
from pathlib import Path

Version = tuple[int, ...]


def needed_libraries(path: Path) -> list[str]:
    """The names of the libraries that a file asks the system's linker for."""
    return re.findall(r"\(NEEDED\).*\[(.*)\]", readelf("--dynamic", path))


def search_paths(path: Path) -> list[str]:
    """The folders in which a file looks for libraries before the system's own, as it says it."""
    return re.findall(r"\((?:RUNPATH|RPATH)\).*\[(.*)\]", readelf("--dynamic", path))


def newest_version(path: Path, prefix: str) -> Version:
    """The newest version of a library that a file needs, from symbol versions like `GLIBC_2.34`; () if none."""
    versions = re.findall(rf"Name: {prefix}_([0-9.]+)\s", readelf("--version-info", path))
    return max((tuple(map(int, version.split("."))) for version in versions), default=())


def is_elf(path: Path) -> bool:
    if not path.is_file() or path.is_symlink():
        return False
    with path.open("rb") as file:
        return file.read(4) == b"\x7fELF"


def readelf(option: str, path: Path) -> str:
    done = subprocess.run(["readelf", "--wide", option, path], capture_output=True, text=True, check=True)
    return done.stdout


def reachable(roots: Iterable[str], needs: Mapping[str, Iterable[str]]) -> set[str]:
    """All libraries that the roots need, directly or by way of others; `needs` says what each one asks for."""
    found: set[str] = set()
    waiting = list(roots)
    while waiting:
        name = waiting.pop()
        for needed in needs.get(name, ()):
            if needed not in found:
                found.add(needed)
                waiting.append(needed)
    return found
