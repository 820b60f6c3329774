"""A window that is closed: it goes at once, and the program ends when everything is on disk."""

import errno
import os
from pathlib import Path
from threading import Timer

import pytest
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox

import escabel_gui.record.storage.snapshots
from escabel_gui.model.application.settings import Settings
from escabel_gui.record.storage.game_store import GameStore
from escabel_gui.view.window import start
from escabel_gui.view.window.start import keep_at_session_end
from tests.model.seating import rest
from tests.move_lists import format_move_list
from tests.slow_disk import SlowDisk
from tests.view.hands import Person


def test_a_window_hides_at_once_and_closes_when_all_is_on_disk(
    person: Person, slow_disk: SlowDisk, tmp_path: Path
) -> None:
    rest(person.table)
    closed: list[bool] = []
    person.window.closed.connect(lambda: closed.append(True))
    with slow_disk:
        person.table.play_text("c3")
        person.window.close()
        assert not person.window.isVisible()
        assert closed == []
        slow_disk.release()
        person.qtbot.waitUntil(lambda: closed == [True])
    kept = GameStore(tmp_path / "games").resume()
    assert kept is not None
    assert format_move_list(kept.tree) == "c3"


def test_the_game_is_on_disk_before_the_session_of_the_desktop_ends(
    person: Person, slow_disk: SlowDisk, tmp_path: Path
) -> None:
    rest(person.table)
    with slow_disk:
        person.table.play_text("c3")
        Timer(0.1, slow_disk.release).start()
        keep_at_session_end(person.parts)
    kept = GameStore(tmp_path / "games").resume()
    assert kept is not None
    assert format_move_list(kept.tree) == "c3"
    assert person.window.isVisible()


def test_the_place_of_the_window_is_on_disk_before_the_session_of_the_desktop_ends(
    person: Person, slow_disk: SlowDisk, tmp_path: Path
) -> None:
    person.window.resize(1010, 710)
    with slow_disk:
        Timer(0.1, slow_disk.release).start()
        keep_at_session_end(person.parts)
    assert Settings(tmp_path / "settings").window_state("geometry") == person.window.saveGeometry()


def test_a_disk_that_takes_nothing_does_not_hold_up_the_end_of_the_session(
    person: Person, slow_disk: SlowDisk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(start, "SESSION_SECONDS", 0.1)
    monkeypatch.setattr(start, "SETTINGS_SECONDS", 0.1)
    rest(person.table)
    with slow_disk:
        person.table.play_text("c3")
        keep_at_session_end(person.parts)
        assert person.table.writer.is_busy


def test_a_window_comes_back_with_the_question_about_what_would_be_lost(
    person: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    rest(person.table)

    def refuse(*_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    seen: list[bool] = []

    def cancel(box: QMessageBox) -> None:
        seen.append(person.window.isVisible())

    with monkeypatch.context() as patch:
        patch.setattr(escabel_gui.record.storage.snapshots, "write_atomically", refuse)
        patch.setattr(QMessageBox, "exec", cancel)
        person.play("c3")
        person.window.close()
        person.qtbot.waitUntil(lambda: bool(seen))
    assert seen == [True]
    assert person.window.isVisible()
    person.play("d4")
    assert person.moves == "c3 d4"


def test_a_window_that_is_closed_while_it_asks_comes_back_when_one_stays(
    person: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Close the window whatever stands before it, as a desktop that ends does."""
    rest(person.table)

    def refuse(*_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    seen: list[bool] = []

    def close_and_cancel(box: QMessageBox) -> None:
        person.window.close()
        seen.append(True)

    with monkeypatch.context() as patch:
        patch.setattr(escabel_gui.record.storage.snapshots, "write_atomically", refuse)
        patch.setattr(QMessageBox, "exec", close_and_cancel)
        person.play("c3")
        person.table.begin(person.table.setup)
        person.qtbot.waitUntil(lambda: bool(seen))
        assert person.window.isVisible()
    person.play("d4")
    assert person.moves == "c3 d4"


@pytest.mark.parametrize("beside", ["library", "report", "rules"])
def test_the_key_to_quit_ends_the_program_in_the_windows_beside_it_too(person: Person, beside: str) -> None:
    closed: list[bool] = []
    person.window.closed.connect(lambda: closed.append(True))
    getattr(person.window.acts, beside).trigger()
    name = f"{beside.title()}Window"
    other = next(widget for widget in QApplication.topLevelWidgets() if type(widget).__name__ == name)
    other.activateWindow()
    person.qtbot.waitUntil(other.isActiveWindow)
    QTest.keySequence(other.focusWidget() or other, QKeySequence("Ctrl+Q"))
    person.qtbot.waitUntil(lambda: closed == [True])
