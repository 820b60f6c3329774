"""Help for the first games; each part is shown by itself and disappears for good."""

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from escabel_gui.model.application.settings import Settings
from escabel_gui.model.table.activity import Stage
from escabel_gui.model.table.table import Table
from escabel_gui.rules.catalogue import ruleset_of
from escabel_gui.view.board.board_view import BoardView
from escabel_gui.view.history.history_panel import HistoryPanel
from escabel_gui.view.look.texts import color_name
from escabel_gui.view.playing.edge_labels import EdgeLabels
from escabel_gui.view.playing.onboarding_card import OnboardingCard


class Onboarding(QObject):
    """Names on the edges until somebody has won here and after swaps, and an introduction to each game that is new."""

    def __init__(
        self,
        table: Table,
        stage: Stage,
        settings: Settings,
        board: BoardView,
        history: HistoryPanel,
        lesson: QAction,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._table = table
        self._stage = stage
        self._settings = settings
        self._history = history
        self._lesson = lesson
        self._edge_names = EdgeLabels(board, self._edge_name)
        self.first_steps: OnboardingCard | None = None
        for changed in (stage.changed, settings.changed):
            changed.connect(self._show_edge_names)
        table.finished.connect(self._take_note)
        table.game.replaced.connect(self._introduce)
        settings.changed.connect(self._introduce)
        self._show_edge_names()
        self._introduce()

    def _show_edge_names(self) -> None:
        """Show the names on the edges if that is wanted, and after a swap, as one has other edges then."""
        game = self._stage.activity.game
        self._edge_names.setVisible(self._settings.names_edges or game.tree.is_swapped_at(game.node))
        self._edge_names.update()

    def _edge_name(self, color: int) -> str:
        is_own = self._stage.activity.you == color
        return self.tr("Your edge") if is_own else self.tr("{0}’s edge").format(color_name(color))

    def _take_note(self) -> None:
        """Note if a person at this computer has won."""
        result = self._table.game.result
        if result is not None and result.winner in self._table.seating.colors_here:
            self._settings.has_won = True

    def _introduce(self) -> None:
        """Show the introduction to the game on the table over the moves, or none if the game is known."""
        wire_name = self._table.game.rules.wire_name
        if self._settings.is_known(wire_name):
            if self.first_steps is not None:
                self._history.clear_above()
                self.first_steps = None
            return
        card = self.first_steps or OnboardingCard(self._lesson)
        tree = self._table.game.tree
        card.show_game(ruleset_of(wire_name), tree.state_at(tree.root))
        if self.first_steps is None:
            self.first_steps = card
            card.closed.connect(lambda: self._settings.note_known(self._table.game.rules.wire_name))
            self._history.put_above(card)
