"""Moves of one position that are proven to lose, and the zone of the opponent's win when all of them are."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from escabel_gui.engine.heuristics.zones import EVERYTHING, Zones, bit_count
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.state import State


class LostMoves:
    """Moves with the points that each changes and the zone of the win after it.

    A move that changes nothing in the zone after it loses like a pass, and so do all other moves that change nothing
    there: only the others have to be proven. What is proven of them makes up the zone before all these moves.
    """

    def __init__(self, rules: Rules, zones: Zones) -> None:
        self.zones = zones
        space = int(rules.move_space) + 1
        self.moves: vec[i64] = vec[i64]([0] * space)
        self.changes: vec[i64] = vec[i64]([0] * space)
        self.zone_after: vec[i64] = vec[i64]([0] * space)
        self.count: i64 = 0

    def add(self, move: i64, changes: i64, zone: i64) -> None:
        """Add a move; a PASS that changes nothing stands for all moves outside a zone."""
        self.moves[self.count] = move
        self.changes[self.count] = changes
        self.zone_after[self.count] = zone
        self.count += 1

    def zone(self, state: State) -> i64:
        """Return the smallest zone for a position, all of whose moves have been added."""
        best: i64 = EVERYTHING
        last: i64 = EVERYTHING
        k: i64 = 0
        while k < self.count:
            zone = self.zone_after[k]
            if zone != last and zone & self.changes[k] == 0:
                last = zone
                zone = self.zone_round(state, zone)
                if bit_count(zone) < bit_count(best):
                    best = zone
            k += 1
        return self.zones.without_chain(state, best)

    def zone_round(self, state: State, zone: i64) -> i64:
        """Return the zone for a position in which a pass would lose by a zone."""
        grown = self.zones.without_more_replies(state, zone)
        k: i64 = 0
        while k < self.count:
            if self.changes[k] & zone != 0:
                grown |= self.zones.before_reply(state, self.moves[k], self.zone_after[k])
            k += 1
        return grown
