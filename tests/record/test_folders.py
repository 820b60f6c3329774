"""Where a person's files are, on every system: nothing has moved since the first version."""

import os
import sys
from pathlib import Path

import pytest
from platformdirs.api import PlatformDirsABC
from platformdirs.macos import MacOS
from platformdirs.unix import Unix
from platformdirs.windows import Windows

from escabel_gui.record.storage import folders as program_folders
from escabel_gui.record.storage.folders import games_folder, log_file, settings_folder

pytestmark = pytest.mark.skipif(os.name != "posix", reason="paths of other systems are only pretended")


def as_on(monkeypatch: pytest.MonkeyPatch, platform: str, folders: type[PlatformDirsABC]) -> None:
    """Let the program believe that it runs on another system, at the home /home/ada, with nothing of its own set."""
    for variable in ("ESCABEL_DATA_DIR", "XDG_DATA_HOME", "XDG_CONFIG_HOME"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("HOME", "/home/ada")
    monkeypatch.setenv("WIN_PD_OVERRIDE_LOCAL_APPDATA", r"C:\Users\ada\AppData\Local")  # in place of the registry
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setattr(program_folders, "PlatformDirs", folders)


def test_files_are_where_they_always_were_on_linux(monkeypatch: pytest.MonkeyPatch) -> None:
    as_on(monkeypatch, "linux", Unix)
    assert games_folder() == Path("/home/ada/.local/share/escabel/games")
    assert settings_folder() == Path("/home/ada/.config/escabel")
    assert log_file() == Path("/home/ada/.local/share/escabel/log/escabel.log")


def test_files_are_where_they_always_were_on_linux_with_folders_of_ones_own(monkeypatch: pytest.MonkeyPatch) -> None:
    as_on(monkeypatch, "linux", Unix)
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    monkeypatch.setenv("XDG_CONFIG_HOME", "relative")  # which the standard forbids
    assert games_folder() == Path("/data/escabel/games")
    assert settings_folder() == Path("/home/ada/.config/escabel")


@pytest.mark.parametrize("has_xdg", [False, True])
def test_files_are_where_they_always_were_on_macos_however_the_program_is_started(
    monkeypatch: pytest.MonkeyPatch, has_xdg: bool
) -> None:
    as_on(monkeypatch, "darwin", MacOS)
    usual = Path(MacOS("escabel", appauthor=False).user_data_dir)
    if has_xdg:
        monkeypatch.setenv("XDG_DATA_HOME", "/data")
        monkeypatch.setenv("XDG_CONFIG_HOME", "/config")
    assert usual == Path("/home/ada/Library/Application Support/escabel")
    assert games_folder() == usual / "games"
    assert settings_folder() == usual


def test_files_are_where_they_always_were_on_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    as_on(monkeypatch, "win32", Windows)
    own = Path(r"C:\Users\ada\AppData\Local", "escabel")
    assert games_folder() == own / "games"
    assert settings_folder() == own


@pytest.mark.parametrize(("platform", "folders"), [("linux", Unix), ("darwin", MacOS), ("win32", Windows)])
def test_files_are_where_they_are_told_to_be(
    monkeypatch: pytest.MonkeyPatch, platform: str, folders: type[PlatformDirsABC]
) -> None:
    as_on(monkeypatch, platform, folders)
    monkeypatch.setenv("ESCABEL_DATA_DIR", "/portable")
    assert games_folder() == Path("/portable/games")
    assert settings_folder() == Path("/portable/settings")
