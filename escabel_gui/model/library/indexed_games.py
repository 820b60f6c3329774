"""Games that an index knows: kept up with and asked in the background, so that the window never waits for a disk."""

import time
from collections.abc import Callable
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, Signal

from escabel_gui.model.background.background import Background
from escabel_gui.record.progress import ProgressCallback, no_progress, until
from escabel_gui.record.storage.exploring import Explored, explore
from escabel_gui.record.storage.files import reason_for
from escabel_gui.record.storage.game_index import GameIndex
from escabel_gui.record.storage.occurrences import position_keys
from escabel_gui.record.storage.query import Query
from escabel_gui.record.storage.summary import Summary
from escabel_gui.rules.message import Message
from escabel_gui.rules.state import State

CLOSE_TIMEOUT: Final = 0.05  # seconds for which closing waits for all threads


class Found(NamedTuple):
    """The answer to a query: its games, and how many files there are without it."""

    query: Query
    games: list[Summary]
    total: int
    refused: int  # files in the folder that are no games
    tags: tuple[str, ...] = ()  # of all games


class IndexedGames(QObject):
    """Games of a folder; what happens to them is told by signals.

    One thread works on files, another one searches, so that searching is possible meanwhile.
    """

    found = Signal(object)  # Found: the answer to the latest query
    progressed = Signal(object)  # Message: how far something is that takes long; None: nothing is under way
    said = Signal(object)  # Message: one line about what has been done, or why not
    indexed = Signal()  # what is known of the games has changed

    def __init__(self, index: GameIndex, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.query = Query()
        self._index = index
        self._work = Background(self)
        self._searching = Background(self)
        self._searches = self._counts = 0  # so far: only the latest is of interest
        self._is_refresh_waiting = False
        self._watchers: set[QObject] = set()
        self._work.progressed.connect(self.progressed)
        self._work.advanced.connect(self._tell_indexed)

    def close(self) -> None:
        """End what is under way; what it has done so far stays. A disk that does not answer is not waited for."""
        self.cancel()
        end = time.monotonic() + CLOSE_TIMEOUT
        for close in (self._index.close, self._searching.close, self._work.close):
            close(max(end - time.monotonic(), 0.0))

    def cancel(self) -> None:
        """End everything that is under way or waiting, but searching."""
        self._work.cancel()

    # ---- asking

    def find(self, query: Query) -> None:
        """Look for games; `found` has the answer, unless something else is looked for by then."""
        self.query = query
        self._searches += 1
        report = until(lambda number=self._searches: number != self._searches)  # type: ignore[misc]

        def search() -> None:
            report(0, 0)
            found = self._index.search(query, report)
            self._searching.post(self.found.emit, Found(query, found, *self._index.count(), self._index.tags()))

        self._ask(search)

    def count_continuations(
        self, query: Query, state: State, game: tuple[str, int], take: Callable[[Explored], None]
    ) -> None:
        """Let `take` have what was played in a query's games, unless something else is counted by then.

        It is what was played from a position of a game, a wire name with a size, or in the query's pattern.
        """
        without = self._uncounted_file()
        self._counts += 1
        report = until(lambda number=self._counts: number != self._counts)  # type: ignore[misc]

        def count() -> None:
            report(0, 0)
            self._searching.post(take, explore(self._index, query, without, position_keys(*game), state, report))

        self._ask(count)

    def _ask(self, ask: Callable[[], None]) -> None:
        """Ask the index in the background; one that is found damaged then is made anew."""

        def ask_and_look() -> None:
            losses = self._index.losses
            ask()
            if self._index.losses != losses:
                self._searching.post(self._refresh_if_watching)

        self._searching.do(ask_and_look)

    def _uncounted_file(self) -> str:
        """Return the file of the game on the table, which does not count, if it is one of these games."""
        return ""

    # ---- keeping up with the files

    def watch(self, watcher: QObject, is_watching: bool) -> None:
        """Keep up with the files as long as anybody watches."""
        if is_watching:
            self._watchers.add(watcher)
        else:
            self._watchers.discard(watcher)
        self._refresh_if_watching()

    def _refresh_if_watching(self) -> None:
        if self._watchers:
            self.refresh()

    def refresh(self) -> None:
        """Find out what has changed in the folder."""
        if self._is_refresh_waiting:
            return
        self._is_refresh_waiting = True
        report = self._report_reading()

        def refresh() -> None:
            self._is_refresh_waiting = False
            if self._refresh_index(report):
                self._work.post(self._tell_indexed)
            self._work.end_progress()

        self._work.do(refresh)

    def _report_reading(self) -> ProgressCallback:
        """Return a callback that tells how far the reading is that is begun now."""
        return self._work.progress(Message("Reading games: {0} of {1}"))

    def _tell_indexed(self) -> None:
        self.indexed.emit()

    def _refresh_index(self, report: ProgressCallback = no_progress) -> bool:
        """Read what has changed in the folder; returns whether anything had. Tells why it cannot be read."""
        try:
            return self._index.refresh(report)
        except OSError as error:
            self._work.post(self.said.emit, Message("{0}: {1}.", (str(self._index.games_folder), reason_for(error))))
            return False
