"""Frame of the main window: the board with the players in the middle, the panel beside it, and the menu bar."""

from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QCloseEvent, QFontMetrics, QGuiApplication, QIcon, QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QAbstractSpinBox, QApplication, QMainWindow

from escabel_gui.model.application.settings import FAST, OFF, Settings
from escabel_gui.model.table.table import Table
from escabel_gui.rules.state import BLACK, WHITE
from escabel_gui.shipped import resources
from escabel_gui.view.board.board_scene import ANIMATION_MS, FAST_MS, BoardScene
from escabel_gui.view.board.board_table import GameReading
from escabel_gui.view.board.board_view import BoardView
from escabel_gui.view.board.shown_game import ShownGame
from escabel_gui.view.commands.actions import Actions
from escabel_gui.view.commands.window_actions import WindowActions
from escabel_gui.view.guarding import guarded
from escabel_gui.view.language import Language
from escabel_gui.view.look.appearance import animation, apply_style, apply_stylesheet, board_theme, window_theme
from escabel_gui.view.look.desktop_watch import DesktopWatch
from escabel_gui.view.look.heading import board_title
from escabel_gui.view.look.style import screen_room
from escabel_gui.view.look.texts import pairing, player_names
from escabel_gui.view.look.themes import Theme
from escabel_gui.view.playing.status_bar import StatusBar
from escabel_gui.view.widgets.activity_page import ActivityPage
from escabel_gui.view.widgets.focus import is_gone
from escabel_gui.view.widgets.idle_queue import paint_next
from escabel_gui.view.widgets.keys import ENTER, is_enter
from escabel_gui.view.widgets.panel_cover import PanelCover
from escabel_gui.view.widgets.second_click import SecondClickFilter
from escabel_gui.view.window.board_and_panel import BoardAndPanel
from escabel_gui.view.window.board_area import BoardArea
from escabel_gui.view.window.side_panel import SidePanel
from escabel_gui.view.window.zen_note import ZenNote

MIN_SIZE: Final = QSize(33, 32)  # heights of the text: a smaller window shows too little to play in
MAX_MIN_SIZE: Final = QSize(760, 540)  # pixels; with any type it fits a small screen, with its frame


