"""What a release says about what it brings along."""

import json
import sys
import sysconfig
import tomllib
from pathlib import Path

import pytest

from make import macos
from make.papers import (
    FULL_TEXTS,
    Part,
    bill_of_materials,
    bundled_distributions,
    distribution_part,
    python_part,
    release_notes,
    write_licences,
)
from make.release import ROOT, Release

PART = Part("librt", "0.16.0", "MIT", "pkg:pypi/librt@0.16.0", ())


def test_the_bill_of_materials_names_every_part(release: Release) -> None:
    bill = json.loads(bill_of_materials([PART], release))
    assert (bill["bomFormat"], bill["metadata"]["component"]["version"]) == ("CycloneDX", "1.2.3")
    assert bill["components"][0]["licenses"] == [{"license": {"id": "MIT"}}]
    needs = {entry["ref"]: entry.get("dependsOn") for entry in bill["dependencies"]}
    assert needs["pkg:generic/escabel@1.2.3"] == ["pkg:pypi/librt@0.16.0"]


def test_licences_are_named_by_what_is_known_of_them(release: Release) -> None:
    loader = Part("loader", "6", "GPL-2.0-or-later WITH Bootloader-exception", "pkg:pypi/loader@6", ())
    library = Part("libone", "1", "see libone.txt", "pkg:deb/debian/libone@1", ())
    bill = json.loads(bill_of_materials([loader, library], release))
    assert {part["name"]: part["licenses"] for part in bill["components"]} == {
        "loader": [{"expression": "GPL-2.0-or-later WITH Bootloader-exception"}],
        "libone": [{"license": {"name": "see libone.txt"}}],
    }


def test_the_same_parts_make_the_same_bill(release: Release) -> None:
    assert bill_of_materials([PART], release) == bill_of_materials([PART], release)


def test_what_is_bundled_is_known_by_its_modules() -> None:
    sources = {
        "json": "/lib/json/__init__.py",
        "escabel_gui.rules": "/site/escabel_gui/rules/__init__.py",
        "platformdirs.unix": "/site/platformdirs/unix.py",
        "PySide6/QtCore.abi3.so": "/site/PySide6/QtCore.abi3.so",
    }
    assert bundled_distributions(sources) == ["platformdirs", "PySide6_Essentials"]


def test_what_is_bundled_is_known_by_its_files_on_windows() -> None:
    assert bundled_distributions({"PySide6\\QtCore.pyd": r"C:\site\PySide6\QtCore.pyd"}) == ["PySide6_Essentials"]


@pytest.mark.parametrize("is_windows", [False, True])
def test_python_comes_with_its_licence(is_windows: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "Lib").mkdir()
    monkeypatch.setattr(sys, "base_prefix", str(tmp_path))
    monkeypatch.setattr(sysconfig, "get_path", lambda name: str(tmp_path / "Lib"))
    with pytest.raises(RuntimeError, match="the licence of Python is in none of"):
        python_part()
    text = tmp_path / "LICENSE.txt" if is_windows else tmp_path / "Lib" / "LICENSE.txt"
    text.touch()
    assert python_part().licences == (text,)


@pytest.mark.parametrize(
    ("name", "licence"), [("platformdirs", "MIT"), ("fsrs", "MIT"), ("shiboken6", "LGPL-3.0-only")]
)
def test_a_bundled_package_comes_with_its_licence(name: str, licence: str) -> None:
    part = distribution_part(name)
    assert part.licence == licence
    assert all(text.stat().st_size > 500 for text in part.licences)
    assert part.licences


def test_licences_are_copied_and_listed(tmp_path: Path) -> None:
    (tmp_path / "COPYING").write_text("terms")
    parts = [
        Part("Qt", "6", "LGPL-3.0-only", "pkg:generic/qt@6", (FULL_TEXTS / "LGPL-3.0.txt",)),
        Part("libone", "1", "see libone.txt", "pkg:deb/debian/libone@1", (tmp_path / "COPYING",)),
    ]
    write_licences(parts, tmp_path / "licences")
    names = sorted(path.name for path in (tmp_path / "licences").iterdir())
    assert names == ["Escabel.txt", "LGPL-3.0.txt", "README.txt", "libone.txt"]
    assert "libone 1: see libone.txt (libone.txt)" in (tmp_path / "licences" / "README.txt").read_text()


def test_the_notes_name_the_oldest_macos_on_which_the_wheels_run_too(
    release: Release, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert project["tool"]["cibuildwheel"]["macos"]["environment"] == {"MACOSX_DEPLOYMENT_TARGET": macos.OLDEST}
    assert macos.INFO["LSMinimumSystemVersion"] == macos.OLDEST
    monkeypatch.setattr(sys, "platform", "darwin")
    assert "For macOS 14 and newer." in release_notes(release, [], tmp_path)
