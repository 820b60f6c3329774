"""Windows as the program makes them, each with its own games and settings, and a person in front."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QLocale, QObject, QProcess
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from escabel_gui.model.application.settings import NORMAL, OFF, Settings
from escabel_gui.model.background.threads import THREADS
from escabel_gui.model.engines.bot import Bot
from escabel_gui.model.players.player import Player
from escabel_gui.model.table.game_setup import GameSetup
from escabel_gui.model.table.table import Table
from escabel_gui.record.storage.game_store import GameStore
from escabel_gui.view import guarding
from escabel_gui.view.look import appearance
from escabel_gui.view.window.composition import WindowParts
from escabel_gui.view.window.main_window import MainWindow
from tests.model.seating import FakeEngine
from tests.patience import PATIENCE_MS
from tests.view.hands import Person, SitDown, close_window

FRIENDS = GameSetup("escabel", 5, (Player(), Player()))


@pytest.fixture(autouse=True)
def told(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Yield what goes wrong in painting and is only logged; a test that expects it takes it away."""
    faults: list[str] = []
    monkeypatch.setattr(guarding, "log_fault", faults.append)
    monkeypatch.setattr(guarding, "_told", set())
    yield faults
    assert faults == []


@pytest.fixture(autouse=True)
def nothing_is_left(qapp: QApplication) -> Iterator[None]:
    """Fail a test that leaves something to those that follow; put language, type and colors back for it."""
    before, locale, font, palette = outlasting(qapp), QLocale(), qapp.font(), qapp.palette()
    yield
    THREADS.waitForDone(PATIENCE_MS)  # what it tells a window is told while there is one
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QLocale.setDefault(locale)
    if qapp.font() != font:
        qapp.setFont(font)
    if qapp.palette() != palette:
        qapp.setPalette(palette)
    assert [thing for thing in outlasting(qapp) if thing not in before] == []


@pytest.fixture(autouse=True, scope="module")
def no_window_is_left(qapp: QApplication) -> Iterator[None]:
    """Fail a module whose tests share a window and leave it; put the type back that it had."""
    font = qapp.font()
    yield
    qapp.setFont(font)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert [widget for widget in QApplication.topLevelWidgets() if isinstance(widget, MainWindow)] == []


def outlasting(app: QApplication) -> list[QObject]:
    """Return windows of the program and all others that are shown, and what hangs on the application.

    Leave out what is Qt's own, and processes.
    """
    windows = [
        widget for widget in QApplication.topLevelWidgets() if widget.isVisible() or isinstance(widget, MainWindow)
    ]
    ours = [child for child in app.children() if not type(child).__module__.startswith("PySide6")]
    return [*windows, *(child for child in ours if not isinstance(child, QProcess))]


@pytest.fixture(autouse=True)
def desktop_without_wishes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let pieces move, although the desktop under which the tests run may want nothing to."""
    monkeypatch.setattr(appearance, "is_rest_wanted", lambda: False)


@pytest.fixture
def engine(qapp: object, tmp_path: Path) -> FakeEngine:
    """Return an engine that answers at once with the first legal move."""
    return FakeEngine(tmp_path / "engine.log")


@pytest.fixture
def sit_down(qtbot: QtBot, tmp_path: Path, engine: FakeEngine) -> Iterator[SitDown]:
    """Yield a function that opens a window and puts a person in front of it.

    The window has a new game as agreed (None: nothing has begun).
    """
    windows: list[MainWindow] = []

    def sit(setup: GameSetup | None = FRIENDS, is_animated: bool = False, bot: Bot | None = None) -> Person:
        for window in windows:
            window.settings.file.wait()  # what was chosen there is known here
        settings = Settings(tmp_path / "settings")
        settings.animation = NORMAL if is_animated else OFF
        table = Table(GameStore(tmp_path / "games"), bot or engine.bot)
        parts = WindowParts(table, settings, engine.analyst)
        window = parts.window
        windows.append(window)
        if setup is not None:
            window.table.begin(setup)
        window.show()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        return Person(qtbot, parts)

    yield sit
    for window in windows:
        close_window(window)
        window.deleteLater()


@pytest.fixture
def person(sit_down: SitDown) -> Person:
    """Return a person at a 5×5 board who plays for both sides."""
    return sit_down()
