"""The explorer: what was played from the position on the board in other games, and how it went."""

from pathlib import Path

from PySide6.QtCore import QObject, Signal

from escabel_gui.model.library.collection import Collection
from escabel_gui.model.library.indexed_games import IndexedGames
from escabel_gui.model.library.library import Library
from escabel_gui.model.table.table import Table
from escabel_gui.record.storage.exploring import Explored, ExploredMove
from escabel_gui.record.storage.patterns import Pattern
from escabel_gui.record.storage.query import Movers, Query
from escabel_gui.record.storage.search_terms import Shown
from escabel_gui.record.tree import ChildNode
from escabel_gui.rules.message import Message


class Explorer(QObject):
    """Statistics of what was played from the position on the board, which it follows while it is watched.

    They are of the games of the library, or of the collection that was opened last.
    """

    changed = Signal()
    said = Signal(object)  # Message: why a move cannot be played now, or a game not opened
    opened = Signal(object, int)  # the GameTree of a game of the collection, and the ply that is to be shown

    def __init__(self, table: Table, library: Library, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self.library = library
        self.collection: Collection | None = None
        self.games: IndexedGames = library  # that are looked at
        self._is_watched = False
        self._questions = 0  # so far: only the answer to the latest is of interest
        self.query = Query()
        self.explored: Explored | None = None  # None: not known yet
        self.progress: Message | None = None  # how far the reading of the games is; None: they are known
        self.is_allowed = False  # in a game in which help would be unfair
        library.indexed.connect(self.look)
        library.progressed.connect(self._take_progress)
        table.game.node_changed.connect(self._look_again)
        table.game.replaced.connect(self._begin_anew)
        table.changed.connect(self._follow_table)

    @property
    def is_quiet(self) -> bool:
        """True while knowing other games would be unfair to the opponent."""
        return self._table.would_help_be_unfair and not self.is_allowed

    def allow(self) -> None:
        """Tell of other games in this one, too."""
        self.is_allowed = True
        self.look()

    def open_collection(self, place: Path, is_folder: bool) -> None:
        """Look at the games of a folder or a file elsewhere, instead of those of the one before."""
        self.close()
        self.collection = Collection(place, is_folder, self)
        self.collection.changed.connect(self.changed)
        self.collection.said.connect(self.said)
        self.collection.opened.connect(self.opened)
        self.look_at(self.collection)

    def look_at(self, games: IndexedGames) -> None:
        """Look at other games, the library's or the collection's."""
        self.games.indexed.disconnect(self.look)
        self.games.progressed.disconnect(self._take_progress)
        self.games.watch(self, False)
        self.games, self.explored, self.progress = games, None, None
        games.indexed.connect(self.look)
        games.progressed.connect(self._take_progress)
        self.watch(self._is_watched)
        self.changed.emit()

    def close(self) -> None:
        """Look at the library, and forget the collection."""
        if self.collection is not None:
            self.look_at(self.library)
            self.collection.close()
            self.collection.deleteLater()
            self.collection = None

    @property
    def is_in_library(self) -> bool:
        """True if the library's games are looked at, among which the person's own are known."""
        return self.games is self.library

    @property
    def is_reading_collection(self) -> bool:
        """True if not all games of the collection that is looked at have been read yet, and are going to be."""
        collection = self.collection
        return collection is self.games and not (collection.is_read or collection.is_stopped)

    def watch(self, is_watched: bool) -> None:
        """Follow the board and the games, or leave that for later."""
        self._is_watched = is_watched
        self.games.watch(self, is_watched)
        if is_watched:
            self._look_again()

    def narrow(self, text: str, movers: Movers, shown: Shown) -> None:
        """Count only games that words find, as in the library, and only moves of these persons."""
        self.query = self.query._replace(text=text, movers=movers, shown=shown)
        self.look()

    def seek(self, pattern: Pattern | None) -> None:
        """Tell of a part of the board, wherever it occurs, instead of the position there (None)."""
        self.query = self.query._replace(pattern=pattern)
        self.explored = None
        self.look()

    def look(self) -> None:
        """Count for the position on the board; what is known of it stays until the answer is there."""
        self._questions += 1
        if not self._is_watched or self.is_quiet:
            self.changed.emit()
            return
        question, game = self._questions, self._table.game

        def take(explored: Explored) -> None:
            if question == self._questions:
                self.explored = explored
                self.changed.emit()

        game_id = game.rules.wire_name, game.rules.size
        query = self.query if self.is_in_library else self.query._replace(movers=Movers.ALL)
        self.games.count_continuations(query, game.state.copy(), game_id, take)

    def _look_again(self, _step: object = None) -> None:
        """Count anew for another position on the board; a pattern that has been counted is not counted again."""
        if self.query.pattern is None or self.explored is None:
            self.explored = None
            self.look()

    def _take_progress(self, progress: Message | None) -> None:
        self.progress = progress
        if self._is_watched:
            self.changed.emit()

    def _begin_anew(self) -> None:
        self.is_allowed = False
        game = self._table.game.rules.wire_name, self._table.game.rules.size
        if self.query.pattern is not None and self.query.pattern[:2] != game:
            self.query = self.query._replace(pattern=None)
            self.explored = None
        self._look_again()

    def _follow_table(self) -> None:
        """Count if that could not be done yet, as the game may be over now, or go on."""
        if self._is_watched and self.explored is None:
            self.look()

    def child_of(self, row: ExploredMove) -> ChildNode | None:
        """Return the node after a move of a row, or None if the game on the board does not have it."""
        children = self._table.game.node.children
        return next((child for child in children if child.move in row.moves), None)

    def play(self, row: ExploredMove) -> None:
        """Go on by a move of a row: to where the game has it already, or else by playing it."""
        child, why_not = self.child_of(row), self._table.why_not_play
        if child is not None:
            self._table.game.go_to(child)
        elif why_not is not None:
            self.said.emit(why_not)
        else:
            self._table.play(row.moves[0])
