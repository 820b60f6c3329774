"""Patterns: parts of a board with what must stand there, found in games in all symmetries and with colors exchanged.

A pattern is looked for in all positions of a game at once: the history of each point tells the plies at which it bears
what is wanted there as the bits of a number, and the pattern stands where all of these have a bit.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from escabel_gui.record.storage.board_history import History, Plies, parse_kind
from escabel_gui.rules.catalogue import make_rules
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.state import BLACK, EMPTY, NOBODY, WHITE, opponent
from escabel_gui.rules.symmetries import Symmetry, find_symmetries

PLACE: Final = re.compile(  # a point, and what stands there
    r"(?P<name>[a-z]+[0-9]+)=((?P<color>[bwx])(?P<height>(?:[1-9][0-9]{0,2})?)(?P<more>\+?)|[.?])"
)
ANY_HEIGHT: Final = 1_000_000
COLOR: Final = 3  # in a byte of turns: the bits of the color to move
IS_MINE: Final = 4
IS_SWAPPED_LATER: Final = 8


class Wanted(NamedTuple):
    """Stacks that may stand at a point of a pattern."""

    owners: tuple[int, ...]  # in ascending order
    min_height: int = 0
    max_height: int = ANY_HEIGHT

    def exchanged(self) -> Wanted:
        """Return the same with the colors exchanged."""
        owners = (int(opponent(owner)) if owner in (BLACK, WHITE) else owner for owner in self.owners)
        return self._replace(owners=tuple(sorted(owners)))

    def allows(self, owner: int, height: int) -> bool:
        """Return True for a stack that may stand there."""
        return owner in self.owners and self.min_height <= height <= self.max_height


class Pattern(NamedTuple):
    """Part of a board; a point with None belongs to it, too, whatever stands there."""

    wire_name: str
    size: int
    points: tuple[tuple[int, Wanted | None], ...]  # in ascending order


class PatternMove(NamedTuple):
    """Move in a pattern, by the point that it changes and the color that makes it, as at the pattern's own place."""

    point: int
    color: int


class PatternOccurrence(NamedTuple):
    """Pattern in a game, from a ply on."""

    ply: int
    next_move: PatternMove | None  # the first move in it; None: there was none
    mover: int  # the color that who made it has at the end of the game
    is_mine: bool  # whether who made it is neither a bot nor a friend elsewhere


class Image(NamedTuple):
    """Image of a pattern under a symmetry."""

    wanted: list[tuple[int, Wanted]]  # points where empty ones may stand last: they are seldom what is missing
    points: list[int]
    symmetry: Symmetry


class PatternSearch:
    """Search for one pattern in one game after the other."""

    def __init__(self, pattern: Pattern) -> None:
        self._images: list[Image] = []
        self._own: list[Symmetry] = []  # that map the pattern to itself
        seen: set[Pattern] = set()
        for symmetry in find_symmetries(make_rules(pattern.wire_name, pattern.size)):
            image = image_of(pattern, symmetry)
            if image == pattern:
                self._own.append(symmetry)
            if image not in seen:
                seen.add(image)
                wanted = [(point, wanted) for point, wanted in image.points if wanted is not None]
                wanted.sort(key=lambda item: EMPTY in item[1].owners)
                self._images.append(Image(wanted, [point for point, _ in image.points], symmetry))
        self._is_allowed = lru_cache(maxsize=None)(lambda wanted, kind: wanted.allows(*parse_kind(kind)))

    def occurrences(self, history: bytes, turns: bytes) -> list[PatternOccurrence]:
        """Return where the pattern comes to stand in a game; `turns` is what `format_turns` made of it."""
        board = History(history, len(turns))
        known: dict[tuple[int, Wanted], int] = {}
        found: list[PatternOccurrence] = []
        for image in self._images:
            plies = board.all_plies
            for place in image.wanted:
                at_place = known.get(place)
                if at_place is None:
                    point, wanted = place
                    kinds = board.plies(point).items()
                    known[place] = at_place = sum(bits for kind, bits in kinds if self._is_allowed(wanted, kind))
                plies &= at_place
                if not plies:
                    break
            else:
                found += self._runs(image, plies, board, turns)
        return found

    def _runs(self, image: Image, plies: int, board: History, turns: bytes) -> Iterator[PatternOccurrence]:
        """Yield the beginnings of all runs of plies, each with the next move in an image of the pattern."""
        changes = {point: changes_of(board.plies(point)) for point in image.points}
        for ply in bits_of(plies & ~(plies << 1)):
            later = [bits >> ply + 1 << ply + 1 for bits in changes.values()]
            following = min((bits & -bits for bits in later if bits), default=0)
            if not following:
                yield PatternOccurrence(ply, None, NOBODY, False)
                continue
            turn = turns[following.bit_length() - 2]
            color, is_mine = turn & COLOR, bool(turn & IS_MINE)
            mover = int(opponent(color)) if turn & IS_SWAPPED_LATER else color
            moved = [point for point, bits in changes.items() if bits & following]
            gained = [point for point in moved if gains(board.plies(point), following, color)]
            yield PatternOccurrence(ply, self._move(image.symmetry, gained or moved, color), mover, is_mine)

    def _move(self, symmetry: Symmetry, points: list[int], color: int) -> PatternMove:
        """Return a move into an image of the pattern as it would be at the pattern's own place."""
        home = [symmetry.permutation.index(point) for point in points]
        home_color = int(opponent(color)) if symmetry.swaps_colors else color
        return min(move for point in home for move in self.images_of(PatternMove(point, home_color)))

    def images_of(self, move: PatternMove) -> set[PatternMove]:
        """Return the moves that are the same by the symmetry of the pattern itself."""
        return {
            PatternMove(
                symmetry.permutation[move.point], int(opponent(move.color)) if symmetry.swaps_colors else move.color
            )
            for symmetry in self._own
        }


