"""Progress bar of the library review, with its buttons."""

from typing import Final

from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from escabel_gui.model.library.library_review import LibraryReview, ReviewState
from escabel_gui.rules.catalogue import ruleset_of
from escabel_gui.view.language import in_every_language
from escabel_gui.view.library.library_actions import LibraryActions
from escabel_gui.view.look.style import STEP, filled, spaced
from escabel_gui.view.look.texts import game_title
from escabel_gui.view.widgets.action_button import ActionButton
from escabel_gui.view.widgets.message_bar import Line
from escabel_gui.view.widgets.thin_progress import ThinProgress

FINE: Final = 100  # steps of the progress bar a game


class ReviewBar(QWidget):
    """Line of text, progress and buttons; hidden while no review of the library runs."""

    def __init__(self, review: LibraryReview, acts: LibraryActions) -> None:
        super().__init__()
        self._review = review
        self._acts = acts
        self.words = Line()
        self.progress = ThinProgress()
        self.buttons = [
            ActionButton(action, Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
            for action in (acts.pause_review, acts.resume_review, acts.stop_review)
        ]
        row = spaced(QHBoxLayout(), STEP)
        row.addWidget(self.words, 1)
        for button in self.buttons:
            button.setAutoRaise(True)
            row.addWidget(button)
        filled(spaced(QVBoxLayout(self), STEP, margins=(4 * STEP, 2 * STEP, 3 * STEP, 0)), row, self.progress)
        acts.review_all.triggered.connect(review.start)
        acts.pause_review.triggered.connect(lambda: review.pause(True))
        acts.resume_review.triggered.connect(lambda: review.pause(False))
        acts.stop_review.triggered.connect(review.stop)
        review.changed.connect(self.refresh)
        in_every_language(self, self._say)

    def _say(self) -> None:
        self.progress.setAccessibleName(self.tr("Progress of the review"))
        self.refresh()

    def refresh(self) -> None:
        """Show how far the review is, and the actions that it offers now, when it advances or pauses."""
        state, acts = self._review.state, self._acts
        is_on = state != ReviewState.OFF
        acts.review_all.setEnabled(not is_on)
        pause, resume, _ = self.buttons
        is_at_hand = pause.hasFocus() or resume.hasFocus()
        for action, is_offered in (
            (acts.pause_review, is_on and state != ReviewState.PAUSED),
            (acts.resume_review, state == ReviewState.PAUSED),
            (acts.stop_review, is_on),
        ):
            action.setEnabled(is_offered)
        for button in self.buttons:
            button.setVisible(button.defaultAction().isEnabled())
        if is_at_hand and is_on:  # one takes the place of the other
            (resume if state == ReviewState.PAUSED else pause).setFocus()
        progress = self._review.progress
        self.words.setText(self._text(state))
        share = progress.positions_done / max(progress.positions, 1)
        self.progress.setRange(0, max(progress.total, 1) * FINE)
        self.progress.setValue(round((progress.done + share) * FINE))
        self.setVisible(is_on)

    def _text(self, state: ReviewState) -> str:
        progress, number = self._review.progress, QLocale().toString
        game = progress.game
        where = (number(min(progress.done + 1, progress.total)), number(progress.total))
        if state == ReviewState.OFF:
            return ""
        if state == ReviewState.PAUSED:
            return self.tr("The review of the library is paused. Games reviewed: {0} of {1}.").format(
                number(progress.done), where[1]
            )
        if game is None:
            return self.tr("Looking for games to be reviewed…")
        if state == ReviewState.WAITING:
            return self.tr("The review of the library waits: the bot is needed for your game. Game {0} of {1}.").format(
                *where
            )
        title = game_title(ruleset_of(game.wire_name), game.size)
        if not progress.positions:
            return self.tr("Reviewing game {0} of {1} ({2})…").format(*where, title)
        position = (number(min(progress.positions_done + 1, progress.positions)), number(progress.positions))
        return self.tr("Reviewing game {0} of {1} ({2}): position {3} of {4}…").format(*where, title, *position)
