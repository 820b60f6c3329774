"""Whatever a friend hears of is safely on disk here: a program that is killed never knows less than the friend does."""

from pathlib import Path

import pytest

from escabel_gui.link.local_replica import ID, LocalReplica, parse_replica
from escabel_gui.link.peer_connection import PeerConnection
from escabel_gui.link.peer_messages import Offer
from escabel_gui.record.storage.game_store import GameStore
from tests.model.friends.homes import Home, Pair, agree, is_met, make_moves
from tests.model.seating import play, rest, wait_until
from tests.slow_disk import SlowDisk


class Witness:
    """Witness that compares what a home says with what is in its folder at that moment."""

    def __init__(self, home: Home, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.said: list[str] = []
        self.lost: list[str] = []  # what a kill would have left the friend alone with
        self._home = home
        self._games = GameStore(folder)
        say = PeerConnection._send_signed

        def say_and_note(conversation: PeerConnection, text: str) -> None:
            peer = home.direct._peer
            if peer is not None and conversation is peer.talk:
                self._note(text)
            say(conversation, text)

        monkeypatch.setattr(PeerConnection, "_send_signed", say_and_note)

    def _note(self, text: str) -> None:
        word, _, rest_of_it = text.partition(" ")
        copy = self._home.table.remote_game.copy
        if word not in ("record", "act", "accept") or copy is None or rest_of_it == "-":
            return
        self.said.append(text)
        kept = self._kept(copy)
        known = len(copy.game.acts) if word != "act" else int(rest_of_it.split()[0]) + 1
        if kept is None or kept.game.acts[:known] != copy.game.acts[:known]:
            self.lost.append(text)

    def _kept(self, copy: LocalReplica) -> LocalReplica | None:
        path = self._games.find(ID, copy.game.terms.id.hex())
        return None if path is None else parse_replica(self._games.open(path).session)


@pytest.fixture
def witness(pair: Pair, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Witness:
    """Return a witness of what Anna says, in a game with one move."""
    play(pair[0].table, "d4")
    agree(*pair, "d4")
    return Witness(pair[0], tmp_path / "anna", monkeypatch)


def cut(pair: Pair) -> None:
    """Cut the connection, and wait for the next one."""
    anna, ben = pair
    before = anna.direct._peer
    assert before is not None
    before._socket.abort()
    wait_until(lambda: anna.direct._peer not in (None, before) and ben.direct.is_there)


def test_what_a_friend_hears_of_after_a_cut_is_on_disk(pair: Pair, witness: Witness, slow_disk: SlowDisk) -> None:
    anna, ben = pair
    make_moves(pair, "d5")
    rest(anna.table)
    with slow_disk:
        anna.table.play_text("c3")
        cut(pair)
    agree(anna, ben, "d4 d5 c3")
    assert witness.said
    assert not witness.lost


def test_the_end_that_a_friend_hears_of_is_on_disk(pair: Pair, witness: Witness, slow_disk: SlowDisk) -> None:
    """Check that the end is on disk before it is told: nobody looks for a program that is killed after that."""
    anna, ben = pair
    rest(anna.table)
    with slow_disk:
        anna.table.giving_up.resign()
        cut(pair)
    wait_until(lambda: ben.table.game.is_over and anna.direct.port == 0)
    assert not witness.lost


def test_what_is_agreed_to_is_on_disk(pair: Pair, witness: Witness, slow_disk: SlowDisk) -> None:
    anna, ben = pair
    anna.table.giving_up.resign()
    wait_until(lambda: ben.table.game.is_over and anna.direct.port == 0)
    rest(anna.table)
    rest(ben.table)
    ben.direct.play_again()
    wait_until(lambda: anna.direct.offered is not None)
    with slow_disk:
        anna.direct.answer(True)
        wait_until(lambda: not anna.table.game.is_over)
        assert not [text for text in witness.said if text.startswith("accept")]
    wait_until(lambda: is_met(*pair) and anna.acts == ben.acts == "")
    assert f"accept {Offer.AGAIN.value}" in witness.said
    assert not witness.lost
