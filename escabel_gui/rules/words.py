"""Sentences for people, made where there is no translator: a text and what to fill into it."""

from __future__ import annotations

from typing import NamedTuple


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
