"""The analysis in words: who stands how, the candidates in a table, and the best line told move by move."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QPalette
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from escabel_gui.model.game import Game
from escabel_gui.model.study.analysis import Analysis
from escabel_gui.record.evaluation import Candidate, Evaluation
from escabel_gui.record.review.effects import effects_of, read_moves
from escabel_gui.view.look.style import STEP, type_font
from escabel_gui.view.look.texts import color_name, format_count, percent, translate
from escabel_gui.view.plain import PlainLabel, plain, shortened
from escabel_gui.view.widgets.empty_place import EmptyPlace

ROWS: Final = 6
TOLD_MOVES: Final = 3  # of the best line
LINE_MOVES: Final = 8
PROVEN: Final = ("win", "loss", "tie")


class AnalysisPanel(QWidget):
    """Follows an analysis; while it is off, it says how to switch it on."""

    def __init__(self, analysis: Analysis, game: Game, action: QAction, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._analysis = analysis
        self._game = game
        self._told: tuple[str, ...] = ()  # the line that `words` tells
        self.switch = QToolButton()
        self.switch.setDefaultAction(action)
        self.switch.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.switch.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.summary = PlainLabel()
        self.summary.setWordWrap(True)
        self.summary.setFont(type_font(is_bold=True))
        self.table = QTableWidget(0, 4)
        self.table.setHorizontalHeaderLabels([self.tr("Move"), self.tr("Wins"), self.tr("Visits"), self.tr("Then")])
        self.table.setAccessibleName(self.tr("Candidate moves"))
        self.table.verticalHeader().hide()
        self.table.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + 8)
        header = self.table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setSectionResizeMode(3, QHeaderView.ResizeMode.Stretch)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        digits = self.fontMetrics().horizontalAdvance
        for column, width in enumerate((digits("d10-d11"), digits("100 %"), digits("Visits"))):
            header.resizeSection(column, width + 14)
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.table.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.table.setShowGrid(False)
        self.table.setWordWrap(False)
        self.table.setFixedHeight((ROWS + 1) * (self.fontMetrics().height() + 8) + 12)
        self.words = PlainLabel()
        self.words.setWordWrap(True)
        self.words.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.words.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.note = PlainLabel()
        self.note.setWordWrap(True)
        self.note.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self.empty = EmptyPlace(self.tr("Press Space to see which moves the engine would look at here."), action)
        layout = QVBoxLayout(self)
        layout.addWidget(self.empty, 1)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(2 * STEP)
        layout.addWidget(self.switch)
        layout.addWidget(self.summary)
        layout.addWidget(self.table)
        layout.addWidget(self.words)
        layout.addWidget(self.note)
        layout.addStretch()
        analysis.changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        evaluation = self._analysis.evaluation
        is_on = self._analysis.is_on
        self.empty.setVisible(not is_on)
        for widget in (self.switch, self.summary, self.table, self.words, self.note):
            widget.setVisible(is_on)
        if evaluation is None:
            self._told = ()
            self.summary.setText("")
            self.table.setRowCount(0)
            self.words.setText(self.tr("The game is over here.") if is_on and self._game.winner else "")
            self.note.setText("")
            return
        color = color_name(evaluation.color)
        self.summary.setText(
            self.tr("{0} is to move and wins {1} of the games.").format(color, percent(evaluation.best.win_rate))
            if not evaluation.best.proven
            else self._proven_text(evaluation.best.proven).format(color)
        )
        self._show_rows(evaluation)
        if evaluation.best.line[:TOLD_MOVES] != self._told:
            self._told = evaluation.best.line[:TOLD_MOVES]
            self.words.setText(self._line_in_words(evaluation.best))
        self.note.setText(
            self.tr("All figures are for {0}. Point at a move on the board to see its line.").format(color)
        )

    def _proven_text(self, proven: str) -> str:
        texts = (
            self.tr("{0} is to move and wins, whatever comes."),
            self.tr("{0} is to move and loses, whatever comes."),
            self.tr("{0} is to move and gets a tie, no more."),
        )
        return texts[PROVEN.index(proven)]

    def _show_rows(self, evaluation: Evaluation) -> None:
        rows = evaluation.candidates[:ROWS]
        if self.table.rowCount() != len(rows):
            self.table.setRowCount(len(rows))
        for row, candidate in enumerate(rows):
            texts = (
                candidate.move,
                percent(candidate.win_rate),
                format_count(candidate.visits),
                " ".join(candidate.line[1:LINE_MOVES]),
            )
            for column, text in enumerate(texts):
                item = self.table.item(row, column)
                if item is None:
                    item = QTableWidgetItem()
                    if column in (1, 2):
                        item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
                        item.setFont(type_font())
                    self.table.setItem(row, column, item)
                item.setText(shortened(text))
                item.setToolTip(plain(" ".join(candidate.line)) if column == 3 else "")

    def _line_in_words(self, candidate: Candidate) -> str:
        """The first moves of a line, each with what it does."""
        rules, state = self._game.rules, self._game.state.copy()
        parts = []
        for move in read_moves(rules, state, candidate.line[:TOLD_MOVES]):
            color = color_name(int(state.turn))
            does = [effect for effect in effects_of(rules, state, [move]) if effect.favours in (0, state.turn)]
            text = f"{color} {rules.format_move(move)}"
            parts.append(f"{text} {translate(does[0].clause)}." if does else f"{text}.")
            rules.play(state, move)
        return "\n".join(parts)
