"""Games of a file as trees, whose file may hold several."""

from collections.abc import Iterator
from pathlib import Path

from escabel_gui.record.progress import ProgressCallback, no_progress
from escabel_gui.record.sgf.decoding import decode
from escabel_gui.record.sgf.reading import read_each_game, read_stored_games
from escabel_gui.record.sgf.record_error import RecordError
from escabel_gui.record.storage.files import read_bytes
from escabel_gui.record.tree import GameTree


def trees_of(path: Path, report: ProgressCallback = no_progress) -> Iterator[GameTree]:
    """Yield the games of a file one after the other, with their sessions.

    Raises OSError, or RecordError at the first that is none.
    """
    yield from read_stored_games(decode(read_bytes(path)), report)


def games_of(path: Path, report: ProgressCallback = no_progress) -> Iterator[GameTree | RecordError]:
    """Yield the games of a file as `trees_of` does, but in the place of one that is none, why, and go on."""
    yield from read_each_game(decode(read_bytes(path)), report)


def tree_in(path: Path, wanted: int, report: ProgressCallback = no_progress) -> GameTree | None:
    """Return the game with this number, from 1, of a file; None where it has fewer.

    Raises OSError, or RecordError where that one is none.
    """
    for number, game in enumerate(games_of(path, report), 1):
        if number == wanted:
            if isinstance(game, RecordError):
                raise game
            return game
    return None
