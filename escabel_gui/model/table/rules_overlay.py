"""The overlay of the rules on the board: what the rules say about a position that the pieces alone do not show."""

from __future__ import annotations

from typing import Final, NamedTuple

from escabel_gui.record.telling.positions import as_turn
from escabel_gui.rules.abilities import band, bound_points, claims, contested_pairs, sleeping_points
from escabel_gui.rules.contract import Claim, Rules
from escabel_gui.rules.message import Message
from escabel_gui.rules.state import BLACK, NOBODY, WHITE, State

RULE_SIGNS: Final = {  # what each sign on the board means, those first that are explained first
    "bound": Message("A padlock: this stack is bound. Without it the stacks would no longer form one group, the band."),
    "sleeping": Message("A crescent: this stack is sleeping. No enemy is beside it, so it does not count."),
    "cut": Message("Two blocked ends: the enemies between these stacks cut them."),
    "connected": Message("A bar between two stacks: they are connected past their enemies."),
    "owners": Message("A small dot: this color controls the square. A small ring: it contests it."),
    "parts": Message(
        "A small triangle: this color has one of the neighbors, or lines of sight, that decide who gets the square."
    ),
    "band": Message("A light bar: these stacks hold together, whoever owns them."),
    "joined": Message("A thin bar: what it joins is connected, and nothing stands between."),
}


MOVE_SIGNS: Final = {  # the same for signs that moves bring
    "threats": Message("A ring of dots: the last move threatens to win there."),
    "last": Message("Corner marks: the last move."),
    "source": Message("Small corner marks: where the last move came from."),
}


class RulesOverlay(NamedTuple):
    """Data of the rules overlay, or nothing where it is switched off."""

    joined: tuple[tuple[int, int], ...] = ()  # neighboring stacks that are connected, whatever stands round them
    contested: tuple[tuple[int, int, bool], ...] = ()  # pairs with enemies between, and if they are
    claims: tuple[Claim, ...] = ()
    sleeping: frozenset[int] = frozenset()
    band: tuple[tuple[int, int], ...] = ()  # neighboring stacks that hold all stacks together
    bound: frozenset[int] = frozenset()  # of either color

    def signs(self) -> list[str]:
        """Return the kinds of signs that show this, as in RULE_SIGNS."""
        has = {
            "bound": self.bound,
            "sleeping": self.sleeping,
            "cut": any(not is_connected for *_, is_connected in self.contested),
            "connected": any(is_connected for *_, is_connected in self.contested),
            "owners": any(claim.controlling or claim.contesting for claim in self.claims),
            "parts": any(claim.held for claim in self.claims),
            "band": self.band,
            "joined": self.joined,
        }
        return [sign for sign in RULE_SIGNS if has[sign]]

    def news_since(self, earlier: RulesOverlay, point: int | None) -> RulesOverlay:
        """Return what differs from an earlier position, what lies at a point, and whose the claimed points are."""

        def is_new(pair: tuple[int, int], known: set[tuple[int, int]]) -> bool:
            return pair not in known or point in pair

        joined, band_known, links = set(earlier.joined), set(earlier.band), set(earlier.contested)
        owners = {claim.point: (claim.controlling, claim.contesting) for claim in earlier.claims}
        claims = []
        for claim in self.claims:
            if claim.point == point or owners.get(claim.point, ((), ())) != (claim.controlling, claim.contesting):
                claims.append(claim)
            elif claim.controlling:
                claims.append(claim._replace(held=()))
        return RulesOverlay(
            tuple(pair for pair in self.joined if is_new(pair, joined)),
            tuple(link for link in self.contested if link not in links or point in link[:2]),
            tuple(claims),
            self.sleeping,
            tuple(pair for pair in self.band if is_new(pair, band_known)),
            self.bound - earlier.bound | (self.bound & {point}),
        )


def compute_overlay(rules: Rules, state: State) -> RulesOverlay:
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
    return RulesOverlay(
        tuple(pair for pair in joined if (link := rules.connection(state, *pair)) is not None and link.connected),
        tuple(contested),
        tuple(claim for claim in claims(rules, state) if len(claim.held) > 1),  # one part is nothing yet
        frozenset(sleeping_points(rules, state)),
        tuple(band(rules, state)),
        frozenset(point for color in colors for point in bound_points(rules, as_turn(state, color))),
    )
