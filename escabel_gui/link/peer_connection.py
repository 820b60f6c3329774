"""escabel-link/1: what two programs that are connected say to each other. Bytes in, bytes and events out.

It knows no sockets, no clock and no chance: times and nonces are handed in. The page beside this file describes it.
"""

from __future__ import annotations

import hmac
import re
from collections.abc import Callable, Iterable
from enum import Enum, auto
from typing import Final, NamedTuple

from escabel_gui.link.game_code import BEGIN, END, format_code, format_packed, packed_game
from escabel_gui.link.limits import (
    ACTS_A_SECOND,
    ACTS_A_TURN,
    ACTS_AT_ONCE,
    GREETING_TIME,
    LONGEST_TEXT,
    MOST_GREETING,
    MOST_LINE,
    PING_AFTER,
    RECORDS_AT_ONCE,
    SILENCE,
    Allowance,
    LineBuffer,
    TooMuch,
)
from escabel_gui.link.packing import NotPacked, Sent, Unpacking
from escabel_gui.link.shared_game import SharedGame
from escabel_gui.link.signing import (
    NONCE_BYTES,
    VERSION,
    BadSignature,
    Role,
    Signatures,
    line_key,
    meeting,
    proof,
)
from escabel_gui.rules.message import Message

NOTHING: Final = "-"  # a record where there is none yet
GREETING: Final = re.compile(rf"(escabel-link/[0-9]{{1,4}}) (host|guest) ([0-9a-f]{{{2 * NONCE_BYTES}}})")
PROOF: Final = re.compile(r"proof ([0-9a-f]{64})")


class Offer(Enum):
    """What can be offered besides taking back, which is part of the game."""

    PAUSE = "pause"
    AGAIN = "again"  # another game with the colors changed


class Met(NamedTuple):
    """The peer has proved that it knows the invitation."""


class RecordCame(NamedTuple):
    """The whole copy of the peer, replayed by our rules; None where it has none yet."""

    sent: Sent | None


class ActCame(NamedTuple):
    """What the peer says that its person has done; it is looked at by whoever has the game."""

    place: int  # how many acts came before it
    digest: str  # of these
    text: str


class ControlCame(NamedTuple):
    """The time control of the game, as the host wants it: kind, and the numbers that belong to it."""

    text: str


class TimeCame(NamedTuple):
    """What is left on the clock of the peer's person, as text."""

    text: str


class Offered(NamedTuple):
    """`sent` is the game that is offered with AGAIN: nothing has been done in it."""

    offer: Offer
    sent: Sent | None = None


class Answered(NamedTuple):
    offer: Offer
    is_accepted: bool


class WentOn(NamedTuple):
    """The pause is over."""


class LateCame(NamedTuple):
    """By the peer's clock this person's time has been over for some while."""

    person: int


class Left(NamedTuple):
    """The peer says goodbye."""


class Ended(NamedTuple):
    """The connection is to be closed; `why` is None where that is in order."""

    why: Message | None


Event = Met | RecordCame | ActCame | ControlCame | TimeCame | Offered | Answered | WentOn | LateCame | Left | Ended


class TalkPhase(Enum):
    GREETING = auto()
    PROVING = auto()
    TALKING = auto()
    ENDED = auto()


class Broken(ValueError):
    """The peer does not keep to the protocol, or to our limits; the words say what that means for the person."""

    def __init__(self, words: Message) -> None:
        super().__init__(str(words))
        self.words = words


STRANGER: Final = Message("Somebody without this invitation has tried to connect.")
WRONG: Final = Message("The other program does not know this invitation: compare its letters.")
OTHER_PROTOCOL: Final = Message("There is another program, or another version of Escabel, at this address.")
NONSENSE: Final = Message("The other program said something that no Escabel says: the connection was ended.")
TOO_MUCH: Final = Message("The other program said too much at once: the connection was ended.")
TOO_QUIET: Final = Message("Nothing has been heard for a while: the connection may be gone.")


