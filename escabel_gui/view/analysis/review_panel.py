"""The review in words: progress, how exactly both played, the mistakes, and for each what was better and why."""

from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QAction, QPalette, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QPushButton, QVBoxLayout

from escabel_gui.model.analysis.game_analysis import GameAnalysis
from escabel_gui.model.application.settings import Settings
from escabel_gui.model.table.table import Table
from escabel_gui.view.analysis.accuracies import Accuracies
from escabel_gui.view.analysis.disc_pictures import DiscPictures
from escabel_gui.view.analysis.judged_move import JudgedMove
from escabel_gui.view.analysis.mistake_list import MistakeList
from escabel_gui.view.language import in_every_language
from escabel_gui.view.look.style import STEP, filled, spaced
from escabel_gui.view.look.themes import Theme
from escabel_gui.view.plain import PlainLabel
from escabel_gui.view.widgets.action_button import ActionButton, PressedButton
from escabel_gui.view.widgets.columns import Columns
from escabel_gui.view.widgets.empty_state import EmptyState
from escabel_gui.view.widgets.flow_layout import FlowLayout
from escabel_gui.view.widgets.panel_page import PanelPage
from escabel_gui.view.widgets.scroll_page import ScrollPage

FIRST_ACCURACY: Final = 1  # its place among what stands over the mistakes
SHORT: Final = 24  # heights of the text, under which the accuracies stand below what is said of a move


class ReviewPanel(PanelPage):
    """Panel with the results of the review: about the game, and about the move that one looks at."""

    scrolls = True

    cancelled = Signal()
    answer_wanted = Signal()

    def __init__(
        self, table: Table, game_analysis: GameAnalysis, settings: Settings, theme: Theme, actions: list[QAction]
    ) -> None:
        """Set up the panel.

        `actions` are review, previous and next mistake, try it yourself, and look at the shape that is named.
        """
        super().__init__()
        self._review_run = game_analysis.review_run
        self._retry = game_analysis.retry
        self._settings = settings
        self._thresholds = settings.thresholds
        self._discs = DiscPictures(self, theme)
        review, previous, following, try_yourself, look_at_shape = actions
        self.start = ActionButton(review, Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.running = PlainLabel()
        self.running.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self.progress = QProgressBar()
        self.progress.setTextVisible(False)
        self.cancel = QPushButton()
        self.cancel.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.cancel.clicked.connect(self.cancelled)
        self.accuracies = Accuracies(table, game_analysis, self._discs)
        self.mistakes = MistakeList(table, game_analysis, settings, self._discs)
        self.judged = JudgedMove(table, game_analysis, settings, theme, look_at_shape)
        self.answer = PressedButton()  # as high as those beside it
        self.answer.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click hides it, and it would hand the keyboard on
        self.answer.clicked.connect(self.answer_wanted)
        self.empty = EmptyState("", review)
        self.try_yourself = ActionButton(try_yourself, Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.previous, self.following = (
            ActionButton(action, Qt.ToolButtonStyle.ToolButtonTextOnly) for action in (previous, following)
        )
        self._is_low = False
        self._lay_out()
        self._place_of_accuracies = (self._columns.left, False)
        game_analysis.review_run.changed.connect(self.refresh)
        game_analysis.listed_changed.connect(self.refresh)
        game_analysis.retry.changed.connect(self._show_buttons)
        settings.changed.connect(self._apply_settings)
        in_every_language(self, self._say)

    def _say(self) -> None:
        self.progress.setAccessibleName(self.tr("Progress of the review"))
        self.cancel.setText(self.tr("Cancel"))
        self.answer.setText(self.tr("Show the answer"))
        self.empty.label.setText(
            self.tr("A review looks at every position and finds where the game was lost, what was better, and why.")
        )
        self.refresh()

    def _lay_out(self) -> None:
        running = filled(QHBoxLayout(), (self.progress, 1), self.cancel)
        trying = spaced(FlowLayout(), STEP)
        for one in (self.try_yourself, self.answer, self.previous, self.following):
            trying.addWidget(one)
        self._columns = Columns()
        upper = spaced(QVBoxLayout(), 2 * STEP)
        upper.addWidget(self.start, 0, Qt.AlignmentFlag.AlignLeft)
        upper.addWidget(self.running)
        upper.addLayout(running)
        filled(self._columns.left, upper, self.accuracies, (self.mistakes, 1))
        self._columns.right.addWidget(self.judged)
        inside = spaced(QVBoxLayout(), margins=0)
        inside.addWidget(self._columns)
        inside.addStretch(1)
        self._scrolled = ScrollPage(inside)
        layout = filled(spaced(QVBoxLayout(self), 2 * STEP, margins=0), (self.empty, 1), (self._scrolled, 1))
        layout.addLayout(trying)  # always in sight

    def set_low(self, is_low: bool) -> None:
        """Choose the compact layout: text beside the mistakes, accuracies below them."""
        self._columns.set_aside(is_low)
        self._is_low = is_low
        self._put_accuracies()
        self._show_buttons()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._put_accuracies()

    def _put_accuracies(self) -> None:
        """Put the accuracies over the mistakes, or last where these and the reasons have little room."""
        is_last = self._is_low or self.height() < SHORT * self.fontMetrics().height()
        column = self._columns.right if is_last and not self._is_low else self._columns.left
        if self._place_of_accuracies != (column, is_last):
            self._place_of_accuracies[0].removeWidget(self.accuracies)
            self._place_of_accuracies = (column, is_last)
            column.insertWidget(column.count() if is_last else FIRST_ACCURACY, self.accuracies)

    def set_theme(self, theme: Theme) -> None:
        if theme != self._discs.theme:
            self._discs.theme = self.judged.theme = theme
            self.refresh()

    def _apply_settings(self) -> None:
        if self._settings.thresholds != self._thresholds:
            self.refresh()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of the font, as the pictures are as high as the text."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._put_accuracies()
            self.refresh()

    def refresh(self) -> None:
        """Show what is known now, when that has become more or another game is there."""
        run = self._review_run
        self._thresholds = self._settings.thresholds
        is_known, is_done = bool(run.review.judgments), not run.review.unseen
        for part in (self.running, self.progress, self.cancel):
            part.setVisible(run.is_running)
        self.running.setText(self.tr("Looking at position {0} of {1}…").format(min(run.done + 1, run.total), run.total))
        self.progress.setRange(0, max(run.total, 1))
        self.progress.setValue(run.done)
        is_empty = not is_known and not run.is_running
        self.empty.setVisible(is_empty)
        self._scrolled.setVisible(not is_empty)
        self.start.setVisible(is_known and not run.is_running and not is_done)
        self.accuracies.setVisible(is_known and is_done)  # before, the game as a whole is not judged
        self.mistakes.setVisible(is_known)
        self.accuracies.refresh()
        self.mistakes.refresh()
        self.judged.refresh()
        self._show_buttons()

    def _show_buttons(self) -> None:
        """Show what leads on; the button for the previous mistake where it does not need a row of its own."""
        is_known, is_retrying = bool(self._review_run.review.judgments), self._retry.is_on
        self.answer.setVisible(is_retrying)
        self.try_yourself.setVisible(not is_retrying and is_known)
        self.previous.setVisible(is_known and not is_retrying and not self._is_low)
        self.following.setVisible(is_known)
