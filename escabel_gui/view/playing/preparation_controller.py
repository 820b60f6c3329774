"""Conditional moves, prepared for a friend elsewhere: their action, their page, and their rows in the list of moves."""

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from escabel_gui.link.conditional_moves import format_conditional_moves
from escabel_gui.model.table.activity import Stage
from escabel_gui.model.table.preparation import Preparation
from escabel_gui.model.table.table import Table
from escabel_gui.record.tree import Node
from escabel_gui.view.commands.window_actions import WindowActions
from escabel_gui.view.history.history_panel import HistoryPanel
from escabel_gui.view.playing.preparation_page import PreparationPage
from escabel_gui.view.widgets.panel_cover import PanelCover


class PreparationController(QObject):
    """Controller that connects the preparation of conditional moves with its places in the window."""

    numbered = Signal(object, object, object)  # the game on the board, and in it a node and the moves from there on

    def __init__(self, table: Table, stage: Stage, history: HistoryPanel, acts: WindowActions, window: QWidget) -> None:
        super().__init__(window)
        self._table = table
        self._history = history
        self._acts = acts
        self._listed: tuple[Node | None, str, int] = (None, "", 0)  # from where on, as text, and how many moves
        self.preparation = Preparation(table, stage, self)
        self.cover = PanelCover(self._make_page, [acts.leave_preparation], self)
        acts.prepare.triggered.connect(self._begin)
        acts.leave_preparation.triggered.connect(self.preparation.stop)
        history.prepared_chosen.connect(self._begin_at)
        self.preparation.changed.connect(self._show)
        stage.changed.connect(self._refresh)
        table.changed.connect(self._refresh)
        table.game.replaced.connect(self._refresh)
        self._refresh()

    def _make_page(self) -> PreparationPage:
        remote_game, played = self._table.remote_game, self._history.model
        return PreparationPage(self.preparation, remote_game, played, self._acts.leave_preparation)

    def _begin(self) -> None:
        if self.preparation.may_begin:
            self.preparation.begin()

    def _begin_at(self, node: Node) -> None:
        """Show the position after a prepared move that was clicked in the list."""
        moves = self._table.answers.shown_moves
        if moves is not None and self.preparation.may_begin:
            self.preparation.begin(moves.tree.moves_to(node)[moves.home.depth :])

    def _refresh(self) -> None:
        """Enable the preparation if it is possible, and list what is prepared now, if that is something else."""
        self._acts.prepare.setEnabled(self.preparation.may_begin)
        moves = self._table.answers.shown_moves
        listed = (None, "", 0) if moves is None else (moves.home, format_conditional_moves(moves), moves.count)
        if listed != self._listed:
            self._listed = listed
            self._history.model.show_prepared(listed[0])

    def _show(self) -> None:
        """Show or hide the page, and number the moves from the position of the game on."""
        preparation = self.preparation
        self.cover.show(preparation.is_on)
        game, home = preparation.game, preparation.moves.home
        moves = game.tree.moves_to(game.node)[home.depth :] if preparation.is_on else []
        self.numbered.emit(game, home, tuple(game.rules.format_move(move) for move in moves))
