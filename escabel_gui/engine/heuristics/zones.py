"""Zones: the points that a win rests on (relevance zones; in Hex, must-play regions).

The zone of a position with a proven winner is a set of points with this promise: whatever lies outside, as long as
each point of the zone bears the same, the same color wins if the same color is to move. So a turn that changes nothing
in the zone cannot refute the win. Sets are bits of a number, one a point.
"""

from typing import Final

from mypy_extensions import i64

from escabel_gui.rules.contract import Rules
from escabel_gui.rules.state import State

MAX_POINTS: Final = 60  # for which a set has bits
HIGHEST: Final = 1 << 60
EVERYTHING: Final = (1 << 60) - 1  # all points of whatever board


class Zones:
    """Zones of any game: all wins rest on everything. Those of a game with knowledge of it are smaller.

    In a position, the winner has a winning move, or all replies of the loser are refuted.
    """

    def __init__(self, rules: Rules) -> None:
        self.rules = rules

    def of_win(self, state: State, winner: i64) -> i64:
        """Return the zone of a game that is over."""
        return EVERYTHING

    def before_move(self, state: State, move: i64, zone: i64) -> i64:
        """Return the zone before a move of the winner that leads to a zone."""
        return EVERYTHING

    def before_reply(self, state: State, move: i64, zone: i64) -> i64:
        """Return what has to be the same before a reply of the loser for a zone to hold after it."""
        return EVERYTHING

    def changed_by(self, state: State, move: i64) -> i64:
        """Return at least all points that a move changes."""
        return EVERYTHING

    def without_more_replies(self, state: State, zone: i64) -> i64:
        """Return a zone grown by what forbids the loser, to move, further replies that change a point of the zone."""
        return EVERYTHING

    def without_chain(self, state: State, zone: i64) -> i64:
        """Return a zone grown by what keeps the color to move from having won already."""
        return EVERYTHING


def bit(point: i64) -> i64:
    """Return the set of one point."""
    return HIGHEST >> MAX_POINTS - point  # compiled, a literal 1 has 32 bits, which is too few to shift it


def bit_count(points: i64) -> i64:
    """Return the number of points in a set."""
    count: i64 = 0
    while points != 0:
        points &= points - 1
        count += 1
    return count
