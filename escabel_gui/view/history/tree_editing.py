"""The tree of moves by hand: its menu, its actions, and what is said about them."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPoint, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from escabel_gui.model.table.edits import Edits
from escabel_gui.model.table.setup import Setup
from escabel_gui.model.table.table import Table
from escabel_gui.rules.message import Message
from escabel_gui.rules.state import BLACK, NOBODY, WHITE
from escabel_gui.view.board.board_scene import BoardScene
from escabel_gui.view.commands.window_actions import WindowActions
from escabel_gui.view.history.history_panel import HistoryPanel
from escabel_gui.view.language import translate
from escabel_gui.view.widgets.asking import questioned


class TreeEditing(QObject):
    """Joins the list of moves with what can be done to the move that is looked at."""

    said = Signal(str, list)  # one line, and the actions that it offers

    def __init__(
        self, table: Table, history: HistoryPanel, acts: WindowActions, scene: BoardScene, window: QWidget
    ) -> None:
        super().__init__(window)
        self._scene = scene
        self._table = table
        self._acts = acts
        self._window = window
        self.edits = Edits(table, self)
        self.edits.done.connect(self._tell)
        acts.promote.triggered.connect(lambda: self.edits.promote(table.game.node))
        acts.delete.triggered.connect(lambda: self.edits.remove(table.game.node))
        acts.undo_edit.triggered.connect(self.edits.undo)
        acts.play_on.triggered.connect(self._play_on)
        acts.set_up.triggered.connect(self._set_up)
        history.menu_wanted.connect(self._show_menu)
        table.changed.connect(self._refresh)
        table.game.tree_changed.connect(self._refresh)

    def _refresh(self) -> None:
        game, acts = self._table.game, self._acts
        acts.promote.setEnabled(self.edits.can_promote(game.node))
        acts.delete.setEnabled(self.edits.can_remove(game.node))
        acts.undo_edit.setEnabled(self.edits.can_undo)
        acts.play_on.setEnabled(game.winner == NOBODY)

    def _tell(self, words: Message) -> None:
        self._refresh()
        self.said.emit(translate(words), [self._acts.undo_edit])

    def menu_actions(self) -> list[QAction]:
        """Return the actions of a move's context menu."""
        acts = self._acts
        return [acts.play_on, acts.promote, acts.delete, acts.undo_edit, acts.write_comment]

    def _show_menu(self, place: QPoint) -> None:
        menu = QMenu(self._window)
        menu.addActions([action for action in self.menu_actions() if action.isEnabled()])
        menu.popup(place)
        menu.aboutToHide.connect(menu.deleteLater)

    def _set_up(self) -> None:
        from escabel_gui.view.new_game.set_up_dialog import SetUpDialog

        table = self._table
        seated = (table.player_of(BLACK), table.player_of(WHITE))
        with questioned(SetUpDialog(table.game, seated, self._scene.theme, self._window)) as dialog:
            if dialog.exec():
                rules = dialog.tree.rules
                table.begin(Setup(rules.wire_name, rules.size, dialog.players), dialog.tree)

    def _play_on(self) -> None:
        from escabel_gui.view.new_game.players_dialog import PlayersDialog

        table = self._table
        seated = (table.player_of(BLACK), table.player_of(WHITE))
        dialog = PlayersDialog(*seated, self._window, self.tr("Play on from here"))
        with questioned(dialog, table.game.replaced):
            if dialog.exec():
                table.play_on(dialog.black.player, dialog.white.player)
