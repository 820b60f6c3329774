"""A second program for friends, written from the page of the protocol alone; plays Escabel with a time control.

It imports nothing of `escabel_gui`: what both say alike is what the page says. The rules are the plain ones of the
tests. Times are seconds of a clock that the caller moves.
"""

import hashlib
import hmac
from typing import NamedTuple

from tests.rules.plain.escabel import PlainEscabel
from tests.rules.plain.position import Position

LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
LAG = 3.0


def mac(key: bytes, text: str) -> bytes:
    return hmac.new(key, text.encode(), hashlib.sha256).digest()


class Left(NamedTuple):
    """The rest of a clock: of MAIN, or of a running period; `periods` includes the running one."""

    seconds: float
    periods: int
    runs_period: bool

    def __str__(self) -> str:
        return f"{self.seconds:.1f} {self.periods} {int(self.runs_period)}"


class Control(NamedTuple):
    """A time control with clocks."""

    kind: str
    main: int
    extra: int
    periods: int

    def __str__(self) -> str:
        return f"{self.kind} {self.main} {self.extra} {self.periods}"

    @property
    def full(self) -> Left:
        return Left(float(self.main), self.periods if self.kind == "byo-yomi" else 0, False)

    def after(self, left: Left, used: float) -> Left:
        """Return the rest when so many seconds of one move have passed."""
        seconds, periods, runs_period = left.seconds - used, left.periods, left.runs_period
        while seconds <= 0 and periods > int(runs_period):
            periods -= int(runs_period)
            runs_period = True
            seconds += self.extra
        return Left(max(seconds, 0.0), periods, runs_period)

    def earned(self, left: Left) -> Left:
        """Return the rest after a move."""
        if self.kind == "fischer":
            return left._replace(seconds=left.seconds + self.extra)
        return left._replace(seconds=float(self.extra)) if left.runs_period else left

    def can_be(self, left: Left) -> bool:
        if self.kind != "byo-yomi":
            return left.periods == 0 and not left.runs_period
        if left.runs_period:
            return left.seconds <= self.extra and 1 <= left.periods <= self.periods
        return left.periods == self.periods

    def total(self, left: Left) -> float:
        return left.seconds + (left.periods - left.runs_period) * self.extra


class Acts:
    """A game on a board of Escabel, as its acts in their texts."""

    def __init__(self, size: int) -> None:
        self.rules = PlainEscabel(size)
        self.texts: list[str] = []
        self.numbers: list[tuple[int, int]] = []
        self.line: list[tuple[str, int, Position]] = []  # the moves that stand: text, mover, and what they led to
        self.asked: int | None = None
        self.is_lost = False

    @property
    def position(self) -> Position:
        return self.line[-1][2] if self.line else self.rules.start()

    @property
    def to_move(self) -> int:
        has_swapped = any(text == "swap-sides" for text, _, _ in self.line)
        return int(self.position.turn == "w") ^ int(has_swapped)

    @property
    def is_over(self) -> bool:
        return self.is_lost or self.rules.winner(self.position) != ""

    def possible(self) -> list[tuple[str, int]]:
        """Return each possible act with its person, in the order of the page."""
        if self.is_over:
            return []
        acts = [(text, self.to_move) for text in sorted(self.rules.moves(self.position))]
        acts += [(f"{word} {person}", person) for word in ("resign", "time") for person in (0, 1)]
        if self.asked is not None:
            return acts + [(f"{word} {1 - self.asked}", 1 - self.asked) for word in ("allow", "refuse")]
        movers = {mover for _, mover, _ in self.line}
        return acts + [(f"ask {person}", person) for person in (0, 1) if person in movers]

    def do(self, text: str) -> int:
        """Do an act; returns the person."""
        possible = self.possible()
        number = [act for act, _ in possible].index(text)
        person = possible[number][1]
        self.numbers.append((number, len(possible)))
        self.texts.append(text)
        word = text.split()[0]
        self.asked = person if word == "ask" else None
        self.is_lost = word in ("resign", "time")
        if word == text:
            self.line.append((text, person, self.rules.play(self.position, text)))
        elif word == "allow":
            while self.line.pop()[1] == person:
                pass
        return person

    def digest(self, count: int) -> str:
        return hashlib.sha256("".join(f"{text}\n" for text in self.texts[:count]).encode()).hexdigest()[:16]


