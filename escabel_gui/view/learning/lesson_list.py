"""All lessons: which game each is about, and how far one has come."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QListWidget, QListWidgetItem, QPushButton, QVBoxLayout, QWidget

from escabel_gui.model.learning.lessons import Lessons
from escabel_gui.record.exercises.lesson import Lesson
from escabel_gui.view.language import tr
from escabel_gui.view.learning.lesson_texts import lesson_title
from escabel_gui.view.look.style import STEP, as_type, dialog_size
from escabel_gui.view.plain import PlainLabel
from escabel_gui.view.widgets.dialog_buttons import dialog_buttons

WIDTH: Final = 460
HEIGHT: Final = 620


class LessonList(QDialog):
    """One is chosen, or none; the first one that is not done is proposed."""

    def __init__(self, lessons: Lessons, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Lessons"))
        self._lessons = lessons
        self.rows = QListWidget()
        self.rows.setAccessibleName(self.tr("Lessons"))
        for lesson in lessons.all:
            item = QListWidgetItem(self._row_text(lesson))
            item.setSizeHint(QSize(0, 2 * self.fontMetrics().lineSpacing() + 6 * STEP))
            self.rows.addItem(item)
        open_ones = [row for row, lesson in enumerate(lessons.all) if not lessons.is_done(lesson)]
        self.rows.setCurrentRow(open_ones[0] if open_ones else 0)
        self.rows.itemActivated.connect(self.accept)
        about = PlainLabel(self.tr("A few minutes each: you make the moves, and the board answers."))
        about.setWordWrap(True)
        start = QPushButton(self.tr("Start"))
        start.setProperty("isMain", True)
        buttons = dialog_buttons(QDialogButtonBox.StandardButton.Cancel)
        buttons.addButton(start, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(4 * STEP, 4 * STEP, 4 * STEP, 4 * STEP)
        layout.setSpacing(3 * STEP)
        layout.addWidget(as_type(about, "quiet"))
        layout.addWidget(self.rows, 1)
        layout.addWidget(buttons)
        start.setDefault(True)
        self.resize(dialog_size(self, WIDTH, HEIGHT))
        self.rows.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def chosen(self) -> Lesson | None:
        row = self.rows.currentRow()
        return self._lessons.all[row] if row >= 0 else None

    def _row_text(self, lesson: Lesson) -> str:
        """The title, and below it how far one has come."""
        count, done = len(lesson.files), len(self._lessons.done(lesson))
        if done == count:
            state = self.tr("✓ done")
        elif done:
            state = self.tr("Steps done: {0} of {1}").format(done, count)
        else:
            state = tr("%n step(s)", None, count)
        return f"{lesson_title(lesson)}\n{state}"
