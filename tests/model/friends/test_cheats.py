"""A friend who cheats: says what no Escabel says, through a real socket, in lines that are signed as they should be."""

import os
from collections.abc import Callable

import pytest

from escabel_gui.link.connection_info import ConnectionInfo
from escabel_gui.link.invitation import INVITATION_BYTES
from escabel_gui.link.packing import SentGame
from escabel_gui.link.peer_messages import Offer
from escabel_gui.link.shared_game import SharedGame, Terms
from escabel_gui.link.signing import Role
from escabel_gui.model.friends import clock_talk, peer_connector
from escabel_gui.model.table.clock import LAG
from escabel_gui.model.table.match_score import MatchScore
from escabel_gui.model.table.next_game import new_copy
from escabel_gui.record.result import format_result
from escabel_gui.record.time_control import BYO_YOMI, FISCHER, SUDDEN_DEATH, TimeControl
from tests.model.friends.homes import HERE, INVITED, Home, Pair, agree, invite, is_met, make_moves
from tests.model.friends.signed_lines import hear_all, said_to, say, talk_of
from tests.model.seating import play, rest, wait_until

LetPass = Callable[[float], None]


def offer_of(
    home: Home, wire_name: str, size: int, names: tuple[str, str] = ("Anna", "Ben"), sender: int = 1
) -> SentGame:
    return SentGame(SharedGame(Terms(os.urandom(8), wire_name, size, names)), sender)


def offer(home: Home, sent: SentGame) -> None:
    talk_of(home).offer(Offer.AGAIN, sent)
    say(home)


def words_of(home: Home) -> str:
    return str(home.table.remote_game.offer)


@pytest.fixture
def over(pair: Pair) -> Pair:
    """Return the two with a game that is over: Ben has resigned."""
    anna, ben = pair
    make_moves(pair, "d4")
    ben.table.giving_up.resign()
    wait_until(lambda: anna.table.game.is_over and ben.table.game.is_over)
    hear_all(pair)
    return pair


# ---- offers of another game


def test_another_game_is_not_offered_in_the_middle_of_one(pair: Pair) -> None:
    anna, ben = pair
    make_moves(pair, "d4")
    told = said_to(ben)
    offer(ben, offer_of(ben, "abande", 7))
    hear_all(pair)
    assert anna.direct.offered is None
    assert anna.table.remote_game.offer is None
    assert anna.table.setup.wire_name == "escabel"
    assert told == []  # the refusal of what Ben's own program has never offered


def test_one_offers_another_game_when_this_one_is_over(pair: Pair) -> None:
    anna, _ = pair
    told = said_to(anna)
    anna.direct.play_again()
    assert told == ["This game is not over yet. Play again when it is."]


@pytest.mark.parametrize(
    ("wire_name", "size", "sender", "question"),
    [
        ("abande", 7, 1, "Ben offers a game of Abande: you have Black."),
        ("abande:board=square", 7, 0, "Ben offers a game of Abande · Square: you have White."),
        ("escabel", 9, 0, "Ben offers a game of Escabel, 9\u00a0×\u00a09: you have White."),
        ("conquare", 4, 0, "Ben offers a game of Conquare, 4\u00a0×\u00a04 spaces: you have White."),
        ("escabel", 5, 1, "Ben offers a game of Escabel, 5\u00a0×\u00a05: you have Black."),  # unchanged colors
    ],
)
def test_another_game_is_asked_about_as_what_it_is(
    over: Pair, wire_name: str, size: int, sender: int, question: str
) -> None:
    anna, ben = over
    sent = offer_of(ben, wire_name, size, sender=sender)
    offer(ben, sent)
    wait_until(lambda: anna.direct.offered is not None)
    assert words_of(anna) == question
    assert anna.table.game.is_over
    anna.direct.answer(True)
    wait_until(lambda: not anna.table.game.is_over)
    setup = anna.table.setup
    assert (setup.wire_name, setup.size, setup.score) == (wire_name, size, MatchScore())
    assert [player.name for player in setup.players] == (["Anna", "Ben"] if sender else ["Ben", "Anna"])
    assert [player.is_friend for player in setup.players] == ([False, True] if sender else [True, False])


