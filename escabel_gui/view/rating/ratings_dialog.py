"""The person's ratings, a game at a time, with how they came about."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QComboBox, QDialog, QDialogButtonBox, QVBoxLayout, QWidget

from escabel_gui.model.rating.ratings import Ratings
from escabel_gui.shipped import offered_rulesets
from escabel_gui.view.look.style import STEP, as_type, dialog_size
from escabel_gui.view.look.texts import level_name
from escabel_gui.view.plain import PlainLabel
from escabel_gui.view.rating.rating_curve import RatingCurve
from escabel_gui.view.rating.rating_texts import rating_text
from escabel_gui.view.widgets.dialog_buttons import dialog_buttons

WIDTH: Final = 520
HEIGHT: Final = 460


class RatingsDialog(QDialog):
    """Shows; there is nothing to be changed."""

    def __init__(self, ratings: Ratings, game: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Your ratings"))
        self._ratings = ratings
        self.games = QComboBox()
        self.games.setAccessibleName(self.tr("Game"))
        for ruleset in offered_rulesets():
            self.games.addItem(ruleset.title, ruleset.name)
        self.games.setCurrentIndex(max(0, self.games.findData(game)))
        self.rating = as_type(PlainLabel(), "title")
        self.curve = RatingCurve()
        self.even = PlainLabel()
        about = self.tr(
            "Every finished game against the bot counts once, unless a move was taken back, a hint, the analysis or "
            "the figures of first stones were asked for, the bot moved for you, its level was changed on the way, or "
            "the game began from a position that was set up. Nothing of this leaves your computer."
        )
        self.about = as_type(PlainLabel(about), "quiet")
        for label in (self.rating, self.even, self.about):
            label.setWordWrap(True)
        buttons = dialog_buttons(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(4 * STEP, 4 * STEP, 4 * STEP, 4 * STEP)
        layout.setSpacing(3 * STEP)
        for widget in (self.games, self.rating, self.curve, self.even, self.about):
            layout.addWidget(widget)
        layout.addStretch(1)
        layout.addWidget(buttons)
        self.games.currentIndexChanged.connect(self._show_game)
        ratings.changed.connect(self._show_game)
        self._show_game()
        self.resize(dialog_size(self, WIDTH, HEIGHT))

    def _show_game(self) -> None:
        game = str(self.games.currentData())
        curve = self._ratings.curve(game)
        level = self._ratings.even_level(game)
        self.rating.setText(rating_text(curve[-1], len(curve) - 1))
        self.curve.show_ratings(curve)
        self.curve.setVisible(len(curve) > 2)
        even = self.tr("An even game would be one against level {0}: {1}.")
        self.even.setText(even.format(level, level_name(level)))
