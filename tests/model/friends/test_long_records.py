"""Long records that a friend says again and again: they are read in slices, and only once."""

from random import Random

import pytest

from escabel_gui.link.limits import ACTS_A_TURN
from escabel_gui.link.local_replica import LocalReplica
from escabel_gui.link.packing import SentGame
from escabel_gui.link.peer_connection import PeerConnection
from escabel_gui.link.shared_game import ActKind, SharedGame
from tests.model.friends.homes import Pair, make_moves
from tests.model.friends.signed_lines import hear_all, said_to, say, talk_of
from tests.model.seating import wait_until


def long_game(copy: LocalReplica, acts: int) -> SharedGame:
    """Return the game of a copy with ever more acts: who may ask does, and is allowed."""
    game, chance = copy.game.first(len(copy.game.acts)), Random(1)
    while len(game.acts) < acts:
        choices = [act for act in game.allowed_acts() if act.kind not in (ActKind.RESIGN, ActKind.TIME)]
        allowed = [act for act in choices if act.kind is ActKind.ALLOW]
        asking = [act for act in choices if act.kind is ActKind.ASK] if len(game.line) > 6 else []
        game.append(chance.choice(allowed or asking or [act for act in choices if act.kind is ActKind.MOVE]))
    return game


@pytest.fixture
def replayed(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Return a list that grows with the number of acts replayed in each turn of reading."""
    turns = [0]
    do, receive = SharedGame._do, PeerConnection.receive

    def count(game: SharedGame, *args: object) -> None:
        turns[-1] += 1
        do(game, *args)  # type: ignore[arg-type]

    def begin_turn(talk: PeerConnection, data: bytes, now: float) -> object:
        turns.append(0)
        return receive(talk, data, now)

    monkeypatch.setattr(SharedGame, "_do", count)
    monkeypatch.setattr(PeerConnection, "receive", begin_turn)
    return turns


def test_a_long_record_is_read_in_turns_and_once(pair: Pair, replayed: list[int]) -> None:
    anna, ben = pair
    copy = ben.table.remote_game.copy
    assert copy is not None
    game = long_game(copy, 300)
    replayed[:] = [0]
    talk_of(ben).send_record(SentGame(game, 1))
    say(ben)
    wait_until(lambda: anna.table.remote_game.has_conflict)  # Anna's own moves are in it
    assert sum(replayed) == 300
    assert max(replayed) == ACTS_A_TURN
    replayed[:] = [0]
    talk_of(ben).send_record(SentGame(game, 1))
    say(ben)
    hear_all(pair)
    assert sum(replayed) == 0


def test_an_act_is_not_paid_for_with_the_whole_game(pair: Pair, replayed: list[int]) -> None:
    anna, ben = pair
    make_moves(pair, "d4 d5 c3")
    replayed[:] = [0]
    copy = ben.table.remote_game.copy
    assert copy is not None
    talk_of(ben).send_act(3, copy.game.digest(3), "c4")
    say(ben)
    wait_until(lambda: anna.acts == "d4 d5 c3 c4")
    assert sum(replayed) == 1


def test_few_records_come_at_once(pair: Pair) -> None:
    anna, ben = pair
    copy = ben.table.remote_game.copy
    assert copy is not None
    told = said_to(anna)
    for _ in range(10):
        talk_of(ben).send_record(SentGame(copy.game, 1))
    say(ben)
    wait_until(lambda: not anna.direct.is_there)
    assert told == ["The other program said too much at once: the connection was ended."]
