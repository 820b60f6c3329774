"""A player at the table: asked to move, they choose, some time later; where they are and what they are is their own."""

from __future__ import annotations

from enum import Enum, auto
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from escabel_gui.record.tree import GameTree, Node
from escabel_gui.rules.message import Message


class PlayerState(Enum):
    """State of a player."""

    WAITING = auto()
    THINKING = auto()
    GONE = auto()  # does not answer any more; asked again, they may come back


class MoveRequest(NamedTuple):
    """Request to move at a node. Times in seconds; `seconds_left` None means no clock."""

    tree: GameTree
    node: Node
    seconds_left: float | None = None
    extra: int = 0  # for each further move


class LivePlayer(QObject):
    """Player who sits at the table; the base of all kinds.

    A turn that they were asked to take ends with exactly one of `chose` and `lost`, unless it is called off. Whoever
    is here may instead move by hand at any time, and then the turn is called off.
    """

    chose = Signal(int)  # a legal move
    lost = Signal(object)  # Message: why they are gone, and what to do
    said = Signal(object)  # Message: one line about them

    is_here = False  # whether their moves are made by hand at this board
    reason_to_wait = Message("It is not your turn.")  # why nobody else makes their moves
    waiting_message: Message | None = None  # what they are doing while they think; None: they can be seen to think

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.state = PlayerState.WAITING

    @property
    def is_thinking(self) -> bool:
        """True while the player chooses a move."""
        return self.state is PlayerState.THINKING

    def think(self, turn: MoveRequest) -> None:
        """Take a turn; the one before is over."""
        self.state = PlayerState.THINKING

    def move_at_once(self) -> None:
        """Choose at once, if that is possible."""

    def cancel(self) -> None:
        """Forget the turn; neither `chose` nor anything else follows."""
        self.state = PlayerState.WAITING

    def look_on(self, turn: MoveRequest) -> None:
        """Take note that the other one is asked to move, until `look_away`."""

    def look_away(self) -> None:
        """Take note that the other one is asked no more."""

    def announcement_of(self, move: int, color: int, other: LivePlayer) -> Message | None:
        """Return the announcement of a move chosen as `color`, or None."""
        return None
