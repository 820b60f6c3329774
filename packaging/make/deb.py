"""The package for Debian and its relatives."""

from __future__ import annotations

import gzip
import hashlib
import os
import re
import shutil
import subprocess
import textwrap
from collections.abc import Iterable
from email.utils import format_datetime
from pathlib import Path
from typing import Final
from xml.etree import ElementTree

from make.desktop_files import METAINFO, PROGRAMS
from make.elf import is_elf
from make.linux import put, write
from make.release import ROOT, Release
from make.texts_elsewhere import TEMPLATES

MAINTAINER: Final = "The Escabel authors <authors@escabel.invalid>"  # there is no public address yet
LANGUAGE: Final = "{http://www.w3.org/XML/1998/namespace}lang"  # of a translation; the English text says none


def make_deb(folder: Path, release: Release, build: Path, out: Path) -> Path:
    tree = build / "deb"
    shutil.rmtree(tree, ignore_errors=True)
    library = tree / "usr/lib/escabel"
    shutil.copytree(folder, library, symlinks=True)
    for path in library_files_of_system(library):
        path.unlink()
    shutil.move(library / "share", tree / "usr/share")
    for program in PROGRAMS:
        link = tree / "usr/bin" / program
        link.parent.mkdir(parents=True, exist_ok=True)
        link.symlink_to(f"../lib/escabel/{program}")
        page = tree / f"usr/share/man/man6/{program}.6"
        compress(page, page.read_bytes())
        page.unlink()
    papers = tree / "usr/share/doc/escabel"
    shutil.move(library / "licences", papers / "licences")
    (library / "README.txt").unlink()
    write(papers / "copyright", copyright_of_deb(papers / "licences"))
    compress(papers / "changelog", (ROOT / "CHANGELOG.md").read_bytes())
    compress(papers / "changelog.Debian", changelog_of_deb(release).encode())
    put(TEMPLATES / "lintian-overrides", tree / "usr/share/lintian/overrides/escabel")
    set_modes(tree, release)
    write_control(tree, release, build)
    path = out / f"escabel_{release.version}-1_{architecture()}.deb"
    subprocess.run(
        ["dpkg-deb", "--root-owner-group", "-Zxz", "--build", tree, path], check=True, stdout=subprocess.DEVNULL
    )
    return path


def library_files_of_system(folder: Path) -> list[Path]:
    """Libraries that the archive brings along for systems that lack them, and the package declares instead."""
    return [path for path in (folder / "_internal").glob("lib*.so.*") if not path.name.startswith("libpython")]


def compress(path: Path, data: bytes) -> None:
    with path.with_name(f"{path.name}.gz").open("wb") as file, gzip.GzipFile("", "wb", 9, file, mtime=0) as packed:
        packed.write(data)


def set_modes(tree: Path, release: Release) -> None:
    for path in [tree, *tree.rglob("*")]:
        if not path.is_symlink():
            is_program = path.is_dir() or path.name in PROGRAMS
            path.chmod(0o755 if is_program else 0o644)
        os.utime(path, (release.seconds, release.seconds), follow_symlinks=False)


def write_control(tree: Path, release: Release, build: Path) -> None:
    files = sorted(path for path in tree.rglob("*") if path.is_file() and not path.is_symlink())
    sums = "".join(f"{hashlib.md5(path.read_bytes()).hexdigest()}  {path.relative_to(tree)}\n" for path in files)
    size = sum(path.stat().st_size for path in files) // 1024
    depends = ", ".join(library_packages(tree, build))
    homepage = f"Homepage: {release.site}\n" if release.site else ""
    control = f"""\
Package: escabel
Version: {release.version}-1
Architecture: {architecture()}
Maintainer: {MAINTAINER}
Installed-Size: {size}
Depends: {depends}
Recommends: ca-certificates, openssl
Section: games
Priority: optional
{homepage}Description: abstract stacking and connection games
{indented(description_of(tree / "usr/share" / METAINFO))}
"""
    write(tree / "DEBIAN" / "control", control)
    write(tree / "DEBIAN" / "md5sums", sums)


def description_of(metainfo: Path) -> Iterable[str]:
    """Return the lines of what software centers say about the program, in English."""
    for part in ElementTree.parse(metainfo).iterfind("description/*"):
        bullet, hanging = (" * ", "   ") if part.tag == "ul" else ("", "")
        told = [" ".join((each.text or "").split()) for each in part.iter() if LANGUAGE not in each.attrib]
        for words in filter(None, told):
            yield from textwrap.wrap(words, 78, initial_indent=bullet, subsequent_indent=hanging)
        if any(told):
            yield ""


def library_packages(tree: Path, build: Path) -> list[str]:
    """Return the packages of the libraries that are left to the system, in the versions that are needed."""
    project = build / "shlibdeps"
    write(project / "debian" / "control", "Source: escabel\n\nPackage: escabel\nArchitecture: any\n")
    files = [path for path in sorted((tree / "usr/lib/escabel").rglob("*")) if is_elf(path)]
    folders = sorted({path.parent for path in files})
    command = ["dpkg-shlibdeps", "-O", "--ignore-missing-info", *(f"-l{folder}" for folder in folders)]
    done = subprocess.run([*command, *files], cwd=project, capture_output=True, text=True)
    if done.returncode:
        raise RuntimeError(f"dpkg-shlibdeps failed:\n{done.stderr[-3000:]}")
    return done.stdout.partition("shlibs:Depends=")[2].strip().split(", ")


def architecture() -> str:
    return subprocess.run(["dpkg", "--print-architecture"], capture_output=True, text=True, check=True).stdout.strip()


def changelog_of_deb(release: Release) -> str:
    paragraphs = [" ".join(lines.split()) for lines in re.split(r"\n+- |\n\n", release.notes)]
    notes = "\n".join(textwrap.fill(text, 78, initial_indent="  * ", subsequent_indent="    ") for text in paragraphs)
    head = f"escabel ({release.version}-1) unstable; urgency=medium"
    return f"{head}\n\n{notes}\n\n -- {MAINTAINER}  {format_datetime(release.day)}\n"


def copyright_of_deb(licences: Path) -> str:
    """Debian's form of it: the program's own licence, and where those of its parts are."""
    terms = (ROOT / "LICENSE").read_text(encoding="utf-8").partition("\n\n")[2].partition("\n\n")[2]
    overview = (licences / "README.txt").read_text(encoding="utf-8")
    return f"""\
Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: Escabel
Comment:
 This package was made by packaging/build.py of the program's sources, with PyInstaller. It brings along parts
 of other projects, under /usr/lib/escabel/_internal; the licence of each is in /usr/share/doc/escabel/licences:
 .
{indented(overview.splitlines())}
 .
 The LGPL and the GPL are also in /usr/share/common-licenses.

Files: *
Copyright: 2026 The Escabel authors
License: Expat

License: Expat
{indented(terms.splitlines())}
"""


def indented(lines: Iterable[str]) -> str:
    """Lines as Debian's control files have them below a field."""
    return re.sub(r"(\n \.)+$", "", "\n".join(f" {line}" if line.strip() else " ." for line in lines))
