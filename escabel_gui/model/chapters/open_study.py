"""The study that is open: its chapters, of which one is on the table, and changes to them that can be undone."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, Signal

from escabel_gui.model.table.edits import result_keeper
from escabel_gui.model.table.game import format_place, parse_place
from escabel_gui.model.table.table import Table
from escabel_gui.record.chapters.comparison import ChangeKind, VersionChange
from escabel_gui.record.chapters.study import (
    MAX_CHAPTERS,
    Chapter,
    Study,
    TooManyChapters,
    as_title,
    position_of,
)
from escabel_gui.record.chapters.study_file import StudyFile, studies_folder
from escabel_gui.record.chapters.taking import GiveBack, surviving, take
from escabel_gui.rules.message import Message, make_message

MAX_UNDO: Final = 100


class ChapterOrder(NamedTuple):
    """Title of a study, and its chapters with their titles: the state that undo brings back.

    `shown` was on the table then. `give_back` undoes what was then taken into the chapters from other versions.
    """

    title: str
    chapters: tuple[Chapter, ...]
    titles: tuple[str, ...]
    shown: Chapter | None
    give_back: GiveBack | None = None


class StudyPlace(NamedTuple):
    """Place in a study: the name of its file, the number of a chapter, from 0, and a node of it, as `format_place`."""

    name: str
    chapter: int
    node: str


class OpenStudy(QObject):
    """Study whose chapters are shown at the table, which saves them; another game there closes the study."""

    opened = Signal()  # another study, when its first chapter is on the table
    changed = Signal()  # another study or file of it, other chapters, or another one of them on the table
    pictured = Signal(object)  # Chapter: its picture is another one
    said = Signal(object)  # Message: what was done to the file of the chapters
    done = Signal(object)  # Message: what was done to the chapters, which undo takes back
    taken_by_game = Signal(object, object)  # what the game on the table has taken: a GiveBack, and a Message about it

    def __init__(self, table: Table, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.folder = studies_folder(table.kept_games.folder)
        self.file: StudyFile | None = None
        self.chapter: Chapter | None = None  # the one on the table
        self.left: StudyPlace | None = None  # where one was in the study that was open last
        self._table = table
        self._coming: StudyFile | None = None  # its chapter has yet to come to the table
        self._before: list[ChapterOrder] = []
        self._news: Message | None = None  # to be told when a chapter has come to the table
        table.game.replaced.connect(self._follow_table)
        table.game.tree_changed.connect(self._follow_moves)
        table.game.node_changed.connect(lambda _step: self._follow_moves())
        table.writer.moved.connect(self._tell_moved)

    @property
    def is_on(self) -> bool:
        """True while a chapter is on the table."""
        return self.file is not None

    @property
    def title(self) -> str:
        """Title of the study."""
        return "" if self.file is None else self.file.study.title

    @property
    def chapters(self) -> tuple[Chapter, ...]:
        """The chapters in their order; empty without a study."""
        return () if self.file is None else self.file.study.chapters

    # ---- going through it

    def open(self, file: StudyFile, chapter: Chapter | None = None) -> None:
        """Put a chapter of a study on the table, or the place where this study was left, or its first chapter."""
        if self.file is not None and file.path is not None and file.path == self.file.path:
            return
        self._coming = file
        self._show(file, chapter or self._left_chapter(file))

    def _left_chapter(self, file: StudyFile) -> Chapter:
        """Return the chapter at which a study was left last, at the node there; else its first one."""
        chapters, left = file.study.chapters, self.left
        if left is None or file.path is None or file.path.name != left.name or left.chapter >= len(chapters):
            return chapters[0]
        chapter = chapters[left.chapter]
        chapter.node = parse_place(chapter.tree, left.node)
        return chapter

    def note_place(self) -> None:
        """Remember where one is in the study."""
        chapter, path = self.chapter, None if self.file is None else self.file.path
        if chapter in self.chapters and path is not None:
            place = format_place(chapter.tree, chapter.node)
            self.left = StudyPlace(path.name, self.chapters.index(chapter), place)

    def go_to(self, chapter: Chapter) -> None:
        """Put another chapter on the table, where one was in it."""
        if self.file is not None and chapter is not self.chapter:
            self._show(self.file, chapter)

    def go_by(self, step: int) -> None:
        """Go to the next chapter (+1) or the previous one (-1), if there is one."""
        if self.chapter in self.chapters:
            number = self.chapters.index(self.chapter) + step
            if 0 <= number < len(self.chapters):
                self.go_to(self.chapters[number])

    def _show(self, file: StudyFile, chapter: Chapter) -> None:
        self._table.study(chapter, file, chapter.tree, chapter.node)

    def _follow_table(self) -> None:
        """Note the chapter that is on the table now, or close the study if it is something else."""
        on_table = self._table.writer.file
        if isinstance(on_table, Chapter):
            is_new = self._coming is not None and on_table in self._coming.study.chapters
            if is_new:
                self._close()
                self.file, self._coming = self._coming, None
            self.chapter = on_table
            self.changed.emit()
            if is_new:
                self.opened.emit()
            self._tell_news()
        elif self.file is not None:
            self._close()
            self.changed.emit()

    def _tell_news(self) -> None:
        news, self._news = self._news, None
        if news is not None:
            self.done.emit(news)

    def _close(self) -> None:
        self.note_place()
        self.file = None
        self.chapter = None
        self._before.clear()

    def _follow_moves(self) -> None:
        if self.chapter is not None:
            if self._table.game.tree is self.chapter.tree:
                self.chapter.node = self._table.game.node
            self._picture(self.chapter)

    def _picture(self, chapter: Chapter) -> None:
        """Update the position of a chapter's picture, if the chapter ends otherwise now."""
        if (position := position_of(chapter.tree)) != chapter.position:
            chapter.position = position
            self.pictured.emit(chapter)

    def _tell_moved(self, left: Path) -> None:
        if self.file is not None and self.file.path is not None:
            names = (left.name, self.file.path.name)
            self.said.emit(
                Message("{0} was changed or is kept open by another program: the study goes on in {1}.", names)
            )
            self.changed.emit()

    # ---- changing it

    @property
    def can_add(self) -> bool:
        """True if there is room for another chapter."""
        return len(self.chapters) < MAX_CHAPTERS

    @property
    def can_undo(self) -> bool:
        """True if the chapters were changed."""
        return bool(self._before)

    def add(self, chapters: Sequence[Chapter]) -> None:
        """Add chapters after the one on the table, as many as there is room for, and go to the first of them."""
        new = chapters[: MAX_CHAPTERS - len(self.chapters)]
        if self.chapter is None or not new:
            return
        self._note()
        is_left = self.chapter not in self.chapters  # deleted, but nothing can be written: it stays on the table
        number = len(self.chapters) if is_left else self.chapters.index(self.chapter) + 1
        self._put((*self.chapters[:number], *new, *self.chapters[number:]))
        self._news = make_message("%n chapter(s) added.", None, len(new))
        self.go_to(new[0])

    def rename(self, chapter: Chapter, title: str) -> None:
        """Give a chapter another title."""
        if as_title(title) != chapter.title:
            self._note()
            self._name(chapter, as_title(title))
            self._put(self.chapters)

    def rename_study(self, title: str) -> None:
        """Give the study another title; its file keeps its name."""
        if self.file is not None and as_title(title) not in ("", self.title):
            self._note()
            self.file.study.title = as_title(title)
            self._put(self.chapters)

    def move(self, chapter: Chapter, number: int) -> None:
        """Move a chapter to another place, counted from 0."""
        others = [other for other in self.chapters if other is not chapter]
        order = (*others[:number], chapter, *others[number:])
        if number >= 0 and order != self.chapters:
            self._note()
            self._put(order)

    def move_by(self, step: int) -> None:
        """Move the chapter on the table up (-1) or down (+1)."""
        if self.chapter in self.chapters:
            self.move(self.chapter, self.chapters.index(self.chapter) + step)

    def remove_current(self) -> None:
        """Delete the chapter on the table."""
        if self.chapter in self.chapters:
            self.remove(self.chapter)

    def remove(self, chapter: Chapter) -> None:
        """Delete a chapter, but not the only one."""
        if len(self.chapters) < 2:
            return
        self._note()
        number = self.chapters.index(chapter)
        left = tuple(other for other in self.chapters if other is not chapter)
        self._put(left)
        self._news = Message("Chapter {0} deleted.", (number + 1,))
        if chapter is self.chapter:
            self.go_to(left[min(number, len(left) - 1)])
        else:
            self._tell_news()

    def undo(self) -> None:
        """Take the latest change to the chapters back; what was played and written in them stays."""
        if self.file is None or not self._before:
            return
        title, chapters, titles, shown, give_back = self._before.pop()
        if give_back is not None:
            give_back()
        back = [chapter for chapter in chapters if chapter not in self.chapters]
        self.file.study.title = title
        for chapter, name in zip(chapters, titles, strict=True):
            if chapter.title != name:
                self._name(chapter, name)
        self._put(chapters)
        if back:
            self.go_to(back[0])
        elif self.chapter not in chapters:
            self.go_to(shown if shown in chapters else chapters[0])

    def versions(self) -> tuple[Chapter, ...]:
        """Return what can be compared with another version: the chapters, or the game on the table as one."""
        return self.chapters or (Chapter(self._table.game.tree),)

    def take(self, changes: Sequence[VersionChange]) -> None:
        """Add what is new in another version to the study, or to the game on the table."""
        tree, was_in_play = self._table.game.tree, self._table.game.is_in_play
        study = Study("", ()) if self.file is None else self.file.study
        if self.file is not None:
            self._note()
        back_to_result = result_keeper(tree)
        taken: list[GiveBack] = []
        for change in changes:
            with suppress(TooManyChapters):
                taken.append(take(change, study))
        grown = list(dict.fromkeys(change.chapter for change in changes if change.kind is ChangeKind.MOVES))
        chapters = [chapter for chapter in grown if chapter in self.chapters]
        give_back = partial(self._give_back, taken, chapters, back_to_result)
        if tree.result is None:
            tree.result = tree.result_at(tree.last_node())
        self._tell_taken(chapters, was_in_play)
        words = make_message("%n change(s) taken.", None, len(taken))
        if self.file is None:
            self.taken_by_game.emit(give_back, words)
        else:
            self._before[-1] = self._before[-1]._replace(give_back=give_back)
            self.changed.emit()
            self.done.emit(words)

    def _give_back(
        self, taken: Sequence[GiveBack], chapters: Sequence[Chapter], back_to_result: Callable[[], None]
    ) -> None:
        """Give back what was taken, the latest first; whoever looks at moves that go is led to the one before."""
        tree, was_in_play, end = self._table.game.tree, self._table.game.is_in_play, self._table.game.tree.last_node()
        for give_back in reversed(taken):
            give_back()
        for chapter in self.chapters:
            chapter.node = surviving(chapter.node)
        if tree.last_node() is not end:
            tree.result = tree.result_at(tree.last_node())
        back_to_result()
        self._tell_taken(chapters, was_in_play)

    def _tell_taken(self, chapters: Sequence[Chapter], was_in_play: bool) -> None:
        """Tell that the game on the table, and chapters, have other moves and texts than before."""
        for chapter in chapters:
            self._picture(chapter)
        game = self._table.game
        game.go_to(surviving(game.node), is_tree_changed=True)
        game.annotated.emit()
        self._table.take_note_of_edit(was_in_play)

    def keep(self) -> None:
        """Write what has been changed in the chapters."""
        self._table.keep()
        self.changed.emit()

    @staticmethod
    def _name(chapter: Chapter, title: str) -> None:
        chapter.tree.name = title
        chapter.note_change()

    def _note(self) -> None:
        """Remember the chapters as they are."""
        titles = tuple(chapter.title for chapter in self.chapters)
        self._before = [*self._before, ChapterOrder(self.title, self.chapters, titles, self.chapter)][-MAX_UNDO:]

    def _put(self, chapters: tuple[Chapter, ...]) -> None:
        assert self.file is not None
        self.file.study.chapters = chapters
        self.keep()
