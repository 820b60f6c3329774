"""The library's window over a folder of games."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from escabel_gui.model.application.settings import Settings
from escabel_gui.model.library.library import Library
from escabel_gui.model.library.library_review import LibraryReview
from escabel_gui.model.table.table import Table
from escabel_gui.record.storage.game_store import GameStore
from escabel_gui.view.library.library_window import LibraryWindow
from tests.model.seating import FakeEngine, close
from tests.view.library_hands import GAMES, shown


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    folder = tmp_path / "data" / "games"
    folder.mkdir(parents=True)
    return folder


@pytest.fixture
def table(engine: FakeEngine, folder: Path) -> Iterator[Table]:
    table = Table(GameStore(folder), engine.bot)
    yield table
    close(table)


@pytest.fixture
def open_window(
    qtbot: QtBot, tmp_path: Path, table: Table, engine: FakeEngine
) -> Iterator[Callable[[], LibraryWindow]]:
    """Yield a function that opens the window, and waits until it has looked for games."""
    windows: list[LibraryWindow] = []

    def open_one() -> LibraryWindow:
        library = Library(table)
        settings = Settings(tmp_path / "settings")
        review = LibraryReview(library, table, engine.analyst, settings, FakeEngine(tmp_path / "review.log").analyst)
        windows.append(LibraryWindow(library, review, settings))
        with qtbot.waitSignal(library.progressed, check_params_cb=lambda words: words is None):
            windows[-1].come_to_front()
        qtbot.waitUntil(windows[-1].isActiveWindow)
        qtbot.waitUntil(lambda: windows[-1].messages.detail.text() != "")
        return windows[-1]

    yield open_one
    for window in windows:
        window.close()
        window.review.close()
        engine.analyst.close()
        window.library.close()
        window.deleteLater()


@pytest.fixture
def window(qtbot: QtBot, folder: Path, open_window: Callable[[], LibraryWindow]) -> LibraryWindow:
    """Return the window with three games in it."""
    for name, text in GAMES.items():
        (folder / f"{name}.sgf").write_text(text, "utf-8")
    window = open_window()
    qtbot.waitUntil(lambda: len(shown(window)) == 3)
    return window
