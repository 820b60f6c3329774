"""Dialog in which a lesson is chosen: the lessons of a game, with their contents and how far one has come."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from escabel_gui.model.learning.lessons import Lessons
from escabel_gui.record.chapters.lesson_maker import remove_lesson
from escabel_gui.record.exercises.lesson import Lesson
from escabel_gui.view.language import reason_text, tr
from escabel_gui.view.learning.lesson_texts import lesson_title
from escabel_gui.view.look.style import STEP, as_type, dialog_size, spaced
from escabel_gui.view.plain import PlainLabel
from escabel_gui.view.widgets.dialog_buttons import dialog_buttons, side_button
from escabel_gui.view.widgets.game_box import GameBox
from escabel_gui.view.widgets.questions import ask, warn
from escabel_gui.view.widgets.wrapping_list import WrappingList

WIDTH: Final = 460
HEIGHT: Final = 620


class LessonList(QDialog):
    """List of a game's lessons, of which one or none is chosen; the first that is not done is proposed."""

    def __init__(self, lessons: Lessons, own: list[Lesson], game: str, parent: QWidget | None = None) -> None:
        """Set up the dialog; `own` are the lessons that the person has made, `game` is the ruleset that is proposed."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Lessons"))
        self._lessons = lessons
        self._shown: list[Lesson] = []
        self._own = list(own)
        self.games = GameBox(game, lessons.of_game)
        self.rows = WrappingList()
        self.rows.setAccessibleName(self.tr("Lessons"))
        self.rows.itemActivated.connect(self.accept)
        about = PlainLabel(self.tr("A few minutes each: you make the moves, and the board answers."), wraps=True)
        start = QPushButton(self.tr("Start"))
        self.delete = side_button(self.tr("Delete"))
        self.delete.clicked.connect(self._delete)
        buttons = dialog_buttons(self, QDialogButtonBox.StandardButton.Cancel, start, self.delete)
        layout = spaced(QVBoxLayout(self), 3 * STEP, margins=4 * STEP)
        layout.addWidget(as_type(about, "quiet"))
        layout.addWidget(self.games)
        layout.addWidget(self.rows, 1)
        layout.addWidget(buttons)
        start.setDefault(True)
        self.rows.currentRowChanged.connect(self._offer)
        self._show_rows()
        self.games.currentIndexChanged.connect(self._show_rows)
        self.resize(dialog_size(self, WIDTH, HEIGHT))
        self.rows.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def chosen(self) -> Lesson | None:
        row = self.rows.currentRow()
        return self._shown[row] if row >= 0 else None

    def _show_rows(self) -> None:
        game = self.games.game
        self._shown = self._lessons.of_game(game) + [lesson for lesson in self._own if lesson.game == game]
        self.rows.clear()
        for lesson in self._shown:
            self.rows.addItem(QListWidgetItem(self._row_text(lesson)))
        is_open = [not self._lessons.is_done(lesson) for lesson in self._shown]
        self.rows.setCurrentRow(is_open.index(True) if True in is_open else 0)

    def _offer(self) -> None:
        """Offer to delete a lesson that the person has made."""
        self.delete.setVisible(self.chosen in self._own)

    def _delete(self) -> None:
        lesson = self.chosen
        assert lesson is not None
        if not ask(self, self.tr("Delete"), self.tr("Delete this lesson? The study that it was made of stays.")):
            return
        try:
            remove_lesson(lesson)
        except OSError as error:
            warn(self, self.tr("The lesson cannot be deleted: {0}.").format(reason_text(error)))
            return
        self._own.remove(lesson)
        self.rows.setFocus()  # the button goes, and would hand the keyboard on to another one
        self._show_rows()

    def _row_text(self, lesson: Lesson) -> str:
        """Return the title, and below it how far the person has come."""
        count, done = len(lesson.files), len(self._lessons.done(lesson))
        if done == count:
            state = self.tr("✓ done")
        elif done:
            state = self.tr("Steps done: {0} of {1}").format(done, count)
        else:
            state = tr("%n step(s)", None, count)
        if lesson in self._own:
            state = " · ".join([self.tr("made by you"), state])
        return f"{lesson_title(lesson)}\n{state}"
