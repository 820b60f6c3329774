"""Page of the side panel for the position on the board: what the bot sees in it, or what other games tell of it."""

from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QVBoxLayout

from escabel_gui.view.analysis.analysis_panel import AnalysisPanel
from escabel_gui.view.language import in_every_language
from escabel_gui.view.look.style import STEP, spaced
from escabel_gui.view.widgets.button_row import choice_button
from escabel_gui.view.widgets.panel_page import PageOnFirstUse, PanelPage


class AnalysisPage(PanelPage):
    """Page with two views, one of which is shown; the buttons over them choose."""

    def __init__(self, bot: AnalysisPanel, games: PageOnFirstUse) -> None:
        super().__init__()
        self._views: list[PanelPage] = [bot, games]
        self.bot_button, self.games_button = (choice_button() for _ in self._views)
        group = QButtonGroup(self)
        choice = spaced(QHBoxLayout(), 2 * STEP)
        layout = spaced(QVBoxLayout(self), 2 * STEP, margins=0)
        layout.addLayout(choice)
        for button, view in zip((self.bot_button, self.games_button), self._views, strict=True):
            button.toggled.connect(view.setVisible)
            group.addButton(button)
            choice.addWidget(button)
            layout.addWidget(view, 1)
            view.hide()
        choice.addStretch()
        self.show_bot()
        in_every_language(self, self._say)

    def _say(self) -> None:
        self.bot_button.setText(self.tr("Bot"))
        self.games_button.setText(self.tr("Other games"))

    def show_bot(self) -> None:
        self.bot_button.setChecked(True)

    def show_games(self) -> None:
        """Show what was played in other games."""
        self.games_button.setChecked(True)

    def set_low(self, is_low: bool) -> None:
        """Choose the layout for much width and little height."""
        for view in self._views:
            view.set_low(is_low)
