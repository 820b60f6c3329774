"""Games from and to files and the clipboard, and what is said when they are damaged."""

from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from escabel_gui.link.connection_info import find_invite_like
from escabel_gui.link.game_code import is_code
from escabel_gui.model.table.game_writer import Failure
from escabel_gui.model.table.table import Table
from escabel_gui.record.chapters.study import has_title
from escabel_gui.record.move_list import read_game
from escabel_gui.record.progress import Cancelled
from escabel_gui.record.sgf.decoding import decode
from escabel_gui.record.sgf.record_error import NoGameError, RecordError
from escabel_gui.record.sgf.writing import write_sgf
from escabel_gui.record.storage.file_names import is_sgf_name
from escabel_gui.record.storage.files import read_bytes
from escabel_gui.record.storage.folders import is_folder, is_in
from escabel_gui.record.tree import GameTree
from escabel_gui.rules.message import Message, join_sentences
from escabel_gui.view.language import as_text, fault_text, reason_text, translate
from escabel_gui.view.widgets.file_drop import FileDrop
from escabel_gui.view.widgets.file_reading import ask_what_to_read
from escabel_gui.view.widgets.file_writing import ask_where_to_write, write_file
from escabel_gui.view.widgets.questions import ask, ask_before_loss, warn
from escabel_gui.view.widgets.waiting import run_with_progress


class Opened(NamedTuple):
    """Game for the table, or the file of a kept one, and what is said about it."""

    game: GameTree | Path
    words: Message | None  # what there is to say about it
    moves: list[int] | None = None  # after which it is shown; None: as the table does


