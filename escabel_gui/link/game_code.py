"""Codes: a whole game as text that can be sent by mail or messenger, and is found again in what arrives.

Letters of either case between two marks. Whatever is not a letter, a digit or a slash does not count: line breaks,
spaces, signs of quotation. The last bytes are a checksum of those before.
"""

import hashlib
import re
from typing import Final

from escabel_gui.link.base32 import decode, encode
from escabel_gui.link.packing import MAX_CODE_BYTES, SentGame, UnpackError, pack, unpack
from escabel_gui.link.shared_game import SharedGame
from escabel_gui.record.progress import ProgressCallback, no_progress
from escabel_gui.record.sgf.reading import words_before_game
from escabel_gui.rules.message import Message

BEGIN: Final = "ESCABEL1/"
END: Final = "/ESCABEL"
WIDTH: Final = 64  # letters of a line
CHECKSUM_BYTES: Final = 8
MAX_SCANNED_CHARS: Final = 2_000_000  # characters that are searched for codes: a long exchange of mails
MAX_CODES: Final = 50  # in one text that are looked at: mails quote the mails before
MAX_CODE_CHARS: Final = 8 * (MAX_CODE_BYTES + CHECKSUM_BYTES) // 5 + 1
NOISE: Final = re.compile(r"[^0-9A-Z/]+")
CODE: Final = re.compile(rf"{BEGIN}([0-9A-Z]{{1,{MAX_CODE_CHARS}}}){END}")
ANY_VERSION: Final = re.compile(r"ESCABEL([0-9])/[0-9A-Z]{10}")
NEWER_CODE: Final = Message("This code was made by a newer version of Escabel: get that version to read it.")


class CodeError(ValueError):
    """Raised for a text that has no code that can be used, in a sentence."""

    def __init__(self, words: Message) -> None:
        super().__init__(str(words))
        self.words = words


def format_code(sent: SentGame) -> str:
    """Return the code in lines that no mail program breaks; the mark at its end stands whole on one of them."""
    text = format_code_line(sent).removesuffix(END)
    lines = [text[place : place + WIDTH] for place in range(0, len(text), WIDTH)]
    if len(lines[-1]) + len(END) > WIDTH:
        lines.append("")
    return "\n".join(lines) + END


def format_code_line(sent: SentGame) -> str:
    """Return the code in one line, as programs and sessions have it."""
    return format_packed(pack(sent))


def checksum(data: bytes) -> bytes:
    """Return the last bytes of a code's data."""
    return hashlib.sha256(BEGIN.encode() + data).digest()[:CHECKSUM_BYTES]


def is_code(text: str) -> bool:
    """Return True if a text is meant as a code, and not as a game of another kind, which may quote one."""
    return len(text) <= MAX_SCANNED_CHARS and bool(ANY_VERSION.search(strip_noise(words_before_game(text))))


def strip_noise(text: str) -> str:
    """Return the characters of a text that count in a code."""
    return NOISE.sub("", text.upper())


def find_code(text: str, report: ProgressCallback = no_progress) -> SentGame:
    """Return the game in a text: of several codes of one game, as mails quote them, the newest.

    Raises CodeError.
    """
    letters = strip_noise(text[:MAX_SCANNED_CHARS])
    found: SentGame | None = None
    is_unknown = False
    for number, match in enumerate(CODE.finditer(letters)):
        if number == MAX_CODES:
            break
        try:
            sent = unpack(packed_game(match[1]), report)
        except UnpackError:
            is_unknown = True
            continue
        except ValueError:
            continue
        if found is None or is_continuation_of(sent.game, found.game):
            found = sent
    if found is None:
        raise CodeError(NEWER_CODE if is_unknown else code_error(letters))
    return found


def is_continuation_of(game: SharedGame, earlier: SharedGame) -> bool:
    """Return True if a copy begins with an earlier one of the same game."""
    return game.terms == earlier.terms and game.acts[: len(earlier.acts)] == earlier.acts


def packed_game(letters: str) -> bytes:
    """Return the packed game between the marks of a code; raises ValueError where the code is damaged."""
    data = decode(letters)
    if checksum(data[:-CHECKSUM_BYTES]) != data[-CHECKSUM_BYTES:]:
        raise ValueError("the code is damaged")
    return data[:-CHECKSUM_BYTES]


def format_packed(data: bytes) -> str:
    """Return the code of a packed game, in one line."""
    return BEGIN + encode(data + checksum(data)) + END


def code_error(letters: str) -> Message:
    """Return the reason why there is no code among letters."""
    begin = ANY_VERSION.search(letters)
    if begin is None:
        return Message("There is no code in this text: a code begins with {0} and ends with {1}.", (BEGIN, END))
    if not BEGIN.endswith(f"{begin[1]}/"):
        return NEWER_CODE
    if END not in letters[begin.end() :]:
        return Message("The end of the code is missing: copy all of it, up to {0}.", (END,))
    return Message("The code is damaged: something in it was changed or left out on its way. Ask for it once more.")
