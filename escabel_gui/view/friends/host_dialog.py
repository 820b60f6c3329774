"""Dialog to invite a friend to a direct game; it says what that means before anything listens."""

from PySide6.QtWidgets import QCheckBox, QWidget

from escabel_gui.model.table.game_setup import GameSetup
from escabel_gui.view.language import tr
from escabel_gui.view.look.themes import Theme
from escabel_gui.view.new_game.game_form import GameForm
from escabel_gui.view.new_game.terms_dialog import TermsDialog


class HostDialog(TermsDialog):
    """Dialog that says who can see or hear what, and asks which game it is to be."""

    def __init__(self, setup: GameSetup, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(
            GameForm(setup, theme, has_clock=True),
            tr("A game with a friend at another computer"),
            tr(
                "Your friend’s Escabel connects to yours, without any server. For that, this computer listens on all"
                " networks that it is in, until the game has ended for both of you or you open another one; also after"
                " you have closed the window and come back to the game. Others there can see that something listens,"
                " and nobody can take part without the invitation. What you play is not encrypted.\n\n"
                "At home or in a café this works if you are both on the same network. From elsewhere, your router or"
                " firewall probably lets nobody in: then play by message.",
            ),
            tr("Listen and invite"),
            parent,
        )
        self.setWindowTitle(self.tr("Invite over the network"))
        self.is_shown = QCheckBox(self.tr("Until my friend is there, show my name to others on the same network"))
        self.is_shown.setChecked(True)
        self.add_choice(self.is_shown)
