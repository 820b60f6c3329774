"""How long work over many files says how far it is, and is told to end."""

from __future__ import annotations

from collections.abc import Callable

GoOn = Callable[[int, int], bool]  # told how many of how many are done; answers whether to go on


def to_the_end(done: int, total: int) -> bool:
    """Nobody watches, nobody ends it."""
    return True
