"""Games that keep themselves: every move is on disk before the next, and the game one left is found again."""

import contextlib
import os
import stat
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

from escabel_gui.record.evaluation import Evaluation
from escabel_gui.record.progress import ProgressCallback, no_progress
from escabel_gui.record.sgf.decoding import decode
from escabel_gui.record.sgf.reading import read_stored_game
from escabel_gui.record.sgf.record_error import RecordError
from escabel_gui.record.sgf.tokens import SESSION
from escabel_gui.record.sgf.writing import write_sgf
from escabel_gui.record.storage.file_names import is_sgf_name
from escabel_gui.record.storage.files import UNFINISHED, InUse, discard, read_bytes, write_atomically, write_new
from escabel_gui.record.storage.node_text_cache import NodeTextCache
from escabel_gui.record.storage.snapshots import FileSnapshot, file_identity, write_locked
from escabel_gui.record.tags import change_tags, tags_of
from escabel_gui.record.texts import escape_text, unescape_text
from escabel_gui.record.tree import GameTree
from escabel_gui.rules.catalogue import ruleset_of
from escabel_gui.rules.message import InvalidInput, Message

POINTER: Final = ".current"  # the file that names the game to resume
MAX_SESSION_KEYS: Final = 50  # of a session that is believed
# characters of a session's value: the place in a long game takes some thousands
MAX_SESSION_VALUE_CHARS: Final = 20_000
STEP_NANOSECONDS: Final = 1000  # by which a file becomes later that keeps its time; no clock shows that
STALE_TEMP_SECONDS: Final = 3600.0  # seconds; younger unfinished files may be another window's

Session = dict[str, str]  # in the caller's own words; keys hold no colon


class GameFile:
    """File of a game that is played here.

    `path` is None until the game has been written for the first time, under a name that begins with `stem`. `session`
    is what was written there when it was opened.
    """

    def __init__(
        self, path: Path | None, stem: str = "", seen: FileSnapshot | None = None, session: Session | None = None
    ) -> None:
        self.path = path
        self.stem = stem
        self.seen = seen
        self.session = session or {}
        self.writing = NodeTextCache()


class StoredGame(NamedTuple):
    """Game as it was left: `session` is what was written beside the tree."""

    file: GameFile
    tree: GameTree
    session: Session

    @property
    def path(self) -> Path:
        """Path of the game's file."""
        assert self.file.path is not None
        return self.file.path


class ConcurrentModification(Exception):
    """Raised when another program has written to a game's file.

    `game` is what the file contains now, None if that is not a game.
    """

    def __init__(self, game: StoredGame | None) -> None:
        super().__init__()
        self.game = game


