"""How the window comes up, and what later starts do to it."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QRect
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from escabel_gui.model.application.single_instance import LOCK, StartRequest, running_folder
from escabel_gui.view.playing.first_steps import FirstSteps
from escabel_gui.view.window import start
from escabel_gui.view.window.main_window import MainWindow
from escabel_gui.view.window.start import answer, make_window, show
from hands import Person
from seating import rest
from slow_disk import SlowDisk

GAME = Path(__file__).parents[2] / "data" / "whole-game.sgf"
AFTER_THE_BOARD = (
    *(f"escabel_gui.{room}." for room in ("engine", "link", "log", "version", "arguments")),
    *(f"escabel_gui.record.{room}." for room in ("learning", "rating", "telling", "opening_map", "movelist")),
    *(f"escabel_gui.model.{room}." for room in ("engines", "friends", "learning", "sounds", "study", "table.table")),
    *(f"escabel_gui.view.{room}." for room in ("friends", "help", "history", "learning", "library", "new_game")),
    *(f"escabel_gui.view.{room}." for room in ("sharing", "study", "commands.actions", "look.icons", "look.diagrams")),
    *(f"{library}." for library in ("PySide6.QtSvg", "PySide6.QtNetwork", "sqlite3", "asyncio", "fsrs")),
)


@pytest.fixture
def first(qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[MainWindow]:
    """The window of the very first start."""
    monkeypatch.setenv("ESCABEL_DATA_DIR", str(tmp_path))
    window = make_window()
    window.resize(700, 600)
    yield window
    window.close()
    window.deleteLater()


@pytest.fixture
def second(qtbot: QtBot, first: MainWindow) -> Iterator[MainWindow]:
    """The window of the next start."""
    first.furnish()
    with qtbot.waitExposed(first):
        first.show()
    first.close()
    first.settings.file.wait()
    window = make_window()
    yield window
    window.close()
    window.deleteLater()


class Shown(QObject):
    """Notes the windows that come up from now on, until it is deleted."""

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self.windows: list[QWidget] = []
        app.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow():
            self.windows.append(watched)
        return False


def places(window: MainWindow) -> dict[str, QRect]:
    """Where everything is that can be seen."""
    QApplication.processEvents()
    parts: dict[str, QWidget] = {"board": window.board.viewport(), "menus": window.menuBar()}
    top = window.tabletop
    parts |= {"panel": window.panel, "above": top.above, "below": top.below}
    return {
        name: QRect(part.mapTo(window, QPoint()), part.size())
        for name, part in parts.items()
        if not part.visibleRegion().isEmpty()
    }


def test_all_of_the_introduction_is_seen_at_the_first_start(first: MainWindow, qtbot: QtBot) -> None:
    first.resize(1080, 780)
    with qtbot.waitExposed(first):
        first.show()
    first.furnish()
    (steps,) = first.findChildren(FirstSteps)
    qtbot.waitUntil(
        lambda: steps.visibleRegion().boundingRect().height() == steps.heightForWidth(steps.width()) == steps.height()
    )


@pytest.mark.parametrize("start", ["first", "second"])
def test_the_board_is_painted_before_the_rest_is_made(start: str, request: pytest.FixtureRequest) -> None:
    window: MainWindow = request.getfixturevalue(start)
    was_furnished: list[bool] = []
    window.board.painted.connect(lambda: was_furnished.append(window.is_furnished))
    show(window)
    assert not was_furnished[0]
    assert window.is_furnished


def test_at_the_first_start_the_board_stays_where_it_is(qtbot: QtBot, first: MainWindow) -> None:
    with qtbot.waitExposed(first):
        first.show()
    before = places(first)
    first.furnish()
    after = places(first)
    assert after.keys() == before.keys()
    assert after["board"] == before["board"]


def test_later_nothing_moves_when_the_rest_comes(qtbot: QtBot, second: MainWindow) -> None:
    with qtbot.waitExposed(second):
        second.show()
    before = places(second)
    assert len(before) == 5
    second.furnish()
    assert places(second) == before


def test_no_part_of_the_window_comes_up_as_a_window_of_its_own(qapp: QApplication, second: MainWindow) -> None:
    shown = Shown(qapp)
    second.furnish()
    windows = shown.windows
    delete(shown)
    assert not windows


def test_the_window_answers_while_it_is_furnished(qtbot: QtBot, second: MainWindow) -> None:
    """Whatever comes in between finds all that there is, or waits for it."""
    with qtbot.waitExposed(second):
        second.show()
    parts = second.furnishing()
    for _ in range(2):
        next(parts)
        QApplication.processEvents()
    assert not second.is_furnished
    second.furnish()
    assert second.is_furnished
    assert list(parts) == []


@pytest.mark.parametrize("parts", [1, 2, 3])
def test_a_window_that_is_closed_while_it_is_furnished_ends_in_order(
    qtbot: QtBot, second: MainWindow, parts: int
) -> None:
    with qtbot.waitExposed(second):
        second.show()
    furnishing = second.furnishing()
    for _ in range(parts):
        next(furnishing)
    with qtbot.waitSignal(second.closed):
        second.close()
    assert list(furnishing) == []
    assert not second.isVisible()


def test_a_window_that_is_closed_before_the_rest_comes_keeps_its_layout(qtbot: QtBot, second: MainWindow) -> None:
    with qtbot.waitExposed(second):
        second.show()
    before = places(second)
    second.close()
    second.settings.file.wait()
    third = make_window()
    with qtbot.waitExposed(third):
        third.show()
    after = places(third)
    third.close()
    third.deleteLater()
    assert after == before


def test_a_second_start_opens_its_file_in_the_window_and_brings_it_up(person: Person) -> None:
    person.window.showMinimized()
    answer(person.window, StartRequest((str(GAME),), {}))
    assert not person.window.isMinimized()
    person.qtbot.waitUntil(person.window.isActiveWindow)
    assert person.table.game.rules.size == 9


def test_a_second_start_without_a_file_leaves_the_game_as_it_is(person: Person) -> None:
    person.play("d4")
    answer(person.window, StartRequest((), {}))
    assert person.table.game.rules.size == 5
    assert not person.table.game.node.is_root


def test_a_second_start_keeps_a_window_that_was_closed_and_waits_for_the_disk(
    person: Person, slow_disk: SlowDisk
) -> None:
    rest(person.table)
    with slow_disk:
        person.table.play_text("c3")
        person.window.close()
        answer(person.window, StartRequest((str(GAME),), {}))
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


def test_what_the_board_does_not_need_is_imported_after_it_is_painted(tmp_path: Path) -> None:
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
    painted_with = done.stdout.split()
    assert "escabel_gui.view.board.board_view" in painted_with
    assert [name for name in painted_with if f"{name}.".startswith(AFTER_THE_BOARD)] == []


def test_two_starts_make_one_window(qtbot: QtBot, tmp_path: Path) -> None:
    script = """
import sys
from functools import partial
from escabel_gui.__main__ import main
from escabel_gui.model.application import single_instance
single_instance.run_or_ask = partial(single_instance.run_or_ask, patience=60)  # a busy machine starts slowly
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
    window = make_window()
    assert window.game.tree.root.children == []
    show(window)
    qtbot.waitUntil(lambda: window.table.path == large)
    assert window.game.tree.root.children
    window.close()
    window.deleteLater()
