"""Sharing of a game: pictures of the board, the game on paper, the game as a web page."""

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QInputDialog, QWidget

from escabel_gui.model.table.table import Table
from escabel_gui.record.progress import Cancelled, ProgressCallback
from escabel_gui.record.sgf.reading import copy_tree
from escabel_gui.record.storage.file_names import numbered, portable_stem
from escabel_gui.rules.message import Message
from escabel_gui.rules.state import BLACK
from escabel_gui.view.board.board_scene import BoardScene
from escabel_gui.view.language import tr
from escabel_gui.view.look.picture import USUAL_WIDTH, picture_of, to_image
from escabel_gui.view.sharing.booklet import write_booklet
from escabel_gui.view.sharing.picture_dialog import PictureDialog
from escabel_gui.view.sharing.web_page import write_page
from escabel_gui.view.widgets.file_writing import ask_where_to_write, write_file
from escabel_gui.view.widgets.questions import dialog_scope
from escabel_gui.view.widgets.waiting import run_with_progress

USUAL_STEP = 6  # moves from diagram to diagram


class ShareController(QObject):
    """Controller that shares what is on the table, as it looks on the board `scene`."""

    said = Signal(object)  # Message: one line about what has been done

    def __init__(self, table: Table, scene: BoardScene, window: QWidget) -> None:
        super().__init__(window)
        self._table = table
        self._scene = scene
        self._window = window

    def copy_picture(self) -> None:
        picture = picture_of(self._table.game, self._scene.theme, self._scene.is_flipped)
        with suppress(Cancelled):
            image = run_with_progress(
                lambda report: to_image(picture, USUAL_WIDTH, report), self._window, self.tr("Making the picture…")
            )
            QGuiApplication.clipboard().setImage(image)
            self.said.emit(Message("The picture is on the clipboard."))

    def save_picture(self) -> None:
        """Save the board as it is now, in a format and size that a dialog asks for."""
        game, scene = self._table.game, self._scene
        dialog = PictureDialog(game, scene.theme, scene.is_flipped, self._window)
        with dialog_scope(dialog, game.replaced):
            if dialog.exec():
                self._write(self.tr("Save the picture"), dialog.suffix, dialog.maker())

    def save_booklet(self) -> None:
        """Save the whole game as diagrams on paper."""
        tree, theme, is_flipped = self._table.game.tree, self._scene.theme, self._scene.is_flipped
        moves = max(tree.last_node().depth, 1)
        every = ask_for_step(self._window, self.tr("Diagrams of the game"), moves)
        if every:
            self._write(
                self.tr("Save the diagrams"),
                ".pdf",
                lambda report: write_booklet(copy_tree(tree, report), theme, is_flipped, every, report),
            )

    def save_page(self) -> None:
        """Save the whole game as a page for any browser."""
        tree, theme, is_flipped = self._table.game.tree, self._scene.theme, self._scene.is_flipped
        self._write(
            self.tr("Save the web page"),
            ".html",
            lambda report: write_page(copy_tree(tree, report), theme, is_flipped, report),
        )

    def _write(self, title: str, suffix: str, make: Callable[[ProgressCallback], bytes]) -> None:
        """Write what `make` makes, in the background, where the person wants it; called off, it leaves no trace.

        Its name begins as that of the game's file, and tells who plays if both have names.
        """
        names = self._table.game.tree.players[BLACK:]
        who = f" {' - '.join(names)}" if all(names) else ""
        name = numbered(Path.home(), portable_stem(self._table.stem + who), 1, suffix)
        path = ask_where_to_write(self._window, title, name, suffix)
        if path is not None and (saved := write_file(self._window, path, make)):
            self.said.emit(saved)


def ask_for_step(window: QWidget, title: str, moves: int) -> int:
    """Return after how many moves each a diagram is wanted, of so many moves; 0 for no diagrams at all."""
    question = tr("A diagram after every so many moves,\nafter each comment and at the end:")
    step, is_sure = QInputDialog.getInt(window, title, question, min(USUAL_STEP, moves), 1, moves)
    return step if is_sure else 0
