"""Round-trip check of written SGF, without replaying moves."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from escabel_gui.record.sgf.tokens import (
    COLOR_LETTERS,
    NAME,
    NOTHING,
    OWNED,
    SETUP,
    SIGN,
    VALUE,
    property_name,
    tokens_of,
)
from escabel_gui.record.sgf.writing import Part, Said, parts_of
from escabel_gui.record.tree import GameTree, Properties, clean


def reads_back(text: str, tree: GameTree, session: Properties | None = None) -> bool:
    """True if parsing a text gives exactly this tree."""
    return parts_read_back(text, list(parts_of(tree, session)))


def parts_read_back(text: str, parts: list[Part]) -> bool:
    """True if parsing a text gives exactly these parts.

    No move is played, so that even a large game is looked through at once.
    """
    if clean(text) is not text or not all(is_kept(part) for part in parts if not isinstance(part, str)):
        return False
    words = words_of(parts)
    for kind, word, place in tokens_of(text):
        if kind == NOTHING:
            return next(words, None) is None and not text[place:].strip()
        if next(words, None) != (kind, word):
            return False
    raise AssertionError("tokens end with NOTHING")


def words_of(parts: Iterable[Part]) -> Iterator[tuple[int, str]]:
    """The tokens of which a file consists that says this, without their places."""
    for part in parts:
        if isinstance(part, str):
            yield SIGN, part
            continue
        yield SIGN, ";"
        for name, values in part:
            if values:
                yield NAME, name
                for value in values:
                    yield VALUE, value


def is_kept(said: Said) -> bool:
    """True if the parser assigns each property of a node to the same field that it was written from."""
    names = [name for name, _ in said]
    if names[0] in COLOR_LETTERS:
        return all(map(is_free, names[1:]))
    return len(set(names)) == len(names) and all(name in OWNED or is_free(name) for name in names)


def is_free(name: str) -> bool:
    """True if a property of this name has no meaning of its own to the parser."""
    return property_name(name) == name and name not in COLOR_LETTERS and name not in SETUP
