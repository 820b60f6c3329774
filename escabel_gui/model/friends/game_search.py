"""Search, in a thread, for the saved copy of a game to which a friend has invited."""

from contextlib import suppress
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from escabel_gui.link.local_replica import ID
from escabel_gui.link.packing import SentGame
from escabel_gui.model.background.worker import Worker
from escabel_gui.record.progress import Cancelled, until
from escabel_gui.record.sgf.record_error import RecordError
from escabel_gui.record.storage.game_store import GameStore, StoredGame
from escabel_gui.record.storage.importing import cannot_be_read
from escabel_gui.rules.message import Message


class FoundGame(NamedTuple):
    """Result of a search: `kept` is None where the game is new here; `error` says why it cannot be opened."""

    sent: SentGame
    kept: StoredGame | None = None
    error: Message | None = None


class GameSearch(QObject):
    """Search for one game at a time; the result of one that was called off is dropped."""

    found = Signal(object)  # FoundGame
    _ended = Signal(object, int)

    def __init__(self, games: GameStore, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._games = games
        self._worker = Worker()
        self._number = 0  # of the latest search
        self._sought: bytes | None = None  # the id of the game
        self._ended.connect(self._tell)

    def look_for(self, sent: SentGame) -> None:
        """Look for a game, unless that is being done, or has been done since the last `cancel`."""
        if self._sought == sent.game.terms.id:
            return
        self.cancel()
        self._sought = sent.game.terms.id
        number = self._number
        self._worker.do(lambda: self._look(sent, number))

    def cancel(self) -> None:
        """Cancel the search; its result is dropped."""
        self._number += 1
        self._sought = None

    def close(self) -> None:
        """Cancel the search and end its thread."""
        self.cancel()
        self._worker.close(0)

    def _look(self, sent: SentGame, number: int) -> None:
        report = until(lambda: number != self._number)
        try:
            path = self._games.find(ID, sent.game.terms.id.hex(), report)
            found = FoundGame(sent, None if path is None else self._games.open(path, report))
        except Cancelled:
            return
        except (OSError, RecordError) as error:
            found = FoundGame(sent, error=cannot_be_read(error))
        with suppress(RuntimeError):  # the window may be gone by now
            self._ended.emit(found, number)

    def _tell(self, found: FoundGame, number: int) -> None:
        if number == self._number:
            self.found.emit(found)
