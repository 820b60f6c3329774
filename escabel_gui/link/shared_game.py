"""A game that two friends have, each in a program of their own: all that they did in it, in its order.

Nothing is ever taken out: a move that is taken back is followed by the act that took it back. So of two copies of a
game usually one begins the other.
"""

from __future__ import annotations

import hashlib
import re
import unicodedata
from collections.abc import Iterable
from enum import Enum
from typing import Final, NamedTuple

from escabel_gui.record.result import Ending, Result, lost_by, result_of
from escabel_gui.record.texts import strip_control_chars
from escabel_gui.rules.catalogue import make_rules
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.message import IllegalMove, Message, shorten
from escabel_gui.rules.moves import PASS, SWAP
from escabel_gui.rules.state import NOBODY, State

ID_BYTES: Final = 8
MAX_ACTS: Final = 2000  # of one game, besides the one that gives it away
MAX_NAME_CHARS: Final = 40  # letters of a player's name
PERSONS: Final = (0, 1)  # who has Black and White when the game begins
INVISIBLE: Final = frozenset(("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"))  # kinds of characters that no name has


class ActKind(Enum):
    """Kind of an act; the value is the word for it."""

    MOVE = "move"  # also a swap or a pass
    RESIGN = "resign"
    TIME = "time"  # their time is over
    ASK = "ask"  # to take back their latest turn, and all that followed
    ALLOW = "allow"
    REFUSE = "refuse"


class Act(NamedTuple):
    """Act of a person in a shared game."""

    kind: ActKind
    person: int
    move: int = 0


class Terms(NamedTuple):
    """Setup of a game: what is agreed before it starts. The wire name is the shortest; names may be empty."""

    id: bytes
    wire_name: str
    size: int
    names: tuple[str, str] = ("", "")


class IllegalAct(ValueError):
    """Raised for an act that is not possible where a game stands."""


class SharedGame:
    """Shared game: its terms, its acts, and where these lead; `line` are the moves that stand."""

    def __init__(self, terms: Terms) -> None:
        """Set up a game without acts; raises ValueError with a reason for terms that are no game."""
        self.terms = terms
        self.rules = make_rules(terms.wire_name, terms.size)
        self.acts: list[Act] = []
        self.line: list[int] = []
        self.asked: int | None = None  # the person who has asked to take back, and waits for an answer
        self.lost: tuple[int, Ending] | None = None  # who has given the game away, and how
        self._states: list[State] = [self.rules.start()]
        self._movers: list[int] = []
        self.numbers: list[tuple[int, int]] = []  # of each act: its place among the choices, and how many there were
        self._texts: list[str] = []  # of each act
        self._reached: list[State] = []  # the state after each act

    def first(self, count: int) -> SharedGame:
        """Return another copy, which ends after so many acts; nothing is replayed by the rules."""
        copy = SharedGame(self.terms)
        for act, number, text, state in zip(self.acts[:count], self.numbers, self._texts, self._reached, strict=False):
            copy._append(act, number, text, state)
        return copy

    def followed_by(self, acts: Iterable[Act]) -> SharedGame:
        """Return another copy, in which other acts were done; only those after the common beginning are replayed."""
        wanted = list(acts)
        common = common_prefix_length(self.acts, wanted)
        copy = self.first(common)
        for act in wanted[common:]:
            copy.append(act)
        return copy

    # ---- where it stands

    @property
    def state(self) -> State:
        """Position after the moves that stand."""
        return self._states[-1]

    @property
    def is_over(self) -> bool:
        """True if the game has ended, by the rules or given away."""
        return self.lost is not None or self.rules.winner(self.state) != NOBODY

    @property
    def to_move(self) -> int:
        """Person to move, 0 or 1."""
        return self.person_of(int(self.state.turn))

    def person_of(self, color: int) -> int:
        """Return the person who has a color now: a swap, which is no turn of the board, has changed them."""
        return (color - 1) ^ int(SWAP in self.line)

    def color_of(self, person: int) -> int:
        """Return the color that a person has now."""
        return (person ^ int(SWAP in self.line)) + 1

    @property
    def result(self) -> Result | None:
        """Result; None while the game goes on."""
        if self.lost is not None:
            person, ending = self.lost
            return lost_by(self.color_of(person), ending)
        return result_of(self.rules, self.state)

    def target_of(self, person: int) -> int | None:
        """Return how many moves are left when this person takes back their latest turn in which they had a choice."""
        for ply in reversed(range(len(self.line))):
            was_forced = self.line[ply] == PASS and self.rules.must_pass(self._states[ply])
            if self._movers[ply] == person and not was_forced:
                return ply
        return None

    # ---- what can be done in it

    def allowed_acts(self) -> list[Act]:
        """Return all possible acts: moves in the order of their texts, then the others; none when the game is over."""
        if self.is_over:
            return []
        if len(self.acts) >= MAX_ACTS:
            return self._other_allowed_acts()
        mover = self.to_move
        moves = sorted(self.rules.legal_move_list(self.state), key=self.rules.format_move)
        return [Act(ActKind.MOVE, mover, move) for move in moves] + self._other_allowed_acts()

    def _other_allowed_acts(self) -> list[Act]:
        others = [Act(kind, person) for kind in (ActKind.RESIGN, ActKind.TIME) for person in PERSONS]
        if len(self.acts) >= MAX_ACTS:
            return others
        if self.asked is not None:
            return others + [Act(kind, 1 - self.asked) for kind in (ActKind.ALLOW, ActKind.REFUSE)]
        return others + [Act(ActKind.ASK, person) for person in PERSONS if person in self._movers]

    def can_append(self, act: Act) -> bool:
        """Return True if an act is possible now."""
        if self.is_over:
            return False
        if act.kind is ActKind.MOVE:
            is_turn = act.person == self.to_move and len(self.acts) < MAX_ACTS
            return is_turn and self.rules.is_legal(self.state, act.move)
        return act in self._other_allowed_acts()

    def append(self, act: Act) -> None:
        """Append an act; raises IllegalAct, with the game as it was."""
        choices = self.allowed_acts()
        if act not in choices:
            raise IllegalAct(act.kind.value)
        self._do(act, choices)

    def append_number(self, number: int) -> int:
        """Append the possible act that a large number encodes, and return what is left of the number."""
        choices = self.allowed_acts()
        if not choices:
            raise IllegalAct("the game is over")
        rest, place = divmod(number, len(choices))
        self._do(choices[place], choices)
        return rest

    def _do(self, act: Act, choices: list[Act]) -> None:
        state = self.state
        if act.kind is ActKind.MOVE:
            state = self.rules.after(state, act.move)
        self._append(act, (choices.index(act), len(choices)), self.format_act(act), state)

    def _append(self, act: Act, number: tuple[int, int], text: str, state: State) -> None:
        """Note an act that is possible; after a move the game is in `state`."""
        self.numbers.append(number)
        self.acts.append(act)
        self._texts.append(text)
        if act.kind in (ActKind.RESIGN, ActKind.TIME):
            ending = Ending.RESIGNATION if act.kind is ActKind.RESIGN else Ending.TIME
            self.lost = (act.person, ending)
        self.asked = act.person if act.kind is ActKind.ASK else None  # every other act answers
        if act.kind is ActKind.MOVE:
            self._states.append(state)
            self._movers.append(act.person)
            self.line.append(act.move)
        elif act.kind is ActKind.ALLOW:
            ply = self.target_of(1 - act.person) or 0
            del self.line[ply:], self._movers[ply:], self._states[ply + 1 :]
        self._reached.append(self.state)

    # ---- as text

    def format_act(self, act: Act) -> str:
        """Format an act: `d4`, `swap-sides`; or the word and the person: `ask 0`."""
        return self.rules.format_move(act.move) if act.kind is ActKind.MOVE else f"{act.kind.value} {act.person}"

    def digest(self, place: int) -> str:
        """Return 16 digits that stand for the first acts: programs that say the same have done the same."""
        texts = "".join(f"{text}\n" for text in self._texts[:place])
        return hashlib.sha256(texts.encode()).hexdigest()[:16]

    def parse_act(self, text: str) -> Act:
        """Parse the act that a text means here, possible or not; raises IllegalAct."""
        match = re.fullmatch(r"(resign|time|ask|allow|refuse) ([01])", text)
        if match is not None:
            return Act(ActKind(match[1]), int(match[2]))
        try:
            return Act(ActKind.MOVE, self.to_move, self.rules.parse_move(text))
        except IllegalMove as error:
            raise IllegalAct(str(error)) from None


