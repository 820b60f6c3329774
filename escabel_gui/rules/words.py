"""Sentences for people, made where there is no translator: a text and what to fill into it."""

from __future__ import annotations

from typing import Final, NamedTuple

LONGEST_QUOTE: Final = 40  # letters of what somebody wrote that an error repeats


class Words(NamedTuple):
    """A sentence with places {0}, {1} …, to be translated before they are filled; `str()` gives it in English.

    An argument that is itself `Words` is translated, too; numbers and point names stay as they are. The translators'
    tools find the text of every `Words("…")` and every `phrase("…")`.
    """

    text: str
    args: tuple[object, ...] = ()
    comment: str = ""  # tells it from the same text with another meaning
    number: int = -1  # what %n stands for; none: -1

    def __str__(self) -> str:
        text = self.text.replace("%n", str(self.number)) if self.number >= 0 else self.text
        return in_number(text, self.number).format(*self.args)


def phrase(text: str, comment: str | None, number: int = -1, args: tuple[object, ...] = ()) -> Words:
    """Words with a number, %n in the text, whose noun ends in (s): `%n move(s)`; or with a comment for translators."""
    return Words(text, args, comment or "", number)


def in_number(text: str, number: int) -> str:
    """An English text whose noun ends in (s), in the singular or the plural."""
    return text if number < 0 else text.replace("(s)", "" if number == 1 else "s")


def both(names: list[str]) -> Words:
    """The names of points as one phrase: `d4, e5 and f6`."""
    if len(names) == 1:
        return Words("{0}", (names[0],))
    return Words("{0} and {1}", (", ".join(names[:-1]), names[-1]))


def either(names: list[str]) -> Words:
    """The names of points to choose from: `d4, e5 or f6`."""
    if len(names) == 1:
        return Words("{0}", (names[0],))
    return Words("{0} or {1}", (", ".join(names[:-1]), names[-1]))


class Impossible(ValueError):
    """Something that a person wrote or chose cannot be; `words` tells why."""

    def __init__(self, words: Words) -> None:
        super().__init__(str(words))
        self.words = words


class IllegalMove(Impossible):
    """A move that the rules forbid, or a text that is no move, in the rule's own words."""


def shorten(text: str, most: int = LONGEST_QUOTE) -> str:
    """What somebody wrote, as an error repeats it: so many letters at most, all of them printable."""
    begun = "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in text[:most])
    return begun + "…" if len(text) > most else begun
