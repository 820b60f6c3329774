"""The window: the board in the middle, panels beside it, and what every action does."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt
from PySide6.QtGui import QAction, QActionGroup, QCloseEvent, QIcon, QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QDockWidget, QMainWindow, QMenu, QTabWidget, QVBoxLayout, QWidget

from escabel_gui.model.analyst import Analyst
from escabel_gui.model.game import Step
from escabel_gui.model.settings import Settings
from escabel_gui.model.table import Setup, Table
from escabel_gui.rules.catalogue import parse_wire_name
from escabel_gui.rules.state import BLACK, WHITE
from escabel_gui.rules.words import IllegalMove, Words
from escabel_gui.view.appearance import apply_appearance, is_dark
from escabel_gui.view.asking import ask, tell_about
from escabel_gui.view.board_items import marks_at
from escabel_gui.view.board_scene import BoardScene
from escabel_gui.view.board_view import BoardView
from escabel_gui.view.game_files import GameFiles
from escabel_gui.view.history_panel import HistoryPanel
from escabel_gui.view.icons import resources
from escabel_gui.view.marking import Marking
from escabel_gui.view.message_bar import MessageBar
from escabel_gui.view.players_panel import PlayersPanel
from escabel_gui.view.sharing import Sharing
from escabel_gui.view.study import Study
from escabel_gui.view.themes import THEMES, Theme, find_theme
from escabel_gui.view.tree_editing import TreeEditing
from escabel_gui.view.window_actions import WindowActions
from escabel_gui.view.words import color_name, player_name, result_text, rules_text, translate

if TYPE_CHECKING:
    from escabel_gui.view.library_window import LibraryWindow

LAYOUT_VERSION = 3


class MainWindow(QMainWindow):
    """Listens to a table and shows it; turns what the person does into calls to the table."""

    def __init__(self, table: Table, settings: Settings, analyst: Analyst | None = None) -> None:
        super().__init__()
        self.table = table
        self.settings = settings
        self.acts = WindowActions(self)
        self.setWindowIcon(QIcon(str(resources() / "icons" / "escabel.svg")))
        self.scene = BoardScene(table.game.rules.board, self._theme(), self)
        self.board = BoardView(self.scene, table.game)
        self.messages = MessageBar()
        middle = QWidget()
        layout = QVBoxLayout(middle)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        acts = self.acts
        self.players = PlayersPanel(
            table, [acts.take_back, acts.bot_move, acts.resign, acts.flip], [acts.pass_turn, acts.pause, acts.unpause]
        )
        self.history = HistoryPanel(table.game, [acts.first, acts.back, acts.forward, acts.last])
        self.study = Study(table, settings, analyst or Analyst(self), self.board, self.history, acts, self)
        layout.addWidget(self.board, 1)
        layout.addWidget(self.study.graph)
        layout.addWidget(self.messages)
        self.setCentralWidget(middle)
        self._docks = [
            self._dock("players", self.tr("Players"), self.players),
            self._dock("moves", self.tr("Moves"), self.history),
            self._dock("analysis", self.tr("Analysis"), self.study.analysis_panel),
            self._dock("review", self.tr("Review"), self.study.review_panel),
        ]
        self.setTabPosition(Qt.DockWidgetArea.RightDockWidgetArea, QTabWidget.TabPosition.North)
        self.tabifyDockWidget(self._docks[1], self._docks[2])
        self.tabifyDockWidget(self._docks[2], self._docks[3])
        self._docks[1].raise_()
        self._is_dropped = False  # the move under way was carried by hand: it need not be shown once more
        self._news = ""  # what the table has said since the person's last move
        self._rules_window: QWidget | None = None
        self._library_window: LibraryWindow | None = None
        self.files = GameFiles(table, self)
        self.sharing = Sharing(table, self.scene, self)
        self.tree_editing = TreeEditing(table, self.history, acts, self.scene, self)
        self.marking = Marking(table.game, self.board, self)
        self._make_menus()
        self._connect()
        self._apply_settings()
        self.resize(QSize(1080, 780).boundedTo(self.screen().availableSize()))
        self.restoreGeometry(settings.window_state("geometry"))
        self.restoreState(settings.window_state("layout"), LAYOUT_VERSION)
        self._show_game()

    # ---- making the window

    def _dock(self, name: str, title: str, panel: QWidget) -> QDockWidget:
        dock = QDockWidget(title, self)
        dock.setObjectName(name)
        dock.setWidget(panel)
        panel.setMinimumWidth(264)
        self.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
        return dock

    def _make_menus(self) -> None:
        acts = self.acts
        bar = self.menuBar()
        game = bar.addMenu(self.tr("&Game"))
        self._fill(game, [acts.new, acts.again, acts.set_up, acts.players, None])
        self._fill(game, [acts.library, acts.open, acts.save, acts.save_as])
        self._fill(game.addMenu(self.tr("Share")), [acts.save_picture, acts.save_booklet, acts.save_page])
        self._fill(game, [None, acts.quit])
        self._fill(
            bar.addMenu(self.tr("&Edit")),
            [acts.take_back, acts.redo, None, acts.copy, acts.copy_picture, acts.paste, None, acts.preferences],
        )
        self._fill(
            bar.addMenu(self.tr("&Play")),
            [
                *(acts.bot_move, acts.pause, acts.unpause, None, acts.swap, acts.pass_turn, acts.resign),
                *(None, acts.cursor, acts.type_move),
            ],
        )
        self._fill(
            bar.addMenu(self.tr("&Moves")),
            [
                *(acts.first, acts.back, acts.forward, acts.last, None, acts.up, acts.down, None),
                *(acts.play_on, acts.promote, acts.delete, acts.undo_edit, None, acts.write_comment),
            ],
        )
        self._fill(
            bar.addMenu(self.tr("&Review")),
            [acts.analysis, None, acts.review, acts.next_mistake, acts.previous_mistake, acts.try_yourself],
        )
        view = bar.addMenu(self.tr("&View"))
        themes = QMenu(self.tr("Board"), view)
        group = QActionGroup(self)
        for theme in THEMES:
            action = themes.addAction(QCoreApplication.translate("Theme", theme.title))
            action.setCheckable(True)
            action.setData(theme.key)
            group.addAction(action)
        group.triggered.connect(lambda action: setattr(self.settings, "theme", action.data()))
        self._theme_actions = group
        self._fill(view, [acts.flip, acts.links, None])
        view.addMenu(themes)
        for dock in self._docks:
            view.addAction(dock.toggleViewAction())
        self._fill(view, [None, acts.full_screen])
        self._fill(bar.addMenu(self.tr("&Help")), [acts.rules, acts.keys, acts.about])
        self.addActions([action for action in acts.children() if isinstance(action, QAction)])

    def _fill(self, menu: QMenu, actions: list[QAction | None]) -> None:
        for action in actions:
            if action is None:
                menu.addSeparator()
            else:
                menu.addAction(action)

    def _connect(self) -> None:
        acts, table, game, files, sharing = self.acts, self.table, self.table.game, self.files, self.sharing
        for action, do in (
            (acts.new, self.choose_game),
            (acts.again, table.play_again),
            (acts.players, self._change_players),
            (acts.library, self.show_library),
            (acts.open, files.open),
            (acts.save, files.save),
            (acts.save_as, files.save_as),
            (acts.save_picture, sharing.save_picture),
            (acts.save_booklet, sharing.save_booklet),
            (acts.save_page, sharing.save_page),
            (acts.quit, self.close),
            (acts.take_back, table.take_back),
            (acts.redo, table.redo),
            (acts.copy, files.copy),
            (acts.copy_picture, sharing.copy_picture),
            (acts.paste, files.paste),
            (acts.preferences, self._show_preferences),
            (acts.swap, lambda: self._try(table.swap_sides)),
            (acts.pass_turn, lambda: self._try(table.pass_turn)),
            (acts.resign, self._resign),
            (acts.bot_move, table.let_bot_move),
            (acts.pause, table.pause),
            (acts.unpause, table.unpause),
            (acts.first, game.go_to_start),
            (acts.back, game.go_back),
            (acts.forward, game.go_on),
            (acts.last, game.go_to_end),
            (acts.up, lambda: game.go_to_sibling(-1)),
            (acts.down, lambda: game.go_to_sibling(1)),
            (acts.cursor, self.board.show_cursor),
            (acts.type_move, self._type_move),
            (acts.flip, lambda: self.scene.set_flipped(not self.scene.is_flipped)),
            (acts.rules, self.show_rules),
            (acts.keys, self._show_keys),
            (acts.about, self._show_about),
        ):
            action.triggered.connect(lambda _checked=False, do=do: do())
        acts.links.toggled.connect(lambda on: setattr(self.settings, "shows_links", on))
        acts.full_screen.toggled.connect(lambda on: self.showFullScreen() if on else self.showNormal())
        game.replaced.connect(self._show_game)
        game.node_changed.connect(self._show_step)
        game.annotated.connect(lambda: self._show_position(Step()))
        table.changed.connect(self._refresh)
        table.said.connect(self._tell)
        files.said.connect(self.messages.say)
        self.study.analysis.said.connect(self._tell)
        self.study.reviewing.said.connect(self._tell)
        self.study.trial.changed.connect(self._show_message)
        acts.analysis.toggled.connect(lambda on: self._docks[2].raise_() if on else None)
        for action in (acts.review, acts.next_mistake, acts.previous_mistake, acts.try_yourself):
            action.triggered.connect(self._docks[3].raise_)
        sharing.said.connect(self.messages.say)
        self.tree_editing.said.connect(self.messages.say)
        self.board.move_chosen.connect(self._play)
        self.board.refused.connect(self._explain)
        self.board.point_changed.connect(self._describe_point)
        self.history.typed.connect(self._play_typed)
        self.settings.changed.connect(self._apply_settings)

    # ---- the look

    def _theme(self) -> Theme:
        return find_theme(self.settings.theme, is_dark())

    def _apply_settings(self) -> None:
        apply_appearance(self.settings.appearance)
        theme = self._theme()
        self.scene.is_animated = self.settings.is_animated
        self.scene.set_theme(theme)
        self.players.set_theme(theme)
        self.study.set_theme(theme)
        for action in self._theme_actions.actions():
            action.setChecked(action.data() == theme.key)
        self.acts.links.setChecked(self.settings.shows_links)
        self._show_position(Step())

    # ---- showing the game

    def _show_game(self) -> None:
        """Another game is on the table."""
        self._news = ""
        self.scene.show_board(self.table.game.rules.board)
        self._show_position(Step())

    def _show_step(self, step: Step) -> None:
        self._show_position(Step() if self._is_dropped else step)
        self._is_dropped = False

    def _show_position(self, step: Step) -> None:
        game = self.table.game
        marks = marks_at(game)._replace(
            bound=frozenset(game.rules.bound_points(game.state) if not self.table.is_over else ()),
            links=tuple(game.contested_links()) if self.settings.shows_links else (),
        )
        self.scene.show_position(game.piles, marks, step)
        self._describe_point(self.board.point)

    def _refresh(self) -> None:
        """The table has changed: what may be done, and what there is to say."""
        table, game, acts = self.table, self.table.game, self.acts
        may_play = table.may_play
        self.board.open_for(may_play)
        acts.swap.setEnabled(may_play and game.offers.can_swap)
        acts.pass_turn.setEnabled(may_play and game.offers.can_pass)
        acts.take_back.setEnabled(table.can_take_back)
        acts.redo.setEnabled(table.can_redo)
        acts.resign.setEnabled(table.is_live and not table.is_between_bots)
        acts.bot_move.setEnabled(not table.is_over)
        runs_by_itself = table.clock.is_used or table.is_between_bots
        acts.pause.setEnabled(table.is_live and not table.is_paused and runs_by_itself)
        acts.unpause.setEnabled(table.is_live and table.is_paused)
        for action in (acts.first, acts.back):
            action.setEnabled(not game.node.is_root)
        for action in (acts.forward, acts.last):
            action.setEnabled(bool(game.node.children))
        title = rules_text(parse_wire_name(game.rules.wire_name)[0].title)
        self.setWindowTitle(self.tr("{0}, {1} × {1}").format(title, game.rules.size) + " — Escabel")
        self._show_message()

    def _tell(self, words: Words) -> None:
        self._news = translate(words)
        self._show_message()

    def _show_message(self) -> None:
        text, actions = self._message()
        self.messages.say(f"{self._news} {text}".strip(), actions)

    def _message(self) -> tuple[str, list[QAction]]:
        """The line under the board, and the actions that it offers."""
        table, game, acts = self.table, self.table.game, self.acts
        names = {color: player_name(table.player_of(color), color, table.has_bot) for color in (BLACK, WHITE)}
        if table.result:
            actions = [acts.again, acts.new] if not game.node.children else []
            return result_text(table.result, names[BLACK], names[WHITE]), actions
        turn = color_name(table.turn)
        if self.study.trial.is_on:
            return self.tr("Try it yourself: {0} to move. What you try does not change the game.").format(turn), []
        if not table.is_live:
            return self.tr("Looking back: {0} to move. A move here begins a variation.").format(turn), [acts.last]
        if table.is_paused:
            return self.tr("The game rests. {0} to move.").format(turn), [acts.unpause]
        if table.player_to_move.is_bot:
            return self.tr("{0} is thinking …").format(names[table.turn]), [acts.bot_move]
        if game.offers.can_swap:
            question = self.tr("Swap sides, or just play on? A swap makes Black and this first move yours.")
            return question, [acts.swap]
        if game.offers.can_pass:
            return self.tr("{0} to move, or to pass.").format(turn), [acts.pass_turn]
        if game.node.is_root:
            return self.tr("{0} begins: click a point to place a piece. F1 shows the rules.").format(turn), []
        return self.tr("{0} to move.").format(turn), []

    def _describe_point(self, point: int | None) -> None:
        """Say what lies on the point that is pointed at, and what the rules say about it."""
        game = self.table.game
        if point is None or point >= len(game.piles):
            ruleset, _ = parse_wire_name(game.rules.wire_name)
            self.messages.point.show_text(rules_text(ruleset.sentence) if game.node.is_root else "")
            return
        pile = game.piles[point]
        parts = [game.rules.board.names[point]]
        parts.append(color_name(pile[-1]) if pile else self.tr("empty"))
        if len(pile) > 1:
            parts.append(self.tr("height {0}").format(len(pile)))
        text = ", ".join(parts)
        sentences = [translate(words) for words in game.notes(point)]
        self.messages.point.show_text(". ".join([text, *sentences]) if sentences else text)
        self.board.setAccessibleDescription(text)

    # ---- playing

    def _try(self, do: Callable[[], None]) -> bool:
        """Carry out a move; the reason why not goes to the message line."""
        self._news = ""
        try:
            do()
        except IllegalMove as error:
            self.messages.say(translate(error.words))
            return False
        return True

    def _play(self, move: int, is_dropped: bool) -> None:
        if self.study.takes_move(move):
            return
        self._is_dropped = is_dropped
        self._try(lambda: self.table.play(move))
        self._is_dropped = False

    def _play_typed(self, text: str) -> None:
        if self._try(lambda: self.study.try_text(text) if self.study.trial.is_on else self.table.play_text(text)):
            self.history.entry.clear()

    def _explain(self, source: int | None, target: int) -> None:
        """Somebody tried what cannot be done here: say which rule forbids it."""
        table, game = self.table, self.table.game
        if table.is_over:
            words = Words("The game is over. Go back to try another move.")
        elif not table.may_play:
            words = Words("It is the bot's turn: wait for its move, or press Enter.")
        elif source is None:
            words = game.rules.why_not_place(game.state, target)
        else:
            words = game.rules.why_not_step(game.state, source, target)
        self.messages.say(translate(words), self._message()[1])

    def _resign(self) -> None:
        if ask(self, self.tr("Resign"), self.tr("Give this game up?")):
            self.table.resign()

    def choose_game(self) -> None:
        """The variant selector."""
        from escabel_gui.view.new_game_dialog import NewGameDialog

        dialog = NewGameDialog(self.settings.setup, self.scene.theme, self)
        if dialog.exec():
            self.begin(dialog.setup)

    def begin(self, setup: Setup) -> None:
        self.settings.setup = setup
        self.table.begin(setup)

    def _change_players(self) -> None:
        from escabel_gui.view.players_dialog import PlayersDialog

        dialog = PlayersDialog(self.table.player_of(BLACK), self.table.player_of(WHITE), self)
        if dialog.exec():
            self.table.change_players(dialog.black.player, dialog.white.player)

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

    # ---- other windows

    def show_rules(self) -> None:
        from escabel_gui.view.rules_window import RulesWindow

        if self._rules_window is not None:
            self._rules_window.close()
        window = RulesWindow(self.scene.theme)
        window.show_rules(parse_wire_name(self.table.game.rules.wire_name)[0].name)
        self._rules_window = window

    def show_library(self) -> None:
        from escabel_gui.model.library import Library
        from escabel_gui.view.library_window import LibraryWindow

        if self._library_window is None:
            library = Library(self.table, self)
            library.opened.connect(self.raise_)
            library.opened.connect(self.activateWindow)
            self._library_window = LibraryWindow(library, self.settings)
        self._library_window.open_window()

    def _show_preferences(self) -> None:
        from escabel_gui.view.preferences_dialog import PreferencesDialog

        PreferencesDialog(self.settings, self).exec()

    def _show_keys(self) -> None:
        from escabel_gui.view.keys_dialog import KeysDialog

        KeysDialog([act for act in self.acts.children() if isinstance(act, QAction)], self).exec()

    def _show_about(self) -> None:
        from escabel_gui.view.about import about_text

        tell_about(self, about_text(self.table.kept_games.folder))

    def closeEvent(self, event: QCloseEvent) -> None:
        self.settings.set_window_state("geometry", self.saveGeometry())
        self.settings.set_window_state("layout", self.saveState(LAYOUT_VERSION))
        self.study.close()
        self.table.close()
        if self._rules_window is not None:
            self._rules_window.close()
        if self._library_window is not None:
            self._library_window.close()
            self._library_window.library.close()
            self._library_window = None
        super().closeEvent(event)
