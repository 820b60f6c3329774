"""Lines that a friend's program says though no Escabel says them, properly signed."""

from escabel_gui.link.peer_connection import PeerConnection
from tests.model.friends.homes import Home, Pair
from tests.model.seating import wait_until


def talk_of(home: Home) -> PeerConnection:
    assert home.direct._peer is not None
    return home.direct._peer.talk


def say(home: Home, *texts: str) -> None:
    """Let this person's program say something, properly signed, and wait until the other one has read it."""
    peer = home.direct._peer
    assert peer is not None
    for text in texts:
        peer.talk._send_signed(text)
    peer.flush()


def hear_all(pair: Pair) -> None:
    """Return when each has heard what the other one has said: a move or an answer after it has come."""
    anna, ben = pair
    heard: list[object] = []
    for home in pair:
        peer = home.direct._peer
        assert peer is not None
        peer.heard.connect(heard.append)
    say(anna, "accept pause")  # nobody has asked for one: it means nothing
    say(ben, "accept pause")
    wait_until(lambda: len(heard) >= 2)


def said_to(home: Home) -> list[str]:
    told: list[str] = []
    home.direct.said.connect(lambda words: told.append(str(words)))
    return told
