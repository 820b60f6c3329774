"""Search in the background for the saved copy of a game to which a friend has invited."""

from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from escabel_gui.link.local_replica import ID
from escabel_gui.link.packing import SentGame
from escabel_gui.model.background.background import Background
from escabel_gui.record.progress import ProgressCallback, until
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

    def __init__(self, games: GameStore, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._games = games
        self._work = Background(self)
        self._number = 0  # of the latest search
        self._sought: bytes | None = None  # the id of the game

    def look_for(self, sent: SentGame) -> None:
        """Look for a game, unless that is being done, or has been done since the last `cancel`."""
        if self._sought == sent.game.terms.id:
            return
        self.cancel()
        self._sought = sent.game.terms.id
        number = self._number
        report = until(lambda: number != self._number)
        self._work.find(lambda: self._look(sent, report), self._tell, number)

    def cancel(self) -> None:
        """Cancel the search; its result is dropped."""
        self._number += 1
        self._sought = None

    def close(self) -> None:
        """Cancel the search and end its thread."""
        self.cancel()
        self._work.close(0)

    def _look(self, sent: SentGame, report: ProgressCallback) -> FoundGame:
        try:
            path = self._games.find(ID, sent.game.terms.id.hex(), report)
            return FoundGame(sent, None if path is None else self._games.open(path, report))
        except (OSError, RecordError) as error:
            return FoundGame(sent, error=cannot_be_read(error))

    def _tell(self, number: int, found: FoundGame | None) -> None:
        if number != self._number:
            return
        if found is None:  # the next time that the friend tells of the game it is looked for again
            self.cancel()
        else:
            self.found.emit(found)
