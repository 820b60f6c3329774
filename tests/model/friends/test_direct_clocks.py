"""The clocks of a game that two programs play directly: they run in both, and only while the two are connected."""

from collections.abc import Callable

import pytest

from escabel_gui.record.time_control import FISCHER, TimeControl
from tests.model.friends.homes import INVITED, Pair, agree, invite, make_moves
from tests.model.seating import play, wait_until

LetPass = Callable[[float], None]

FISCHER_60 = TimeControl(FISCHER, 60, 5)


def test_clocks_and_pauses_are_the_same_on_both_sides(homes: Pair) -> None:
    anna, ben = homes
    invite(anna, ben, INVITED._replace(control=TimeControl(FISCHER, 300, 5)))
    make_moves(homes, "d4 d5")
    wait_until(lambda: anna.table.clock.left(1).seconds > 300)
    assert ben.table.clock.control == TimeControl(FISCHER, 300, 5)
    assert anna.table.clock.running == ben.table.clock.running == 0
    ben.table.pause()
    wait_until(lambda: anna.direct.offered is not None)
    assert not ben.table.turns.is_paused
    anna.direct.answer(True)
    wait_until(lambda: anna.table.turns.is_paused and ben.table.turns.is_paused)
    anna.table.unpause()
    wait_until(lambda: not anna.table.turns.is_paused and not ben.table.turns.is_paused)
    anna.table.pause()
    wait_until(lambda: ben.direct.offered is not None)
    ben.direct.answer(True)
    wait_until(lambda: anna.table.turns.is_paused and ben.table.turns.is_paused)
    play(anna.table, "e4")  # which ends the pause for both
    agree(anna, ben, "d4 d5 e4")
    wait_until(lambda: not anna.table.turns.is_paused and not ben.table.turns.is_paused)
    assert anna.table.clock.running == ben.table.clock.running == 1
    ben.direct.stop()
    wait_until(lambda: anna.table.turns.is_paused)
    assert anna.table.clock.running is None


def test_a_move_in_a_pause_earns_what_others_do(let_pass: LetPass, homes: Pair) -> None:
    anna, ben = homes
    invite(anna, ben, INVITED._replace(control=FISCHER_60))
    make_moves(homes, "d4 d5")
    let_pass(10)
    ben.table.pause()
    wait_until(lambda: anna.direct.offered is not None)
    anna.direct.answer(True)
    wait_until(lambda: ben.table.turns.is_paused)
    make_moves(homes, "e4")
    assert anna.table.clock.left(0).seconds == ben.table.clock.left(0).seconds == 55
    assert anna.table.game.node.values("BL") == ["55.0"]


@pytest.mark.parametrize(("who", "acts"), [(0, "d4 d5 c4 ask 1"), (1, "d4 d5 e4 ask 0 c4")])
def test_the_clocks_go_on_where_a_move_crosses_with_an_ask(homes: Pair, who: int, acts: str) -> None:
    """Let one move while the other one asks to take back: what each says first does not fit the other's copy."""
    invite(*homes, INVITED._replace(control=TimeControl(FISCHER, 300, 5)))
    make_moves(homes, "d4 d5" if who == 0 else "d4 d5 e4")
    mover, other = homes[who], homes[1 - who]
    mover.table.play_text("c4")
    other.table.moving.take_back()
    agree(mover, other, acts)
    assert mover.table.clock.running == other.table.clock.running == 1 - who
