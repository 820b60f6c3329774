"""What desktops and manuals are told: every game of the catalogue, and the same in all files."""

import re
from configparser import ConfigParser
from dataclasses import replace
from xml.etree import ElementTree

import pytest

from escabel_gui.__main__ import main
from escabel_gui.engine.command import make_parser
from escabel_gui.engine.subcommands import COMMANDS
from escabel_gui.rules.catalogue import RELEASED
from make.desktop_files import METAINFO, desktop_files
from make.release import ROOT, Release
from make.translations import FINISHED, LANGUAGES

MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"
TITLES = [ruleset.title for ruleset in RELEASED]


def desktop_entry(release: Release) -> dict[str, str]:
    """Return what the desktop file says, by keys in small letters."""
    parser = ConfigParser(interpolation=None)
    parser.read_string(desktop_files(release)["applications/escabel.desktop"])
    return dict(parser["Desktop Entry"])


def test_nothing_is_left_to_fill_in(release: Release) -> None:
    for place, text in desktop_files(release).items():
        assert "@" not in text, place


def test_people_are_told_of_every_game(release: Release) -> None:
    files = desktop_files(release)
    for place in (METAINFO, "man/man6/escabel-gui.6"):
        for title in TITLES:
            assert title in files[place]
    keywords = desktop_entry(release)["keywords"].split(";")
    assert {title.lower() for title in TITLES} <= set(keywords)


def options_in(text: str) -> set[str]:
    return set(re.findall(r"(?:--|Fl -)([a-z]+(?:-[a-z]+)*)", text))


def test_manuals_have_all_options_and_commands(release: Release, capsys: pytest.CaptureFixture[str]) -> None:
    files = desktop_files(release)
    engine = files["man/man6/escabel-engine.6"]
    assert options_in(engine) >= options_in(make_parser([]).format_help())
    for name, *_ in COMMANDS:
        assert f".It Cm {name}\n".replace("-", r"\-") in engine
    with pytest.raises(SystemExit):
        main(["--help"])
    assert options_in(files["man/man6/escabel-gui.6"]) >= options_in(capsys.readouterr().out)


def test_every_game_is_known_by_its_file(release: Release) -> None:
    tree = ElementTree.fromstring(desktop_files(release)["mime/packages/escabel.xml"])
    known = {match.get("value") for match in tree.iter(f"{MIME}match")}
    assert {f"RU[{ruleset.name}" for ruleset in RELEASED} <= known


def test_all_files_speak_of_the_same_types(release: Release) -> None:
    files = desktop_files(release)
    types = ElementTree.fromstring(files["mime/packages/escabel.xml"]).iter(f"{MIME}mime-type")
    defined = {each.get("type") for each in types}
    assert {each.text for each in ElementTree.fromstring(files[METAINFO]).iter("mediatype")} == defined
    assert set(desktop_entry(release)["mimetype"].strip(";").split(";")) == defined


def test_the_metainfo_speaks_of_this_release(release: Release) -> None:
    found = ElementTree.fromstring(desktop_files(release)[METAINFO]).find("releases/release")
    assert found is not None
    assert found.attrib == {"version": "1.2.3", "date": "2026-11-21"}


@pytest.mark.parametrize("site", ["", "https://example.org/escabel?a&b"])
def test_the_metainfo_shows_pictures_where_there_is_a_page_to_take_them_from(release: Release, site: str) -> None:
    tree = ElementTree.fromstring(desktop_files(replace(release, site=site))[METAINFO])
    images = [image.text or "" for image in tree.iter("image")]
    assert bool(images) is bool(site)
    for image in images:
        assert image.startswith(f"{site}/")
        assert (ROOT / "packaging" / "screenshots" / image.rpartition("/")[2]).exists()


@pytest.mark.parametrize("language", FINISHED)
def test_desktops_are_told_in_every_language(release: Release, language: str) -> None:
    entry = desktop_entry(release)
    for key in ("genericname", "comment", "keywords"):
        assert entry[f"{key}[{language}]"] != entry[key]
    files = desktop_files(release)
    description = ElementTree.fromstring(files[METAINFO])
    for tag in ("summary", "p", "li"):
        texts = list(description.iter(tag))
        translated = [text for text in texts if text.get("{http://www.w3.org/XML/1998/namespace}lang") == language]
        assert len(translated) * (len(LANGUAGES) + 1) >= len(texts)
        assert all(text.text for text in translated)
