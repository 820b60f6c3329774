"""The analysis in words: who stands how, the candidates in a table, and the best line told move by move."""

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QPalette
from PySide6.QtWidgets import QCheckBox, QVBoxLayout, QWidget

from escabel_gui.model.analysis.analysis import Analysis
from escabel_gui.model.application.settings import Settings
from escabel_gui.model.table.game import Game
from escabel_gui.record.evaluation import Candidate, Evaluation
from escabel_gui.record.telling.consequences import consequence
from escabel_gui.record.telling.positions import read_moves
from escabel_gui.record.telling.turn_sentences import foretell, is_mere_placement
from escabel_gui.rules.state import NOBODY
from escabel_gui.view.analysis.figure_table import FigureTable
from escabel_gui.view.analysis.move_line import MoveLine
from escabel_gui.view.language import in_every_language, translate
from escabel_gui.view.look.style import as_type, filled, spaced
from escabel_gui.view.look.texts import color_name, format_count, move_as_shown, percent
from escabel_gui.view.plain import PlainLabel
from escabel_gui.view.widgets.action_button import ActionButton
from escabel_gui.view.widgets.columns import Columns
from escabel_gui.view.widgets.empty_state import EmptyState
from escabel_gui.view.widgets.panel_page import PanelPage

ROWS: Final = 6
TOLD_MOVES: Final = 3  # of the best line
THEN_MOVES: Final = 8  # of each line, in its row
GLANCE: Final = 1  # the column of what each move promised before it was looked at
PROVEN: Final = ("win", "loss", "tie")


