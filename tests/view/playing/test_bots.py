"""Two bots play every game, with every option, to its end in the window.

`python -m tests.view.playing.test_bots escabel 3 9` plays all combinations of Escabel's options on sizes 3 to 9.
"""

import os
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QApplication

from escabel_gui.model.application.settings import OFF, Settings
from escabel_gui.model.engines.bot import Bot
from escabel_gui.model.players.player import Player
from escabel_gui.model.table.game_setup import GameSetup
from escabel_gui.model.table.table import Table
from escabel_gui.record.storage.game_store import GameStore
from escabel_gui.rules.catalogue import CATALOGUE, all_wire_names, find_ruleset, ruleset_of
from escabel_gui.rules.state import NOBODY
from escabel_gui.view.window.composition import WindowParts
from tests.move_lists import format_move_list
from tests.view.hands import close_window

LITTLE_THOUGHT = [sys.executable, "-m", "escabel_gui", "--engine", "--visits", "4"]
LONGEST_GAME_MS = 60_000

WIRE_NAMES = [wire_name for ruleset in CATALOGUE for wire_name in all_wire_names(ruleset)]


@pytest.fixture(scope="module")
def parts(tmp_path_factory: pytest.TempPathFactory, qapp: object) -> Iterator[WindowParts]:
    """Yield a window with the program's own engine, which stays for all games."""
    parts = open_window(tmp_path_factory.mktemp("bots"))
    yield parts
    close_window(parts.window)
    parts.window.deleteLater()


def open_window(folder: Path) -> WindowParts:
    settings = Settings(folder / "settings")
    settings.animation = OFF
    settings.plays_sounds = False  # the window is there before a test is kept silent
    table = Table(GameStore(folder / "games"), Bot(command=LITTLE_THOUGHT))
    parts = WindowParts(table, settings)
    parts.window.show()
    return parts


def watch_game(parts: WindowParts, wire_name: str, size: int) -> int:
    """Let two bots play a game to its end; return the number of its moves. Raises AssertionError for any fault."""
    table, game, window = parts.table, parts.table.game, parts.window
    faults: list[str] = []
    faulty = table.bot.restarted.connect(lambda why: faults.append(why.text))
    end = QEventLoop()
    kept = table.kept.connect(lambda: end.quit() if table.game.is_over else None)
    QTimer.singleShot(LONGEST_GAME_MS, end, end.quit)
    parts.new_games().begin(GameSetup(wire_name, size, (Player(1), Player(2))))
    end.exec()
    table.kept.disconnect(kept)
    table.bot.restarted.disconnect(faulty)
    assert faults == []
    assert game.winner != NOBODY
    assert window.scene.shown_piles == game.piles
    assert window.messages.message.full_text.endswith(".")
    assert table.path is not None
    assert format_move_list(table.kept_games.open(table.path).tree) == format_move_list(game.tree)
    return game.node.depth


@pytest.mark.parametrize("wire_name", WIRE_NAMES)
def test_two_bots_play_every_game_to_its_end(parts: WindowParts, wire_name: str) -> None:
    assert watch_game(parts, wire_name, ruleset_of(wire_name).sizes[0]) > 0


def main(name: str, smallest: int, largest: int) -> None:
    QApplication(sys.argv[:1])
    games = [(wire, size) for wire in all_wire_names(find_ruleset(name)) for size in range(smallest, largest + 1)]
    begun = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        parts = open_window(Path(folder))
        plies = [watch_game(parts, wire, size) for wire, size in games]
        parts.window.close()
    print(f"{len(games)} games of {sum(plies)} moves without a fault, in {time.monotonic() - begun:.0f} s")


if __name__ == "__main__":
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
