"""Games in an index, as tests ask for them."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from escabel_gui.record.sgf.writing import write_sgf
from escabel_gui.record.storage.game_index import GameIndex
from escabel_gui.record.storage.query import Query
from escabel_gui.record.tree import GameTree

OpenIndex = Callable[[], GameIndex]

ALL = ["6", "5", "4", "3", "2", "1", "0"]


def write(path: Path, tree: GameTree) -> None:
    path.write_text(write_sgf(tree), "utf-8")


def files(index: GameIndex, **query: Any) -> list[str]:
    """Return the games that are found, by the stems of their files."""
    return [game.file.removesuffix(".sgf") for game in index.search(Query()._replace(**query))]
