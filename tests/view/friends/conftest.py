"""Two people, each in front of a window of their own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from escabel_gui.model.application.settings import Settings
from escabel_gui.model.table.table import Table
from escabel_gui.record.keeping.kept import KeptGames
from escabel_gui.view.window.main_window import MainWindow
from hands import Person, SitDown, close_window
from seating import FakeEngine


@pytest.fixture
def anna(sit_down: SitDown) -> Person:
    return sit_down()


@pytest.fixture
def ben(qtbot: QtBot, tmp_path: Path, engine: FakeEngine, anna: Person) -> Iterator[Person]:
    """In another house, with games of his own."""
    table = Table(KeptGames(tmp_path / "ben"), engine.bot)
    window = MainWindow(table.game, Settings(tmp_path / "ben-settings"), lambda: table)
    window.furnish(engine.analyst)
    table.begin(Settings(tmp_path / "ben-settings").setup)
    window.show()
    yield Person(qtbot, window)
    close_window(window)
    window.deleteLater()
