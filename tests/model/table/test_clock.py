"""The clocks: four time controls, moved by hand."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pytestqt.qtbot import QtBot

import escabel_gui.model.table.clock
from escabel_gui.model.table.clock import LAG, Clock
from escabel_gui.record.time_control import (
    BYO_YOMI,
    FISCHER,
    KINDS,
    NO_LIMIT,
    SUDDEN_DEATH,
    TimeControl,
    TimeLeft,
    format_control,
    format_left,
    parse_control,
    parse_left,
    read_control,
)

LetPass = Callable[[float], None]

FIRST, SECOND = 0, 1


@pytest.fixture
def make_clock(let_pass: LetPass) -> Callable[[TimeControl], Clock]:
    def make(control: TimeControl) -> Clock:
        clock = Clock()
        clock.reset(control)
        return clock

    return make


MakeClock = Callable[[TimeControl], Clock]


def test_without_a_limit_no_clock_runs(make_clock: MakeClock) -> None:
    clock = make_clock(TimeControl(NO_LIMIT))
    clock.start(FIRST)
    assert not clock.is_used
    assert clock.running is None


def test_only_the_clock_of_the_person_to_move_runs(make_clock: MakeClock, let_pass: LetPass) -> None:
    clock = make_clock(TimeControl(SUDDEN_DEATH, main=60))
    clock.start(FIRST)
    let_pass(10)
    assert (clock.left(FIRST).seconds, clock.left(SECOND).seconds) == (50, 60)
    clock.move_made(clock.running)
    clock.start(SECOND)
    let_pass(25)
    assert (clock.left(FIRST).seconds, clock.left(SECOND).seconds) == (50, 35)


def test_a_stopped_clock_keeps_its_time(make_clock: MakeClock, let_pass: LetPass) -> None:
    clock = make_clock(TimeControl(SUDDEN_DEATH, main=60))
    clock.start(FIRST)
    let_pass(10)
    clock.stop()
    let_pass(30)
    assert clock.left(FIRST).seconds == 50


def test_fischer_adds_the_increment_after_each_move_only(make_clock: MakeClock, let_pass: LetPass) -> None:
    clock = make_clock(TimeControl(FISCHER, main=60, extra=5))
    clock.start(FIRST)
    let_pass(10)
    assert clock.left(FIRST).seconds == 50
    clock.move_made(clock.running)
    assert clock.left(FIRST).seconds == 55
    clock.start(FIRST)
    clock.stop()
    assert clock.left(FIRST).seconds == 55


def test_byo_yomi_gives_a_whole_period_for_each_move_after_the_main_time(
    make_clock: MakeClock, let_pass: LetPass
) -> None:
    clock = make_clock(TimeControl(BYO_YOMI, main=60, extra=10, periods=3))
    clock.start(FIRST)
    let_pass(64)
    assert clock.left(FIRST) == TimeLeft(6, 3, in_periods=True)
    clock.move_made(clock.running)
    assert clock.left(FIRST) == TimeLeft(10, 3, in_periods=True)


def test_byo_yomi_loses_the_periods_that_run_out_within_a_move(make_clock: MakeClock, let_pass: LetPass) -> None:
    clock = make_clock(TimeControl(BYO_YOMI, main=60, extra=10, periods=3))
    clock.start(FIRST)
    let_pass(85)
    assert clock.left(FIRST) == TimeLeft(5, 1, in_periods=True)
    let_pass(5)
    assert clock.left(FIRST) == TimeLeft(0, 1, in_periods=True)


@pytest.mark.parametrize("kind", [SUDDEN_DEATH, FISCHER, BYO_YOMI])
def test_the_flag_falls_once_when_all_time_is_over(
    qtbot: QtBot, make_clock: MakeClock, let_pass: LetPass, kind: str
) -> None:
    clock = make_clock(TimeControl(kind, main=60, extra=10, periods=2))
    clock.start(SECOND)
    with qtbot.waitSignal(clock.flag_fell) as fell:
        let_pass(80)
    assert fell.args == [SECOND]
    assert clock.running is None
    with qtbot.assertNotEmitted(clock.flag_fell, wait=20):
        let_pass(80)


def test_the_flag_stays_up_while_time_is_left(qtbot: QtBot, make_clock: MakeClock, let_pass: LetPass) -> None:
    clock = make_clock(TimeControl(SUDDEN_DEATH, main=60))
    clock.start(FIRST)
    with qtbot.assertNotEmitted(clock.flag_fell), qtbot.waitSignal(clock.ticked):
        let_pass(59.9)


def test_the_sleep_of_the_machine_is_not_part_of_a_turn(
    make_clock: MakeClock, let_pass: LetPass, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(escabel_gui.model.table.clock, "LONGEST_GAP", 5.0)
    clock = make_clock(TimeControl(SUDDEN_DEATH, main=60))
    clock.start(FIRST)
    for sleep in (0, 3_600, 0, 60, 0):
        let_pass(4 + sleep)
        clock._tick()
    assert clock.left(FIRST).seconds == 60 - 4 - 5 - 4 - 5 - 4
    let_pass(7_200)
    clock.move_made(FIRST)  # before any tick
    clock.start(SECOND)
    let_pass(4)
    assert (clock.left(FIRST).seconds, clock.left(SECOND).seconds) == (33, 56)


def test_restored_clocks_stand_still(make_clock: MakeClock, let_pass: LetPass) -> None:
    clock = make_clock(TimeControl())
    left = [TimeLeft(12.5, 0), TimeLeft(3.0, 2, in_periods=True)]
    clock.restore(TimeControl(BYO_YOMI), left)
    let_pass(100)
    assert [clock.left(FIRST), clock.left(SECOND)] == left
    assert clock.running is None


@given(st.builds(TimeControl, st.sampled_from(KINDS), st.integers(1, 36_000), st.integers(1, 600), st.integers(1, 99)))
def test_a_time_control_is_read_as_it_was_written(control: TimeControl) -> None:
    assert parse_control(format_control(control)) == control


@given(st.text())
def test_any_text_is_a_time_control(text: str) -> None:
    assert parse_control(text).kind in KINDS


@given(st.builds(TimeLeft, st.integers(0, 10**6).map(lambda tenths: tenths / 10), st.integers(0, 99), st.booleans()))
def test_the_time_left_is_read_as_it_was_written(left: TimeLeft) -> None:
    assert parse_left(format_left(left)) == left


@pytest.mark.parametrize("text", ["", "12", "a b c", "1.0 2", "1.0 x 0", "nan 1 0", "inf 1 0", "-5.0 1 0", "1e400 2 0"])
def test_other_texts_tell_no_time(text: str) -> None:
    assert parse_left(text) is None


def test_numbers_beyond_measure_mean_no_limit() -> None:
    assert parse_control(f"sudden {'9' * 5000} 1 1") == TimeControl()


@given(
    st.builds(TimeControl, st.just(BYO_YOMI), st.integers(0, 50), st.integers(0, 30), st.integers(0, 9)),
    st.integers(0, 400),
)
def test_periods_are_counted_as_one_by_one(control: TimeControl, used: int) -> None:
    seconds, periods, in_periods = control.main - used, control.periods, False
    while seconds <= 0 and (periods > 1 if in_periods else periods > 0):
        seconds += control.extra
        periods -= int(in_periods)
        in_periods = True
    clock = Clock()
    clock.reset(control)
    assert clock._after(clock.left(FIRST), used) == TimeLeft(max(seconds, 0), periods, in_periods)


@pytest.mark.parametrize(
    "control",
    [
        "byo-yomi 0 0 9999999", "byo-yomi 0 9999999 3", "sudden 9999999 0 0", "sudden ٣ 1 1", "sudden 0 0 0",
        "fischer 0 10 0", "fischer 60 601 0", "byo-yomi 0 0 3", "byo-yomi 60 10 0", "byo-yomi 60 601 3",
        "byo-yomi 60 10 100", "sudden 36001 0 0", "hourglass 60 0 0", "none", "",
    ],
)  # fmt: skip
def test_a_control_that_nobody_would_agree_on_is_none(control: str) -> None:
    assert parse_control(control) == TimeControl()
    assert read_control(control) is None
    assert parse_left("1.0 9999999 1") is None


@pytest.mark.parametrize("control", ["sudden 1 0 0", "fischer 36000 0 0", "byo-yomi 0 1 1", "none 0 99999 999"])
def test_a_control_at_the_bounds_is_one(control: str) -> None:
    assert read_control(control) == parse_control(control)


# ---- the clock of somebody elsewhere, whose program says what is left

SUDDEN_60 = TimeControl(SUDDEN_DEATH, main=60)
FISCHER_60 = TimeControl(FISCHER, main=60, extra=5)
BYO_YOMI_60 = TimeControl(BYO_YOMI, main=60, extra=10, periods=3)


@pytest.mark.parametrize(
    ("control", "used", "said", "believed"),
    [
        (SUDDEN_60, 20, "40.0 0 0", "40.0 0 0"),
        (SUDDEN_60, 20, "42.5 0 0", "42.5 0 0"),  # the line has cost so much
        (SUDDEN_60, 20, "60.0 0 0", "43.0 0 0"),
        (SUDDEN_60, 1, "99.0 0 0", "60.0 0 0"),  # never more than before
        (SUDDEN_60, 20, "1.0 0 0", "1.0 0 0"),
        (SUDDEN_60, 20, "30.0 3 1", "40.0 0 0"),  # there are no periods
        (FISCHER_60, 20, "45.0 0 0", "45.0 0 0"),
        (FISCHER_60, 20, "99999999.9 0 0", "48.0 0 0"),
        (BYO_YOMI_60, 64, "10.0 3 1", "10.0 3 1"),
        (BYO_YOMI_60, 85, "10.0 1 1", "10.0 1 1"),
        (BYO_YOMI_60, 85, "10.0 3 1", "10.0 1 1"),
        (BYO_YOMI_60, 82, "10.0 2 1", "10.0 2 1"),
        (BYO_YOMI_60, 64, "60.0 3 0", "10.0 3 1"),
        (BYO_YOMI_60, 64, "99.0 3 1", "10.0 3 1"),
        (BYO_YOMI_60, 64, "9.0 99 1", "10.0 3 1"),
        (BYO_YOMI_60, 20, "40.0 2 0", "40.0 3 0"),
    ],
)
@pytest.mark.parametrize("order", ["before", "after"])
def test_what_is_said_about_a_clock_is_believed_within_the_lag(
    make_clock: MakeClock, let_pass: LetPass, control: TimeControl, used: float, said: str, believed: str, order: str
) -> None:
    clock = make_clock(control)
    left = parse_left(said)
    assert left is not None
    clock.start(SECOND)
    let_pass(used)
    if order == "before":
        clock.believe(SECOND, left)
    clock.move_made(SECOND)
    if order == "after":
        clock.believe(SECOND, left)
    assert format_left(clock.left(SECOND)) == believed


def test_what_is_said_during_a_turn_counts_when_it_ends(make_clock: MakeClock, let_pass: LetPass) -> None:
    clock = make_clock(FISCHER_60)
    clock.start(SECOND)
    for _ in range(5):
        let_pass(4)
        clock.believe(SECOND, TimeLeft(65.0, 0))
    assert clock.left(SECOND).seconds == 40
    clock.stop()  # for a pause: nothing is added
    assert clock.left(SECOND).seconds == 43
    clock.believe(SECOND, TimeLeft(65.0, 0))
    assert clock.left(SECOND).seconds == 43


def test_what_is_said_before_a_flag_falls_counts_after_the_move(make_clock: MakeClock, let_pass: LetPass) -> None:
    """Let a clock run out here while the move that was made in time there is on its way."""
    clock = make_clock(FISCHER_60)
    clock.start(SECOND)
    let_pass(59)
    clock.believe(SECOND, TimeLeft(6.0, 0))
    let_pass(2)
    clock._tick()
    assert (clock.fallen, clock.left(SECOND).seconds) == (SECOND, 0)
    clock.move_made(SECOND)
    assert clock.left(SECOND).seconds == 6


def let_fall(clock: Clock, let_pass: LetPass) -> None:
    """Let the second clock of a minute run out one second ago."""
    clock.start(SECOND)
    let_pass(61)
    clock._tick()


def test_a_clock_that_has_run_out_runs_no_more_in_its_turn(make_clock: MakeClock, let_pass: LetPass) -> None:
    clock = make_clock(SUDDEN_60)
    let_fall(clock, let_pass)
    clock.start(SECOND)
    assert clock.running is None
    clock.start(FIRST)  # as a move was taken back
    clock.start(SECOND)  # and the one before it
    assert clock.running == SECOND


def test_what_is_said_of_a_clock_that_has_run_out_counts_when_the_other_one_starts(
    make_clock: MakeClock, let_pass: LetPass
) -> None:
    clock = make_clock(SUDDEN_60)
    let_fall(clock, let_pass)
    clock.believe(SECOND, TimeLeft(1.5, 0))
    assert clock.left(SECOND).seconds == 0
    clock.start(FIRST)
    assert (clock.left(SECOND).seconds, clock.fallen) == (1.5, None)


def test_what_is_said_of_a_clock_that_has_run_out_is_not_believed_of_the_other_one(
    make_clock: MakeClock, let_pass: LetPass
) -> None:
    clock = make_clock(SUDDEN_60)
    let_fall(clock, let_pass)
    clock.start(FIRST)
    clock.believe(SECOND, TimeLeft(0.1, 0))
    let_pass(1)
    clock.move_made(FIRST)
    assert clock.left(FIRST).seconds == 59


@given(
    st.builds(TimeControl, st.sampled_from([SUDDEN_DEATH, FISCHER, BYO_YOMI]), st.integers(1, 60), st.integers(1, 20)),
    st.lists(st.tuples(st.integers(0, 30), st.floats(0, 200), st.integers(0, 5), st.booleans()), max_size=20),
)
def test_whoever_lies_about_a_clock_gains_no_more_than_the_lag_a_move(
    control: TimeControl, turns: list[tuple[int, float, int, bool]]
) -> None:
    clock = Clock()
    clock.reset(control)
    for used, seconds, periods, in_periods in turns:
        said = TimeLeft(seconds, periods, in_periods)
        before, extra = clock.left(SECOND), control.extra
        honest = clock._with_bonus(clock._after(before, used))
        most = clock._with_bonus(clock._after(before, max(used - LAG, 0)))
        clock.running = SECOND
        clock._since = Elapsed(used)  # type: ignore[assignment]
        clock._seen, clock._asleep = used, 0.0
        clock.believe(SECOND, said)
        clock.move_made(SECOND)
        after = clock.total(clock.left(SECOND))
        assert after <= clock.total(most)
        assert after <= clock.total(before) + extra
        assert after <= max(clock.total(honest), clock.total(said))


class Elapsed:
    """Stand-in for QElapsedTimer at which so many seconds have passed."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds

    def elapsed(self) -> int:
        return round(self._seconds * 1000)
