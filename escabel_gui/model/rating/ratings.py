"""Ratings of the user by game, updated after every finished game against a bot that counts."""

from datetime import date
from pathlib import Path

from PySide6.QtCore import QObject

from escabel_gui.model.background.kept_entries import KeptEntries
from escabel_gui.model.table.table import Table
from escabel_gui.record.rated_game import TAKEN_BACK, RatedGame, rated_game, why_it_cannot_count, why_not_rated
from escabel_gui.record.rating.glicko import Rating
from escabel_gui.record.rating.level_ratings import even_level
from escabel_gui.record.rating.rated_games import RatedGames, open_rated_games
from escabel_gui.record.tree import GameTree
from escabel_gui.rules.catalogue import find_ruleset, ruleset_of
from escabel_gui.rules.message import Message
from escabel_gui.rules.state import NOBODY, opponent


class Ratings(KeptEntries[RatedGame]):
    """Rated games, and the rating of the person that follows from them."""

    def __init__(self, table: Table, path: Path, parent: QObject | None = None) -> None:
        super().__init__(open_rated_games(path), parent)
        self._rated = RatedGames()
        self._table = table
        self._counted: tuple[GameTree, str] | None = None  # the game that has just counted, and its identity
        self._uncounted: tuple[GameTree, Message] | None = None  # … that has just ended and does not count, and why
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

    def why_not_rated(self) -> Message | None:
        """Return why a game against the bot that has just ended does not count.

        Of one that goes on, only what a take-back changes is told: the rest was known before.
        """
        game = self._table.game
        if game.is_decided:
            return self._uncounted[1] if self._uncounted is not None and self._uncounted[0] is game.tree else None
        is_taken_back = self._level > 0 and why_it_cannot_count(game.tree) == TAKEN_BACK
        return self._why_no_more(game.tree) or (TAKEN_BACK if is_taken_back else None)

    def _why_no_more(self, tree: GameTree) -> Message | None:
        """Return why a game does not count whose end has counted and was taken back; None for any other one."""
        is_counted = self._counted is not None and self._counted[0] is tree
        return Message("For your rating, the game counts as it ended first.") if is_counted else None

    def last_size(self, game: str) -> int:
        """Return the size of the board in the last rated game of a ruleset, or its usual size."""
        sizes = (rated.size for rated in reversed(self.entries) if rated.game == game)
        return next(sizes, find_ruleset(game).default_size)

    def even_level(self, game: str, size: int) -> int:
        """Return the level against which about half of the games are won on a board of a size."""
        return even_level(game, size, self._rated.rating(game))

    @property
    def _level(self) -> int:
        """Level of the bot against which the only person here plays; 0 if there is none."""
        seating = self._table.seating
        return 0 if seating.you == NOBODY else seating.player_of(int(opponent(seating.you))).level

    def _take_note(self) -> None:
        """Add a game that is over, if it counts: one person here has played it against a bot."""
        table = self._table
        tree, level = table.game.tree, self._level
        reason = self._why_no_more(tree) or why_not_rated(tree)
        self._uncounted = (tree, reason) if level and reason is not None else None
        if not level or self._uncounted is not None:
            return
        game = rated_game(tree, table.seating.you, level, str(date.today()))
        if game is not None and game.identity not in {each.identity for each in self.entries}:
            self._counted = tree, game.identity
            self.add(game)
