"""How the window comes up, and what later starts do to it."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from escabel_gui.model.application.single_instance import LOCK, StartRequest, running_folder
from escabel_gui.view.playing.onboarding_card import OnboardingCard
from escabel_gui.view.window import start
from escabel_gui.view.window.composition import WindowParts
from escabel_gui.view.window.main_window import MainWindow
from escabel_gui.view.window.start import answer, make_window
from tests.model.seating import rest
from tests.slow_disk import SlowDisk
from tests.view.hands import Person, close_window
from tests.view.places import visit_others, visit_window
from tests.view.shown import Shown
from tests.wine import not_in_wine

StartProgram = Callable[[], WindowParts]
GAME = Path(__file__).parents[2] / "data" / "whole-game.sgf"
VIEWS_ON_FIRST_USE = (
    *("chapters", "help", "new_game", "progress", "report", "shapes", "look.picture"),
    *("library.library_window", "sharing.share_controller", "window.dialogs"),
)
ON_FIRST_USE = (
    *("escabel_gui.engine", *(f"escabel_gui.view.{name}" for name in VIEWS_ON_FIRST_USE)),
    *("PySide6.QtNetwork", "fsrs", "miniaudio", "sqlite3"),
)


@pytest.fixture
def start_program(qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[StartProgram]:
    """Yield a function that closes the window of the start before, if any, and makes the next one.

    The first one is the very first start.
    """
    monkeypatch.setenv("ESCABEL_DATA_DIR", str(tmp_path))
    made: list[WindowParts] = []

    def end() -> None:
        for parts in made:
            close_window(parts.window)
            parts.settings.file.wait()
            parts.window.deleteLater()
        made.clear()

    def start() -> WindowParts:
        end()
        made.append(make_window())
        return made[-1]

    yield start
    end()


def places(window: MainWindow) -> dict[str, QRect]:
    """Return where everything is that can be seen."""
    QApplication.processEvents()
    parts: dict[str, QWidget] = {"board": window.board.viewport(), "menus": window.menuBar()}
    top = window.board_area
    parts |= {"panel": window.panel, "above": top.above, "below": top.below}
    return {
        name: QRect(part.mapTo(window, QPoint()), part.size())
        for name, part in parts.items()
        if not part.visibleRegion().isEmpty()
    }


def test_all_of_the_introduction_is_seen_at_the_first_start(start_program: StartProgram, qtbot: QtBot) -> None:
    window = start_program().window
    window.resize(1080, 780)
    with qtbot.waitExposed(window):
        window.show()
    (steps,) = window.findChildren(OnboardingCard)
    qtbot.waitUntil(
        lambda: steps.visibleRegion().boundingRect().height() == steps.heightForWidth(steps.width()) == steps.height()
    )


def test_everything_is_there_when_the_board_is_painted_and_then_stays_where_it_is(
    start_program: StartProgram, qtbot: QtBot
) -> None:
    for _ in ("the first start", "a start with all places known"):
        window = start_program().window
        with qtbot.waitSignal(window.board.painted):
            window.show()
        before = places(window)
        assert len(before) == 5
        qtbot.waitUntil(window.acts.new.isEnabled)
        assert places(window) == before


def test_the_next_window_has_the_layout_of_the_one_before(start_program: StartProgram, qtbot: QtBot) -> None:
    window = start_program().window
    window.resize(700, 600)
    with qtbot.waitExposed(window):
        window.show()
    before = places(window)
    window = start_program().window
    with qtbot.waitExposed(window):
        window.show()
    assert places(window) == before


def test_full_screen_is_left_with_escape_after_the_next_start_too(start_program: StartProgram, qtbot: QtBot) -> None:
    for _ in ("F11", "the next start"):
        parts = start_program()
        window = parts.window
        window.show()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        if not window.isFullScreen():
            Person(qtbot, parts).press("F11")
        assert window.isFullScreen()
    assert window.acts.full_screen.isChecked()
    Person(qtbot, parts).press("Escape")
    assert not window.isFullScreen()


def test_no_part_of_the_window_comes_up_as_a_window_of_its_own(qapp: QApplication, start_program: StartProgram) -> None:
    shown = Shown(qapp)
    window = start_program().window
    window.show()
    windows = shown.windows
    delete(shown)
    assert windows == [window]


def test_nor_does_any_part_of_what_comes_up_over_it(
    qapp: QApplication, person: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    places: list[str] = []
    visit_window(person, lambda _name, _place: None)
    shown = Shown(qapp)
    visit_others(person, monkeypatch, lambda _name, place: places.append(type(place).__name__))
    windows = {type(window).__name__ for window in shown.windows}
    delete(shown)
    assert windows - {"QProgressDialog"} == set(places)  # that one comes where the machine is slow


def test_a_start_that_fails_is_told_in_one_dialog(tmp_path: Path) -> None:
    script = """
import sys
from PySide6.QtCore import QTimer
from escabel_gui.__main__ import main
from escabel_gui.view.window import composition, errors

class Closed(errors.ErrorDialog):
    def showEvent(self, event):
        super().showEvent(event)
        print("the analysis is out of order" in self.details)
        QTimer.singleShot(0, self.close)

def fail(*_parts):
    raise ValueError("the analysis is out of order")

