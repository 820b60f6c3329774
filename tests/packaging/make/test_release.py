"""What a release is."""

import platform
from pathlib import Path

import pytest

from escabel_gui import __version__
from escabel_gui.model.application.updates import parse_release
from make.downloads import Download
from make.release import ROOT, Release, latest, notes_of


def test_the_notes_are_those_of_the_version() -> None:
    changes = "# Changes\n\n## 1.1 (later)\n\nnew\n\n## 1.0 (then)\n\nold\n"
    assert notes_of(changes, "1.0") == "old"
    with pytest.raises(ValueError, match="nothing about"):
        notes_of(changes, "0.9")


def test_the_version_of_the_program_has_notes() -> None:
    assert notes_of((ROOT / "CHANGELOG.md").read_text("utf-8"), __version__)


def test_the_program_understands_the_file_about_the_latest_version(release: Release) -> None:
    told = parse_release(latest(release).encode())
    assert (told.version, told.notes) == (release.version, release.notes)


@pytest.mark.parametrize(
    ("system", "told"), [("AMD64", "x86-64"), ("x86_64", "x86-64"), ("ARM64", "ARM64"), ("aarch64", "ARM64")]
)
def test_the_page_knows_the_processor_by_the_name_of_a_file(
    release: Release, monkeypatch: pytest.MonkeyPatch, system: str, told: str
) -> None:
    monkeypatch.setattr(platform, "machine", lambda: system)
    assert Download(Path(f"{release.stem}.zip"), "zip", 0, "").machine == told
