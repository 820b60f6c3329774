"""Tokens of SGF: brackets, property names and values; and the names that are ours, or standard."""

import re
from collections.abc import Iterator
from itertools import count
from typing import Final

from escabel_gui.record.progress import ProgressCallback, no_progress
from escabel_gui.rules.state import BLACK, WHITE

START: Final = "XSTART"  # whose turn it is, and the stacks of a position that was set up: XSTART[w d4b e5wb]
SESSION: Final = "XRESUME"  # root property of a kept game: what is needed to go on, as `key:value` each

COLOR_LETTERS: Final = {"B": BLACK, "W": WHITE}
SETUP: Final = frozenset(("AB", "AW", "AE"))
RESERVED: Final = frozenset(("FF", "CA", "AP", "GM", "GN", "RU", "SZ", "PB", "PW", "DT", "RE", START))

PIECE: Final = r"(?:[^\]\\]{1,4096}+|\\.){0,256}+"  # of a value: a match cannot be interrupted, so it has to end soon
TOKEN: Final = re.compile(rf"\s*+(?:([();])|([A-Za-z][A-Za-z0-9]*+)|\[({PIECE}))", re.DOTALL)
MORE: Final = re.compile(PIECE, re.DOTALL)
REPORT_TOKENS: Final = 100  # from one report to the next
END_OF_TEXT, SIGN, NAME, VALUE = range(4)  # kinds of tokens: the groups of TOKEN


def tokens_of(text: str, place: int = 0, report: ProgressCallback = no_progress) -> Iterator[tuple[int, str, int]]:
    """Yield the kinds of tokens from `place` on, their texts, and their places; the last one is END_OF_TEXT."""
    for number in count(1):
        if number % REPORT_TOKENS == 0:
            report(place, len(text))
        token = TOKEN.match(text, place)
        if token is None:
            yield END_OF_TEXT, "", place
            return
        kind = token.lastindex or END_OF_TEXT
        begin, end = token.span(kind)
        if kind != VALUE:
            yield kind, token[kind], begin
            place = end
            continue
        while not text.startswith("]", end):
            more = MORE.match(text, end)
            if more is None or more.end() == end:
                yield END_OF_TEXT, "", place
                return
            end = more.end()
            report(end, len(text))
        yield kind, text[begin:end], begin
        place = end + 1


def property_name(written: str) -> str:
    """Return a property's name as FF[4] has it: older files put small letters between the capitals (`GaMe`)."""
    name = re.sub("[a-z]", "", written)
    return name if name[:1].isalpha() else written.upper()
