"""Files that people can download: what is in the folder `dist`, with kinds, sizes, checksums and notes.

    python packaging/make/downloads.py MADE OUT

puts what several systems have made, each in a folder of its own in MADE, into the one folder OUT, with checksums; the
notes about all of it go to MADE/release-notes.md.
"""

from __future__ import annotations

import hashlib
import re
import shutil
import sys
from collections.abc import Iterable
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
SUMS: Final = "SHA256SUMS"
NOTES: Final = "release-notes.md"
FILES: Final = "\n\n## Files\n\n"
LAST_WORDS: Final = """\
SHA256SUMS holds checksums; the .cdx.json file and the folder `licences` list what is bundled. Uninstalling does not
touch your games: *Help → About* shows where they are kept."""
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
    sums = folder / SUMS
    told = {name: known for known, name in SUM_LINE.findall(sums.read_text("utf-8"))} if sums.is_file() else {}
    found = []
    for path in sorted(folder.iterdir()) if folder.is_dir() else []:
        kind = NAME.fullmatch(path.name)
        if kind is None:
            continue
        download = Download(path, kind[1], path.stat().st_size, sha256_of(path))
        if told.get(path.name, download.sha256) != download.sha256:
            raise ValueError(f"{path.name} has another sum than SHA256SUMS tells")
        found.append(download)
    return sorted(found, key=lambda download: [*LABELS].index(download.kind))


def sha256_of(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def write_checksums(folder: Path) -> None:
    """Write the checksums of a folder's files beside them, as `sha256sum --check` reads them on every system."""
    files = sorted(path for path in folder.iterdir() if path.name not in (SUMS, NOTES))
    sums = "".join(f"{sha256_of(path)}  {path.name}\n" for path in files)
    (folder / SUMS).write_text(sums, encoding="utf-8", newline="\n")


def notes_with_files(news: str, files: Iterable[Path], needs: Iterable[str]) -> str:
    """Release notes: the news of the version, its files, and the systems that they are for."""
    rows = "\n".join(f"| {file.name} | {file.stat().st_size / 1e6:.1f} MB |" for file in sorted(files))
    parts = [f"{news}{FILES}| file | size |\n| --- | --- |\n{rows}", *needs, LAST_WORDS]
    return "\n\n".join(parts) + "\n"


def gather(made: Path, out: Path) -> None:
    """Put the files of all folders in `made` into the new folder `out`, with checksums, and the notes into `made`."""
    out.mkdir(parents=True)
    for path in sorted(path for path in made.glob("*/*") if path.name not in (SUMS, NOTES)):
        shutil.copyfile(path, out / path.name)
    notes = [path.read_text(encoding="utf-8").rpartition(FILES) for path in sorted(made.glob(f"*/{NOTES}"))]
    needs = dict.fromkeys(told.removesuffix(LAST_WORDS + "\n").strip().rpartition("\n\n")[2] for _, _, told in notes)
    files = [download.path for download in find_downloads(out)]
    (made / NOTES).write_text(notes_with_files(notes[0][0], files, needs), encoding="utf-8")
    write_checksums(out)


if __name__ == "__main__":
    gather(Path(sys.argv[1]), Path(sys.argv[2]))
