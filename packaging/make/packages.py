"""Makes every package that this system can make; run by build.py, in the environment that it has set up."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

from make import deb, linux, macos, papers, windows
from make.downloads import NOTES, write_checksums
from make.folder import make_folder
from make.icon_files import make_icons
from make.release import ROOT, Release, this_release

README = """\
Escabel {version}: run `escabel-gui` in this folder. You can put the folder wherever you like.

`escabel-engine` is the bot on its own, for use by other programs. Your games and settings are kept elsewhere, in your
user data and configuration folders, and remain when you delete this folder. If the program does not start,
`escabel-gui --self-test` tells you what is missing. The folder `licences` lists what is bundled, and its licences.
"""


def make_packages(build: Path, out: Path, site: str) -> list[Path]:
    release = this_release(site)
    icons = build / "icons"
    say("Drawing icons")
    make_icons(ROOT / "resources" / "icons" / "escabel.svg", icons)
    say("Packaging the program and what it needs")
    folder = make_folder(build)
    parts = papers.bundled_parts(read_sources(build))
    papers.write_licences(parts, folder / "licences")
    (folder / "README.txt").write_text(README.format(version=release.version), encoding="utf-8")
    if sys.platform.startswith("linux"):
        linux.complete_folder(folder, icons, release)
    say("Testing what has been packaged")
    test(folder)
    say("Making archives and installers")
    out.mkdir(parents=True, exist_ok=True)
    for old in out.iterdir():
        if old.is_file():
            old.unlink()
    files = make_files(folder, icons, release, build, out)
    bill = out / f"{release.stem}.cdx.json"
    bill.write_text(papers.bill_of_materials(parts, release), encoding="utf-8")
    notes = out / NOTES
    notes.write_text(papers.release_notes(release, files, folder), encoding="utf-8")
    write_checksums(out)
    return files


def make_files(folder: Path, icons: Path, release: Release, build: Path, out: Path) -> list[Path]:
    if sys.platform == "win32":
        installer = windows.make_installer(folder, icons, release, out)
        return [windows.make_zip(folder, release, out), *([installer] if installer else [])]
    if sys.platform == "darwin":
        app = folder.parent / "Escabel.app"
        return [macos.make_image(app, folder / "licences", release, build, out)]
    files = [linux.make_archive(folder, release, out)]
    if shutil.which("dpkg-shlibdeps"):
        files.append(deb.make_deb(folder, release, build, out))
    return files


def read_sources(build: Path) -> dict[str, str]:
    text = (build / "pyinstaller" / "escabel" / "escabel" / "sources.json").read_text(encoding="utf-8")
    sources: dict[str, str] = json.loads(text)
    return sources


def test(folder: Path) -> None:
    """Let the packaged program test itself."""
    program = folder / ("escabel-gui.exe" if sys.platform == "win32" else "escabel-gui")
    subprocess.run([program, "--self-test"], check=True, timeout=300)


def say(words: str) -> None:
    print(f"{words} …", flush=True)


if __name__ == "__main__":
    made = make_packages(Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3])
    print("Made:", *made, sep="\n  ")
