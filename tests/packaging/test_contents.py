"""What goes into a package, and what is said about it, without making one."""

from __future__ import annotations

import importlib
import json
import shutil
import struct
import sys
from datetime import UTC, datetime
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree

import pytest

PACKAGING = Path(__file__).parents[2] / "packaging"


@pytest.fixture(autouse=True)
def scripts(monkeypatch: pytest.MonkeyPatch) -> None:
    """The scripts of the folder can be imported, as they import each other."""
    monkeypatch.syspath_prepend(str(PACKAGING))


def script(name: str) -> ModuleType:
    return importlib.import_module(name)


@pytest.mark.parametrize(
    ("path", "is_wanted"),
    [
        ("PySide6/Qt/plugins/platforms/libqxcb.so", True),
        ("PySide6/Qt/plugins/platforms/libqwayland.so", True),
        ("PySide6/Qt/plugins/platforms/libqoffscreen.so", True),
        ("PySide6/Qt/plugins/platforms/libqvnc.so", False),
        ("PySide6/plugins/platforms/qwindows.dll", True),
        ("PySide6/plugins/platforms/qminimal.dll", False),
        ("PySide6/Qt/plugins/wayland-shell-integration/libxdg-shell.so", True),
        ("PySide6/Qt/plugins/wayland-shell-integration/libivi-shell.so", False),
        ("PySide6/Qt/plugins/iconengines/libqsvgicon.so", True),
        ("PySide6/Qt/plugins/imageformats/libqsvg.so", True),
        ("PySide6/Qt/plugins/imageformats/libqtiff.so", False),
        ("PySide6/Qt/plugins/printsupport/libcupsprintersupport.so", True),
        ("PySide6/Qt/plugins/platformthemes/libqxdgdesktopportal.so", True),
        ("PySide6/Qt/plugins/platformthemes/libqgtk3.so", False),
        ("PySide6/Qt/lib/libQt6PrintSupport.so.6", True),
        ("PySide6/Qt/lib/libQt6Network.so.6", False),
        ("PySide6/Qt6Network.dll", False),
        ("PySide6/Qt/translations/qtbase_de.qm", False),
        ("escabel_gui/resources/translations/escabel_de.qm", True),
        ("libsqlite3.so.0", True),
        ("libstdc++.so.6", False),
        ("libxcb.so.1", False),
        ("libxcb-cursor.so.0", True),
    ],
)
def test_what_is_wanted(path: str, is_wanted: bool) -> None:
    assert script("contents").is_wanted(path) is is_wanted


def test_libraries_that_nothing_needs_any_more_stay_out(monkeypatch: pytest.MonkeyPatch) -> None:
    contents = script("contents")
    needs = {"module": ["libone.so.1"], "one": ["libtwo.so.2"], "two": [], "three": ["libtwo.so.2"], "python": []}
    monkeypatch.setattr(contents, "needed_libraries", lambda path: needs[str(path)])
    entries = [
        ("PySide6/QtGui.abi3.so", "module", "EXTENSION"),
        ("libone.so.1", "one", "BINARY"),
        ("PySide6/Qt/lib/libtwo.so.2", "two", "BINARY"),
        ("libtwo.so.2", "PySide6/Qt/lib/libtwo.so.2", "SYMLINK"),
        ("libthree.so.3", "three", "BINARY"),
        ("libthree.so", "libthree.so.3", "DATA"),
        ("libpython3.11.so.1.0", "python", "BINARY"),
    ]
    assert [entry[0] for entry in contents.without_orphans(entries)] == [
        "PySide6/QtGui.abi3.so",
        "libone.so.1",
        "PySide6/Qt/lib/libtwo.so.2",
        "libtwo.so.2",
        "libthree.so",
        "libpython3.11.so.1.0",
    ]


def test_what_pyinstaller_warns_of_is_found() -> None:
    log = (
        "31 INFO: Looking for libraries\n"
        "38 WARNING: Library not found: could not resolve 'libxcb-cursor.so.0', dependency of 'libqxcb.so'.\n"
        "45 INFO: Warnings written to warn-escabel.txt\n"
    )
    assert script("folder").find_warnings(log) == [log.splitlines()[1]]


def test_what_is_left_out_may_lack_what_it_wants() -> None:
    plugin = "/env/lib/PySide6/Qt/plugins/platformthemes/libqgtk3.so"
    log = f"38 WARNING: Library not found: could not resolve 'libgtk-3.so.0', dependency of '{plugin}'.\n"
    assert script("folder").find_warnings(log) == []


def test_folders_of_the_build_machine_are_forgotten() -> None:
    data = b"\x7fELF\0/home/somebody/lib\0$ORIGIN/../lib\0"
    forgotten = script("folder").without_build_machine(data, ["/home/somebody/lib", "$ORIGIN/../lib"])
    assert forgotten == b"\x7fELF\0" + bytes(len(b"/home/somebody/lib") + 1) + b"$ORIGIN/../lib\0"


# ---- icons


