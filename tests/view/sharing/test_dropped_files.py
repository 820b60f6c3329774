"""Files and folders that are dropped on the main window."""

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QUrl
from PySide6.QtWidgets import QMessageBox

from escabel_gui.record.sgf.reading import read_sgf
from tests.file_drag import drag_over, drop_files
from tests.model.seating import wait_until
from tests.move_lists import format_move_list
from tests.view.hands import Person
from tests.view.library_hands import GAMES, shown

GAME = "(;FF[4]GM[101]RU[escabel]SZ[5];B[c3];W[d4])"


def test_a_file_is_opened(person: Person, tmp_path: Path) -> None:
    file = tmp_path / "a.sgf"
    file.write_text(GAME, "utf-8")
    drop_files(person.board.viewport(), [file])
    wait_until(lambda: person.moves == format_move_list(read_sgf(GAME)))


def test_a_name_that_the_system_refuses_is_told(
    person: Person, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(QMessageBox, "warning", lambda _parent, _title, text: told.append(text))
    drop_files(person.board.viewport(), [tmp_path / ("a" * 300 + ".sgf")])
    wait_until(lambda: bool(told))
    assert "cannot be opened" in told[0]


def test_several_files_and_folders_are_imported_into_the_library(person: Person, tmp_path: Path) -> None:
    (tmp_path / "club").mkdir()
    (tmp_path / "club" / "a.sgf").write_text(GAMES["old"], "utf-8")
    (tmp_path / "b.sgf").write_text(GAMES["new"], "utf-8")
    drop_files(person.board.viewport(), [tmp_path / "club"])
    wait_until(lambda: bool(person.parts.library.made))
    library = person.parts.library()
    wait_until(lambda: shown(library) == ["a"])
    drop_files(person.window, [tmp_path / "club", tmp_path / "b.sgf"])
    wait_until(lambda: sorted(shown(library)) == ["a", "b"])
    assert library.isVisible()


def test_what_is_no_file_is_not_taken(person: Person) -> None:
    data = QMimeData()
    data.setUrls([QUrl("https://example.org/game.sgf")])
    assert not drag_over(person.board.viewport(), data)
