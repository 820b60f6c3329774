"""Ratings of the user by game, updated after every finished game against a bot that counts."""

from __future__ import annotations

from datetime import date
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from escabel_gui.model.background.kept_entries import KeptEntries
from escabel_gui.model.table.table import Table
from escabel_gui.record.rated_game import RatedGame, rated_game
from escabel_gui.record.rating.glicko import Rating
from escabel_gui.record.rating.level_ratings import even_level
from escabel_gui.record.rating.rated_games import RatedGames, open_rated_games
from escabel_gui.rules.state import NOBODY, opponent


class Ratings(QObject):
    """Ratings of the user, kept in a file that other windows may write, too."""

    changed = Signal()
    said = Signal(object)  # Message: one line for the person

    def __init__(self, table: Table, path: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rated = RatedGames()  # as far as is known
        self._table = table
        self._kept = KeptEntries(open_rated_games(path), self)
        self._kept.was_read.connect(self._take)
        self._kept.said.connect(self.said)
        table.finished.connect(self._take_note)
        table.closed.connect(self._kept.close)

    def _take(self, games: list[RatedGame]) -> None:
        rated = RatedGames(games)
        for game in self.rated.games:  # of the first moments
            rated.add(game)
        self.rated = rated
        self.changed.emit()

    def curve(self, game: str) -> list[Rating]:
        """The rating in a game before the first rated game and after each."""
        return self.rated.curve(game)

    def even_level(self, game: str) -> int:
        """The level against which about half of the games are won."""
        return even_level(game, self.rated.rating(game))

    def forget(self, game: str) -> None:
        """Delete the rated games of a game, given by its name, here and in the file."""
        self.rated = RatedGames(without_game(game, self.rated.games))
        self._kept.change(partial(without_game, game))
        self.changed.emit()

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
        self._kept.change(partial(with_game, game))
        self.changed.emit()


def with_game(game: RatedGame, games: list[RatedGame]) -> list[RatedGame]:
    """The games with one more, unless it is there already."""
    rated = RatedGames(games)
    rated.add(game)
    return rated.games


def without_game(game: str, games: list[RatedGame]) -> list[RatedGame]:
    """The rated games of all other games."""
    return [rated for rated in games if rated.game != game]
