"""Studies as they are begun, opened and changed, with questions to the person, and files handled in the background."""

from collections.abc import Callable, Sequence
from itertools import islice
from pathlib import Path
from typing import Final, TypeVar

from PySide6.QtCore import QObject, Signal, SignalInstance
from PySide6.QtWidgets import QInputDialog, QWidget

from escabel_gui.model.chapters.open_study import OpenStudy
from escabel_gui.model.table.table import Table
from escabel_gui.record.chapters.comparison import ChangeKind, compare
from escabel_gui.record.chapters.lesson_maker import (
    make_steps,
    mark_chosen,
    moves_of,
    own_lessons_folder,
    write_lesson,
)
from escabel_gui.record.chapters.study import MAX_CHAPTERS, Chapter, Study, TooManyChapters, as_title, read_study
from escabel_gui.record.chapters.study_file import ListedStudy, OpenedStudy, StudyFile, list_studies, open_study
from escabel_gui.record.progress import Cancelled, ProgressCallback
from escabel_gui.record.sgf.decoding import decode
from escabel_gui.record.sgf.record_error import RecordError
from escabel_gui.record.storage.files import read_bytes, why_unreadable
from escabel_gui.record.storage.node_text_cache import RoundTripError
from escabel_gui.rules.message import InvalidInput, Message
from escabel_gui.view.board.board_scene import BoardScene
from escabel_gui.view.chapters.chapter_dialog import ChapterDialog
from escabel_gui.view.chapters.chapter_list import chapter_title
from escabel_gui.view.chapters.chapter_sharing import ChapterSharing
from escabel_gui.view.chapters.chapters_page import ChaptersPage
from escabel_gui.view.chapters.compare_dialog import CompareDialog
from escabel_gui.view.chapters.lesson_dialog import LessonDialog
from escabel_gui.view.chapters.study_list import StudyList
from escabel_gui.view.commands.chapter_actions import ChapterActions
from escabel_gui.view.language import fault_text, reason_text, tr, translate
from escabel_gui.view.look.themes import Theme
from escabel_gui.view.widgets.file_reading import ask_what_to_read
from escabel_gui.view.widgets.questions import ask, dialog_scope, warn
from escabel_gui.view.widgets.waiting import run_with_progress

T = TypeVar("T")

MAX_LISTED_MOVES: Final = 20_000  # from which those of a lesson are chosen; they are listed in a second or two


