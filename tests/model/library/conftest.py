"""The library of a games folder, and a table that keeps its games there."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from escabel_gui.model.library.library import Library
from escabel_gui.model.table.table import Table
from tests.model.library.games import Do
from tests.model.seating import MakeTable


@pytest.fixture
def folder(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """Return the games folder, with the GAMES of a test's module in it."""
    folder = tmp_path / "data" / "games"
    folder.mkdir(parents=True)
    for name, text in request.module.GAMES.items():
        (folder / f"{name}.sgf").write_text(text, "utf-8")
    return folder


@pytest.fixture
def table(make_table: MakeTable, folder: Path) -> Table:
    return make_table(folder=folder)


@pytest.fixture
def library(qtbot: QtBot, table: Table) -> Iterator[Library]:
    """Yield the library, after it has looked at the games folder."""
    library = Library(table)
    with qtbot.waitSignal(library.progressed, check_params_cb=lambda words: words is None):
        library.watch(library, True)
    yield library
    library.close()


@pytest.fixture
def do(qtbot: QtBot, library: Library) -> Do:
    """Return a function that does something, waits until it is told of, and returns what is said."""

    def call(job: Callable[..., object], *args: object) -> str:
        with qtbot.waitSignal(library.said) as said:
            job(*args)
        return str(said.args[0])

    return call
