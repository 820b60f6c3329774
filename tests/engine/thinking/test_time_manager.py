"""Time control: whatever the controller says, the engine's allotments never use the clock up."""

import pytest

from escabel_gui.engine.thinking.time_manager import TimeManager

BLACK, WHITE = 1, 2


@pytest.mark.parametrize(("main", "period", "stones"), [(0, 0, 0), (0, 10, 0), (60, 10, 0)])
def test_no_limit(main: float, period: float, stones: int) -> None:
    assert TimeManager(main, period, stones).is_unlimited()


@pytest.mark.parametrize("main", [0.01, 0.3, 2, 60, 3600])
def test_sudden_death_lasts_for_any_game(main: float) -> None:
    clock = TimeManager(main, 0, 0)
    assert not clock.is_unlimited()
    controller = float(main)
    for move in range(300):
        allocate = clock.allocate(BLACK, max(40 - move, 10))
        assert 0 <= allocate < controller
        clock.record_move(BLACK, allocate)
        controller -= allocate
    assert clock.left[WHITE] == main


@pytest.mark.parametrize("cost", [0.005, 0.02])
@pytest.mark.parametrize("main", [5, 30])
def test_a_clock_that_nobody_tells_of_lasts_though_each_move_takes_longer_than_it_was_given(
    main: float, cost: float
) -> None:
    """Add to each move what it costs on its way out of the process and back, which only the controller sees."""
    clock, controller = TimeManager(main, 0, 0), float(main)
    for move in range(40 + 20):
        allocate = clock.allocate(BLACK, max(40 - move, 10))
        clock.record_move(BLACK, allocate, allocate)
        controller -= allocate + cost
        assert controller > 0


def test_what_is_seen_of_delays_is_held_back_for_the_moves_to_come() -> None:
    clock, controller = TimeManager(30, 0, 0), 30.0
    for move in range(40 + 20):
        allocate = clock.allocate(BLACK, max(40 - move, 10))
        clock.record_move(BLACK, allocate + 0.1, allocate)
        controller -= allocate + 0.2
        assert controller > 0


def test_a_delay_that_does_not_come_again_is_forgotten() -> None:
    clock = TimeManager(30, 0, 0)
    usual = clock.allocate(BLACK, 40)
    clock.record_move(BLACK, 0.3, 0.1)
    assert clock.allocate(BLACK, 40) < usual / 1.5
    for _ in range(50):
        clock.record_move(BLACK, 0.0, 0.0)
        clock.set_time_left(BLACK, 30, 0)
    assert clock.allocate(BLACK, 40) == pytest.approx(usual, rel=0.02)


@pytest.mark.parametrize(("main", "cost"), [(1, 0.005), (5, 0.02), (30, 0.02)])
def test_a_clock_lasts_though_all_moves_are_undecided(main: float, cost: float) -> None:
    clock, controller = TimeManager(main, 0, 0), float(main)
    for move in range(40 + 20):
        allotted = clock.allocate(BLACK, max(40 - move, 10))
        extra = clock.extra(BLACK, allotted)
        assert 0 <= extra <= allotted
        clock.record_move(BLACK, allotted + extra, allotted + extra)
        controller -= allotted + extra + cost
        assert controller > 0


@pytest.mark.parametrize("stones", [1, 2, 5])
def test_a_period_lasts_though_its_moves_are_undecided(stones: int) -> None:
    clock = TimeManager(0, 4, stones)
    for left in range(stones, 0, -1):
        assert clock.stones_left[BLACK] == left
        before = clock.left[BLACK]
        allotted = clock.allocate(BLACK, 20)
        seconds = allotted + clock.extra(BLACK, allotted)
        assert seconds < before
        clock.record_move(BLACK, seconds, seconds)
    assert clock.left[BLACK] == 4


def test_canadian_periods_start_again() -> None:
    clock = TimeManager(10, 30, 5)
    clock.record_move(BLACK, 11)
    assert (clock.left[BLACK], clock.stones_left[BLACK]) == (30, 5)
    for stones in (5, 4, 3, 2, 1):
        assert clock.stones_left[BLACK] == stones
        allocate = clock.allocate(BLACK, 20)
        assert 3 <= allocate < clock.left[BLACK]
        clock.record_move(BLACK, allocate)
    assert (clock.left[BLACK], clock.stones_left[BLACK]) == (30, 5)


def test_a_period_for_one_move_is_used_but_for_the_reserve() -> None:
    clock = TimeManager(0, 2, 1)
    assert 1.5 < clock.allocate(WHITE, 20) < 2


def test_believes_the_controller() -> None:
    clock = TimeManager(600, 0, 0)
    clock.set_time_left(WHITE, 1.0, 0)
    assert clock.allocate(WHITE, 20) <= 0.05
    clock.set_time_left(WHITE, 10.0, 2)
    assert 4 < clock.allocate(WHITE, 20) <= 5
    clock.set_time_left(WHITE, 0.0, 0)
    assert clock.allocate(WHITE, 20) == 0
