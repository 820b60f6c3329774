"""The review of the game on the table: goes through its positions and keeps what it sees in the file."""

from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from escabel_gui.model.analysis.examination import Examination
from escabel_gui.model.engines.analyst import Analyst
from escabel_gui.model.table.table import Table
from escabel_gui.record.review.review import Review
from escabel_gui.record.tree import Node
from escabel_gui.rules.message import Message

KEEP_MS: Final = 1_000  # what is seen is on disk after so long at the latest


class ReviewRun(QObject):
    """Review of the current game; results stay in its nodes even if it is cancelled."""

    changed = Signal()  # more is known, another game is there, it has begun or ended
    finished = Signal()  # the whole main line has been looked at
    said = Signal(object)  # Message: one line for the person

    def __init__(self, table: Table, analyst: Analyst, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.review = Review(table.game.tree)
        self.total = 0  # positions that the review that is going on has to look at
        self._table = table
        self._analyst = analyst
        self._examination = Examination(analyst, self)
        self._keep = QTimer(self, singleShot=True, interval=KEEP_MS)
        self._keep.timeout.connect(table.keep)
        self._examination.looked.connect(self._note)
        self._examination.finished.connect(self._end)
        self._examination.gave_up.connect(self._give_up)
        table.game.replaced.connect(self._take_game)
        table.game.tree_changed.connect(self._renew)

    @property
    def is_running(self) -> bool:
        """True while the review runs."""
        return self._examination.is_running

    @property
    def done(self) -> int:
        """Number of positions evaluated."""
        return self.total - len(self._examination.todo)

    def start(self) -> None:
        """Look at every position of the main line that nobody has looked at closely."""
        self._analyst.serve(self)
        unseen = self.review.unseen
        self.total = len(unseen)
        self._examination.start(self.review.tree, unseen)
        self.changed.emit()

    def stop(self) -> None:
        """Stop the review; what was seen stays."""
        if self.is_running:
            self._examination.stop()
            self._flush()
            self.changed.emit()

    def _note(self, _node: Node) -> None:
        """Renew the review when one more position has been looked at; save it soon, or at once after the last one."""
        if not self.is_running:
            self._flush()
        elif not self._keep.isActive():
            self._keep.start()
        self._renew()

    def _end(self) -> None:
        if not self.review.unseen:
            self.finished.emit()

    def _flush(self) -> None:
        self._keep.stop()
        self._table.keep()

    def _renew(self) -> None:
        if self.review.renew():
            self.changed.emit()

    def _take_game(self) -> None:
        """Begin anew with another game on the table; the one before has been written with all that was seen."""
        self._keep.stop()
        self._examination.stop()
        self.review = Review(self._table.game.tree)
        self.changed.emit()

    def _give_up(self) -> None:
        self._flush()
        self.changed.emit()
        self.said.emit(Message("The bot does not answer, and the review has ended. What it has seen is kept."))
