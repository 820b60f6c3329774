"""The side panel's pages: which one is shown when, and which field gets the keyboard."""

from collections.abc import Callable

from PySide6.QtCore import QObject

from escabel_gui.model.application.settings import Settings
from escabel_gui.model.table.table import Table
from escabel_gui.view.analysis.analysis_controller import AnalysisController
from escabel_gui.view.analysis.analysis_page import AnalysisPage
from escabel_gui.view.history.history_panel import HistoryPanel
from escabel_gui.view.history.move_entry import MoveEntry
from escabel_gui.view.widgets.panel_page import PanelPage
from escabel_gui.view.window.main_window import MainWindow
from escabel_gui.view.window.panel_pages import PanelPages
from escabel_gui.view.window.study_parts import StudyParts


class PanelController(QObject):
    """Controller that shows the page which an action, or what has happened at the board, is about."""

    def __init__(
        self,
        table: Table,
        settings: Settings,
        pages: PanelPages,
        history: HistoryPanel,
        entry_aside: MoveEntry,
        analysis: AnalysisController,
        analysis_page: AnalysisPage,
        studies: StudyParts,
        window: MainWindow,
    ) -> None:
        """Set up the controller; `entry_aside` is the field for moves on pages that stand in the place of all these."""
        super().__init__(window)
        self._table = table
        self._settings = settings
        self._pages = pages
        self._history = history
        self._entry_aside = entry_aside
        self._study = studies.study
        self._retry = analysis.retry
        self._review_panel = analysis.review_panel
        self._analysis_page = analysis_page
        self._window = window
        acts = window.acts
        for action in (acts.review, acts.next_mistake, acts.previous_mistake, acts.try_yourself):
            action.triggered.connect(lambda: self._show(self._review_panel))
        acts.analysis.toggled.connect(lambda is_on: self._show_analysis() if is_on else None)
        acts.explore.triggered.connect(self._show_games)
        acts.type_move.triggered.connect(self._type_move)
        acts.write_comment.triggered.connect(lambda: self._write_into(history.notes.write_comment))
        pages.set_page_visible(studies.page, False)
        studies.changed.connect(lambda: pages.set_page_visible(studies.page, studies.study.is_on))
        studies.opened.connect(lambda: self._show(studies.page))
        table.game.replaced.connect(self._show_moves)
        analysis.retry.changed.connect(self._show_retry)

    def _show(self, page: PanelPage) -> None:
        self._settings.shows_panel = True
        self._window.acts.zen.setChecked(False)
        self._pages.show_page(page)

    def _show_analysis(self) -> None:
        self._analysis_page.show_bot()
        self._show(self._analysis_page)

    def _show_games(self) -> None:
        """Show other games with the position on the board."""
        self._analysis_page.show_games()
        self._show(self._analysis_page)

    def _show_moves(self) -> None:
        """Show the moves of a game that begins: it has nothing to review, and one that is new is introduced there.

        Of a study the chapters stay in sight.
        """
        game = self._table.game
        is_new = not self._settings.is_known(game.rules.wire_name) and not self._study.is_on
        begins = len(game.tree.main_line()) <= 2  # that of a lesson has its first move
        if begins and (is_new or self._review_panel.isVisibleTo(self._pages)):
            self._pages.show_page(self._history)

    def _show_retry(self) -> None:
        """Show what comes of a move that is tried, which may have been typed beside the list of moves."""
        if self._retry.is_on:
            if self._history.entry.hasFocus():
                self._window.board.return_keyboard()
            self._pages.show_page(self._review_panel)

    # ---- the keyboard

    def _type_move(self) -> None:
        """Give the keyboard to the field for moves: the game’s, or that on the page in the place of its moves."""
        if self._window.panel.is_covered:
            self._window.panel.put_entry(self._entry_aside)
            self._entry_aside.take_keyboard()
        else:
            self._write_into(self._history.entry.take_keyboard)

    def _write_into(self, give_keyboard: Callable[[], None]) -> None:
        self._show(self._history)
        give_keyboard()
