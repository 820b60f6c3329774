"""Time that was used in a game, as its file tells."""

import pytest

from escabel_gui.record.sgf.reading import Reader
from escabel_gui.record.storage.clock_use import ClockUse, clock_use_in, phase_of

GAME = "(;GM[101]SZ[5]{};B[b2]{};W[c3]{};B[d4]{};W[a1]{};B[a3]{};W[e5]{})"


def use_of(root: str, *times: str) -> ClockUse:
    texts = [*times, *[""] * (6 - len(times))]
    tree = Reader(GAME.format(root, *texts), keeps_session=True).read()
    return clock_use_in(tree, tree.main_line())


def session(control: str, black: str, white: str) -> str:
    return f"XRESUME[control:{control}][black-left:{black}][white-left:{white}]"


def test_games_without_clocks_tell_nothing() -> None:
    assert use_of("") == ClockUse()
    assert use_of("TM[300]") == ClockUse()


@pytest.mark.parametrize(
    ("control", "black", "used"),
    [
        ("sudden 300 0 0", "250.5 0 0", 49.5),
        ("fischer 300 5 0", "300.0 0 0", 15.0),  # three moves of five seconds each, not all of which was earned
        ("byo-yomi 60 10 3", "20.0 3 0", 40.0),
        ("byo-yomi 60 10 3", "7.0 2 1", 70.0),  # a whole period is gone
    ],
)
def test_what_is_gone_follows_from_what_is_left(control: str, black: str, used: float) -> None:
    told = use_of(session(control, black, "1.0 0 0"))
    assert told.control == control
    assert told.used[0] == used


def test_clocks_belong_to_persons_and_figures_to_colors_at_the_end() -> None:
    text = f"(;GM[101]SZ[5]{session('sudden 300 0 0', '200.0 0 0', '100.0 0 0')};B[b2];W[swap-sides];W[c3])"
    tree = Reader(text, keeps_session=True).read()
    assert clock_use_in(tree, tree.main_line()).used == (200.0, 100.0)


def test_times_of_moves_tell_when_time_was_used() -> None:
    told = use_of("TM[100]", "", "WL[90]", "BL[70]", "WL[88]", "BL[69]", "WL[48.5]")
    assert told.control == ""
    assert told.spent == (0.0, 30.0, 1.0, 10.0, 2.0, 39.5)
    assert told.used == (31.0, 51.5)


def test_increments_are_used_time_too() -> None:
    told = use_of(session("fischer 100 5 0", "90.0 0 0", "80.0 0 0"), "", "WL[95]", "BL[85]")
    assert told.spent == (0.0, 20.0, 0.0, 10.0, 0.0, 0.0)


@pytest.mark.parametrize("time", ["BL[soon]", "BL[-3]", "BL[nan]", "BL[1e99]", "BL[inf]"])
def test_times_that_no_clock_shows_are_left_out(time: str) -> None:
    assert use_of("TM[100]", "", "", time).spent == ()


def test_phases_are_thirds_of_the_moves() -> None:
    assert [phase_of(index, 7) for index in range(7)] == [0, 0, 0, 1, 1, 2, 2]
    assert phase_of(-1, 0) == 0
