"""Visits go where they are needed, and are as many as was agreed."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from escabel_gui.record.evaluation import MIN_VISITS, Candidate, Evaluation
from escabel_gui.record.review.visit_allocation import FIRST_LOOK, MAX_SHARES, VisitAllocator
from escabel_gui.rules.state import BLACK

MEAN = 1_000


def seen(rate: float, visits: int, proven: str = "") -> Evaluation:
    return Evaluation(BLACK, rate, (Candidate("a1", visits, rate, proven, ("a1",)),))


def visits_of(effort: VisitAllocator, before: float, after: float | None) -> int:
    """Return how many visits a position gets that looks the same however long one looks."""
    effort.turn_to(after)
    visits = round(effort.visits_for(before))
    assert effort.is_enough(seen(before, visits))
    assert not effort.is_enough(seen(before, visits - 1))
    effort.leave(seen(before, visits))
    return visits


def test_what_is_clear_gets_little_and_where_values_disagree_gets_much() -> None:
    assert visits_of(VisitAllocator(MEAN, 10), 0.99, 0.98) == FIRST_LOOK * MEAN
    assert visits_of(VisitAllocator(MEAN, 10), 0.01, 0.02) == FIRST_LOOK * MEAN
    assert visits_of(VisitAllocator(MEAN, 10), 0.55, 0.54) == MEAN
    assert visits_of(VisitAllocator(MEAN, 10), 0.60, 0.40) == MAX_SHARES * MEAN
    assert visits_of(VisitAllocator(MEAN, 10), 0.40, 0.60) == MAX_SHARES * MEAN
    assert visits_of(VisitAllocator(MEAN, 10), 0.99, 0.01) == MAX_SHARES * MEAN
    assert visits_of(VisitAllocator(MEAN, 10), 0.55, None) == MEAN


def test_what_is_spared_at_the_end_is_there_for_the_beginning() -> None:
    effort = VisitAllocator(MEAN, 10)
    for _ in range(9):
        visits_of(effort, 0.99, 0.99)
    assert visits_of(effort, 0.5, 0.5) > 3 * MEAN


def test_what_is_proven_is_enough_at_once() -> None:
    effort = VisitAllocator(MEAN, 1)
    effort.turn_to(0.5)
    assert effort.is_enough(seen(1.0, 1, "win"))


@given(st.lists(st.floats(0, 1), min_size=2, max_size=80))
def test_a_review_takes_about_as_long_as_was_agreed(rates: list[float]) -> None:
    effort = VisitAllocator(MEAN, len(rates))
    after: float | None = None
    spent = 0
    for rate in rates:
        visits = visits_of(effort, rate, after)
        assert visits >= MIN_VISITS
        spent += visits
        after = rate
    assert spent <= MEAN * (len(rates) + 2 * MAX_SHARES) * 1.2


@pytest.mark.parametrize("mean", [1, 20, 60])
def test_a_quick_review_ends_quickly(mean: int) -> None:
    assert visits_of(VisitAllocator(mean, 3), 0.5, 0.5) == mean
