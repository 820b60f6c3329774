"""Signals that end the program: the game is put on disk before, with the time of the turn that is under way."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from escabel_gui.model.table.sessions import parse_session
from escabel_gui.record.storage.game_store import GameStore

PLAYED = """
import os, signal, sys
from PySide6.QtCore import QTimer
from escabel_gui.model.application.single_instance import acquire_or_ask, running_folder
from escabel_gui.model.players.player import Player
from escabel_gui.model.table.game_setup import GameSetup
from escabel_gui.record.time_control import SUDDEN_DEATH, TimeControl
from escabel_gui.view.window import start

class Elapsed:
    def elapsed(self):
        return 40_000

def make():
    parts = made()
    table = parts.table

    def end():
        table.play_text("c3")
        table.clock._since, table.clock._seen = Elapsed(), 40.0
        os.kill(os.getpid(), int(sys.argv[1]))

    table.begin(GameSetup("escabel", 9, (Player(), Player()), TimeControl(SUDDEN_DEATH, 100)))
    QTimer.singleShot(0, end)
    return parts

if sys.argv[1:]:
    signal.signal(int(sys.argv[1]), signal.SIG_DFL)
made, start.make_window = start.make_window, make
start.run([], acquire_or_ask(running_folder(), []))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows ends programs in other ways")
@pytest.mark.parametrize("name", ["SIGTERM", "SIGINT", "SIGHUP"])
def test_the_time_of_a_turn_is_kept(tmp_path: Path, name: str) -> None:
    number = getattr(signal, name)
    environment = {**os.environ, "ESCABEL_DATA_DIR": str(tmp_path), "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run([sys.executable, "-c", PLAYED, str(int(number))], env=environment, capture_output=True)
    assert (done.returncode, done.stderr.decode()) == (-number, "")
    kept = GameStore(tmp_path / "games").resume()
    assert kept is not None
    left = parse_session(kept.tree, kept.session).left
    assert left is not None
    assert [time.seconds for time in left] == [100, 60]
