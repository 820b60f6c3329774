"""Page beside the board while one prepares answers to a friend elsewhere: what this does, and all that is prepared."""

from typing import Final

from PySide6.QtCore import QModelIndex, QTimer
from PySide6.QtGui import QAction, QKeySequence

from escabel_gui.model.table.preparation import Preparation
from escabel_gui.model.table.remote_game import RemoteGame
from escabel_gui.view.history.history_model import HistoryModel
from escabel_gui.view.history.history_table import HistoryTable
from escabel_gui.view.language import fill
from escabel_gui.view.look.style import as_type
from escabel_gui.view.plain import PlainLabel
from escabel_gui.view.widgets.activity_page import ActivityPage, text_button
from escabel_gui.view.widgets.line_buttons import LineButtons

LEAST_ROWS: Final = 3  # of the list that are always seen


class PreparationPage(ActivityPage):
    """List of prepared answers, which the arrow keys and clicks go through, and buttons that change it."""

    keeps_players = True

    def __init__(self, preparation: Preparation, remote_game: RemoteGame, played: HistoryModel, leave: QAction) -> None:
        """Set up the page; `played` has the moves of the game, and the players' names over them."""
        super().__init__(leave, LineButtons(preparation, preparation.changed))
        self._preparation = preparation
        self._remote_game = remote_game
        self._played = played
        self.title = as_type(PlainLabel(wraps=True), "title")
        self.told = as_type(PlainLabel(wraps=True), "speech")
        for widget in (self.title, self.told, self.score):
            self.words.addWidget(widget)
        self.words.addStretch(1)
        self.upper.addWidget(self.steps)
        self.model = HistoryModel(preparation.game, is_preparation=True)
        self.list = HistoryTable(preparation.game, self.model)
        self.list.clicked.connect(self._go_to)
        self.list.stepped.connect(lambda by: preparation.go_on() if by > 0 else preparation.go_back())
        self._layout.insertWidget(1, self.list)
        self._share_out(is_low=False)
        self.undo, self.delete, self.delete_all, self.up, self.down = (QAction(self) for _ in range(5))
        for action, key, do in (
            (self.undo, "Ctrl+Z", preparation.undo),
            (self.delete, "Del", preparation.remove),
            (self.delete_all, "", preparation.remove_all),
            (self.up, "Up", lambda: preparation.go_to_sibling(-1)),
            (self.down, "Down", lambda: preparation.go_to_sibling(1)),
        ):
            action.setShortcut(QKeySequence(key, QKeySequence.SequenceFormat.PortableText))
            action.triggered.connect(do)
        for action in (self.undo, self.delete, self.delete_all):
            self.foot.addWidget(text_button(action))
        self.addActions([self.up, self.down])
        preparation.changed.connect(self.refresh)
        played.headerDataChanged.connect(self.refresh)
        self.refresh()

    def set_low(self, is_low: bool) -> None:
        super().set_low(is_low)
        self._share_out(is_low)

    def _share_out(self, is_low: bool) -> None:
        """Make the list as wide as the words where it stands beside them, and higher where it is below them."""
        for place, stretch in enumerate((1, 1) if is_low else (2, 3)):
            self._layout.setStretch(place, stretch)

    def refresh(self) -> None:
        preparation, game = self._preparation, self._preparation.game
        self.undo.setEnabled(preparation.can_undo)
        self.delete.setEnabled(preparation.can_remove)
        self.delete_all.setEnabled(preparation.can_remove_all)
        if not preparation.is_on:
            return
        name = self._remote_game.friend_name
        self.place.setText(self.tr("Prepared answers"))
        self.setWindowTitle(self.place.text())
        self.list.setAccessibleName(self.place.text())
        self.title.setText(fill(self.tr("Answers to {0}"), name))
        text = self.tr(
            "On the board, make a move that {0} may play, and then your answer. It is played at once when that move"
            " comes. Only you see this."
        )
        self.told.setText(fill(text, name))
        self.undo.setText(self.tr("Undo"))
        self.undo.setToolTip(self.tr("Take the latest change back (Ctrl+Z)"))
        self.delete.setText(self.tr("Delete from here"))
        self.delete.setToolTip(self.tr("Delete this move and all that follows it (Del)"))
        self.delete_all.setText(self.tr("Delete all"))
        self.delete_all.setToolTip(self.tr("Delete all that is prepared"))
        self.list.setMinimumHeight((LEAST_ROWS + 1) * self.list.verticalHeader().defaultSectionSize())
        self.model.names = self._played.names
        self.model.show_prepared(preparation.moves.home)
        self.show_score(game)
        QTimer.singleShot(0, self, self._show_current)  # when everything has its place

    def _show_current(self) -> None:
        place = self.model.places.get(self._preparation.game.node)
        if place is not None:
            self.list.show_cell(self.model.index(*place))

    def _go_to(self, index: QModelIndex) -> None:
        node = self.model.node(index) if index.isValid() else None
        if node is not None:
            self._preparation.go_to(node)
