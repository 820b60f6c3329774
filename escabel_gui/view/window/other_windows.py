"""The windows and dialogs that come up over the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QMainWindow

from escabel_gui.model.application.settings import OFF, Settings
from escabel_gui.model.rating.ratings import Ratings
from escabel_gui.model.table.setup import Setup
from escabel_gui.model.table.table import Table
from escabel_gui.record.rating.rated_games import ratings_file
from escabel_gui.rules.catalogue import parse_wire_name
from escabel_gui.rules.state import BLACK, WHITE
from escabel_gui.view.board.board_scene import BoardScene
from escabel_gui.view.commands.learning_actions import LearningActions
from escabel_gui.view.commands.window_actions import WindowActions
from escabel_gui.view.widgets.asking import for_once, questioned

if TYPE_CHECKING:
    from escabel_gui.model.engines.analyst import Analyst
    from escabel_gui.view.help.rules_window import RulesWindow
    from escabel_gui.view.library.library_window import LibraryWindow


class OtherWindows(QObject):
    """Opens them, each imported when it is wanted."""

    lesson_wanted = Signal(str)  # about what this wire name stands for
    own_game_reviewed = Signal(object, int)  # by the review of the library, as that tells it

    def __init__(
        self,
        table: Table,
        settings: Settings,
        scene: BoardScene,
        acts: WindowActions,
        learning_acts: LearningActions,
        studied: Analyst,
        window: QMainWindow,
    ) -> None:
        super().__init__(window)
        self._table = table
        self._settings = settings
        self._scene = scene
        self._acts = acts
        self._studied = studied
        self._window = window
        self.ratings = Ratings(table, ratings_file(table.kept_games.folder), self)
        self._rules: RulesWindow | None = None
        self._library: LibraryWindow | None = None
        self._draft: Setup | None = None  # of a game that was not begun because its lesson came first
        for action, do in (
            (acts.new, self._choose_game),
            (acts.players, self._change_players),
            (acts.library, self._show_library),
            (acts.preferences, self._show_preferences),
            (acts.rules, self._show_rules),
            (acts.keys, self._show_keys),
            (acts.signs, self._show_signs),
            (acts.about, self._show_about),
            (learning_acts.ratings, self._show_ratings),
        ):
            action.triggered.connect(do)

    def begin(self, setup: Setup) -> None:
        """Begin a game that next time will be proposed first."""
        self._settings.setup = setup
        self._draft = None
        self._table.begin(setup)

    def _choose_game(self) -> None:
        """The variant selector."""
        from escabel_gui.view.new_game.new_game_dialog import NewGameDialog

        proposed = self._draft or self._settings.setup
        with questioned(NewGameDialog(proposed, self._scene.theme, self._window, self.ratings)) as dialog:
            dialog.rules_wanted.connect(self._show_rules_of)
            dialog.lesson_wanted.connect(self.lesson_wanted, Qt.ConnectionType.QueuedConnection)  # when it is gone
            if dialog.exec():
                self.begin(dialog.setup)
            elif dialog.is_for_lesson:
                self._draft = dialog.setup

    def _change_players(self) -> None:
        from escabel_gui.view.new_game.players_dialog import PlayersDialog

        seated = (self._table.player_of(BLACK), self._table.player_of(WHITE))
        with questioned(PlayersDialog(*seated, self._window), self._table.game.replaced) as dialog:
            if dialog.exec():
                self._table.change_players(dialog.black.player, dialog.white.player)

    def _show_library(self) -> None:
        self._make_library().open_window()

    def _make_library(self) -> LibraryWindow:
        """The library, with all that goes on in it, whether anybody looks at it or not."""
        from escabel_gui.model.library.library import Library
        from escabel_gui.model.library.library_review import LibraryReview
        from escabel_gui.view.library.library_window import LibraryWindow

        if self._library is None:
            library = Library(self._table, self)
            library.opened.connect(self._window.raise_)
            library.opened.connect(self._window.activateWindow)
            review = LibraryReview(library, self._table, self._studied, self._settings, parent=self)
            review.own_game_reviewed.connect(self.own_game_reviewed)
            self._library = LibraryWindow(library, review, self._settings)
        return self._library

    def go_on_reviewing(self) -> None:
        """Go on with a review of the library that the end of the program has interrupted."""
        if self._settings.library_review != OFF:
            self._make_library().review.go_on()

    def _show_preferences(self) -> None:
        from escabel_gui.view.window.preferences_dialog import PreferencesDialog

        for_once(PreferencesDialog(self._settings, self._window)).exec()

    def _show_rules(self) -> None:
        """Those of the game on the table."""
        self._show_rules_of(parse_wire_name(self._table.game.rules.wire_name)[0].name)

    def _show_rules_of(self, name: str) -> None:
        from escabel_gui.view.help.rules_window import RulesWindow

        if self._rules is None:
            self._rules = RulesWindow(self._settings)
        self._rules.show_rules(name)

    def _show_ratings(self) -> None:
        from escabel_gui.view.rating.ratings_dialog import RatingsDialog

        game = parse_wire_name(self._table.game.rules.wire_name)[0].name
        for_once(RatingsDialog(self.ratings, game, self._window)).exec()

    def _show_keys(self) -> None:
        from escabel_gui.view.help.keys_dialog import KeysDialog

        for_once(KeysDialog(self._window.menuBar(), self._window)).exec()

    def _show_signs(self) -> None:
        from escabel_gui.view.help.signs_dialog import SignsDialog

        for_once(SignsDialog(self._scene.theme, self._window)).exec()

    def _show_about(self) -> None:
        from escabel_gui.view.help.about import AboutDialog

        for_once(AboutDialog(self._table.kept_games.folder, self._window)).exec()

    def close(self) -> None:
        """Close what stays open beside the game."""
        if self._rules is not None:
            self._rules.close()
            self._rules.deleteLater()
            self._rules = None
        if self._library is not None:
            self._library.close()
            self._library.review.close()
            self._library.library.close()
            self._library.deleteLater()
            self._library = None
