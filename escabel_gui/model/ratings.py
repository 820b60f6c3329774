"""How strong the person here is, game by game: every finished game against a bot that counts is taken note of."""

from __future__ import annotations

import logging
from datetime import date
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from escabel_gui.model.table import Table
from escabel_gui.model.worker import Worker
from escabel_gui.record.rating.glicko import Rating
from escabel_gui.record.rating.level_ratings import even_level
from escabel_gui.record.rating.rated_games import RatedGames, rated_game, read_rated_games, write_rated_games
from escabel_gui.rules.state import NOBODY, opponent

log = logging.getLogger(__name__)

PATIENCE = 2.0  # seconds for the disk at the end of the program


class Ratings(QObject):
    """Reads its file when it is asked for the first time, and writes it elsewhere than in the window's thread."""

    changed = Signal()

    def __init__(self, table: Table, path: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._path = path
        self._rated: RatedGames | None = None
        self._worker = Worker()
        table.finished.connect(self._take_note)
        table.closed.connect(lambda: self._worker.close(PATIENCE))

    @property
    def rated(self) -> RatedGames:
        if self._rated is None:
            try:
                self._rated = read_rated_games(self._path)
            except OSError as error:
                log.warning("the ratings cannot be read: %s", error)
                self._rated = RatedGames()
        return self._rated

    def curve(self, game: str) -> list[Rating]:
        """The rating in a game before the first rated game and after each."""
        return self.rated.curve(game)

    def even_level(self, game: str) -> int:
        """The level against which about half of the games are won."""
        return even_level(game, self.rated.rating(game))

    def _take_note(self) -> None:
        """A game is over: it counts if one person here has played it against a bot."""
        table = self._table
        you = table.seating.you
        level = 0 if you == NOBODY else table.seating.player_of(int(opponent(you))).level
        if not level:
            return
        game = rated_game(table.game.tree, you, level, str(date.today()))
        if game is None or not self.rated.add(game):
            return
        path, rated = self._path, RatedGames(list(self.rated.games))
        self._worker.do(lambda: keep(path, rated))
        self.changed.emit()


def keep(path: Path, rated: RatedGames) -> None:
    try:
        write_rated_games(path, rated)
    except OSError as error:
        log.warning("the ratings cannot be written: %s", error)
