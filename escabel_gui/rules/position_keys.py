"""Keys of positions: equal for all images of a position under the symmetries of its game, on every system.

The method is Zobrist hashing (Zobrist, 1970): a number for each kind of stack on each point, and their exclusive or.
A position's key is the least of its images' ones. Two positions that are no images of each other have the same key
with a chance of 1 in 2 to the power of 63.
"""

from collections.abc import Iterator
from hashlib import blake2b
from itertools import compress
from operator import ne
from typing import NamedTuple

from escabel_gui.rules.contract import Rules
from escabel_gui.rules.state import BLACK, NOBODY, WHITE, State, opponent
from escabel_gui.rules.symmetries import find_symmetries


def stable_number(*words: object) -> int:
    """Return a pseudorandom number of 63 bits, which is the same for the same words everywhere."""
    digest = blake2b(" ".join(map(str, words)).encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big") >> 1


class Change(NamedTuple):
    """Change of a point by a move: owner and height before and after it."""

    point: int
    before: tuple[int, int]
    after: tuple[int, int]


def changes_of_line(rules: Rules, start: State, moves: list[int]) -> Iterator[tuple[State, list[Change]]]:
    """Yield each position of a line with what has changed since the one before; the first is compared with nothing.

    The state is the same object each time.
    """
    state = start.copy()
    points = range(int(rules.board.points))
    seen: list[tuple[int, int]] = [(NOBODY, 0)] * len(points)
    for ply in range(len(moves) + 1):
        stacks = list(zip(state.owner, state.height, strict=True))[: len(points)]
        changed = compress(points, map(ne, seen, stacks))
        yield state, [Change(point, seen[point], stacks[point]) for point in changed]
        seen = stacks
        if ply < len(moves):
            rules.play(state, moves[ply])


class PositionKeys:
    """Keys of the positions of one ruleset and size; whose turn it is and hands belong to a position, plies do not."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self._symmetries = find_symmetries(rules)
        self._game = f"{rules.wire_name} {rules.size}"
        self._stacks: dict[tuple[int, int], list[int]] = {}  # by owner and height: the numbers of the points
        self._rest: dict[tuple[int, int, int, int], int] = {}  # by turn, passes and hands

    def key(self, state: State) -> int:
        """Return the key of a position, from 0 to 2 to the power of 63, excluded."""
        sums = self.no_sums()
        for point in range(self.rules.board.points):
            self._change(sums, point, int(state.owner[point]), int(state.height[point]))
        return self._least(sums, state)

    def keys_of_line(self, start: State, moves: list[int]) -> Iterator[int]:
        """Yield the key of a position, and of those after each of the moves that follow."""
        sums = self.no_sums()
        for state, changes in changes_of_line(self.rules, start, moves):
            yield self.next_key(sums, changes, state)

    def no_sums(self) -> list[int]:
        """Return the sums of an empty board, for `next_key`."""
        return [0] * len(self._symmetries)

    def next_key(self, sums: list[int], changes: list[Change], state: State) -> int:
        """Return the key of the next position of a line, and bring the sums of its images up to date."""
        for point, before, after in changes:
            self._change(sums, point, *before)
            self._change(sums, point, *after)
        return self._least(sums, state)

    def _change(self, sums: list[int], point: int, owner: int, height: int) -> None:
        """Add a stack to the sum of each image, or take it away."""
        if height == 0 and owner == NOBODY:
            return
        own = self._numbers(owner, height)
        other = self._numbers(int(opponent(owner)), height) if owner in (BLACK, WHITE) else own
        for place, symmetry in enumerate(self._symmetries):
            sums[place] ^= (other if symmetry.swaps_colors else own)[symmetry.permutation[point]]

    def _numbers(self, owner: int, height: int) -> list[int]:
        """Return the numbers of a kind of stack, by point."""
        kind = owner, height
        if kind not in self._stacks:
            points = range(self.rules.board.points)
            self._stacks[kind] = [stable_number(self._game, "stack", owner, height, point) for point in points]
        return self._stacks[kind]

    def _least(self, sums: list[int], state: State) -> int:
        """Return the key of a position whose images have these sums."""
        turn, passes = int(state.turn), int(state.passes)
        hands = int(state.hand[BLACK]), int(state.hand[WHITE])
        own = self._rest_number(turn, passes, *hands)
        other = self._rest_number(int(opponent(turn)), passes, *hands[::-1])
        pairs = zip(sums, self._symmetries, strict=True)
        return min(total ^ (other if symmetry.swaps_colors else own) for total, symmetry in pairs)

    def _rest_number(self, turn: int, passes: int, black: int, white: int) -> int:
        """Return the number of all that does not lie on the board."""
        rest = turn, passes, black, white
        if rest not in self._rest:
            self._rest[rest] = stable_number(self._game, "turn", *rest)
        return self._rest[rest]
