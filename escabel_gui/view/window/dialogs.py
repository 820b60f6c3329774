"""Windows and dialogs of help, preferences, progress and studies."""

from PySide6.QtWidgets import QMainWindow

from escabel_gui.model.application.settings import Settings
from escabel_gui.model.chapters.open_study import OpenStudy
from escabel_gui.model.progress.learning_progress import LearningProgress, NextExercise
from escabel_gui.model.table.activity import Stage
from escabel_gui.model.table.table import Table
from escabel_gui.rules.catalogue import ruleset_of
from escabel_gui.shipped import site
from escabel_gui.view.board.board_scene import BoardScene
from escabel_gui.view.chapters.chapter_controller import ChapterController
from escabel_gui.view.commands.chapter_actions import ChapterActions
from escabel_gui.view.help.about import AboutDialog
from escabel_gui.view.help.keys_dialog import KeysDialog
from escabel_gui.view.help.rules_window import RulesWindow
from escabel_gui.view.help.signs_dialog import SignsDialog
from escabel_gui.view.language import tr
from escabel_gui.view.progress.progress_dialog import ProgressDialog
from escabel_gui.view.sharing.share_controller import ShareController
from escabel_gui.view.widgets.questions import delete_on_close, dialog_scope, warn
from escabel_gui.view.window.preferences_dialog import PreferencesDialog


class Dialogs:
    """Windows and dialogs of help, preferences, progress and studies, opened over the main window."""

    def __init__(
        self,
        table: Table,
        stage: Stage,
        settings: Settings,
        scene: BoardScene,
        study: OpenStudy,
        chapter_acts: ChapterActions,
        window: QMainWindow,
    ) -> None:
        self._table = table
        self._stage = stage
        self._settings = settings
        self._scene = scene
        self._window = window
        self.sharing = ShareController(table, scene, window)
        self.chapters = ChapterController(study, table, scene, chapter_acts, window)
        self.rules: RulesWindow | None = None  # since it was opened

    @property
    def _wire_name(self) -> str:
        """Wire name of the game on the board, which is that of the exercise while there is one."""
        return self._stage.activity.game.rules.wire_name

    def show_rules(self) -> None:
        """Show the rules of the game on the board."""
        self.show_rules_of(self._wire_name)

    def show_rules_of(self, wire_name: str) -> None:
        if self.rules is None:
            self.rules = RulesWindow(self._settings)
        self.rules.show_rules(wire_name)

    def show_keys(self) -> None:
        """Show the keyboard shortcuts."""
        delete_on_close(KeysDialog(self._window.menuBar(), self._window)).exec()

    def show_signs(self) -> None:
        """Show the meanings of the signs on the board."""
        delete_on_close(SignsDialog(self._scene.theme, self._window)).exec()

    def show_about(self) -> None:
        """Show version, license and folders."""
        delete_on_close(AboutDialog(self._table.kept_games.folder, self._window)).exec()

    def show_updates(self) -> None:
        """Ask the project's page for the newest version, if the person wants that."""
        try:
            from escabel_gui.view.help.updates_dialog import UpdatesDialog  # QtNetwork cannot be loaded everywhere
        except ImportError:
            warn(self._window, tr("Escabel cannot use the network on this computer: look at {0}.").format(site()))
            return
        delete_on_close(UpdatesDialog(site(), self._window)).exec()

    def show_preferences(self) -> None:
        """Let the person change the settings."""
        delete_on_close(PreferencesDialog(self._settings, self._window)).exec()

    def show_progress(self, progress: LearningProgress) -> NextExercise | None:
        """Show what the person has learned; returns the exercise that is wanted next."""
        with dialog_scope(ProgressDialog(progress, ruleset_of(self._wire_name).name, self._window)) as dialog:
            return dialog.chosen if dialog.exec() else None

    def close(self) -> None:
        """Close the rules, which stand beside the game."""
        if self.rules is not None:
            self.rules.close()
            self.rules.deleteLater()
            self.rules = None
