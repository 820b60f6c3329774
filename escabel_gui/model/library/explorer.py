"""The explorer: what was played from the position on the board in the games of the library, and how it went."""

from PySide6.QtCore import QObject, Signal

from escabel_gui.model.library.library import Library
from escabel_gui.model.table.table import Table
from escabel_gui.record.storage.exploring import Explored, ExploredMove
from escabel_gui.record.storage.patterns import Pattern
from escabel_gui.record.storage.query import Movers, Query
from escabel_gui.record.storage.search_terms import Shown
from escabel_gui.record.tree import ChildNode
from escabel_gui.rules.message import Message


class Explorer(QObject):
    """Statistics of what was played from the position on the board, which it follows while it is watched."""

    changed = Signal()
    said = Signal(object)  # Message: why a move cannot be played now

    def __init__(self, table: Table, library: Library, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._library = library
        self._is_watched = False
        self._questions = 0  # so far: only the answer to the latest is of interest
        self.query = Query()
        self.explored: Explored | None = None  # None: not known yet
        self.progress: Message | None = None  # how far the reading of the library is; None: it is known
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

    def watch(self, is_watched: bool) -> None:
        """Follow the board and the library, or leave that for later."""
        self._is_watched = is_watched
        self._library.watch(self, is_watched)
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
        self._library.count_continuations(self.query, game.state.copy(), game_id, take)

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