def to_letters(data: bytes) -> str:
    bits = "".join(f"{byte:08b}" for byte in data)
    bits += "0" * (-len(bits) % 5)
    return "".join(LETTERS[int(bits[place : place + 5], 2)] for place in range(0, len(bits), 5))


def from_letters(letters: str) -> bytes:
    bits = "".join(f"{LETTERS.index(letter):05b}" for letter in letters)
    return bytes(int(bits[place : place + 8], 2) for place in range(0, len(bits) - 7, 8))


class SecondClient:
    """One of two programs: the host knows a game and its control, the guest takes them over."""

    def __init__(
        self, role: str, invitation: bytes, nonce: bytes, head: bytes = b"", control: Control | None = None
    ) -> None:
        """Set up a program; `head` is the beginning of the packed game: id, wire name and size, without the persons."""
        self.role = role
        self.person = 0 if role == "host" else 1
        self._key = mac(invitation, "escabel-link/1")
        self._nonces = {role: nonce.hex()}
        self._rest = b""
        self._numbers = {"host": 0, "guest": 0}
        self._is_met = False
        self._head, self._names = head, b""
        self.control = control
        self.acts: Acts | None = None
        self._output = [f"escabel-link/1 {role} {nonce.hex()}"]
        self.left: list[Left] = []
        self._most: list[Left] = []
        self._running: int | None = None
        self._since = 0.0
        self._heard_left: Left | None = None
        self._told_left = ""
        self._has_said_end = False
        self.is_paused = False
        self._wants_pause = False

    def begin(self, names: bytes) -> None:
        """Take a game without acts: `names` as they are packed."""
        self._names = names
        self.acts = Acts(self._head[-1])
        assert self.control is not None
        self.left = [self.control.full] * 2
        self._most = list(self.left)

    # ---- lines

    def output(self) -> list[str]:
        output, self._output = self._output, []
        return output

    @property
    def _meeting(self) -> str:
        return f"escabel-link/1 host {self._nonces['host']} guest {self._nonces['guest']}"

    def _signature(self, role: str, text: str) -> str:
        return mac(mac(self._key, f"lines {role} {self._meeting}"), text).hex()

    def _say(self, text: str) -> None:
        self._numbers[self.role] += 1
        numbered = f"{self._numbers[self.role]} {text}"
        self._output.append(f"{self._signature(self.role, numbered)} {numbered}")

    def receive(self, line: str, now: float) -> None:
        other = "guest" if self.role == "host" else "host"
        if other not in self._nonces:
            self._nonces[other] = line.removeprefix(f"escabel-link/1 {other} ")
            if self.role == "guest":
                self._output.append(f"proof {mac(self._key, f'proof guest {self._meeting}').hex()}")
        elif not self._is_met:
            assert line == f"proof {mac(self._key, f'proof {other} {self._meeting}').hex()}"
            self._is_met = True
            if self.role == "host":
                self._output.append(f"proof {mac(self._key, f'proof host {self._meeting}').hex()}")
            self._meet()
        else:
            self._numbers[other] += 1
            signature, _, text = line.partition(" ")
            number, _, words = text.partition(" ")
            assert signature == self._signature(other, text)
            assert number == str(self._numbers[other])
            self._take(words, now)

    def _meet(self) -> None:
        if self.role == "host":
            self._say(f"control {self.control}")
            self._tell_left()
            self._say(f"record {self._code()}")
        else:
            self._say("record -")

    # ---- what is heard

    def _take(self, text: str, now: float) -> None:
        word, _, rest = text.partition(" ")
        if word == "control" and self.role == "guest" and self.acts is None:
            kind, *numbers = rest.split()
            self.control = Control(kind, *(int(number) for number in numbers))
        elif word == "record" and rest != "-":
            self._take_record(rest)
        elif word == "act":
            place, digest, act = rest.split(" ", 2)
            self._take_act(int(place), digest, act, now)
        elif word == "left":
            seconds, periods, runs_period = rest.split()
            self._heard_left = Left(float(seconds), int(periods), runs_period == "1")
            if self._running != 1 - self.person:
                self._believe()
        elif text == "offer pause":
            self._say("accept pause")
            self._pause(now)
        elif text == "accept pause" and self._wants_pause:
            self._wants_pause = False
            self._pause(now)
        elif text == "go-on":
            self._go_on(now)

    def _take_record(self, code: str) -> None:
        data = from_letters(code.removeprefix("ESCABEL1/").removesuffix("/ESCABEL"))[:-8]
        head, sender, names, acts = split_packed(data)
        if self.acts is None:
            self._head = head
            self.begin(names)
            assert sender != self.person
            self._tell_left()
            self._say(f"record {self._code()}")
        assert self.acts is not None
        assert (head, names) == (self._head, self._names)
        theirs = Acts(self._head[-1])
        number = int.from_bytes(acts[2:], "little")
        for _ in range(int.from_bytes(acts[:2], "big")):
            possible = theirs.possible()
            number, place = divmod(number, len(possible))
            theirs.do(possible[place][0])
        assert self.acts.texts[: len(theirs.texts)] == theirs.texts, "this client is never told of a game in a record"
        self._answer_end()

    def _take_act(self, place: int, digest: str, act: str, now: float) -> None:
        assert self.acts is not None
        assert (place, digest) == (len(self.acts.texts), self.acts.digest(place))
        self._stop(now)
        assert self.acts.do(act) == 1 - self.person
        if " " not in act and place > 0:
            self._earn(1 - self.person)
        self._believe()
        self._start(now)
        self._answer_end()

    def _answer_end(self) -> None:
        assert self.acts is not None
        if self.acts.is_over and not self._has_said_end:
            self._has_said_end = True
            self._say(f"record {self._code()}")

    def _code(self) -> str:
        assert self.acts is not None
        number = 0
        for place, count in reversed(self.acts.numbers):
            number = number * count + place
        packed = self._head + bytes((self.person,)) + self._names + len(self.acts.texts).to_bytes(2, "big")
        packed += number.to_bytes((number.bit_length() + 7) // 8, "little")
        return f"ESCABEL1/{to_letters(packed + hashlib.sha256(b'ESCABEL1/' + packed).digest()[:8])}/ESCABEL"

    # ---- what the person does

    def act(self, text: str, now: float) -> None:
        assert self.acts is not None
        if self.is_paused:
            self._say("go-on")
            self.is_paused = False
        place, digest = len(self.acts.texts), self.acts.digest(len(self.acts.texts))
        self._stop(now)
        assert self.acts.do(text) == self.person
        if " " not in text and place > 0:
            self._earn(self.person)
        self._start(now)
        self._tell_left()
        self._say(f"act {place} {digest} {text}")
        self._has_said_end = self.acts.is_over

    def want_pause(self) -> None:
        self._wants_pause = True
        self._say("offer pause")

    def leave(self) -> None:
        self._say("bye")

    # ---- clocks

    def _stop(self, now: float) -> None:
        person, self._running = self._running, None
        if person is not None and self.control is not None:
            before, used = self.left[person], now - self._since
            self.left[person] = self.control.after(before, used)
            self._most[person] = self.control.after(before, max(used - LAG, 0.0))

    def _earn(self, person: int) -> None:
        assert self.control is not None
        self.left[person] = self.control.earned(self.left[person])
        self._most[person] = self.control.earned(self._most[person])

    def _start(self, now: float) -> None:
        if self.acts is not None and self.acts.line and not self.acts.is_over and not self.is_paused:
            self._running, self._since = self.acts.to_move, now

    def _believe(self) -> None:
        said, self._heard_left = self._heard_left, None
        friend = 1 - self.person
        if said is not None and self.control is not None and self.left and self.control.can_be(said):
            most = self._most[friend]
            self.left[friend] = said if self.control.total(said) <= self.control.total(most) else most

    def _tell_left(self) -> None:
        if self.left and self._running != self.person and str(self.left[self.person]) != self._told_left:
            self._told_left = str(self.left[self.person])
            self._say(f"left {self._told_left}")

    def _pause(self, now: float) -> None:
        self._stop(now)
        self._believe()
        self.is_paused = True
        self._tell_left()

    def go_on(self, now: float) -> None:
        """Let the person end a pause."""
        self._say("go-on")
        self._go_on(now)

    def _go_on(self, now: float) -> None:
        self.is_paused = False
        self._start(now)


def split_packed(data: bytes) -> tuple[bytes, int, bytes, bytes]:
    """Split a packed game into its head, its sender, the names, and the acts."""
    place = 8 + 1 + data[8] + 1
    sender, end = data[place], place + 1
    for _ in range(2):
        end += 1 + data[end]
    return data[:place], sender, data[place + 1 : end], data[end:]
