"""Time control: whatever the controller says, the engine's allotments never use the clock up."""

from __future__ import annotations

import pytest

from escabel_gui.engine.thinking.time_budget import TimeBudget

BLACK, WHITE = 1, 2


@pytest.mark.parametrize(("main", "period", "stones"), [(0, 0, 0), (0, 10, 0), (60, 10, 0)])
def test_no_limit(main: float, period: float, stones: int) -> None:
    assert TimeBudget(main, period, stones).is_unlimited()


@pytest.mark.parametrize("main", [0.01, 0.3, 2, 60, 3600])
def test_sudden_death_lasts_for_any_game(main: float) -> None:
    clock = TimeBudget(main, 0, 0)
    assert not clock.is_unlimited()
    controller = float(main)
    for move in range(300):
        budget = clock.budget(BLACK, max(40 - move, 10))
        assert 0 <= budget < controller
        clock.spend(BLACK, budget)
        controller -= budget
    assert clock.left[WHITE] == main


@pytest.mark.parametrize("cost", [0.005, 0.02])
@pytest.mark.parametrize("main", [5, 30])
def test_a_clock_that_nobody_tells_of_lasts_though_each_move_takes_longer_than_it_was_given(
    main: float, cost: float
) -> None:
    """What a move costs on its way out of the process and back is seen by the controller only."""
    clock, controller = TimeBudget(main, 0, 0), float(main)
    for move in range(40 + 20):
        budget = clock.budget(BLACK, max(40 - move, 10))
        clock.spend(BLACK, budget, budget)
        controller -= budget + cost
        assert controller > 0


def test_what_is_seen_of_delays_is_held_back_for_the_moves_to_come() -> None:
    clock, controller = TimeBudget(30, 0, 0), 30.0
    for move in range(40 + 20):
        budget = clock.budget(BLACK, max(40 - move, 10))
        clock.spend(BLACK, budget + 0.1, budget)
        controller -= budget + 0.2
        assert controller > 0


def test_a_delay_that_does_not_come_again_is_forgotten() -> None:
    clock = TimeBudget(30, 0, 0)
    usual = clock.budget(BLACK, 40)
    clock.spend(BLACK, 0.3, 0.1)
    assert clock.budget(BLACK, 40) < usual / 1.5
    for _ in range(50):
        clock.spend(BLACK, 0.0, 0.0)
        clock.set_left(BLACK, 30, 0)
    assert clock.budget(BLACK, 40) == pytest.approx(usual, rel=0.02)


def test_canadian_periods_start_again() -> None:
    clock = TimeBudget(10, 30, 5)
    clock.spend(BLACK, 11)
    assert (clock.left[BLACK], clock.stones_left[BLACK]) == (30, 5)
    for stones in (5, 4, 3, 2, 1):
        assert clock.stones_left[BLACK] == stones
        budget = clock.budget(BLACK, 20)
        assert 3 <= budget < clock.left[BLACK]
        clock.spend(BLACK, budget)
    assert (clock.left[BLACK], clock.stones_left[BLACK]) == (30, 5)


def test_a_period_for_one_move_is_used_but_for_the_reserve() -> None:
    clock = TimeBudget(0, 2, 1)
    assert 1.5 < clock.budget(WHITE, 20) < 2


def test_believes_the_controller() -> None:
    clock = TimeBudget(600, 0, 0)
    clock.set_left(WHITE, 1.0, 0)
    assert clock.budget(WHITE, 20) <= 0.05
    clock.set_left(WHITE, 10.0, 2)
    assert 4 < clock.budget(WHITE, 20) <= 5
    clock.set_left(WHITE, 0.0, 0)
    assert clock.budget(WHITE, 20) == 0
