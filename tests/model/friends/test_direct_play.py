"""Two tables whose programs talk to each other, on this computer alone."""

from pathlib import Path
from random import Random
from threading import Thread, current_thread, main_thread
from typing import Any

import pytest
from PySide6.QtNetwork import QHostAddress, QTcpSocket
from pytestqt.qtbot import QtBot

from escabel_gui.link.connection_info import ConnectionInfo
from escabel_gui.link.invitation import INVITATION_BYTES
from escabel_gui.link.peer_messages import Offer, OfferAnswered
from escabel_gui.link.shared_game import ActKind
from escabel_gui.link.signing import Role
from escabel_gui.model.friends import peer_connector
from escabel_gui.model.friends.game_search import FoundGame
from escabel_gui.model.friends.peer_connector import MAX_STRANGERS
from escabel_gui.model.players.player import Player
from escabel_gui.model.table.game_setup import GameSetup
from escabel_gui.model.table.match_score import MatchScore
from escabel_gui.model.table.next_game import new_copy
from escabel_gui.record.result import format_result
from escabel_gui.record.storage.game_store import GameStore
from escabel_gui.rules.state import BLACK
from tests.model.friends.homes import HERE, INVITED, Home, Pair, agree, begin_to_join, invite, is_met, make_moves
from tests.model.friends.signed_lines import said_to
from tests.model.seating import MakeTable, close, moves_to, play, rest, told_at, wait_until
from tests.wine import not_in_wine


def test_a_game_goes_to_and_fro_by_itself(pair: Pair) -> None:
    _, ben = pair
    assert ben.table.player_of(1).name == "Anna"
    make_moves(pair, "d4 swap-sides c3")
    assert moves_to(ben.table) == "d4 swap-sides c3"
    assert ben.table.may_play


def test_taking_back_by_agreement(pair: Pair) -> None:
    anna, ben = pair
    make_moves(pair, "d4")
    anna.table.moving.take_back()
    agree(anna, ben, "d4 ask 0")
    told = told_at(anna.table)
    ben.table.remote_game.answer(True)
    wait_until(lambda: moves_to(anna.table) == "")
    assert told == ["Ben has let you take your move back."]
    play(anna.table, "c3")
    wait_until(lambda: moves_to(ben.table) == "c3")


def test_resigning_and_playing_again_with_the_colors_changed(pair: Pair) -> None:
    anna, ben = pair
    make_moves(pair, "d4")
    ben.table.giving_up.resign()
    wait_until(lambda: format_result(anna.table.game.result) == "B+R")
    anna.direct.play_again()
    wait_until(lambda: ben.direct.offered is not None)
    ben.direct.answer(True)
    wait_until(lambda: anna.acts == ben.acts == "" and not anna.table.game.is_over and is_met(anna, ben))
    assert anna.table.player_of(1).name == "Ben"
    assert anna.table.setup.score == ben.table.setup.score != MatchScore()
    make_moves(pair, "c3 c4")


def test_nobody_listens_when_the_game_has_ended_for_both(pair: Pair) -> None:
    anna, ben = pair
    port = anna.direct.port
    make_moves(pair, "d4")
    ben.direct.stop()
    wait_until(lambda: not anna.direct.is_there)
    anna.table.giving_up.resign()
    rest(anna.table)
    assert anna.direct.port == port  # for a friend who does not know yet
    ben.come_back()
    wait_until(lambda: ben.table.game.is_over)
    wait_until(lambda: anna.direct.port == 0)
    assert anna.direct.is_there
    rest(anna.table)
    rest(ben.table)
    for home in pair:
        home.come_back()
        assert home.table.game.is_over
        assert home.direct.connection_info is None


