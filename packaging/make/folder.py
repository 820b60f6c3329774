"""Runs PyInstaller, and takes its warnings seriously."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from make.contents import is_wanted
from make.elf import is_elf, search_paths

SPEC = Path(__file__).with_name("escabel.spec")

# The system's tool for it breaks libraries that wheels have repaired: only what Python itself brings is stripped.
STRIPPED = (
    "_internal/libpython*",
    "_internal/python*/lib-dynload/*",
    "_internal/escabel_gui/**/*.so",
    "_internal/librt/*",
)


def make_folder(build: Path, is_bare: bool = False) -> Path:
    """Make the folder of the packaged program, or the bare window, under `build`; raises RuntimeError for warnings."""
    name = "bare" if is_bare else "escabel"
    command: list[str | Path] = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--distpath", build / "folder"]
    command += ["--workpath", build / "pyinstaller" / name, SPEC, *(["--", "bare"] if is_bare else [])]
    # the folder one is in comes first where PyInstaller looks for modules: it must not be that of the sources
    done = subprocess.run(command, stderr=subprocess.PIPE, text=True, cwd=build)
    (build / f"pyinstaller-{name}.log").write_text(done.stderr, encoding="utf-8")
    if done.returncode:
        raise RuntimeError(f"PyInstaller failed:\n{done.stderr[-3000:]}")
    warnings = find_warnings(done.stderr)
    if warnings:
        raise RuntimeError("PyInstaller misses something, and so would people:\n" + "\n".join(warnings))
    folder = build / "folder" / name
    if sys.platform.startswith("linux"):
        strip(folder)
    return folder


def find_warnings(log: str) -> list[str]:
    """Return the lines of PyInstaller's log that tell of something that will be missing.

    What is left out may lack what it wants: its libraries need not be on the machine that builds.
    """
    lines = re.findall(r"^\d+ (?:WARNING|ERROR|CRITICAL): .*", log, re.MULTILINE)
    needing = re.compile(r"Library not found: .*, dependency of '(.*)'")
    return [line for line in lines if not (found := needing.search(line)) or is_wanted(found[1].replace("\\", "/"))]


def strip(folder: Path) -> None:
    """Take out what only debuggers read, and where the build machine has its libraries."""
    files = [path for pattern in STRIPPED for path in folder.glob(pattern) if is_elf(path)]
    subprocess.run(["strip", "--strip-unneeded", *files], check=True)
    for path in files:
        path.write_bytes(without_build_machine(path.read_bytes(), search_paths(path)))


def without_build_machine(data: bytes, paths: list[str]) -> bytes:
    """Return the bytes of a library that no longer looks for others in folders of the machine it was built on."""
    for path in paths:
        if not path.startswith("$ORIGIN"):
            data = data.replace(path.encode() + b"\0", bytes(len(path.encode()) + 1))
    return data
