"""What Help → About says."""

from pathlib import Path

import pytest
from PySide6.QtCore import qVersion
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from escabel_gui.version import version_line
from escabel_gui.view.help.about import AboutDialog, PathText, about_text


def test_versions_and_places_are_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ESCABEL_DATA_DIR", str(tmp_path))
    text = about_text(tmp_path / "games")
    for word in (version_line(), f"Qt {qVersion()}", str(tmp_path / "games"), str(tmp_path / "log" / "escabel.log")):
        assert word in text


def test_what_is_copied_does_not_say_who_copies_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    monkeypatch.setenv("ESCABEL_DATA_DIR", str(tmp_path))
    text = about_text(tmp_path / "games")
    assert f": {Path('~/games')}\n" in text
    assert str(tmp_path) not in text


def test_all_of_it_is_shown_and_can_be_copied(qtbot: QtBot, tmp_path: Path) -> None:
    dialog = AboutDialog(tmp_path / "games")
    qtbot.addWidget(dialog)
    assert str(tmp_path / "games") in [field.toPlainText() for field in dialog.findChildren(PathText)]
    dialog.copy_button.click()
    assert QApplication.clipboard().text() == about_text(tmp_path / "games")
