"""Dialog to make a lesson of a study, which asks what moves are to be found in it."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtWidgets import QDialogButtonBox, QLineEdit, QPushButton, QVBoxLayout, QWidget

from escabel_gui.model.table.game import Game
from escabel_gui.record.chapters.lesson_maker import MAX_STEPS, TOO_MANY_STEPS, ChapterMove, has_lesson
from escabel_gui.record.chapters.study import MAX_TITLE_CHARS, Chapter, as_title
from escabel_gui.record.exercises.exercise import is_right
from escabel_gui.record.texts import quote
from escabel_gui.record.tree import Node
from escabel_gui.view.board.board_dialog import BoardDialog
from escabel_gui.view.chapters.chapter_list import chapter_title
from escabel_gui.view.chapters.check_list import CheckList
from escabel_gui.view.chapters.position_view import PositionView
from escabel_gui.view.guarding import guarded
from escabel_gui.view.language import tr, translate
from escabel_gui.view.look.heading import numbered_move
from escabel_gui.view.look.picture import picture_of
from escabel_gui.view.look.style import STEP, as_type, dialog_size, spaced
from escabel_gui.view.look.themes import Theme
from escabel_gui.view.plain import PlainLabel
from escabel_gui.view.widgets.dialog_buttons import dialog_buttons
from escabel_gui.view.widgets.questions import ask

MAX_QUOTED: Final = 40  # letters of a comment in the list
WIDTH: Final = 900
HEIGHT: Final = 620


class LessonDialog(BoardDialog):
    """Dialog with the moves of a study and a check mark each, which those marked as good ones have already."""

    def __init__(
        self,
        title: str,
        chapters: Sequence[Chapter],
        moves: Sequence[ChapterMove],
        folder: Path,
        theme: Theme,
        is_flipped: bool,
        parent: QWidget | None = None,
    ) -> None:
        """Set up the dialog; `title` is that of the study, `folder` that of the lessons that there are."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Make a lesson of it"))
        self._chapters = list(chapters)
        self._moves = moves
        self._folder = folder
        self._study_title = title
        self._look = theme, is_flipped
        self.view = PositionView()
        self.title = QLineEdit(title)
        self.title.setMaxLength(MAX_TITLE_CHARS)
        label = PlainLabel(self.tr("Title of the lesson:"))
        label.setBuddy(self.title)
        about = PlainLabel(
            self.tr(
                "Mark the moves that are to be found. The comment before a move is the task, that on it is the answer;"
                " other moves there with a comment are wrong ones, which it answers."
            ),
            wraps=True,
        )
        self.rows = CheckList(self.tr("Moves to be found"))
        for move in moves:
            self.rows.add(self._text(move), is_right(move.node))
        self.count = PlainLabel()
        self.make = QPushButton(self.tr("Make the lesson"))
        buttons = dialog_buttons(self, QDialogButtonBox.StandardButton.Cancel, self.make)
        side = spaced(QVBoxLayout(), 2 * STEP)
        for widget in (label, self.title, as_type(about, "quiet")):
            side.addWidget(widget)
        side.addWidget(self.rows, 1)
        side.addWidget(self.count)
        self.lay_out(self.view, side, buttons)
        self.rows.currentRowChanged.connect(self._show)
        self.rows.itemChanged.connect(self._count)
        chosen = self.rows.checked()
        self.rows.setCurrentRow(chosen[0] if chosen else 0)
        self.resize(dialog_size(self, WIDTH, HEIGHT))
        self.rows.setFocus()
        self._count()

    @property
    def chosen(self) -> set[Node]:
        """The moves that are to be found."""
        return {self._moves[row].node for row in self.rows.checked()}

    @property
    def chosen_title(self) -> str:
        """Title of the lesson: that of the study if none was given."""
        return as_title(self.title.text()) or self._study_title

    @guarded()
    def accept(self) -> None:
        """Ask before another lesson is replaced; after a no, another title can be given."""
        title, chosen = self.chosen_title, self.chosen
        wire_name = next(move.chapter.tree.rules.wire_name for move in self._moves if move.node in chosen)
        question = self.tr("There is a lesson “{0}” already. Replace it?").format(title)
        is_new = not has_lesson(self._folder, title, wire_name)
        if is_new or ask(self, self.windowTitle(), question, self.rejected):
            super().accept()

    def _text(self, move: ChapterMove) -> str:
        """Return a move, the chapter that it is in, and the comment on it in short, as text."""
        chapter, node = move
        parts = [numbered_move(chapter.tree, node)]
        if any(step.parent is not None and step.parent.children[0] is not step for step in chapter.tree.path_to(node)):
            parts.append(self.tr("variation"))
        if len(self._chapters) > 1:
            parts.append(f"{self._chapters.index(chapter) + 1}. {chapter_title(chapter)}")
        said = quote(node.comment, MAX_QUOTED)
        return " · ".join(parts) + (f"\n{said}" if said else "")

    def _count(self) -> None:
        count = len({node.parent for node in self.chosen})
        text = tr("%n step(s)", None, count)
        self.count.setText(text if count <= MAX_STEPS else f"{text}: {translate(TOO_MANY_STEPS)}")
        self.make.setEnabled(0 < count <= MAX_STEPS)

    def _show(self, row: int) -> None:
        """Show the position after a move."""
        if 0 <= row < len(self._moves):
            chapter, node = self._moves[row]
            self.view.show_picture(picture_of(Game(chapter.tree, node), *self._look))
