"""What there is to share."""

import pytest

from escabel_gui.record.tree import GameTree
from tests.view.rich_game import rich_game


@pytest.fixture
def tree() -> GameTree:
    return rich_game()
