"""Messages of escabel-link/1, as events: what a line of the peer means, and whether it is well-formed.

The page beside this file describes them. Whether what is said is possible in the game is not judged here.
"""

import re
from collections.abc import Callable, Iterable
from enum import Enum
from typing import Final, NamedTuple

from escabel_gui.link.game_code import BEGIN, END, format_packed, packed_game
from escabel_gui.link.packing import SentGame, Unpacker, UnpackError
from escabel_gui.link.shared_game import SharedGame
from escabel_gui.record.time_control import TimeLeft, parse_left
from escabel_gui.rules.message import Message

NOTHING: Final = "-"  # a record where there is none yet
PROTOCOL_ERROR: Final = Message(
    "The other program sent something that Escabel does not understand. The connection was closed."
)

UNKNOWN_GAME: Final = Message("Your friend’s game is not known to this version of Escabel: get the newest version.")


class Offer(Enum):
    """Kind of offer; taking back is part of the game and none of these."""

    PAUSE = "pause"
    AGAIN = "again"  # another game with the colors changed


class PeerAuthenticated(NamedTuple):
    """Event: the peer has proved that it knows the invitation."""


class RecordReceived(NamedTuple):
    """Whole copy of the peer, replayed by our rules; None where it has none yet."""

    sent: SentGame | None


class ActReceived(NamedTuple):
    """Act of the peer's person, not checked yet."""

    place: int  # how many acts came before it
    digest: str  # of these
    text: str


class TimeControlReceived(NamedTuple):
    """Time control of the game, as the host wants it: kind, and the numbers that belong to it."""

    text: str


class ClockReceived(NamedTuple):
    """Remaining time of the peer's person."""

    left: TimeLeft


class OfferReceived(NamedTuple):
    """Offer of the peer; `sent` is the game that is offered with AGAIN: nothing has been done in it."""

    offer: Offer
    sent: SentGame | None = None


class OfferAnswered(NamedTuple):
    offer: Offer
    is_accepted: bool


class PauseEnded(NamedTuple):
    """Event: the pause is over."""


class LateReceived(NamedTuple):
    """Event: by the peer's clock this person's time has been over for some while."""

    person: int


class PeerLeft(NamedTuple):
    """Event: the peer says goodbye."""


class Disconnected(NamedTuple):
    """Event: the connection is to be closed; `why` is None where that is in order."""

    why: Message | None


PeerEvent = (
    PeerAuthenticated
    | RecordReceived
    | ActReceived
    | TimeControlReceived
    | ClockReceived
    | OfferReceived
    | OfferAnswered
    | PauseEnded
    | LateReceived
    | PeerLeft
    | Disconnected
)


class ProtocolViolation(ValueError):
    """Raised when the peer breaks the protocol or our limits; the words say what that means for the person."""

    def __init__(self, words: Message) -> None:
        super().__init__(str(words))
        self.words = words


# ---- lines, and what they mean


def begin_unpacking(text: str, known: Iterable[SharedGame] = ()) -> Unpacker:
    """Begin to read a code that is written as `format_code_line` writes it."""
    try:
        data = packed_game(text.removeprefix(BEGIN).removesuffix(END))
    except ValueError:
        raise ProtocolViolation(PROTOCOL_ERROR) from None
    if format_packed(data) != text:
        raise ProtocolViolation(PROTOCOL_ERROR)
    try:
        return Unpacker(data, known)
    except UnpackError:
        raise ProtocolViolation(UNKNOWN_GAME) from None


def parse_new_game(text: str) -> SentGame:
    """Read the code of a game in which nothing has been done."""
    unpacking = begin_unpacking(text)
    if unpacking.count == 0:
        unpacking.go_on(0)
    if unpacking.sent is None:
        raise ProtocolViolation(PROTOCOL_ERROR)
    return unpacking.sent


def parse_act(text: str) -> ActReceived:
    match = re.fullmatch(r"([0-9]{1,4}) ([0-9a-f]{16}) ([a-z0-9*-]{1,20}(?: [01])?)", text)
    if match is None:
        raise ProtocolViolation(PROTOCOL_ERROR)
    return ActReceived(int(match[1]), match[2], match[3])


def parse_control(text: str) -> TimeControlReceived:
    if re.fullmatch(r"[a-z-]{1,20} [0-9]{1,6} [0-9]{1,5} [0-9]{1,3}", text) is None:
        raise ProtocolViolation(PROTOCOL_ERROR)
    return TimeControlReceived(text)


def parse_time(text: str) -> ClockReceived:
    left = parse_left(text)
    if left is None:
        raise ProtocolViolation(PROTOCOL_ERROR)
    return ClockReceived(left)


def parse_offer(text: str) -> OfferReceived:
    word, _, code = text.partition(" ")
    if word == Offer.AGAIN.value and code:
        return OfferReceived(Offer.AGAIN, parse_new_game(code))
    if text == Offer.PAUSE.value:
        return OfferReceived(Offer.PAUSE)
    raise ProtocolViolation(PROTOCOL_ERROR)


def read_answer(is_accepted: bool) -> Callable[[str], OfferAnswered]:
    def read(text: str) -> OfferAnswered:
        try:
            return OfferAnswered(Offer(text), is_accepted)
        except ValueError:
            raise ProtocolViolation(PROTOCOL_ERROR) from None

    return read


def parse_late(text: str) -> LateReceived:
    if text not in ("0", "1"):
        raise ProtocolViolation(PROTOCOL_ERROR)
    return LateReceived(int(text))


LINE_PARSERS: Final[dict[str, Callable[[str], PeerEvent | None]]] = {
    "record": lambda _: RecordReceived(None),  # one that is more than NOTHING takes its time
    "act": parse_act,
    "control": parse_control,
    "left": parse_time,
    "offer": parse_offer,
    "accept": read_answer(True),
    "refuse": read_answer(False),
    "go-on": lambda _: PauseEnded(),
    "late": parse_late,
    "ping": lambda _: None,
    "bye": lambda _: PeerLeft(),
}
