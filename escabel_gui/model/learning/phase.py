"""Phases of an exercise, from the move that is looked for to its solution."""

from enum import Enum, auto
from typing import Final

from escabel_gui.rules.message import Message


class Phase(Enum):
    """Phase of an exercise."""

    LOOKING = auto()  # the person is to move
    ANSWERING = auto()  # the board is about to move
    JUDGING = auto()  # the engine finds out what a move is worth
    RETURNING = auto()  # a move that is not looked for is about to be taken back
    FAILED = auto()  # a wrong move stands there, with what refutes it, until the person tries again
    SOLVED = auto()


_WAIT: Final = Message("Wait a moment: the board answers.")
WHY_NO_MOVE: Final = {  # why the person can make no move; None: one can
    Phase.LOOKING: None,
    Phase.ANSWERING: _WAIT,
    Phase.JUDGING: _WAIT,
    Phase.RETURNING: Message("This move is taken back: try another one."),
    Phase.FAILED: Message("Click the board to take this back."),
    Phase.SOLVED: Message("This is solved already."),
}
