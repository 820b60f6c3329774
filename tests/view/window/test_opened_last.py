"""What is asked for last comes to the table, also where something else is still being read."""

from collections.abc import Callable
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QMessageBox, QProgressDialog

from escabel_gui.record.progress import ProgressCallback
from escabel_gui.view.widgets.waiting import CancellableWork
from tests.model.seating import rest
from tests.patience import PATIENCE
from tests.view.hands import Person

GAME = "(;RU[escabel]SZ[5]GN[{}];B[c3])"
OPENERS: dict[str, Callable[[Person, Path], None]] = {
    "a file": lambda person, file: person.parts.files.open_file(file),
    "a game of the library": lambda person, file: person.parts.recent_games.open_game(file),
    "a study": lambda person, file: person.parts.studies.chapters().open_path(file),
}
DAMAGED = "(;RU[escabel]SZ[5];B[c3];W[z9])"


@pytest.fixture
def do_meanwhile(monkeypatch: pytest.MonkeyPatch) -> Callable[[Callable[[], None]], None]:
    """Return a function that has something done while the next reading goes on, which ends after that."""

    def set_deed(deed: Callable[[], None]) -> None:
        is_done = Event()
        start = CancellableWork.start

        def do_and_release() -> None:
            deed()
            is_done.set()

        def start_long(work: CancellableWork[object]) -> None:
            monkeypatch.setattr(CancellableWork, "start", start)
            do = work._do

            def do_late(report: ProgressCallback) -> object:
                is_done.wait(PATIENCE)
                return do(report)

            work._do = do_late
            QTimer.singleShot(0, do_and_release)
            start(work)

        monkeypatch.setattr(CancellableWork, "start", start_long)

    return set_deed


@pytest.mark.parametrize("opener", OPENERS)
def test_a_file_that_comes_while_another_one_is_read_stays(
    person: Person, tmp_path: Path, do_meanwhile: Callable[[Callable[[], None]], None], opener: str
) -> None:
    slow, quick = tmp_path / "slow.sgf", tmp_path / "quick.sgf"
    slow.write_text(GAME.format("Slow"), "utf-8")
    quick.write_text(GAME.format("Quick") if opener != "a study" else GAME.format("Quick") * 2, "utf-8")
    do_meanwhile(lambda: person.parts.files.open_file(quick))
    OPENERS[opener](person, slow)
    rest(person.table)
    assert person.table.game.tree.name == "Quick"
    person.qtbot.waitUntil(lambda: not person.window.findChildren(QProgressDialog))


def test_a_file_that_is_no_game_ends_the_reading_of_no_other(
    person: Person,
    tmp_path: Path,
    do_meanwhile: Callable[[Callable[[], None]], None],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(QMessageBox, "warning", lambda *_: None)
    slow = tmp_path / "slow.sgf"
    slow.write_text(GAME.format("Slow"), "utf-8")
    do_meanwhile(lambda: person.parts.files.open_file(tmp_path / "nowhere.sgf"))
    person.parts.files.open_file(slow)
    rest(person.table)
    assert person.table.game.tree.name == "Slow"


def test_a_question_about_a_damaged_file_ends_when_another_one_comes(person: Person, tmp_path: Path) -> None:
    damaged, whole = tmp_path / "damaged.sgf", tmp_path / "whole.sgf"
    damaged.write_text(DAMAGED, "utf-8")
    whole.write_text(GAME.format("Whole"), "utf-8")

    def come() -> None:
        for box in person.window.findChildren(QMessageBox):
            timer.stop()
            person.parts.files.open_file(whole)
            if box.isVisible():
                box.button(QMessageBox.StandardButton.Yes).click()

    timer = QTimer()
    timer.timeout.connect(come)
    timer.start(1)
    person.parts.files.open_file(damaged)
    rest(person.table)
    assert person.table.game.tree.name == "Whole"
