"""Encoding of moves as integers, the same in every game.

A move is `point * 16 + kind`: a placement on the point, a step from the point in one of its board's directions,
a flip of the stone on the point; a pass and the swap of sides are kinds of point 0. All moves of a board are
therefore smaller than `16 * points`, which lets tables be indexed by them.
"""

from typing import Final

from mypy_extensions import i64

PLACE: Final = 0
STEP: Final = 1  # STEP + d: a step in direction d, with d from 0 to 7
FLIP: Final = 9
PASS: Final = 10
SWAP: Final = 11
MOVE_KIND_STRIDE: Final = 16

NO_MOVE: Final = -1  # where there is none

PASS_TEXT: Final = "pass"
SWAP_TEXT: Final = "swap-sides"


def pack_move(point: i64, kind: i64) -> i64:
    """Return the move of a kind on a point."""
    return point * MOVE_KIND_STRIDE + kind


def move_point(move: i64) -> i64:
    """Return the point that is placed on or flipped, or where a step begins."""
    return move >> 4


def move_kind(move: i64) -> i64:
    """Return PLACE, FLIP, PASS, SWAP, or STEP plus a direction."""
    return move & 15


def is_step(move: i64) -> bool:
    """Return whether a move is a step."""
    return STEP <= move & 15 < FLIP
