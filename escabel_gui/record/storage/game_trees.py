"""Games of a file as trees, whose file may hold several."""

from collections.abc import Callable, Iterator
from pathlib import Path

from escabel_gui.record.progress import ProgressCallback, no_progress
from escabel_gui.record.sgf.decoding import decode
from escabel_gui.record.sgf.reading import Reader
from escabel_gui.record.sgf.record_error import RecordError
from escabel_gui.record.storage.files import read_bytes
from escabel_gui.record.tree import GameTree

Refuse = Callable[[Path, Exception], object]  # is told of a file that cannot be read, or a game of it, and why


def games_of(path: Path, report: ProgressCallback = no_progress) -> Iterator[GameTree | RecordError]:
    """Yield the games of a file one after the other, with their sessions, but for one that is none, why.

    Raises OSError, or RecordError where the file is none.
    """
    yield from Reader(decode(read_bytes(path)), report=report, keeps_session=True).read_each()


def readable_games(
    path: Path, refuse: Refuse, report: ProgressCallback = no_progress
) -> Iterator[tuple[int, GameTree]]:
    """Yield the games of a file that can be read, each with its number, from 1."""
    try:
        for number, game in enumerate(games_of(path, report), 1):
            if isinstance(game, RecordError):
                refuse(path, game)
            else:
                yield number, game
    except (OSError, RecordError) as error:
        refuse(path, error)


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
