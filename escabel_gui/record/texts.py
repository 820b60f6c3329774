"""Texts of people and files: without what no file can hold, escaped as SGF does, and quoted in sentences."""

import re
from collections.abc import Iterator
from typing import Final

CONTROL_CHARS: Final = r"\x00-\x08\x0e-\x19\x1c-\x1f"  # characters that no text has, for a set of a pattern
INVALID_CHARS: Final = re.compile(rf"[{CONTROL_CHARS}\ud800-\udfff]")
# or a whole escape, which stays
INVALID_CHARS_ESCAPED: Final = re.compile(rf"(\\[^{CONTROL_CHARS}])|\\?[{CONTROL_CHARS}]")
# characters, not to be seen, that turn the writing of all that follows on the line round, or keep it apart
DIRECTION_CHARS: Final = re.compile(r"[\u202a-\u202e\u2066-\u2069]")
PLACEHOLDER: Final = "\0"  # for what is to stay while a text is changed: a character that no text has
CHUNK_SIZE: Final = 1024 * 1024  # letters or bytes that are searched in one go: no other thread can do anything then
QUOTE_LENGTH: Final = 20  # letters of a text that is told of


def escape_text(text: str) -> str:
    """Escape plain text as a property value of an SGF file, without the characters that no file can keep."""
    return strip_control_chars(text).replace("\\", "\\\\").replace("]", "\\]")


def strip_control_chars(text: str) -> str:
    """Return text, plain or escaped, without what no text file can hold; escapes stay whole.

    That is control characters, and half a surrogate pair, which becomes a question mark.
    """
    if all(INVALID_CHARS.search(text, begin, begin + CHUNK_SIZE) is None for begin in range(0, len(text), CHUNK_SIZE)):
        return text
    return "".join(
        INVALID_CHARS_ESCAPED.sub(r"\1", piece.encode("utf-8", "replace").decode()) for piece in split_chunks(text)
    )


def strip_directions(text: str) -> str:
    """Return text without what turns the writing round of whatever it stands in."""
    return DIRECTION_CHARS.sub("", text)


def one_line(text: str) -> str:
    """Return a name or a title as it stands in lines and sentences: single spaces, and only what can be seen."""
    return " ".join(strip_directions(strip_control_chars(text)).split())


def split_chunks(text: str) -> Iterator[str]:
    """Yield a text in pieces that are not too long; none ends within an escape."""
    begin = 0
    while begin < len(text):
        end = begin + CHUNK_SIZE
        piece = text[begin:end]
        if (len(piece) - len(piece.rstrip("\\"))) % 2:
            piece = text[begin : end + 1]
        yield piece
        begin += len(piece)


def quote(text: str, most: int = QUOTE_LENGTH) -> str:
    """Return a text from elsewhere as sentences quote it: on one line, with at most `most` letters."""
    line = one_line(text[: 4 * most])
    return line if len(line) <= most else line[: most - 1] + "…"


def unescape_text(value: str) -> str:
    """Return the plain text of a property value: escaped line breaks vanish, all others become newlines."""
    if "\r" in value:
        value = value.replace("\r\n", "\n").replace("\r", "\n")
    if "\\" not in value:
        return value
    end = "\\" if (len(value) - len(value.rstrip("\\"))) % 2 else ""  # escapes nothing, and stays
    # a few steps, however many escapes there are
    kept = value.removesuffix(end).replace(PLACEHOLDER, "").replace(r"\\", PLACEHOLDER)
    return kept.replace("\\\n", "").replace("\\", "").replace(PLACEHOLDER, "\\") + end


def unescape_start(value: str, most: int) -> str:
    """Return the first `most` letters of what `unescape_text` returns, usually without reading all of a long value."""
    start = unescape_text(value[: 3 * most + 1])  # may end within an escape: its last letter is not certain
    return (start if len(start) > most else unescape_text(value))[:most]
