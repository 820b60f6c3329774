"""Messages for users, made where there is no translator: a source text and its arguments."""

from collections.abc import Sequence
from typing import Final, NamedTuple

MAX_QUOTED_CHARS: Final = 40  # letters of what somebody wrote that an error repeats


class Message(NamedTuple):
    """Translatable text with fields {0}, {1} …, translated before they are filled; `str()` gives it in English.

    An argument that is itself `Message` is translated, too; numbers and point names stay as they are. The translators'
    tools find the text of every `Message("…")` and every `make_message("…")`.
    """

    text: str
    args: tuple[object, ...] = ()
    comment: str = ""  # tells it from the same text with another meaning
    number: int = -1  # what %n stands for; none: -1

    def __str__(self) -> str:
        text = self.text.replace("%n", str(self.number)) if self.number >= 0 else self.text
        return pluralize_english(text, self.number).format(*self.args)


def make_message(text: str, comment: str | None, number: int = -1, args: tuple[object, ...] = ()) -> Message:
    """Return a message with a number, %n in its text (`%n move(s)`), or with a comment for translators."""
    return Message(text, args, comment or "", number)


def pluralize_english(text: str, number: int) -> str:
    """Return an English text whose noun ends in (s), in the singular or the plural."""
    return text if number < 0 else text.replace("(s)", "" if number == 1 else "s")


def shipped_name(text: str) -> Message:
    """Return a name out of a file that is shipped, which translators find by other means than in the sources."""
    return Message(text)


def join_and(names: Sequence[Message | str]) -> Message:
    """Return a list of names: `d4, e5 and f6`."""
    if len(names) == 1:
        return Message("{0}", (names[0],))
    return Message("{0} and {1}", (_with_commas(names[:-1]), names[-1]))


def join_or(names: Sequence[Message | str]) -> Message:
    """Return a list of alternatives: `d4, e5 or f6`."""
    if len(names) == 1:
        return Message("{0}", (names[0],))
    return Message("{0} or {1}", (_with_commas(names[:-1]), names[-1]))


def _with_commas(names: Sequence[Message | str]) -> Message:
    places = ", ".join(f"{{{number}}}" for number in range(len(names)))
    return Message(places, tuple(names))


def join_sentences(*sentences: Message | None) -> Message:
    """Return sentences one after the other; there is one at least, and None stands for nothing."""
    said, *others = [sentence for sentence in sentences if sentence is not None]
    for sentence in others:
        said = Message("{0} {1}", (said, sentence))
    return said


class InvalidInput(ValueError):
    """Raised for input that cannot be used; `message` tells the user why."""

    def __init__(self, message: Message) -> None:
        super().__init__(str(message))
        self.message = message


class IllegalMove(InvalidInput):
    """Raised for a move that the rules forbid, or text that is no move."""


def shorten(text: str, most: int = MAX_QUOTED_CHARS) -> str:
    """Return a user's input as errors quote it: at most `most` letters, all of them printable."""
    begun = "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in text[:most])
    return begun + "…" if len(text) > most else begun
