"""The index of the games folder: a database that answers at once, and that may be lost at any time.

The SGF files are the truth. What the index says of a file holds as long as the file's time and length are the same;
a missing, old or damaged index is made anew, and where none can be written it is kept in memory.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from threading import RLock
from typing import Final, NamedTuple, TypeVar

from escabel_gui.record.keeping.progress import GoOn, to_the_end
from escabel_gui.record.keeping.summary import Summary, fold, summarize
from escabel_gui.record.sgf import RecordError

T = TypeVar("T")

VERSION: Final = 2  # of the table and of what `summarize` finds out: an index with another one is made anew
MEMORY: Final = ":memory:"
LOCK_SECONDS: Final = 5.0  # for which another program may keep us waiting
LATEST: Final = 2**63 - 1  # nanoseconds, in 2262: SQLite has no later time, though files may
BATCH: Final = 50  # games that are written at once
UNWRITABLE: Final = frozenset(  # errors of a disk, not of the index
    (
        *(sqlite3.SQLITE_READONLY, sqlite3.SQLITE_FULL, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_IOERR),
        *(sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_PERM),
    )
)

GAME, EMPTY, REFUSED = range(3)  # kinds of files: nothing has happened in an empty game

SCHEMA: Final = f"""
CREATE TABLE files (
    file BLOB PRIMARY KEY, time INTEGER, length INTEGER, kind INTEGER, ruleset TEXT,
    wire_name TEXT, size INTEGER, black TEXT, white TEXT, name TEXT, result TEXT, plies INTEGER, date TEXT,
    is_unfinished INTEGER, is_reviewed INTEGER, stacks TEXT, text TEXT
);
CREATE INDEX kinds ON files (kind);
PRAGMA user_version = {VERSION};
"""
COLUMNS: Final = ", ".join(Summary._fields)
ORDERS: Final = {  # what games can be sorted by, and how; the newest of equal ones come first
    "game": "wire_name {0}, size {0}",
    "black": "black COLLATE NOCASE {0}",
    "white": "white COLLATE NOCASE {0}",
    "result": "result {0}",
    "plies": "plies {0}",
    "date": "date {0}, time {0}",
}


class Query(NamedTuple):
    """Which games, and in which order; each word of `text` has to occur somewhere."""

    text: str = ""
    ruleset: str = ""  # its wire name without options; empty: all
    only_unfinished: bool = False
    order: str = "date"  # a key of ORDERS
    is_descending: bool = True


class FileState(NamedTuple):
    """What tells whether a file has changed."""

    time: int  # nanoseconds
    length: int


def state_of(status: os.stat_result) -> FileState:
    return FileState(min(status.st_mtime_ns, LATEST), status.st_size)


class GameIndex:
    """Any thread may use it. Nothing touches the disk before the first question; only `refresh` takes long."""

    def __init__(self, path: Path, games_folder: Path) -> None:
        self.path = path
        self.games_folder = games_folder
        self.is_in_memory = False
        self.needs_refresh = True  # it may not know of all files, or know wrong things
        self._lock = RLock()
        self._was_rebuilt = False
        self._was_checked = False
        self._connection: sqlite3.Connection | None = None

    def close(self) -> None:
        with self._lock:
            if self._connection is not None:
                self._connection.close()

    # ---- the database

    def _connect(self) -> sqlite3.Connection:
        with contextlib.suppress(OSError):
            self.path.parent.mkdir(parents=True, exist_ok=True)
        while True:
            place = MEMORY if self.is_in_memory else self.path
            connection: sqlite3.Connection | None = None
            try:
                connection = sqlite3.connect(place, timeout=LOCK_SECONDS, isolation_level=None, check_same_thread=False)
                connection.execute("PRAGMA synchronous = NORMAL")
                self._prepare(connection)
                return connection
            except sqlite3.DatabaseError as error:
                if connection is not None:
                    connection.close()
                self._give_up_database(error)

    def _prepare(self, connection: sqlite3.Connection) -> None:
        """Make the table where there is none of ours."""
        if connection.execute("PRAGMA user_version").fetchone() == (VERSION,):
            return
        self.needs_refresh = True
        connection.execute("BEGIN IMMEDIATE")
        if connection.execute("PRAGMA user_version").fetchone() != (VERSION,):  # nobody else has made it meanwhile
            connection.execute("DROP TABLE IF EXISTS files")
            for statement in SCHEMA.split(";"):
                connection.execute(statement)
        connection.execute("COMMIT")

    def _give_up_database(self, error: sqlite3.DatabaseError) -> None:
        """Decide what takes the place of a database that fails: a new one, or one in memory."""
        if self.is_in_memory:
            raise error
        code = getattr(error, "sqlite_errorcode", None)
        self.is_in_memory = self._was_rebuilt or (code is not None and code & 0xFF in UNWRITABLE)
        self.needs_refresh = True
        if not self.is_in_memory:
            self._was_rebuilt = True
            try:
                # The journal first: left alone it would be applied to the next database.
                self.path.with_name(self.path.name + "-journal").unlink(missing_ok=True)
                self.path.unlink(missing_ok=True)
            except OSError:
                self.is_in_memory = True

    def _run(self, do: Callable[[sqlite3.Connection], T]) -> T:
        with self._lock:
            while True:
                if self._connection is None:
                    self._connection = self._connect()
                try:
                    return do(self._connection)
                except sqlite3.DatabaseError as error:
                    self._connection.close()
                    self._connection = None
                    self._give_up_database(error)

    # ---- asking

    def search(self, query: Query) -> list[Summary]:
        """The games that a query is about, in its order."""
        conditions = ["kind = ?"]
        values: list[object] = [GAME]
        if query.ruleset:
            conditions.append("ruleset = ?")
            values.append(query.ruleset)
        if query.only_unfinished:
            conditions.append("is_unfinished")
        for word in fold(query.text).split():
            conditions.append("instr(text, ?)")
            values.append(word)
        order = ORDERS[query.order].format("DESC" if query.is_descending else "ASC")
        statement = f"SELECT {COLUMNS} FROM files WHERE {' AND '.join(conditions)} ORDER BY {order}, date DESC, file"
        rows = self._run(lambda connection: connection.execute(statement, values).fetchall())
        return [Summary(os.fsdecode(row[0]), *row[1:]) for row in rows]

    def count(self) -> tuple[int, int]:
        """How many games there are, and how many files that are no games."""
        statement = "SELECT kind, count(*) FROM files GROUP BY kind"
        counts = dict(self._run(lambda connection: connection.execute(statement).fetchall()))
        return counts.get(GAME, 0), counts.get(REFUSED, 0)

    def refused_files(self) -> list[str]:
        """The files that are no games: `summarize` says why."""
        statement = "SELECT file FROM files WHERE kind = ? ORDER BY file"
        rows = self._run(lambda connection: connection.execute(statement, (REFUSED,)).fetchall())
        return [os.fsdecode(row[0]) for row in rows]

    # ---- keeping up with the files

    def refresh(self, go_on: GoOn = to_the_end) -> bool:
        """Find out what has changed in the games folder and read it; returns whether anything had.

        `go_on` may end it at any time: what has been read until then stays.
        """
        self._check()
        self.needs_refresh = False
        files = dict(self._scan())
        statement = "SELECT file, time, length FROM files"
        rows = self._run(lambda connection: connection.execute(statement).fetchall())
        known = {os.fsdecode(row[0]): FileState(*row[1:]) for row in rows}
        gone = known.keys() - files.keys()
        if gone:
            self._write([(os.fsencode(file),) for file in gone], [])
        changed = [file for file, state in files.items() if known.get(file) != state]
        return self._read(changed, files, go_on) or bool(gone)

    def refresh_file(self, file: str) -> None:
        """As `refresh`, for one file of which one knows that it has changed."""
        states = {}
        with contextlib.suppress(OSError):
            status = (self.games_folder / file).stat()
            states[file] = state_of(status)
        if states:
            self._read([file], states, to_the_end)
        else:
            self._write([(os.fsencode(file),)], [])

    def _check(self) -> None:
        """Once in a program's life, look for damage that nobody would notice otherwise."""

        def check(connection: sqlite3.Connection) -> None:
            if connection.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
                raise sqlite3.DatabaseError("the index is damaged")

        if not self._was_checked:
            self._was_checked = True
            self._run(check)

    def _scan(self) -> Iterator[tuple[str, FileState]]:
        """The files in the games folder; empty ones have only been given a name so far."""
        with contextlib.suppress(FileNotFoundError, NotADirectoryError), os.scandir(self.games_folder) as entries:
            for entry in entries:
                with contextlib.suppress(OSError):
                    if entry.name.endswith(".sgf") and not entry.name.startswith(".") and entry.is_file():
                        status = entry.stat()
                        if status.st_size:
                            yield entry.name, state_of(status)

    def _read(self, changed: list[str], states: dict[str, FileState], go_on: GoOn) -> bool:
        """Take the changed files in; returns whether any was."""
        done = 0
        files = iter(changed)
        while batch := list(islice(files, BATCH)):
            rows = []
            for file in batch:
                if not go_on(done, len(changed)):
                    self.needs_refresh = True
                    break
                done += 1
                rows.append(read_row(self.games_folder / file, states[file]))
            self._write([], rows)
            if len(rows) < len(batch):
                break
        return done > 0

    def _write(self, gone: list[tuple[bytes]], rows: list[tuple[object, ...]]) -> None:
        """One short transaction."""
        marks = ", ".join("?" * (len(Summary._fields) + 5))
        columns = f"time, length, kind, ruleset, {COLUMNS}, text"

        def write(connection: sqlite3.Connection) -> None:
            connection.execute("BEGIN IMMEDIATE")
            try:
                connection.executemany("DELETE FROM files WHERE file = ?", gone)
                connection.executemany(f"INSERT OR REPLACE INTO files ({columns}) VALUES ({marks})", rows)
                connection.execute("COMMIT")
            except BaseException:
                with contextlib.suppress(sqlite3.DatabaseError):
                    connection.execute("ROLLBACK")
                raise

        self._run(write)


def read_row(path: Path, state: FileState) -> tuple[object, ...]:
    """What the index keeps of a file."""
    kind, summary, text = GAME, None, ""
    try:
        found = summarize(path)
        if found is None:
            kind = EMPTY
        else:
            summary, text = found
    except (OSError, RecordError):
        kind = REFUSED
    if summary is None:
        nothing = [None] * (len(Summary._fields) - 1)
        return (*state, kind, None, os.fsencode(path.name), *nothing, text)
    return (*state, kind, summary.ruleset, os.fsencode(path.name), *summary[1:], text)
