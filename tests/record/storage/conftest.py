"""A folder of games, and indexes of it."""

from pathlib import Path

import pytest

from escabel_gui.record.result import parse_result
from escabel_gui.record.storage.game_index import GameIndex
from escabel_gui.rules.catalogue import CATALOGUE
from tests.record.grown_trees import grow_tree
from tests.record.indexed import OpenIndex, write

NAMES = ("Ada", "Bo", "Carla Ünlü", "Dmitri")


@pytest.fixture
def games(tmp_path: Path) -> Path:
    """Return a folder with a game of each ruleset; the first is finished, the others are not."""
    folder = tmp_path / "games"
    folder.mkdir()
    for number, ruleset in enumerate(CATALOGUE):
        tree = grow_tree(number, ruleset.name, nodes=2 + number, branching=0)
        tree.players = ["", NAMES[number % 4], NAMES[(number + 1) % 4]]
        tree.date = f"2026-11-{10 + number}"
        tree.result = None if number else parse_result("B+R")
        tree.main_line()[2].comment = f"A crosscut\nin game {number}."
        write(folder / f"{number}.sgf", tree)
    return folder


@pytest.fixture
def open_index(games: Path) -> OpenIndex:
    """Return a function that opens an index of the games, one more each time."""
    return lambda: GameIndex(games.parent / "library.sqlite", games)


@pytest.fixture
def index(open_index: OpenIndex) -> GameIndex:
    """Return an index that has looked through the games."""
    index = open_index()
    index.refresh()
    return index
