"""Ratings in words."""

from escabel_gui.record.rating.glicko import NORMAL_95, Rating
from escabel_gui.view.language import tr


def rating_text(rating: Rating, games: int) -> str:
    """Return a rating with how uncertain it is, and what it rests on."""
    if games == 0:
        return tr("No rated game yet")
    return tr("{0}, after %n rated game(s)", None, games).format(rating_figure(rating))


def puzzle_rating_text(rating: Rating, tries: int) -> str:
    """Return a rating from puzzles with how uncertain it is, and what it rests on."""
    if tries == 0:
        return tr("Puzzle rating: none yet")
    return tr("Puzzle rating: {0}, after %n puzzle(s)", None, tries).format(rating_figure(rating))


def rating_figure(rating: Rating) -> str:
    """Return a rating with its 95% interval, as `1200 ± 100`."""
    return tr("{0} ± {1}").format(round(rating.value), round(NORMAL_95 * rating.deviation))
