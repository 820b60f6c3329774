"""The curve of a rating: what is drawn, however many games there are."""

import pytest
from PySide6.QtCore import QSize
from pytestqt.qtbot import QtBot

from escabel_gui.record.rating.glicko import Rating
from escabel_gui.view.rating.rating_curve import RatingCurve

GAMES = 3_000
SIZE = QSize(500, 220)


@pytest.fixture
def curve(qtbot: QtBot) -> RatingCurve:
    curve = RatingCurve()
    qtbot.addWidget(curve)
    curve.resize(SIZE)
    return curve


def test_each_rating_is_looked_at_only_a_few_times(curve: RatingCurve) -> None:
    asked: list[Rating] = []

    class WatchedRating(Rating):
        @property
        def low(self) -> float:
            asked.append(self)
            return super().low

    curve.show_ratings([WatchedRating(1200.0 + number % 90, 50.0) for number in range(GAMES)])
    curve.grab()
    assert len(asked) < 3 * GAMES


def test_no_more_points_are_drawn_than_pixels_and_the_last_one_always(curve: RatingCurve) -> None:
    for games in (1, 2, 499, 500, GAMES):
        curve.show_ratings([Rating(1200.0, 50.0)] * (games + 1))
        shown = curve._shown
        assert (shown[0], shown[-1]) == (1, games)
        assert len(set(shown)) == len(shown) <= SIZE.width()
