"""Fixed ratings of the bot's levels by game and size of the board, from matches between adjacent levels."""

from functools import cache
from math import log10
from typing import Final

from escabel_gui.record.names import LEVELS
from escabel_gui.record.rating.glicko import Rating, expected_score
from escabel_gui.record.rating.level_data import level_data
from escabel_gui.rules.catalogue import CATALOGUE

LEVEL_ONE_RATING: Final = 1000.0  # of the first level in all games, on all boards: a scale has to begin somewhere
MEASURED_DEVIATION: Final = 50.0
ASSUMED_DEVIATION: Final = 120.0

# where a game has not been measured as far, its levels are as far apart as here
REFERENCE: Final = (CATALOGUE[0].name, 7)  # game and size


def level_scores(game: str, size: int) -> tuple[int, ...]:
    """Return the percent that each level from 2 on scored against the one below, as far as measured (STRENGTH.md).

    The game is given by its wire name without options.
    """
    return tuple(level_data(game, size).get("scores", ()))


@cache
def level_rating(game: str, size: int, level: int) -> Rating:
    """Return the rating of a level (one of LEVELS) in a game on boards of a size."""
    measured = level_scores(game, size)
    scores = measured + level_scores(*REFERENCE)[len(measured) :]
    value = LEVEL_ONE_RATING + sum(elo_difference(score / 100) for score in scores[: level - 1])
    return Rating(value, MEASURED_DEVIATION if level <= len(measured) + 1 else ASSUMED_DEVIATION)


def elo_difference(score: float) -> float:
    """Return the Elo difference at which a player gets this score, a share from 0 to 1, of each game."""
    return -400.0 * log10(1.0 / score - 1.0)


def even_level(game: str, size: int, rating: Rating) -> int:
    """Return the level against which a person's expected score is closest to half; of two, the weaker one."""
    levels = {level: level_rating(game, size, level) for level in LEVELS}
    # Whoever is far beyond all levels always wins, as far as numbers tell: the nearest is the one for them.
    return min(
        levels,
        key=lambda level: (abs(expected_score(rating, levels[level]) - 0.5), abs(rating.value - levels[level].value)),
    )
