"""A table that keeps its games where the test's are."""

from pathlib import Path

import pytest

from escabel_gui.model.table.table import Table
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
