"""The games that count: the list of them as a file, and the ratings that follow from it.

A game is known by what was played in it, so that neither renaming, copying nor importing it makes it count again, and
deleting it takes nothing back.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from escabel_gui.record.names import LEVELS
from escabel_gui.record.rated_game import RatedGame
from escabel_gui.record.rating.glicko import RatedResult, Rating, rate
from escabel_gui.record.rating.level_ratings import level_rating
from escabel_gui.record.storage.entries import is_identity
from escabel_gui.record.storage.entry_file import EntryFile
from escabel_gui.rules.catalogue import find_ruleset

FIRST_RATING: Final = Rating(1200.0, 500.0)  # of somebody of whom nothing is known
GAMES_PER_PERIOD: Final = 5  # are rated together: one by one, the first few would seem to say more than they do
MAX_GAMES: Final = 5_000  # in a file; of more, the last ones


class RatedGames:
    """All games that count, the oldest first."""

    def __init__(self, games: Sequence[RatedGame] = ()) -> None:
        self.games = games
        self._curves: dict[str, list[Rating]] = {}
        self._ratings: dict[str, Rating] = {}

    def curve(self, name: str) -> list[Rating]:
        """Return a person's rating in a game after each of their games of it, the first one before any."""
        if name not in self._curves:
            self._curves[name] = self._find_curve(name)
        return self._curves[name]

    def _results(self, name: str) -> list[RatedResult]:
        return [
            RatedResult(level_rating(name, game.size, game.level), game.score)
            for game in self.games
            if game.game == name
        ]

    def _find_curve(self, name: str) -> list[Rating]:
        played = self._results(name)
        ratings = [FIRST_RATING]
        for number in range(len(played)):
            begin = number - number % GAMES_PER_PERIOD
            ratings.append(rate(ratings[begin], played[begin : number + 1]))
        return ratings

    def rating(self, name: str) -> Rating:
        """Return the current rating in a game, without those on the way there."""
        if name not in self._ratings:
            played = self._results(name)
            rating = FIRST_RATING
            for begin in range(0, len(played), GAMES_PER_PERIOD):
                rating = rate(rating, played[begin : begin + GAMES_PER_PERIOD])
            self._ratings[name] = rating
        return self._ratings[name]


def ratings_file(games: Path) -> Path:
    """Return the file of the rated games that belong to a games folder."""
    return games.parent / "ratings.json"


def open_rated_games(path: Path) -> EntryFile[RatedGame]:
    """Return the list in a file."""
    return EntryFile(path, "games", parse_rated_game, slice(-MAX_GAMES, None))


def parse_rated_game(said: object) -> RatedGame | None:
    """Parse an entry of the ratings file; None if it is not valid.

    Those of before version 0.3 have no size and count as games on the default board.
    """
    if not isinstance(said, dict):
        return None
    identity, game, size, level, score, date = (said.get(name) for name in RatedGame._fields)
    if not is_identity(identity) or not isinstance(game, str):
        return None
    if type(level) is not int or level not in LEVELS or score not in (0, 0.5, 1) or not isinstance(date, str):
        return None
    try:
        ruleset = find_ruleset(game)
    except ValueError:
        return None
    if size is None:
        size = ruleset.default_size
    if type(size) is not int or size not in ruleset.sizes:
        return None
    return RatedGame(identity, game, size, level, float(score), date[:10])
