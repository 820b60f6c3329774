"""Glicko-2 as its author calculates it, and what can be said of it in general."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from escabel_gui.record.rating.glicko import RatedResult, Rating, expected_score, rate

ratings = st.builds(Rating, st.floats(0, 4000), st.floats(20, 350), st.floats(0.03, 0.1))
games = st.builds(RatedResult, ratings, st.sampled_from([0.0, 0.5, 1.0]))


def test_the_example_of_the_paper() -> None:
    opponents = [Rating(1400, 30), Rating(1550, 100), Rating(1700, 300)]
    played = [RatedResult(opponent, score) for opponent, score in zip(opponents, (1.0, 0.0, 0.0), strict=True)]
    rating = rate(Rating(1500, 200, 0.06), played)
    assert rating.value == pytest.approx(1464.06, abs=0.05)
    assert rating.deviation == pytest.approx(151.52, abs=0.05)
    assert rating.volatility == pytest.approx(0.05999, abs=0.00001)


def test_who_does_not_play_is_less_known() -> None:
    before = Rating(1500, 50, 0.06)
    after = rate(before, [])
    assert (after.value, after.volatility) == (before.value, before.volatility)
    assert before.deviation < after.deviation < before.deviation + 5


@given(ratings, games)
def test_a_win_never_costs_and_a_loss_never_pays(rating: Rating, game: RatedResult) -> None:
    after = rate(rating, [game])
    change = after.value - rating.value
    if game.score == 1:
        assert change >= 0
    elif game.score == 0:
        assert change <= 0
    assert after.low < after.value < after.high
    assert 0 < after.volatility < 1


@given(ratings, ratings)
def test_what_one_expects_the_other_does_not(one: Rating, other: Rating) -> None:
    assert expected_score(one, other) + expected_score(other, one) == pytest.approx(1)


def test_a_rating_can_be_calculated_whatever_was_played() -> None:
    """Lose to the weakest and win against the strongest in turn, as no person does but a file may say."""
    rating = Rating(1200, 500)
    for number in range(200):
        opponent = Rating(2300 if number % 20 < 10 else 700, 60)
        rating = rate(rating, [RatedResult(opponent, float(number % 20 < 10))] * 5)
        assert -1000 <= rating.value <= 4000
        assert 0 < rating.deviation <= 1000
