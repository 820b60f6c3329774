"""Invites a friend elsewhere to a game by message."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPushButton, QVBoxLayout, QWidget

from escabel_gui.model.setup import Setup
from escabel_gui.view.friends.game_form import GameForm
from escabel_gui.view.look.style import STEP, as_type, dialog_size
from escabel_gui.view.look.themes import Theme
from escabel_gui.view.plain import PlainLabel

WIDTH: Final = 820
HEIGHT: Final = 640


class InviteDialog(QDialog):
    """Says how a game by message goes, and asks which one it is to be."""

    def __init__(self, setup: Setup, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Invite by message"))
        how = PlainLabel(
            self.tr(
                "The whole game travels as a short code in your own mails or messages. Nothing else is sent, there is"
                " no server, and each of you answers when you like.\n\n"
                "1.  Begin the game here, and copy the code.\n"
                "2.  Send it to your friend, who pastes it into Escabel (Ctrl+V), moves, and sends you the new code.\n"
                "3.  Paste the answer here, move, and so on. Each of you keeps the game."
            )
        )
        how.setWordWrap(True)
        self.form = GameForm(setup, theme)
        self.begin_button = QPushButton(self.tr("Begin the game"))
        self.begin_button.setProperty("isMain", True)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        buttons.addButton(self.begin_button, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(5 * STEP, 5 * STEP, 5 * STEP, 4 * STEP)
        layout.setSpacing(4 * STEP)
        layout.addWidget(as_type(PlainLabel(self.tr("A game with a friend elsewhere")), "heading"))
        layout.addWidget(how)
        layout.addWidget(self.form, 1)
        layout.addWidget(buttons)
        self.begin_button.setDefault(True)
        self.form.games.setFocus()
        self.resize(dialog_size(self, WIDTH, HEIGHT))

    @property
    def setup(self) -> Setup:
        return self.form.setup
