"""Prepared answers in games that two programs play directly: with clocks, pauses and lost lines."""

from collections.abc import Callable

import pytest

from escabel_gui.link import peer_connection
from escabel_gui.link.conditional_moves import MAX_DEPTH
from escabel_gui.model.table.activity import Play, Stage
from escabel_gui.model.table.preparation import Preparation
from escabel_gui.record.time_control import FISCHER, TimeControl
from tests.model.friends.homes import INVITED, Pair, agree, invite, is_met, make_moves, prepare
from tests.model.seating import moves_to, play, wait_until


def test_an_answer_is_played_as_soon_as_the_move_is_heard(pair: Pair) -> None:
    anna, ben = pair
    make_moves(pair, "d4")
    prepare(anna, "c4 d3 a1 b2", "c3 c4")
    play(ben.table, "c4")
    agree(anna, ben, "d4 c4 d3")
    play(ben.table, "a1")
    agree(anna, ben, "d4 c4 d3 a1 b2")
    assert anna.table.answers.moves is None


def test_something_else_clears_it_on_the_line_too(pair: Pair) -> None:
    anna, _ = pair
    make_moves(pair, "d4")
    prepare(anna, "c4 d3")
    make_moves(pair, "d5")
    assert anna.table.may_play
    assert anna.table.answers.moves is None


def test_nothing_of_it_is_said(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, ben = pair
    make_moves(pair, "d4")
    said: list[str] = []
    say = peer_connection.PeerConnection._send_signed
    monkeypatch.setattr(
        peer_connection.PeerConnection, "_send_signed", lambda talk, text: (said.append(text), say(talk, text))[1]
    )
    prepare(anna, "c4 d3 a1 b2", "c3 c4")
    assert said == []
    play(ben.table, "c4")
    agree(anna, ben, "d4 c4 d3")
    assert len(said) == 2
    assert all(text.startswith("act ") for text in said)


def test_it_is_there_when_the_friend_comes_back(pair: Pair) -> None:
    anna, ben = pair
    make_moves(pair, "d4")
    prepare(anna, "c4 d3 a1 b2")
    anna.direct.stop()
    wait_until(lambda: not ben.direct.is_there)
    play(ben.table, "c4")
    anna.come_back()
    wait_until(lambda: is_met(anna, ben))
    agree(anna, ben, "d4 c4 d3")
    assert anna.table.answers.shown_moves is not None


def test_a_move_in_a_pause_is_answered(pair: Pair) -> None:
    anna, ben = pair
    make_moves(pair, "d4")
    prepare(anna, "c4 d3")
    for home in pair:
        home.table.set_paused(True)
    play(ben.table, "c4")
    agree(anna, ben, "d4 c4 d3")


def test_the_clock_of_an_answer_runs_as_for_every_move(let_pass: Callable[[float], None], homes: Pair) -> None:
    anna, ben = homes
    invite(anna, ben, INVITED._replace(control=TimeControl(FISCHER, 60, 5)))
    make_moves(homes, "d4")
    prepare(anna, "c4 d3 a1 b2")
    let_pass(10.0)
    play(ben.table, "c4")
    agree(anna, ben, "d4 c4 d3")
    wait_until(lambda: anna.table.clock.running == ben.table.clock.running == 1)
    for home in (anna, ben):
        assert [round(home.table.clock.left(person).seconds) for person in (0, 1)] == [65, 55]
    assert moves_to(ben.table) == "d4 c4 d3"


def test_programs_that_answer_each_other_stay_within_the_limits(homes: Pair) -> None:
    """Play with clocks, so that each answer takes two lines; nobody is thrown out."""
    anna, ben = homes
    invite(anna, ben, INVITED._replace(size=9, control=TimeControl(FISCHER, 600, 5)))
    line = [f"{column}{row}" for row in range(1, 9) for column in "abcdefghi"][: MAX_DEPTH + 1]
    table = ben.table
    prepare(ben, " ".join(line[:MAX_DEPTH]))
    preparation = Preparation(table, Stage(Play(table, table), table), table)
    preparation.begin()
    play(anna.table, line[0])  # so that Ben's program does not answer that, but what follows
    agree(anna, ben, line[0])
    prepare(anna, " ".join(line[1:]))
    peers = anna.direct._peer, ben.direct._peer
    play(table, line[1])
    agree(anna, ben, " ".join(line))
    assert (anna.direct._peer, ben.direct._peer) == peers


def test_an_offer_of_the_friend_ends_the_preparation(homes: Pair) -> None:
    anna, ben = homes
    invite(anna, ben, INVITED._replace(control=TimeControl(FISCHER, 600, 5)))
    make_moves(homes, "d4")
    table = anna.table
    preparation = Preparation(table, Stage(Play(table, table), table), table)
    preparation.begin()
    for move in ("c4", "d3"):
        preparation.make_typed_move(move)
    ben.table.pause()
    wait_until(lambda: table.remote_game.offer is not None)
    assert not preparation.is_on
    assert not preparation.may_begin
    anna.direct.answer(True)
    wait_until(lambda: ben.table.turns.is_paused)
    play(ben.table, "c4")
    agree(anna, ben, "d4 c4 d3")
