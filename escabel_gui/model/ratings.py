"""Ratings of the user by game, updated after every finished game against a bot that counts."""

from __future__ import annotations

import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import date
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from escabel_gui.model.table import Table
from escabel_gui.record.rating.glicko import Rating
from escabel_gui.record.rating.level_ratings import even_level
from escabel_gui.record.rating.rated_games import RatedGame, RatedGames, rated_game, read_rated_games, write_rated_games
from escabel_gui.rules.state import NOBODY, opponent

log = logging.getLogger(__name__)


class Ratings(QObject):
    """The file is read and written elsewhere than in the window's thread."""

    changed = Signal()
    _was_read = Signal(object)  # RatedGames

    def __init__(self, table: Table, path: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rated = RatedGames()  # as far as is known
        self._table = table
        self._path = path
        self._is_closed = False
        self._files = ThreadPoolExecutor(1)  # it finishes before the process ends
        self._was_read.connect(self._take)
        table.finished.connect(self._take_note)
        table.closed.connect(self._close)
        self._files.submit(read_into, path, self._tell_read)

    def _tell_read(self, rated: RatedGames) -> None:
        if not self._is_closed:  # else the window may be gone by now
            self._was_read.emit(rated)

    def _take(self, rated: RatedGames) -> None:
        if not self._is_closed:
            for game in self.rated.games:  # of the first moments
                rated.add(game)
            self.rated = rated
            self.changed.emit()

    def _close(self) -> None:
        self._is_closed = True

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
        self._files.submit(keep, self._path, game)
        self.changed.emit()


def read_into(path: Path, take: Callable[[RatedGames], object]) -> None:
    try:
        take(read_rated_games(path))
    except OSError as error:
        log.warning("the ratings cannot be read: %s", error)


def keep(path: Path, game: RatedGame) -> None:
    """Another window may have written there, too: that stays, as does what cannot be read now."""
    try:
        rated = read_rated_games(path)
        if rated.add(game):
            write_rated_games(path, rated)
    except OSError as error:
        log.warning("the ratings cannot be written: %s", error)
