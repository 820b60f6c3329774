"""Texts that people and files wrote: shown as they were written, never taken for markup, and never endless."""

import re
import unicodedata
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import Qt as Markup  # the part of that name space that knows about texts
from PySide6.QtWidgets import QLabel

from escabel_gui.record.move_list import JOINER
from escabel_gui.record.texts import strip_directions

MAX_DISPLAYED_CHARS: Final = 1_000  # characters; the field for comments alone shows more
MAX_WORD_CHARS: Final = 30  # characters; longer ones would make whatever they stand in as wide as they are
LONG_WORD: Final = re.compile(rf"[^\s/\\]{{{MAX_WORD_CHARS}}}(?=[^\s/\\])")
BREAK: Final = "\u200b"  # nothing to be seen, but a line may end there
NO_BREAK: Final = "\u00a0"  # a space at which no line ends
RIGHT_TO_LEFT: Final = ("R", "AL")  # kinds of letters
LEFT_TO_RIGHT: Final = "\u200e"  # nothing to be seen: a letter that is written so
HYPHEN_OF_POINT: Final = re.compile(r"((?<=[a-z]\d)|(?<=[a-z]\d\d))-(?=[^\W\d_])")  # before a point or an ending
SPACE_OF_COUNT: Final = re.compile(r"(\b\d+) (?=[^\W\d_])")  # between a number and a word; a point is none


def shortened(text: str, most: int = MAX_DISPLAYED_CHARS) -> str:
    """Return a text, or so many characters of its beginning, as Qt would stand still over a much longer one."""
    return text if len(text) <= most else text[:most].rstrip() + " …"


def kept_apart(name: str) -> str:
    """Return a name that stands between others in our order, and leaves them in theirs, in whatever letters it is.

    Hebrew and Arabic ones would take along numbers and signs behind them, and turn a line round that begins with them.
    """
    if name.isascii() or not any(unicodedata.bidirectional(letter) in RIGHT_TO_LEFT for letter in name):
        return name
    return f"{LEFT_TO_RIGHT}{name}{LEFT_TO_RIGHT}"


def wrappable(text: str, most: int = MAX_DISPLAYED_CHARS) -> str:
    """Return a text, shortened, that fits into lines however long its words are, and turns no others round."""
    return LONG_WORD.sub(lambda word: word[0] + BREAK, strip_directions(shortened(text, most)))


def unbroken(text: str) -> str:
    """Return a text of which no line ends in a move, an inflected point or a count, or before a dot between parts."""
    text = HYPHEN_OF_POINT.sub(f"-{JOINER}", text).replace(" · ", f"{NO_BREAK}· ")
    return SPACE_OF_COUNT.sub(rf"\1{NO_BREAK}", text)


def plain(text: str, most: int = MAX_DISPLAYED_CHARS) -> str:
    """Return a text for tips and boxes that Qt does not take for markup.

    Qt finds out by itself whether a text there is markup, and then loads what that names.
    """
    text = wrappable(text, most)
    if not Markup.mightBeRichText(text):
        return text
    return Markup.convertFromPlainText(text, Qt.WhiteSpaceMode.WhiteSpaceNormal)


class PlainLabel(QLabel):
    """Label that never takes its text for markup; no other kind of label shows text here."""

    def __init__(self, text: str = "", *, wraps: bool = False) -> None:
        super().__init__()
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(wraps)
        self.setText(text)

    def setText(self, text: str) -> None:
        self._text = wrappable(text)
        super().setText(unbroken(self._text))

    def text(self) -> str:
        return self._text
