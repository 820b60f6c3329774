"""Looking into a game with the engine's help: what of it is in the window, and what its actions do."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from escabel_gui.model.analysis import Analysis
from escabel_gui.model.analyst import Analyst
from escabel_gui.model.table import Table
from escabel_gui.view.analysis_panel import AnalysisPanel
from escabel_gui.view.asking import ask
from escabel_gui.view.board_analysis import BoardAnalysis
from escabel_gui.view.board_view import BoardView
from escabel_gui.view.window_actions import WindowActions


class Study(QObject):
    """Joins the analysis with the board, its panel and its action; `window` owns the questions that are asked."""

    def __init__(self, table: Table, analyst: Analyst, board: BoardView, acts: WindowActions, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._acts = acts
        self.analyst = analyst
        self.analysis = Analysis(table, analyst, self)
        self.panel = AnalysisPanel(self.analysis, table.game, acts.analysis)
        BoardAnalysis(self.analysis, table.game, board)
        acts.analysis.triggered.connect(self._switch_analysis)
        self.analysis.changed.connect(lambda: acts.analysis.setChecked(self.analysis.is_on))

    def close(self) -> None:
        self.analysis.stop()
        self.analyst.close()

    def _switch_analysis(self, is_on: bool) -> None:
        if not is_on:
            self.analysis.stop()
        elif self._may_help():
            self.analysis.start()
        else:
            self._acts.analysis.setChecked(False)

    def _may_help(self) -> bool:
        """Nobody is helped against the bot without meaning it."""
        if not self.analysis.would_help_against_bot:
            return True
        return ask(
            self._window,
            self.tr("Help against the bot?"),
            self.tr("Your game against the bot is not over. Do you want to see what the engine would play?"),
        )
