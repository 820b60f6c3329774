"""Ratings in words."""

from __future__ import annotations

from escabel_gui.record.rating.glicko import NORMAL_95, Rating
from escabel_gui.view.language import tr


def rating_text(rating: Rating, games: int) -> str:
    """A rating with how uncertain it is, and what it rests on."""
    if games == 0:
        return tr("No rated game yet")
    spread = round(NORMAL_95 * rating.deviation)
    figure = tr("{0} ± {1}").format(round(rating.value), spread)
    return tr("{0}, after %n rated game(s)", None, games).format(figure)
