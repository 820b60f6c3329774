"""Compares the packaged program with a bare window that is packaged in the same way: sizes, and first paint."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tarfile
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

from inside.first_paint import VARIABLE
from make.folder import make_folder

STARTS = 40
PAINT = "--first-paint"
MAX_SIZE = 1.25
MAX_TIME = 3.5  # the first paint shows a window that can be used at once


class Comparison(NamedTuple):
    """One thing that is compared."""

    name: str
    pairs: list[tuple[float, float]]  # the bare window's and the program's, measured one after the other
    limit: float  # the program may have as many times as much

    @property
    def bare(self) -> float:
        return statistics.median(bare for bare, _ in self.pairs)

    @property
    def program(self) -> float:
        return statistics.median(program for _, program in self.pairs)

    @property
    def ratio(self) -> float:
        """The median of each pair's own ratio: a machine that gets slower and faster again hits both of a pair."""
        return statistics.median(program / bare for bare, program in self.pairs)


def compare(build: Path) -> int:
    """Print a table; the status says whether the program is within its limits."""
    bare, program = make_folder(build, is_bare=True), build / "folder" / "escabel"
    times = times_to_paint([bare / "escabel-gui"], [program / "escabel-gui", PAINT])
    rows = [
        Comparison("unpacked, MB", [(size_of(bare) / 1e6, size_of(program) / 1e6)], MAX_SIZE),
        Comparison("tar.xz, MB", [(packed_size_of(bare) / 1e6, packed_size_of(program) / 1e6)], MAX_SIZE),
        Comparison("first paint, ms", times, MAX_TIME),
    ]
    for row in rows:
        print(f"{row.name:16} bare {row.bare:7.1f}  program {row.program:7.1f}  ratio {row.ratio:.2f} (≤ {row.limit})")
    return int(any(row.ratio > row.limit for row in rows))


def size_of(folder: Path) -> int:
    return sum(file.stat().st_size for file in folder.rglob("*") if file.is_file() and not file.is_symlink())


def packed_size_of(folder: Path) -> int:
    with tempfile.TemporaryFile() as file:
        with tarfile.open(fileobj=file, mode="w:xz", preset=6) as archive:
            archive.add(folder, folder.name)
        return file.tell()


def times_to_paint(bare: list[Path | str], program: list[Path | str]) -> list[tuple[float, float]]:
    """Return the milliseconds that the two commands took, start by start in turn."""
    pairs = []
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "ESCABEL_DATA_DIR": folder}
        for _ in range(STARTS + 1):
            pairs.append((time_to_paint(bare, environment), time_to_paint(program, environment)))
    return pairs[1:]  # the first one reads files that the others find in memory


def time_to_paint(command: list[Path | str], environment: dict[str, str]) -> float:
    environment = {**environment, VARIABLE: str(time.monotonic_ns())}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60, check=True)
    return float(done.stdout.split()[0])


if __name__ == "__main__":
    sys.exit(compare(Path(sys.argv[1]).resolve()))
