"""Two programs that talk: as the page of the protocol says, and whatever a peer does."""

import hashlib
import hmac
from random import Random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from escabel_gui.link.game_code import format_code_line, format_packed
from escabel_gui.link.invitation import format_invitation, parse_invitation
from escabel_gui.link.limits import GREETING_TIMEOUT, IDLE_TIMEOUT, MAX_LINE_BYTES, PING_INTERVAL
from escabel_gui.link.local_replica import LocalReplica, parse_replica
from escabel_gui.link.packing import SentGame, pack
from escabel_gui.link.peer_connection import RATE_LIMITED, TIMED_OUT, UNAUTHENTICATED_PEER, WRONG_INVITATION
from escabel_gui.link.peer_messages import (
    PROTOCOL_ERROR,
    UNKNOWN_GAME,
    Disconnected,
    Offer,
    OfferReceived,
    PeerAuthenticated,
)
from escabel_gui.link.shared_game import ActKind, IllegalAct
from escabel_gui.link.signing import LineSigner, Role, handshake_text, key_from, line_key
from escabel_gui.rules.message import Message
from tests.link.friendly import make_game
from tests.link.link_fuzz import fuzz
from tests.link.peers import INVITATION, KEY, NONCES, Peer, talk
from tests.link.transcript import make_transcript, transcript_on_page


def pair(acts: str = "d4 d5") -> tuple[Peer, Peer]:
    """Return a host with a game, and a guest who did not know it before; they have met."""
    host, guest = Peer(Role.HOST, LocalReplica(make_game("escabel", 5, acts), 0)), Peer(Role.GUEST)
    talk(host, guest)
    return host, guest


def why_ended(peer: Peer) -> Message | None:
    return next(event.why for event in peer.events if isinstance(event, Disconnected))


# ---- the page


def test_the_transcript_is_what_they_say() -> None:
    assert make_transcript() == transcript_on_page()


def test_the_transcript_is_what_the_page_says_about_it() -> None:
    """Calculate it once more in other words, as a stranger would who has only the page."""

    def mac(key: bytes, text: str) -> bytes:
        return hmac.new(key, text.encode(), hashlib.sha256).digest()

    lines = [line.partition(": ")[::2] for line in transcript_on_page()]
    key = mac(bytes(range(10)), "escabel-link/1")
    nonces = {who: line.split()[2] for who, line in lines[:2]}
    met = f"escabel-link/1 host {nonces['host']} guest {nonces['guest']}"
    for who, line in lines[2:4]:
        assert line == f"proof {mac(key, f'proof {who} {met}').hex()}"
    numbers = dict.fromkeys(nonces, 0)
    for who, line in lines[4:]:
        signature, number, text = line.split(" ", 2)
        numbers[who] += 1
        assert number == str(numbers[who])
        assert signature == mac(mac(key, f"lines {who} {met}"), f"{number} {text}").hex()


# ---- meeting


def test_invitations_are_read_however_they_are_written() -> None:
    assert parse_invitation(format_invitation(INVITATION)) == INVITATION
    assert parse_invitation(" oo0g 40R4\n0m30-e2o9 ") == INVITATION
    for text in ("", "000G-40R4", "000G-40R4-0M30-E209-0", "000G-40R4-0M30-E20U"):
        with pytest.raises(ValueError, match=r"."):
            parse_invitation(text)


def test_those_who_know_the_invitation_meet() -> None:
    host, guest = pair()
    assert PeerAuthenticated() in host.events
    assert PeerAuthenticated() in guest.events
    assert host.acts == guest.acts
    assert guest.copy is not None
    assert guest.copy.person == 1


def test_without_the_invitation_nobody_gets_in() -> None:
    host = Peer(Role.HOST, LocalReplica(make_game("escabel", 5, "d4"), 0))
    guest = Peer(Role.GUEST, key=key_from(bytes(10)))
    talk(host, guest)
    assert why_ended(host) == UNAUTHENTICATED_PEER
    assert not guest.conversation.is_talking
    assert b"record" not in host.output()


def test_a_host_without_the_invitation_is_found_out() -> None:
    guest = Peer(Role.GUEST)
    guest.receive(b"escabel-link/1 host " + b"ab" * 16 + b"\nproof " + b"0" * 64 + b"\n")
    assert why_ended(guest) == WRONG_INVITATION


