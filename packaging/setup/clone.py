"""A clone and its places: the environment, what it was made from, and the caches that it shares with other clones."""

from __future__ import annotations

import hashlib
import json
import os
import platform
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cached_property
from pathlib import Path
from typing import Any, BinaryIO

from setup.escabel_compiled_finder import STATE

MOST_KEPT = 4  # of what other clones or other versions of the sources have left in the cache
NEEDED_MB = 700  # for a new environment


class Trouble(Exception):
    """One sentence: what is wrong, and what to do."""


class NotToBeHad(Trouble):
    """Trouble with a package that is not made for this system, or not for this Python."""


class Clone:
    """Folder with the sources, and all that the two commands keep about it."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.venv = root / ".venv"
        self.programs = self.venv / ("Scripts" if os.name == "nt" else "bin")
        self.python = self.programs / ("python.exe" if os.name == "nt" else "python")
        self.stamp = self.venv / "escabel.json"  # what the environment was made from
        self.compiled = self.venv / STATE  # where the compiled modules are, as the finder reads it
        self.log = self.venv / "behind.log"  # what was said behind the window

    @cached_property
    def project(self) -> dict[str, Any]:
        """The contents of pyproject.toml."""
        import tomllib  # which older Pythons do not have, and they are to be told

        return tomllib.loads((self.root / "pyproject.toml").read_text(encoding="utf-8"))

    @property
    def packages(self) -> Path:
        """Folder of the environment's packages."""
        version = f"python{sys.version_info[0]}.{sys.version_info[1]}"
        return self.venv / ("Lib" if os.name == "nt" else f"lib/{version}") / "site-packages"

    def package_names(self) -> list[str]:
        """Names of the environment's packages; empty where there is none."""
        return sorted(path.name for path in self.packages.iterdir()) if self.packages.is_dir() else []

    @property
    def hook(self) -> dict[str, list[str]]:
        """The part of pyproject.toml about the modules that are compiled."""
        hook: dict[str, list[str]] = self.project["tool"]["hatch"]["build"]["hooks"]["custom"]
        return hook

    def digest(self, *patterns: str, say_also: object = None) -> str:
        """Return a digest that changes with any of the files and with `say_also`."""
        digest = hashlib.sha256(repr(say_also).encode())
        for path in sorted({path for pattern in patterns for path in self.root.glob(pattern)}):
            digest.update(path.relative_to(self.root).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
        return digest.hexdigest()[:32]

    @property
    def digest_of_modules(self) -> str:
        """Digest that changes with the modules that are compiled, how, by what compiler, for which Python and librt."""
        compiler = shutil.which(os.environ.get("CC", "cc")) or shutil.which("gcc") or shutil.which("clang") or ""
        place = Path(compiler).resolve() if compiler else None  # Windows has its compiler elsewhere
        python = (sys.version, platform.machine(), platform.libc_ver())
        library = [name for name in self.package_names() if name.startswith("librt-")]  # they fit one ABI of it only
        told = (str(place), place.stat().st_size if place else 0, *python, *library)
        way = ("packaging/setup/compile_hook.py", "packaging/setup/trial_games.py")
        return self.digest(*self.hook["modules"], *way, say_also=told)

    def read_stamp(self) -> dict[str, Any]:
        try:
            stamp = json.loads(self.stamp.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        return stamp if isinstance(stamp, dict) else {}

    def write_stamp(self, stamp: dict[str, Any]) -> None:
        write_whole(self.stamp, json.dumps(stamp))

    # ---- compiled modules

    def has_tried(self, digest: str) -> bool:
        """Return whether the modules of this digest are there, or cannot be compiled."""
        try:
            tried, folder, root = self.compiled.read_text(encoding="utf-8").splitlines()
        except (OSError, ValueError):
            return False
        return tried == digest and root == str(self.root) and (not folder or Path(folder).is_dir())

    def has_compiled(self) -> bool:
        """Return whether compiled modules are used."""
        return self.compiled.exists() and bool(self.compiled.read_text(encoding="utf-8").splitlines()[1])

    def use_compiled(self, digest: str, folder: Path | None) -> None:
        """Let every process from now on take its compiled modules from there; None: there are none."""
        write_whole(self.compiled, f"{digest}\n{folder or ''}\n{self.root}\n")

    # ---- caches

    def cache(self, kind: str) -> Path:
        """Folder for what other clones can use, too; inside of this one where the person's own cannot be written."""
        with suppress(OSError, RuntimeError):  # as Path tells that somebody has no home
            folder = user_cache() / kind
            folder.mkdir(parents=True, exist_ok=True)
            if os.access(folder, os.W_OK):
                return folder
        folder = self.root / "build" / "cache" / kind
        folder.mkdir(parents=True, exist_ok=True)
        return folder

    @contextmanager
    def alone(self, doing: str, words: str = "") -> Iterator[None]:
        """Wait until no other process does the same in this clone, with these words if there is one."""
        (self.root / "build").mkdir(exist_ok=True)
        with (self.root / "build" / f"{doing}.lock").open("wb") as file:
            if not lock(file, wait=False):
                if words:
                    print(words, flush=True)
                lock(file, wait=True)
            yield

    def check_room(self, megabytes: int) -> None:
        """Raise Trouble where nothing can be written, or less than this."""
        if not os.access(self.root, os.W_OK):
            raise Trouble(f"Nothing can be written into {self.root}: put the clone into a folder of your own.")
        check_free(self.root, megabytes)


def user_cache() -> Path:
    """Folder for what can be made again, where the system has it."""
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "escabel" / "Cache"
    if sys.platform == "darwin":
        return home / "Library" / "Caches" / "escabel"
    named = os.environ.get("XDG_CACHE_HOME", "")
    return (Path(named) if named.startswith("/") else home / ".cache") / "escabel"


def check_free(folder: Path, megabytes: int) -> None:
    """Raise Trouble where the disk of a folder has less room than this."""
    free = shutil.disk_usage(folder).free // 1_000_000
    if free < megabytes:
        told = f"Escabel needs {megabytes} MB, and the disk of {folder} has {free}"
        raise Trouble(f"{told}: make room, then start again.")


def write_whole(path: Path, text: str) -> None:
    """Write a file so that whoever reads it meanwhile sees the old one or the new one."""
    new = path.with_name(f"{path.name}.{os.getpid()}")
    new.write_text(text, encoding="utf-8")
    new.replace(path)


def keep_whole(made: Path, place: Path) -> None:
    """Put a folder in its place, at once and as a whole; one that is there already stays. Old ones beside it go."""
    try:
        made.rename(place)
    except OSError:  # another start was faster
        shutil.rmtree(made, ignore_errors=True)
    others = sorted(place.parent.iterdir(), key=lambda path: path.stat().st_mtime, reverse=True)
    for old in [path for path in others if path != place][MOST_KEPT:]:
        shutil.rmtree(old, ignore_errors=True)


def lock(file: BinaryIO, wait: bool) -> bool:
    """Lock a file for this process; False if another one has it, and this one is not to wait."""
    if sys.platform == "win32":
        import msvcrt

        while True:
            try:
                msvcrt.locking(file.fileno(), msvcrt.LK_LOCK if wait else msvcrt.LK_NBLCK, 1)
            except OSError:
                if wait:  # it has waited for ten seconds
                    continue
                return False
            return True
    import fcntl

    try:
        fcntl.flock(file, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
    except BlockingIOError:
        return False
    return True
