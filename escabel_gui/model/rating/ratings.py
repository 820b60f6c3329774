"""Ratings of the user by game, updated after every finished game against a bot that counts."""

from datetime import date
from pathlib import Path

from PySide6.QtCore import QObject

from escabel_gui.model.background.kept_entries import KeptEntries
from escabel_gui.model.table.table import Table
from escabel_gui.record.rated_game import RatedGame, rated_game
from escabel_gui.record.rating.glicko import Rating
from escabel_gui.record.rating.level_ratings import even_level
from escabel_gui.record.rating.rated_games import RatedGames, open_rated_games
from escabel_gui.record.tree import GameTree
from escabel_gui.rules.catalogue import find_ruleset, ruleset_of
from escabel_gui.rules.state import NOBODY, opponent


class Ratings(KeptEntries[RatedGame]):
    """Rated games, and the rating of the person that follows from them."""

    def __init__(self, table: Table, path: Path, parent: QObject | None = None) -> None:
        super().__init__(open_rated_games(path), parent)
        self._rated = RatedGames()
        self._table = table
        self._counted: tuple[GameTree, str] | None = None  # the game that has just counted, and its identity
        self.changed.connect(self._rate)
        table.finished.connect(self._take_note)
        table.closed.connect(self.close)

    def _rate(self) -> None:
        self._rated = RatedGames(self.entries)

    def curve(self, game: str) -> list[Rating]:
        """Return the ratings in a game before the first rated game and after each."""
        return self._rated.curve(game)

    def rating_after(self, tree: GameTree) -> Rating | None:
        """Return the rating in its game after a game that has just counted and still does; None after any other one."""
        if self._counted is None or self._counted[0] is not tree:
            return None
        still_counts = any(each.identity == self._counted[1] for each in reversed(self.entries))
        return self._rated.rating(ruleset_of(tree.rules.wire_name).name) if still_counts else None

    def last_size(self, game: str) -> int:
        """Return the size of the board in the last rated game of a ruleset, or its usual size."""
        sizes = (rated.size for rated in reversed(self.entries) if rated.game == game)
        return next(sizes, find_ruleset(game).default_size)

    def even_level(self, game: str, size: int) -> int:
        """Return the level against which about half of the games are won on a board of a size."""
        return even_level(game, size, self._rated.rating(game))

    def _take_note(self) -> None:
        """Add a game that is over, if it counts: one person here has played it against a bot."""
        self._counted = None
        table = self._table
        you = table.seating.you
        level = 0 if you == NOBODY else table.seating.player_of(int(opponent(you))).level
        if not level:
            return
        game = rated_game(table.game.tree, you, level, str(date.today()))
        if game is not None and game.identity not in {each.identity for each in self.entries}:
            self._counted = table.game.tree, game.identity
            self.add(game)
