"""The review in words: progress, how exactly both played, the mistakes, and for each what was better and why."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QProgressBar,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from escabel_gui.model.settings import Settings
from escabel_gui.model.study.studies import Studies
from escabel_gui.model.table import Table
from escabel_gui.record.review.explanation import explain
from escabel_gui.record.review.review import GOOD, Judgment
from escabel_gui.record.tree import Node
from escabel_gui.rules.state import BLACK, WHITE
from escabel_gui.view.look.style import STEP, type_font
from escabel_gui.view.look.texts import color_name, percent, player_name, translate
from escabel_gui.view.plain import PlainLabel
from escabel_gui.view.widgets.empty_place import EmptyPlace

LINE_MOVES: Final = 8
REST_MS: Final = 150  # who only steps past a mistake need not wait for its reasons


class ReviewPanel(QWidget):
    """Shows what the review knows about the game, and about the move that one looks at."""

    chosen = Signal(object)  # the node after a mistake
    cancelled = Signal()
    answer_wanted = Signal()

    def __init__(self, table: Table, studies: Studies, settings: Settings, actions: list[QAction]) -> None:
        """`actions` are review, previous and next mistake, and try it yourself."""
        super().__init__()
        self._table = table
        self._reviewing = studies.reviewing
        self._trial = studies.trial
        self._settings = settings
        self._reasons: dict[Node, str] = {}  # what has been explained, by the node after the move
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(REST_MS)
        self._rest.timeout.connect(self._find_reason)
        review, previous, following, try_yourself = actions
        self.start = _button(review)
        self.progress = QProgressBar()
        self.progress.setAccessibleName(self.tr("Progress of the review"))
        self.cancel = QPushButton(self.tr("Cancel"))
        self.cancel.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.cancel.clicked.connect(self.cancelled)
        self.accuracies = PlainLabel()
        self.accuracies.setWordWrap(True)
        self.mistakes = QListWidget()
        self.mistakes.setAccessibleName(self.tr("Mistakes"))
        self.mistakes.setSpacing(2)
        self.mistakes.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.mistakes.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.mistakes.itemClicked.connect(lambda item: self.chosen.emit(item.data(Qt.ItemDataRole.UserRole)))
        self.title = PlainLabel()
        self.title.setFont(type_font(is_bold=True))
        self.title.setWordWrap(True)
        self.words = PlainLabel()
        self.words.setWordWrap(True)
        self.words.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.words.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.answer = QPushButton(self.tr("Show the answer"))
        self.answer.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click hides it, and it would hand the keyboard on
        self.answer.clicked.connect(self.answer_wanted)
        self.empty = EmptyPlace(
            self.tr("A review looks at every position and finds where the game was lost, what was better, and why."),
            review,
        )
        running = QHBoxLayout()
        running.addWidget(self.progress, 1)
        running.addWidget(self.cancel)
        steps = QHBoxLayout()
        self.try_yourself = _button(try_yourself)
        self._steps = [_button(previous, False), _button(following, False)]
        for button in (*self._steps, self.try_yourself, self.answer):
            steps.addWidget(button)
        steps.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(2 * STEP)
        layout.addWidget(self.empty, 1)
        layout.addWidget(self.start)
        layout.addLayout(running)
        layout.addWidget(self.accuracies)
        layout.addWidget(self.mistakes, 1)
        layout.addLayout(steps)
        layout.addWidget(self.title)
        layout.addWidget(self.words)
        studies.reviewing.changed.connect(self.refresh)
        studies.trial.changed.connect(self.show_node)
        table.game.node_changed.connect(self.show_node)
        settings.changed.connect(self._apply_settings)
        self.refresh()

    def _apply_settings(self) -> None:
        if self._settings.thresholds != self._thresholds:
            self.refresh()

    # ---- the game

    def refresh(self) -> None:
        """Something has become known, or another game is there."""
        reviewing, review = self._reviewing, self._reviewing.review
        self._thresholds = self._settings.thresholds
        self._reasons = {}
        self.progress.setVisible(reviewing.is_running)
        self.cancel.setVisible(reviewing.is_running)
        self.progress.setRange(0, max(reviewing.total, 1))
        self.progress.setValue(reviewing.done)
        known = bool(review.judgments)
        self.empty.setVisible(not known and not reviewing.is_running)
        self.start.setVisible(known and not reviewing.is_running and bool(review.unseen))
        for widget in (self.accuracies, self.mistakes, self.title, self.words, *self._steps):
            widget.setVisible(known)
        self.accuracies.setText("\n".join(self._accuracy_text(color) for color in (BLACK, WHITE)))
        self.mistakes.clear()
        for judgment in review.mistakes(self._settings.thresholds):
            item = QListWidgetItem(self._mistake_text(judgment))
            item.setData(Qt.ItemDataRole.UserRole, judgment.node)
            self.mistakes.addItem(item)
        self.show_node()

    def _accuracy_text(self, color: int) -> str:
        """How exactly the person played who has this color now."""
        accuracy = self._reviewing.review.accuracy(self._table.person_of(color))
        name = player_name(self._table.player_of(color), color, self._table.seating.you)
        if accuracy is None:
            return self.tr("{0}: no move yet").format(name)
        return self.tr("{0}: accuracy {1} %").format(name, round(accuracy))

    def _mistake_text(self, judgment: Judgment) -> str:
        return f"{self._move_text(judgment)}   −{round(100 * judgment.loss)} %"

    def _move_text(self, judgment: Judgment) -> str:
        node, review = judgment.node, self._reviewing.review
        move = review.tree.rules.format_move(node.move)
        mark = review.mark(node, self._settings.thresholds)
        return f"{node.parent.number}. {color_name(judgment.color)} {move} {mark}".strip()

    # ---- the move that one looks at

    def show_node(self, _step: object = None) -> None:
        self._rest.stop()
        self.answer.setVisible(self._trial.is_on)
        self.try_yourself.setVisible(not self._trial.is_on and bool(self._reviewing.review.judgments))
        if self._trial.judgment is not None:
            self._show_trial(self._trial.judgment)
            return
        node = self._table.game.node
        judgment = self._reviewing.review.judgments.get(node)
        self._select(node)
        if judgment is None:
            self.title.setText("")
            self.words.setText("")
            return
        self.title.setText(self._move_text(judgment))
        self.words.setText(self._about(judgment))

    def _select(self, node: Node) -> None:
        for row in range(self.mistakes.count()):
            if self.mistakes.item(row).data(Qt.ItemDataRole.UserRole) is node:
                self.mistakes.setCurrentRow(row)
                return
        self.mistakes.setCurrentRow(-1)

    def _about(self, judgment: Judgment) -> str:
        """The figures, the better line, and for a mistake the reasons."""
        if judgment.is_lost_anyway:
            if judgment.rate_before == 0.0:
                return self.tr("Everything loses here.")
            return self.tr("Nearly everything loses here: {0} at best.").format(percent(judgment.rate_before))
        if judgment.better.move == self._reviewing.review.tree.rules.format_move(judgment.node.move):
            return self.tr("The best move, with {0}.").format(percent(judgment.rate))
        figures = self.tr("{0} instead of {1} with {2}.").format(
            percent(judgment.rate), percent(judgment.rate_before), judgment.better.move
        )
        if self._settings.thresholds.grade(judgment.loss) == GOOD:
            return self.tr("A good move: {0}. The engine would have played {1}.").format(
                percent(judgment.rate), judgment.better.move
            )
        line = self.tr("The line: {0}").format(" ".join(judgment.better.line[:LINE_MOVES]))
        if judgment.node not in self._reasons:
            self._rest.start()
            return f"{figures}\n\n{line}"
        return f"{figures}\n\n{line}\n\n{self._reasons[judgment.node]}"

    def _find_reason(self) -> None:
        """Explain the mistake on the board."""
        judgment = self._reviewing.review.judgments.get(self._table.game.node)
        if judgment is not None:
            sentences = explain(self._reviewing.review.tree, judgment)
            self._reasons[judgment.node] = " ".join(translate(words) for words in sentences)
            self.show_node()

    def _show_trial(self, judgment: Judgment) -> None:
        """The question, and what became of it; nothing here tells the answer."""
        trial = self._trial
        move = self._reviewing.review.tree.rules.format_move(judgment.node.move)
        self._select(judgment.node)
        self.title.setText(self.tr("{0} to move. What is better than {1}?").format(color_name(judgment.color), move))
        verdict = trial.verdict
        if trial.tried:
            text = self.tr("Looking at {0} …").format(trial.tried)
        elif verdict is None:
            text = self.tr("{0} leaves {1}. Play a better move on the board.").format(move, percent(judgment.rate))
        elif verdict.is_good:
            text = self.tr("{0} is good: it keeps {1}.").format(verdict.move, percent(verdict.rate))
        elif verdict.is_played:
            text = self.tr("{0} is the move that was played. Try another one.").format(verdict.move)
        else:
            text = self.tr("{0} leaves {1}. There is something better.").format(verdict.move, percent(verdict.rate))
        self.words.setText(text)


def _button(action: QAction, has_text: bool = True) -> QToolButton:
    button = QToolButton()
    button.setDefaultAction(action)
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    style = Qt.ToolButtonStyle.ToolButtonTextBesideIcon if has_text else Qt.ToolButtonStyle.ToolButtonIconOnly
    button.setToolButtonStyle(style)
    return button
