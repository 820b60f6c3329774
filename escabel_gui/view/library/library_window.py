"""The window of the library: all games, newest first, and what can be done with them."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QLocale, Qt, Signal
from PySide6.QtGui import (
    QAction,
    QCloseEvent,
    QHideEvent,
    QKeyEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QFrame,
    QInputDialog,
    QMenu,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from escabel_gui.model.application.settings import Settings
from escabel_gui.model.library.indexed_games import Found
from escabel_gui.model.library.library import Library
from escabel_gui.model.library.library_review import LibraryReview
from escabel_gui.record.storage.importing import Refusal
from escabel_gui.record.storage.query import Query
from escabel_gui.rules.message import Message
from escabel_gui.view.language import in_every_language, translate
from escabel_gui.view.library.import_export import ask_for_folder, ask_for_games, export_games
from escabel_gui.view.library.library_actions import LibraryActions
from escabel_gui.view.library.library_list import LibraryList
from escabel_gui.view.library.query_bar import QueryBar
from escabel_gui.view.library.refusals_dialog import RefusalsDialog
from escabel_gui.view.library.review_bar import ReviewBar
from escabel_gui.view.library.sort_menu import SortMenu
from escabel_gui.view.library.tags_dialog import TagsDialog
from escabel_gui.view.look.appearance import LookBeside, board_theme
from escabel_gui.view.look.style import STEP, dialog_size, filled, spaced
from escabel_gui.view.plain import shortened
from escabel_gui.view.widgets.action_button import ActionButton
from escabel_gui.view.widgets.card import Card
from escabel_gui.view.widgets.empty_state import EmptyState
from escabel_gui.view.widgets.file_drop import FileDrop
from escabel_gui.view.widgets.flow_layout import FlowLayout
from escabel_gui.view.widgets.message_bar import MessageBar
from escabel_gui.view.widgets.questions import delete_on_close
from escabel_gui.view.widgets.side_window import SideWindow
from escabel_gui.view.widgets.thin_progress import ThinProgress

LEAST_ROWS: Final = 3  # of the list, for which the buttons above it give up their words


class LibraryWindow(SideWindow):
    """Window that shows what the library finds, and asks before it writes anything elsewhere."""

    report_wanted = Signal(object)  # Query: the games that are listed
    study_wanted = Signal(list)  # files of games that are to be chapters

    def __init__(self, library: Library, review: LibraryReview, settings: Settings) -> None:
        super().__init__()
        self.library = library
        self.review = review
        self.settings = settings
        self.acts = LibraryActions(self)
        FileDrop(self).dropped.connect(self.library.import_files)
        self.list = LibraryList(board_theme(settings))
        self.query_bar = QueryBar(self.list)
        self.search = self.query_bar.search
        self.empty = EmptyState("", self.acts.import_games)
        self.pages = QStackedWidget()
        self.pages.addWidget(self.list)
        self.pages.addWidget(self.empty)
        self.progress = ThinProgress()
        self.review_bar = ReviewBar(review, self.acts)
        self.messages = MessageBar()
        self._news: Message | None = None  # what has been done last
        self._is_about_deletion = False  # or about one that was undone
        self._deletions = 0  # that could be undone then
        self._found: Found | None = None
        self._wanted: list[str] = []  # files to select when the games have been found
        self._is_busy = False
        self._buttons: list[ActionButton] = []
        self._lay_out()
        self._connect()
        self.resize(dialog_size(self, 960, 680))
        self.restoreGeometry(settings.window_state("library"))
        LookBeside(self, settings, self.list.thumbnails.set_theme)
        in_every_language(self, self._say)

    def _say(self) -> None:
        self.setWindowTitle(self.tr("Library") + " — Escabel")
        self.acts.speak()
        self.progress.setAccessibleName(self.tr("Progress"))
        self._show_place()
        self._offer()
        self._fit_buttons()

    # ---- making the window

    def _lay_out(self) -> None:
        acts = self.acts
        bar = spaced(FlowLayout(), STEP)
        for action in (acts.open, acts.rename, acts.tags, acts.duplicate, acts.export, acts.delete):
            bar.addWidget(self._button(action))
        self.import_button = self._button(acts.import_games)
        menu = QMenu(self)
        menu.addActions([acts.import_games, acts.import_folder])
        self.import_button.setMenu(menu)
        self.import_button.setPopupMode(QToolButton.ToolButtonPopupMode.MenuButtonPopup)
        bar.addWidget(self.import_button)
        bar.addWidget(self._button(acts.review_all))
        bar.addWidget(self._button(acts.report))
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        separator = QAction(self)
        separator.setSeparator(True)
        changing = (acts.rename, acts.tags, acts.duplicate, acts.merge, acts.study, acts.export)
        self.list.addActions([acts.open, *changing, SortMenu(self.list).menuAction(), separator, acts.delete])
        self.addActions([action for action in acts.children() if isinstance(action, QAction)])
        head = spaced(QVBoxLayout(), 2 * STEP, margins=(3 * STEP, 3 * STEP, 3 * STEP, 2 * STEP))
        head.addWidget(self.query_bar)
        head.addLayout(bar)
        self._layout = spaced(QVBoxLayout(self), 0, margins=0)
        self._layout.addLayout(head)
        middle = spaced(QVBoxLayout(), margins=(3 * STEP, 0, 3 * STEP, 0))
        middle.addWidget(Card(self.pages))
        filled(self._layout, (middle, 1), self.review_bar, self.progress, self.messages)
        self.progress.hide()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_buttons()

    def event(self, event: QEvent) -> bool:
        is_done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self._spare_words()
        return is_done

    def _fit_buttons(self) -> None:
        """Give the buttons their words if there is room for them."""
        self._set_style(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self._layout.activate()
        self._spare_words()

    def _spare_words(self) -> None:
        """Drop the words of the buttons where they leave little room for the list, whatever is said below it."""
        room = self.pages.height() + self.messages.height() - self.messages.minimumHeight()
        if not self.review_bar.isHidden():
            room += self.review_bar.height()
        if room < self.list.height_of_rows(LEAST_ROWS):
            self._set_style(Qt.ToolButtonStyle.ToolButtonIconOnly)

    def _set_style(self, style: Qt.ToolButtonStyle) -> None:
        for button in self._buttons:
            button.setToolButtonStyle(style)

    def _button(self, action: QAction) -> ActionButton:
        button = ActionButton(action, Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        button.setAutoRaise(True)
        self._buttons.append(button)
        return button

    def _connect(self) -> None:
        acts, library = self.acts, self.library
        for action, do in (
            (acts.open, self._open),
            (acts.rename, self._rename),
            (acts.duplicate, self._duplicate),
            (acts.merge, self._merge),
            (acts.tags, self._change_tags),
            (acts.export, lambda: export_games(library, self.list.selected_files(), self)),
            (acts.delete, lambda: library.delete(self.list.selected_files())),
            (acts.undo, library.undo_delete),
            (acts.import_games, lambda: self._import(ask_for_games(self))),
            (acts.import_folder, lambda: self._import(ask_for_folder(self))),
            (acts.study, lambda: self.study_wanted.emit(self.list.selected_files())),
            (acts.report, lambda: self.report_wanted.emit(self.library.query)),
            (acts.search, self.query_bar.begin),
            (acts.show_all, self.query_bar.clear),
            (acts.explain, library.explain_refused),
            (acts.cancel, library.cancel),
            (acts.close, self.close),
        ):
            action.triggered.connect(do)
        self.query_bar.changed.connect(self._find)
        self.list.order_chosen.connect(self._sort)
        self.list.typed.connect(self.query_bar.type_on)
        self.list.doubleClicked.connect(self._open)
        self.list.selectionModel().selectionChanged.connect(self._offer)
        library.found.connect(self._show_found)
        library.progressed.connect(self._show_progress)
        library.said.connect(self._tell)
        self.review.said.connect(self._tell)
        self.review.changed.connect(self._show_reviewed)
        library.refused.connect(self._show_refused)
        library.imported.connect(self._show_imported)

    # ---- coming and going

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and self.isActiveWindow():
            self.library.refresh()
        elif event.type() == QEvent.Type.FontChange:
            self._fit_buttons()

    def end(self) -> None:
        """Close the window for good."""
        self.close()
        self.deleteLater()

    @property
    def home(self) -> QWidget:
        """The list, or the search field while nothing is listed."""
        return self.list if self.list.isVisible() else self.search

    def import_files(self, paths: list[Path]) -> None:
        """Show the window, and import games into the library."""
        self.come_to_front()
        self.library.import_files(paths)

    def list_position(self, query: Query) -> None:
        """Show the games in which a query's position occurs; opening one shows it."""
        self.query_bar.ask_for_position(query)
        self.come_to_front()

    def list_games(self, query: Query, words: str) -> None:
        """Show the games among which a query is; `words` tell what these have in common."""
        self.query_bar.ask_for_games(query, words)
        self.come_to_front()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._find()
        self.library.watch(self, True)
        self.list.setFocus()

    def hideEvent(self, event: QHideEvent) -> None:
        self.library.watch(self, False)
        super().hideEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.settings.set_window_state("library", self.saveGeometry())
        super().closeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Show all games again with Escape; if they are shown, close."""
        if event.key() == Qt.Key.Key_Escape and self.query_bar.is_asking:
            self.query_bar.clear()
        else:
            super().keyPressEvent(event)

    # ---- finding

    def _find(self) -> None:
        self.library.find(self.query_bar.narrow(self.library.query))

    def _sort(self, order: str, is_descending: bool) -> None:
        self.library.find(self.library.query._replace(order=order, is_descending=is_descending))

    def _show_found(self, found: Found) -> None:
        if found.query != self.library.query:
            return
        if self._found is None or found.games != self._found.games:
            self.list.show_games(found.games)
        if self._wanted:
            self.list.select(self._wanted)
            self._wanted = []
        if self._found is not None and found.query != self._found.query:
            self.list.scrollTo(self.list.currentIndex())
        self._found = found
        self.query_bar.show_tags(found.tags)
        self._show_place()
        self._offer()

    def _show_reviewed(self) -> None:
        game = self.review.progress.game
        self.list.show_reviewed("" if game is None else game.file)

    def _show_place(self) -> None:
        """Show the list, or what stands there if no game was found."""
        found = self._found
        if found is None:
            return
        if not found.games:
            self.empty.say(*self._nothing(found))
        self.pages.setCurrentWidget(self.list if found.games else self.empty)

    def _nothing(self, found: Found) -> tuple[str, QAction]:
        """Return why the list is empty, and the action that helps."""
        if self.query_bar.is_asking and found.total:
            return self.tr("No game matches."), self.acts.show_all
        if self._is_busy:
            return self.tr("Looking for your games…"), self.acts.cancel
        text = self.tr(
            "No games yet. Every game you play appears here from its first move on.\n\n"
            "Drop files or folders here to import games."
        )
        return text, self.acts.import_games

    def _offer(self) -> None:
        """Enable the actions that apply to the selection."""
        acts = self.acts
        count = len(self.list.selected_files())
        for action in (acts.open, acts.rename, acts.duplicate):
            action.setEnabled(count == 1)
        acts.merge.setEnabled(count > 1)
        for action in (acts.tags, acts.study, acts.export, acts.delete):
            action.setEnabled(count > 0)
        acts.undo.setEnabled(self.library.deletions > 0)
        self._show_message(count)

    # ---- saying

    def _tell(self, words: Message) -> None:
        self._news = words
        self._is_about_deletion = self.library.deletions != self._deletions
        self._deletions = self.library.deletions
        self._offer()

    def _show_progress(self, words: Message | None) -> None:
        self._is_busy = words is not None
        self.progress.follow(words)
        if words is None:
            self._offer()
        else:
            self.messages.say(translate(words), [self.acts.cancel])
        self._show_place()

    def _show_message(self, selected: int) -> None:
        """Say what can be done or was done, unless something is under way, and how many games there are."""
        if self._found is None:
            return
        if not self._is_busy:
            self._show_news(self._found)
        self._show_count(self._found, selected)

    def _show_news(self, found: Found) -> None:
        acts = self.acts
        actions = [acts.undo] if self.library.deletions and self._news and self._is_about_deletion else []
        hint = self.query_bar.opening_text(found.query) if found.games else ""
        if found.refused and not self._news:
            number = QLocale().toString(found.refused)
            hint = self.tr("Files in your games folder that are not games: {0}.").format(number)
            actions = [acts.explain]
        self.messages.say(translate(self._news) if self._news is not None else hint, actions)

    def _show_count(self, found: Found, selected: int) -> None:
        number = QLocale().toString
        if len(found.games) == found.total:
            count = self.tr("Games: {0}").format(number(found.total))
        else:
            count = self.tr("Games: {0} of {1}").format(number(len(found.games)), number(found.total))
        if selected > 1:
            count += " · " + self.tr("Selected: {0}").format(number(selected))
        self.messages.detail.setText(count)

    def _show_refused(self, refusals: list[Refusal]) -> None:
        delete_on_close(RefusalsDialog(refusals, self)).open()

    def _show_imported(self, files: list[str]) -> None:
        """Show the games that were to be imported, so that they can be opened, given a tag or reviewed."""
        self._wanted = files
        self.query_bar.clear()
        self._find()

    # ---- doing

    def _open(self) -> None:
        game = self.list.current_game()
        if game is not None:
            self._news = None
            self.library.open(game.file, self.library.query)

    def _rename(self) -> None:
        game = self.list.current_game()
        if game is not None:
            offered = shortened(game.name)

            def rename(name: str) -> None:
                if name != offered:  # which may be the beginning of a long one
                    self.library.rename(game.file, name)

            dialog = delete_on_close(QInputDialog(self))
            dialog.setWindowTitle(self.tr("Rename"))
            dialog.setLabelText(self.tr("Name of the game:"))
            dialog.setTextValue(offered)
            dialog.textValueSelected.connect(rename)
            dialog.open()

    def _duplicate(self) -> None:
        game = self.list.current_game()
        if game is not None:
            name = self.tr("{0} (copy)").format(game.name) if game.name else self.tr("Copy")
            self.library.duplicate(game.file, name)

    def _merge(self) -> None:
        files = self.list.selected_files()
        name = next((game.name for game in self.list.games.games if game.file in files and game.name), "")
        self.library.merge(files, self.tr("{0} (merged)").format(name) if name else self.tr("Merged game"))

    def _change_tags(self) -> None:
        games = self.list.selected_games()
        if games and self._found is not None:
            dialog = delete_on_close(TagsDialog(games, self._found.tags, self))
            dialog.chosen.connect(partial(self.library.change_tags, [game.file for game in games]))
            dialog.open()

    def _import(self, paths: list[Path]) -> None:
        if paths:
            self.library.import_files(paths)
