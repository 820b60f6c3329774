"""Shows a game to others: pictures of the board, the game on paper, the game as a web page."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QInputDialog, QWidget

from escabel_gui.model.table import Table
from escabel_gui.record.files import write_atomically
from escabel_gui.view.asking import warn
from escabel_gui.view.board_scene import BoardScene
from escabel_gui.view.game_files import ask_where_to_write

USUAL_STEP = 6  # moves from diagram to diagram


class Sharing(QObject):
    """Shares what is on the table as the board `scene` looks; what is heavy is imported when it is wanted."""

    said = Signal(str)  # one line about what has been done

    def __init__(self, table: Table, scene: BoardScene, window: QWidget) -> None:
        super().__init__(window)
        self._table = table
        self._scene = scene
        self._window = window

    def copy_picture(self) -> None:
        from escabel_gui.view.picture import USUAL_WIDTH, Picture, to_image

        picture = Picture(self._table.game, self._scene.theme, self._scene.is_flipped)
        QGuiApplication.clipboard().setImage(to_image(picture, USUAL_WIDTH))
        self.said.emit(self.tr("The picture is on the clipboard."))

    def save_picture(self) -> None:
        """The board as it is now, in a format and size that a dialog asks for."""
        from escabel_gui.view.picture_dialog import PictureDialog

        dialog = PictureDialog(self._table.game, self._scene.theme, self._scene.is_flipped, self._window)
        if dialog.exec():
            self._write(self.tr("Save the picture"), dialog.suffix, dialog.data)

    def save_booklet(self) -> None:
        """The whole game as diagrams on paper."""
        from escabel_gui.view.booklet import write_booklet

        moves = max(self._table.game.tree.main_line()[-1].depth, 1)
        question = self.tr("A diagram after every so many moves,\nafter each comment and at the end:")
        every, is_sure = QInputDialog.getInt(
            self._window, self.tr("Diagrams of the game"), question, min(USUAL_STEP, moves), 1, moves
        )
        if is_sure:
            tree, theme, is_flipped = self._table.game.tree, self._scene.theme, self._scene.is_flipped
            self._write(self.tr("Save the diagrams"), ".pdf", lambda: write_booklet(tree, theme, is_flipped, every))

    def save_page(self) -> None:
        """The whole game as a page for any browser."""
        from escabel_gui.view.web_page import write_page

        tree, theme, is_flipped = self._table.game.tree, self._scene.theme, self._scene.is_flipped
        self._write(self.tr("Save the web page"), ".html", lambda: write_page(tree, theme, is_flipped))

    def _write(self, title: str, suffix: str, make: Callable[[], bytes]) -> None:
        stem = self._table.path.stem if self._table.path is not None else "Escabel"
        path = ask_where_to_write(self._window, title, Path.home() / (stem + suffix), suffix)
        if path is None:
            return
        try:
            write_atomically(path, make())
        except OSError as error:
            text = self.tr("{0} cannot be written: {1}.").format(path, error.strerror or error)
            warn(self._window, text)
            return
        self.said.emit(self.tr("Saved in {0}.").format(path))
