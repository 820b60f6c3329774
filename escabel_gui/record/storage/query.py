"""Questions to the index of games: a filter and an order."""

from __future__ import annotations

from enum import Enum
from typing import Final, NamedTuple

from escabel_gui.record.storage.patterns import Pattern, PatternMove, PatternOccurrence
from escabel_gui.record.storage.search_terms import Shown, show_raw

ORDERS: Final = {  # what games can be sorted by, and how; the newest of equal ones come first
    "game": "wire_name {0}, size {0}",
    "black": "black COLLATE NOCASE {0}",
    "white": "white COLLATE NOCASE {0}",
    "result": "result {0}",
    "plies": "plies {0}",
    "date": "date {0}, clock {0}, time {0}",
}


class Movers(Enum):
    """Choice of the moves that count: everybody's, those of people here, those of bots and friends elsewhere."""

    ALL = None
    MINE = 1
    THEIRS = 0


class Condition(Enum):
    """What games must be, besides what is looked for in them, as SQL of the table of files."""

    ANY = "TRUE"
    UNFINISHED = "is_unfinished"
    FINISHED = "NOT is_unfinished"
    REVIEWED = "is_reviewed"
    UNREVIEWED = "NOT is_unfinished AND NOT is_reviewed"
    DUPLICATE = "digest IN (SELECT digest FROM files GROUP BY digest HAVING count(*) > 1)"


class Query(NamedTuple):
    """Filter and order of a search.

    Each term of `text` must occur in what people wrote about a game, or in what a list shows of it, as `shown` says.
    """

    text: str = ""
    ruleset: str = ""  # its wire name without options; empty: all
    condition: Condition = Condition.ANY
    movers: Movers = Movers.ALL  # who made the move from the position, or in the pattern, where one is given
    position: int | None = None  # only games through the position with this key
    pattern: Pattern | None = None  # only games in which this pattern occurs
    next: int | PatternMove | None = (
        None  # and that went on to the position with this key, or by this move in the pattern
    )
    without: str = ""  # a file that does not count
    tag: str = ""  # only games that have it; empty: all
    among: frozenset[str] | None = None  # only these files; None: all
    moments: tuple[tuple[str, int], ...] = ()  # files, with the number of moves after which each is to be shown
    order: str = "date"  # a key of ORDERS
    is_descending: bool = True
    shown: Shown = show_raw

    @property
    def has_moment(self) -> bool:
        """True if it is about a moment of games: a position, a pattern, or one that is told of each."""
        return self.position is not None or self.pattern is not None or bool(self.moments)


def is_asked(query: Query, here: PatternOccurrence) -> bool:
    """Return True if a pattern goes on as a query says."""
    is_next = query.next is None or here.next_move == query.next
    return is_next and (
        query.movers is Movers.ALL or (here.next_move is not None and here.is_mine is bool(query.movers.value))
    )


def mover_condition(movers: Movers) -> tuple[str, list[object]]:
    """The condition on occurrences for who makes the move, and the values of its placeholders."""
    return ("is_mine = ?", [movers.value]) if movers is not Movers.ALL else ("TRUE", [])
