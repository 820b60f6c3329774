"""Files that every package for Linux has, and the archive that runs from anywhere; deb.py makes Debian's package."""

from __future__ import annotations

import shutil
import tarfile
from pathlib import Path

from make.desktop_files import PROGRAMS, desktop_files
from make.icon_files import SIZES
from make.release import ROOT, Release


def complete_folder(folder: Path, icons: Path, release: Release) -> None:
    """Add the engine's command and everything that desktops read to the packaged program."""
    gui, engine = (folder / program for program in PROGRAMS)
    engine.unlink(missing_ok=True)
    engine.symlink_to(gui.name)
    share = folder / "share"
    for place, text in desktop_files(release).items():
        write(share / place, text)
    put(ROOT / "resources" / "icons" / "escabel.svg", share / "icons/hicolor/scalable/apps/escabel.svg")
    for size in SIZES:
        put(icons / f"{size}.png", share / f"icons/hicolor/{size}x{size}/apps/escabel.png")


def put(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def make_archive(folder: Path, release: Release, out: Path) -> Path:
    """Make a .tar.xz with one folder in it; the same files make the same archive."""
    path = out / f"{release.stem}.tar.xz"

    def normalize(info: tarfile.TarInfo) -> tarfile.TarInfo:
        info.uid = info.gid = 0
        info.uname = info.gname = "root"
        info.mtime = release.seconds
        info.mode = 0o755 if info.mode & 0o100 or info.isdir() else 0o644
        return info

    with tarfile.open(path, "w:xz", preset=6) as archive:
        archive.add(folder, f"escabel-{release.version}", filter=normalize)
    return path