def common_prefix_length(one: list[Act], other: list[Act]) -> int:
    """Return the number of acts with which both begin."""
    return next(
        (place for place, (act, twin) in enumerate(zip(one, other, strict=False)) if act != twin),
        min(len(one), len(other)),
    )


# ---- what comes from elsewhere -------------------------------------------------------------------------------


def sanitize_name(text: str) -> str:
    """Return a name as it is taken over: one line, short, without invisible characters."""
    seen = "".join(
        letter if unicodedata.category(letter) not in INVISIBLE else " " for letter in strip_control_chars(text[:1000])
    )
    return " ".join(seen.split())[:MAX_NAME_CHARS].strip()


def parse_terms(id: bytes, wire_name: str, size: int, names: tuple[str, str]) -> Terms:
    """Check terms that somebody has sent; raises ValueError with a reason."""
    rules = make_rules(wire_name, size)
    if rules.wire_name != wire_name or len(id) != ID_BYTES:
        raise ValueError(f"{shorten(wire_name)!r} is not how these rules are called")
    return Terms(id, wire_name, size, (sanitize_name(names[0]), sanitize_name(names[1])))


def act_message(act: Act, name: str | Message) -> Message | None:
    """Return the friend's answer about taking back; None for other acts, which the board or a question shows."""
    match act.kind:
        case ActKind.ALLOW:
            return Message("{0} has let you take your move back.", (name,))
        case ActKind.REFUSE:
            return Message("{0} does not want you to take your move back.", (name,))
        case _:
            return None


def foreign_act_message(act: Act, name: str | Message, rules: Rules) -> Message:
    """Return the question that follows from an act of the person here which only the friend's copy has."""
    match act.kind:
        case ActKind.MOVE:
            move = rules.format_move(act.move)
            return Message("{0} has a longer game, in which you have played {1}. Which game counts?", (name, move))
        case ActKind.RESIGN:
            return Message("{0} has a longer game, in which you have resigned. Which game counts?", (name,))
        case ActKind.TIME:
            return Message("{0} has a longer game, in which your time was over. Which game counts?", (name,))
        case ActKind.ASK:
            return Message("{0} has a longer game, in which you ask to take back a move. Which game counts?", (name,))
        case ActKind.ALLOW:
            return Message("{0} has a longer game, in which you let them take a move back. Which game counts?", (name,))
        case ActKind.REFUSE:
            return Message("{0} has a longer game, in which they may not take a move back. Which game counts?", (name,))
