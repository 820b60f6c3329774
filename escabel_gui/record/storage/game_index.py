"""The index of the games folder: a database that answers at once, and that may be lost at any time.

The SGF files are the truth. What the index says of a file holds as long as the file's time and length are the same;
a missing, old or damaged index is made anew, and where none can be written it is kept in memory.
"""

import contextlib
import os
import sqlite3
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Final

from escabel_gui.record.progress import Cancelled, ProgressCallback, no_progress, sub_progress
from escabel_gui.record.result import TIE_TEXT
from escabel_gui.record.storage.file_names import is_sgf_name
from escabel_gui.record.storage.game_facts import GameFacts, parse_facts
from escabel_gui.record.storage.index_database import TABLES, IndexDatabase
from escabel_gui.record.storage.index_rows import (
    COLUMNS,
    GAME,
    REFUSED,
    FileState,
    IndexRow,
    as_summary,
    is_summary,
    parse_known_result,
    parse_tags,
    read_row,
    state_of,
)
from escabel_gui.record.storage.occurrences import Continuation, Figures, Occurrence
from escabel_gui.record.storage.pattern_counts import PatternGame
from escabel_gui.record.storage.patterns import PatternSearch
from escabel_gui.record.storage.query import ORDERS, Query, format_condition, is_asked, mover_condition
from escabel_gui.record.storage.search_terms import Facet, Shown, Values, fold, is_shown
from escabel_gui.record.storage.summary import Summary
from escabel_gui.record.tags import sort_tags

BATCH: Final = 50  # games that are written at once
SEARCHED: Final = 200  # games that are looked through for a pattern at once


