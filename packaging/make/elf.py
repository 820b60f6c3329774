"""Reads what Linux programs and libraries say about themselves."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path

from elftools.elf.dynamic import DynamicSection
from elftools.elf.elffile import ELFFile
from elftools.elf.gnuversions import GNUVerNeedSection

Version = tuple[int, ...]


def needed_libraries(path: Path) -> list[str]:
    """Return the names of the libraries that a file asks the system's linker for."""
    return dynamic_entries(path, "needed")


def search_paths(path: Path) -> list[str]:
    """Return the folders in which a file looks for libraries before the system's own, as it says it."""
    return dynamic_entries(path, "runpath", "rpath")


def dynamic_entries(path: Path, *names: str) -> list[str]:
    """Return the texts of a kind in what a file says to the system's linker."""
    with path.open("rb") as file:
        sections = ELFFile(file).iter_sections()
        tags = [tag for part in sections if isinstance(part, DynamicSection) for tag in part.iter_tags()]
        return [getattr(tag, name) for name in names for tag in tags if tag.entry.d_tag == f"DT_{name.upper()}"]


def newest_version(path: Path, prefix: str) -> Version:
    """Return the newest version of a library that a file needs, from symbol versions like `GLIBC_2.34`; () if none."""
    with path.open("rb") as file:
        sections = [part for part in ELFFile(file).iter_sections() if isinstance(part, GNUVerNeedSection)]
        names = [str(needed.name) for part in sections for _, versions in part.iter_versions() for needed in versions]
    found = [name.removeprefix(f"{prefix}_") for name in names if name.startswith(f"{prefix}_")]
    return max((tuple(map(int, version.split("."))) for version in found if version[0].isdigit()), default=())


def is_elf(path: Path) -> bool:
    if not path.is_file() or path.is_symlink():
        return False
    with path.open("rb") as file:
        return file.read(4) == b"\x7fELF"


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
