"""Dialog that invites a friend elsewhere to a game by message."""

from PySide6.QtWidgets import QWidget

from escabel_gui.model.table.game_setup import GameSetup
from escabel_gui.view.language import tr
from escabel_gui.view.look.themes import Theme
from escabel_gui.view.new_game.game_form import GameForm
from escabel_gui.view.new_game.terms_dialog import TermsDialog


class InviteDialog(TermsDialog):
    """Dialog that says how a game by message goes, and asks for the game to begin."""

    def __init__(self, setup: GameSetup, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(
            GameForm(setup, theme),
            tr("A game with a friend elsewhere"),
            tr(
                "The whole game travels in your own mails or messages. Nothing else is sent, there is no server, and"
                " each of you answers when you like.\n\n"
                "1.  Begin the game here, make the first move if it is yours, and copy the invitation.\n"
                "2.  Send it to your friend, who pastes it into Escabel (Ctrl+V), moves, and sends you an answer.\n"
                "3.  Copy all of the answer, paste it here, move, and so on. Each of you keeps the game.",
            ),
            tr("Begin the game"),
            parent,
        )
        self.setWindowTitle(self.tr("Invite by message"))
