"""Games that keep themselves: every move is on disk before the next, and the game one left is found again."""

from __future__ import annotations

import contextlib
import os
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from escabel_gui.record.keeping.files import UNFINISHED, read_bytes, write_atomically, write_new
from escabel_gui.record.sgf import RecordError, decode, read_own_sgf, write_sgf
from escabel_gui.record.tree import GameTree, escape, unescape
from escabel_gui.rules.catalogue import parse_wire_name

if TYPE_CHECKING:
    from datetime import datetime

SESSION: Final = "XRESUME"  # root property of a kept game: what is needed to go on, as `key:value` each
POINTER: Final = ".current"  # the file that names the game to resume
LEFTOVER_AGE: Final = 3600.0  # seconds; younger unfinished files may be another window's


class KeptGame(NamedTuple):
    """A game as it was left: `session` is what `KeptGames.save` was given beside the tree."""

    path: Path
    tree: GameTree
    session: dict[str, str]


class KeptGames:
    """A folder with one SGF file a game; files in it that cannot be read are left alone.

    Several programs may use one folder: each has its own games open, and the last one to begin or open a game
    decides which is resumed. All methods may raise OSError, those that read a game also RecordError.
    """

    def __init__(self, folder: Path) -> None:
        """The folder is made when the first game is; what an interrupted write left in it is removed."""
        self.folder = folder
        self.current: Path | None = None  # what the pointer says, as far as this program has set it
        # A read-only folder still has games to look at; where there are thousands, names are quickly read, times not.
        with contextlib.suppress(OSError), os.scandir(folder) as entries:
            for entry in entries:
                if entry.name.endswith(UNFINISHED):
                    remove_leftover(folder / entry.name)

    def new_file(self, tree: GameTree, when: datetime, session: dict[str, str] | None = None) -> Path:
        """Keep a game that has no file yet, and make it the one to resume; returns the path of its new file."""
        title = parse_wire_name(tree.rules.wire_name)[0].title
        stem = f"{when:%Y-%m-%d %H%M} {title} {tree.rules.size}"
        path = write_new(self.folder, stem, format_kept(tree, session or {}))
        try:
            self.make_current(path)
        except OSError:
            with contextlib.suppress(OSError):
                path.unlink()
            raise
        return path

    def save(self, path: Path, tree: GameTree, session: dict[str, str]) -> None:
        """Keep a game as it is now, moves and session in one indivisible write, and make it the one to resume.

        `session` says in the caller's own words where one was; its keys hold no colon.
        """
        self.prepare(path, tree, session)()

    def prepare(self, path: Path, tree: GameTree, session: dict[str, str]) -> Callable[[], None]:
        """What `save` still has to do once the game has been looked at: the writing, which any thread may do."""
        data = format_kept(tree, session)

        def write() -> None:
            write_atomically(path, data)
            self.make_current(path)

        return write

    def rename(self, path: Path, name: str) -> None:
        """Let a game of the folder be called `name`."""
        _, tree, session = self.open(path)
        tree.name = name
        write_atomically(path, format_kept(tree, session))

    def duplicate(self, path: Path, name: str) -> Path:
        """Keep another game like one of the folder, called `name`; returns the path of its new file."""
        _, tree, session = self.open(path)
        tree.name = name
        return write_new(self.folder, path.stem, format_kept(tree, session))

    def open(self, path: Path) -> KeptGame:
        """Read a game of the folder."""
        tree = read_own_sgf(decode(read_bytes(path)))
        return KeptGame(path, tree, parse_session(tree.root.properties.pop(SESSION, [])))

    def has(self, path: Path, tree: GameTree) -> bool:
        """Whether the file of a game can be read and has all of it, if not where one was in it."""
        with contextlib.suppress(OSError, RecordError):
            return write_sgf(self.open(path).tree) == write_sgf(tree)
        return False

    def make_current(self, path: Path) -> None:
        """Let `path` be the game to resume."""
        if path != self.current:
            write_atomically(self.folder / POINTER, os.fsencode(path.name))
            self.current = path

    def resume(self) -> KeptGame | None:
        """The game that was open last; where its file is gone or damaged, the newest one that can be read."""
        for path in self.candidates():
            with contextlib.suppress(OSError, RecordError):
                return self.open(path)
        return None

    def last_open(self) -> Path | None:
        """The file of the game that was open last, or else of the newest; it has not been read."""
        return next(self.candidates(), None)

    def candidates(self) -> Iterator[Path]:
        """The games that may be resumed, the likeliest first."""
        pointed: Path | None = None
        with contextlib.suppress(OSError, ValueError):
            pointed = self.folder / Path(os.fsdecode((self.folder / POINTER).read_bytes().strip())).name
            if pointed.suffix == ".sgf" and pointed.is_file():
                yield pointed
        for path in self.newest_first():
            if path != pointed:
                yield path

    def newest_first(self) -> list[Path]:
        """All games of the folder, the one that was written last first."""
        times: dict[str, float] = {}
        with contextlib.suppress(OSError), os.scandir(self.folder) as entries:
            for entry in entries:
                if entry.name.endswith(".sgf"):
                    with contextlib.suppress(OSError):
                        times[entry.name] = entry.stat().st_mtime
        return [self.folder / name for name in sorted(times, key=times.__getitem__, reverse=True)]


def remove_leftover(unfinished: Path) -> None:
    """Remove what an interrupted write left, and the empty file that may have kept the place of a new game."""
    if time.time() - unfinished.stat().st_mtime < LEFTOVER_AGE:
        return
    reserved = unfinished.with_name(unfinished.name[1:].rpartition("-")[0])
    if reserved.is_file() and not reserved.stat().st_size:
        reserved.unlink()
    unfinished.unlink()


def format_kept(tree: GameTree, session: dict[str, str]) -> bytes:
    """The file of a kept game."""
    return write_sgf(tree, {SESSION: format_session(session)} if session else {}).encode()


def format_session(session: dict[str, str]) -> list[str]:
    return [escape(f"{key}:{value}") for key, value in session.items()]


def parse_session(values: list[str]) -> dict[str, str]:
    pairs = [unescape(value).partition(":") for value in values]
    return {key: value for key, _, value in pairs}
