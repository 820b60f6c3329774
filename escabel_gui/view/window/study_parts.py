"""Parts for studies: the one that is open, its actions, and its page, which comes with it and goes with it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from escabel_gui.model.application.settings import Settings
from escabel_gui.model.chapters.open_study import OpenStudy, StudyPlace
from escabel_gui.model.table.table import Table
from escabel_gui.view.commands.chapter_actions import ChapterActions
from escabel_gui.view.first_use import FirstUse
from escabel_gui.view.look.appearance import board_theme
from escabel_gui.view.widgets.panel_page import PageOnFirstUse, PanelPage
from escabel_gui.view.window.main_window import MainWindow

if TYPE_CHECKING:
    from escabel_gui.view.chapters.chapter_controller import ChapterController


class StudyPage(PageOnFirstUse):
    """The page of the chapters, of which the list scrolls by itself."""

    scrolls = True


class StudyParts(QObject):
    """Open study with its actions and its page, connected with the window."""

    opened = Signal()  # a study, whose page is to be shown
    changed = Signal()  # the study is open, or not any more

    def __init__(
        self, table: Table, settings: Settings, chapters: Callable[[], ChapterController], window: MainWindow
    ) -> None:
        """Set up the parts; `chapters` returns what asks about chapters and lists them, made on first use."""
        super().__init__(window)
        self.study = OpenStudy(table, self)
        self.acts = ChapterActions(window)
        self.page = StudyPage(FirstUse(self._make_page))
        self._settings = settings
        self.chapters = chapters
        self._window = window
        if settings.study_place is not None:
            self.study.left = StudyPlace(*settings.study_place)
        self.study.changed.connect(self._show)
        table.closed.connect(self.note_place)
        self.study.opened.connect(self.opened)
        self._connect()

    def _make_page(self) -> PanelPage:
        page = self.chapters().make_page(board_theme(self._settings))
        self._window.look_changed.connect(lambda: page.set_theme(board_theme(self._settings)))
        return page

    def _connect(self) -> None:
        acts, study, chapters = self.acts, self.study, self.chapters
        for action, do in (
            (acts.new_study, lambda: chapters().begin()),
            (acts.open_study, lambda: chapters().choose()),
            (acts.add_to_study, lambda: chapters().add()),
            (acts.add_chapter, lambda: chapters().add()),
            (acts.add_games, lambda: chapters().add_games()),
            (acts.compare, lambda: chapters().compare()),
            (acts.next_chapter, lambda: study.go_by(1)),
            (acts.previous_chapter, lambda: study.go_by(-1)),
            (acts.rename_chapter, lambda: chapters().rename_current()),
            (acts.rename_study, lambda: chapters().rename_study()),
            (acts.move_up, lambda: study.move_by(-1)),
            (acts.move_down, lambda: study.move_by(1)),
            (acts.delete_chapter, study.remove_current),
            (acts.undo, study.undo),
            (acts.save_study, lambda: chapters().sharing.save_copy()),
            (acts.save_booklet, lambda: chapters().sharing.save_booklet()),
            (acts.save_page, lambda: chapters().sharing.save_page()),
            (acts.make_lesson, lambda: chapters().make_lesson()),
            (acts.close_study, lambda: chapters().close()),
        ):
            action.triggered.connect(do)
            self._window.acts.of_game.addAction(action)  # they rest while an exercise is on the board

    def _show(self) -> None:
        """Update actions, title and settings, when another study is open, or none, or it has other chapters."""
        study = self.study
        number = study.chapters.index(study.chapter) if study.chapter in study.chapters else -1
        self.acts.offer(len(study.chapters), number, study.can_add, study.can_undo)
        titles = (study.title, study.chapter.title if study.chapter is not None else "")
        self._window.study_title = ": ".join(title for title in titles if title)
        self._window.show_title()
        path = study.file.path if study.file is not None else None
        self._settings.open_study = "" if path is None else path.name
        self.note_place()
        self.changed.emit()

    def note_place(self) -> None:
        """Keep where one is in the study, or was when it was closed."""
        self.study.note_place()
        self._settings.study_place = self.study.left

    def reopen(self) -> None:
        """Go on with the study that was open when the program ended."""
        name = self._settings.open_study
        if name and (self.study.folder / name).is_file():
            self.chapters().open_path(self.study.folder / name)
