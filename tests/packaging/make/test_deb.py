"""What Debian's package says about itself."""

from pathlib import Path

from escabel_gui.rules.catalogue import RELEASED
from make.deb import changelog_of_deb, copyright_of_deb, description_of, indented
from make.desktop_files import METAINFO, desktop_files
from make.release import Release
from make.texts_elsewhere import METAINFO_PAGE


def test_the_changelog_has_short_lines(release: Release) -> None:
    lines = changelog_of_deb(release).splitlines()
    assert lines[0] == "escabel (1.2.3-1) unstable; urgency=medium"
    assert "  * It plays." in lines
    assert max(map(len, lines[:-1])) <= 80
    assert lines[-1].endswith("  Sat, 21 Nov 2026 00:00:00 +0000")


def test_the_description_is_the_english_one_of_software_centers(release: Release, tmp_path: Path) -> None:
    metainfo = tmp_path / "escabel.metainfo.xml"
    metainfo.write_text(desktop_files(release)[METAINFO], "utf-8")
    lines = list(description_of(metainfo))
    assert max(map(len, lines)) <= 78
    for ruleset in RELEASED:
        assert ruleset.title in " ".join(lines)
    assert " * Variations, comments, clocks, and games saved as SGF" in lines
    assert sum(line.startswith(" * ") for line in lines) == METAINFO_PAGE.read_text("utf-8").count("<li>")


def test_lines_below_a_field_have_no_gaps() -> None:
    assert indented(["one", "", "two", "", ""]) == " one\n .\n two"


def test_the_copyright_names_what_is_bundled(tmp_path: Path) -> None:
    (tmp_path / "README.txt").write_text("It brings along:\n\nlibone 1: MIT\n")
    text = copyright_of_deb(tmp_path)
    assert "\n It brings along:\n .\n libone 1: MIT\n .\n" in text
    assert "\nLicense: Expat\n Permission is hereby granted" in text