class GameFiles(QObject):
    """Controller that puts games on the table and writes copies of the one there, with dialogs over `window`."""

    said = Signal(object)  # Message: one line about what has been done
    code_came = Signal(str)  # a text that brings a friend's code
    invitation_came = Signal(str)  # a text with which a friend invites directly
    study_came = Signal(Path)  # a file with several games, or a study
    kept_game_came = Signal(Path)  # a file that keeps a game of one's own, which is to go on rather than to be copied
    games_came = Signal(list)  # paths of files and folders for the library

    def __init__(self, table: Table, window: QWidget) -> None:
        super().__init__(window)
        self._table = table
        self._window = window
        self._saved_as: Path | None = None
        self._is_asking = False
        self._opened: Opened | None = None
        FileDrop(window).dropped.connect(self._take_dropped)
        table.could_not_save.connect(self._ask_before_loss)
        table.game.replaced.connect(self._forget)
        table.changed.connect(self._tell_about_opened)

    def _forget(self) -> None:
        """Forget where the last copy was written, as another game on the table needs its own name."""
        self._saved_as = None

    def _tell_about_opened(self) -> None:
        """Go where the game is to be shown that is put on the table, and say what there is to say, if it is there."""
        opened, game = self._opened, self._table.game
        if opened is None or opened.game not in (game.tree, self._table.path):
            return
        self._opened = None
        if opened.moves is not None and (node := game.tree.node_after(opened.moves)) is not None:
            game.go_to(node)
        if opened.words is not None:
            self.said.emit(opened.words)

    def _take_dropped(self, paths: list[Path]) -> None:
        """Open a file that was dropped on the window; several, and folders, are for the library."""
        if len(paths) == 1 and not is_folder(paths[0]):
            self.open_file(paths[0])
        else:
            self.games_came.emit(paths)

    def open_file(self, path: Path) -> None:
        """Put the game in a file on the table; the file itself is never written."""
        try:
            text = run_with_progress(
                lambda _: decode(read_bytes(path)),
                self._window,
                self.tr("Reading {0}…").format(path.name),
                self._table.next_wanted,
            )
        except OSError as error:
            refusal = self.tr("{0} cannot be opened: {1}.").format(path, reason_text(error))
        except RecordError as error:
            refusal = self.tr("{0} cannot be opened. {1}").format(path.name, translate(error.words))
        except Cancelled:
            return
        else:
            folder = self._table.kept_games.folder
            place = path.resolve()
            is_kept = is_sgf_name(place.name) and is_in(folder, place)
            self.read_text(text, path.name, folder / place.name if is_kept else None, path)
            return
        warn(self._window, refusal)

    def read_text(self, text: str, name: str, kept: Path | None = None, path: Path | None = None) -> None:
        """Put the first game of a text on the table, or as much of it as is a game, if the person wants that.

        The text may be that of a `kept` game, or of a file elsewhere, which opens as a study if it has several games.
        """
        if is_code(text):
            self.code_came.emit(text)
            return
        if invitation := find_invite_like(text):
            self.invitation_came.emit(invitation)
            return
        setup = self._table.setup
        try:
            tree, has_more = run_with_progress(
                lambda report: read_game(text, setup.wire_name, setup.size, report),
                self._window,
                self.tr("Reading {0}…").format(name),
                self._table.next_wanted,
            )
        except Cancelled:
            return
        except RecordError as error:
            fault = error
        else:
            if path is not None and (has_more or has_title(tree)):
                self.study_came.emit(path)
            elif kept is not None:
                self.kept_game_came.emit(kept)
            else:
                more = Message("{0} contains more games than this one: the library can import them all.", (name,))
                self._open_game(Opened(tree, more if has_more else None), tree)
            return
        if isinstance(fault, NoGameError) and path is None:
            warn(self._window, self.tr("There is no game, code or invitation in this text."))
        else:
            self._open_part(fault, name)

    def _open_part(self, fault: RecordError, name: str) -> None:
        """Put as much of a damaged text on the table as is a game, if the person wants that."""
        reason, tree = fault_text(name, fault.line, fault.words), fault.partial_tree
        if tree is None or not tree.root.children:
            warn(self._window, reason)
            return
        question = reason + "\n\n" + self.tr("Open the game up to there?")
        if ask(self._window, self.tr("Problem in the file"), question, self._table.next_wanted):
            self._opened = None
            self._table.put(tree)

    def put_at(self, tree: GameTree, ply: int) -> None:
        """Put a game from elsewhere on the table, or the same one of the library, and show it after so many moves."""
        self._open_game(Opened(tree, None, tree.moves_to(tree.main_line()[ply])), tree)

    def _open_game(self, opened: Opened, tree: GameTree) -> None:
        """Put a game on the table, or go on with the one of the library that is the same."""
        if not self._go_on(opened, tree):
            self._opened = opened
            self._table.put(tree)

    def _go_on(self, opened: Opened, tree: GameTree) -> bool:
        """Go on with the game of the library that is the same as one from elsewhere; False without one.

        It is said, and what else there is to say. Where the search is called off, nothing is opened.
        """
        from escabel_gui.record.storage.known_game import find_known  # with SQLite, which the start does not need

        kept_games = self._table.kept_games
        try:
            known = run_with_progress(
                lambda report: find_known(tree, kept_games, report),
                self._window,
                self.tr("Looking into your library…"),
                self._table.next_wanted,
            )
        except Cancelled:
            return True
        if known is not None:
            words = Message("This game is in your library already: here it is, as you left it.")
            if opened.moves is not None:
                words = Message("This game is in your library already: here it is.")
            self._opened = opened._replace(game=known, words=join_sentences(words, opened.words))
            self.kept_game_came.emit(known)
            self._tell_about_opened()  # it may have been on the table
        return known is not None

    def open(self) -> None:
        path = ask_what_to_read(self._window, self.tr("Open a game"))
        if path is not None:
            self.open_file(path)

    def save(self) -> None:
        if self._saved_as is None:
            self.save_as()
        else:
            self._write(self._saved_as, self._table.game.tree)

    def save_as(self) -> bool:
        """Write a copy where the person wants it; False if that came to nothing."""
        tree = self._table.game.tree  # while the person looks for a place, another one may come
        name = self._saved_as or Path.home() / f"{self._table.stem}.sgf"
        path = ask_where_to_write(self._window, self.tr("Save a copy"), name, ".sgf")
        return path is not None and self._write(path, tree)

    def _write(self, path: Path, tree: GameTree) -> bool:
        saved = write_file(self._window, path, lambda _: write_sgf(tree).encode())
        if saved is None:
            return False
        if self._table.game.tree is tree:
            self._saved_as = path
        self.said.emit(saved)
        return True

    def _ask_before_loss(self, failure: Failure) -> None:
        """Ask whether a game that cannot be saved may be left, if that is not being asked already."""
        if self._is_asking:
            return
        question = self.tr(
            "Part of this game cannot be saved in {0} ({1}): it is lost if you leave the game without saving a copy"
            " elsewhere."
        ).format(self._table.writer.folder, as_text(failure.reason))
        save, lose = self.tr("Save a copy…"), self.tr("Leave without saving")
        self._is_asking = True
        try:
            self._window.show()  # it hides when it is closed
            way = ask_before_loss(self._window, self.tr("This game is not saved"), question, save, lose)
            may_leave = way == lose or (way == save and self.save_as())
        finally:
            self._is_asking = False
        if may_leave:
            self._table.leave_anyway()
        else:
            self._table.stay()
            self._window.show()  # it may have been closed while the question was open

    def copy(self) -> None:
        tree = self._table.game.tree
        try:
            text = run_with_progress(
                lambda report: write_sgf(tree, report=report), self._window, self.tr("Copying the game…")
            )
        except Cancelled:
            return
        QGuiApplication.clipboard().setText(text)
        self.said.emit(Message("The game is on the clipboard, as text."))

    def paste(self) -> None:
        text = QGuiApplication.clipboard().text()
        if text.strip():
            self.read_text(text, self.tr("Clipboard"))
        else:
            self.said.emit(Message("There is no text on the clipboard."))
