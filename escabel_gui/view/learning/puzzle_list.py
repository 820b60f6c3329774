"""All puzzles of a game: how hard each is, and which are solved."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from escabel_gui.model.learning.puzzles import Puzzles
from escabel_gui.record.exercises.puzzle import Puzzle
from escabel_gui.shipped import offered_rulesets
from escabel_gui.view.learning.puzzle_texts import puzzle_grade, puzzle_task
from escabel_gui.view.look.style import STEP, as_type, dialog_size
from escabel_gui.view.plain import PlainLabel
from escabel_gui.view.widgets.dialog_buttons import dialog_buttons

WIDTH: Final = 520
HEIGHT: Final = 620


class PuzzleList(QDialog):
    """One is chosen, or none; the first one of a game that is not solved is proposed."""

    def __init__(self, puzzles: Puzzles, game: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Puzzles"))
        self._puzzles = puzzles
        self._shown: list[Puzzle] = []
        self.games = QComboBox()
        self.games.setAccessibleName(self.tr("Game"))
        for ruleset in offered_rulesets():
            if puzzles.of_game(ruleset.name):
                self.games.addItem(ruleset.title, ruleset.name)
        self.games.setCurrentIndex(max(0, self.games.findData(game)))
        self.solved = as_type(PlainLabel(), "quiet")
        self.rows = QListWidget()
        self.rows.setAccessibleName(self.tr("Puzzles"))
        self.rows.itemActivated.connect(self.accept)
        start = QPushButton(self.tr("Start"))
        start.setProperty("isMain", True)
        buttons = dialog_buttons(QDialogButtonBox.StandardButton.Cancel)
        buttons.addButton(start, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        about = PlainLabel(self.tr("Each has one right first move, and that is proven."))
        about.setWordWrap(True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(4 * STEP, 4 * STEP, 4 * STEP, 4 * STEP)
        layout.setSpacing(3 * STEP)
        layout.addWidget(as_type(about, "quiet"))
        layout.addWidget(self.games)
        layout.addWidget(self.solved)
        layout.addWidget(self.rows, 1)
        layout.addWidget(buttons)
        start.setDefault(True)
        self.games.currentIndexChanged.connect(self._show_game)
        self._show_game()
        self.resize(dialog_size(self, WIDTH, HEIGHT))
        self.rows.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def chosen(self) -> Puzzle | None:
        row = self.rows.currentRow()
        return self._shown[row] if 0 <= row < len(self._shown) else None

    def _show_game(self) -> None:
        self._shown = self._puzzles.of_game(self.games.currentData() or "")
        self.rows.clear()
        height = 2 * self.fontMetrics().height() + 4 * STEP  # two lines, and round them what the style leaves free
        for place, puzzle in enumerate(self._shown, 1):
            item = QListWidgetItem(self._row_text(place, puzzle))
            item.setSizeHint(QSize(0, height))
            self.rows.addItem(item)
        is_open = [not self._puzzles.is_solved(puzzle) for puzzle in self._shown]
        self.rows.setCurrentRow(is_open.index(True) if True in is_open else 0)
        self.solved.setText(self.tr("{0} of {1} solved").format(is_open.count(False), len(is_open)))

    def _row_text(self, place: int, puzzle: Puzzle) -> str:
        """The number, the task, and below it how hard it is."""
        mark = "✓ " if self._puzzles.is_solved(puzzle) else ""
        return f"{mark}{place}. {puzzle_task(puzzle)}\n{puzzle.size} × {puzzle.size} · {puzzle_grade(puzzle)}"
