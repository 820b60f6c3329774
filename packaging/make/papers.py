"""What a release says about itself: the parts that it brings along, with their licences, notes and checksums."""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import sys
import sysconfig
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path
from typing import Final

from make.elf import is_elf, newest_version
from make.release import ROOT, Release, run

FULL_TEXTS: Final = Path(__file__).with_name("licences")  # of licences that wheels name without their words
DISTRIBUTIONS: Final = ("PySide6-Essentials", "shiboken6", "librt", "mypy-extensions", "pyinstaller")
QT_LICENCES: Final = ("LGPL-3.0.txt", "GPL-3.0.txt")


@dataclass(frozen=True)
class Part:
    """Something of other people's in the package; `licences` are the files with its terms."""

    name: str
    version: str
    licence: str
    purl: str  # package URL, as bills of materials name things
    licences: tuple[Path, ...]


def bundled_parts(sources: dict[str, str]) -> list[Part]:
    """Everything that is in the package and not ours; `sources` says where the files of the bundle come from."""
    parts = [python_part(), *map(distribution_part, DISTRIBUTIONS), *qt_parts(sources)]
    if shutil.which("dpkg-query"):
        files = [Path(source) for source in sources.values() if is_of_system(Path(source))]
        parts += [debian_part(package) for package in sorted({package_of(file) for file in files})]
    return parts


def is_of_system(file: Path) -> bool:
    homes = (sys.prefix, sys.base_prefix, str(ROOT))
    return not any(file.resolve().is_relative_to(Path(home).resolve()) or file.is_relative_to(home) for home in homes)


def python_part() -> Part:
    version = sys.version.split()[0]
    text = Path(sysconfig.get_path("stdlib"), "LICENSE.txt")
    return Part("Python", version, "PSF-2.0", f"pkg:generic/python@{version}", (text,) if text.exists() else ())


def distribution_part(name: str) -> Part:
    found = metadata.distribution(name)
    texts = [Path(str(file.locate())) for file in found.files or () if re.search("licen[cs]e|copying", file.name, re.I)]
    if name == "pyinstaller":  # what is bundled is only its loader, to which its exception applies
        licence = "GPL-2.0-or-later WITH Bootloader-exception"
    elif name in ("PySide6-Essentials", "shiboken6"):
        licence, texts = "LGPL-3.0-only", [FULL_TEXTS / file for file in QT_LICENCES]
    else:
        licence = next(found.metadata[key] for key in ("License-Expression", "License") if key in found.metadata)
    purl = f"pkg:pypi/{re.sub('[-_.]+', '-', name).lower()}@{found.version}"
    return Part(found.metadata["Name"], found.version, licence, purl, tuple(texts))


def qt_parts(sources: dict[str, str]) -> list[Part]:
    """Qt itself, and the ICU that its wheels bring along on Linux."""
    from PySide6.QtCore import qVersion

    texts = tuple(FULL_TEXTS / file for file in QT_LICENCES)
    parts = [Part("Qt", qVersion(), "LGPL-3.0-only", f"pkg:generic/qt@{qVersion()}", texts)]
    icu = re.search(r"libicudata\.so\.(\d+)", " ".join(sources))
    if icu:
        parts.append(
            Part("ICU", icu[1], "Unicode-DFS-2016", f"pkg:generic/icu@{icu[1]}", (FULL_TEXTS / "Unicode-DFS-2016.txt",))
        )
    return parts


def package_of(file: Path) -> str:
    """The Debian package that a file of the system is from."""
    for path in (file, file.resolve(), Path("/", *file.resolve().parts[2:])):  # /lib may be a link to /usr/lib
        answer = run("dpkg-query", "--search", str(path))
        if answer:
            return answer.split(":")[0]
    raise RuntimeError(f"{file} goes into the package, and is of no package itself")


def debian_part(package: str) -> Part:
    version = run("dpkg-query", "--show", "--showformat=${Version}\\n", package).splitlines()[0]
    text = Path("/usr/share/doc", package, "copyright")
    return Part(package, version, f"see {package}.txt", f"pkg:deb/debian/{package}@{version}", (text,))


# ---- writing it down


def write_licences(parts: list[Part], folder: Path) -> None:
    """The terms of every part, and a README that lists them."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    shutil.copyfile(ROOT / "LICENSE", folder / "Escabel.txt")
    lines = ["Escabel is under the MIT licence (Escabel.txt). It brings along:", ""]
    for part in parts:
        names = []
        for text in part.licences:
            name = text.name if text.parent == FULL_TEXTS else f"{part.name}.txt"
            if (folder / name).exists() and name not in QT_LICENCES:
                name = f"{part.name}-{text.stem}.txt"
            shutil.copyfile(text, folder / name)
            names.append(name)
        lines.append(f"{part.name} {part.version}: {part.licence} ({', '.join(names)})")
    lines += [
        "",
        "Qt and PySide6 are used under the LGPL: their libraries are files of their own in _internal/PySide6, which",
        "you may replace with other builds of the same version.",
    ]
    (folder / "README.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")


def bill_of_materials(parts: list[Part], release: Release) -> str:
    """CycloneDX 1.5, JSON."""
    components = [
        {
            "type": "library",
            "bom-ref": part.purl,
            "name": part.name,
            "version": part.version,
            "purl": part.purl,
            "licenses": [licence_entry(part.licence)],
        }
        for part in parts
    ]
    own = f"pkg:generic/escabel@{release.version}"
    bill = {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {
            "timestamp": release.day.strftime("%Y-%m-%dT%H:%M:%SZ"),
            "component": {
                "type": "application",
                "bom-ref": own,
                "name": "Escabel",
                "version": release.version,
                "purl": own,
                "licenses": [{"license": {"id": "MIT"}}],
            },
        },
        "components": components,
        "dependencies": [{"ref": own, "dependsOn": [part.purl for part in parts]}],
    }
    return json.dumps(bill, indent=2) + "\n"


def licence_entry(licence: str) -> dict[str, object]:
    if " WITH " in licence or " OR " in licence:
        return {"expression": licence}
    return {"license": {"name" if licence.startswith("see ") else "id": licence}}


def checksums(files: list[Path]) -> str:
    """As `sha256sum --check` reads them."""
    return "".join(f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in sorted(files))


def release_notes(release: Release, files: list[Path], folder: Path) -> str:
    rows = [f"| {file.name} | {file.stat().st_size / 1e6:.1f} MB |" for file in sorted(files)]
    return f"""\
# Escabel {release.version} ({release.day:%Y-%m-%d})

{release.notes}

## Files

| file | size |
| --- | --- |
{chr(10).join(rows)}

{needs_of_system(folder)}

Checksums are in SHA256SUMS, what is bundled in the .cdx.json file and in the folder `licences`. Uninstalling leaves
your games alone: *Help → About* tells where they are.
"""


def needs_of_system(folder: Path) -> str:
    """Which systems the package is for, from what its files ask for."""
    if sys.platform == "win32":
        return "For Windows 10 (version 1809) and newer, 64 bit."
    if sys.platform == "darwin":
        return "For macOS 13 and newer. The app is not signed: open it the first time by a right click and *Open*."
    version = ".".join(map(str, max(newest_version(path, "GLIBC") for path in folder.rglob("*") if is_elf(path))))
    return (
        f"For Linux with glibc {version} or newer and a desktop of X11 or Wayland. On a system without any desktop, "
        "the packages libgl1 libegl1 libfontconfig1 libdbus-1-3 libglib2.0-0 libx11-xcb1 libxkbcommon0 (as Debian "
        "calls them) and a font are needed; the .deb declares what it needs."
    )
