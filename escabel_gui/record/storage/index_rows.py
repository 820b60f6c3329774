"""Rows of the index of games: what they hold of a file, and how they become summaries again."""

import os
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from escabel_gui.record.progress import ProgressCallback
from escabel_gui.record.result import Result, format_result, parse_result
from escabel_gui.record.sgf.record_error import RecordError
from escabel_gui.record.storage.game_facts import format_facts
from escabel_gui.record.storage.occurrences import PlayedPositions
from escabel_gui.record.storage.summary import Summary, summarize
from escabel_gui.rules.catalogue import parse_wire_name

MAX_TIME: Final = 2**63 - 1  # nanoseconds, in 2262: SQLite has no later time, though files may
GAME, EMPTY, REFUSED = range(3)  # kinds of files: nothing has happened in an empty game

COLUMNS: Final = ", ".join(Summary._fields)
COLUMN_TYPES: Final = (bytes, str, int, str, str, str, str, int, str, int, int, str, int, str, str)


class FileState(NamedTuple):
    """Size and modification time of a file, by which changes are detected."""

    time: int  # nanoseconds
    length: int


class IndexRow(NamedTuple):
    """A file's row in the table of files, and what other tables hold of it."""

    file: bytes
    values: tuple[object, ...]
    text: str
    played: PlayedPositions
    facts: str = ""


def state_of(status: os.stat_result) -> FileState:
    """Return the file state of a stat result."""
    return FileState(min(status.st_mtime_ns, MAX_TIME), status.st_size)


def is_summary(row: tuple[object, ...]) -> bool:
    """Return whether a row has valid types and ranges; the database may come from a newer program or an editor."""
    _, wire_name, size, *_ = row
    return tuple(map(type, row)) == COLUMN_TYPES and is_game(str(wire_name), int(str(size)))


@lru_cache
def is_game(wire_name: str, size: int) -> bool:
    """Return whether a wire name and a size exist in the catalogue."""
    try:
        return size in parse_wire_name(wire_name)[0].sizes
    except ValueError:
        return False


def as_summary(row: tuple[Any, ...]) -> Summary:
    """Return the summary that `as_columns` has put into a row."""
    file, wire_name, size, black, white, name, result, *others, tags = row
    names = (os.fsdecode(file), wire_name, size, black, white, name)
    return Summary._make((*names, parse_known_result(result), *others, parse_tags(tags)))


@lru_cache
def parse_known_result(text: str) -> Result | None:
    """Parse a result, as `parse_result` does, with a cache: the same few texts come again and again."""
    return parse_result(text)


def as_columns(summary: Summary) -> list[object]:
    """Return a summary as a row of COLUMNS has it."""
    texts = {"result": format_result(summary.result), "tags": format_tags(summary.tags)}
    return list((summary._asdict() | {"file": os.fsencode(summary.file)} | texts).values())


def format_tags(tags: Sequence[str]) -> str:
    """Return tags as one text, in which each stands between two line breaks."""
    return "".join(f"\n{tag}" for tag in tags) + "\n" if tags else ""


@lru_cache
def parse_tags(text: str) -> tuple[str, ...]:
    """Parse the output of `format_tags`, with a cache: the same few texts come again and again."""
    return tuple(text.split("\n")[1:-1])


def read_row(path: Path, state: FileState, report: ProgressCallback) -> IndexRow:
    """Read a file and return its row in the index."""
    kind, found = GAME, None
    try:
        found = summarize(path, report)
        if found is None:
            kind = EMPTY
    except (OSError, RecordError):
        kind = REFUSED
    file = os.fsencode(path.name)
    if found is None:
        nothing = [None] * (len(Summary._fields) - 1)
        return IndexRow(file, (*state, kind, None, file, *nothing, ""), "", PlayedPositions([], b"", b""))
    values = (*state, kind, found.summary.ruleset, *as_columns(found.summary), found.digest)
    return IndexRow(file, values, found.text, found.played, format_facts(found.facts))
