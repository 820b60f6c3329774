"""Rows of the index of games: what they hold of a file, and how they become summaries again."""

import os
from collections.abc import Iterator, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from escabel_gui.record.progress import ProgressCallback
from escabel_gui.record.result import Result, format_result, parse_result
from escabel_gui.record.sgf.record_error import RecordError
from escabel_gui.record.storage.game_facts import format_facts
from escabel_gui.record.storage.game_trees import games_of
from escabel_gui.record.storage.occurrences import PlayedPositions
from escabel_gui.record.storage.summary import Summarized, Summary, summarize, summary_of
from escabel_gui.rules.catalogue import parse_wire_name

MAX_TIME: Final = 2**63 - 1  # nanoseconds, in 2262: SQLite has no later time, though files may
GAME, EMPTY, REFUSED = range(3)  # kinds of files: nothing has happened in an empty game

COLUMNS: Final = ", ".join(Summary._fields)
COLUMN_TYPES: Final = (bytes, str, int, str, str, str, str, int, str, int, int, str, int, str, str, int)


class FileState(NamedTuple):
    """Size and modification time of a file, by which changes are detected."""

    time: int  # nanoseconds
    length: int


class IndexRow(NamedTuple):
    """A file's row in the table of files, and what other tables hold of it."""

    file: bytes
    number: int  # of the game in it
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
    file, wire_name, size, black, white, name, result, *others, tags, number = row
    names = (os.fsdecode(file), wire_name, size, black, white, name)
    return Summary._make((*names, parse_known_result(result), *others, parse_tags(tags), number))


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
    """Read a file of one game and return its row in the index."""
    try:
        return make_row(path.name, state, 1, summarize(path, report))
    except (OSError, RecordError):
        return make_row(path.name, state, 1, None, REFUSED)


def read_rows(path: Path, file: str, state: FileState, report: ProgressCallback) -> Iterator[IndexRow]:
    """Read a file, which may have several games, and yield their rows; one that cannot be read at all has one row."""
    number = 0
    try:
        for number, game in enumerate(games_of(path, report), 1):
            if isinstance(game, RecordError):
                yield make_row(file, state, number, None, REFUSED)
            else:
                yield make_row(file, state, number, summary_of(game, path, number=number))
    except (OSError, RecordError):
        yield make_row(file, state, number + 1, None, REFUSED)


def make_row(file: str, state: FileState, number: int, found: Summarized | None, kind: int = EMPTY) -> IndexRow:
    """Return the row of a game with what was found of it, or one of another kind (None)."""
    name = os.fsencode(file)
    if found is None:
        nothing = [None] * (len(Summary._fields) - 2)
        return IndexRow(
            name, number, (*state, kind, None, name, *nothing, number, ""), "", PlayedPositions([], b"", b"")
        )
    columns = as_columns(found.summary._replace(file=file))
    values = (*state, GAME, found.summary.ruleset, *columns, found.digest)
    return IndexRow(name, number, values, found.text, found.played, format_facts(found.facts))
