"""Round-trip check of written SGF, without replaying moves."""

from collections.abc import Iterable, Iterator

from escabel_gui.record.sgf.tokens import (
    COLOR_LETTERS,
    END_OF_TEXT,
    NAME,
    RESERVED,
    SETUP,
    SIGN,
    VALUE,
    property_name,
    tokens_of,
)
from escabel_gui.record.sgf.writing import NodeProperties, Part
from escabel_gui.record.texts import strip_control_chars


def parts_survive_round_trip(text: str, parts: list[Part]) -> bool:
    """Return whether parsing a text gives exactly these parts.

    No move is played, so that even a large game is looked through at once.
    """
    if strip_control_chars(text) is not text or not all(
        has_parseable_names(part) for part in parts if not isinstance(part, str)
    ):
        return False
    words = tokens_of_parts(parts)
    for kind, word, place in tokens_of(text):
        if kind == END_OF_TEXT:
            return next(words, None) is None and not text[place:].strip()
        if next(words, None) != (kind, word):
            return False
    raise AssertionError("tokens end with END_OF_TEXT")


def tokens_of_parts(parts: Iterable[Part]) -> Iterator[tuple[int, str]]:
    """Yield the tokens of a file that consists of these parts, without their places."""
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


def has_parseable_names(said: NodeProperties) -> bool:
    """Return whether the parser assigns each property of a node to the same field that it was written from."""
    names = [name for name, _ in said]
    if names[0] in COLOR_LETTERS:
        return all(map(is_unreserved, names[1:]))
    return len(set(names)) == len(names) and all(name in RESERVED or is_unreserved(name) for name in names)


def is_unreserved(name: str) -> bool:
    """Return whether a property of this name has no meaning of its own to the parser."""
    return property_name(name) == name and name not in COLOR_LETTERS and name not in SETUP
