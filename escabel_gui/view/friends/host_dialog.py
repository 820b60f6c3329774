"""Invites a friend to a game that the two programs play directly; says before anything listens what that means."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QCheckBox, QDialog, QDialogButtonBox, QPushButton, QVBoxLayout, QWidget

from escabel_gui.model.setup import Setup
from escabel_gui.view.friends.game_form import GameForm
from escabel_gui.view.look.style import STEP, as_type, dialog_size
from escabel_gui.view.look.themes import Theme
from escabel_gui.view.plain import PlainLabel

WIDTH: Final = 820
HEIGHT: Final = 760


class HostDialog(QDialog):
    """Asks which game it is to be."""

    def __init__(self, setup: Setup, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Invite directly"))
        meaning = PlainLabel(
            self.tr(
                "Your friend's Escabel connects to yours, without any server. For that, this computer listens on all"
                " networks that it is in, until the game has ended or you open another one; also after you have closed"
                " the window and come back to the game. Others there can see that something listens, and nobody can"
                " take part without the invitation. What you play is not encrypted.\n\n"
                "At home or in a café this works if you are both on the same network. From elsewhere, your router or"
                " firewall probably lets nobody in: then play by message."
            )
        )
        meaning.setWordWrap(True)
        self.form = GameForm(setup, theme, has_clock=True)
        self.is_shown = QCheckBox(self.tr("Until my friend is there, show my name to others on the same network"))
        self.is_shown.setChecked(True)
        self.listen_button = QPushButton(self.tr("Listen and invite"))
        self.listen_button.setProperty("isMain", True)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        buttons.addButton(self.listen_button, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(5 * STEP, 5 * STEP, 5 * STEP, 4 * STEP)
        layout.setSpacing(4 * STEP)
        layout.addWidget(as_type(PlainLabel(self.tr("A game with a friend at another computer")), "heading"))
        layout.addWidget(meaning)
        layout.addWidget(self.form, 1)
        layout.addWidget(self.is_shown)
        layout.addWidget(buttons)
        self.listen_button.setDefault(True)
        self.form.games.setFocus()
        self.resize(dialog_size(self, WIDTH, HEIGHT))

    @property
    def setup(self) -> Setup:
        return self.form.setup
