"""The accuracy of both players of a reviewed game."""

from PySide6.QtWidgets import QVBoxLayout, QWidget

from escabel_gui.model.analysis.game_analysis import GameAnalysis
from escabel_gui.model.table.table import Table
from escabel_gui.rules.state import BLACK, WHITE
from escabel_gui.view.analysis.disc_pictures import DiscPictures
from escabel_gui.view.analysis.figure_row import FigureRow
from escabel_gui.view.look.style import STEP, filled, spaced
from escabel_gui.view.look.texts import own_color, player_name


class Accuracies(QWidget):
    """Two rows with a player and their accuracy, in the order of their colors at the end of the game."""

    def __init__(self, table: Table, game_analysis: GameAnalysis, discs: DiscPictures) -> None:
        super().__init__()
        self._table = table
        self._game_analysis = game_analysis
        self._discs = discs
        self._named = table.setup.players  # as they stand in the rows
        self.rows = [FigureRow(), FigureRow()]
        filled(spaced(QVBoxLayout(self), 2 * STEP, margins=0), *self.rows)
        table.changed.connect(self._follow_names)

    def refresh(self) -> None:
        table, review, me = self._table, self._game_analysis.review, self._game_analysis.me
        self._named = table.setup.players
        end = review.line[-1]
        own = own_color(table) if me is None else review.tree.color_at(end, me)
        for row, color in zip(self.rows, (BLACK, WHITE), strict=True):
            person = review.tree.person_at(end, color)
            accuracy = review.accuracy(person)
            figure = self.tr("no move yet") if accuracy is None else self.tr("{0}%").format(round(accuracy))
            name = player_name(table.setup.players[person], color, own)
            row.show_figure(self.tr("{0}: accuracy").format(name), figure)
            row.setToolTip(self.tr("How little of the chance to win these moves gave away: 100% is perfect play"))
            row.show_sign(self._discs.of(color))

    def _follow_names(self) -> None:
        if self._named != self._table.setup.players:
            self.refresh()
