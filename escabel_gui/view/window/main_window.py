"""The window: the board in the middle with the people at it, the panel beside it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QFontMetrics, QGuiApplication, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QAbstractSpinBox, QApplication, QBoxLayout, QMainWindow, QWidget

from escabel_gui.model.application.settings import FAST, OFF, Settings
from escabel_gui.model.table.game import Game
from escabel_gui.rules.catalogue import parse_wire_name
from escabel_gui.rules.state import BLACK, WHITE
from escabel_gui.shipped import resources
from escabel_gui.view.board.board_scene import ANIMATION_MS, FAST_MS, BoardScene
from escabel_gui.view.board.board_view import BoardView
from escabel_gui.view.board.shown_game import ShownGame
from escabel_gui.view.commands.menus import Menus
from escabel_gui.view.language import Language
from escabel_gui.view.look.appearance import animation, apply_style, board_theme, dress, window_theme
from escabel_gui.view.look.style import STEP
from escabel_gui.view.look.texts import color_name, game_title, player_names
from escabel_gui.view.look.themes import Theme
from escabel_gui.view.widgets.in_turns import paint_next
from escabel_gui.view.window.side_panel import SidePanel
from escabel_gui.view.window.tabletop import Tabletop

if TYPE_CHECKING:
    from escabel_gui.model.engines.analyst import Analyst
    from escabel_gui.model.table.table import Table
    from escabel_gui.view.learning.exercise_page import ExercisePage
    from escabel_gui.view.widgets.panel_page import PanelPage

ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
NARROW: Final = 900  # pixels of width, under which the panel lies below the board
LEAST: Final = QSize(33, 32)  # heights of the text: a smaller window shows too little to play in
MOST_LEAST: Final = QSize(760, 540)  # pixels; with any type it fits a small screen, with its frame


class MainWindow(QMainWindow):
    """Shows a game. What can be done there is in parts of its own, which know the window by little.

    A window is made in two steps: first the board, with places for all the rest, then by `furnish` all the rest and
    the table, which takes longer. At the start of the program the board is on the screen in between, and what is
    `furnishing` lets it answer after each part.
    """

    closed = Signal()  # for good; Qt does not count a window that was hidden before among those that close

    def __init__(self, game: Game, settings: Settings, lay_table: Callable[[], Table]) -> None:
        """`lay_table` makes the table that the game is on."""
        super().__init__()
        self.game = game
        self.settings = settings
        self.is_furnished = False
        self._furnishing: Iterator[None] | None = None  # when it has begun
        self._is_done = False  # nothing is left to be done before it closes
        self._is_zen = False
        self._lay_table = lay_table
        self._language = Language(resources() / "translations", self)
        self._language.choose(settings.language)
        apply_style(settings)
        dress(self, settings)
        self._look = self._wanted_look
        self.scene = BoardScene(game.rules.board, board_theme(settings), self)
        self.board = BoardView(self.scene, game)
        self.shown_game = ShownGame(self.scene, self.board, game, settings.wants_lens, self)
        self._middle = middle = QWidget()
        self.tabletop = Tabletop(self.board, board_theme(settings))
        self.panel = SidePanel()
        self._sides = QBoxLayout(QBoxLayout.Direction.LeftToRight, middle)
        self._sides.setContentsMargins(0, 0, 0, 0)
        self._sides.setSpacing(0)
        self._sides.addWidget(self.tabletop, 1)
        self._sides.addWidget(self.panel)
        self.setCentralWidget(middle)
        self._menus = Menus(self.menuBar())
        self._set_least()
        self.resize(QSize(1080, 780).boundedTo(self.screen().availableSize()))
        self.restoreGeometry(settings.window_state("geometry"))
        self._arrange()
        self.shown_game.replaced.connect(self._show_title)
        self.shown_game.replaced.connect(lambda: paint_next(middle))
        settings.changed.connect(self._apply_settings)
        # The desktop may tell of a change while the settings are applied, and because of that.
        self._follow_desktop = QTimer(self, singleShot=True, interval=0)
        self._follow_desktop.timeout.connect(self._apply_settings)
        hints = QGuiApplication.styleHints()
        if hasattr(hints, "accessibility"):  # since Qt 6.10
            wishes = hints.accessibility()
            wishes.contrastPreferenceChanged.connect(self._follow_desktop.start)
            if hasattr(wishes, "motionPreferenceChanged"):  # since Qt 6.12
                wishes.motionPreferenceChanged.connect(self._follow_desktop.start)
        self._apply_settings()
        self._show_title()

    # ---- where things are

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.ApplicationFontChange):
            self._set_least()

    def _set_least(self) -> None:
        """The window is no smaller than its type asks for, as far as a small screen has room for that."""
        height = QFontMetrics(QApplication.font()).height()
        screen = self.screen().availableSize()
        self.setMinimumSize((LEAST * height).boundedTo(MOST_LEAST).boundedTo(screen))

    def _arrange(self) -> None:
        """The panel beside the board, or below it where the window is narrow."""
        is_narrow = self.width() < NARROW
        way = QBoxLayout.Direction.TopToBottom if is_narrow else QBoxLayout.Direction.LeftToRight
        if way != self._sides.direction():
            self._sides.setDirection(way)
        air = 3 * STEP
        self._sides.setContentsMargins(air if is_narrow else 0, 0 if is_narrow else 2 * STEP, air, air)
        self.panel.set_below(is_narrow)
        self.panel.updateGeometry()

    def _show_panel(self) -> None:
        is_wanted = self.settings.shows_panel and not self._is_zen
        self.panel.setVisible(is_wanted or self.panel.is_covered)

    def _set_zen(self, is_on: bool) -> None:
        """Nothing but the board and the people at it."""
        self._is_zen = is_on
        self.menuBar().setVisible(not is_on)
        self.messages.set_quiet(is_on)
        self._show_panel()
        if is_on:
            self._zen_note.show_for_a_while()
        else:
            self._zen_note.go()

    def _show_page(self, page: PanelPage) -> None:
        self.settings.shows_panel = True
        self.acts.zen.setChecked(False)
        self.pages.show_page(page)

    # ---- the second step

    def furnish(self, analyst: Analyst | None = None) -> None:
        """Put everything in that stands around the board, as far as that is not done yet, and let the person act."""
        for _ in self.furnishing(analyst):
            pass

    def furnishing(self, analyst: Analyst | None = None) -> Iterator[None]:
        """Do the same part by part; whoever does not wait for the end leaves that to others."""
        if self._furnishing is None:
            self._furnishing = self._furnish(analyst)
        return self._furnishing

    def _furnish(self, analyst: Analyst | None) -> Iterator[None]:
        # Imported here because it may take as long as the whole start of the program before.
        from PySide6.QtGui import QAction, QIcon

        from escabel_gui.model.engines.analyst import Analyst
        from escabel_gui.model.learning.swap_coach import SwapCoach
        from escabel_gui.model.sounds.listener import Listener
        from escabel_gui.model.sounds.loudspeaker import Loudspeaker
        from escabel_gui.model.table.activity import Play, Stage
        from escabel_gui.view.board.marking import Marking
        from escabel_gui.view.commands.drill_actions import DrillActions
        from escabel_gui.view.commands.learning_actions import LearningActions
        from escabel_gui.view.commands.puzzle_actions import PuzzleActions
        from escabel_gui.view.commands.window_actions import WindowActions
        from escabel_gui.view.friends.direct_games import DirectGames
        from escabel_gui.view.friends.messages import Messages
        from escabel_gui.view.history.history_panel import HistoryPanel
        from escabel_gui.view.history.tree_editing import TreeEditing
        from escabel_gui.view.learning.coaching import Coaching
        from escabel_gui.view.learning.drilling import Drilling
        from escabel_gui.view.learning.learning import Learning
        from escabel_gui.view.learning.puzzling import Puzzling
        from escabel_gui.view.library.recent_games import RecentGames
        from escabel_gui.view.playing.first_games import FirstGames
        from escabel_gui.view.playing.playing import Playing
        from escabel_gui.view.playing.seats import Seats
        from escabel_gui.view.playing.sentence_bar import SentenceBar
        from escabel_gui.view.sharing.game_files import GameFiles
        from escabel_gui.view.sharing.sharing import Sharing
        from escabel_gui.view.study.study import Study
        from escabel_gui.view.window.other_windows import OtherWindows
        from escabel_gui.view.window.panel_pages import PanelPages
        from escabel_gui.view.window.zen_note import ZenNote

        self.table = table = self._lay_table()
        table.closed.connect(self._finish)
        self.stage = stage = Stage(Play(table, self), self)
        stage.changed.connect(lambda: self.shown_game.follow(stage.activity.game))
        settings = self.settings
        self.setWindowIcon(QIcon(str(resources() / "icons" / "escabel.svg")))
        self.acts = acts = WindowActions(self)
        self.learning_acts = LearningActions(self)
        self.puzzle_acts = PuzzleActions(self)
        self.drill_acts = DrillActions(self)
        self._zen_note = ZenNote(self.tabletop)
        self.messages = SentenceBar()
        self.players = Seats(table, self.tabletop.above, self.tabletop.below, self)
        self.history = HistoryPanel(table.game)
        yield
        analyst = analyst or Analyst(self)
        self.study = Study(table, settings, analyst, stage, self.board, self.history, acts, self)
        yield
        self.direct_games = DirectGames(table, self.scene, acts, self)
        self.friends = Messages(table, self.scene, acts, self)
        coach = SwapCoach(table, stage, settings, resources() / "openings", self)
        coaching = Coaching(coach, settings, self.scene, acts.first_stones)
        self.playing = Playing(
            table, stage, self.shown_game, self.board, self.history, self.study, coaching, self.messages, acts, self
        )
        self.playing.code_came.connect(self.friends.take_text)
        self.loudspeaker = Loudspeaker(resources() / "sounds")
        listener = Listener(table, settings, self.loudspeaker, self)
        self.shown_game.node_changed.connect(listener.hear_step)
        self.shown_game.replaced.connect(self.study.redraw)
        self.playing.refused.connect(listener.hear_refusal)
        self.learning = Learning(table, stage, settings, self.learning_acts, self)
        self.puzzling = Puzzling(table, stage, settings, self.puzzle_acts, self)
        self.drilling = Drilling(table, stage, settings, analyst, self.drill_acts, [acts.review, acts.new], self)
        self.study.studies.own_game_reviewed.connect(self.drilling.box.take_in_own)
        for part in (self.learning, self.puzzling, self.drilling):
            part.began.connect(self._make_room_for)
            part.ended.connect(self._take_away)
            part.hinted.connect(self.study.point_at)
            part.title_changed.connect(self._show_title)
        self.puzzling.lesson_wanted.connect(self.learning.learn)
        self.files = GameFiles(table, self)
        self.files.code_came.connect(self.friends.take_text)
        self.files.invitation_came.connect(self.direct_games.join)
        self.sharing = Sharing(table, self.scene, self)
        self.tree_editing = TreeEditing(table, self.history, acts, self.scene, self)
        self.marking = Marking(table.game, self.board, self)
        self.other_windows = OtherWindows(
            table, settings, self.scene, acts, self.learning_acts, self.study.studies.analyst, self
        )
        self.other_windows.lesson_wanted.connect(self.learning.learn)
        self.other_windows.own_game_reviewed.connect(self.drilling.box.take_in)
        for kept in (self.drilling.box, self.other_windows.ratings, settings):
            kept.said.connect(self.playing.tell)
        settings.file.mend()
        self.recent_games = RecentGames(table, self)
        self.files.kept_game_came.connect(self.recent_games.open_game)
        self._menus.fill(acts, self.learning_acts, self.puzzle_acts, self.drill_acts, self.recent_games, settings)
        self._menus.game.aboutToShow.connect(self.recent_games.look)
        self._menus.learn.aboutToShow.connect(self.drilling.show_number)
        self._sets_of_actions = (acts, self.learning_acts, self.puzzle_acts, self.drill_acts)
        for set_of_actions in self._sets_of_actions:
            self.addActions([action for action in set_of_actions.children() if isinstance(action, QAction)])
        yield
        self.is_furnished = True
        self._apply_settings()
        self._connect_actions()  # when they stand as the settings have them
        self.pages = PanelPages(
            [self.history, self.study.analysis_panel, self.study.review_panel],
            lambda: [self.tr("Moves"), self.tr("Analysis"), self.tr("Review")],
            self.history,
            self.study.graph,
            [acts.take_back, acts.hint, acts.resign],
            [acts.pass_turn, acts.pause, acts.unpause],
            [acts.first, acts.back, acts.forward, acts.last, acts.flip, acts.sounds],
        )
        self.panel.fill(self.pages)
        self.tabletop.put_sentence(self.messages)
        FirstGames(table, stage, settings, self.board, self.history, self.learning_acts.lesson, self)
        self.game.replaced.connect(self._leave_review)
        table.changed.connect(self._show_names)
        self._show_names()

    def _make_room_for(self, page: ExercisePage) -> None:
        """The page of an exercise stands in the panel, and what concerns the game on the table rests."""
        self.acts.zen.setChecked(False)
        self.acts.of_game.setEnabled(False)
        self.panel.cover(page)
        self.tabletop.show_cards(False)
        self._show_panel()
        self._show_title()
        self.board.setFocus()

    def _take_away(self, page: ExercisePage) -> None:
        """The exercise is over, and nothing else has taken its place."""
        if not self.panel.is_covered_by(page):
            return
        self.panel.uncover()
        self.tabletop.show_cards(True)
        self.acts.of_game.setEnabled(True)
        self._show_panel()
        self._show_title()
        self.board.setFocus()

    def _leave_review(self) -> None:
        """A game that begins has nothing to review."""
        if not self.game.tree.root.children and self.study.review_panel.isVisibleTo(self.pages):
            self.pages.show_page(self.history)

    def _show_names(self) -> None:
        tree = self.game.tree
        is_swapped = tree.is_swapped_at(tree.last_node())  # then no name would be true of all moves in a column
        names = {color: color_name(color) for color in (BLACK, WHITE)} if is_swapped else player_names(self.table)
        self.history.show_names([names[BLACK], names[WHITE]])
        self._show_title()

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
            (acts.type_move, lambda: self._write_into(self.history.entry)),
            (acts.write_comment, lambda: self._write_into(self.history.comment)),
            (acts.flip, self._flip),
        ):
            action.triggered.connect(lambda _checked=False, do=do: do())
        acts.lens.triggered.connect(self.settings.set_lens)
        self.shown_game.replaced.connect(self._show_lens)
        self.table.finished.connect(lambda: self.settings.note_finished(self.game.rules.wire_name))
        acts.full_screen.toggled.connect(lambda on: self.showFullScreen() if on else self.showNormal())
        acts.panel.toggled.connect(lambda on: setattr(self.settings, "shows_panel", on))
        acts.sounds.toggled.connect(lambda on: setattr(self.settings, "plays_sounds", on))
        acts.zen.toggled.connect(self._set_zen)
        acts.analysis.toggled.connect(lambda on: self._show_page(self.study.analysis_panel) if on else None)
        for action in (acts.review, acts.next_mistake, acts.previous_mistake, acts.try_yourself):
            action.triggered.connect(lambda: self._show_page(self.study.review_panel))
        self.tree_editing.said.connect(self.messages.say)
        for part in (files, sharing):
            part.said.connect(self.playing.tell)

    # ---- the look

    @property
    def _wanted_look(self) -> tuple[Theme, Theme, int, str]:
        """Return the settings whose change repaints everything."""
        settings = self.settings
        return board_theme(settings), window_theme(settings), settings.type_size, settings.language

    def _apply_settings(self) -> None:
        self._language.choose(self.settings.language)
        apply_style(self.settings)
        dress(self, self.settings)
        theme = board_theme(self.settings)
        if self._look != self._wanted_look:
            self._look = self._wanted_look
            paint_next(self._middle)  # last: what is not to be painted is given another style more slowly
        speed = animation(self.settings)
        self.scene.is_animated = speed != OFF
        self.scene.animation_ms = FAST_MS if speed == FAST else ANIMATION_MS
        self.scene.show_coordinates(self.settings.shows_coordinates)
        self.scene.set_theme(theme)
        self.tabletop.set_theme(theme)
        self._show_panel()
        self.shown_game.show()
        if self.is_furnished:
            self.study.set_theme(theme)
            self._menus.show_theme(self.settings.theme)
            self._show_lens()
            self.acts.panel.setChecked(self.settings.shows_panel)
            self.acts.sounds.setChecked(self.settings.plays_sounds)

    def _show_lens(self) -> None:
        self.acts.lens.setChecked(self.shown_game.has_lens)

    def _flip(self) -> None:
        self.scene.set_flipped(not self.scene.is_flipped)
        paint_next(self._middle)
        self.players.set_flipped(self.scene.is_flipped)

    def _show_title(self) -> None:
        rules = self.game.rules
        title = game_title(parse_wire_name(rules.wire_name)[0], rules.size)
        if self.is_furnished:
            names = player_names(self.table)
            title = self.panel.cover_title or self.tr("{0} against {1}: {2}").format(names[BLACK], names[WHITE], title)
        self.setWindowTitle(title.replace("[*]", "[*][*]") + " — Escabel")  # which alone would stand for a star

    # ---- keys and the end

    def _write_into(self, field: QWidget) -> None:
        self._show_page(self.history)
        field.show()
        field.setFocus()

    def event(self, event: QEvent) -> bool:
        """Space presses a button that has the keyboard, and Enter ends a number; elsewhere they are shortcuts.

        When the desktop turns light or dark, so does the window that goes with it.
        """
        if event.type() == QEvent.Type.ThemeChange and self.is_furnished:
            self._follow_desktop.start()
        if event.type() == QEvent.Type.LanguageChange and self.is_furnished:
            for set_of_actions in self._sets_of_actions:  # before those who give some of them other words
                set_of_actions.speak()
            self._show_names()
        if event.type() == QEvent.Type.ShortcutOverride:
            assert isinstance(event, QKeyEvent)
            key, widget = event.key(), self.focusWidget()
            presses = key == Qt.Key.Key_Space and isinstance(widget, QAbstractButton)
            if presses or (key in ENTER and isinstance(widget, QAbstractSpinBox)):
                event.accept()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape leaves the fields beside the board, then what one tries oneself, the bare board, and full screen."""
        if event.key() in ENTER and isinstance(self.focusWidget(), QAbstractSpinBox):
            self.board.setFocus()
        elif event.key() == Qt.Key.Key_Escape:
            if self.panel.isAncestorOf(self.focusWidget() or self):
                self.board.setFocus()
            elif self.is_furnished and self.study.trial.is_on:
                self.study.trial.leave()
            elif self._is_zen:
                self.acts.zen.setChecked(False)
            else:
                self.acts.full_screen.setChecked(False)
        super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Close when the game is on disk; until then the window is hidden, and comes back if there is a question."""
        if self._furnishing is not None:
            self.furnish()  # what has begun is ended in order
        if not self._is_done:
            self._store_layout()
        if self.is_furnished and not self._is_done:
            app = QGuiApplication.instance()
            assert isinstance(app, QGuiApplication)
            self.table.close()
            if not self._is_done and not app.isSavingSession():  # a desktop that ends waits for the process only
                self.setVisible(not self.table.is_leaving)
                event.ignore()
                return
        super().closeEvent(event)
        self.closed.emit()

    def _store_layout(self) -> None:
        self.settings.set_window_state("geometry", self.saveGeometry())

    def _finish(self) -> None:
        """Nothing keeps the window any more."""
        self.study.close()
        self.other_windows.close()
        self.loudspeaker.close()
        self._is_done = True
        QTimer.singleShot(0, self, self.close)