def test_another_game_under_other_names_is_not_the_same_again(over: Pair) -> None:
    anna, ben = over
    offer(ben, offer_of(ben, "escabel", 5, ("Ben", "Annabel"), sender=0))
    wait_until(lambda: anna.direct.offered is not None)
    assert words_of(anna) == "Ben offers a game of Escabel, 5\u00a0×\u00a05: you have White."
    anna.direct.answer(True)
    wait_until(lambda: not anna.table.game.is_over)
    assert anna.table.setup.players[1].name == "Anna"


def test_the_same_game_once_more_is_no_other_one(over: Pair) -> None:
    anna, ben = over
    copy = anna.table.remote_game.copy
    assert copy is not None
    offer(ben, SentGame(SharedGame(copy.game.terms), 0))
    hear_all(over)
    assert anna.direct.offered is None


@pytest.mark.parametrize("who", [0, 1])
def test_an_offer_that_crosses_with_one_of_another_game_begins_nothing(over: Pair, who: int) -> None:
    """Let two offers that differ cross: the host's is a question, and the guest's has lapsed."""
    honest, cheat = over[who], over[1 - who]
    rest(honest.table)
    offer(cheat, offer_of(cheat, "abande", 7))
    honest.direct.play_again()
    hear_all(over)
    wait_until(lambda: cheat.direct.offered is not None)
    assert honest.table.game.is_over
    assert honest.table.setup.wire_name == "escabel"
    if who == 0:
        assert honest.direct.offered is None
        cheat.direct.answer(True)
        wait_until(lambda: not honest.table.game.is_over)
        assert honest.table.setup.wire_name == "escabel"
    else:
        assert "offers a game of Abande" in words_of(honest)


def test_a_question_does_not_become_another_one(over: Pair) -> None:
    anna, ben = over
    ben.direct.play_again()
    wait_until(lambda: anna.direct.offered is not None)
    offer(ben, offer_of(ben, "abande", 7))
    hear_all(over)
    assert "play again" in words_of(anna)
    offered = anna.direct.offered
    assert offered is not None
    assert offered.sent is not None
    assert offered.sent.game.terms.wire_name == "escabel"


def test_a_game_that_nobody_has_agreed_to_does_not_begin(over: Pair) -> None:
    """Let the friend's program act as if its offer had been accepted."""
    anna, ben = over
    sent = offer_of(ben, "escabel", 5, ("Ben", "Anna"), sender=0)
    offer(ben, sent)
    wait_until(lambda: anna.direct.offered is not None)
    talk_of(ben).send_record(sent)
    say(ben)
    wait_until(lambda: not anna.direct.is_there)
    assert anna.table.game.is_over


# ---- answers