@pytest.mark.parametrize(
    "greeting",
    [
        "GET / HTTP/1.1",
        "escabel-link/2 guest " + "ab" * 16,
        "escabel-link/1 host " + "ab" * 16,
        "escabel-link/1 guest ab",
        "escabel-link/1 guest " + NONCES[Role.HOST].hex(),  # ours, thrown back
        "x" * 1000,
        "",
    ],
)
def test_who_does_not_speak_like_this_is_left_alone(greeting: str) -> None:
    host = Peer(Role.HOST, LocalReplica(make_game("escabel", 5), 0))
    host.receive(f"{greeting}\n".encode())
    assert host.has_ended


# ---- lines


def signed(host: Peer, *texts: str) -> bytes:
    """Return lines of a guest who knows the invitation and says what it likes; it has said nothing before."""
    nonces = {Role.HOST: NONCES[Role.HOST], Role.GUEST: NONCES[Role.GUEST]}
    signatures = LineSigner(line_key(KEY, Role.GUEST, handshake_text(nonces)))
    return b"".join(f"{signatures.sign(text)}\n".encode() for text in texts)


def met_host(acts: str = "d4 d5") -> Peer:
    """Return a host that has met a guest who has not said anything since."""
    host, guest = Peer(Role.HOST, LocalReplica(make_game("escabel", 5, acts), 0)), Peer(Role.GUEST)
    guest.receive(host.output())
    host.receive(guest.output())
    assert host.conversation.is_talking
    host.output()
    return host


def test_lines_are_taken_once_and_in_their_order() -> None:
    lines = signed(met_host(), "ping", "ping", "ping").splitlines(keepends=True)
    for told in ([0, 0], [1], [0, 2], [1, 0]):
        host = met_host()
        host.receive(b"".join(lines[number] for number in told))
        assert why_ended(host) == PROTOCOL_ERROR
    host = met_host()
    host.receive(b"".join(lines))
    assert not host.has_ended


def test_lines_of_another_meeting_are_not_taken() -> None:
    host = met_host()
    lines = signed(host, "ping")
    host.connect(nonce=bytes(16))
    guest = Peer(Role.GUEST)
    guest.receive(host.output())
    host.receive(guest.output())
    assert host.conversation.is_talking
    host.receive(lines)
    assert host.has_ended


def test_lines_come_in_any_pieces() -> None:
    host = met_host()
    for byte in signed(host, "offer pause", "ping"):
        host.receive(bytes((byte,)))
    assert OfferReceived(Offer.PAUSE) in host.events


@pytest.mark.parametrize(
    "text",
    [
        "act 2 0123456789abcdef a1 b2",
        "act 2 a1",
        "act -1 0123456789abcdef a1",
        "act 2 0123456789abcdef <b>",
        "act 2 0123456789abcdef " + "a" * 300,
        "record",
        "record ESCABEL1/0123/ESCABEL",
        "control fast",
        "left -1.0 0 0",
        "left 1e9 0 0",
        "offer again",
        "offer the moon",
        "accept everything",
        "act \u0662 0123456789abcdef a1",
    ],
)
def test_what_no_escabel_says_ends_the_connection(text: str) -> None:
    host = met_host()
    host.receive(signed(host, text))
    assert why_ended(host) == PROTOCOL_ERROR


def test_a_game_that_is_not_known_is_of_a_later_version() -> None:
    host = met_host()
    packed = pack(SentGame(make_game("escabel", 5, "d4"), 1)).replace(b"escabel", b"newgame")
    host.receive(signed(host, f"record {format_packed(packed)}"))
    assert why_ended(host) == UNKNOWN_GAME


def test_words_of_later_versions_are_passed_over() -> None:
    host = met_host()
    host.receive(signed(host, "hello there", "ping"))
    assert not host.has_ended


def test_what_the_rules_forbid_changes_nothing() -> None:
    for text in ("d4", "allow 1", "ask 0", "resign 0", "a1"):  # it is person 0's turn
        host = met_host()
        with pytest.raises(IllegalAct):
            host.receive(signed(host, f"act 2 {make_game('escabel', 5, 'd4 d5').digest(2)} {text}"))
        assert len(host.acts) == 2