class GameIndex(IndexDatabase):
    """Index of a games folder, of which only `refresh` takes long."""

    def __init__(self, path: Path, games_folder: Path) -> None:
        super().__init__(path)
        self.games_folder = games_folder
        self._known_values: dict[Facet, list[Values]] = {}
        self._values_seen: object = None  # the state of the database of which they are

    # ---- asking

    def search(self, query: Query, report: ProgressCallback = no_progress) -> list[Summary]:
        """Return the games that a query is about, in its order; `report` may end the search for a pattern."""
        conditions, values = self._where_found(query, report)
        order = ORDERS[query.order].format("DESC" if query.is_descending else "ASC")
        statement = f"SELECT {COLUMNS} FROM files WHERE {conditions} ORDER BY {order}, date DESC, file, number"
        rows = self._ask(statement, values)
        games = [as_summary(row) for row in rows if is_summary(row)]
        if len(games) < len(rows):
            self._write([row[:1] for row in rows if not is_summary(row)], [])
            self._note_loss()
        return games

    def facts(self, query: Query) -> list[tuple[Summary, GameFacts]]:
        """Return the games that a query is about, each with its facts for reports."""
        conditions, values = self._where_found(query)
        statement = f"SELECT {COLUMNS}, facts FROM files JOIN facts ON id = game WHERE {conditions}"
        rows = self._ask(statement, values)
        return [(as_summary(row[:-1]), parse_facts(row[-1])) for row in rows if is_summary(row[:-1])]

    def continuations(self, query: Query) -> list[Continuation]:
        """Return the moves from the position of a query in the games that it is about, the most frequent first.

        A game counts once for each.
        """
        conditions, values = self._where(query._replace(position=None))  # the statement asks for it itself
        movers, values_of_movers = mover_condition(query.movers)
        statement = f"""
            WITH made AS (
                SELECT game, next_key, mover, avg(loss) AS loss FROM occurrences
                WHERE key = ? AND next_key IS NOT NULL AND {movers} GROUP BY game, next_key
            )
            SELECT next_key, count(*), total(result <> ''), total(result LIKE substr('BW', mover, 1) || '+%'),
                total(result = '{TIE_TEXT}'), avg(loss), max(date || clock), date, black, white
            FROM made JOIN files ON id = game WHERE {conditions}
            GROUP BY next_key ORDER BY count(*) DESC, max(date || clock) DESC, next_key"""
        rows = self._ask(statement, (query.position, *values_of_movers, *values))
        return [
            Continuation(int(key), Figures(int(games), int(decided), int(wins), int(ties), loss, *map(str, latest)))
            for key, games, decided, wins, ties, loss, _, *latest in rows
        ]

    def count_continued(self, query: Query, next_keys: list[int]) -> int:
        """Return how many games that a query is about went on from its position to one of those with these keys."""
        conditions, values = self._where(query._replace(position=None))
        movers, values_of_movers = mover_condition(query.movers)
        statement = f"""
            SELECT count(DISTINCT game) FROM occurrences JOIN files ON id = game
            WHERE key = ? AND next_key IN (SELECT value FROM json_each(?)) AND {movers} AND {conditions}"""
        ((count,),) = self._ask(statement, (query.position, str(next_keys), *values_of_movers, *values))
        return int(count)

    def pattern_games(self, query: Query, report: ProgressCallback = no_progress) -> Iterator[PatternGame]:
        """Yield the games in which the pattern of a query occurs, in no order; `report` may end that."""
        assert query.pattern is not None
        search = PatternSearch(query.pattern)
        conditions, values = self._where(query)
        statement = f"""
            SELECT id, result, date, clock, black, white, history, turns FROM files JOIN histories ON id = game
            WHERE {conditions} AND id > ? ORDER BY id LIMIT {SEARCHED}"""
        last, done = -1, 0
        while rows := self._ask(statement, (*values, last)):
            for game, result, date, clock, black, white, history, turns in rows:
                found = [here for here in search.occurrences(history, turns) if is_asked(query, here)]
                if found:
                    yield PatternGame(game, parse_known_result(result), date, clock, black, white, found)
            last, done = rows[-1][0], done + len(rows)
            report(done, done)

    def _where_found(self, query: Query, report: ProgressCallback = no_progress) -> tuple[str, list[object]]:
        """Return what `_where` does, for those of the games in which the pattern of a query occurs, if it has one."""
        conditions, values = self._where(query)
        if query.pattern is not None:
            conditions += " AND id IN (SELECT value FROM json_each(?))"
            values.append(str([game.game for game in self.pattern_games(query, report)]))
        return conditions, values

    def _where(self, query: Query) -> tuple[str, list[object]]:
        """Return the condition of a query on files, and the values of its placeholders."""
        facets = {facet: self._shown_texts(facet, query.shown) for facet in Facet} if query.text.strip() else {}
        return format_condition(query, facets)

    def plies(self, file: str, query: Query, number: int = 1) -> list[int]:
        """Return the plies of a game at which a query's position or pattern occurs, or those that the query names."""
        if query.moments:
            return [ply for name, ply in query.moments if name == file]
        values = (os.fsencode(file), number)
        if query.pattern is not None:
            statement = "SELECT history, turns FROM histories JOIN files ON id = game WHERE file = ? AND number = ?"
            rows = self._ask(statement, values)
            search = PatternSearch(query.pattern)
            return sorted(here.ply for row in rows for here in search.occurrences(*row) if is_asked(query, here))
        statement = """
            SELECT ply FROM occurrences JOIN files ON id = game
            WHERE file = ? AND number = ? AND key = ? ORDER BY ply"""
        rows = self._ask(statement, (*values, query.position))
        return [int(ply) for (ply,) in rows]

    def _shown_texts(self, facet: Facet, shown: Shown) -> dict[Values, str]:
        """Return the values of a facet that occur, each with the folded text that a list shows for it."""
        return {values: fold(shown(facet, values)) for values in self._values(facet)}

    def _values(self, facet: Facet) -> list[Values]:
        """Return the values of a facet that occur; they are looked up again only when anything has been written."""

        def state(connection: sqlite3.Connection) -> tuple[int, int]:  # of what others and this program have written
            return connection.execute("PRAGMA data_version").fetchone()[0], connection.total_changes

        with self._lock:
            now = self._run(state)
            if self._values_seen != (now, self._connection):
                self._known_values.clear()
                self._values_seen = (now, self._connection)
            if facet not in self._known_values:
                statement = f"SELECT DISTINCT {', '.join(facet.value)} FROM files WHERE kind = ?"
                self._known_values[facet] = list(filter(is_shown, self._ask(statement, (GAME,))))
            return self._known_values[facet]

    def count(self) -> tuple[int, int]:
        """Return the numbers of games and of files that are no games."""
        statement = "SELECT kind, count(*) FROM files GROUP BY kind"
        counts = dict(self._ask(statement))
        return counts.get(GAME, 0), counts.get(REFUSED, 0)

    def tags(self) -> tuple[str, ...]:
        """Return all tags of games."""
        rows = self._ask("SELECT DISTINCT tags FROM files WHERE tags <> ''")
        return sort_tags(tag for (tags,) in rows for tag in parse_tags(tags))

    def refused_files(self) -> list[str]:
        """Return the files that are no games: `summarize` says why."""
        statement = "SELECT file FROM files WHERE kind = ? ORDER BY file"
        rows = self._ask(statement, (REFUSED,))
        return [os.fsdecode(row[0]) for row in rows]

    def digests(self) -> dict[str, str]:
        """Return the file of each game by its digest."""
        statement = "SELECT digest, file FROM files WHERE kind = ? ORDER BY file DESC"
        rows = self._ask(statement, (GAME,))
        return {digest: os.fsdecode(file) for digest, file in rows}

    def files_of(self, digest: str) -> list[str]:
        """Return the files of the games that have a digest."""
        rows = self._ask("SELECT file FROM files WHERE kind = ? AND digest = ? ORDER BY file", (GAME, digest))
        return [os.fsdecode(file) for (file,) in rows]

    # ---- keeping up with the files

    def refresh(self, report: ProgressCallback = no_progress, trusts_index: bool = False) -> bool:
        """Find out what has changed in the games folder and read it; returns whether anything had.

        `report` may end it at any time: what has been read until then stays. Raises OSError if the folder cannot be
        read; then all that is known of it stays. Whoever checks answers with the files trusts the index, and does not
        wait until the whole of it has been looked through for damage.
        """
        if not trusts_index:
            self._check()
        self.needs_refresh = False
        try:
            files = dict(self._scan(report))
        except OSError:
            self.needs_refresh = True
            raise
        statement = "SELECT file, time, length FROM files"
        rows = self._ask(statement)
        connection = self._connection
        known = {os.fsdecode(row[0]): FileState(*row[1:]) for row in rows}
        gone = known.keys() - files.keys()
        if gone:
            self._write([(os.fsencode(file),) for file in gone], [])
        changed = [file for file, state in files.items() if known.get(file) != state]
        has_changed = self._read(changed, files, report) or bool(gone)
        if self._connection is not connection:  # it has failed, and the one in its place knows only what came later
            return self.refresh(report, trusts_index) or has_changed
        return has_changed

    def refresh_file(self, file: str) -> None:
        """Read one file that is known to have changed, as `refresh` does."""
        states = {}
        with contextlib.suppress(OSError):
            status = (self.games_folder / file).stat()
            states[file] = state_of(status)
        if states:
            self._read([file], states, no_progress)
        else:
            self._write([(os.fsencode(file),)], [])

    def _scan(self, _report: ProgressCallback) -> Iterator[tuple[str, FileState]]:
        """Yield the files in the games folder; empty ones have only been given a name so far."""
        with contextlib.suppress(FileNotFoundError, NotADirectoryError), os.scandir(self.games_folder) as entries:
            for entry in entries:
                with contextlib.suppress(OSError):
                    if is_sgf_name(entry.name) and entry.is_file():
                        status = entry.stat()
                        if status.st_size:
                            yield entry.name, state_of(status)

    def _read(self, changed: list[str], states: dict[str, FileState], report: ProgressCallback) -> bool:
        """Take the changed files in, until `report` ends it; returns whether any was."""
        rows = self._until_cancelled(self._rows(changed, states, report))
        has_news = False
        while batch := list(islice(rows, BATCH)):
            self._write([], batch)
            has_news = True
        return has_news

    def _until_cancelled(self, rows: Iterator[IndexRow]) -> Iterator[IndexRow]:
        try:
            yield from rows
        except Cancelled:
            self.needs_refresh = True

    def _rows(self, changed: list[str], states: dict[str, FileState], report: ProgressCallback) -> Iterator[IndexRow]:
        """Yield the rows of files."""
        for done, file in enumerate(changed):
            report(done, len(changed))
            yield read_row(self.games_folder / file, states[file], sub_progress(report, done, len(changed)))

    def _write(self, gone: list[tuple[bytes]], rows: list[IndexRow]) -> None:
        """Remove files and add rows in one short transaction."""
        marks = ", ".join("?" * (len(Summary._fields) + 5))
        columns = f"time, length, kind, ruleset, {COLUMNS}, digest"
        occurrence_marks = ", ".join("?" * (len(Occurrence._fields) + 1))

        def write(connection: sqlite3.Connection) -> None:
            connection.execute("BEGIN IMMEDIATE")
            try:
                names = [*gone, *((row.file,) for row in rows if row.number == 1)]
                for table in TABLES[1:]:
                    connection.executemany(
                        f"DELETE FROM {table} WHERE game IN (SELECT id FROM files WHERE file = ?)", names
                    )
                connection.executemany("DELETE FROM files WHERE file = ?", names)
                for row in rows:
                    game = connection.execute(f"INSERT INTO files ({columns}) VALUES ({marks})", row.values).lastrowid
                    connection.execute("INSERT INTO texts VALUES (?, ?)", (game, row.text))
                    connection.execute("INSERT INTO facts VALUES (?, ?)", (game, row.facts))
                    connection.executemany(
                        f"INSERT INTO occurrences VALUES ({occurrence_marks})",
                        ((game, *occurrence) for occurrence in row.played.occurrences),
                    )
                    values = (game, row.played.history, row.played.turns)
                    connection.execute("INSERT INTO histories VALUES (?, ?, ?)", values)
                connection.execute("COMMIT")
            except BaseException:
                with contextlib.suppress(sqlite3.DatabaseError):
                    connection.execute("ROLLBACK")
                raise

        self._run(write)
