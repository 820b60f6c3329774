"""This release: its version, its day, its notes; everything that several files say."""

from __future__ import annotations

import json
import os
import platform
import re
import subprocess
import sys
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
MACHINES: Final = {"AMD64": "x86_64", "ARM64": "arm64", "aarch64": "arm64"}  # what systems and file names call them
SYSTEMS: Final = {"win32": "windows", "darwin": "macos"}


@dataclass(frozen=True)
class Release:
    """`site` is the project's public address, empty where it has none."""

    version: str
    day: datetime
    notes: str
    site: str

    @property
    def stem(self) -> str:
        """Beginning of the names of files that are for this system only."""
        machine = platform.machine()
        return f"escabel-{self.version}-{SYSTEMS.get(sys.platform, 'linux')}-{MACHINES.get(machine, machine)}"

    @property
    def seconds(self) -> int:
        """The day as systems count, for the times of files."""
        return int(self.day.timestamp())


def this_release(site: str) -> Release:
    from escabel_gui import __version__

    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    return Release(__version__, release_day(), notes_of(changes, __version__), site.rstrip("/"))


def latest(release: Release) -> str:
    """Return the file below the project's page in which the program looks for a newer version."""
    return json.dumps({"version": release.version, "notes": release.notes}, ensure_ascii=False, indent=1) + "\n"


def release_day() -> datetime:
    """Return the day on which the sources were last changed: the same sources make the same files."""
    seconds = os.environ.get("SOURCE_DATE_EPOCH") or run("git", "-C", str(ROOT), "log", "-1", "--format=%ct")
    return datetime.fromtimestamp(int(seconds), UTC) if seconds else datetime.now(UTC)


def notes_of(changes: str, version: str) -> str:
    """Return the part of a change log that is about a version, without its heading."""
    parts = re.split(r"^## ", changes, flags=re.MULTILINE)
    for part in parts:
        heading, _, text = part.partition("\n")
        if heading.split()[:1] == [version]:
            return text.strip()
    raise ValueError(f"CHANGELOG.md says nothing about {version}")


def run(*command: str) -> str:
    """Output of a program; nothing where it is missing or fails."""
    try:
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return ""