def test_a_guest_does_not_knock_for_ever_to_tell_of_an_end(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tell of an end that the host has heard of, so that it does not open any more."""
    anna, ben = pair
    monkeypatch.setattr(peer_connector, "FIRST_WAIT_MS", 1)
    monkeypatch.setattr(peer_connector, "LAST_WAIT_MS", 30)
    anna.direct.stop()
    wait_until(lambda: not ben.direct.is_there)
    ben.table.giving_up.resign()
    ben.come_back()
    tries: list[object] = []
    ben.direct.tried.connect(tries.append)
    wait_until(lambda: bool(tries) and ben.direct.connection_info is None)
    assert len(tries) == 6  # at once, and after 1, 2, 4, 8 and 16 ms


def test_a_game_that_one_has_given_up_to_join_does_not_come_with_another_friend(
    homes: Pair, make_table: MakeTable, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Give up while a slow disk is still searched for the game, and join somebody else."""
    anna, ben = homes
    cara = Home(make_table, tmp_path / "cara")
    search = ben.direct._search
    sought: list[object] = []
    monkeypatch.setattr(search, "look_for", sought.append)
    begin_to_join(anna, ben, INVITED)
    wait_until(lambda: bool(sought))
    ben.direct.give_up_joining()
    monkeypatch.setattr(search, "look_for", lambda sent: search.found.emit(FoundGame(sent)))
    begin_to_join(cara, ben, INVITED._replace(players=(Player(0, "Cara"), INVITED.players[1])))
    wait_until(lambda: ben.table.remote_game.copy is not None)
    assert ben.table.player_of(BLACK).name == "Cara"
    cara.direct.stop()


def test_an_older_game_with_the_friend_opened_while_theirs_is_looked_for_ends_the_conversation(
    homes: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Open it while a slow disk is still searched: the friend's game is then another one than that on the table."""
    anna, ben = homes
    sought: list[object] = []
    monkeypatch.setattr(ben.direct._search, "look_for", sought.append)
    begin_to_join(anna, ben, INVITED)
    wait_until(lambda: bool(sought))
    assert ben.direct.connection_info is not None
    older = INVITED._replace(players=(Player(0, "Anna", is_friend=True), Player(0, "Ben")))
    ben.table.begin(older, copy=new_copy(older, ben.direct.connection_info))
    wait_until(lambda: not ben.direct.is_there)
    assert ben.table.remote_game.copy is not None
    anna.direct.stop()


def test_another_game_is_listened_for_at_the_same_port(pair: Pair) -> None:
    anna, ben = pair
    port = anna.direct.port
    ben.table.giving_up.resign()
    wait_until(lambda: anna.direct.port == 0)
    anna.direct.play_again()
    wait_until(lambda: ben.direct.offered is not None)
    ben.direct.answer(True)
    wait_until(lambda: is_met(*pair) and anna.direct.port == port)
    assert ben.direct._peer is not None
    ben.direct._peer._socket.abort()
    wait_until(lambda: not anna.direct.is_there)
    wait_until(lambda: is_met(*pair))
    assert not anna.table.game.is_over


def play_twice(pair: Pair) -> list[Path | None]:
    """Play a game to its end, and begin another one; return where each of the two has the first."""
    anna, ben = pair
    make_moves(pair, "d4")
    ben.table.giving_up.resign()
    copies = [home.table.remote_game.copy for home in pair]
    wait_until(lambda: all(copy is not None and copy.is_ended_for_both for copy in copies))
    before = [home.table.path for home in pair]
    anna.direct.play_again()
    wait_until(lambda: ben.direct.offered is not None)
    ben.direct.answer(True)
    wait_until(lambda: anna.acts == ben.acts == "" and is_met(*pair))
    make_moves(pair, "c3")
    return before


def test_an_invitation_leads_from_an_ended_game_to_the_one_that_goes_on(pair: Pair) -> None:
    anna, ben = pair
    info = ben.direct.connection_info
    _, before = play_twice(pair)
    path = ben.table.path
    assert info is not None
    assert before is not None
    ben.table.resume(*ben.table.kept_games.open(before))
    wait_until(lambda: not anna.direct.is_there)
    ben.direct.join(info._replace(port=anna.direct.port))
    wait_until(lambda: ben.table.path == path and is_met(*pair))
    make_moves(pair, "c4")


@pytest.mark.parametrize("who", [0, 1])
def test_who_looks_at_the_game_before_comes_back_to_this_one(pair: Pair, who: int) -> None:
    home, other = pair[who], pair[1 - who]
    before = play_twice(pair)[who]
    path, told = home.table.path, said_to(other)
    assert before is not None
    assert path is not None
    home.table.resume(*home.table.kept_games.open(before))
    wait_until(lambda: not other.direct.is_there)
    assert told == [f"{'Ben' if who else 'Anna'} has left. The game is kept, and goes on when you are both there."]
    home.table.resume(*home.table.kept_games.open(path))
    wait_until(lambda: is_met(*pair))
    make_moves(pair, "c4")


def test_what_both_offer_both_want(pair: Pair) -> None:
    """Let two offers cross on their way: the host's game is played."""
    anna, ben = pair
    play(anna.table, "d4")
    ben.table.giving_up.resign()
    wait_until(lambda: anna.table.game.is_over and ben.table.game.is_over)
    anna.direct.play_again()
    ben.direct.play_again()
    wait_until(lambda: anna.acts == ben.acts == "" and is_met(anna, ben))
    copies = [home.table.remote_game.copy for home in pair]
    assert copies[0] is not None
    assert copies[1] is not None
    assert copies[0].game.terms == copies[1].game.terms
    assert ben.table.may_play


def test_nobody_accepts_what_was_not_offered(pair: Pair) -> None:
    """Check that a friend whose program accepts by itself can neither stop the clocks nor begin another game."""
    anna, ben = pair
    make_moves(pair, "d4")
    peer = ben.direct._peer
    assert peer is not None
    for offer in Offer:
        peer.talk.answer(offer, True)
    peer.flush()
    make_moves(pair, "d5")
    assert not anna.table.turns.is_paused
    anna.table.giving_up.resign()
    wait_until(lambda: ben.table.game.is_over)
    anna.direct.play_again()
    wait_until(lambda: ben.direct.offered is not None)
    ben.direct.answer(False)
    wait_until(lambda: anna.direct._offers._proposal is None)
    heard: list[object] = []
    assert anna.direct._peer is not None
    anna.direct._peer.heard.connect(heard.append)
    peer.talk.answer(Offer.AGAIN, True)
    peer.flush()
    wait_until(lambda: OfferAnswered(Offer.AGAIN, True) in heard)
    assert anna.table.game.is_over


def test_the_folder_is_searched_while_the_window_goes_on(homes: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    searched_by: list[Thread] = []
    find = GameStore.find

    def find_and_tell(*args: Any) -> Path | None:
        searched_by.append(current_thread())
        return find(*args)

    monkeypatch.setattr(GameStore, "find", find_and_tell)
    anna, ben = homes
    invite(anna, ben)
    assert main_thread() not in searched_by
    assert len(searched_by) == 1
    make_moves(homes, "d4")
    path = ben.table.path
    info = ben.direct.connection_info
    assert info is not None
    ben.table.begin(GameSetup("escabel", 5, (Player(), Player())))
    wait_until(lambda: ben.direct.connection_info is None)
    ben.direct.join(info)
    wait_until(lambda: is_met(anna, ben))
    assert ben.table.path == path


def test_after_a_search_that_went_wrong_one_can_join(qtbot: QtBot, pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, ben = pair
    info = ben.direct.connection_info
    assert info is not None
    ben.table.begin(GameSetup("escabel", 5, (Player(), Player())))
    wait_until(lambda: ben.direct.connection_info is None)
    with monkeypatch.context() as patch, qtbot.captureExceptions() as raised:
        patch.setattr(GameStore, "find", lambda *_: 1 // 0)
        ben.direct.join(info)
        wait_until(lambda: bool(raised))
    ben.direct.stop()
    wait_until(lambda: not anna.direct.is_there)
    ben.direct.join(info)
    wait_until(lambda: is_met(anna, ben))


def test_another_game_can_be_declined(pair: Pair) -> None:
    anna, ben = pair
    play(anna.table, "d4")
    anna.table.giving_up.resign()
    wait_until(lambda: ben.table.game.is_over)
    told: list[str] = []
    anna.direct.said.connect(lambda words: told.append(str(words)))
    anna.direct.play_again()
    wait_until(lambda: ben.direct.offered is not None)
    ben.direct.answer(False)
    wait_until(lambda: "Ben would rather not." in told)
    assert anna.table.game.is_over


def test_after_a_cut_the_game_goes_on(pair: Pair) -> None:
    anna, ben = pair
    make_moves(pair, "d4")
    assert ben.direct._peer is not None
    ben.direct._peer._socket.abort()
    play(ben.table, "d5")
    wait_until(lambda: is_met(anna, ben))
    agree(anna, ben, "d4 d5")
    assert anna.table.remote_game.presence.is_there


@pytest.mark.parametrize("who", [0, 1])
def test_after_the_end_of_a_program_the_game_goes_on(pair: Pair, who: int) -> None:
    anna, ben = pair
    make_moves(pair, "d4")
    home = pair[who]
    close(home.table)
    wait_until(lambda: not pair[1 - who].direct.is_there)
    assert pair[1 - who].table.remote_game.presence.last is not None
    if who == 0:
        play(ben.table, "d5")
    home.come_back()
    wait_until(lambda: is_met(anna, ben))
    if who == 1:
        play(ben.table, "d5")
    agree(anna, ben, "d4 d5")


def test_a_friend_who_was_found_at_another_place_is_looked_for_there(pair: Pair) -> None:
    """Join once more, as an invitation says that is shown again when the host is in another network."""
    _, ben = pair
    make_moves(pair, "d4")
    copy, info = ben.table.remote_game.copy, ben.direct.connection_info
    assert copy is not None
    assert info is not None
    copy.connection_info = info._replace(port=9)  # where the host was before
    ben.direct.join(info)
    wait_until(lambda: is_met(*pair))
    ben.come_back()
    wait_until(lambda: is_met(*pair))
    assert ben.direct.connection_info == info


def test_a_game_with_many_cuts(pair: Pair) -> None:
    anna, ben = pair
    chance = Random(4)
    for _ in range(40):
        for home in pair:
            copy = home.table.remote_game.copy
            assert copy is not None
            if home.table.may_play and chance.random() < 0.7 and not home.table.writer.has_news:
                moves = [act for act in copy.game.allowed_acts() if act.kind is ActKind.MOVE]
                home.table.play(chance.choice(moves).move)
            if chance.random() < 0.3 and home.direct._peer is not None:
                home.direct._peer._socket.abort()
        if anna.table.game.is_over:
            break
    wait_until(lambda: is_met(anna, ben) and anna.acts == ben.acts)


# ---- strangers


def knock(home: Home, data: bytes = b"") -> QTcpSocket:
    socket = QTcpSocket(home.direct)
    socket.connectToHost(QHostAddress(HERE), home.direct.port)
    wait_until(lambda: socket.state() == QTcpSocket.SocketState.ConnectedState)
    socket.write(data)
    return socket


def is_unconnected(socket: QTcpSocket) -> bool:
    return socket.state() == QTcpSocket.SocketState.UnconnectedState


@pytest.mark.parametrize(
    "data",
    [
        b"GET / HTTP/1.1\r\n\r\n",
        pytest.param(b"x" * 100_000, marks=not_in_wine("does not tell of connections that the other side has reset")),
        b"escabel-link/1 guest 00\n",
    ],
)
def test_strangers_do_not_get_in_and_do_not_disturb(pair: Pair, data: bytes) -> None:
    anna, _ = pair
    stranger = knock(anna, data)
    wait_until(lambda: is_unconnected(stranger))
    make_moves(pair, "d4")


def test_many_strangers_take_no_room(pair: Pair) -> None:
    anna, _ = pair
    point = anna.direct._connector
    assert point is not None
    strangers = [QTcpSocket(anna.direct) for _ in range(MAX_STRANGERS + 10)]
    for stranger in strangers:
        stranger.connectToHost(QHostAddress(HERE), anna.direct.port)
    wait_until(lambda: sum(is_unconnected(stranger) for stranger in strangers) == 10)
    assert len(point._strangers) <= MAX_STRANGERS
    make_moves(pair, "d4")


def test_a_wrong_invitation_is_told(pair: Pair) -> None:
    anna, ben = pair
    refusals: list[str] = []
    ben.direct.refused.connect(lambda words: refusals.append(str(words)))
    ben.direct.join(ConnectionInfo(Role.GUEST, bytes(INVITATION_BYTES), anna.direct.port, HERE))
    wait_until(lambda: bool(refusals) or ben.direct.connection_info is None)


def test_nothing_listens_when_nobody_asked(make_table: MakeTable, tmp_path: Path) -> None:
    home = Home(make_table, tmp_path / "anna")
    home.table.begin(GameSetup("escabel", 5, (Player(), Player())))
    rest(home.table)
    assert home.direct.port == 0
    home.table.begin(INVITED)  # by message
    rest(home.table)
    assert home.direct.port == 0


def test_who_leaves_a_game_for_another_listens_no_more(pair: Pair) -> None:
    anna, ben = pair
    anna.table.begin(GameSetup("escabel", 5, (Player(), Player())))
    wait_until(lambda: anna.direct.port == 0 and not ben.direct.is_there)