class ChapterController(QObject):
    """Controller that joins the study that is open with its page, its actions and its dialogs."""

    said = Signal(object)  # Message: one line about what has been done
    lesson_made = Signal(object)  # Lesson
    closed = Signal()  # another game is wanted on the table than a chapter

    def __init__(
        self, study: OpenStudy, table: Table, scene: BoardScene, acts: ChapterActions, window: QWidget
    ) -> None:
        super().__init__(window)
        self.study = study
        self._table = table
        self._acts = acts
        self._window = window
        self._scene = scene
        self.sharing = ChapterSharing(study, scene, window)
        self.sharing.said.connect(self.said)

    def make_page(self, theme: Theme) -> ChaptersPage:
        return ChaptersPage(self.study, self._table.game, self._acts, theme, self.rename)

    # ---- studies

    def begin(self) -> None:
        """Begin a study with what is on the table."""
        self._ask_for_chapter(is_new=True)

    def add(self) -> None:
        """Add what is on the table, or something like it, as a chapter to the open study, or to another one."""
        self._ask_for_chapter(is_new=False)

    def _ask_for_chapter(self, is_new: bool) -> None:
        into = None if is_new else self.study.file
        studies = [] if is_new or into is not None else self._list_studies()
        if studies is None:
            return
        dialog = ChapterDialog(self._table.game, studies, into is not None, self._window)
        with dialog_scope(dialog, self._table.game.replaced):
            if not dialog.exec():
                return
            make, path, title = dialog.maker(), dialog.chosen, dialog.new_title
        if into is not None:
            chapter = self._run(make, self.tr("Making the chapter…"))
            if chapter is not None:
                self._add([chapter], into)
            return
        put = self._adder(make, path, title)
        added = self._run(put, self.tr("Writing the study…"))
        if added is None:
            return
        self._open_or_tell(*added)

    def _add(self, chapters: Sequence[Chapter], into: StudyFile) -> None:
        """Add chapters to a study; say so if it was left while they were made."""
        if self.study.file is into:
            self.study.add(chapters)
        else:
            words = Message("Nothing was added to the study “{0}”: it was closed meanwhile.", (into.study.title,))
            self.said.emit(words)

    def _open_or_tell(self, file: StudyFile, chapter: Chapter | None = None) -> None:
        """Open a study that has a new chapter, unless a game goes on that would be left."""
        if self._table.would_help_be_unfair:
            title = file.study.title
            words = Message("Added to the study “{0}”, which waits for you while this game goes on.", (title,))
            self.said.emit(words)
        else:
            self.study.open(file, chapter)

    def _adder(
        self, make: Callable[[ProgressCallback], Chapter], path: Path | None, title: str
    ) -> Callable[[ProgressCallback], tuple[StudyFile, Chapter]]:
        """Return a function that writes a chapter to a study, or to a new one; it can be run by any thread."""
        folder, setup = self.study.folder, self._table.setup

        def put(report: ProgressCallback) -> tuple[StudyFile, Chapter]:
            chapter = make(report)
            if path is None:
                file = StudyFile(folder, Study(title, [chapter]))
            else:
                file, fault = open_study(path, folder, setup.wire_name, setup.size, report)
                if fault is not None:
                    raise fault
                file.study.add([chapter])
            file.write()
            return file, chapter

        return put

    def choose(self) -> None:
        """Open the study, or the file with games, that the person chooses."""
        studies = self._list_studies()
        if studies is None:
            return
        with dialog_scope(StudyList(studies, self._window)) as dialog:
            if not dialog.exec():
                return
            path = ask_what_to_read(self._window, self.tr("Open a study")) if dialog.wants_file else dialog.chosen
        if path is not None:
            self.open_path(path)

    def _list_studies(self) -> list[ListedStudy] | None:
        """Return the studies that there are; None if looking for them was called off."""
        folder = self.study.folder
        return self._run(lambda _: list_studies(folder), self.tr("Looking for your studies…"))

    def open_path(self, path: Path) -> None:
        """Open the study in a file; one from elsewhere is copied."""
        opened = self._read(path)
        if opened is None:
            return
        file, fault = opened
        question = tr("Open the %n chapter(s) before that, as a copy?", None, len(file.study.chapters))
        if fault is not None and not self._may_be_cut(path, fault, question):
            return
        if file.path is None and self._run(lambda _: (file.write(), True), self.tr("Writing the study…")) is None:
            return
        self.study.open(file)

    def _may_be_cut(self, path: Path, fault: RecordError, question: str) -> bool:
        """Tell where a file is damaged, and ask whether what is before that is to be used."""
        reason = fault_text(path.name, fault.line, fault.words)
        return ask(self._window, self.tr("Problem in the file"), f"{reason}\n\n{question}", self._table.next_wanted)

    def _read(self, path: Path) -> OpenedStudy | None:
        folder, setup = self.study.folder, self._table.setup
        return self._run(
            lambda report: open_study(path, folder, setup.wire_name, setup.size, report),
            self.tr("Reading {0}…").format(path.name),
            path.name,
            self._table.next_wanted,
        )

    def _run(
        self,
        do: Callable[[ProgressCallback], T],
        title: str,
        name: str = "",
        until: SignalInstance | None = None,
    ) -> T | None:
        """Run `do` in the background and return its result; None if it is canceled, or if it fails, which is shown."""
        try:
            return run_with_progress(do, self._window, title, until)
        except Cancelled:
            return None
        except RecordError as error:
            reason = fault_text(name, error.line, error.words) if name else translate(error.words)
        except OSError as error:
            reason = f"{name or self.study.folder}: {reason_text(error)}."
        except RoundTripError:
            reason = self.tr("The study cannot be written: reading it back would change something.")
        warn(self._window, reason)
        return None

    def compare(self) -> None:
        """Show what is new in another version of the study, or of the game on the table, and take what is wanted."""
        study, table, is_game = self.study, self._table, not self.study.is_on
        if table.remote_game.is_on:
            warn(self._window, self.tr("A game with a friend elsewhere can be compared when it is over."))
            return
        path = ask_what_to_read(self._window, self.tr("Compare with another version"))
        opened = self._read(path) if path is not None else None
        if path is None or opened is None:
            return
        mine, theirs, fault = study.versions(), opened.file.study.chapters, opened.fault
        question = tr("Compare with the %n game(s) before that?", None, len(theirs))
        if fault is not None and not self._may_be_cut(path, fault, question):
            return
        found = self._run(lambda _: list(compare(mine, theirs)), self.tr("Comparing…")) or []
        changes = [change for change in found if not is_game or change.kind is not ChangeKind.CHAPTER]
        if not changes:
            is_other = bool(found)
            warn(
                self._window,
                self.tr("{0} has no version of this game.").format(path.name)
                if is_other
                else self.tr("Nothing is new in {0}.").format(path.name),
            )
            return
        scene = self._scene
        dialog = CompareDialog(changes, mine, scene.theme, scene.is_flipped, self._window)
        with dialog_scope(dialog, table.game.replaced):
            if dialog.exec():
                study.take(dialog.taken)

    def make_lesson(self) -> None:
        """Make a lesson of the study, with the moves to be found that the person chooses, and begin it."""
        study, scene = self.study, self._scene
        moves = list(islice(moves_of(study.chapters), MAX_LISTED_MOVES))
        if not moves:
            warn(self._window, self.tr("There are no moves in this study: play those that are to be found."))
            return
        folder, look = own_lessons_folder(self._table.kept_games.folder), (scene.theme, scene.is_flipped)
        dialog = LessonDialog(study.title, study.chapters, moves, folder, *look, self._window)
        with dialog_scope(dialog, self._table.game.replaced):
            if not dialog.exec():
                return
            chosen, title = dialog.chosen, dialog.chosen_title
        mark_chosen(moves, chosen)
        study.keep()
        try:
            steps = make_steps(study.chapters, title, self.tr("Find the move."))
        except InvalidInput as error:
            warn(self._window, translate(error.message))
            return
        lesson = self._run(lambda _: write_lesson(folder, title, steps), self.tr("Writing the lesson…"))
        if lesson is not None:
            self.lesson_made.emit(lesson)

    def close(self) -> None:
        """Ask for another game on the table, if a study is open."""
        if self.study.is_on:
            self.closed.emit()

    # ---- chapters

    def add_games(self) -> None:
        """Add all games of a file as chapters."""
        into = self.study.file
        path = ask_what_to_read(self._window, self.tr("Add games from a file"))
        opened = self._read(path) if path is not None else None
        if path is None or opened is None or into is None:
            return
        file, fault = opened
        question = tr("Add the %n game(s) before that?", None, len(file.study.chapters))
        if fault is None or self._may_be_cut(path, fault, question):
            self._add(file.study.chapters, into)

    def add_kept(self, files: list[str]) -> None:
        """Add games of the library as chapters to the study that is open, or else to a new one."""
        study, games, setup = self.study, self._table.kept_games.folder, self._table.setup
        if len(files) > MAX_CHAPTERS:
            warn(self._window, translate(TooManyChapters().words))
            return
        into = study.file
        title = study.title or self._ask_for_title(
            self.tr("New study"), self.tr("Title of the study:"), self.tr("My study")
        )
        if title is None:
            return
        file = StudyFile(study.folder, Study(as_title(title) or self.tr("My study"), []))

        def read(report: ProgressCallback) -> Message | StudyFile:
            for number, name in enumerate(files):
                report(number, len(files))
                try:
                    text = decode(read_bytes(games / name))
                    file.study.add(read_study(text, "", setup.wire_name, setup.size).study.chapters)
                except (OSError, RecordError) as error:
                    return why_unreadable(name, error)
            if into is None:
                file.write()
            return file

        done = self._run(read, self.tr("Writing the study…"))
        if done is None:
            return
        if isinstance(done, Message):
            warn(self._window, translate(done))
            return
        self._window.activateWindow()
        if into is None:
            self._open_or_tell(file)
        else:
            self._add(file.study.chapters, into)

    def rename_current(self) -> None:
        """Ask for another title of the chapter on the table."""
        if self.study.chapter is not None:
            self.rename(self.study.chapter)

    def rename(self, chapter: Chapter) -> None:
        """Ask for another title of a chapter; one without a title has none after OK, either, if nothing was typed."""
        shown = chapter_title(chapter)
        title = self._ask_for_title(self.tr("Rename"), self.tr("Title of the chapter:"), shown)
        if title is not None and title != shown:
            self.study.rename(chapter, title)

    def rename_study(self) -> None:
        """Ask for another title of the study."""
        title = self._ask_for_title(self.tr("Rename"), self.tr("Title of the study:"), self.study.title)
        if title is not None:
            self.study.rename_study(title)

    def _ask_for_title(self, window_title: str, label: str, title: str) -> str | None:
        dialog = QInputDialog(self._window)
        with dialog_scope(dialog, self._table.game.replaced):
            dialog.setWindowTitle(window_title)
            dialog.setLabelText(label)
            dialog.setTextValue(title)
            return dialog.textValue() if dialog.exec() else None
