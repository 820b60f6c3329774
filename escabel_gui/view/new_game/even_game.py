"""Own rating in a game, and a button that chooses the level for an even game."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from escabel_gui.model.rating.ratings import Ratings
from escabel_gui.view.look.style import STEP, as_type, spaced
from escabel_gui.view.plain import PlainLabel
from escabel_gui.view.rating.rating_texts import rating_text
from escabel_gui.view.widgets.dialog_buttons import side_button


class EvenGame(QWidget):
    """The person's rating in the game that is chosen, and a button that chooses the level for an even game."""

    level_chosen = Signal(int)

    def __init__(self, ratings: Ratings) -> None:
        super().__init__()
        self._ratings = ratings
        self._game = ""
        self._size = 0
        self.rating = as_type(PlainLabel(wraps=True), "quiet")
        self.button = side_button(self.tr("Match my strength"))
        self.button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.button.setToolTip(self.tr("Choose the level against which you win about half of your games"))
        self.button.clicked.connect(lambda: self.level_chosen.emit(self._ratings.even_level(self._game, self._size)))
        layout = spaced(QHBoxLayout(self), 3 * STEP, margins=0)
        layout.addWidget(self.button)
        layout.addWidget(self.rating, 1, Qt.AlignmentFlag.AlignVCenter)
        ratings.changed.connect(self._show_rating)

    def show_game(self, game: str, size: int) -> None:
        """Show the rating in another ruleset, given by its wire name; the level is that for a board of a size."""
        self._game = game
        self._size = size
        self._show_rating()

    def _show_rating(self) -> None:
        curve = self._ratings.curve(self._game)
        self.rating.setText(rating_text(curve[-1], len(curve) - 1))