def test_who_is_never_understood_is_looked_for_ever_more_rarely(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the host's program say another game whenever the two are connected."""
    anna, ben = pair
    monkeypatch.setattr(peer_connector, "FIRST_WAIT_MS", 1)
    connector, copy, peer = ben.direct._connector, anna.table.remote_game.copy, ben.direct._peer
    assert connector is not None
    assert copy is not None
    assert peer is not None
    connector.note_meeting()
    copy.game.terms = copy.game.terms._replace(id=b"another!")
    peer._socket.abort()
    waits: set[int] = set()
    wait_until(lambda: waits.add(connector._wait_ms) or len(waits) == 6)
    assert max(waits) == 2**5 * min(waits)


def test_answers_to_nothing_are_not_heard(over: Pair) -> None:
    anna, _ = over
    told = said_to(anna)
    say(over[1], "refuse again", "refuse pause", "accept pause", "accept again")
    hear_all(over)
    assert told == []
    assert anna.table.game.is_over
    assert not anna.table.turns.is_paused


@pytest.mark.parametrize("answer", ["refuse pause", "accept pause"])
def test_an_answer_to_something_else_leaves_an_offer_open(over: Pair, answer: str) -> None:
    anna, ben = over
    anna.direct.play_again()
    wait_until(lambda: ben.direct.offered is not None)
    say(ben, answer)
    hear_all(over)
    ben.direct.answer(True)
    wait_until(lambda: is_met(*over) and not anna.table.game.is_over and not ben.table.game.is_over)


def test_no_pause_is_asked_for_when_the_game_is_over(over: Pair) -> None:
    anna, ben = over
    say(ben, "offer pause")
    hear_all(over)
    assert anna.direct.offered is None


# ---- clocks


@pytest.mark.parametrize("numbers", [(SUDDEN_DEATH, 0, 0, 0), (BYO_YOMI, 0, 0, 999), (FISCHER, 0, 0, 0)])
def test_a_clock_that_gives_no_time_is_not_agreed_to(homes: Pair, numbers: tuple[str, int, int, int]) -> None:
    anna, ben = homes
    invitation = os.urandom(INVITATION_BYTES)
    setup = INVITED._replace(control=TimeControl(*numbers))
    anna.table.begin(setup, copy=new_copy(setup, ConnectionInfo(Role.HOST, invitation)))
    wait_until(lambda: anna.direct.port > 0)
    refused: list[str] = []
    ben.direct.refused.connect(lambda words: refused.append(str(words)))
    ben.direct.join(ConnectionInfo(Role.GUEST, invitation, anna.direct.port, HERE))
    wait_until(lambda: refused != [])
    assert refused == ["Your friend’s game has a clock that Escabel does not have: agree on another one."]
    assert ben.table.remote_game.copy is None


Clocked = Callable[[TimeControl], Pair]


@pytest.fixture
def clocked(let_pass: LetPass, homes: Pair, monkeypatch: pytest.MonkeyPatch) -> Clocked:
    """Return a function that makes a game with clocks moved by hand: each has made a move, and it is Anna's turn."""
    monkeypatch.setattr(clock_talk, "LAG", 0.02)

    def make(control: TimeControl) -> Pair:
        invite(*homes, INVITED._replace(control=control))
        make_moves(homes, "d4 d5")
        return homes

    return make


SUDDEN = TimeControl(SUDDEN_DEATH, 60, 0, 0)
LIES = "left 99999999.9 0 0"


def test_a_control_in_the_middle_changes_nothing(clocked: Clocked) -> None:
    anna, ben = clocked(SUDDEN)
    told = said_to(ben)
    say(anna, "control sudden 1 0 0", "control sudden 0 0 0")
    say(ben, "control sudden 1 0 0")
    hear_all((anna, ben))
    assert anna.table.clock.control == ben.table.clock.control == SUDDEN
    assert told == ["Anna’s program has another clock for this game: here it goes on as agreed."] * 2


def test_nobody_has_more_time_than_before(clocked: Clocked, let_pass: LetPass) -> None:
    pair = anna, ben = clocked(SUDDEN)
    say(ben, LIES)
    hear_all((anna, ben))
    assert anna.table.clock.left(1).seconds == 60  # it is not their turn
    make_moves(pair, "e4")
    let_pass(20)
    say(ben, LIES, "left 60.0 3 1")
    hear_all((anna, ben))
    assert anna.table.clock.left(1).seconds == 40  # nor have they moved
    say(ben, LIES)
    make_moves(pair, "e5")
    say(ben, LIES)
    hear_all((anna, ben))
    assert anna.table.clock.left(1).seconds == 40 + LAG


def test_who_lies_low_cannot_take_it_back(clocked: Clocked, let_pass: LetPass) -> None:
    pair = anna, ben = clocked(SUDDEN)
    make_moves(pair, "e4")
    let_pass(50)
    make_moves(pair, "e5")
    say(ben, "left 1.0 0 0")
    wait_until(lambda: anna.table.clock.left(1).seconds == 1)
    say(ben, LIES)
    hear_all((anna, ben))
    assert anna.table.clock.left(1).seconds <= 10 + LAG


def test_looking_back_stops_no_clock(clocked: Clocked, let_pass: LetPass) -> None:
    anna, ben = clocked(SUDDEN)
    anna.table.game.go_back()
    let_pass(20)
    assert anna.table.clock.left(0).seconds == ben.table.clock.left(0).seconds == 40
    ben.table.game.go_back()
    let_pass(10)
    assert anna.table.clock.left(0).seconds == ben.table.clock.left(0).seconds == 30


def hide_flag(home: Home) -> None:
    """Let this person's program never say that their time is over."""
    home.table.clock.flag_fell.disconnect()


def be_late(pair: Pair, let_pass: LetPass) -> tuple[list[str], list[str]]:
    """Let Ben's time run out by Anna's clock alone; return what is said to each."""
    anna, ben = pair
    make_moves(pair, "e4")
    hide_flag(ben)
    told = said_to(anna), said_to(ben)
    ben.table.clock.restore(SUDDEN, [ben.table.clock.left(0), ben.table.clock.left(1)._replace(seconds=1000.0)])
    ben.table.clock.start(1)
    let_pass(61)
    wait_until(lambda: anna.table.remote_game.offer is not None)
    hear_all(pair)
    return told


def test_who_is_late_is_told_to_both(clocked: Clocked, let_pass: LetPass) -> None:
    pair = anna, _ = clocked(SUDDEN)
    _, to_ben = be_late(pair, let_pass)
    assert (
        words_of(anna) == "Ben’s time is over by your clock, and their program does not say so. Accept the win on time?"
    )
    assert to_ben == ["By Anna’s clock your time is over; by your own you have 939 seconds left."]
    say(anna, "late 1", "late 0")  # once a turn is enough, and it is about one's own person
    hear_all(pair)
    assert len(to_ben) == 1
    assert not anna.table.game.is_over


def test_who_is_late_has_lost_where_both_say_so(clocked: Clocked, let_pass: LetPass) -> None:
    pair = anna, ben = clocked(SUDDEN)
    be_late(pair, let_pass)
    anna.direct.answer(True)
    assert format_result(anna.table.game.result) == "B+T"
    wait_until(lambda: ben.table.remote_game.question is not None)
    assert "in which your time was over" in str(ben.table.remote_game.question)
    assert not ben.table.game.is_over
    ben.table.remote_game.settle(takes_theirs=True)
    wait_until(lambda: format_result(ben.table.game.result) == "B+T")
    agree(anna, ben, "d4 d5 e4 time 1")


def test_who_denies_to_be_late_has_parted_from_the_other_one(clocked: Clocked, let_pass: LetPass) -> None:
    pair = anna, ben = clocked(SUDDEN)
    be_late(pair, let_pass)
    anna.direct.answer(True)
    wait_until(lambda: ben.table.remote_game.question is not None)
    ben.table.remote_game.settle(takes_theirs=False)
    play(ben.table, "e5")
    wait_until(lambda: anna.table.remote_game.has_conflict)
    assert anna.acts == "d4 d5 e4 time 1"
    anna.table.remote_game.settle(takes_theirs=True)  # Anna gives in
    agree(anna, ben, "d4 d5 e4 e5")


def test_who_was_late_goes_on_if_the_other_one_lets_them(clocked: Clocked, let_pass: LetPass) -> None:
    pair = anna, ben = clocked(SUDDEN)
    be_late(pair, let_pass)
    anna.direct.answer(False)
    assert anna.table.remote_game.offer is None
    make_moves(pair, "e5")
    say(ben, LIES)
    hear_all(pair)
    assert anna.table.clock.left(1).seconds == 0


def test_who_plays_on_is_not_asked_any_more(clocked: Clocked, let_pass: LetPass) -> None:
    pair = anna, _ = clocked(SUDDEN)
    be_late(pair, let_pass)
    make_moves(pair, "e5")
    assert "time is over" in words_of(anna)  # their move has come too late by the clock here, all the same
    make_moves(pair, "c4")
    assert anna.table.remote_game.offer is None


def test_who_lets_the_other_one_take_back_in_time_is_not_late(clocked: Clocked, let_pass: LetPass) -> None:
    pair = anna, ben = clocked(SUDDEN)
    make_moves(pair, "e4")
    hide_flag(ben)
    anna.table.moving.take_back()
    agree(anna, ben, "d4 d5 e4 ask 0")
    lag = anna.direct._clocks._lag
    lag.setInterval(1_000_000)
    let_pass(61)
    wait_until(lag.isActive)
    ben.table.remote_game.answer(True)
    agree(anna, ben, "d4 d5 e4 ask 0 allow 1")
    lag.timeout.emit()
    assert anna.table.remote_game.offer is None
    assert anna.table.clock.running == 0
