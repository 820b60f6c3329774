"""The window: the board in the middle, panels beside it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QCloseEvent, QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QDockWidget, QMainWindow, QTabWidget, QVBoxLayout, QWidget

from escabel_gui.model.game import Game, Step
from escabel_gui.model.settings import Settings
from escabel_gui.rules.catalogue import parse_wire_name
from escabel_gui.view.board.board_scene import BoardScene
from escabel_gui.view.board.board_view import BoardView
from escabel_gui.view.commands.menus import Menus
from escabel_gui.view.look.appearance import apply_appearance, is_dark
from escabel_gui.view.look.position import marks_at
from escabel_gui.view.look.texts import game_title
from escabel_gui.view.look.themes import Theme, find_theme
from escabel_gui.view.widgets.foot import Foot

if TYPE_CHECKING:
    from escabel_gui.model.engines.analyst import Analyst
    from escabel_gui.model.table import Table

LAYOUT_VERSION: Final = 3
PANEL_WIDTH: Final = 264


class MainWindow(QMainWindow):
    """Shows a game. What can be done there is in parts of its own, which know the window by little.

    A window is made in two steps: first the board, with places for all the rest, then by `furnish` all the rest and
    the table, which takes longer. At the start of the program the board is on the screen in between.
    """

    def __init__(self, game: Game, settings: Settings, lay_table: Callable[[], Table]) -> None:
        """`lay_table` makes the table that the game is on."""
        super().__init__()
        self.game = game
        self.settings = settings
        self.is_furnished = False
        self._lay_table = lay_table
        self.scene = BoardScene(game.rules.board, self._theme(), self)
        self.board = BoardView(self.scene, game)
        self._foot = Foot()  # until there are messages
        middle = QWidget()
        self._column = QVBoxLayout(middle)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._column.addWidget(self.board, 1)
        self._column.addWidget(self._foot)
        self.setCentralWidget(middle)
        self._menus = Menus(self.menuBar())
        self._docks = [
            self._dock("players", self.tr("Players")),
            self._dock("moves", self.tr("Moves")),
            self._dock("analysis", self.tr("Analysis")),
            self._dock("review", self.tr("Review")),
        ]
        self.setTabPosition(Qt.DockWidgetArea.RightDockWidgetArea, QTabWidget.TabPosition.North)
        self.tabifyDockWidget(self._docks[1], self._docks[2])
        self.tabifyDockWidget(self._docks[2], self._docks[3])
        self._docks[1].raise_()
        self.resize(QSize(1080, 780).boundedTo(self.screen().availableSize()))
        self.restoreGeometry(settings.window_state("geometry"))
        self.resizeDocks(self._docks[:2], [PANEL_WIDTH, PANEL_WIDTH], Qt.Orientation.Horizontal)
        self.restoreState(settings.window_state("layout"), LAYOUT_VERSION)
        game.replaced.connect(self._show_game)
        game.node_changed.connect(self._show_position)
        game.annotated.connect(lambda: self._show_position(Step()))
        settings.changed.connect(self._apply_settings)
        self._apply_settings()
        self._show_title()

    def _dock(self, name: str, title: str) -> QDockWidget:
        dock = QDockWidget(title, self)
        dock.setObjectName(name)
        self._fill(dock, QWidget())
        self.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
        return dock

    def _fill(self, dock: QDockWidget, panel: QWidget) -> None:
        placeholder = dock.widget()
        panel.setMinimumWidth(PANEL_WIDTH)
        dock.setWidget(panel)
        if placeholder is not None:
            placeholder.deleteLater()

    # ---- the second step

    @property
    def has_all_places(self) -> bool:
        """Whether furnishing will leave the board where it is; a review in the game gets a graph under the board."""
        return not any(node.properties for node in self.game.tree.main_line())

    def furnish(self, analyst: Analyst | None = None) -> None:
        """Put everything in that stands around the board, if that is not done yet, and let the person act."""
        if self.is_furnished:
            return
        # Imported here because it may take as long as the whole start of the program before.
        from PySide6.QtGui import QAction, QIcon

        from escabel_gui.model.engines.analyst import Analyst
        from escabel_gui.view.board.marking import Marking
        from escabel_gui.view.commands.window_actions import WindowActions
        from escabel_gui.view.history.history_panel import HistoryPanel
        from escabel_gui.view.history.tree_editing import TreeEditing
        from escabel_gui.view.look.icons import resources
        from escabel_gui.view.playing.players_panel import PlayersPanel
        from escabel_gui.view.playing.playing import Playing
        from escabel_gui.view.sharing.game_files import GameFiles
        from escabel_gui.view.sharing.sharing import Sharing
        from escabel_gui.view.study.study import Study
        from escabel_gui.view.widgets.message_bar import MessageBar
        from escabel_gui.view.window.other_windows import OtherWindows

        self.table = table = self._lay_table()
        settings = self.settings
        self.setWindowIcon(QIcon(str(resources() / "icons" / "escabel.svg")))
        self.acts = acts = WindowActions(self)
        self.messages = MessageBar()
        self.players = PlayersPanel(
            table, [acts.take_back, acts.bot_move, acts.resign, acts.flip], [acts.pass_turn, acts.pause, acts.unpause]
        )
        self.history = HistoryPanel(table.game, [acts.first, acts.back, acts.forward, acts.last])
        self.study = Study(table, settings, analyst or Analyst(self), self.board, self.history, acts, self)
        self.playing = Playing(table, self.board, self.history, self.study, self.messages, acts, self)
        self.files = GameFiles(table, self)
        self.sharing = Sharing(table, self.scene, self)
        self.tree_editing = TreeEditing(table, self.history, acts, self.scene, self)
        self.marking = Marking(table.game, self.board, self)
        self.other_windows = OtherWindows(table, settings, self.scene, acts, self)
        self._menus.fill(acts, [dock.toggleViewAction() for dock in self._docks], settings)
        self.addActions([action for action in acts.children() if isinstance(action, QAction)])
        self._connect_actions()
        self.is_furnished = True
        self._apply_settings()
        self._column.insertWidget(1, self.study.graph)
        self._column.replaceWidget(self._foot, self.messages)
        self._foot.deleteLater()
        panels = (self.players, self.history, self.study.analysis_panel, self.study.review_panel)
        for dock, panel in zip(self._docks, panels, strict=True):
            self._fill(dock, panel)

    def _connect_actions(self) -> None:
        acts, files, sharing = self.acts, self.files, self.sharing
        for action, do in (
            (acts.open, files.open),
            (acts.save, files.save),
            (acts.save_as, files.save_as),
            (acts.copy, files.copy),
            (acts.paste, files.paste),
            (acts.save_picture, sharing.save_picture),
            (acts.save_booklet, sharing.save_booklet),
            (acts.save_page, sharing.save_page),
            (acts.copy_picture, sharing.copy_picture),
            (acts.quit, self.close),
            (acts.type_move, self._type_move),
            (acts.flip, lambda: self.scene.set_flipped(not self.scene.is_flipped)),
        ):
            action.triggered.connect(lambda _checked=False, do=do: do())
        acts.links.toggled.connect(lambda on: setattr(self.settings, "shows_links", on))
        acts.full_screen.toggled.connect(lambda on: self.showFullScreen() if on else self.showNormal())
        acts.analysis.toggled.connect(lambda on: self._docks[2].raise_() if on else None)
        for action in (acts.review, acts.next_mistake, acts.previous_mistake, acts.try_yourself):
            action.triggered.connect(self._docks[3].raise_)
        for part in (files, sharing, self.tree_editing):
            part.said.connect(self.messages.say)

    # ---- the look

    def _theme(self) -> Theme:
        return find_theme(self.settings.theme, is_dark())

    def _apply_settings(self) -> None:
        apply_appearance(self.settings.appearance)
        theme = self._theme()
        self.scene.is_animated = self.settings.is_animated
        self.scene.set_theme(theme)
        self._show_position(Step())
        if self.is_furnished:
            self.players.set_theme(theme)
            self.study.set_theme(theme)
            self._menus.show_theme(theme)
            self.acts.links.setChecked(self.settings.shows_links)

    # ---- showing the game

    def _show_game(self) -> None:
        """Another game is on the table."""
        self.scene.show_board(self.game.rules.board)
        self._show_position(Step())
        self._show_title()

    def _show_position(self, step: Step) -> None:
        game = self.game
        marks = marks_at(game)._replace(
            bound=frozenset(game.rules.bound_points(game.state) if not game.is_over else ()),
            links=tuple(game.contested_links()) if self.settings.shows_links else (),
        )
        self.scene.show_position(game.piles, marks, step)

    def _show_title(self) -> None:
        rules = self.game.rules
        self.setWindowTitle(game_title(parse_wire_name(rules.wire_name)[0], rules.size) + " — Escabel")

    # ---- keys and the end

    def _type_move(self) -> None:
        self._docks[1].show()
        self._docks[1].raise_()
        self.history.entry.setFocus()

    def event(self, event: QEvent) -> bool:
        """A button that has the keyboard is pressed by Space, which elsewhere switches the analysis."""
        if event.type() == QEvent.Type.ShortcutOverride:
            assert isinstance(event, QKeyEvent)
            if event.key() == Qt.Key.Key_Space and isinstance(self.focusWidget(), QAbstractButton):
                event.accept()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape leaves the fields beside the board, and full screen."""
        if event.key() == Qt.Key.Key_Escape:
            if self.history.entry.hasFocus() or self.history.comment.hasFocus():
                self.board.setFocus()
            else:
                self.acts.full_screen.setChecked(False)
        super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        if self.is_furnished and not self.table.close():
            event.ignore()
            return
        self.settings.set_window_state("geometry", self.saveGeometry())
        self.settings.set_window_state("layout", self.saveState(LAYOUT_VERSION))
        if self.is_furnished:
            self.study.close()
            self.other_windows.close()
        super().closeEvent(event)
