"""The text of a file, from its bytes."""

import codecs
import re
from typing import Final

from escabel_gui.record.sgf.record_error import RecordError
from escabel_gui.record.texts import CHUNK_SIZE, CONTROL_CHARS, quote
from escabel_gui.rules.message import Message

ENCODINGS: Final = frozenset(("utf-8", "ascii", "iso8859-1", "iso8859-15", "cp1252"))  # as codecs.lookup calls them
INVALID_BYTES: Final = re.compile(f"[{CONTROL_CHARS}]".encode())


def decode(data: bytes) -> str:
    """Decode a file by its byte order mark, its CA property, or else as UTF-8 and at last Latin-1, SGF's default.

    Raises RecordError when it is no text.
    """
    if data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return decode_as(data, "utf-16")
    if data.startswith(codecs.BOM_UTF8):
        return decode_as(data, "utf-8-sig")
    for begin in range(0, len(data), CHUNK_SIZE):
        binary = INVALID_BYTES.search(data, begin, begin + CHUNK_SIZE)
        if binary is None:
            continue
        line = data.count(b"\n", 0, binary.start()) + 1
        raise RecordError(Message("This is not a text file: choose an SGF file or a list of moves."), line)
    declared = re.search(rb"(?<![A-Za-z])CA\s*\[([^\]]{1,40})\]", data[:10_000])
    if declared is None:
        try:
            return data.decode()
        except UnicodeDecodeError:
            return data.decode("latin-1")
    name = declared[1].decode("latin-1").strip()
    try:
        encoding = codecs.lookup(name).name
    except (LookupError, ValueError):
        encoding = ""
    if encoding not in ENCODINGS:
        line = data.count(b"\n", 0, declared.start()) + 1
        raise RecordError(
            Message("The text is encoded as {0}: save it as UTF-8 and open it again.", (quote(name),)), line
        )
    return decode_as(data, encoding)


def decode_as(data: bytes, encoding: str) -> str:
    """Decode bytes. Raises RecordError with the line of the first invalid byte."""
    try:
        return data.decode(encoding)
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        words = Message("The text claims to be {0} but is not: it may be damaged.", (encoding,))
        raise RecordError(words, line) from None
