"""Seats others at the board, in the middle of a game."""

from __future__ import annotations

from PySide6.QtWidgets import QDialog, QDialogButtonBox, QFormLayout, QVBoxLayout, QWidget

from escabel_gui.model.players.player import Player
from escabel_gui.rules.state import BLACK, WHITE
from escabel_gui.view.look.texts import color_name
from escabel_gui.view.new_game.player_row import PlayerRow


class PlayersDialog(QDialog):
    """Who plays Black and White from now on."""

    def __init__(self, black: Player, white: Player, parent: QWidget | None = None, title: str = "") -> None:
        super().__init__(parent)
        self.setWindowTitle(title or self.tr("Change players"))
        self.black = PlayerRow(BLACK, black)
        self.white = PlayerRow(WHITE, white)
        form = QFormLayout()
        form.setHorizontalSpacing(16)
        form.setVerticalSpacing(8)
        form.addRow(color_name(BLACK) + ":", self.black)
        form.addRow(color_name(WHITE) + ":", self.white)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 16, 16, 16)
        layout.setSpacing(16)
        layout.addLayout(form)
        layout.addWidget(buttons)
        self.resize(460, self.sizeHint().height())
