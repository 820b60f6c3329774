"""A review of the game that was left, over and over again, until the process is killed.

    review_until_killed.py FOLDER LOG

FOLDER holds the games, LOG is the fake engine's. `reviewing` is said once, when the first position has been seen.
"""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import QCoreApplication

import escabel_gui.model.study.review_run
from escabel_gui.model.study.review_run import Reviewing
from escabel_gui.model.table.table import Table
from escabel_gui.record.storage.game_store import GameStore
from seating import FakeEngine


def main() -> None:
    app = QCoreApplication(sys.argv[:1])
    escabel_gui.model.study.review_run.KEEP_MS = 1  # type: ignore[misc]
    engine = FakeEngine(Path(sys.argv[2]))
    table = Table(GameStore(Path(sys.argv[1])), engine.bot)
    reviewing = Reviewing(table, engine.analyst)
    game = table.kept_games.resume()
    assert game is not None
    table.resume(*game)

    def begin() -> None:
        for node in reviewing.review.line:
            node.evaluation = None
        table.game.tree_changed.emit()
        reviewing.start()

    def go_on() -> None:
        if reviewing.is_running and reviewing.done == 1:
            print("reviewing", flush=True)
        if not reviewing.is_running and not reviewing.review.unseen:
            begin()

    reviewing.changed.connect(go_on)
    begin()
    app.exec()


if __name__ == "__main__":
    main()