def test_icons_of_all_sizes(tmp_path: Path) -> None:
    icons = script("icons")
    icons.make_icons(PACKAGING.parent / "resources" / "icons" / "escabel.svg", tmp_path)
    for size in icons.SIZES:
        picture = (tmp_path / f"{size}.png").read_bytes()
        assert struct.unpack(">II", picture[16:24]) == (size, size)
    ico = (tmp_path / "escabel.ico").read_bytes()
    assert struct.unpack("<HHH", ico[:6]) == (0, 1, len(icons.ICO_SIZES))
    length, offset = struct.unpack("<II", ico[14:22])
    assert ico[offset : offset + 4] == b"\x89PNG"
    assert ico[offset + length : offset + length + 4] == b"\x89PNG"
    icns = (tmp_path / "escabel.icns").read_bytes()
    assert icns[:4] == b"icns"
    assert struct.unpack(">I", icns[4:8])[0] == len(icns)


# ---- papers


def make_release(site: str = "") -> object:
    notes = (
        "The first version.\n\n- It plays.\n- It keeps a game that is so long that its name is longer than a line is."
    )
    return script("release").Release("1.2.3", datetime(2026, 11, 21, tzinfo=UTC), notes, site)


def test_the_notes_are_those_of_the_version() -> None:
    changes = "# Changes\n\n## 1.1 (later)\n\nnew\n\n## 1.0 (then)\n\nold\n"
    assert script("release").notes_of(changes, "1.0") == "old"
    with pytest.raises(ValueError, match="nothing about"):
        script("release").notes_of(changes, "0.9")


def test_the_version_of_the_program_has_notes() -> None:
    from escabel_gui import __version__

    assert script("release").notes_of((PACKAGING.parent / "CHANGELOG.md").read_text("utf-8"), __version__)


@pytest.mark.parametrize("site", ["", "https://example.org/escabel"])
def test_the_metainfo_shows_pictures_where_there_is_a_page_to_take_them_from(site: str) -> None:
    text = (PACKAGING / "linux" / "escabel.metainfo.xml").read_text("utf-8")
    tree = ElementTree.fromstring(script("linux").fill_metainfo(text, make_release(site)))
    assert "@" not in ElementTree.tostring(tree, "unicode")
    images = [image.text or "" for image in tree.iter("image")]
    assert bool(images) is bool(site)
    for image in images:
        assert image.startswith(f"{site}/")
        assert (PACKAGING / "screenshots" / image.rpartition("/")[2]).exists()
    release = tree.find("releases/release")
    assert release is not None
    assert release.attrib == {"version": "1.2.3", "date": "2026-11-21"}


def test_debians_changelog_has_short_lines() -> None:
    lines = script("linux").changelog_of_deb(make_release()).splitlines()
    assert lines[0] == "escabel (1.2.3-1) unstable; urgency=medium"
    assert "  * It plays." in lines
    assert max(map(len, lines[:-1])) <= 80
    assert lines[-1].endswith("  Sat, 21 Nov 2026 00:00:00 +0000")


def test_the_bill_of_materials_names_every_part() -> None:
    papers = script("papers")
    part = papers.Part("librt", "0.16.0", "MIT", "pkg:pypi/librt@0.16.0", ())
    bill = json.loads(papers.bill_of_materials([part], make_release()))
    assert (bill["bomFormat"], bill["metadata"]["component"]["version"]) == ("CycloneDX", "1.2.3")
    assert bill["components"][0]["licenses"] == [{"license": {"id": "MIT"}}]
    assert bill["dependencies"] == [{"ref": "pkg:generic/escabel@1.2.3", "dependsOn": ["pkg:pypi/librt@0.16.0"]}]


def test_licences_are_copied_and_listed(tmp_path: Path) -> None:
    papers = script("papers")
    (tmp_path / "COPYING").write_text("terms")
    parts = [
        papers.Part("Qt", "6", "LGPL-3.0-only", "pkg:generic/qt@6", (papers.FULL_TEXTS / "LGPL-3.0.txt",)),
        papers.Part("libone", "1", "see libone.txt", "pkg:deb/debian/libone@1", (tmp_path / "COPYING",)),
    ]
    papers.write_licences(parts, tmp_path / "licences")
    names = sorted(path.name for path in (tmp_path / "licences").iterdir())
    assert names == ["Escabel.txt", "LGPL-3.0.txt", "README.txt", "libone.txt"]
    assert "libone 1: see libone.txt (libone.txt)" in (tmp_path / "licences" / "README.txt").read_text()


def test_checksums_are_as_the_system_checks_them(tmp_path: Path) -> None:
    (tmp_path / "a").write_bytes(b"")
    empty = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    assert script("papers").checksums([tmp_path / "a"]) == f"{empty}  a\n"


@pytest.mark.skipif(shutil.which("readelf") is None, reason="there is no readelf here")
def test_what_a_program_needs_is_read_from_it() -> None:
    elf = script("elf")
    python = Path(sys.executable).resolve()
    assert elf.is_elf(python)
    assert "libc.so.6" in elf.needed_libraries(python)
    assert elf.newest_version(python, "GLIBC") >= (2, 2)
    assert not elf.is_elf(Path(__file__))
