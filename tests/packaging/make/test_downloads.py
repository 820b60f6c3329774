"""The files that people download, and what is told about them."""

import subprocess
import sys
from pathlib import Path

import pytest

from make import downloads
from make.downloads import LAST_WORDS, gather, notes_with_files, write_checksums

NEWS = "# Escabel 1.2.3\n\nNew.\n\n## Files\n\nGames are files now."


@pytest.fixture
def made(tmp_path: Path) -> Path:
    """Return a folder with what three systems have made, of which two need the same, and what they have told."""
    made = tmp_path / "made"
    for system, name, needs in (("a", "one.deb", "Linux."), ("b", "two.zip", "Windows."), ("c", "six.zip", "Windows.")):
        folder = made / f"packages-{system}"
        folder.mkdir(parents=True)
        file = folder / f"escabel-{name}"
        file.write_text(system)
        (folder / "release-notes.md").write_text(notes_with_files(NEWS, [file], [needs]), encoding="utf-8")
        write_checksums(folder)
    (made / "wheels").mkdir()
    (made / "wheels" / "escabel-1.2.3.tar.gz").touch()
    return made


def test_what_all_systems_have_made_becomes_one_folder(made: Path, tmp_path: Path) -> None:
    out = tmp_path / "dist"
    gather(made, out)
    files = ["SHA256SUMS", "escabel-1.2.3.tar.gz", "escabel-one.deb", "escabel-six.zip", "escabel-two.zip"]
    assert sorted(path.name for path in out.iterdir()) == files
    sums = (out / "SHA256SUMS").read_text().splitlines()
    assert [line.partition("  ")[2] for line in sums] == files[1:]


def test_the_notes_tell_of_the_files_and_the_needs_of_all_systems(made: Path, tmp_path: Path) -> None:
    gather(made, tmp_path / "dist")
    notes = (made / "release-notes.md").read_text(encoding="utf-8")
    assert notes.startswith(NEWS)
    assert [line.split()[1] for line in notes.splitlines() if line.startswith("| escabel")] == [
        "escabel-1.2.3.tar.gz",
        "escabel-one.deb",
        "escabel-six.zip",
        "escabel-two.zip",
    ]
    assert notes.endswith(f" MB |\n\nLinux.\n\nWindows.\n\n{LAST_WORDS}\n")


def test_it_needs_nothing_but_python(made: Path, tmp_path: Path) -> None:
    script = Path(downloads.__file__)
    subprocess.run([sys.executable, "-I", "-S", script, made, tmp_path / "dist"], check=True)
    assert (tmp_path / "dist" / "SHA256SUMS").exists()


def test_checksums_are_as_every_system_checks_them(tmp_path: Path) -> None:
    (tmp_path / "a").write_bytes(b"")
    (tmp_path / "release-notes.md").touch()
    write_checksums(tmp_path)
    empty = b"e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    assert (tmp_path / "SHA256SUMS").read_bytes() == empty + b"  a\n"
