"""escabel-link/1: what two programs that are connected say to each other. Bytes in, bytes and events out.

It knows no sockets, no clock and no chance: times and nonces are handed in. The page beside this file describes it.
"""

import hmac
import re
from collections.abc import Callable
from enum import Enum, auto
from typing import Final

from escabel_gui.link import limits
from escabel_gui.link.game_code import format_code_line
from escabel_gui.link.packing import SentGame, Unpacker, UnpackError
from escabel_gui.link.peer_messages import (
    LINE_PARSERS,
    NOTHING,
    PROTOCOL_ERROR,
    UNKNOWN_GAME,
    Disconnected,
    Offer,
    PeerAuthenticated,
    PeerEvent,
    PeerLeft,
    ProtocolViolation,
    RecordReceived,
    begin_unpacking,
)
from escabel_gui.link.shared_game import SharedGame
from escabel_gui.link.signing import (
    NONCE_BYTES,
    VERSION,
    BadSignature,
    LineSigner,
    Role,
    handshake_text,
    line_key,
    proof,
)
from escabel_gui.rules.message import Message

GREETING: Final = re.compile(rf"(escabel-link/[0-9]{{1,4}}) (host|guest) ([0-9a-f]{{{2 * NONCE_BYTES}}})")
PROOF: Final = re.compile(r"proof ([0-9a-f]{64})")


class ConnectionPhase(Enum):
    GREETING = auto()
    PROVING = auto()
    TALKING = auto()
    ENDED = auto()


UNAUTHENTICATED_PEER: Final = Message("Somebody without this invitation has tried to connect.")
WRONG_INVITATION: Final = Message("The other program does not know this invitation: compare its letters.")
OTHER_PROTOCOL: Final = Message("There is another program, or another version of Escabel, at this address.")
RATE_LIMITED: Final = Message("The other program said too much at once: the connection was ended.")
TIMED_OUT: Final = Message("Nothing has been heard for a while: the connection may be gone.")


