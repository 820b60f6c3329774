"""The database of an index of games: made anew where it is missing, old or damaged, and at last kept in memory."""

import contextlib
import sqlite3
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from threading import Event, RLock
from typing import Any, Final, TypeVar

from escabel_gui.record.progress import Cancelled
from escabel_gui.record.storage.search_terms import has_term

T = TypeVar("T")

VERSION: Final = 17  # of the tables and of what `summarize` finds out: an index with another one is made anew
MEMORY: Final = ":memory:"
LOCK_SECONDS: Final = 5.0  # for which another program may keep us waiting
LOCK_LOOK_SECONDS: Final = 0.02  # from one look whether it still does to the next
PATIENCE: Final = 0.05  # seconds for which closing waits for another thread
UNWRITABLE: Final = frozenset(  # errors of a disk, not of the index
    (
        *(sqlite3.SQLITE_READONLY, sqlite3.SQLITE_FULL, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_IOERR),
        *(sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_PERM),
    )
)

SCHEMA: Final = f"""
CREATE TABLE files (
    id INTEGER PRIMARY KEY, file BLOB, time INTEGER, length INTEGER, kind INTEGER, ruleset TEXT,
    wire_name TEXT, size INTEGER, black TEXT, white TEXT, name TEXT, result TEXT, plies INTEGER, date TEXT,
    is_unfinished INTEGER, is_reviewed INTEGER, stacks TEXT, friend INTEGER, clock TEXT, tags TEXT, number INTEGER,
    digest TEXT, UNIQUE (file, number)
);
CREATE INDEX kinds ON files (kind);
CREATE TABLE texts (game INTEGER PRIMARY KEY, text TEXT);
CREATE TABLE facts (game INTEGER PRIMARY KEY, facts TEXT);
CREATE TABLE occurrences (
    game INTEGER, ply INTEGER, key INTEGER, next_key INTEGER, mover INTEGER, is_mine INTEGER, loss REAL,
    PRIMARY KEY (game, ply)
) WITHOUT ROWID;
CREATE INDEX keys ON occurrences (key);
CREATE TABLE histories (game INTEGER PRIMARY KEY, history BLOB, turns BLOB);
PRAGMA user_version = {VERSION};
"""
TABLES: Final = ("files", "texts", "facts", "occurrences", "histories")


class IndexDatabase:
    """Database of an index, which any thread may use. Nothing touches the disk before the first question."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.is_in_memory = False
        self.needs_refresh = True  # it may not know of all files, or know wrong things
        self.losses = 0  # how often what it knew has turned out to be lost or wrong
        self._lock = RLock()
        self._closing = Event()
        self._was_rebuilt = False
        self._was_checked = False
        self._connection: sqlite3.Connection | None = None

    def close(self, patience: float = PATIENCE) -> None:
        """End what is under way, in whatever thread: it raises Cancelled there; wait so many seconds for that."""
        self._closing.set()
        connection = self._connection
        if connection is not None:
            with contextlib.suppress(sqlite3.ProgrammingError):  # the other thread has just closed it itself
                connection.interrupt()
        if self._lock.acquire(timeout=patience):
            self._forget_connection()
            self._lock.release()

    def _forget_connection(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _connect(self) -> sqlite3.Connection:
        place = MEMORY if self.is_in_memory else self.path
        if not self.is_in_memory:
            with contextlib.suppress(OSError):
                self.path.parent.mkdir(parents=True, exist_ok=True)
        connection = sqlite3.connect(place, timeout=0.0, isolation_level=None, check_same_thread=False)
        try:
            connection.execute("PRAGMA synchronous = NORMAL")
            connection.create_function("has_term", 2, lambda term, text: has_term(term)(text), deterministic=True)
            self._prepare(connection)
        except BaseException:
            connection.close()
            raise
        return connection

    def _prepare(self, connection: sqlite3.Connection) -> None:
        """Make the table where there is none of ours."""
        if connection.execute("PRAGMA user_version").fetchone() == (VERSION,):
            return
        self.needs_refresh = True
        connection.execute("BEGIN IMMEDIATE")
        if connection.execute("PRAGMA user_version").fetchone() != (VERSION,):  # nobody else has made it meanwhile
            for table in TABLES:
                connection.execute(f"DROP TABLE IF EXISTS {table}")
            for statement in SCHEMA.split(";"):
                connection.execute(statement)
        connection.execute("COMMIT")

    def _give_up_database(self, error: sqlite3.DatabaseError) -> None:
        """Decide what takes the place of a database that fails: a new one, or one in memory."""
        if self.is_in_memory:
            raise error
        code = getattr(error, "sqlite_errorcode", None)
        self.is_in_memory = self._was_rebuilt or (code is not None and code & 0xFF in UNWRITABLE)
        self._note_loss()
        if not self.is_in_memory:
            self._was_rebuilt = True
            try:
                # The journal first: left alone it would be applied to the next database.
                self.path.with_name(self.path.name + "-journal").unlink(missing_ok=True)
                self.path.unlink(missing_ok=True)
            except OSError:
                self.is_in_memory = True

    def _note_loss(self) -> None:
        self.needs_refresh = True
        self.losses += 1

    def _run(self, do: Callable[[sqlite3.Connection], T]) -> T:
        """Return `do(database)`; waits while another program holds a lock."""
        with self._lock:
            waiting_since = time.monotonic()
            while not self._closing.is_set():
                try:
                    if self._connection is None:
                        self._connection = self._connect()
                    return do(self._connection)
                except sqlite3.DatabaseError as error:
                    if is_locked(error) and time.monotonic() - waiting_since < LOCK_SECONDS:
                        self._closing.wait(LOCK_LOOK_SECONDS)
                    elif not self._closing.is_set():
                        self._forget_connection()
                        self._give_up_database(error)
            self._forget_connection()
            raise Cancelled

    def _ask(self, statement: str, values: Sequence[object] = ()) -> list[Any]:
        """Return the rows that a statement selects."""
        return self._run(lambda connection: connection.execute(statement, values).fetchall())

    def _check(self) -> None:
        """Look for damage that would go unnoticed otherwise, once in a run of the program."""

        def check(connection: sqlite3.Connection) -> None:
            if connection.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
                raise sqlite3.DatabaseError("the index is damaged")

        if not self._was_checked:
            self._was_checked = True
            self._run(check)


def is_locked(error: sqlite3.DatabaseError) -> bool:
    """Return whether the database is locked by another program for the moment."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
