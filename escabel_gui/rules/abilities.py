"""Optional abilities of games: protocols, and for each a function that asks any game for it.

A game has an ability by having its methods; all others answer with nothing.
"""

from typing import Protocol, runtime_checkable

from escabel_gui.rules.contract import Claim, Rules
from escabel_gui.rules.message import Message
from escabel_gui.rules.state import State


@runtime_checkable
class HasContestedPairs(Protocol):
    """Game in which the link between neighboring stacks of one color may depend on the enemies beside them."""

    def contested_pairs(self, state: State) -> list[tuple[int, int]]:
        """Return the pairs of like-colored neighbors whose connection depends on the enemies beside them."""
        ...


@runtime_checkable
class HasSleepingPoints(Protocol):
    """Game in which some stacks would not count if it ended now; they are shown dimmed."""

    def sleeping_points(self, state: State) -> list[int]:
        """Return the points of the stacks that would not count."""
        ...


@runtime_checkable
class HasBand(Protocol):
    """Game in which all stacks must hold together.

    `band` are the neighboring stacks of whatever color; `bound_points` those of the player to move that could move if
    nothing depended on them where they are.
    """

    def band(self, state: State) -> list[tuple[int, int]]:
        """Return the pairs of neighboring stacks, of whatever colors."""
        ...

    def bound_points(self, state: State) -> list[int]:
        """Return the points of the mover's stacks that could move if the band did not need them."""
        ...


@runtime_checkable
class HasClaims(Protocol):
    """Game in which points belong to whoever has more of the points around them, as far as anybody has any."""

    def claims(self, state: State) -> list[Claim]:
        """Return the claims of both colors."""
        ...


@runtime_checkable
class HasDeciders(Protocol):
    """Game in which the points around another one decide whose it is."""

    def deciders(self, point: int) -> int:
        """Return how many points decide about a point; 0 for a point that nobody decides about."""
        ...


@runtime_checkable
class HasPointNotes(Protocol):
    """Game that has notes on points, besides what stands there."""

    def point_note(self, state: State, point: int) -> Message | None:
        """Return a sentence about a point, or None."""
        ...


def contested_pairs(rules: Rules, state: State) -> list[tuple[int, int]]:
    """Return the neighboring stacks of one color whose link depends on the enemies beside them."""
    return rules.contested_pairs(state) if isinstance(rules, HasContestedPairs) else []


def sleeping_points(rules: Rules, state: State) -> list[int]:
    """Return the points whose stacks would not count if the game ended now."""
    return rules.sleeping_points(state) if isinstance(rules, HasSleepingPoints) else []


def deciders(rules: Rules, point: int) -> int:
    """Return how many points decide whose a point is."""
    return rules.deciders(point) if isinstance(rules, HasDeciders) else 0


def band(rules: Rules, state: State) -> list[tuple[int, int]]:
    """Return the neighboring stacks that hold all stacks together."""
    return rules.band(state) if isinstance(rules, HasBand) else []


def bound_points(rules: Rules, state: State) -> list[int]:
    """Return the points from which the player to move could move a stack if the band did not need it there."""
    return rules.bound_points(state) if isinstance(rules, HasBand) else []


def claims(rules: Rules, state: State) -> list[Claim]:
    """Return the points that belong to whoever has more of what is round them."""
    return rules.claims(state) if isinstance(rules, HasClaims) else []


def point_note(rules: Rules, state: State, point: int) -> Message | None:
    """Return what else is worth knowing about a point; None where there is nothing."""
    return rules.point_note(state, point) if isinstance(rules, HasPointNotes) else None
