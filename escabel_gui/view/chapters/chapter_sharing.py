"""Sharing of a whole study: a copy of its file, its chapters on paper, or a web page that replays them."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from escabel_gui.model.chapters.open_study import OpenStudy
from escabel_gui.record.progress import ProgressCallback
from escabel_gui.record.sgf.reading import copy_tree
from escabel_gui.record.storage.file_names import portable_stem
from escabel_gui.record.tree import GameTree
from escabel_gui.view.board.board_scene import BoardScene
from escabel_gui.view.chapters.chapter_list import chapter_title
from escabel_gui.view.sharing.booklet import write_chapters_booklet
from escabel_gui.view.sharing.share_controller import ask_for_step
from escabel_gui.view.sharing.web_page import write_chapters_page
from escabel_gui.view.widgets.file_writing import ask_where_to_write, write_file

Make = Callable[[list[GameTree], ProgressCallback], bytes]


class ChapterSharing(QObject):
    """Writer of files with the open study, in the background, with the look of the board `scene`."""

    said = Signal(object)  # Message: one line about what has been done

    def __init__(self, study: OpenStudy, scene: BoardScene, window: QWidget) -> None:
        super().__init__(window)
        self._study = study
        self._scene = scene
        self._window = window

    def save_copy(self) -> None:
        """Write a copy of the study's file."""
        file, chapter = self._study.file, self._study.chapter
        if file is not None and chapter is not None:
            chapter.note_change()  # it may be newer than what was written last
            self._write(self.tr("Save a copy of the study"), ".sgf", lambda _: file.study.data())

    def save_booklet(self) -> None:
        """Write all chapters as diagrams on paper."""
        title, theme, is_flipped = self._study.title, self._scene.theme, self._scene.is_flipped
        moves = max((chapter.tree.last_node().depth for chapter in self._study.chapters), default=0)
        every = ask_for_step(self._window, self.tr("Diagrams of the study"), max(moves, 1))
        if every:
            self._share(
                self.tr("Save the diagrams"),
                ".pdf",
                lambda trees, report: write_chapters_booklet(title, trees, theme, is_flipped, every, report),
            )

    def save_page(self) -> None:
        """Write all chapters as one page for any browser."""
        title, theme, is_flipped = self._study.title, self._scene.theme, self._scene.is_flipped
        self._share(
            self.tr("Save the web page"),
            ".html",
            lambda trees, report: write_chapters_page(title, trees, theme, is_flipped, report),
        )

    def _share(self, dialog_title: str, suffix: str, make: Make) -> None:
        """Write what is made of copies of the chapters."""
        chapters = self._study.chapters
        names = [chapter_title(chapter) for chapter in chapters]

        def copy_and_make(report: ProgressCallback) -> bytes:
            trees = [copy_tree(chapter.tree, report) for chapter in chapters]
            for tree, name in zip(trees, names, strict=True):
                tree.name = name
            return make(trees, report)

        if chapters:
            self._write(dialog_title, suffix, copy_and_make)

    def _write(self, dialog_title: str, suffix: str, make: Callable[[ProgressCallback], bytes]) -> None:
        name = Path.home() / (portable_stem(self._study.title) + suffix)
        path = ask_where_to_write(self._window, dialog_title, name, suffix)
        if path is not None and (saved := write_file(self._window, path, make)):
            self.said.emit(saved)
