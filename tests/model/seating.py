"""Who sits at the tables of the tests: fake engines, and hands that move by the text of the moves."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

from escabel_gui.model.engines.analyst import Analyst
from escabel_gui.model.engines.bot import Bot
from escabel_gui.model.table import Table

FAKE_ENGINE = Path(__file__).parent / "fake_engine.py"


class FakeEngine:
    """A bot and an analyst whose first `times` processes behave as told, the later ones well; see `fake_engine.py`."""

    def __init__(self, log: Path, behaviour: str = "normal", times: int = 1_000) -> None:
        self.log = log
        command = [sys.executable, str(FAKE_ENGINE), str(log), behaviour, str(times)]
        self.bot = Bot(command=command)
        self.analyst = Analyst(command=command)

    @property
    def heard(self) -> list[str]:
        """All lines that its processes have heard so far, each process after a line `start`."""
        return self.log.read_text("utf-8").splitlines() if self.log.exists() else []

    @property
    def starts(self) -> int:
        return self.heard.count("start")


StartEngine = Callable[..., FakeEngine]
MakeTable = Callable[..., Table]


def play(table: Table, moves: str) -> None:
    """Play moves like `d4 d5 d4-d5`, as the persons whose turn it is."""
    for move in moves.split():
        table.play_text(move)


def moves_to(table: Table) -> str:
    """The moves that lead to the position that is looked at."""
    tree = table.game.tree
    return " ".join(
        tree.rules.format_move(node.move) for node in tree.path_to(table.game.node) if node.move is not None
    )