class GameStore:
    """Folder with one SGF file a game; files in it that cannot be read are left alone.

    Any thread may write a game: one that is changed meanwhile, node by node, is written as it was before or after.

    Several programs may use one folder: each has its own games open, and the last one to begin or open a game
    decides which is resumed. All methods may raise OSError, those that read a game also RecordError.
    """

    def __init__(self, folder: Path) -> None:
        """Remove what an interrupted write left in the folder, which is made when the first game is."""
        self.folder = folder
        self.current: Path | None = None  # what the pointer says, as far as this program has set it
        # A read-only folder still has games to look at; where there are thousands, names are quickly read, times not.
        with contextlib.suppress(OSError), os.scandir(folder) as entries:
            for entry in entries:
                if entry.name.endswith(UNFINISHED):
                    remove_stale_temp(folder / entry.name)

    def new_file(self, tree: GameTree, when: time.struct_time) -> GameFile:
        """Return the file of a game that has just begun; nothing is written yet."""
        title = ruleset_of(tree.rules.wire_name).title
        return GameFile(None, f"{time.strftime('%Y-%m-%d %H%M', when)} {title} {tree.rules.size}")

    def save(self, file: GameFile, tree: GameTree, session: Session) -> Path | None:
        """Keep a game as it is now, moves and session in one indivisible write, and make it the one to resume.

        Where its file cannot be replaced, the game goes on in a new one; returns the file that it has left then.
        Raises RoundTripError, or ConcurrentModification if another program has written to the file since this one last
        read or wrote it. The file is then as it was.
        """
        left = None
        try:
            path = self._write(file, tree, session)
        except InUse:
            left = file.path
            path = self._write(file, tree, session, is_new=True)
        with contextlib.suppress(InUse):  # the game is safe, and the next save tries again
            self.make_current(path)
        return left

    def _write(
        self, file: GameFile, tree: GameTree, session: Session, is_new: bool = False, keeps_time: bool = False
    ) -> Path:
        data = file.writing.text(tree, {SESSION: format_session(session)} if session else {}).encode()
        fresh: list[FileSnapshot] = []

        def approve(unfinished: Path) -> None:
            if keeps_time and file.path is not None:
                status = file.path.stat()
                os.utime(unfinished, ns=(status.st_atime_ns, status.st_mtime_ns + STEP_NANOSECONDS))
            fresh.append(FileSnapshot(file_identity(unfinished), hash(data), tree.name, tags_of(tree)))
            self._look(file)

        if file.path is None or is_new:
            stem = file.stem if file.path is None else file.path.stem
            file.path = write_new(self.folder, stem, data, approve)
        else:
            if not self.folder.exists():
                self.current = None  # what it had to resume has gone, too
            write_locked(self.folder, file.path, data, approve)
        file.seen = fresh[0]
        return file.path

    def _look(self, file: GameFile) -> None:
        """Raise ConcurrentModification if the file holds something else than this program has last seen there."""
        if file.path is None or file.seen is None or file.seen.is_of(file.path):
            return
        try:
            game = self.open(file.path)
        except FileNotFoundError:
            return  # it comes back
        except RecordError:
            raise ConcurrentModification(None) from None
        raise ConcurrentModification(game)

    def has(self, file: GameFile, tree: GameTree) -> bool:
        """Return whether the file can be read and contains all nodes of a game; the current node may differ."""
        with contextlib.suppress(OSError, RecordError):
            return file.path is not None and write_sgf(self.open(file.path).tree) == write_sgf(tree)
        return False

    def remove(self, file: GameFile) -> None:
        """Remove the file of a game that is not worth keeping; one that another program has written to stays."""
        if file.path is not None:
            with contextlib.suppress(ConcurrentModification):
                self._look(file)
                discard(file.path)

    def change(self, path: Path, change: Callable[[GameTree], None], keeps_time: bool = False) -> None:
        """Change a game of the folder, even if it is being played in another window.

        That it was written now may be of no interest: its time is then hardly later, but others notice the change.
        """
        while True:
            file, tree, session = self.open(path)
            change(tree)
            with contextlib.suppress(ConcurrentModification):
                self._write(file, tree, session, keeps_time=keeps_time)
                return

    def keep_evaluations(self, path: Path, seen: list[tuple[list[int], Evaluation]]) -> None:
        """Keep what was seen in a game of the folder, after such moves; that it was written now is of no interest."""

        def put(tree: GameTree) -> None:
            for moves, evaluation in seen:
                node = tree.node_after(moves)
                if node is not None:
                    node.set_evaluation(evaluation)

        self.change(path, put, keeps_time=True)

    def change_tags(self, path: Path, added: Iterable[str], removed: Iterable[str]) -> None:
        """Add tags to a game of the folder and take others away; that it was written now is of no interest."""
        self.change(path, lambda tree: change_tags(tree, added, removed), keeps_time=True)

    def rename(self, path: Path, name: str) -> None:
        """Change the name of a game of the folder to `name`."""

        def set_name(tree: GameTree) -> None:
            tree.name = name

        self.change(path, set_name)

    def duplicate(self, path: Path, name: str, session_for: Callable[[Session], Session] = dict) -> Path:
        """Keep another game like one of the folder, called `name`, with such a session; returns its path."""
        _, tree, session = self.open(path)
        tree.name = name
        return self._write(GameFile(None, path.stem), tree, session_for(session))

    def merge(self, games: list[StoredGame], name: str, session_for: Callable[[Session], Session] = dict) -> int:
        """Keep another game like the first one, called `name`, that has all variations and comments of the others.

        Returns how many variations that adds to the first. Raises InvalidInput if they do not begin alike.
        """
        _, tree, session = games[0]
        added = 0
        for _, other, _ in games[1:]:
            if not tree.is_same_game(other):
                raise InvalidInput(Message("These games do not begin with the same position."))
            tags = tags_of(other)
            added += tree.merge(tree.root, other.root)
            change_tags(tree, tags, ())
        tree.name = name
        self._write(GameFile(None, games[0].path.stem), tree, session_for(session))
        return added

    def find(self, key: str, value: str, report: ProgressCallback = no_progress) -> Path | None:
        """Return the game that was written last of those with this value in their session, or None."""
        wanted = f"[{escape_text(f'{key}:{value}')}]".encode()
        files = self.newest_first()
        for number, path in enumerate(files):
            report(number, len(files))
            with contextlib.suppress(OSError, RecordError):
                if wanted in read_bytes(path):
                    return path
        return None

    def open(self, path: Path, report: ProgressCallback = no_progress) -> StoredGame:
        """Read a game of the folder."""
        identity = file_identity(path)  # first: what comes in between is noticed later
        data = read_bytes(path)
        tree = read_stored_game(decode(data), report)
        session = parse_session(tree.root.properties.pop(SESSION, []))
        seen = FileSnapshot(identity, hash(data), tree.name, tags_of(tree))
        return StoredGame(GameFile(path, seen=seen, session=session), tree, session)

    def make_current(self, path: Path) -> None:
        """Make `path` the game to resume."""
        if path != self.current:
            write_atomically(self.folder / POINTER, os.fsencode(path.name))
            self.current = path

    def resume(self, report: ProgressCallback = no_progress) -> StoredGame | None:
        """Open the game that was open last; where its file is gone or damaged, the newest one that can be read."""
        for path in self.candidates():
            with contextlib.suppress(OSError, RecordError):
                return self.open(path, report)
        return None

    def last_open(self) -> Path | None:
        """Return the file of the game that was open last, or else of the newest; it has not been read."""
        return next(self.candidates(), None)

    def candidates(self) -> Iterator[Path]:
        """Yield the games that may be resumed, the likeliest first."""
        pointed: Path | None = None
        with contextlib.suppress(OSError, ValueError):
            pointed = self.folder / Path(os.fsdecode(read_bytes(self.folder / POINTER).strip())).name
            if is_sgf_name(pointed.name) and pointed.is_file():
                yield pointed
        for path in self.newest_first():
            if path != pointed:
                yield path

    def newest_first(self) -> list[Path]:
        """Return all games of the folder, the one that was written last first."""
        times: dict[str, float] = {}
        with contextlib.suppress(OSError), os.scandir(self.folder) as entries:
            for entry in entries:
                if is_sgf_name(entry.name):
                    with contextlib.suppress(OSError):
                        status = entry.stat()
                        if stat.S_ISREG(status.st_mode):
                            times[entry.name] = status.st_mtime
        return [self.folder / name for name in sorted(times, key=times.__getitem__, reverse=True)]


def remove_stale_temp(unfinished: Path) -> None:
    """Remove what an interrupted write left, and the empty file that may have kept the place of a new game."""
    if time.time() - unfinished.stat().st_mtime < STALE_TEMP_SECONDS:
        return
    reserved = unfinished.with_name(unfinished.name[1:].rpartition("-")[0])
    if reserved.is_file() and not reserved.stat().st_size:
        reserved.unlink()
    unfinished.unlink()


def format_session(session: Session) -> list[str]:
    """Return the values of the XRESUME property for a session."""
    return [escape_text(f"{key}:{value}") for key, value in session.items()]


def parse_session(values: list[str]) -> Session:
    """Parse the output of `format_session`; longer values and more keys than it writes are passed over."""
    pairs = [
        unescape_text(value).partition(":")
        for value in values[:MAX_SESSION_KEYS]
        if len(value) <= MAX_SESSION_VALUE_CHARS
    ]
    return {key: value for key, _, value in pairs}