class MainWindow(QMainWindow):
    """The frame, without what its actions do: see `composition.py`."""

    escaped = Signal()  # Escape was pressed, with the keyboard at the board
    look_changed = Signal()  # the settings were applied to the frame
    finished = Signal()  # nothing keeps the window any more: it closes next
    closed = Signal()  # for good; Qt does not count a window that was hidden before among those that close

    def __init__(self, table: Table, settings: Settings) -> None:
        super().__init__()
        self.table = table
        self.game = game = table.game
        self.settings = settings
        self._is_done = False  # nothing is left to be done before it closes
        self._is_zen = False
        self.study_title = ""  # of the study and the chapter that are on the table
        self._language = Language(resources() / "translations", self)
        self._language.choose(settings.language)
        apply_style(settings)
        apply_stylesheet(self, settings)
        self._look = self._wanted_look
        self.setWindowIcon(QIcon(str(resources() / "icons" / "escabel.svg")))
        self._action_sets: list[Actions] = []
        self.acts = WindowActions(self)
        self.scene = BoardScene(game.rules.board, board_theme(settings), self)
        self.board = BoardView(self.scene, game)
        self.shown_game = ShownGame(self.board, game, settings, self)
        reading = GameReading(self.board)
        for changed in (self.shown_game.node_changed, self.shown_game.replaced):
            changed.connect(reading.follow)
        self.messages = StatusBar()
        self.board_area = BoardArea(self.board, self.messages, board_theme(settings))
        self._zen_note = ZenNote(self.board_area)
        self.panel = SidePanel()
        self._contents = BoardAndPanel(self.board_area, self.panel)
        self.setCentralWidget(self._contents)
        self._set_min_size()
        self.resize(QSize(1080, 780).boundedTo(screen_room(self)))
        self.restoreGeometry(settings.window_state("geometry"))
        self._contents.arrange(self.width())
        self._connect()
        self._apply_settings()
        self.show_title()

    def _connect(self) -> None:
        acts, settings = self.acts, self.settings
        acts.quit.triggered.connect(self.close)
        acts.overlay.triggered.connect(self.shown_game.set_overlay)
        acts.full_screen.toggled.connect(self._set_full_screen)
        acts.panel.toggled.connect(lambda on: setattr(settings, "shows_panel", on))
        acts.sounds.toggled.connect(lambda on: setattr(settings, "plays_sounds", on))
        acts.zen.toggled.connect(self._set_zen)
        self.shown_game.replaced.connect(self.show_title)
        self.shown_game.replaced.connect(self.paint_next)
        self.shown_game.replaced.connect(self._show_overlay)
        self.table.changed.connect(self.show_title)
        self.table.closed.connect(self._finish)
        settings.changed.connect(self._apply_settings)
        DesktopWatch(self).changed.connect(self._apply_settings)
        SecondClickFilter(self)

    def add_action_set(self, actions: Actions) -> None:
        """Make the keys of these actions work in the window, and their words follow its language."""
        self._action_sets.append(actions)
        self.addActions([action for action in actions.children() if isinstance(action, QAction)])

    # ---- layout

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.ApplicationFontChange):
            self._set_min_size()
        elif event.type() == QEvent.Type.WindowStateChange:  # also by the desktop, and as the window was left
            self.acts.full_screen.setChecked(self.isFullScreen())

    def _set_full_screen(self, is_on: bool) -> None:
        """Show the window on the whole screen, or again as it was: maximized if it was that."""
        full = Qt.WindowState.WindowFullScreen
        self.setWindowState(self.windowState() | full if is_on else self.windowState() & ~full)

    def _set_min_size(self) -> None:
        """Make the window at least as large as its type asks for, as far as a small screen has room for that."""
        height = QFontMetrics(QApplication.font()).height()
        screen = screen_room(self)
        self.setMinimumSize((MIN_SIZE * height).boundedTo(MAX_MIN_SIZE).boundedTo(screen))

    def paint_next(self) -> None:
        """Paint everything at once in the next turn of the event loop."""
        paint_next(self._contents)

    def _show_panel(self) -> None:
        is_wanted = self.settings.shows_panel and not self._is_zen
        self.panel.setVisible(is_wanted or self.panel.is_covered)

    def _set_zen(self, is_on: bool) -> None:
        """Show nothing but the board and the players, or everything again."""
        self._is_zen = is_on
        self.menuBar().setVisible(not is_on)
        self.messages.set_quiet(is_on)
        self._show_panel()
        if is_on:
            self._zen_note.show_for_a_while()
        else:
            self._zen_note.go()

    def add_cover(self, cover: PanelCover) -> None:
        """Let a page cover the panel as long as its activity is on the board."""
        cover.began.connect(self._cover_panel)
        cover.ended.connect(self._uncover_panel)
        cover.title_changed.connect(self.show_title)

    def _cover_panel(self, page: ActivityPage) -> None:
        """Show the page of an activity in the panel; what concerns the game on the table rests."""
        self.acts.zen.setChecked(False)
        self.acts.of_game.setEnabled(False)
        self.panel.cover(page)
        self._show_cover()

    def _uncover_panel(self, page: ActivityPage) -> None:
        """Show the panel's own pages again, unless another activity's page has taken this one's place."""
        if self.panel.is_covered_by(page):
            self.panel.uncover()
            self.acts.of_game.setEnabled(True)
            self._show_cover()

    def _show_cover(self) -> None:
        self._contents.show_players()
        self._show_panel()
        self.show_title()
        self.board.setFocus()

    # ---- look

    @property
    def _wanted_look(self) -> tuple[Theme, Theme, int, str]:
        """Settings whose change repaints everything."""
        settings = self.settings
        return board_theme(settings), window_theme(settings), settings.type_size, settings.language

    def _apply_settings(self) -> None:
        settings = self.settings
        self._language.choose(settings.language)
        apply_style(settings)
        apply_stylesheet(self, settings)
        for part in (self.menuBar(), self._contents):
            part.setFont(QApplication.font())  # WORKAROUND: Qt 6.11 leaves them with the type of before
        theme = board_theme(settings)
        if self._look != self._wanted_look:
            self._look = self._wanted_look
            self.paint_next()  # last: what is not to be painted is given another style more slowly
        speed = animation(settings)
        self.scene.is_animated = speed != OFF
        self.scene.animation_ms = FAST_MS if speed == FAST else ANIMATION_MS
        self.scene.show_coordinates(settings.shows_coordinates)
        self.scene.set_theme(theme)
        self.board_area.set_theme(theme)
        self._show_panel()
        self.shown_game.show()
        self._show_overlay()
        self.acts.panel.setChecked(settings.shows_panel)
        self.acts.sounds.setChecked(settings.plays_sounds)
        self.look_changed.emit()

    def _show_overlay(self) -> None:
        self.acts.overlay.setChecked(self.shown_game.has_overlay)

    def show_title(self) -> None:
        """Show the game and its players, or the exercise, in the title bar."""
        names, game = player_names(self.table), board_title(self.game.rules)
        players = self.tr("{0}: {1}").format(pairing(names[BLACK], names[WHITE]), game)
        title = self.panel.cover_title or self.study_title or players
        self.setWindowTitle(title.replace("[*]", "[*][*]") + " — Escabel")  # which alone would stand for a star

    # ---- keys and closing

    def event(self, event: QEvent) -> bool:
        """Let Space and Enter press a focused button, and Enter end a number; elsewhere they are shortcuts."""
        if event.type() == QEvent.Type.LanguageChange:
            for actions in self._action_sets:  # before those who give some of them other words
                actions.speak()
            self.show_title()
        if event.type() == QEvent.Type.ShortcutOverride:
            assert isinstance(event, QKeyEvent)
            key, widget = event.key(), self.focusWidget()
            presses = (key == Qt.Key.Key_Space or is_enter(event)) and isinstance(widget, QAbstractButton)
            if presses or (key in ENTER and isinstance(widget, QAbstractSpinBox)):
                event.accept()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the fields beside the board with Escape; elsewhere `escaped` tells of it."""
        is_escape = event.key() == Qt.Key.Key_Escape
        widget = self.focusWidget()
        is_number = event.key() in ENTER and isinstance(widget, QAbstractSpinBox)
        if is_enter(event) and isinstance(widget, QAbstractButton):
            widget.click()
        elif is_number or (is_escape and self.panel.isAncestorOf(widget or self)):
            self.board.return_keyboard()
        elif is_escape:
            self.escaped.emit()
        super().keyPressEvent(event)

    @guarded(bool)
    def focusNextPrevChild(self, is_next: bool) -> bool:
        """Go on to the next widget for a key, but give the keyboard to the board when what had it is gone.

        The next button does something else, and might be pressed in place of one that was hidden or disabled.
        """
        if not is_gone(self.focusWidget()):
            return super().focusNextPrevChild(is_next)
        self.board.return_keyboard()
        return True

    def leave_mode(self) -> None:
        """Leave what stands beside the board in the place of the game, or the bare board, or else full screen."""
        if self.panel.is_covered:
            self.panel.leave_cover()
            return
        (self.acts.zen if self._is_zen else self.acts.full_screen).setChecked(False)

    def note_place(self) -> None:
        """Keep where the window is and how large, for the next start."""
        self.settings.set_window_state("geometry", self.saveGeometry())

    def closeEvent(self, event: QCloseEvent) -> None:
        """Close when the game is on disk; until then the window is hidden, and comes back if there is a question."""
        if not self._is_done:
            self.note_place()
            app = QGuiApplication.instance()
            assert isinstance(app, QGuiApplication)
            self.table.close()
            if not self._is_done and not app.isSavingSession():  # a desktop that ends waits for the process only
                self.setVisible(not self.table.is_leaving)
                event.ignore()
                return
        super().closeEvent(event)
        self.closed.emit()

    def _finish(self) -> None:
        self.finished.emit()
        self._is_done = True
        QTimer.singleShot(0, self, self.close)