errors.ErrorDialog = Closed
composition.AnalysisController = fail
sys.exit(main([]))
"""
    environment = {**os.environ, "ESCABEL_DATA_DIR": str(tmp_path)}
    done = subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, text=True, timeout=60)
    assert (done.stdout, done.returncode) == ("True\n", 0)
    assert "Traceback" not in done.stderr


@not_in_wine("does not activate a window again that was minimized, be it the only one of a program of ten lines")
def test_a_second_start_opens_its_file_in_the_window_and_brings_it_up(person: Person) -> None:
    person.window.showMinimized()
    answer(person.parts, StartRequest((str(GAME),), {}))
    assert not person.window.isMinimized()
    person.qtbot.waitUntil(person.window.isActiveWindow)
    assert person.table.game.rules.size == 9


def test_a_second_start_without_a_file_leaves_the_game_as_it_is(person: Person) -> None:
    person.play("d4")
    answer(person.parts, StartRequest((), {}))
    assert person.table.game.rules.size == 5
    assert not person.table.game.node.is_root


def test_a_second_start_keeps_a_window_that_was_closed_and_waits_for_the_disk(
    person: Person, slow_disk: SlowDisk
) -> None:
    rest(person.table)
    with slow_disk:
        person.table.play_text("c3")
        person.window.close()
        answer(person.parts, StartRequest((str(GAME),), {}))
        slow_disk.release()
        person.qtbot.waitUntil(lambda: person.table.game.rules.size == 9)
    assert person.window.isVisible()


def test_a_file_that_macos_names_is_told() -> None:
    script = """
import sys
from PySide6.QtCore import QUrl
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication
from escabel_gui.view.window.opened_files import OpenedFiles
app = QApplication([])
opened = OpenedFiles(app)
opened.named.connect(print)
app.sendEvent(app, QFileOpenEvent(QUrl.fromLocalFile(sys.argv[1])))
"""
    done = subprocess.run([sys.executable, "-c", script, str(GAME)], capture_output=True, text=True, timeout=60)
    assert (done.stdout.strip(), done.stderr) == (str(GAME), "")


@pytest.mark.parametrize("end", ["quit", "closeAllWindows"])
def test_the_program_can_be_ended_as_soon_as_its_board_is_painted(tmp_path: Path, end: str) -> None:
    script = f"""
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from escabel_gui.__main__ import main
from escabel_gui.view.board.board_view import BoardView
paint = BoardView.paintEvent
def paint_and_quit(self, event):
    paint(self, event)
    QTimer.singleShot(0, QApplication.{end})
BoardView.paintEvent = paint_and_quit
main([])
"""
    environment = {**os.environ, "ESCABEL_DATA_DIR": str(tmp_path)}
    for _ in ("the first start", "a start with all places known"):
        subprocess.run([sys.executable, "-c", script], env=environment, check=True, timeout=60)


def test_rarely_used_parts_are_not_imported_by_a_start(tmp_path: Path) -> None:
    script = """
import os, sys
from escabel_gui.__main__ import main
from escabel_gui.view.board.board_view import BoardView
paint = BoardView.paintEvent
def paint_and_tell(self, event):
    paint(self, event)
    print(*sys.modules, flush=True)
    os._exit(0)
BoardView.paintEvent = paint_and_tell
main([])
"""
    environment = {**os.environ, "ESCABEL_DATA_DIR": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True, timeout=60
    )
    imported = done.stdout.split()
    assert "escabel_gui.view.board.board_view" in imported
    assert [name for name in imported if name in ON_FIRST_USE] == []


def test_two_starts_make_one_window(qtbot: QtBot, tmp_path: Path) -> None:
    script = """
import sys
from functools import partial
from escabel_gui.__main__ import main
from escabel_gui.model.application import single_instance
single_instance.acquire_or_ask = partial(single_instance.acquire_or_ask, timeout=60)  # a busy machine starts slowly
sys.exit(main(sys.argv[1:]))
"""
    environment = {**os.environ, "ESCABEL_DATA_DIR": str(tmp_path)}
    command = [sys.executable, "-c", script]
    window = subprocess.Popen(command, env=environment)
    try:
        qtbot.waitUntil((running_folder(tmp_path) / LOCK).exists)
        assert subprocess.run([*command, str(GAME)], env=environment, timeout=60).returncode == 0
        assert window.poll() is None
        qtbot.waitUntil(lambda: bool(list((tmp_path / "games").glob("*Escabel 9.sgf"))))
    finally:
        window.terminate()
        window.wait(timeout=60)


def test_a_game_that_takes_long_to_read_comes_after_the_window(
    qapp: QApplication, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ESCABEL_DATA_DIR", str(tmp_path))
    monkeypatch.setattr(start, "READ_SECONDS", -1.0)
    (tmp_path / "games").mkdir()
    large = tmp_path / "games" / "large.sgf"
    large.write_text("(;GM[101]RU[escabel]SZ[5]" + "(;B[c3];W[c4])" * 1000 + ")")
    parts = make_window()
    assert parts.table.game.tree.root.children == []
    parts.window.show()
    qtbot.waitUntil(lambda: parts.table.path == large)
    assert parts.table.game.tree.root.children
    close_window(parts.window)
    parts.window.deleteLater()
