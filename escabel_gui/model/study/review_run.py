"""The review of the game on the table: goes through its positions and keeps what it sees in the file."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from escabel_gui.model.engines.analyst import Analyst
from escabel_gui.model.engines.engine_process import position_at
from escabel_gui.model.table import Table
from escabel_gui.record.evaluation import Evaluation
from escabel_gui.record.review.review import Review
from escabel_gui.record.tree import Node
from escabel_gui.rules.words import Words

VISITS: Final = 1_000  # of each position
MOST_REPORTS: Final = 40  # about one position, however few visits they tell of
KEEP_MS: Final = 1_000  # what is seen is on disk after so long at the latest


class Reviewing(QObject):
    """What a review has seen stays in the game's nodes, whether it came to its end or not."""

    changed = Signal()  # more is known, another game is there, it has begun or ended
    finished = Signal()  # the whole main line has been looked at
    said = Signal(object)  # Words: one line for the person

    def __init__(self, table: Table, analyst: Analyst, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.review = Review(table.game.tree)
        self.total = 0  # positions that the review that is going on has to look at
        self._table = table
        self._analyst = analyst
        self._todo: list[Node] = []  # the first one is being looked at
        self._reports = 0  # about it
        self._keep = QTimer(self)
        self._keep.setSingleShot(True)
        self._keep.setInterval(KEEP_MS)
        self._keep.timeout.connect(table.keep)
        analyst.reported.connect(self._take)
        analyst.gave_up.connect(self._give_up)
        table.game.replaced.connect(self._take_game)
        table.game.tree_changed.connect(self._renew)

    @property
    def is_running(self) -> bool:
        return bool(self._todo)

    @property
    def done(self) -> int:
        return self.total - len(self._todo)

    def start(self) -> None:
        """Look at every position of the main line that nobody has looked at, from the end, which proves the most."""
        self._analyst.work_for(self)
        self._todo = self.review.unseen[::-1]
        self.total = len(self._todo)
        if self._todo:
            self._look()
        self.changed.emit()

    def stop(self) -> None:
        """End here; what was seen stays."""
        if self._todo:
            self._todo = []
            self._analyst.stop()
            self._flush()
            self.changed.emit()

    def _look(self) -> None:
        self._reports = 0
        self._analyst.look_at(position_at(self.review.tree, self._todo[0]))

    def _take(self, evaluation: Evaluation) -> None:
        if not self._todo:
            return
        self._reports += 1
        if evaluation.visits < VISITS and not evaluation.is_settled and self._reports < MOST_REPORTS:
            return
        self._todo.pop(0).keep_evaluation(evaluation)
        if not self._keep.isActive():
            self._keep.start()
        if self._todo:
            self._look()
        else:
            self._analyst.stop()
            self._flush()
        self._renew()
        if not self._todo and not self.review.unseen:
            self.finished.emit()

    def _flush(self) -> None:
        self._keep.stop()
        self._table.keep()

    def _renew(self) -> None:
        if self.review.renew():
            self.changed.emit()

    def _take_game(self) -> None:
        """Another game is on the table; the one before has been written with all that was seen."""
        self._keep.stop()
        if self._todo:
            self._todo = []
            self._analyst.stop()
        self.review = Review(self._table.game.tree)
        self.changed.emit()

    def _give_up(self) -> None:
        if self._todo:
            self.stop()
            self.said.emit(Words("The engine does not answer, and the review has ended. What it has seen is kept."))
