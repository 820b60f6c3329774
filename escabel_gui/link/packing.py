"""A shared game as few bytes: each act as its number among those that were possible.

The id; the length of the wire name, and the wire name; the size; the person who sends it; the length of each name, and
the name in UTF-8; how many acts, in two bytes; and one large number, its least byte first: the number of the first act,
plus as many times what follows as there were acts to choose from, and so on to the last.
"""

from collections.abc import Iterable
from typing import Final, NamedTuple

from escabel_gui.link.shared_game import ID_BYTES, MAX_ACTS, PERSONS, IllegalAct, SharedGame, parse_terms
from escabel_gui.record.progress import ProgressCallback, no_progress

MAX_CODE_BYTES: Final = 4096  # of a packed game
REPORT_ACTS: Final = 20  # from one report to the next


class SentGame(NamedTuple):
    """Game as one person has sent it; the other one reads it."""

    game: SharedGame
    sender: int


class UnpackError(ValueError):
    """Raised for data that is no packed game."""


def pack(sent: SentGame) -> bytes:
    """Pack a game into bytes."""
    return pack_header(sent) + pack_acts(sent.game)


def pack_header(sent: SentGame) -> bytes:
    """Return all that comes before the large number."""
    game, terms = sent.game, sent.game.terms
    parts = [terms.id, length_prefixed(terms.wire_name), bytes((terms.size, sent.sender))]
    parts += [length_prefixed(name) for name in terms.names]
    return b"".join((*parts, len(game.acts).to_bytes(2, "big")))


def length_prefixed(text: str) -> bytes:
    """Return a text in UTF-8 after a byte with its length."""
    data = text.encode()
    return bytes((len(data),)) + data


def pack_acts(game: SharedGame) -> bytes:
    """Return the large number that encodes the acts, the lowest byte first."""
    number = 0
    for place, count in reversed(game.numbers):
        number = number * count + place
    return number.to_bytes((number.bit_length() + 7) // 8, "little")


def unpack(data: bytes, report: ProgressCallback = no_progress) -> SentGame:
    """Unpack the output of `pack`; raises UnpackError for everything that `pack` never makes."""
    unpacking = Unpacker(data)
    while True:
        report(unpacking.done, unpacking.count)
        unpacking.go_on(REPORT_ACTS)
        if unpacking.sent is not None:
            return unpacking.sent


class Unpacker:
    """Unpacker of a game, some acts at a time; raises UnpackError for everything that `pack` never makes.

    `known` are copies of games: where the packed one begins as one of them does, so much is not replayed.
    """

    def __init__(self, data: bytes, known: Iterable[SharedGame] = ()) -> None:
        if len(data) > MAX_CODE_BYTES:
            raise UnpackError("too long")
        self._data = data
        reader = ByteReader(data)
        try:
            id = reader.take(ID_BYTES)
            wire_name = reader.text()
            size, self._sender = reader.take(2)
            self._game = SharedGame(parse_terms(id, wire_name, size, (reader.text(), reader.text())))
        except ValueError as error:
            raise UnpackError(str(error)) from None
        self.count = int.from_bytes(reader.take(2), "big")
        if self._sender not in PERSONS or self.count > MAX_ACTS + 1:
            raise UnpackError("no game has that")
        self._packed_acts = reader.rest()
        self._number = int.from_bytes(self._packed_acts, "little")
        self.sent: SentGame | None = None  # the game, when all of it is unpacked
        self._begin_with(game for game in known if game.terms == self._game.terms)

    @property
    def done(self) -> int:
        """Number of acts that are unpacked."""
        return len(self._game.acts)

    def _begin_with(self, known: Iterable[SharedGame]) -> None:
        """Take over from copies of the same game what the packed one has, too."""
        number = self._number
        for game in known:
            rest, done = number, 0
            for place, choices in game.numbers[: self.count]:
                following, found = divmod(rest, choices)
                if found != place:
                    break
                rest, done = following, done + 1
            if done > self.done:
                self._game, self._number = game.first(done), rest

    def go_on(self, most: int) -> None:
        """Unpack so many acts, or the rest."""
        for _ in range(min(most, self.count - self.done)):
            try:
                self._number = self._game.append_number(self._number)
            except IllegalAct as error:
                raise UnpackError(str(error)) from None
        if self.done == self.count:
            sent = SentGame(self._game, self._sender)
            if self._number or not self._data.startswith(pack_header(sent)) or self._packed_acts.endswith(b"\0"):
                raise UnpackError("there is more in it than a game")
            self.sent = sent


class ByteReader:
    """Bytes that are taken one part after the other; raises UnpackError where there are too few."""

    def __init__(self, data: bytes) -> None:
        self._data = data
        self._place = 0

    def take(self, count: int) -> bytes:
        """Take so many bytes."""
        taken = self._data[self._place : self._place + count]
        if len(taken) < count:
            raise UnpackError("the end is missing")
        self._place += count
        return taken

    def text(self) -> str:
        """Take a text that begins with its length."""
        return self.take(self.take(1)[0]).decode()

    def rest(self) -> bytes:
        """Return all that has not been taken."""
        return self._data[self._place :]
