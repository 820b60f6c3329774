"""The clocks of a game that two programs play directly: they run in both, and only while the two are connected."""

from collections.abc import Callable

import pytest

from escabel_gui.link.connection_info import ConnectionInfo
from escabel_gui.link.invitation import INVITATION_BYTES
from escabel_gui.link.packing import SentGame
from escabel_gui.link.signing import Role
from escabel_gui.model.table.next_game import new_copy
from escabel_gui.record.time_control import FISCHER, TimeControl
from tests.model.friends.homes import HERE, INVITED, Pair, agree, invite, is_met, make_moves
from tests.model.friends.signed_lines import hear_all, said_to, say, talk_of
from tests.model.seating import close, play, rest, wait_until

LetPass = Callable[[float], None]

FISCHER_60 = TimeControl(FISCHER, 60, 5)


@pytest.fixture
def clocked(homes: Pair) -> Pair:
    """Return Anna, whose turn it is, and Ben, in a game with clocks."""
    invite(*homes, INVITED._replace(control=FISCHER_60))
    make_moves(homes, "d4 d5")
    return homes


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
    wait_until(lambda: not anna.direct.is_there)
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


def test_no_clock_runs_before_the_friend_is_there(let_pass: LetPass, homes: Pair) -> None:
    anna, ben = homes
    setup, invitation = INVITED._replace(control=FISCHER_60), bytes(INVITATION_BYTES)
    anna.table.begin(setup, copy=new_copy(setup, ConnectionInfo(Role.HOST, invitation)))
    play(anna.table, "d4")
    let_pass(30)
    assert anna.table.clock.left(1).seconds == 60
    ben.direct.join(ConnectionInfo(Role.GUEST, invitation, anna.direct.port, HERE))
    wait_until(lambda: is_met(anna, ben))
    agree(anna, ben, "d4")
    let_pass(20)
    assert anna.table.clock.left(1).seconds == ben.table.clock.left(1).seconds == 40


def test_no_clock_runs_while_the_friend_is_away(let_pass: LetPass, homes: Pair) -> None:
    anna, ben = homes
    invite(anna, ben, INVITED._replace(control=FISCHER_60))
    make_moves(homes, "d4 d5")
    let_pass(10)
    close(ben.table)
    wait_until(lambda: not anna.direct.is_there)
    assert not anna.table.turns.is_paused  # nobody has asked for a pause, nor could one end it
    assert not anna.table.turns.may_pause
    play(anna.table, "e4")
    let_pass(1000)
    anna.come_back()
    let_pass(1000)
    ben.come_back()
    wait_until(lambda: is_met(anna, ben))
    agree(anna, ben, "d4 d5 e4")
    for home in homes:
        assert [home.table.clock.left(person).seconds for person in (0, 1)] == [55, 65]
        assert home.table.clock.running == 1


def is_paused(pair: Pair) -> bool:
    return all(home.table.turns.is_paused for home in pair)


def test_a_move_that_crosses_with_a_yes_does_not_end_the_pause_for_one(clocked: Pair) -> None:
    anna, ben = clocked
    anna.table.pause()
    wait_until(lambda: ben.direct.offered is not None)
    rest(anna.table)
    anna.table.play_text("e4")
    ben.direct.answer(True)  # who has not heard of the move
    agree(anna, ben, "d4 d5 e4")
    wait_until(lambda: is_paused(clocked))
    hear_all(clocked)
    assert is_paused(clocked)
    play(ben.table, "e5")
    agree(anna, ben, "d4 d5 e4 e5")
    assert anna.table.clock.running == ben.table.clock.running == 0


def test_who_asks_for_the_pause_that_is_offered_agrees(clocked: Pair) -> None:
    anna, ben = clocked
    anna.table.pause()
    wait_until(lambda: ben.direct.offered is not None)
    ben.table.pause()
    wait_until(lambda: is_paused(clocked))
    assert ben.direct.offered is None


def test_a_pause_that_is_asked_for_twice_is_offered_once(clocked: Pair) -> None:
    anna, ben = clocked
    for home in (anna, anna, ben):
        home.table.pause()
    wait_until(lambda: is_paused(clocked))
    anna.table.unpause()
    wait_until(lambda: not ben.table.turns.is_paused)
    assert ben.direct.offered is None


def test_a_record_in_the_middle_ends_no_pause(clocked: Pair) -> None:
    anna, ben = clocked
    anna.table.pause()
    ben.table.pause()
    wait_until(lambda: is_paused(clocked))
    copy = ben.table.remote_game.copy
    assert copy is not None
    talk_of(ben).send_record(SentGame(copy.game, 1))
    say(ben)
    hear_all(clocked)
    assert is_paused(clocked)


def test_a_pause_can_be_asked_for_while_one_looks_back(clocked: Pair) -> None:
    """Let one open a puzzle from an earlier position: the clock runs there, too."""
    anna, ben = clocked
    anna.table.game.go_to_start()
    assert anna.table.turns.may_pause
    anna.table.pause()
    wait_until(lambda: ben.direct.offered is not None)
    ben.direct.answer(True)
    wait_until(lambda: is_paused(clocked))
    assert anna.table.turns.may_unpause
    anna.table.unpause()
    wait_until(lambda: not ben.table.turns.is_paused)
    assert anna.table.clock.running == ben.table.clock.running == 0


def test_no_pause_is_offered_where_no_clock_runs(pair: Pair) -> None:
    """Let the table rest for a puzzle, in a game without clocks."""
    anna, ben = pair
    make_moves(pair, "d4 d5")
    told = said_to(anna)
    anna.table.pause()
    hear_all(pair)
    assert (told, ben.direct.offered) == ([], None)


@pytest.mark.parametrize(("who", "acts"), [(0, "d4 d5 c4 ask 1"), (1, "d4 d5 e4 ask 0 c4")])
def test_the_clocks_go_on_where_a_move_crosses_with_an_ask(homes: Pair, who: int, acts: str) -> None:
    """Let one move while the other one asks to take back: what each says first does not fit the other's copy."""
    invite(*homes, INVITED._replace(control=TimeControl(FISCHER, 300, 5)))
    make_moves(homes, "d4 d5" if who == 0 else "d4 d5 e4")
    mover, other = homes[who], homes[1 - who]
    rest(mover.table)  # so that the move is made at once
    mover.table.play_text("c4")
    other.table.moving.take_back()
    agree(mover, other, acts)
    assert mover.table.clock.running == other.table.clock.running == 1 - who
