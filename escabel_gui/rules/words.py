"""Sentences for people, made where there is no translator: a text and what to fill into it."""

from __future__ import annotations

from typing import Final, NamedTuple

LONGEST_QUOTE: Final = 40  # letters of what somebody wrote that an error repeats


class Words(NamedTuple):
    """A sentence with places {0}, {1} …, to be translated before they are filled; `str()` gives it in English.

    An argument that is itself `Words` is translated, too; numbers and point names stay as they are.
    """

    text: str
    args: tuple[object, ...] = ()

    def __str__(self) -> str:
        return self.text.format(*self.args)


class IllegalMove(ValueError):
    """A move that the rules forbid, or a text that is no move; `words` tells the reason in the rule's own words."""

    def __init__(self, words: Words) -> None:
        super().__init__(str(words))
        self.words = words


def shorten(text: str, most: int = LONGEST_QUOTE) -> str:
    """What somebody wrote, as an error repeats it: so many letters at most, all of them printable."""
    begun = "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in text[:most])
    return begun + "…" if len(text) > most else begun
