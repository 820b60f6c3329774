"""Ratings in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from escabel_gui.record.rating.glicko import NORMAL_95, Rating


def _tr(text: str) -> str:
    return QCoreApplication.translate("Ratings", text)


def rating_text(rating: Rating, games: int) -> str:
    """A rating with how uncertain it is, and what it rests on."""
    if games == 0:
        return _tr("No rated game yet")
    spread = round(NORMAL_95 * rating.deviation)
    figure = _tr("{0} ± {1}").format(round(rating.value), spread)
    if games == 1:
        return _tr("{0}, after one rated game").format(figure)
    return _tr("{0}, after {1} rated games").format(figure, games)
