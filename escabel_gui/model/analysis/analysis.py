"""Analysis on the board: what the analyst sees in the position that one looks at."""

from PySide6.QtCore import QObject, Signal

from escabel_gui.model.engines.analyst import Analyst
from escabel_gui.model.engines.engine_process import position_at
from escabel_gui.model.table.table import Table
from escabel_gui.record.evaluation import Evaluation
from escabel_gui.record.tree import Node
from escabel_gui.rules.message import Message
from escabel_gui.rules.state import NOBODY


class Analysis(QObject):
    """Analysis of the position on the table, which it follows from node to node while it is on.

    In a game against a bot it is for the turn at which it was asked for: when that game goes on, it ends by itself.
    """

    changed = Signal()  # it was switched on or off, or sees more
    said = Signal(object)  # Message: one line for the person

    def __init__(self, table: Table, analyst: Analyst, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.evaluation: Evaluation | None = None  # of the position that one looks at
        self.is_on = False
        self._table = table
        self._analyst = analyst
        self._node: Node | None = None  # at which it looks
        self._allowed: Node | None = None  # where it was asked for
        analyst.reported.connect(self._take)
        analyst.restarted.connect(self._tell_restart)
        analyst.gave_up.connect(self._give_up)
        table.changed.connect(self._follow)

    def start(self) -> None:
        """Start analyzing the current position."""
        self._analyst.serve(self)
        self.is_on = True
        self._allowed = self._table.game.node
        self._look()

    def stop(self) -> None:
        """Stop analyzing."""
        if self.is_on:
            self.is_on = False
            self.evaluation = None
            self._analyst.stop()
            self.changed.emit()

    def _follow(self) -> None:
        """Look at what is on the board now, if that is something else."""
        node = self._table.game.node
        if not self.is_on or node is self._node:
            return
        if self._table.game.is_live and self._table.would_help_be_unfair and node is not self._allowed:
            self.stop()
        else:
            self._look()

    def _look(self) -> None:
        game = self._table.game
        self._node = game.node
        self.evaluation = None
        if game.winner == NOBODY:
            self._analyst.analyze(position_at(game.tree, game.node))
        else:
            self._analyst.stop()
        self.changed.emit()

    def _take(self, evaluation: Evaluation) -> None:
        if self.is_on:
            self.evaluation = evaluation
            self.changed.emit()

    def _tell_restart(self, why: Message) -> None:
        if self.is_on:
            self.said.emit(Message("The analysis was restarted. {0}", (why,)))

    def _give_up(self) -> None:
        if self.is_on:
            self.stop()
            self.said.emit(Message("The bot does not answer. Press Space to try again."))
