"""Claim about a shape, and its text in the SGF property XCLAIM.

    holds for:b turn:w join:c3,d4 area:c3-d4 stacks:c3wb,d4wb vary:c3,d4=wb/bwb

A claim says that a color reaches its goal (`holds`) or that the other color can prevent it (`fails`), with a color to
move. Points in `vary` bear each of the piles in turn ("-" is an empty point), independently of each other.
"""

import re
from collections.abc import Iterator
from enum import Enum
from itertools import product
from typing import Final, NamedTuple

from escabel_gui.record.texts import quote
from escabel_gui.rules.boards import BLACK_FAR, BLACK_NEAR, WHITE_FAR, WHITE_NEAR, Board
from escabel_gui.rules.message import InvalidInput, Message
from escabel_gui.rules.state import BLACK, WHITE

MAX_TEXT: Final = 1_000  # letters of a claim
MAX_TURNS: Final = 9
EMPTY_PILE: Final = "-"
COLORS: Final = {"b": BLACK, "w": WHITE}
EDGES: Final = {"bottom": BLACK_NEAR, "top": BLACK_FAR, "left": WHITE_NEAR, "right": WHITE_FAR}
POINT: Final = r"[a-z][0-9]{1,2}"
MOVE: Final = rf"{POINT}(-{POINT}|\*)?|pass"
KEYS: Final = ("for", "turn", "join", "keep", "awake", "win", "allowed", "only", "area", "stacks", "vary")


class ClaimGoal(Enum):
    """Kinds of goals, by the word that stands for each."""

    JOIN = "join"  # in the end all named points and edges belong to one chain of the color
    KEEP = "keep"  # in the end all named points bear stacks of the color
    AWAKE = "awake"  # as `keep`, and an enemy stack is next to each
    WIN = "win"  # the color wins the game: within so many turns of theirs, or 0 for any number
    ALLOWED = "allowed"  # the named move is legal


class Variation(NamedTuple):
    """Points that bear each of these piles in turn."""

    points: tuple[str, ...]
    piles: tuple[str, ...]  # as `wb`; empty for an empty point


class ShapeClaim(NamedTuple):
    """A statement about a position, or about all positions of a family."""

    holds: bool
    color: int  # whose goal it is
    turn: int  # who moves first
    goal: ClaimGoal
    words: tuple[str, ...]  # points and edges, a number of turns, or a move
    area: tuple[str, ...] = ()  # points on which moves are made; empty: the whole board
    stacks: str | None = None  # as in `Rules.parse_position`; None: those of the shape
    varied: tuple[Variation, ...] = ()
    only: str = ""  # the one first move that does it, where the color moves first

    @property
    def is_local(self) -> bool:
        """True if the claim is about an area or points, where both may play elsewhere; not about who wins the game."""
        return self.goal in (ClaimGoal.JOIN, ClaimGoal.KEEP, ClaimGoal.AWAKE)

    def positions(self, stacks: str) -> Iterator[str]:
        """Yield the stacks of each position that the claim is about; `stacks` are those of the shape."""
        fixed = stacks if self.stacks is None else self.stacks
        places = [(point, part.piles) for part in self.varied for point in part.points]
        for piles in product(*(piles for _, piles in places)):
            added = [point + pile for (point, _), pile in zip(places, piles, strict=True) if pile]
            yield " ".join([fixed, *added]).strip()

    @property
    def position_count(self) -> int:
        """Number of positions."""
        total = 1
        for part in self.varied:
            total *= len(part.piles) ** len(part.points)
        return total


def parse_claim(text: str, board: Board) -> ShapeClaim:
    """Parse a claim about points of a board; raises InvalidInput with a reason."""
    if len(text) > MAX_TEXT:
        raise refusal(text)
    verdict, *rest = text.lower().split() or [""]
    if verdict not in ("holds", "fails"):
        raise refusal(verdict)
    said: dict[str, str] = {}
    varied: list[Variation] = []
    for word in rest:
        key, colon, value = word.partition(":")
        if not colon or key not in KEYS or not value or key in said:
            raise refusal(word)
        if key == "vary":
            varied.append(parse_variation(value, board))
        else:
            said[key] = value
    goals = [kind for kind in ClaimGoal if kind.value in said]
    if len(goals) != 1:
        raise refusal(text)
    goal = goals[0]
    return ShapeClaim(
        verdict == "holds",
        parse_color(said.get("for", "b")),
        parse_color(said.get("turn", "")),
        goal,
        parse_goal_words(goal, said[goal.value], board),
        parse_area(said["area"], board) if "area" in said else (),
        parse_stacks(said["stacks"]) if "stacks" in said else None,
        tuple(varied),
        parse_only(said.get("only", "")),
    )


def parse_color(text: str) -> int:
    """Parse `b` or `w`; raises InvalidInput."""
    if text not in COLORS:
        raise refusal(text)
    return COLORS[text]


def parse_goal_words(goal: ClaimGoal, text: str, board: Board) -> tuple[str, ...]:
    """Parse what a goal is about; raises InvalidInput."""
    words = tuple(text.split(","))
    if goal is ClaimGoal.WIN:
        if not re.fullmatch(f"[0-{MAX_TURNS}]", text):
            raise refusal(text)
    elif goal is ClaimGoal.ALLOWED:
        if not re.fullmatch(MOVE, text):
            raise refusal(text)
    else:
        points = [word for word in words if not (goal is ClaimGoal.JOIN and word in EDGES)]
        if not points or (len(words) == 1 and goal is ClaimGoal.JOIN):
            raise refusal(text)
        check_points(points, board)
    return words


def parse_only(text: str) -> str:
    """Parse a move, or nothing; raises InvalidInput."""
    if text and not re.fullmatch(MOVE, text):
        raise refusal(text)
    return text


def parse_stacks(text: str) -> str:
    """Parse `c3wb,d4b`, or `-` for no stacks, into what `Rules.parse_position` reads."""
    return "" if text == EMPTY_PILE else text.replace(",", " ")


def parse_area(text: str, board: Board) -> tuple[str, ...]:
    """Parse points and rectangles between two corners, as `b1-d3,e2`; raises InvalidInput."""
    found: dict[str, None] = {}
    for word in text.split(","):
        corners = word.split("-")
        check_points(corners, board)
        if len(corners) > 2:
            raise refusal(word)
        columns = sorted(corner[0] for corner in corners)
        rows = sorted(int(corner[1:]) for corner in corners)
        for name in board.names:
            if columns[0] <= name[0] <= columns[-1] and rows[0] <= int(name[1:]) <= rows[-1]:
                found[name] = None
    return tuple(found)


def parse_variation(text: str, board: Board) -> Variation:
    """Parse `c3,d4=-/b/wb`; raises InvalidInput."""
    names, _, piles = text.partition("=")
    points = names.split(",")
    check_points(points, board)
    if not re.fullmatch(r"(?:-|[bw]+)(?:/(?:-|[bw]+))*", piles):
        raise refusal(text)
    return Variation(tuple(points), tuple("" if pile == EMPTY_PILE else pile for pile in piles.split("/")))


def check_points(names: list[str], board: Board) -> None:
    """Raise InvalidInput for a name that is no point of the board."""
    for name in names:
        if name not in board.index_by_name:
            raise refusal(name)


def refusal(text: str) -> InvalidInput:
    """Return the error about a part of a claim that cannot be read."""
    return InvalidInput(Message("“{0}” means nothing there", (quote(text),)))
