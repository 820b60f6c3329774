"""The frame of both ways to invite a friend elsewhere: what it means, which game it is to be, and a button."""

from itertools import pairwise
from typing import Final

from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPushButton, QVBoxLayout, QWidget

from escabel_gui.model.table.game_setup import GameSetup
from escabel_gui.view.look.style import STEP, as_type, dialog_size, spaced
from escabel_gui.view.new_game.game_form import GameForm
from escabel_gui.view.plain import PlainLabel
from escabel_gui.view.widgets.dialog_buttons import dialog_buttons

WIDTH: Final = 820
HEIGHT: Final = 760


class TermsDialog(QDialog):
    """Dialog that is accepted when the person wants to begin; its texts are those of the way to invite."""

    def __init__(self, form: GameForm, heading: str, meaning: str, begin: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.form = form
        told = PlainLabel(meaning, wraps=True)
        self.begin_button = QPushButton(begin)
        self._buttons = buttons = dialog_buttons(self, QDialogButtonBox.StandardButton.Cancel, self.begin_button)
        self._column = spaced(QVBoxLayout(self), 4 * STEP, margins=(5 * STEP, 5 * STEP, 5 * STEP, 4 * STEP))
        self._column.addWidget(as_type(PlainLabel(heading), "heading"))
        self._column.addWidget(told)
        self._column.addWidget(form, 1)
        self._column.addWidget(buttons)
        self.begin_button.setDefault(True)
        form.games.setFocus()
        self.resize(dialog_size(self, WIDTH, HEIGHT))

    def add_choice(self, widget: QWidget) -> None:
        """Put something that there is to choose besides the game above the buttons."""
        self._column.insertWidget(self._column.count() - 1, widget)
        cancel = self._buttons.button(QDialogButtonBox.StandardButton.Cancel)
        for first, second in pairwise((widget, self.begin_button, cancel)):
            self.setTabOrder(first, second)

    def draw_setup(self) -> GameSetup:
        return self.form.draw_setup()
