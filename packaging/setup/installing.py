"""Getting packages from the registry, with words on what happens, and one sentence when it fails."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from threading import Event, Thread
from time import monotonic

from setup.clone import NEEDED_MB, Clone, NotToBeHad, Trouble

BEAT = 10.0  # seconds after which something is said, whatever happens
BASE = str(getattr(sys, "_base_executable", sys.executable))  # the Python that environments are made with
OLDEST_PIP = (22, 3)
SHOWN_MB = 2  # smaller downloads are not worth a line

REASONS = (  # of pip and of uv, for what fails most
    (r"No space left|Errno 28|WinError 112\b", "The disk is full: make room ({0} MB are needed), then start again."),
    (
        r"NewConnectionError|NameResolutionError|name resolution|Connection refused|ConnectTimeout|Max retries"
        r"|Network is unreachable|error sending request|dns error|ProxyError",
        "The package registry cannot be reached: connect this computer to the network, then start again.",
    ),
    (
        r"IncompleteRead|ReadTimeout|Read timed out|Connection broken|ConnectionReset|DO NOT MATCH THE HASHES"
        r"|BadZipFile|invalid wheel|has an invalid|SSLError",
        "A download broke off: start again, and it is tried once more.",
    ),
    (
        r"Permission denied|Read-only file system|WinError (?:5|32)\b",  # which Windows says in the person's language
        "Files in {1} cannot be written: they are in use, or somebody else's. Mend that, then start again.",
    ),
)


def make_environment(clone: Clone) -> None:
    """Make an empty environment in place of the one that is there; with pip, where nobody else can fill it."""
    if clone.venv.is_symlink():
        raise Trouble(f"{clone.venv} is a link, and no environment can be made there: delete it, then start again.")
    if os.pathsep in str(clone.root):
        told = f"Python makes no environment in a folder with {os.pathsep} in its name, as in {clone.root}"
        raise Trouble(f"{told}: rename it, then start again.")
    bare = ["--without-pip"] if find_uv() or has_pip(BASE) else []
    run_with_words([BASE, "-m", "venv", "--clear", *bare, str(clone.venv)], clone)


@cache
def has_pip(python: str) -> bool:
    """Return whether this Python has a pip that can fill the environment of another one."""
    command = [python, "-c", "import pip; print(pip.__version__)"]
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    version = re.match(r"(\d+)\.(\d+)", done.stdout)
    return version is not None and (int(version[1]), int(version[2])) >= OLDEST_PIP


def find_uv() -> str | None:
    return shutil.which("uv")


def get_packages(clone: Clone, requirements: Iterable[str], options: Iterable[str] = ()) -> None:
    """Install with uv where it is, which is faster, and with pip where it is not or fails."""
    rest = [*options, *requirements]
    uv = find_uv()
    if uv:
        try:
            run_with_words([uv, "pip", "install", "--python", str(clone.python), *rest], clone)
        except Trouble:
            if not (has_pip(BASE) or has_pip(str(clone.python))):
                raise
            print("Once more with pip …", flush=True)
        else:
            return
    pip = [BASE, "-m", "pip", "--python", str(clone.python)] if has_pip(BASE) else [str(clone.python), "-m", "pip"]
    quiet = ["--disable-pip-version-check", "install", "--progress-bar=off", "--retries=2", "--no-compile"]
    run_with_words([*pip, *quiet, *rest], clone)


def run_with_words(command: list[str], clone: Clone) -> None:
    """Run an installer, saying what it does; raises Trouble when it fails."""
    environment = {**os.environ, "PYTHONUNBUFFERED": "1", "PIP_NO_INPUT": "1"}
    try:
        process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace", env=environment
        )
    except OSError as error:
        told = f"{command[0]} cannot be run ({error.strerror})"
        raise Trouble(f"{told}: delete {clone.venv}, then start again.") from error
    lines: list[str] = []
    with process, Heart():
        assert process.stdout is not None
        for line in process.stdout:
            lines.append(line.rstrip())
            words = in_words(line)
            if words:
                print(f"  {words}", flush=True)
    if process.returncode:
        raise trouble_of("\n".join(lines), clone.root)


def in_words(line: str) -> str:
    """Return a line of pip for people; empty where it tells them nothing."""
    found = re.search(r"Downloading (?:https?://\S*/)?([\w.]+?)-(\d[\w.]*)\S* \(([\d.]+) MB\)", line)
    if found and float(found[3]) >= SHOWN_MB:
        return f"downloading {found[1].replace('_', '-')} {found[2]}, {found[3]} MB"
    if line.startswith("Installing collected packages"):
        return "unpacking, which takes some ten seconds"
    if "Retrying (" in line:
        return "no answer from the package registry, trying again"
    return ""


def trouble_of(said: str, root: Path) -> Trouble:
    """One sentence about an installer that has failed, after its own last lines where nothing better is known."""
    for pattern, sentence in REASONS:
        if re.search(pattern, said):
            return Trouble(sentence.format(NEEDED_MB, root))
    print("\n".join(said.splitlines()[-15:]), file=sys.stderr, flush=True)
    if re.search("No matching distribution found|No solution found when resolving", said):  # pip's words, and uv's
        return NotToBeHad("There is nothing for this system and this Python, see above: start with another Python.")
    return Trouble("What Escabel needs could not be installed, see above: start again, or report this.")


class Heart:
    """Says every few seconds that something still goes on."""

    def __enter__(self) -> None:
        self._done = Event()
        self._started = monotonic()
        Thread(target=self._beat, daemon=True).start()

    def __exit__(self, *_: object) -> None:
        self._done.set()

    def _beat(self) -> None:
        while not self._done.wait(BEAT):
            print(f"  … {monotonic() - self._started:.0f} s", flush=True)