def test_another_game_is_not_taken() -> None:
    renamed = make_game("escabel", 5, "d4 d5 e4")
    renamed.terms = renamed.terms._replace(names=("Anna", "Eve"))
    for game, sender in ((renamed, 1), (make_game("escabel", 7, "d4"), 1), (make_game("escabel", 5, "d4"), 0)):
        host = met_host()
        with pytest.raises(IllegalAct):
            host.receive(signed(host, f"record {format_code_line(SentGame(game, sender))}"))
        assert len(host.acts) == 2


# ---- limits


def test_a_long_line_ends_the_connection_and_takes_no_room() -> None:
    host = met_host()
    for second in range(160):
        host.receive(b"x" * 65_536, float(second))
        assert len(host.conversation._lines._rest) <= MAX_LINE_BYTES
    assert host.has_ended
    stranger = Peer(Role.HOST, LocalReplica(make_game("escabel", 5), 0))
    stranger.receive(b"x" * 300)
    assert why_ended(stranger) == RATE_LIMITED


def test_a_byte_a_second_is_not_enough() -> None:
    host = Peer(Role.HOST, LocalReplica(make_game("escabel", 5), 0))
    for second in range(round(GREETING_TIMEOUT) + 2):
        host.receive(b"e", float(second))
        host.events += host.conversation.tick(float(second))
    assert why_ended(host) == TIMED_OUT
    host = met_host()
    for second in range(round(IDLE_TIMEOUT) + 2):
        host.receive(b"0", float(second))
        host.events += host.conversation.tick(float(second))
    assert why_ended(host) == TIMED_OUT


def test_who_says_too_much_is_left() -> None:
    host = met_host()
    host.receive(signed(host, *["ping"] * 100))
    assert why_ended(host) == RATE_LIMITED
    host = met_host()
    host.receive(signed(host, *["record -"] * 40))
    assert why_ended(host) == RATE_LIMITED


def test_a_quiet_game_is_kept_alive() -> None:
    host, guest = pair()
    for second in range(0, 200, 5):
        host.events += host.conversation.tick(float(second))
        guest.events += guest.conversation.tick(float(second))
        talk(host, guest, float(second))
    assert not host.has_ended
    assert not guest.has_ended
    assert PING_INTERVAL * 2 < IDLE_TIMEOUT


# ---- a game


def test_copies_that_have_parted_are_settled_by_either() -> None:
    host = Peer(Role.HOST, LocalReplica(make_game("escabel", 5, "d4 d5"), 0))
    guest = Peer(Role.GUEST, LocalReplica(make_game("escabel", 5, "d4 e5"), 1))
    talk(host, guest)
    assert host.copy is not None
    assert guest.copy is not None
    assert host.copy.other is not None
    assert guest.copy.other is not None
    host.copy.resolve_conflict(takes_theirs=False)
    host.copies.send_news()
    talk(host, guest)
    assert guest.copy.other is not None  # who has not been asked yet
    guest.copy.resolve_conflict(takes_theirs=True)
    guest.copies.send_news()
    talk(host, guest)
    assert host.acts == guest.acts == make_game("escabel", 5, "d4 d5").acts
    assert guest.copy.other is None
    host.act(host.copy.game.parse_act("c3"))
    talk(host, guest)
    assert host.acts == guest.acts


def after_a_backup() -> tuple[Peer, Peer]:
    """Return a host that has put back an old copy, and a guest who knows of more, some of it by the host's person."""
    host = Peer(Role.HOST, LocalReplica(make_game("escabel", 5, "d4"), 0))
    guest = Peer(Role.GUEST, LocalReplica(make_game("escabel", 5, "d4 d5 e4 e5"), 1))
    talk(host, guest)
    assert host.acts == make_game("escabel", 5, "d4 d5").acts  # the guest's own move needs no question
    assert host.copy is not None
    assert host.copy.foreign_act == make_game("escabel", 5, "d4 d5 e4").acts[2]
    return host, guest


def test_what_one_has_not_done_is_taken_when_one_says_so() -> None:
    host, guest = after_a_backup()
    assert host.copy is not None
    host.copy.resolve_conflict(takes_theirs=True)
    host.copies.send_news()
    talk(host, guest)
    assert host.acts == guest.acts == make_game("escabel", 5, "d4 d5 e4 e5").acts


