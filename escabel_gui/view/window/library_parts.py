"""Parts that stand on the library: its review, its window, the page of other games, and the report."""

from escabel_gui.model.application.settings import Settings
from escabel_gui.model.engines.analyst import Analyst
from escabel_gui.model.library.collection import Collection
from escabel_gui.model.library.explorer import Explorer
from escabel_gui.model.library.game_reports import GameReports
from escabel_gui.model.library.library import Library
from escabel_gui.model.library.library_review import LibraryReview
from escabel_gui.model.rating.ratings import Ratings
from escabel_gui.model.table.table import Table
from escabel_gui.record.storage.query import Query
from escabel_gui.view.analysis.explorer_page import ExplorerPage
from escabel_gui.view.analysis.pattern_dialog import PatternDialog
from escabel_gui.view.library.collection_window import CollectionWindow
from escabel_gui.view.library.library_window import LibraryWindow
from escabel_gui.view.look.style import place_beside
from escabel_gui.view.report.report_window import ReportWindow
from escabel_gui.view.widgets.questions import dialog_scope
from escabel_gui.view.window.main_window import MainWindow


class LibraryParts:
    """Library and its review, and a maker of its window, the page of other games, and the report.

    The main window owns them. The review goes on whether the library's window is open or not.
    """

    def __init__(self, table: Table, analyst: Analyst, settings: Settings, window: MainWindow) -> None:
        self.library = Library(table, window)
        self.review = LibraryReview(self.library, table, analyst, settings, parent=window)
        self._explorer: Explorer | None = None
        self._collection_window: CollectionWindow | None = None
        self._table = table
        self._settings = settings
        self._window = window

    def make_window(self) -> LibraryWindow:
        """Return the library's window, hidden, beside the board."""
        main = self._window
        self.library.opened.connect(main.raise_)
        self.library.opened.connect(main.activateWindow)
        window = LibraryWindow(self.library, self.review, self._settings)
        if not self._settings.window_state("library"):
            place_beside(window, main.board)
        return window

    def make_explorer(self) -> tuple[Explorer, ExplorerPage]:
        """Return the explorer, which follows the board while its page is seen, and the page."""
        self._explorer = explorer = Explorer(self._table, self.library, self._window)
        page = ExplorerPage(explorer, self._table.game)
        page.part_wanted.connect(lambda: self._choose_part(explorer))
        page.collected_games_wanted.connect(self._list_collection)
        explorer.opened.connect(self._window.raise_)
        explorer.opened.connect(self._window.activateWindow)
        return explorer, page

    def _list_collection(self, collection: Collection, query: Query) -> None:
        """List the games of a collection that a query is about, in a window beside the board."""
        if self._collection_window is None:
            self._collection_window = CollectionWindow(self._settings)
            place_beside(self._collection_window, self._window.board)
        self._collection_window.list_games(collection, query)

    def _choose_part(self, explorer: Explorer) -> None:
        """Let the person choose a part of the board to look for."""
        game, window = self._table.game, self._window
        dialog = PatternDialog(game, explorer.query.pattern, window.scene.theme, window)
        with dialog_scope(dialog, game.replaced):
            if dialog.exec():
                explorer.seek(dialog.board.pattern)

    def make_report(self, ratings: Ratings) -> ReportWindow:
        """Return the window of the report, hidden."""
        reports = GameReports(self.library, ratings, self._settings, self._window)
        return ReportWindow(self.library, reports, self._settings)

    def close(self) -> None:
        """End the review, and close the library and what was read besides."""
        self.review.close()
        if self._collection_window is not None:
            self._collection_window.close()
            self._collection_window.deleteLater()
        if self._explorer is not None:
            self._explorer.close()
        self.library.close()