class Conversation:
    """One connection. Feed it with `receive` and `tick`, send what `take_output` returns, and close after Ended.

    Of a long record only some acts are replayed at a time, and what has come after it waits: while `is_busy`, call
    `receive` again soon, with nothing new.
    """

    def __init__(self, role: Role, key: bytes, nonce: bytes, now: float) -> None:
        self.role = role
        self.phase = TalkPhase.GREETING
        self._key = key
        self._nonces = {role: nonce}
        self._meeting = ""
        self._has_proved = False
        self._own: Signatures | None = None
        self._peers: Signatures | None = None
        self._lines = LineBuffer()
        self._output: list[bytes] = []
        self._events: list[Event] = []
        self._heard_at = now
        self._said_at = now
        self._line_allowance = Allowance(60, 10, now)
        self._byte_allowance = Allowance(4 * MOST_LINE, MOST_LINE / 4, now)
        self._record_allowance = Allowance(RECORDS_AT_ONCE, 1, now)
        self._act_allowance = Allowance(ACTS_AT_ONCE, ACTS_A_SECOND, now)
        self.known: Callable[[], SharedGame | None] = lambda: None  # the game as it is here
        self._latest: SharedGame | None = None  # that the peer has said
        self._unpacking: Unpacking | None = None  # of the record that is being read
        self._acts_left = 0  # that may be replayed in this turn
        self._write(f"{VERSION} {role.value} {nonce.hex()}")

    @property
    def is_talking(self) -> bool:
        return self.phase is TalkPhase.TALKING

    @property
    def has_proved(self) -> bool:
        """Whether this side has said what the peer needs to know it by."""
        return self._has_proved

    @property
    def has_ended(self) -> bool:
        return self.phase is TalkPhase.ENDED

    # ---- in and out

    def receive(self, data: bytes, now: float) -> list[Event]:
        """What bytes from the peer mean; they may come in any pieces."""
        if self.has_ended:
            return []
        try:
            self._byte_allowance.spend(len(data), now)
            self._lines.feed(data)
            self._acts_left = ACTS_A_TURN
            self._read_on(now)
            while not self.is_busy and not self.has_ended:
                line = self._lines.next(MOST_LINE if self.is_talking else MOST_GREETING)
                if line is None:
                    break
                self._line_allowance.spend(1, now)
                self._heard_at = now
                self._take_line(line, now)
        except TooMuch:
            self._end(TOO_MUCH)
        except (BadSignature, UnicodeDecodeError, NotPacked):
            self._end(NONSENSE)
        except Broken as broken:
            self._end(broken.words)
        return self._take_events()

    @property
    def is_busy(self) -> bool:
        """Whether something that has come waits for the next call of `receive`."""
        return self._unpacking is not None or (self._acts_left <= 0 and self._lines.has_line)

    def tick(self, now: float) -> list[Event]:
        """Let time pass: at least once a second."""
        patience = SILENCE if self.is_talking else GREETING_TIME
        if self.phase is not TalkPhase.ENDED and now - self._heard_at > patience:
            self._end(TOO_QUIET)
        if self.is_talking and now - self._said_at > PING_AFTER:
            self._say("ping")
        return self._take_events()

    def take_output(self, now: float) -> bytes:
        """What is to be sent now."""
        output, self._output = self._output, []
        if output:
            self._said_at = now
        return b"".join(output)

    def break_off(self) -> list[Event]:
        """The peer keeps to the protocol, but what it says is not possible in the game."""
        self._end(NONSENSE)
        return self._take_events()

    def _take_events(self) -> list[Event]:
        events, self._events = self._events, []
        return events

    def _write(self, line: str) -> None:
        self._output.append(f"{line}\n".encode())

    def _say(self, text: str) -> None:
        if self._own is not None and self.is_talking:
            self._write(self._own.sign(text))

    def _end(self, why: Message | None) -> None:
        if self.phase is not TalkPhase.ENDED:
            self.phase = TalkPhase.ENDED
            self._lines.clear()
            self._unpacking = None
            self._events.append(Ended(why))

    # ---- what is said; only while talking

    def say_record(self, sent: Sent | None) -> None:
        self._say(f"record {NOTHING if sent is None else one_line(sent)}")

    def say_act(self, place: int, digest: str, text: str) -> None:
        self._say(f"act {place} {digest} {text}")

    def say_control(self, text: str) -> None:
        self._say(f"control {text}")

    def say_time(self, text: str) -> None:
        self._say(f"left {text}")

    def offer(self, offer: Offer, sent: Sent | None = None) -> None:
        self._say(f"offer {offer.value}" + ("" if sent is None else f" {one_line(sent)}"))

    def answer(self, offer: Offer, is_accepted: bool) -> None:
        self._say(f"{'accept' if is_accepted else 'refuse'} {offer.value}")

    def go_on(self) -> None:
        self._say("go-on")

    def say_late(self, person: int) -> None:
        """Say that by one's own clock the peer's person has no time left."""
        self._say(f"late {person}")

    def leave(self) -> None:
        """Say goodbye; the connection is to be closed then."""
        self._say("bye")
        self._end(None)

    # ---- what is heard

    def _take_line(self, line: str, now: float) -> None:
        if self.phase is TalkPhase.GREETING:
            self._take_greeting(line)
        elif self.phase is TalkPhase.PROVING:
            self._take_proof(line)
        else:
            assert self._peers is not None
            self._take_text(self._peers.check(line), now)

    def _take_greeting(self, line: str) -> None:
        match = GREETING.fullmatch(line)
        nonce = bytes.fromhex(match[3]) if match is not None else b""
        if match is None or match[1] != VERSION or match[2] != self.role.other.value or nonce in self._nonces.values():
            raise Broken(OTHER_PROTOCOL)
        self._nonces[self.role.other] = nonce
        self._meeting = meeting(self._nonces)
        self.phase = TalkPhase.PROVING
        if self.role is Role.GUEST:
            self._prove()

    def _prove(self) -> None:
        self._has_proved = True
        self._write(f"proof {proof(self._key, self.role, self._meeting)}")

    def _take_proof(self, line: str) -> None:
        """The guest proves first: a host tells strangers nothing that they could not make up."""
        match = PROOF.fullmatch(line)
        wanted = proof(self._key, self.role.other, self._meeting)
        if match is None or not hmac.compare_digest(match[1], wanted):
            raise Broken(STRANGER if self.role is Role.HOST else WRONG)
        if self.role is Role.HOST:
            self._prove()
        self._own = Signatures(line_key(self._key, self.role, self._meeting))
        self._peers = Signatures(line_key(self._key, self.role.other, self._meeting))
        self.phase = TalkPhase.TALKING
        self._events.append(Met())

    def _take_text(self, text: str, now: float) -> None:
        word, _, rest = text.partition(" ")
        if word == "record" or (word == "offer" and rest.startswith(Offer.AGAIN.value)):
            self._record_allowance.spend(1, now)
        elif len(text) > LONGEST_TEXT:
            raise Broken(NONSENSE)
        if word == "record" and rest != NOTHING:
            known = (game for game in (self.known(), self._latest) if game is not None)
            self._unpacking = begin_unpacking(rest, known)
            self._read_on(now)
            return
        read = READERS.get(word)
        if read is None:
            return  # a later version may have more to say
        event = read(rest)
        if event is not None:
            self._events.append(event)
        if isinstance(event, Left):
            self._end(None)

    def _read_on(self, now: float) -> None:
        """Go on with a record; raises NotPacked, or TooMuch for one that has too many acts."""
        unpacking = self._unpacking
        if unpacking is None:
            return
        before = unpacking.done
        unpacking.go_on(self._acts_left)
        done = unpacking.done - before
        self._acts_left -= max(done, 1)
        self._act_allowance.spend(done, now)
        if unpacking.sent is not None:
            self._unpacking = None
            self._latest = unpacking.sent.game.first(unpacking.done)
            self._events.append(RecordCame(unpacking.sent))


