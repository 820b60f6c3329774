"""Questions to the index of games: a filter and an order."""

import json
import os
from collections.abc import Mapping
from enum import Enum
from typing import Final, NamedTuple

from escabel_gui.record.storage.index_rows import GAME, format_tags
from escabel_gui.record.storage.patterns import Pattern, PatternMove, PatternOccurrence
from escabel_gui.record.storage.search_terms import (
    Facet,
    Shown,
    Term,
    Values,
    has_term,
    pad_date,
    parse_terms,
    show_raw,
)

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
    """Condition on games, besides what is looked for in them, as SQL of the table of files."""

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
    # only games that went on to the position with this key, or by this move in the pattern
    next: int | PatternMove | None = None
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
    """Return the condition on occurrences for who makes the move, and the values of its placeholders."""
    return ("is_mine = ?", [movers.value]) if movers is not Movers.ALL else ("TRUE", [])


def format_condition(query: Query, facets: Mapping[Facet, Mapping[Values, str]]) -> tuple[str, list[object]]:
    """Return the condition of a query on the table of files, and the values of its placeholders.

    `facets` are the values that occur, each with the folded text that a list shows for it, if there is a text.
    """
    conditions = ["kind = ?", f"({query.condition.value})"]
    values: list[object] = [GAME]
    if query.ruleset:
        conditions.append("ruleset = ?")
        values.append(query.ruleset)
    if query.without:
        conditions.append("file <> ?")
        values.append(os.fsencode(query.without))
    if query.tag:
        conditions.append("instr(tags, ?)")
        values.append(format_tags([query.tag]))
    if query.among is not None:
        conditions.append("hex(file) IN (SELECT value FROM json_each(?))")
        values.append(json.dumps([os.fsencode(file).hex().upper() for file in query.among]))
    if query.position is not None:
        mover, values_of_mover = mover_condition(query.movers)
        following = "" if query.next is None else "AND next_key = ?"
        conditions.append(f"id IN (SELECT game FROM occurrences WHERE key = ? {following} AND {mover})")
        values += [key for key in (query.position, query.next) if key is not None]
        values += values_of_mover
    if query.pattern is not None:
        conditions.append("wire_name = ? AND size = ?")
        values += query.pattern[:2]
    for term in parse_terms(query.text, facets.get(Facet.PLAYERS, {}).values()):
        condition, values_of_term = format_term(term, facets)
        conditions.append(condition)
        values += values_of_term
    return " AND ".join(conditions), values


def format_term(term: Term, facets: Mapping[Facet, Mapping[Values, str]]) -> tuple[str, list[object]]:
    """Return the condition for a term, as `format_condition` does: people wrote it, or a facet shows it."""
    if term.ruleset:
        return "ruleset = ?", [term.ruleset]
    values: list[object] = [term.text]
    has_it = "instr(text, ?)"
    if term.has_number_at_end:
        has_it += " AND has_term(?, text)"
        values.append(term.text)
    conditions = [f"id IN (SELECT game FROM texts WHERE {has_it})"]
    is_in = has_term(pad_date(term.text))
    for facet, texts in facets.items():
        found = [shown for shown, text in texts.items() if is_in(text)]
        if texts and len(found) == len(texts):
            return "TRUE", []
        if found:
            columns = ", ".join(f"json_extract(value, '$[{place}]')" for place in range(len(facet.value)))
            conditions.append(f"({', '.join(facet.value)}) IN (SELECT {columns} FROM json_each(?))")
            values.append(json.dumps(found))
    return f"({' OR '.join(conditions)})", values
