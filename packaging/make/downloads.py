"""Files that people can download: what is in the folder `dist`, with kinds, sizes and checksums."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path
from typing import Final, NamedTuple

LABELS: Final = {  # by the ending of the name; in the order of the page
    "exe": "Windows: installer",
    "zip": "Windows: portable archive",
    "dmg": "macOS",
    "deb": "Debian, Ubuntu and their relatives",
    "tar.xz": "Other Linux systems",
    "tar.gz": "From the sources",
    "whl": "With Python 3.11 or newer",
    "cdx.json": "List of the parts inside",
}
FOLDED: Final = ("whl", "cdx.json")  # which few people look for
FOLDED_TITLE: Final = "Wheels for Python, and the list of the parts inside"
NAME: Final = re.compile(rf"[Ee]scabel[\w.+-]*\.({'|'.join(map(re.escape, LABELS))})")
MACHINES: Final = {"x86_64": "x86-64", "amd64": "x86-64", "arm64": "ARM64", "aarch64": "ARM64", "win32": "x86"}
MACHINE: Final = re.compile("|".join(MACHINES))
SUM_LINE: Final = re.compile(r"^([0-9a-f]{64})  (\S+)$", re.MULTILINE)


class Download(NamedTuple):
    """A file, the kind that its name ends with, and what its checksum is."""

    path: Path
    kind: str
    size: int
    sha256: str

    @property
    def machine(self) -> str:
        """The processor that it is for; empty if it is for all."""
        found = MACHINE.search(self.path.name)
        return MACHINES[found[0]] if found else ""


def find_downloads(folder: Path) -> list[Download]:
    """Return the files for people in the order of the page.

    Raises ValueError where SHA256SUMS in the folder tells another sum of a file.
    """
    sums = folder / "SHA256SUMS"
    told = {name: known for known, name in SUM_LINE.findall(sums.read_text("utf-8"))} if sums.is_file() else {}
    found = []
    for path in sorted(folder.iterdir()) if folder.is_dir() else []:
        kind = NAME.fullmatch(path.name)
        if kind is None:
            continue
        with path.open("rb") as file:
            download = Download(path, kind[1], path.stat().st_size, hashlib.file_digest(file, "sha256").hexdigest())
        if told.get(path.name, download.sha256) != download.sha256:
            raise ValueError(f"{path.name} has another sum than SHA256SUMS tells")
        found.append(download)
    return sorted(found, key=lambda download: [*LABELS].index(download.kind))