class PeerConnection:
    """State of a connection. Feed it with `receive` and `tick`, and send what `take_output` returns.

    After Disconnected, close it. Of a long record only some acts are replayed at a time, and what has come after it
    waits: while `is_busy`, call `receive` again soon, with nothing new.
    """

    def __init__(self, role: Role, key: bytes, nonce: bytes, now: float) -> None:
        self.role = role
        self.phase = ConnectionPhase.GREETING
        self._key = key
        self._nonces = {role: nonce}
        self._meeting = ""
        self._has_proved = False
        self._own: LineSigner | None = None
        self._peers: LineSigner | None = None
        self._lines = limits.LineBuffer()
        self._output: list[bytes] = []
        self._events: list[PeerEvent] = []
        self._heard_at = now
        self._said_at = now
        self._line_allowance = limits.TokenBucket(60, 10, now)
        self._byte_allowance = limits.TokenBucket(4 * limits.MAX_LINE_BYTES, limits.MAX_LINE_BYTES / 4, now)
        self._record_allowance = limits.TokenBucket(limits.RECORDS_AT_ONCE, 1, now)
        self._act_allowance = limits.TokenBucket(limits.ACTS_AT_ONCE, limits.ACTS_A_SECOND, now)
        self.known: Callable[[], SharedGame | None] = lambda: None  # the game as it is here
        self._latest: SharedGame | None = None  # that the peer has said
        self._unpacking: Unpacker | None = None  # of the record that is being read
        self._acts_left = 0  # that may be replayed in this turn
        self._write(f"{VERSION} {role.value} {nonce.hex()}")

    @property
    def is_talking(self) -> bool:
        return self.phase is ConnectionPhase.TALKING

    @property
    def has_proved(self) -> bool:
        """True once this side has sent its proof."""
        return self._has_proved

    @property
    def has_ended(self) -> bool:
        return self.phase is ConnectionPhase.ENDED

    # ---- in and out

    def receive(self, data: bytes, now: float) -> list[PeerEvent]:
        """Return the events of bytes from the peer, which may come in any pieces."""
        if self.has_ended:
            return []
        try:
            self._byte_allowance.consume(len(data), now)
            self._lines.feed(data)
            self._acts_left = limits.ACTS_A_TURN
            self._read_on(now)
            while not self.is_busy and not self.has_ended:
                line = self._lines.next_line(limits.MAX_LINE_BYTES if self.is_talking else limits.MAX_GREETING_BYTES)
                if line is None:
                    break
                self._line_allowance.consume(1, now)
                self._heard_at = now
                self._handle_line(line, now)
        except limits.RateLimitExceeded:
            self._end(RATE_LIMITED)
        except (BadSignature, UnicodeDecodeError):
            self._end(PROTOCOL_ERROR)
        except UnpackError:
            self._end(UNKNOWN_GAME)
        except ProtocolViolation as broken:
            self._end(broken.words)
        return self._take_events()

    @property
    def is_busy(self) -> bool:
        """True if received data waits for the next call of `receive`."""
        return self._unpacking is not None or (self._acts_left <= 0 and self._lines.has_line)

    def tick(self, now: float) -> list[PeerEvent]:
        """Check what depends on time; to be called at least once a second."""
        patience = limits.IDLE_TIMEOUT if self.is_talking else limits.GREETING_TIMEOUT
        if self.phase is not ConnectionPhase.ENDED and now - self._heard_at > patience:
            self._end(TIMED_OUT)
        if self.is_talking and now - self._said_at > limits.PING_INTERVAL:
            self._send_signed("ping")
        return self._take_events()

    def take_output(self, now: float) -> bytes:
        """Return the bytes to be sent now."""
        output, self._output = self._output, []
        if output:
            self._said_at = now
        return b"".join(output)

    def abort(self) -> list[PeerEvent]:
        """End the connection when the peer keeps to the protocol, but what it says is not possible in the game."""
        self._end(PROTOCOL_ERROR)
        return self._take_events()

    def _take_events(self) -> list[PeerEvent]:
        events, self._events = self._events, []
        return events

    def _write(self, line: str) -> None:
        self._output.append(f"{line}\n".encode())

    def _send_signed(self, text: str) -> None:
        if self._own is not None and self.is_talking:
            self._write(self._own.sign(text))

    def _end(self, why: Message | None) -> None:
        if self.phase is not ConnectionPhase.ENDED:
            self.phase = ConnectionPhase.ENDED
            self._lines.clear()
            self._unpacking = None
            self._events.append(Disconnected(why))

    # ---- what is said; only while talking

    def send_record(self, sent: SentGame | None) -> None:
        self._send_signed(f"record {NOTHING if sent is None else format_code_line(sent)}")

    def send_act(self, place: int, digest: str, text: str) -> None:
        self._send_signed(f"act {place} {digest} {text}")

    def send_control(self, text: str) -> None:
        self._send_signed(f"control {text}")

    def send_time(self, text: str) -> None:
        self._send_signed(f"left {text}")

    def offer(self, offer: Offer, sent: SentGame | None = None) -> None:
        self._send_signed(f"offer {offer.value}" + ("" if sent is None else f" {format_code_line(sent)}"))

    def answer(self, offer: Offer, is_accepted: bool) -> None:
        self._send_signed(f"{'accept' if is_accepted else 'refuse'} {offer.value}")

    def send_resume(self) -> None:
        self._send_signed("go-on")

    def send_late(self, person: int) -> None:
        """Tell the peer that by this side's clock the peer's person has no time left."""
        self._send_signed(f"late {person}")

    def leave(self) -> None:
        """Send a goodbye; the connection is to be closed then."""
        self._send_signed("bye")
        self._end(None)

    # ---- what is heard

    def _handle_line(self, line: str, now: float) -> None:
        if self.phase is ConnectionPhase.GREETING:
            self._handle_greeting(line)
        elif self.phase is ConnectionPhase.PROVING:
            self._handle_proof(line)
        else:
            assert self._peers is not None
            self._handle_text(self._peers.check(line), now)

    def _handle_greeting(self, line: str) -> None:
        match = GREETING.fullmatch(line)
        nonce = bytes.fromhex(match[3]) if match is not None else b""
        if match is None or match[1] != VERSION or match[2] != self.role.peer.value or nonce in self._nonces.values():
            raise ProtocolViolation(OTHER_PROTOCOL)
        self._nonces[self.role.peer] = nonce
        self._meeting = handshake_text(self._nonces)
        self.phase = ConnectionPhase.PROVING
        if self.role is Role.GUEST:
            self._prove()

    def _prove(self) -> None:
        self._has_proved = True
        self._write(f"proof {proof(self._key, self.role, self._meeting)}")

    def _handle_proof(self, line: str) -> None:
        """Check the peer's proof; the host answers with its own, which strangers thus never get."""
        match = PROOF.fullmatch(line)
        wanted = proof(self._key, self.role.peer, self._meeting)
        if match is None or not hmac.compare_digest(match[1], wanted):
            raise ProtocolViolation(UNAUTHENTICATED_PEER if self.role is Role.HOST else WRONG_INVITATION)
        if self.role is Role.HOST:
            self._prove()
        self._own = LineSigner(line_key(self._key, self.role, self._meeting))
        self._peers = LineSigner(line_key(self._key, self.role.peer, self._meeting))
        self.phase = ConnectionPhase.TALKING
        self._events.append(PeerAuthenticated())

    def _handle_text(self, text: str, now: float) -> None:
        word, _, rest = text.partition(" ")
        if word == "record" or (word == "offer" and rest.startswith(Offer.AGAIN.value)):
            self._record_allowance.consume(1, now)
        elif len(text) > limits.MAX_MESSAGE_CHARS:
            raise ProtocolViolation(PROTOCOL_ERROR)
        if word == "record" and rest != NOTHING:
            known = (game for game in (self.known(), self._latest) if game is not None)
            self._unpacking = begin_unpacking(rest, known)
            self._read_on(now)
            return
        read = LINE_PARSERS.get(word)
        if read is None:
            return  # a later version may have more to say
        event = read(rest)
        if event is not None:
            self._events.append(event)
        if isinstance(event, PeerLeft):
            self._end(None)

    def _read_on(self, now: float) -> None:
        """Go on with a record; raises UnpackError, or RateLimitExceeded for one that has too many acts."""
        unpacking = self._unpacking
        if unpacking is None:
            return
        before = unpacking.done
        unpacking.go_on(self._acts_left)
        done = unpacking.done - before
        self._acts_left -= max(done, 1)
        self._act_allowance.consume(done, now)
        if unpacking.sent is not None:
            self._unpacking = None
            self._latest = unpacking.sent.game.first(unpacking.done)
            self._events.append(RecordReceived(unpacking.sent))