def parse_pattern(rules: Rules, text: str) -> Pattern:
    """Parse a pattern such as `a1=b b1=w2+ c2=. d3=?`.

    `b` and `w` are stacks of one piece, with a number of so many, with a plus of so many or more; `x` is Black or
    White, `.` nothing, `?` anything. Raises ValueError with the reason.
    """
    wanted: dict[int, Wanted | None] = {}
    for part in text.split():
        match = PLACE.fullmatch(part)
        if match is None or match["name"] not in rules.board.index_by_name:
            raise ValueError(f"{part} is no point of this board with what stands there, as in a1=b2+")
        point = rules.board.index_by_name[match["name"]]
        if point in wanted:
            raise ValueError(f"{match['name']} is named twice: say once what stands there")
        height = int(match["height"] or 1) if match["color"] else 0
        if match["color"]:
            owners = {"b": (BLACK,), "w": (WHITE,), "x": (BLACK, WHITE)}[match["color"]]
            wanted[point] = Wanted(owners, height, ANY_HEIGHT if match["more"] else height)
        else:
            wanted[point] = Wanted((EMPTY,)) if part.endswith(".") else None
    if not any(wanted.values()):
        raise ValueError("A pattern needs a point for which it says what stands there")
    return Pattern(rules.wire_name, rules.size, tuple(sorted(wanted.items(), key=lambda item: item[0])))


def image_of(pattern: Pattern, symmetry: Symmetry) -> Pattern:
    """Return a pattern's image under a symmetry."""
    points = sorted(
        (symmetry.permutation[point], wanted.exchanged() if wanted is not None and symmetry.swaps_colors else wanted)
        for point, wanted in pattern.points
    )
    return pattern._replace(points=tuple(points))


def format_turns(turns: list[tuple[int, int, bool]]) -> bytes:
    """Return who moves in each position of a game: the color now and at the end, and whether it is a person here."""
    return bytes(
        turn | (IS_MINE if is_mine else 0) | (IS_SWAPPED_LATER if mover != turn else 0)
        for turn, mover, is_mine in turns
    )


def gains(plies: Plies, bit: int, color: int) -> bool:
    """Return True if a point has come to a color, or become higher, at the ply of a bit."""
    (owner, height), (owner_before, height_before) = (
        next(parse_kind(kind) for kind, bits in plies.items() if bits & at) for at in (bit, bit >> 1)
    )
    return owner == color and (owner_before != color or height > height_before)


def changes_of(plies: Plies) -> int:
    """Return the plies at which a point changes, as the bits of a number."""
    begun = 0
    for bits in plies.values():
        begun |= bits & ~(bits << 1)
    return begun & ~1


def bits_of(number: int) -> Iterator[int]:
    """Yield the places of a number's bits, the lowest first."""
    while number:
        lowest = number & -number
        yield lowest.bit_length() - 1
        number ^= lowest
