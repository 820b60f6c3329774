"""A review of the game that was left, over and over again, until the process is killed.

    python -m tests.model.analysis.review_until_killed FOLDER LOG

FOLDER holds the games, LOG is the fake engine's. `reviewing` is said once, when the first position has been seen.
"""

import sys
from pathlib import Path

from PySide6.QtCore import QCoreApplication

import escabel_gui.model.analysis.review_run
from escabel_gui.model.analysis.review_run import ReviewRun
from escabel_gui.model.table.table import Table
from escabel_gui.record.storage.game_store import GameStore
from tests.model.seating import FakeEngine


def main() -> None:
    app = QCoreApplication(sys.argv[:1])
    escabel_gui.model.analysis.review_run.KEEP_MS = 1  # type: ignore[misc]
    engine = FakeEngine(Path(sys.argv[2]))
    table = Table(GameStore(Path(sys.argv[1])), engine.bot)
    review_run = ReviewRun(table, engine.analyst)
    game = table.kept_games.resume()
    assert game is not None
    table.resume(*game)

    def begin() -> None:
        for node in review_run.review.line:
            node.evaluation = None
        table.game.tree_changed.emit()
        review_run.start()

    def go_on() -> None:
        if review_run.is_running and review_run.done == 1:
            print("reviewing", flush=True)
        if not review_run.is_running and not review_run.review.unseen:
            begin()

    review_run.changed.connect(go_on)
    begin()
    app.exec()


if __name__ == "__main__":
    main()
