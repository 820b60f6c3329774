"""The library: all kept games, found and tidied in the background so that the window never waits for a disk."""

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from escabel_gui.model.library.indexed_games import IndexedGames
from escabel_gui.model.table.sessions import without_friend
from escabel_gui.model.table.table import Table
from escabel_gui.record.evaluation import Evaluation
from escabel_gui.record.progress import Cancelled
from escabel_gui.record.report.reading import read_index
from escabel_gui.record.report.report_game import ReportGame
from escabel_gui.record.sgf.record_error import RecordError
from escabel_gui.record.sgf.writing import write_sgf
from escabel_gui.record.storage.files import move_new, reason_for, why_unreadable, write_atomically, write_new
from escabel_gui.record.storage.folders import index_file, trash_folder
from escabel_gui.record.storage.game_index import GameIndex
from escabel_gui.record.storage.game_store import StoredGame
from escabel_gui.record.storage.importing import Refusal, cannot_be_read, import_games, import_words
from escabel_gui.record.storage.query import Query
from escabel_gui.record.storage.summary import Summary, summarize
from escabel_gui.record.tree import GameTree
from escabel_gui.rules.message import InvalidInput, Message, join_sentences, make_message


class Library(IndexedGames):
    """All games of the games folder, named by their files, with what can be done with them."""

    refused = Signal(object)  # a list of Refusals: files that are no games
    imported = Signal(object)  # files of the games that were to be imported, also of those that were here already
    opened = Signal()  # the game that was asked for is on the table

    def __init__(self, table: Table, parent: QObject | None = None) -> None:
        folder = table.kept_games.folder
        super().__init__(GameIndex(index_file(folder), folder), parent)
        self._table = table
        self._kept_games = table.kept_games
        self._folder = folder
        self._trash = trash_folder(self._folder)
        self._deleted: list[list[tuple[Path, str]]] = []  # places in the trash, and the stems of the files before
        self._coming = ""  # the game that was read last to be put on the table, until it is there
        self._opening = ""  # the game that will be on the table when the one there is on disk
        self._opening_ply: int | None = None  # of it, that is to be shown
        table.kept.connect(self._refresh_if_watching)
        table.game.replaced.connect(self._tell_opened)
        table.stayed.connect(self._forget_coming)

    def _tell_indexed(self) -> None:
        """Answer the latest query once more, too."""
        self.find(self.query)
        super()._tell_indexed()

    def _uncounted_file(self) -> str:
        return "" if self._table.path is None else self._table.path.name

    def explain_refused(self) -> None:
        """Find out in the background why files in the games folder are not shown; `refused` has the reasons."""
        report = self._work.reporter()

        def explain() -> None:
            refusals = []
            for file in self._index.refused_files():
                path = self._folder / file
                try:
                    summarize(path, report)
                except RecordError as error:
                    refusals.append(Refusal(path, error.line, error.words))
                except OSError as error:
                    refusals.append(Refusal(path, 0, cannot_be_read(error)))
            self._work.post(self.refused.emit, refusals)

        self._work.do(explain)

    # ---- games and the table

    def is_on_table(self, file: str) -> bool:
        """Return whether a file of the library is the game on the table."""
        return self._table.path is not None and self._table.path.name == file

    def open(self, file: str, query: Query | None = None) -> None:
        """Put a game on the table, as it was left, or where the position or pattern of a query first occurs in it."""
        moment = query if query is not None and query.has_moment else None
        if self.is_on_table(file) and moment is None:
            self.opened.emit()
        else:
            report = self._work.reporter()

            def read(path: Path) -> None:
                plies = [] if moment is None else self._index.plies(file, moment)
                game = None if self.is_on_table(file) else self._kept_games.open(path, report)
                self._coming = file
                self._work.post(self._put_on_table, file, game, plies[0] if plies else None)

            self._work.do(lambda: self._try(file, read))

    def _put_on_table(self, file: str, game: StoredGame | None, ply: int | None) -> None:
        self._opening, self._opening_ply = file, ply
        if self.is_on_table(file):
            self._tell_opened()
        elif game is not None:
            self._table.resume(*game)

    def _tell_opened(self) -> None:
        """Go to the asked position and emit `opened`, if the game that is on the table now is the one asked for."""
        if self.is_on_table(self._opening):
            line = self._table.game.tree.main_line()
            if self._opening_ply is not None and self._opening_ply < len(line):
                self._table.game.go_to(line[self._opening_ply])
            self.opened.emit()
        self._opening, self._opening_ply = "", None
        if self.is_on_table(self._coming):
            self._coming = ""

    def _forget_coming(self) -> None:
        self._coming, self._opening, self._opening_ply = "", "", None

    def _try(self, file: str, do: Callable[[Path], object]) -> bool:
        """Do something with a game; tells why it cannot be done, looks for it again, and returns whether it was."""
        self._table.writer.wait()  # it may just have been left
        try:
            do(self._folder / file)
        except (OSError, RecordError) as error:
            self._work.post(self.said.emit, why_unreadable(file, error))
            self._work.post(self._refresh_if_watching)
            return False
        return True

    # ---- reviewing

    def list_games(self, take: Callable[[list[Summary] | None], None]) -> None:
        """Let `take` have all games that are known once the files have been looked through; None where that fails."""
        report = self._work.reporter()

        def list_them() -> list[Summary]:
            with suppress(Cancelled):
                self._refresh_index(report)
            return self._index.search(Query())

        self._work.find(list_them, take)

    def list_played(self, query: Query, take: Callable[[list[ReportGame]], None]) -> None:
        """Let `take` have the games of a query as reports need them, when the files have been looked through."""
        report = self._report_reading()

        def list_them() -> None:
            if self._refresh_index(report):
                self._work.post(self._tell_indexed)
            games = read_index(self._index, query)
            self._work.end_progress()
            self._work.post(take, games)

        self._work.do(list_them)

    def read(self, file: str, take: Callable[[GameTree | None], None]) -> None:
        """Let `take` have a game, to look at it, or None where it cannot be read; `cancel` does not end that."""
        report = self._work.quiet_reporter()

        def read() -> GameTree | None:
            trees: list[GameTree] = []
            self._try(file, lambda path: trees.append(self._kept_games.open(path, report).tree))
            return trees[0] if trees else None

        self._work.find(read, take)

    def when_kept(self, do: Callable[[], None]) -> None:
        """Do something when all that was seen so far is in the files, or could not be put there."""
        self._work.do(lambda: self._work.post(do))

    def keep_evaluations(self, file: str, seen: list[tuple[list[int], Evaluation]], fail: Callable[[], None]) -> None:
        """Put what was seen into a game's file; calls `fail` if it is there and cannot be changed."""

        def keep() -> None:
            if self._try(file, lambda path: self._kept_games.keep_evaluations(path, seen)):
                self._index.refresh_file(file)
                self._work.post(self._tell_indexed)
            elif (self._folder / file).exists():
                self._work.post(fail)

        self._work.do(keep)

    # ---- tidying

    def rename(self, file: str, name: str) -> None:
        """Give a game another name; its file keeps its own."""
        if self.is_on_table(file):
            self._table.rename(name)
        else:
            self._change([file], lambda path: self._kept_games.rename(path, name), None)

    def change_tags(self, files: list[str], added: list[str], removed: list[str]) -> None:
        """Add tags to games and take others away."""
        if any(map(self.is_on_table, files)):
            self._table.change_tags(added, removed)
        others = [file for file in files if not self.is_on_table(file)]
        self._change(others, lambda path: self._kept_games.change_tags(path, added, removed), None)

    def duplicate(self, file: str, name: str) -> None:
        """Make another game like this one, with a name of its own."""
        self._change([file], lambda path: self._kept_games.duplicate(path, name, without_friend), None)

    def merge(self, files: list[str], name: str) -> None:
        """Make one game, with a name of its own, of the variations and comments of several; they stay as they are."""

        def merge() -> None:
            games: list[StoredGame] = []
            added: list[int] = []
            try:
                is_good = all(
                    self._try(file, lambda path: games.append(self._kept_games.open(path))) for file in files
                ) and self._try(files[0], lambda _: added.append(self._kept_games.merge(games, name, without_friend)))
            except InvalidInput as error:
                self._work.post(self.said.emit, error.message)
                return
            self._refresh_index()
            if is_good:
                self._work.post(self.said.emit, make_message("Merged, with %n more variation(s).", None, added[0]))
            self._work.post(self._tell_indexed)

        if len(files) > 1:
            self._work.do(merge)

    def delete(self, files: list[str]) -> None:
        """Move games to the trash; the one on the table stays, or the one that is on its way there."""
        gone: list[tuple[Path, str]] = []
        staying = Message("The game on the board cannot be deleted: open another one first.")

        def move(path: Path) -> None:
            if self.is_on_table(path.name) or path.name == self._coming:
                return
            gone.append((move_new(path, self._trash), path.stem))
            if len(gone) == 1:
                self._deleted.append(gone)

        def tell() -> Message:
            words = make_message("%n game(s) moved to the trash.", None, len(gone))
            if len(gone) == len(files):
                return words
            return join_sentences(words, staying) if gone else staying

        self._change(files, move, tell)

    @property
    def deletions(self) -> int:
        """Number of deletions that can be undone."""
        return len(self._deleted)

    def undo_delete(self) -> None:
        """Take the games back that were deleted last."""
        if not self._deleted:
            return
        gone = self._deleted.pop()

        def take_back() -> None:
            missing = []
            for path, stem in gone:
                try:
                    move_new(path, self._folder, stem)
                except OSError:
                    missing.append((path, stem))
            self._refresh_index()
            back = len(gone) - len(missing)
            if missing:
                self._deleted.append(missing)
                self._work.post(
                    self.said.emit, Message("Some games could not be restored: look in {0}.", (str(self._trash),))
                )
            else:
                self._work.post(self.said.emit, make_message("%n game(s) restored.", None, back))
            self._work.post(self._tell_indexed)

        self._work.do(take_back)

    def _change(self, files: list[str], do: Callable[[Path], object], tell: Callable[[], Message] | None) -> None:
        """Do the same to several games, one after the other until one fails, and show what has become of them."""
        report = self._work.progress(Message("Games: {0} of {1}"))

        def change_all() -> bool:
            for done, file in enumerate(files):
                report(done, len(files))
                if not self._try(file, do):
                    return False
            return True

        def change() -> None:
            is_good = False
            with suppress(Cancelled):
                is_good = change_all()
            self._refresh_index()
            self._work.end_progress()
            if is_good and tell is not None:
                self._work.post(self.said.emit, tell())
            self._work.post(self._tell_indexed)

        if files:
            self._work.do(change)

    # ---- from and to elsewhere

    def import_files(self, paths: list[Path]) -> None:
        """Take copies of games into the library; of folders, all in and below them."""
        setup = self._table.setup
        report = self._work.progress(Message("Importing games: {0} of {1}"))
        report_reading = self._report_reading()

        def take_in() -> None:
            self._refresh_index(report_reading)
            digests = self._index.digests()
            imported = import_games(paths, self._folder, setup.wire_name, setup.size, digests, report)
            self._refresh_index(report_reading)
            if self._index.needs_refresh:  # the import was called off, but what has come is to be seen
                self._work.post(self.refresh)
            self._work.end_progress()
            self._work.post(self._tell_indexed)
            self._work.post(self.said.emit, imported.trouble or import_words(imported))
            files = [*(file.name for file in imported.files), *(known.file for known in imported.known)]
            if files:
                self._work.post(self.imported.emit, files)
            if imported.refusals:
                known = [
                    Refusal(path, 0, Message("It is already in the library: {0}.", (file,)))
                    for path, file in imported.known
                ]
                self._work.post(self.refused.emit, [*imported.refusals, *known])

        self._work.do(take_in)

    def export(self, file: str, target: Path) -> None:
        """Write a copy to keep or send to a file, replacing what is there."""

        def write(path: Path) -> None:
            copy = self._copy_of(path)
            try:
                write_atomically(target, copy, keeps_aside=True)
            except OSError as error:
                words = Message("{0} cannot be written: {1}.", (str(target), reason_for(error)))
            else:
                words = Message("The game is in {0}.", (str(target),))
            self._work.post(self.said.emit, words)

        self._work.do(lambda: self._try(file, write))

    def export_all(self, files: list[str], folder: Path) -> None:
        """Write copies to keep or send to a folder, under names that are free there."""

        def write(path: Path) -> None:
            copy = self._copy_of(path)
            try:
                write_new(folder, path.stem, copy)
            except OSError as error:
                words = Message("Games cannot be written to {0}: {1}.", (str(folder), reason_for(error)))
                self._work.post(self.said.emit, words)
                raise Cancelled from error

        self._change(files, write, lambda: make_message("%n game(s) written to {0}.", None, len(files), (str(folder),)))

    def _copy_of(self, path: Path) -> bytes:
        """Return a game as others get it: without what only this program needs to resume it."""
        return write_sgf(self._kept_games.open(path).tree).encode()
