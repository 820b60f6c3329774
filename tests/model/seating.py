"""Who sits at the tables of the tests: fake engines, and hands that move by the text of the moves."""

import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Generic, TypeVar

from PySide6.QtCore import QEventLoop, QTimer

from escabel_gui.link.game_code import find_code
from escabel_gui.link.packing import SentGame
from escabel_gui.model.engines.analyst import Analyst
from escabel_gui.model.engines.bot import Bot
from escabel_gui.model.players.player import Player
from escabel_gui.model.table.game_setup import GameSetup
from escabel_gui.model.table.table import Table
from escabel_gui.record.storage.game_store import GameStore, StoredGame
from escabel_gui.record.tree import GameTree
from tests.move_lists import format_move_list
from tests.patience import PATIENCE

FAKE_ENGINE = Path(__file__).parent / "fake_engine.py"
FRIENDS = GameSetup("escabel", 4, (Player(0, "Ada"), Player(0, "Bo: the second")))


class FakeEngine:
    """Bot and analyst whose first `times` processes behave as told, the later ones well; see `fake_engine.py`."""

    def __init__(self, log: Path, behaviour: str = "normal", times: int = 1_000) -> None:
        self.log = log
        self.command = [sys.executable, str(FAKE_ENGINE), str(log), behaviour, str(times)]
        self.bot = Bot(command=self.command)
        self.analyst = Analyst(command=self.command)

    @property
    def heard(self) -> list[str]:
        """All lines that its processes have heard so far, each process after a line `start`."""
        return self.log.read_text("utf-8").splitlines() if self.log.exists() else []

    @property
    def starts(self) -> int:
        return self.heard.count("start")


StartEngine = Callable[..., FakeEngine]
T = TypeVar("T")
MakeTable = Callable[..., Table]


def play(table: Table, moves: str) -> None:
    """Play moves like `d4 d5 d4-d5`, as the persons whose turn it is, who wait for the disk."""
    for move in moves.split():
        let_settle(table)
        table.play_text(move)
    let_settle(table)


def let_settle(table: Table) -> None:
    """Return when what was played is on disk, and so the next move can be made."""
    wait_until(lambda: not table.writer.has_news)


def rest(table: Table) -> None:
    """Return when nothing is on its way to the disk."""
    wait_until(lambda: not table.writer.is_busy and not table.is_leaving)


def wait_until(is_so: Callable[[], bool]) -> None:
    """Let the window do its work until something is so."""
    deadline = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < deadline, "it has not come about"
        loop = QEventLoop()  # QTest.qWait would keep all other threads of Python waiting, too
        QTimer.singleShot(1, loop.quit)
        loop.exec()


class FileReader(Generic[T]):
    """Reader that reads a file again only when it has changed.

    On Windows nobody can replace a file that is read all the time.
    """

    def __init__(self, read: Callable[[Path], T]) -> None:
        self._read = read
        self._known: dict[Path, tuple[tuple[int, int, int], T]] = {}

    def __call__(self, path: Path) -> T:
        status = path.stat()
        now = status.st_ino, status.st_mtime_ns, status.st_size
        if path not in self._known or self._known[path][0] != now:
            self._known[path] = now, self._read(path)
        return self._known[path][1]


def close(table: Table) -> None:
    """Close a table that has nothing to ask."""
    table.close()
    rest(table)


def reopened(table: Table) -> Table:
    """Go away from a game and come back to it, by its file."""
    rest(table)
    assert table.path is not None
    path = table.path
    table.begin(GameSetup("abande", 7, (Player(), Player())))
    rest(table)
    table.resume(*table.kept_games.open(path))
    rest(table)
    return table


def sent(table: Table) -> SentGame:
    """Return what a table's code says when it is sent."""
    return find_code(table.remote_game.tell().code)


def moves_to(table: Table) -> str:
    """Return the moves that lead to the position that is looked at."""
    tree = table.game.tree
    return " ".join(
        tree.rules.format_move(node.move) for node in tree.path_to(table.game.node) if node.move is not None
    )


def lines(tree: GameTree) -> list[str]:
    """Return every line of a tree from the start to its end, the main line first."""
    found, todo = [], [tree.root]
    while todo:
        node = todo.pop()
        todo += reversed(node.children)
        if not node.children:
            found.append(" ".join(tree.rules.format_move(move) for move in tree.moves_to(node)))
    return found


def told_at(table: Table) -> list[str]:
    """Return a list that grows with what is said."""
    told: list[str] = []
    table.said.connect(lambda words: told.append(str(words)))
    return told


def last_left(games: Path) -> StoredGame:
    """Return the game that another program would resume now."""
    kept = GameStore(games).resume()
    assert kept is not None
    return kept


def on_disk(games: Path) -> str:
    """Return the moves of the main line of the game that another program would resume now."""
    return format_move_list(last_left(games).tree)
