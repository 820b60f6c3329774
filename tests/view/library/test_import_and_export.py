"""Games that come into the library from elsewhere, and go out of it: dropped, chosen, refused, exported."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFileDialog, QInputDialog
from pytestqt.qtbot import QtBot

from escabel_gui.model.library.indexed_games import Found
from escabel_gui.rules.message import Message
from escabel_gui.view.library.library_window import LibraryWindow
from escabel_gui.view.library.refusals_dialog import RefusalsDialog
from escabel_gui.view.widgets import file_writing
from tests.file_drag import drop_files
from tests.view.library_hands import GAMES, dialog_of, offered, press, said, shown


def test_dropped_files_and_folders_are_imported(qtbot: QtBot, window: LibraryWindow, tmp_path: Path) -> None:
    (tmp_path / "club").mkdir()
    (tmp_path / "club" / "a.sgf").write_text(GAMES["old"].replace("Bo", "Cleo"), "utf-8")
    (tmp_path / "b.sgf").write_text(GAMES["new"].replace("Ada", "Cleo"), "utf-8")
    drop_files(window.list.viewport(), [tmp_path / "club", tmp_path / "b.sgf"])
    qtbot.waitUntil(lambda: sorted(shown(window)) == ["a", "b", "middle", "new", "old"])
    said(qtbot, window, "2 games imported.")
    qtbot.waitUntil(lambda: sorted(window.list.selected_files()) == ["a.sgf", "b.sgf"])


def test_a_game_that_is_imported_again_is_shown(qtbot: QtBot, window: LibraryWindow, tmp_path: Path) -> None:
    (tmp_path / "again.sgf").write_text(GAMES["old"], "utf-8")
    window.search.setText("Carla")
    qtbot.waitUntil(lambda: shown(window) == ["middle"])
    drop_files(window.list.viewport(), [tmp_path / "again.sgf"])
    qtbot.waitUntil(lambda: window.list.current_place() == ("old.sgf", 1))
    assert window.list.selected_files() == ["old.sgf"]
    said(qtbot, window, "1 game already in your library.")


def test_what_was_refused_is_shown_with_its_reason(qtbot: QtBot, window: LibraryWindow, tmp_path: Path) -> None:
    (tmp_path / "bad.sgf").write_text("(;GM[101]SZ[5]\n;B[zz])", "utf-8")
    drop_files(window.list.viewport(), [tmp_path / "bad.sgf", tmp_path / "missing.sgf"])
    qtbot.waitUntil(lambda: any(dialog.isVisible() for dialog in window.findChildren(RefusalsDialog)))
    dialog = dialog_of(window, RefusalsDialog)
    assert isinstance(dialog, RefusalsDialog)
    first, second = dialog.reasons.toPlainText().splitlines()
    assert first.startswith(f"{tmp_path / 'bad.sgf'}, line 2: Move 1, zz, cannot be played")
    assert second.startswith(f"{tmp_path / 'missing.sgf'}: It cannot be read")
    said(qtbot, window, "2 files left out, whole or in part.")
    dialog.close()


def test_files_that_are_no_games_are_spoken_of(
    qtbot: QtBot, folder: Path, open_window: Callable[[], LibraryWindow]
) -> None:
    (folder / "bad.sgf").write_text("(;GM[1])", "utf-8")
    window = open_window()
    said(qtbot, window, "that are not games")
    assert offered(window) == ["Why?"]
    with qtbot.waitSignal(window.library.refused):
        window.acts.explain.trigger()
    dialog = dialog_of(window, RefusalsDialog)
    assert isinstance(dialog, RefusalsDialog)
    assert "another game" in dialog.reasons.toPlainText()
    dialog.close()


def test_progress_is_shown_and_can_be_cancelled(window: LibraryWindow) -> None:
    window.library.progressed.emit(Message("Importing games: {0} of {1}", (3, 12)))
    assert window.progress.isVisible()
    assert (window.progress.value(), window.progress.maximum()) == (3, 12)
    assert window.messages.message.text() == "Importing games: 3 of 12"
    assert offered(window) == ["Cancel"]
    window.library.progressed.emit(None)
    assert not window.progress.isVisible()
    assert offered(window) == []


def test_games_are_counted_while_something_is_under_way(window: LibraryWindow) -> None:
    window.library.progressed.emit(Message("Reading games: {0} of {1}", (3, 12)))
    window.library.found.emit(Found(window.library.query, [], 5, 0))
    assert window.messages.detail.text() == "Games: 0 of 5"
    assert window.messages.message.text() == "Reading games: 3 of 12"


def test_games_and_folders_are_chosen_for_import(
    qtbot: QtBot, window: LibraryWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "club").mkdir()
    (tmp_path / "club" / "a.sgf").write_text(GAMES["old"].replace("Bo", "Cleo"), "utf-8")
    (tmp_path / "club" / "b.sgf").write_text(GAMES["old"].replace("Bo", "Dan"), "utf-8")
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *args: ([str(tmp_path / "club" / "a.sgf")], ""))
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *args: str(tmp_path / "club"))
    press(window, "Ctrl+I")
    qtbot.waitUntil(lambda: len(shown(window)) == 4)
    press(window, "Ctrl+Shift+I")
    qtbot.waitUntil(lambda: len(shown(window)) == 5)


def test_one_game_or_many_are_exported(
    qtbot: QtBot, window: LibraryWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "out").mkdir()
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *args: (str(tmp_path / "out" / "one"), ""))
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *args: str(tmp_path / "out"))
    press(window, "Ctrl+E")
    said(qtbot, window, "one.sgf")
    press(window, "Ctrl+A", "Ctrl+E")
    said(qtbot, window, "3 games written to")
    assert sorted(path.name for path in (tmp_path / "out").iterdir()) == ["middle.sgf", "new.sgf", "old.sgf", "one.sgf"]


def test_a_file_is_not_replaced_unasked_by_an_exported_game(
    window: LibraryWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "one.sgf").write_text("mine", "utf-8")
    exported: list[Path] = []
    answers = [False, True]
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *args: (str(tmp_path / "one"), ""))
    monkeypatch.setattr(file_writing, "ask", lambda *args: answers.pop(0))
    monkeypatch.setattr(window.library, "export", lambda file, target: exported.append(target))
    press(window, "Ctrl+E")
    assert exported == []
    press(window, "Ctrl+E")
    assert exported == [tmp_path / "one.sgf"]


@pytest.mark.parametrize("name", ["rename", "export", "import_games", "import_folder"])
def test_nothing_happens_when_a_dialog_is_cancelled(
    window: LibraryWindow, folder: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    before = {path.name: path.read_bytes() for path in folder.glob("*.sgf")}
    for ask in ("getSaveFileName", "getOpenFileNames"):
        monkeypatch.setattr(QFileDialog, ask, lambda *args: ("", ""))
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *args: "")
    action = getattr(window.acts, name)
    assert isinstance(action, QAction)
    action.trigger()
    for dialog in window.findChildren(QInputDialog):
        dialog.reject()
    assert {path.name: path.read_bytes() for path in folder.glob("*.sgf")} == before
