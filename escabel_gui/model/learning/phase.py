"""Phases of an exercise, from the move that is looked for to its solution."""

from __future__ import annotations

from enum import Enum, auto


class Phase(Enum):
    """Phase of an exercise."""

    LOOKING = auto()  # the person is to move
    ANSWERING = auto()  # the board is about to move
    JUDGING = auto()  # the engine finds out what a move is worth
    RETURNING = auto()  # a move that is not looked for is about to be taken back
    FAILED = auto()  # a wrong move stands there, with what refutes it, until the person tries again
    SOLVED = auto()
