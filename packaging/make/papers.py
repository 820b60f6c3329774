"""Papers of a release: the parts that it brings along, their licences and a bill of them, and its notes."""

from __future__ import annotations

import platform
import re
import shutil
import sys
import sysconfig
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path
from typing import Final
from uuid import NAMESPACE_URL, uuid5

from cyclonedx.contrib.license.factories import LicenseFactory
from cyclonedx.model.bom import Bom
from cyclonedx.model.component import Component, ComponentType
from cyclonedx.output.json import JsonV1Dot5
from packageurl import PackageURL

from escabel_gui.qt_libraries import PACKAGES
from make import macos
from make.downloads import notes_with_files
from make.elf import is_elf, needed_libraries, newest_version
from make.release import MACHINES, ROOT, Release, run

FULL_TEXTS: Final = Path(__file__).with_name("licences")  # of licences that wheels name without their words
LOADER: Final = "pyinstaller"  # of which only the program that starts ours is bundled
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
    """Everything that is in the package and not ours; `sources` says where the modules and files in it come from."""
    names = [*bundled_distributions(sources), LOADER]
    parts = [python_part(), *map(distribution_part, names), *qt_parts(sources)]
    if shutil.which("dpkg-query"):
        files = [Path(source) for source in sources.values() if is_of_system(Path(source))]
        parts += [debian_part(package) for package in sorted({package_of(file) for file in files})]
    return parts


def bundled_distributions(sources: dict[str, str]) -> list[str]:
    """Return the names of the installed packages of Python that have modules in the bundle, without our own."""
    modules = {re.split(r"[./\\]", place)[0] for place in sources}
    found = {name for module, names in metadata.packages_distributions().items() if module in modules for name in names}
    return sorted(found - {"escabel"}, key=str.lower)


def is_of_system(file: Path) -> bool:
    homes = (sys.prefix, sysconfig.get_path("stdlib"), str(ROOT))
    is_python = file.name.startswith("libpython")
    return not is_python and not any(
        file.resolve().is_relative_to(Path(home).resolve()) or file.is_relative_to(home) for home in homes
    )


def python_part() -> Part:
    version = sys.version.split()[0]
    homes = (sysconfig.get_path("stdlib"), sys.base_prefix)  # the second on Windows
    texts = [path for home in homes if (path := Path(home, "LICENSE.txt")).exists()]
    if not texts:
        raise RuntimeError(f"the licence of Python is in none of {', '.join(homes)}")
    return Part("Python", version, "PSF-2.0", f"pkg:generic/python@{version}", (texts[0],))


def distribution_part(name: str) -> Part:
    found = metadata.distribution(name)
    texts = [Path(str(file.locate())) for file in found.files or () if re.search("licen[cs]e|copying", file.name, re.I)]
    purl = f"pkg:pypi/{re.sub('[-_.]+', '-', name).lower()}@{found.version}"
    if name == LOADER:
        licence = "GPL-2.0-or-later WITH Bootloader-exception"
    else:
        said = [*found.metadata.get_all("License-Expression", []), *found.metadata.get_all("License", []), ""][0]
        licence = said.partition("\n")[0].removesuffix(" License")  # some have all of its words there
        if "LGPL" in said:
            licence, texts = "LGPL-3.0-only", [FULL_TEXTS / file for file in QT_LICENCES]
    if not licence or not texts:
        raise RuntimeError(f"{name} goes into the package, and brings no licence")
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
    """Return the Debian package that a file of the system is from."""
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
    """Write the terms of every part, and a README that lists them."""
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
    """CycloneDX 1.5, JSON; the same parts make the same text."""
    own = component(Part("Escabel", release.version, "MIT", f"pkg:generic/escabel@{release.version}", ()))
    own.type = ComponentType.APPLICATION
    components = [component(part) for part in parts]
    serial_number = uuid5(NAMESPACE_URL, " ".join(str(each.purl) for each in [own, *components]))
    bill = Bom(components=components, serial_number=serial_number)
    bill.metadata.component = own
    bill.metadata.timestamp = release.day
    bill.register_dependency(own, components)
    return JsonV1Dot5(bill).output_as_string(indent=2) + "\n"


def component(part: Part) -> Component:
    return Component(
        name=part.name,
        version=part.version,
        bom_ref=part.purl,
        purl=PackageURL.from_string(part.purl),
        licenses=[LicenseFactory().make_from_string(part.licence)],
    )


def release_notes(release: Release, files: list[Path], folder: Path) -> str:
    news = f"# Escabel {release.version} ({release.day:%Y-%m-%d})\n\n{release.notes}"
    return notes_with_files(news, files, [needs_of_system(folder)])


def needs_of_system(folder: Path) -> str:
    """Return the systems that the package is for, from what its files ask for, in a sentence."""
    if sys.platform == "win32":
        return "For Windows 10 (version 1809) and newer, 64-bit."
    if sys.platform == "darwin":
        return (
            f"For macOS {macos.OLDEST.partition('.')[0]} and newer. The app is not signed, and macOS refuses it the "
            "first time: then choose *Open Anyway* in System Settings, under privacy and security."
        )
    files = [path for path in folder.rglob("*") if is_elf(path)]
    version = ".".join(map(str, max(newest_version(path, "GLIBC") for path in files)))
    packages = " ".join(packages_of_system(files))
    machine = MACHINES.get(platform.machine(), platform.machine())
    return (
        f"For Linux ({machine}) with glibc {version} or newer and an X11 or Wayland desktop. A system without one also "
        f"needs a font and these packages, by their names in Debian: {packages}. The .deb declares what it needs."
    )


def packages_of_system(files: list[Path]) -> list[str]:
    """Return the Debian packages of Qt's libraries that these files need and do not bring along."""
    brought = {path.name for path in files}
    needed = {library for path in files for library in needed_libraries(path)} - brought
    return sorted({PACKAGES[library] for library in needed if library in PACKAGES})
