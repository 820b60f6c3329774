"""Messages for users, made where there is no translator: a source text and its arguments."""

import re
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

MAX_QUOTED_CHARS: Final = 40  # letters of what somebody wrote that an error repeats
BEGINNING: Final = re.compile(r"((?:^|(?<=[.?!] ))[¿¡]?)\{(\d+)\}")  # of a sentence, where something is filled in
LATER_BEGINNING: Final = re.compile(r"((?<=[.?!] )[¿¡]?)\{(\d+)\}")  # the same, but for the first sentence
SENTENCE_END: Final = re.compile(r"[.?!…]$")
POINT: Final = re.compile(r"[a-z]\d")


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
        return _in_english(self, False)


def fill_places(text: str, args: Sequence[object], say: Callable[[Message], str], is_inside: bool = False) -> str:
    """Fill the places of a text. What `say` makes of a `Message` begins with a capital where a sentence begins.

    A text inside another message that is no sentence, as a list of moves, is begun by that one.
    """
    if not any(isinstance(arg, Message) for arg in args):
        return text.format(*args)
    filled = [say(arg) if isinstance(arg, Message) else arg for arg in args]
    begun = [_begun(str(new)) if isinstance(arg, Message) else arg for new, arg in zip(filled, args, strict=True)]
    beginning = LATER_BEGINNING if is_inside and not SENTENCE_END.search(text) else BEGINNING
    text = beginning.sub(lambda place: f"{place[1]}{{{int(place[2]) + len(args)}}}", text)
    return text.format(*filled, *begun)


def _begun(text: str) -> str:
    """Return a text with a capital for the beginning of a sentence; the name of a point stays as it is."""
    return text if POINT.match(text) else text[:1].upper() + text[1:]


def _in_english(words: Message, is_inside: bool) -> str:
    text = words.text.replace("%n", str(words.number)) if words.number >= 0 else words.text
    text = pluralize_english(text, words.number)
    return fill_places(text, words.args, lambda inside: _in_english(inside, True), is_inside)


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
