"""The tree of moves by hand: its menu and its actions."""

from PySide6.QtCore import QObject, QPoint
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from escabel_gui.model.table.edits import Edits
from escabel_gui.model.table.table import Table
from escabel_gui.rules.state import NOBODY
from escabel_gui.view.commands.window_actions import WindowActions
from escabel_gui.view.history.history_panel import HistoryPanel
from escabel_gui.view.widgets.context_menu import pop_up


class TreeEditing(QObject):
    """Controller that joins the list of moves with what can be done to the move that is looked at."""

    def __init__(self, table: Table, history: HistoryPanel, acts: WindowActions, window: QWidget) -> None:
        super().__init__(window)
        self._table = table
        self._acts = acts
        self._window = window
        self.edits = Edits(table, self)
        self.edits.done.connect(self._refresh)
        acts.promote.triggered.connect(lambda: self.edits.promote(table.game.node))
        acts.delete.triggered.connect(lambda: self.edits.remove(table.game.node))
        acts.undo_edit.triggered.connect(self.edits.undo)
        history.menu_wanted.connect(self._show_menu)
        table.changed.connect(self._refresh)
        table.game.tree_changed.connect(self._refresh)

    def _refresh(self) -> None:
        game, acts = self._table.game, self._acts
        acts.promote.setEnabled(self.edits.can_promote(game.node))
        acts.delete.setEnabled(self.edits.can_remove(game.node))
        acts.undo_edit.setEnabled(self.edits.can_undo)
        acts.play_on.setEnabled(game.winner == NOBODY)

    def menu_actions(self) -> list[QAction]:
        """Return the actions of a move's context menu."""
        acts = self._acts
        return [acts.play_on, acts.promote, acts.delete, acts.undo_edit, acts.write_comment]

    def _show_menu(self, place: QPoint) -> None:
        game, menu = self._table.game, QMenu(self._window)
        menu.addActions([action for action in self.menu_actions() if action.isEnabled()])
        pop_up(menu, place, game.node_changed, game.replaced)  # it is about the move that was looked at