@pytest.mark.parametrize("move", ["c3", "e4"])
def test_what_one_has_not_done_is_asked_about_once(move: str) -> None:
    host, guest = after_a_backup()
    assert host.copy is not None
    assert guest.copy is not None
    host.copy.resolve_conflict(takes_theirs=False)
    host.copies.send_news()
    talk(host, guest)
    assert host.copy.other is None
    host.act(host.copy.game.parse_act(move))
    talk(host, guest)
    if move == "c3":
        assert guest.copy.other is not None
        guest.copy.resolve_conflict(takes_theirs=True)
        guest.copies.send_news()
        talk(host, guest)
    assert host.acts == guest.acts
    assert host.copy.other is guest.copy.other is None


@example(5637)  # a move crosses with the answer that takes back what it follows
@given(st.integers(0, 100_000))
@settings(max_examples=30)
def test_both_have_the_same_game_in_the_end_however_often_the_line_is_cut(seed: int) -> None:
    """Let anybody act at any time, connected or not; lines are lost from some byte on; connections are made again."""
    chance = Random(seed)
    host, guest = pair("")
    moves_made = 0
    connections = 0
    for _ in range(40):
        peer, other = chance.sample([host, guest], 2)
        assert peer.copy is not None
        own = [act for act in peer.copy.game.allowed_acts() if act.person == peer.copy.person]
        moves = [act for act in own if act.kind is ActKind.MOVE]
        own = [act for act in own if act.kind not in (ActKind.RESIGN, ActKind.TIME)]
        if own and chance.random() < 0.7:
            peer.act(chance.choice(moves or own))
            moves_made += bool(moves)
        if chance.random() < 0.5:
            data = peer.output()
            other.receive(data[: chance.randrange(len(data) + 1)] if chance.random() < 0.3 else data)
        if chance.random() < 0.2:
            connections += 1
            for one in (host, guest):
                one.connect(bytes((connections, one is host)) + bytes(14))
    for one in (host, guest):
        one.connect(bytes((255, one is host)) + bytes(14))
    talk(host, guest)
    assert host.acts == guest.acts
    assert host.copy is not None
    assert host.copy.other is None
    assert host.conversation.is_talking
    missing = moves_made - sum(act.kind is ActKind.MOVE for act in host.acts)
    assert missing == 0 or (missing > 0 and any(act.kind is ActKind.ALLOW for act in host.acts))


def test_nothing_is_said_that_is_not_on_disk() -> None:
    host, guest = pair("d4 d5")
    assert host.copy is not None
    host.has_fast_disk = False
    host.act(host.copy.game.parse_act("c3"))
    assert not host.output()
    host.connect(bytes(16))
    guest.connect(bytes(15) + b"1")
    talk(host, guest)  # the guest says the record that it has
    assert guest.acts == make_game("escabel", 5, "d4 d5").acts
    host.keep()
    talk(host, guest)
    assert guest.acts == host.acts == make_game("escabel", 5, "d4 d5 c3").acts


@given(st.integers(0, 100_000))
@settings(max_examples=60)
def test_whoever_is_killed_knows_what_the_other_knows(seed: int) -> None:
    """Kill peers at any time, on disks that write late; nobody is asked, or rests before the other one has the end."""
    chance = Random(seed)
    host, guest = pair("")
    connections = 0
    for _ in range(80):
        peer, other = chance.sample([host, guest], 2)
        peer.has_fast_disk = False
        assert peer.copy is not None
        own = [act for act in peer.copy.game.allowed_acts() if act.person == peer.copy.person]
        if own and chance.random() < 0.5:
            peer.act(chance.choice(own if chance.random() < 0.2 else own[:3]))
        if chance.random() < 0.5:
            peer.keep()
        if chance.random() < 0.5:
            other.receive(peer.output())
        if chance.random() < 0.2:
            if chance.random() < 0.5:
                peer.be_killed()
            connections += 1
            for one in (host, guest):
                one.connect(bytes((connections, one is host)) + bytes(14))
        for one, twin in ((host, guest), (guest, host)):
            assert one.copy is not None
            assert one.copy.other is None
            kept = parse_replica(twin.kept)
            assert kept is not None
            assert not one.copy.is_ended_for_both or kept.game.acts == one.acts
    for one in (host, guest):
        one.has_fast_disk = True
        one.connect(bytes((255, one is host)) + bytes(14))
    talk(host, guest)
    assert host.acts == guest.acts


@given(st.integers(0, 1_000_000))
@settings(max_examples=60)
def test_whatever_a_peer_sends_the_game_stays_a_game(seed: int) -> None:
    fuzz(seed)
