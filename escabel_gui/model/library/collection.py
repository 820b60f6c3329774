"""A collection: games of a folder or a file elsewhere, which are looked at without being taken into the library."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from escabel_gui.model.library.indexed_games import IndexedGames
from escabel_gui.record.progress import ProgressCallback, no_progress
from escabel_gui.record.sgf.record_error import RecordError
from escabel_gui.record.storage.collection_index import CollectionIndex
from escabel_gui.record.storage.exploring import Explored
from escabel_gui.record.storage.files import reason_for, why_unreadable
from escabel_gui.record.storage.game_trees import tree_in
from escabel_gui.record.storage.query import Query
from escabel_gui.record.storage.summary import Summary
from escabel_gui.record.texts import one_line
from escabel_gui.rules.message import Message
from escabel_gui.rules.state import State


class Collection(IndexedGames):
    """Games that are read once and known for as long as the program runs; nothing is written."""

    changed = Signal()  # how many games there are, or whether they can be read
    closed = Signal()
    opened = Signal(object, int)  # the GameTree of a game that was asked for, and the ply that is to be shown

    def __init__(self, place: Path, is_folder: bool, parent: QObject | None = None) -> None:
        super().__init__(CollectionIndex(place, is_folder), parent)
        self.place = place
        self.is_folder = is_folder
        self.games = 0
        self.refused = 0  # files, or games in them, that cannot be read
        self.is_read = False  # as far as it can be
        self.is_stopped = False  # a person has ended the reading
        self.trouble: Message | None = None  # why it cannot be read any more

    @property
    def name(self) -> str:
        """Name of the folder or file, as one line."""
        return one_line(self.place.name or str(self.place))

    def close(self) -> None:
        super().close()
        self.closed.emit()

    def stop(self) -> None:
        """End the reading; what has been read stays, and nothing else is read."""
        self.is_stopped = True
        self.cancel()
        self.changed.emit()

    def refresh(self) -> None:
        if not self.is_stopped:
            super().refresh()

    def _report_reading(self) -> ProgressCallback:
        report = self._work.progress(Message("Reading games: {0}%"))
        return lambda done, total: report(100 * done // max(total, 1), 100)

    def _refresh_index(self, report: ProgressCallback = no_progress) -> bool:
        has_news, trouble = False, None
        try:
            has_news = self._index.refresh(report)
        except OSError as error:
            trouble = self._trouble_of(error)
        self._work.post(self._take_count, *self._index.count(), trouble)
        return has_news

    def _trouble_of(self, error: OSError) -> Message:
        if isinstance(error, FileNotFoundError):
            return Message("{0} is not there any more.", (self.name,))
        return Message("{0} cannot be read: {1}.", (self.name, reason_for(error)))

    def _take_count(self, games: int, refused: int, trouble: Message | None) -> None:
        self.games, self.refused, self.trouble, self.is_read = games, refused, trouble, True
        self.changed.emit()

    def count_continuations(
        self, query: Query, state: State, game: tuple[str, int], take: Callable[[Explored], None]
    ) -> None:
        """Let `take` have what was played; find out before whether the files are still there."""
        self._searching.do(self._look)
        super().count_continuations(query, state, game, take)

    def _look(self) -> None:
        trouble = None
        try:
            self.place.stat()
        except OSError as error:
            trouble = self._trouble_of(error)
        self._searching.post(self._take_trouble, trouble)

    def _take_trouble(self, trouble: Message | None) -> None:
        if self.is_read and trouble != self.trouble:
            self.trouble = trouble
            self.changed.emit()

    def open(self, game: Summary, query: Query) -> None:
        """Read a game; `opened` has it, with the ply at which a query's position or pattern first occurs, or its last.

        That is done while others are still read.
        """
        report = self._searching.reporter()

        def read() -> None:
            try:
                tree = tree_in(self._index.games_folder / game.file, game.number, report)
            except (OSError, RecordError) as error:
                self._searching.post(self.said.emit, why_unreadable(game.file, error))
            else:
                if tree is None:
                    words = Message("{0} has changed: this game is not in it any more.", (game.file,))
                    self._searching.post(self.said.emit, words)
                    return
                plies = self._index.plies(game.file, query, game.number) if query.has_moment else []
                self._searching.post(self.opened.emit, tree, plies[0] if plies else tree.last_node().depth)

        self._searching.do(read)
