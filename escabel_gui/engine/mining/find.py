"""What becomes of a position that is looked at: a puzzle may be in it, or it is dropped for a reason."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple, Protocol

from escabel_gui.record.learning.goal import Goal
from escabel_gui.record.tree import GameTree
from escabel_gui.rules.state import State

FEWEST_TURNS = 2
MOST_TURNS = 6
MOST_NODES = 120  # of a puzzle's tree: with more, too much is as good as the solution


class Drop(StrEnum):
    """Why there is no puzzle in a position, or why it is not kept."""

    QUICK = "solved in one turn"
    LONG = "takes too many turns"
    CALM = "no danger in a wrong move"
    LOST = "lost already"
    OPEN = "not proven in time"
    SEVERAL = "several moves are as good"
    FORCED = "all other moves lose at once"
    GREEDY = "the first move that one looks at"
    LOOSE = "too many ways lead on from the first move"
    EASIER = "a harder one is in the same game"
    TWIN = "there is one like it"
    PLENTY = "there are enough of its kind"


class Unproven(Exception):
    """A question took more effort than it may."""


class Find(NamedTuple):
    """A position with one move that is better than all others."""

    state: State
    move: int
    turns: int  # of who is to move, until it is over
    goal: Goal
    kind: str  # attack, defence, or ending


class Prover(Protocol):
    """Looks for puzzles in positions of one game, and writes down how they are solved."""

    def examine(self, state: State) -> Find | Drop: ...

    def write_solution(self, tree: GameTree, find: Find) -> bool:
        """Grow the moves that are looked for, and the answers to them, in a bare tree; False if they are too many."""

    def write_refutation(self, tree: GameTree, move: int) -> None:
        """Add a wrong first move, and what shows that it is wrong."""