class AnalysisPanel(PanelPage):
    """Panel with the results of an analysis, or, while that is off, with how to switch it on."""

    line_pointed = Signal(object, object)  # a node, and the moves after it that are to be seen on the board

    def __init__(
        self, analysis: Analysis, game: Game, settings: Settings, action: QAction, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._analysis = analysis
        self._game = game
        self._told: tuple[str, ...] = ()  # the line that `words` tells
        self._has_policy = True  # the bot of this game has one: its moves do not all look alike at first
        self._pointed_move = ""  # whose row is pointed at: rows change places
        self.switch = ActionButton(action, Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.summary = as_type(PlainLabel(wraps=True), "strong")
        widths = ["d10-d11", "100 %", "100 %", "999k", "d10 d10-d11"]
        self.table = FigureTable(widths, right={1, 2, 3}, stretched=4, hides_stretched=True)
        self.table.set_rows_seen(ROWS, ROWS)
        self.table.pointed.connect(self._point_at_row)
        self.glance = QCheckBox()
        self.glance.setChecked(settings.shows_priors)
        self.glance.toggled.connect(lambda on: setattr(settings, "shows_priors", on))
        self.glance.toggled.connect(self.refresh)
        self.expected = PlainLabel()
        self.expected.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self.line = MoveLine()
        self.line.pointed.connect(lambda count: self.line_pointed.emit(self._game.node, self.line.moves[:count]))
        self.words = PlainLabel(wraps=True)
        self.words.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.words.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.note = PlainLabel(wraps=True)
        self.note.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self.empty = EmptyState("", action)
        self._columns = Columns()
        self._columns.left.addWidget(self.switch, 0, Qt.AlignmentFlag.AlignLeft)
        for widget in (self.summary, self.table, self.glance):
            self._columns.left.addWidget(widget)
        for part in (self.expected, self.line, self.words, self.note):
            self._columns.right.addWidget(part)
        filled(spaced(QVBoxLayout(self), margins=0), (self.empty, 1), self._columns).addStretch()
        analysis.changed.connect(self.refresh)
        in_every_language(self, self._say)

    def _say(self) -> None:
        titles = [self.tr("Move"), self.tr("At first"), self.tr("Wins"), self.tr("Visits"), self.tr("Then")]
        self.table.set_titles(titles)
        if (visits := self.table.horizontalHeaderItem(titles.index(self.tr("Visits")))) is not None:
            visits.setToolTip(self.tr("How often the bot has looked into the move"))
        self.glance.setText(self.tr("First impressions, too"))
        self.glance.setToolTip(self.tr("How likely each move seemed to be the right one before any was looked into"))
        self.table.setAccessibleName(self.tr("Candidate moves"))
        self.expected.setText(self.tr("Expected:"))
        self.empty.label.setText(self.tr("Press Space to see which moves the bot would look at here."))
        self._told = ()
        self.refresh()

    def set_low(self, is_low: bool) -> None:
        """Put the line beside the table if there is little height."""
        self._columns.set_aside(is_low)

    def refresh(self) -> None:
        evaluation = self._analysis.evaluation
        is_on = self._analysis.is_on
        self.empty.setVisible(not is_on)
        self._columns.setVisible(is_on)
        self.switch.setVisible(is_on)
        self.summary.setVisible(is_on)
        for widget in (self.table, self.expected, self.line, self.words, self.note):
            widget.setVisible(is_on and not self._game.winner)
        if evaluation is not None and len(evaluation.candidates) > 1:
            self._has_policy = len({candidate.prior for candidate in evaluation.candidates}) > 1
        self.glance.setVisible(is_on and not self._game.winner and self._has_policy)
        self.table.show_column(GLANCE, self._has_policy and self.glance.isChecked())
        if evaluation is None:
            self._told = ()
            self.summary.setText(self._waiting_text() if is_on else "")
            self.table.setRowCount(0)
            self.line.show_line(())
            self.words.setText("")
            self.note.setText("")
            return
        color = color_name(evaluation.color)
        self.summary.setText(
            self.tr("{0} to move, with a chance of {1} to win.").format(color, percent(evaluation.best.win_rate))
            if not evaluation.best.proven
            else self._proven_text(evaluation.best.proven).format(color)
        )
        self._show_rows(evaluation)
        if not self.line.count:  # what is pointed at stays
            self.line.show_line(evaluation.best.pv)
        if evaluation.best.pv[:TOLD_MOVES] != self._told:
            self._told = evaluation.best.pv[:TOLD_MOVES]
            self.words.setText(self._line_in_words(evaluation.best))
        self.note.setText(
            self.tr("All figures are for {0}. Point at a move to see its line on the board.").format(color)
        )

    def _waiting_text(self) -> str:
        return self.tr("The game is over here.") if self._game.winner else self.tr("Looking at this position…")

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
            then = " ".join(map(move_as_shown, candidate.pv[1:THEN_MOVES]))
            glance = "" if candidate.prior is None else percent(candidate.prior)
            move, visits = move_as_shown(candidate.move), format_count(candidate.visits)
            self.table.show_row(row, [move, glance, percent(candidate.win_rate), visits, then])
        moves = [candidate.move for candidate in rows]
        self.table.setCurrentCell(moves.index(self._pointed_move) if self._pointed_move in moves else -1, 0)

    def _point_at_row(self, row: int) -> None:
        evaluation = self._analysis.evaluation
        if evaluation is None or not 0 <= row < len(evaluation.candidates):
            self._pointed_move = ""
            self.table.setCurrentCell(-1, -1)
            self.line_pointed.emit(self._game.node, ())
            return
        candidate = evaluation.candidates[row]
        self._pointed_move = candidate.move
        self.table.setCurrentCell(row, 0)
        self.line_pointed.emit(self._game.node, candidate.pv)

    def _line_in_words(self, candidate: Candidate) -> str:
        """Return in words what the first moves of a line do, without those that only place something."""
        rules, state = self._game.rules, self._game.state.copy()
        parts: list[str] = []
        for number, move in enumerate(read_moves(rules, state, candidate.pv[:TOLD_MOVES]), 1):
            told = translate(foretell(rules, state, move, NOBODY))
            if words := consequence(rules, state, move, NOBODY):
                parts.append(f"{number}. {told} {translate(words)}")
            elif not is_mere_placement(rules, state, move):
                parts.append(f"{number}. {told}")
            rules.play(state, move)
        return "\n".join(parts)
