"""Two people, each in front of a window of their own."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from escabel_gui.model.application.settings import Settings
from escabel_gui.model.table.table import Table
from escabel_gui.record.storage.game_store import GameStore
from escabel_gui.view.window.composition import WindowParts
from tests.model.seating import FakeEngine
from tests.view.hands import Person, SitDown, close_window


@pytest.fixture
def anna(sit_down: SitDown) -> Person:
    return sit_down()


@pytest.fixture
def ben(qtbot: QtBot, tmp_path: Path, engine: FakeEngine, anna: Person) -> Iterator[Person]:
    """Yield Ben, a person in another house, with games of his own."""
    table = Table(GameStore(tmp_path / "ben"), engine.bot)
    parts = WindowParts(table, Settings(tmp_path / "ben-settings"), engine.analyst)
    window = parts.window
    table.begin(Settings(tmp_path / "ben-settings").setup)
    window.show()
    yield Person(qtbot, parts)
    close_window(window)
    window.deleteLater()
