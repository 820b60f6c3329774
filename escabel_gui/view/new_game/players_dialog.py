"""Dialog that seats others at the board, in the middle of a game."""

from PySide6.QtWidgets import QDialog, QDialogButtonBox, QFormLayout, QVBoxLayout, QWidget

from escabel_gui.model.players.player import Player
from escabel_gui.rules.state import BLACK, WHITE
from escabel_gui.view.look.style import STEP, as_type, spaced
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
        layout = spaced(QVBoxLayout(self), 4 * STEP, margins=(5 * STEP, 5 * STEP, 5 * STEP, 4 * STEP))
        layout.addWidget(as_type(PlainLabel(self.tr("Who plays from now on")), "heading"))
        layout.addLayout(form)
        layout.addWidget(buttons)
        width = 30 * self.fontMetrics().height()
        self.resize(width, max(self.sizeHint().height(), layout.totalHeightForWidth(width)))
