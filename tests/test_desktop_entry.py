"""The program puts itself into the menus of a desktop, and takes itself out of them again."""

import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QFile

from escabel_gui import desktop_entry
from escabel_gui.desktop_entry import ENTRY, ICON, LINK, TYPES, link_into, main, quoted, started_by

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems have no such files")


@pytest.fixture
def share(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a person's folder for such files, on a desktop that does not listen."""
    monkeypatch.setattr(desktop_entry, "user_share", lambda: tmp_path / "share")
    monkeypatch.setattr(desktop_entry, "LISTENERS", ())
    return tmp_path / "share"


def read_entry(share: Path) -> dict[str, str]:
    head, *lines = (share / ENTRY).read_text(encoding="utf-8").splitlines()
    assert head == "[Desktop Entry]"
    return dict(line.split("=", 1) for line in lines)


def test_the_entry_starts_this_program(share: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main("install") == 0
    assert str(share / ENTRY) in capsys.readouterr().out
    entry = read_entry(share)
    assert entry["Exec"] == f'"{sys.executable}" "-m" "escabel_gui" %F'
    assert entry["TryExec"] == sys.executable
    assert "@" not in "".join(entry.values())
    assert (share / ICON).read_text(encoding="utf-8").startswith("<")
    assert ElementTree.parse(share / TYPES).getroot().tag.endswith("mime-info")


def test_it_goes_without_a_trace(share: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main("install")
    assert main("remove") == 0
    assert not [path for path in share.rglob("*") if path.is_file()]
    capsys.readouterr()
    assert main("remove") == 0
    assert capsys.readouterr().out == "Escabel was not in the menus.\n"


def test_a_folder_that_cannot_be_written_is_one_sentence(share: Path, capsys: pytest.CaptureFixture[str]) -> None:
    share.write_text("a file where the folder should be")
    assert main("install") == 1
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert "cannot be written" in told


def test_without_home_it_is_the_folder_that_the_system_knows(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("HOME", "XDG_DATA_HOME"):
        monkeypatch.delenv(name, raising=False)
    assert desktop_entry.user_share() == Path.home() / ".local" / "share"


def test_whoever_has_no_home_is_told_so(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def find_no_home() -> Path:
        raise RuntimeError("could not determine the home directory")

    monkeypatch.setattr(desktop_entry, "user_share", find_no_home)
    assert main("install") == 2
    assert capsys.readouterr().err == "escabel-gui: you have no home folder for the entry: set HOME.\n"


@pytest.mark.parametrize("word", ["/home/jane doe/bin/escabel-gui", 'a"b', "50%", "$HOME", "back\\slash"])
def test_paths_are_quoted_as_desktops_want_it(word: str) -> None:
    line = started_by("Exec=escabel-gui %F\nTryExec=escabel-gui\n", [word]).splitlines()
    assert line == [f"Exec={quoted(word)} %F", f"TryExec={word}"]


@pytest.mark.skipif(shutil.which("desktop-file-validate") is None, reason="the validator is not installed")
def test_the_entry_is_valid(share: Path) -> None:
    main("install")
    done = subprocess.run(["desktop-file-validate", share / ENTRY], capture_output=True, text=True)
    assert done.stdout == ""


@pytest.fixture
def links(monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """Return what is linked, by the name of the link; nothing is really made."""
    made: dict[str, str] = {}
    monkeypatch.setattr(QFile, "link", lambda program, link: made.update({link: program}) is None)
    return made


@pytest.mark.parametrize("place", ["started", "python", "person"])
def test_a_start_menu_gets_the_program_that_pip_has_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, links: dict[str, str], place: str
) -> None:
    """As neither the script's own name, which lacks its `.exe` there, nor a file of sources can be linked."""
    monkeypatch.setattr(sys, "argv", [str(tmp_path / "started" / "escabel-gui")])

    def get_path(_: str, scheme: str = "") -> str:
        return str(tmp_path / ("person" if scheme else "python"))

    monkeypatch.setattr(sysconfig, "get_path", get_path)
    with pytest.raises(OSError, match="this Python has no escabel-gui"):
        link_into(tmp_path / "menu")
    program = tmp_path / place / "escabel-gui"
    program.parent.mkdir()
    program.touch(0o755)
    link_into(tmp_path / "menu")
    assert links == {str(tmp_path / "menu" / LINK): str(program)}


def test_a_start_menu_gets_the_packaged_program_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, links: dict[str, str]
) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    link_into(tmp_path)
    assert links == {str(tmp_path / LINK): sys.executable}
