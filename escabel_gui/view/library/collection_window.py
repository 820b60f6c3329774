"""The window that lists games of a collection, such as those in which a move was played."""

from typing import Final

from PySide6.QtCore import QLocale
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from escabel_gui.model.application.settings import Settings
from escabel_gui.model.library.collection import Collection
from escabel_gui.model.library.indexed_games import Found
from escabel_gui.record.storage.query import Query
from escabel_gui.rules.message import Message
from escabel_gui.view.language import in_every_language, translate
from escabel_gui.view.library.library_list import LibraryList
from escabel_gui.view.library.sort_menu import SortMenu
from escabel_gui.view.look.appearance import LookBeside, board_theme
from escabel_gui.view.look.style import STEP, dialog_size, filled, spaced
from escabel_gui.view.plain import kept_apart, shortened
from escabel_gui.view.widgets.card import Card
from escabel_gui.view.widgets.keys import ENTER
from escabel_gui.view.widgets.message_bar import MessageBar
from escabel_gui.view.widgets.side_window import SideWindow

MAX_NAME_CHARS: Final = 60


class CollectionWindow(SideWindow):
    """Window beside the board with a list, from which games are opened at the position from the board."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.list = LibraryList(board_theme(settings))
        self.list.setSelectionMode(LibraryList.SelectionMode.SingleSelection)
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.addAction(SortMenu(self.list).menuAction())
        self.messages = MessageBar()
        self._collection: Collection | None = None
        self._found: Found | None = None
        self._query = Query()
        self._news: Message | None = None  # why a game could not be opened
        middle = filled(spaced(QVBoxLayout(), margins=(3 * STEP, 3 * STEP, 3 * STEP, 0)), Card(self.list))
        filled(spaced(QVBoxLayout(self), 0, margins=0), (middle, 1), self.messages)
        self.list.doubleClicked.connect(self._open)
        self.list.order_chosen.connect(self._sort)
        self.resize(dialog_size(self, 720, 560))
        LookBeside(self, settings, self.list.thumbnails.set_theme)
        in_every_language(self, self._say)

    def list_games(self, collection: Collection, query: Query) -> None:
        """Show the games that a query is about, or those of them that have been read so far."""
        if collection is not self._collection:
            self._collection = collection
            collection.found.connect(self._show_found)
            collection.indexed.connect(self._find)
            collection.said.connect(self._tell)
            collection.closed.connect(self._forget)
        self._query = query._replace(order=self._query.order, is_descending=self._query.is_descending)
        self._news = None
        self._find()
        self._say()
        self.come_to_front()
        self.list.setFocus()

    @property
    def home(self) -> QWidget:
        return self.list

    def _forget(self) -> None:
        """Close, as other games take the place of these."""
        self._collection = None
        self.close()

    def _say(self) -> None:
        if self._collection is not None:
            name = shortened(kept_apart(self._collection.name), MAX_NAME_CHARS)
            self.setWindowTitle(f"{name} — Escabel")
        self._show_message()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open a game with Enter."""
        if event.key() in ENTER:
            self._open()
        else:
            super().keyPressEvent(event)

    def _find(self) -> None:
        if self._collection is not None:
            self._collection.find(self._query)

    def _sort(self, order: str, is_descending: bool) -> None:
        self._query = self._query._replace(order=order, is_descending=is_descending)
        self._find()

    def _show_found(self, found: Found) -> None:
        if self._found is None or found.games != self._found.games:
            self.list.show_games(found.games)
        self._found = found
        self._show_message()

    def _tell(self, words: Message) -> None:
        self._news = words
        self._show_message()

    def _show_message(self) -> None:
        hint = self.tr("Enter opens a copy of a game at the position from the board.")
        self.messages.say(hint if self._news is None else translate(self._news))
        if self._found is not None:
            numbers = (QLocale().toString(number) for number in (len(self._found.games), self._found.total))
            self.messages.detail.setText(self.tr("Games: {0} of {1}").format(*numbers))

    def _open(self) -> None:
        game = self.list.current_game()
        if game is not None and self._collection is not None:
            self._news = None
            self._collection.open(game, self._query)
