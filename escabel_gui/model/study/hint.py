"""A hint: the analyst looks at the position for a moment, and one move is named with its reason."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from escabel_gui.model.engines.analyst import Analyst
from escabel_gui.model.engines.engine_process import position_at
from escabel_gui.model.table.table import Table
from escabel_gui.record.evaluation import Evaluation
from escabel_gui.record.review.effects import read_moves
from escabel_gui.record.telling.advice import why_this_move
from escabel_gui.record.tree import ASSISTANCE, Node
from escabel_gui.rules.message import Message

ENOUGH_VISITS: Final = 1_000
MIN_MS: Final = 1_000  # what is known by then is told
MAX_MS: Final = 10_000  # more, that the first report may take


class Hint(QObject):
    """It is about one position, and gone when another one is on the board."""

    changed = Signal()  # it is looked for, there, or gone
    said = Signal(object)  # Message: the hint, or why there is none

    def __init__(self, table: Table, analyst: Analyst, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.move: int | None = None  # what is advised
        self._table = table
        self._analyst = analyst
        self._node: Node | None = None  # which is looked at
        self._seen: Evaluation | None = None
        self._is_late = False
        self._timeout = QTimer(self)
        self._timeout.setSingleShot(True)
        self._timeout.timeout.connect(self._end_wait)
        analyst.reported.connect(self._take)
        analyst.gave_up.connect(self._give_up)
        table.game.node_changed.connect(self.stop)
        table.game.replaced.connect(self.stop)

    @property
    def is_looking(self) -> bool:
        """True while the engine looks for a hint."""
        return self._node is not None

    @property
    def is_on(self) -> bool:
        """True while a hint is sought or shown."""
        return self.is_looking or self.move is not None

    def ask(self) -> None:
        """Look for a hint at the current position, in which the game goes on."""
        self.stop()
        self._analyst.serve(self)
        game = self._table.game
        self._node = game.node
        self._seen = None
        self._is_late = False
        self._analyst.analyze(position_at(game.tree, game.node))
        self._timeout.start(MIN_MS)
        self.said.emit(Message("Looking for a good move…"))
        self.changed.emit()

    def stop(self, _step: object = None) -> None:
        """Call it off, or take it away."""
        if not self.is_on:
            return
        if self.is_looking:
            self._analyst.stop()
        self._timeout.stop()
        self._node = self.move = None
        self.changed.emit()

    def _take(self, evaluation: Evaluation) -> None:
        if not self.is_looking:
            return
        self._seen = evaluation
        if evaluation.visits >= ENOUGH_VISITS or evaluation.is_proven or self._is_late:
            self._tell(evaluation)

    def _end_wait(self) -> None:
        if self._seen is not None:
            self._tell(self._seen)
        elif self._is_late:
            self._give_up()
        else:
            self._is_late = True
            self._timeout.start(MAX_MS)

    def _tell(self, evaluation: Evaluation) -> None:
        game = self._table.game
        self._analyst.stop()
        self._timeout.stop()
        self._node = None
        line = read_moves(game.rules, game.state, evaluation.best.pv)
        self.move = line[0] if line else None
        note_help(self._table, "hint")
        self.changed.emit()
        if line:
            self.said.emit(why_this_move(game.rules, game.state, line, self._table.seating.you))

    def _give_up(self) -> None:
        if self.is_looking:
            self.stop()
            self.said.emit(Message("The bot does not answer. Press H to try once more."))


def note_help(table: Table, kind: str) -> None:
    """Whoever rates the person's games against the bot must know which moves were not theirs alone."""
    if table.would_help_be_unfair:
        table.game.node.set_text(ASSISTANCE, kind)
        table.keep()