# ---- the words, and what they mean


def one_line(sent: Sent) -> str:
    return format_code(sent).replace("\n", "")


def begin_unpacking(text: str, known: Iterable[SharedGame] = ()) -> Unpacking:
    """Begin to read a code that is written as `one_line` writes it."""
    try:
        data = packed_game(text.removeprefix(BEGIN).removesuffix(END))
        unpacking = Unpacking(data, known)
    except ValueError:
        raise Broken(NONSENSE) from None
    if format_packed(data) != text:
        raise Broken(NONSENSE)
    return unpacking


def read_new_game(text: str) -> Sent:
    """Read the code of a game in which nothing has been done."""
    unpacking = begin_unpacking(text)
    if unpacking.count == 0:
        unpacking.go_on(0)
    if unpacking.sent is None:
        raise Broken(NONSENSE)
    return unpacking.sent


def read_act(text: str) -> ActCame:
    match = re.fullmatch(r"([0-9]{1,4}) ([0-9a-f]{16}) ([a-z0-9*-]{1,20}(?: [01])?)", text)
    if match is None:
        raise Broken(NONSENSE)
    return ActCame(int(match[1]), match[2], match[3])


def read_control(text: str) -> ControlCame:
    if re.fullmatch(r"[a-z-]{1,20} [0-9]{1,6} [0-9]{1,5} [0-9]{1,3}", text) is None:
        raise Broken(NONSENSE)
    return ControlCame(text)


def read_time(text: str) -> TimeCame:
    if re.fullmatch(r"[0-9]{1,8}\.[0-9] [0-9]{1,3} [01]", text) is None:
        raise Broken(NONSENSE)
    return TimeCame(text)


def read_offer(text: str) -> Offered:
    word, _, code = text.partition(" ")
    if word == Offer.AGAIN.value and code:
        return Offered(Offer.AGAIN, read_new_game(code))
    if text == Offer.PAUSE.value:
        return Offered(Offer.PAUSE)
    raise Broken(NONSENSE)


def read_answer(is_accepted: bool) -> Callable[[str], Answered]:
    def read(text: str) -> Answered:
        try:
            return Answered(Offer(text), is_accepted)
        except ValueError:
            raise Broken(NONSENSE) from None

    return read


def read_late(text: str) -> LateCame:
    if text not in ("0", "1"):
        raise Broken(NONSENSE)
    return LateCame(int(text))


READERS: Final[dict[str, Callable[[str], Event | None]]] = {
    "record": lambda _: RecordCame(None),  # one that is more than NOTHING takes its time
    "act": read_act,
    "control": read_control,
    "left": read_time,
    "offer": read_offer,
    "accept": read_answer(True),
    "refuse": read_answer(False),
    "go-on": lambda _: WentOn(),
    "late": read_late,
    "ping": lambda _: None,
    "bye": lambda _: Left(),
}
