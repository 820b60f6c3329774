"""Dialog that seats others at the board, in the middle of a game."""

from PySide6.QtCore import QEvent
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QFormLayout, QVBoxLayout, QWidget

from escabel_gui.model.players.player import Player
from escabel_gui.rules.state import BLACK, WHITE
from escabel_gui.view.look.style import STEP, as_type, screen_room, spaced
from escabel_gui.view.look.texts import color_name
from escabel_gui.view.new_game.player_row import PlayerRow
from escabel_gui.view.plain import PlainLabel
from escabel_gui.view.widgets.dialog_buttons import dialog_buttons


class PlayersDialog(QDialog):
    """Dialog that changes the players of the current game."""

    def __init__(self, black: Player, white: Player, parent: QWidget | None = None, title: str = "") -> None:
        super().__init__(parent)
        self.setWindowTitle(title or self.tr("Change players"))
        self.black = PlayerRow(BLACK, black)
        self.white = PlayerRow(WHITE, white)
        form = QFormLayout()
        form.setHorizontalSpacing(4 * STEP)
        form.setVerticalSpacing(2 * STEP)
        form.addRow(color_name(BLACK), self.black)
        form.addRow(color_name(WHITE), self.white)
        buttons = dialog_buttons(self, QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
        self._layout = spaced(QVBoxLayout(self), 4 * STEP, margins=(5 * STEP, 5 * STEP, 5 * STEP, 4 * STEP))
        self._layout.addWidget(as_type(PlainLabel(self.tr("Who plays from now on")), "heading"))
        self._layout.addLayout(form)
        self._layout.addWidget(buttons)
        width = min(30 * self.fontMetrics().height(), screen_room(self).width())
        self.resize(width, self._layout.totalHeightForWidth(width))

    def event(self, event: QEvent) -> bool:
        """Keep room for all rows, of which there are more when a person takes the bot's place."""
        is_done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self._keep_height()
        return is_done

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._keep_height()

    def _keep_height(self) -> None:
        self.setMinimumHeight(self._layout.totalHeightForWidth(self.width()))
