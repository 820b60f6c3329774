"""Bots of every kind, clocks moved by hand, and tables that keep their games in a folder of the test."""

import math
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

import escabel_gui.model.table.clock
from escabel_gui.model.engines.bot import Bot
from escabel_gui.model.engines.child_process import ChildProcess
from escabel_gui.model.table.activity import Play, Stage
from escabel_gui.model.table.game_setup import GameSetup
from escabel_gui.model.table.table import Table
from escabel_gui.record.storage.game_store import GameStore
from tests.model.seating import FakeEngine, MakeTable, StartEngine, close, play


@pytest.fixture
def start_engine(qapp: QCoreApplication, qtbot: QtBot, tmp_path: Path) -> Iterator[StartEngine]:
    """Yield a function that makes a bot whose first `times` processes behave as told; see `fake_engine.py`.

    None of the processes outlives a test.
    """
    engines: list[FakeEngine] = []

    def start(behaviour: str = "normal", times: int = 1_000) -> FakeEngine:
        engines.append(FakeEngine(tmp_path / f"engine-{len(engines)}.log", behaviour, times))
        return engines[-1]

    yield start
    for engine in engines:
        engine.bot.close()
        engine.analyst.close()
    qtbot.waitUntil(lambda: not qapp.findChildren(ChildProcess))


@pytest.fixture
def engine(start_engine: StartEngine) -> FakeEngine:
    return start_engine()


@pytest.fixture
def stage(table: Table) -> Stage:
    """Return the board of the test's table."""
    return Stage(Play(table, table), table)


@pytest.fixture
def games(tmp_path: Path) -> Path:
    """Return the folder in which the tables keep their games."""
    return tmp_path / "games"


@pytest.fixture
def make_table(start_engine: StartEngine, tmp_path: Path) -> Iterator[MakeTable]:
    """Yield a function that makes a table, by default with an obedient fake as its bot.

    The table has a game as agreed (None: nothing has begun) and its moves so far.
    """
    tables: list[Table] = []

    def make(
        setup: GameSetup | None = None, bot: Bot | None = None, folder: Path | None = None, moves: str = ""
    ) -> Table:
        tables.append(Table(GameStore(folder or tmp_path / "games"), bot or start_engine().bot))
        if setup is not None:
            tables[-1].begin(setup)
        if moves:
            play(tables[-1], moves)
        return tables[-1]

    yield make
    for table in tables:
        table.could_not_save.connect(table.leave_anyway)
        close(table)


class HandTimer:
    """Stand-in for QElapsedTimer whose time passes when the test says so."""

    now = 0.0  # seconds

    def __init__(self) -> None:
        self._since = 0.0

    def start(self) -> None:
        self._since = HandTimer.now

    def elapsed(self) -> int:
        return round((HandTimer.now - self._since) * 1000)


@pytest.fixture
def let_pass(monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> Callable[[float], None]:
    """Return a function that lets seconds pass on all clocks that are made from now on, without a tick between."""
    monkeypatch.setattr(escabel_gui.model.table.clock, "QElapsedTimer", HandTimer)
    monkeypatch.setattr(escabel_gui.model.table.clock, "TICK_MS", 1)
    monkeypatch.setattr(escabel_gui.model.table.clock, "LONGEST_GAP", math.inf)
    monkeypatch.setattr(HandTimer, "now", 0.0)

    def pass_time(seconds: float) -> None:
        monkeypatch.setattr(HandTimer, "now", HandTimer.now + seconds)

    return pass_time
