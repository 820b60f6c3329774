"""Search terms of the library: parts of a query, and the texts of a list in which they are looked for.

A list shows more than what its games' files say, and in the language of the person: titles, results, "You", dates. The
caller supplies those texts by facet (`Shown`); each value of a facet that occurs in the index is turned into text once
for each search, however many games have it.
"""

import re
from collections.abc import Callable, Iterable
from enum import Enum
from functools import lru_cache
from typing import Any, Final, NamedTuple

from escabel_gui.record.texts import one_line
from escabel_gui.rules.catalogue import CATALOGUE

SIZE: Final = re.compile(r"(\d+)\s*[x×]\s*(\d+)")
NUMBER: Final = re.compile(r"\d+")
DATE: Final = re.compile(r"\d{1,4}([./-])\d{1,2}\1\d{1,4}\.?")
DIGIT: Final = re.compile(r"(?<!\d)\d(?!\d)")  # that stands alone
MAX_QUERY_CHARS: Final = 1_000  # characters that are looked for: SQLite takes some hundred terms


class Facet(Enum):
    """Columns of the index that a list shows as one text."""

    GAME = ("wire_name", "size")
    PLAYERS = ("black", "white", "friend")
    RESULT = ("result",)
    DATE = ("date",)
    CLOCK = ("clock",)
    REVIEWED = ("is_reviewed",)


Values = tuple[Any, ...]  # of a facet's columns
Shown = Callable[[Facet, Values], str]  # the text that a list shows for them


class Term(NamedTuple):
    """Part of a query that a game must match: a ruleset named by its title, or else a folded text."""

    text: str
    ruleset: str = ""

    @property
    def has_number_at_end(self) -> bool:
        """True if it begins or ends with a number, which has to be a whole one."""
        return self.text[:1].isdigit() or self.text[-1:].isdigit()


def is_shown(values: Values) -> bool:
    """Return whether a list can show these; the database may come from a newer program or an editor."""
    return all(isinstance(value, str | int) for value in values)


def fold(text: str) -> str:
    """Return text in the form in which it is compared: without case and unusual spaces, sizes as in `5x5`."""
    text = text.casefold().replace("\N{NO-BREAK SPACE}", " ")
    return SIZE.sub(r"\1x\2", text) if "x" in text or "×" in text else text


def show_raw(facet: Facet, values: Values) -> str:
    """Return the values themselves: what is shown where no list is."""
    return " ".join(map(str, values)) if facet is not Facet.REVIEWED else ""


def parse_terms(text: str, shown_texts: Iterable[str]) -> list[Term]:
    """Split a query into terms.

    The title of a game is one term. So are a word and the number after it ("level 1") if a list shows them like that.
    """
    titles = {tuple(fold(ruleset.title).split()): ruleset.name for ruleset in CATALOGUE}
    longest = max(map(len, titles))
    words = [word for word in (part.strip(",") for part in fold(one_line(text[:MAX_QUERY_CHARS])).split()) if word]
    terms: list[Term] = []
    while words:
        for count in range(longest, 0, -1):
            ruleset = titles.get(tuple(words[:count]))
            if ruleset is not None:
                terms.append(Term("", ruleset))
                break
        else:
            count = 1
            if len(words) > 1 and NUMBER.fullmatch(words[1]):
                pair = has_term(f"{words[0]} {words[1]}")
                count += any(map(pair, shown_texts))
            terms.append(Term(" ".join(words[:count])))
        words = words[count:]
    return terms


def pad_date(text: str) -> str:
    """Return a date in numbers with two digits for day and month, as the texts have it; any other text as it is."""
    return DIGIT.sub(r"0\g<0>", text) if DATE.fullmatch(text) else text


@lru_cache
def has_term(term: str) -> Callable[[str], bool]:
    """Return a predicate of folded texts that contain a term; a number at its ends is a whole one."""
    before = r"(?<!\d)" if term[:1].isdigit() else ""
    after = r"(?!\d)" if term[-1:].isdigit() else ""
    if not before and not after:
        return lambda text: term in text
    pattern = re.compile(before + re.escape(term) + after)
    return lambda text: pattern.search(text) is not None
