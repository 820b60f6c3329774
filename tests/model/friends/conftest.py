"""A game that two friends have begun directly."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.model.friends.homes import Home, Pair, invite
from tests.model.seating import MakeTable


@pytest.fixture
def homes(make_table: MakeTable, tmp_path: Path) -> Iterator[Pair]:
    """Yield Anna and Ben, who have no game yet."""
    anna, ben = (Home(make_table, tmp_path / name) for name in ("anna", "ben"))
    yield anna, ben
    anna.direct.stop()
    ben.direct.stop()


@pytest.fixture
def pair(homes: Pair) -> Pair:
    """Return Anna, who has invited, and Ben, who has joined: he has White."""
    invite(*homes)
    return homes
