"""Base class of the pages beside the board: title, text, feedback, and buttons."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt, QTimer
from PySide6.QtGui import QAction, QHideEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from escabel_gui.model.table.game import Game
from escabel_gui.rules.state import BLACK, WHITE
from escabel_gui.view.language import when_language_changes
from escabel_gui.view.look.style import STEP, as_type, spaced
from escabel_gui.view.plain import PlainLabel
from escabel_gui.view.widgets.action_button import ActionButton
from escabel_gui.view.widgets.announcing import Announcer
from escabel_gui.view.widgets.answer_card import AnswerCard
from escabel_gui.view.widgets.flow_layout import FlowLayout
from escabel_gui.view.widgets.line_buttons import LineButtons
from escabel_gui.view.widgets.scroll_page import ScrollPage


class ActivityPage(QWidget):
    """Page in place of the moves of a game, as long as something else is on the board.

    Its title is the window's meanwhile.
    """

    keeps_players = False  # whether the cards of the players stay at the board

    def __init__(self, leave: QAction, steps: LineButtons) -> None:
        """Set up the page; derived classes fill `words` and `foot`, and may put more under the head into `upper`.

        `answer`, `steps` and `score` are to be among the words, wherever they suit best.
        """
        super().__init__()
        self.place = as_type(PlainLabel(wraps=True), "quiet")  # what is on the board, and of which collection
        self.answer = AnswerCard()
        self._announcer = Announcer(self)
        self.steps = steps
        self.leave = leave
        self.score = as_type(PlainLabel(wraps=True), "quiet")
        out = text_button(leave)
        self.head = QHBoxLayout()
        self.head.addWidget(self.place, 1)
        self.head.addWidget(out, 0, Qt.AlignmentFlag.AlignTop)
        self.words = spaced(QBoxLayout(QBoxLayout.Direction.TopToBottom), 3 * STEP, margins=(0, 0, 2 * STEP, 0))
        self.scrolled = ScrollPage(self.words)
        self.upper = spaced(QVBoxLayout(), 2 * STEP)
        self.upper.addLayout(self.head)
        self.upper.addWidget(self.scrolled, 1)
        self.foot = FlowLayout()
        self.foot.set_right()
        self.foot.setSpacing(2 * STEP)
        self._layout = spaced(
            QBoxLayout(QBoxLayout.Direction.TopToBottom, self),
            3 * STEP,
            margins=(3 * STEP, 2 * STEP, 3 * STEP, 3 * STEP),
        )
        self._layout.addLayout(self.upper, 1)
        self._layout.addLayout(self.foot)
        when_language_changes(self, self.refresh)

    def set_low(self, is_low: bool) -> None:
        """Arrange the page under the board, with the buttons at the side, or beside it, with them at the bottom."""
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._layout.setDirection(across if is_low else down)
        self.foot.set_column(is_low)
        self._layout.setAlignment(self.foot, Qt.AlignmentFlag.AlignBottom if is_low else Qt.AlignmentFlag(0))

    def put_entry(self, entry: QWidget) -> None:
        """Show the field for moves, which may have been on another page before; Tab comes to it where it stands."""
        self.upper.addWidget(entry)
        self.setTabOrder(self.steps.findChildren(QToolButton)[-1], entry)
        entry.show()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if not event.spontaneous():
            self.announce("")  # when the page comes back, it is told again

    def announce(self, text: str) -> None:
        """Let screen readers say once what there is to do, or to see."""
        self._announcer.tell(text)

    def refresh(self) -> None:
        """Update the texts, and enable the actions that make sense now."""
        raise NotImplementedError

    def show_answer_whole(self) -> None:
        """Scroll to the beginning of the latest feedback if the page is too short for all of it."""
        QTimer.singleShot(0, self, self._scroll)  # when everything has its place

    def _scroll(self) -> None:
        answer = self.answer.geometry() if self.answer.isVisible() else QRect()
        self.scrolled.verticalScrollBar().setValue(min(answer.top(), answer.bottom() - self.scrolled.height() + STEP))

    def show_score(self, game: Game) -> None:
        """Show points and hands on this board, in games that count them: no cards of the players tell those."""
        score = game.rules.score(game.state)
        self.score.setVisible(score is not None)
        if score is not None:
            hands = int(game.state.hand[BLACK]), int(game.state.hand[WHITE])
            text = self.tr("Points: Black {0}, White {1}. In hand: Black {2}, White {3}.")
            self.score.setText(text.format(*score, *hands))


def text_button(action: QAction) -> QToolButton:
    """Return a button without an icon, as they stand at the foot of these pages."""
    button = ActionButton(action, Qt.ToolButtonStyle.ToolButtonTextOnly)
    button.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)  # in a column all are as wide
    return button


def set_main(button: QToolButton, is_main: bool) -> None:
    """Let a button be the one that leads on, or not."""
    if bool(button.property("isMain")) != is_main:
        button.setProperty("isMain", is_main)
        button.style().unpolish(button)
        button.style().polish(button)
