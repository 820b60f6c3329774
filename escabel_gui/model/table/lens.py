"""The lens: what the rules say about a position that the pieces alone do not show."""

from __future__ import annotations

from typing import NamedTuple

from escabel_gui.record.telling.positions import as_turn
from escabel_gui.rules.abilities import band, bound_points, claims, contested_pairs, sleeping_points
from escabel_gui.rules.contract import Claim, Rules
from escabel_gui.rules.state import BLACK, NOBODY, WHITE, State


class Lens(NamedTuple):
    """Data of the rules overlay, or nothing where it is switched off."""

    joined: tuple[tuple[int, int], ...] = ()  # neighboring stacks that are connected, whatever stands round them
    contested: tuple[tuple[int, int, bool], ...] = ()  # pairs with enemies between, and if they are
    claims: tuple[Claim, ...] = ()
    sleeping: frozenset[int] = frozenset()
    band: tuple[tuple[int, int], ...] = ()  # neighboring stacks that hold all stacks together
    bound: frozenset[int] = frozenset()  # of either color


def lens_on(rules: Rules, state: State) -> Lens:
    """Compute the rules overlay of a position."""
    pairs = contested_pairs(rules, state)
    colors = (BLACK, WHITE) if rules.winner(state) == NOBODY else ()  # at the end nothing moves any more
    contested = []
    for pair in pairs:
        link = rules.connection(state, *pair)
        if link is not None:
            contested.append((*pair, link.connected))
    known = set(pairs)
    joined = [
        (point, other)
        for point in range(int(rules.board.points))
        if state.owner[point]
        for other in rules.board.neighbors(point)
        if other > point and state.owner[other] == state.owner[point] and not known & {(point, other), (other, point)}
    ]
    return Lens(
        tuple(pair for pair in joined if (link := rules.connection(state, *pair)) is not None and link.connected),
        tuple(contested),
        tuple(claim for claim in claims(rules, state) if len(claim.held) > 1),  # one part is nothing yet
        frozenset(sleeping_points(rules, state)),
        tuple(band(rules, state)),
        frozenset(point for color in colors for point in bound_points(rules, as_turn(state, color))),
    )
