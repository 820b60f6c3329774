"""Classification of a position: a puzzle candidate, or the reason why it is rejected."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple, Protocol

from escabel_gui.record.exercises.goal import Goal
from escabel_gui.record.tree import GameTree
from escabel_gui.rules.state import State

MIN_TURNS = 2  # of the side to move, until the game is over, where no other number is asked for
MAX_TURNS = 6
MAX_SOLUTION_NODES = 120  # of a puzzle's tree; a larger one has too many solutions


class RejectReason(StrEnum):
    """Reason for rejecting a position or a puzzle. The values stand in users' progress files."""

    TOO_SHORT = "solved in one turn"
    TOO_LONG = "takes too many turns"
    NO_THREAT = "no danger in a wrong move"
    ALREADY_LOST = "lost already"
    UNPROVEN = "not proven in time"
    SEVERAL_SOLUTIONS = "several moves are as good"
    FORCED = "all other moves lose at once"
    OBVIOUS = "the first move that one looks at"
    TOO_MANY_LINES = "too many ways lead on from the first move"
    OTHER_DIFFICULTY = "not as hard as is asked for"
    EASIER_IN_GAME = "a harder one is in the same game"
    DUPLICATE = "there is one like it"
    QUOTA_REACHED = "there are enough of its kind"


class BudgetExceeded(Exception):
    """Raised when a proof exceeds its node budget."""


class PuzzleCandidate(NamedTuple):
    """Position with exactly one move that is better than all others."""

    state: State
    move: int
    turns: int  # of the side to move, until the game is over
    goal: Goal
    kind: str  # attack, defence, or ending: a word of saved puzzles


class Turns(NamedTuple):
    """Fewest and most turns of the side to move that a puzzle may take."""

    fewest: int = MIN_TURNS
    most: int = MAX_TURNS


ANY_TURNS = Turns()


class PuzzleFinder(Protocol):
    """Finder of puzzles in positions of one game, and writer of their solutions."""

    def classify(self, state: State) -> PuzzleCandidate | RejectReason:
        """Return the puzzle of a position, or the reason why there is none."""

    def write_solution(self, tree: GameTree, candidate: PuzzleCandidate) -> bool:
        """Add all correct moves and the best replies to a tree without moves.

        Returns False if there are more than MAX_SOLUTION_NODES of them.
        """

    def write_refutation(self, tree: GameTree, move: int) -> None:
        """Add a wrong first move and a line that refutes it."""
