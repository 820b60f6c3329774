"""What all tests of records need."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from escabel_gui.record.storage.index_database import IndexDatabase


@pytest.fixture(autouse=True)
def close_indexes(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Close what a test has opened at its end: from Python 3.13 on SQLite warns of what is not."""
    opened: list[IndexDatabase] = []
    begin = IndexDatabase.__init__

    def note(index: IndexDatabase, path: Path) -> None:
        begin(index, path)
        opened.append(index)

    monkeypatch.setattr(IndexDatabase, "__init__", note)
    yield
    for index in opened:
        index.close()
