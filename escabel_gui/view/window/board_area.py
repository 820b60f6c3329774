"""Area of the board: the board with a margin, the players' cards, and the status bar under it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QRect, QSize, Signal
from PySide6.QtGui import QFontMetricsF, QResizeEvent
from PySide6.QtWidgets import QWidget

from escabel_gui.view.board.board_view import BoardView
from escabel_gui.view.guarding import guarded
from escabel_gui.view.look.style import SENTENCE, STEP, type_font
from escabel_gui.view.look.themes import Theme
from escabel_gui.view.playing.player_card import PlayerCard
from escabel_gui.view.playing.status_bar import StatusBar

AIR: Final = 3 * STEP  # round everything
GAP: Final = 2 * STEP  # between board and cards
COMPACT_CARDS_BELOW_PX: Final = 560  # pixels of height under which the cards are low
TINY: Final = 340  # and under which the sentence has one line
MIN_CARD_WIDTH_PX: Final = 520  # of cards over and under a small board, where there is room
COLUMN: Final = 22  # of cards beside the board, in heights of the text
MAX_COLUMN_PERCENT: Final = 45  # percent of the width for that
WORTH: Final = 1.3  # how much larger the board must get by cards beside it for them to go there


class BoardArea(QWidget):
    """Puts the cards above and below the board, or beside it where the window is wide and low."""

    arranged = Signal()

    def __init__(self, board: BoardView, sentence: StatusBar, theme: Theme) -> None:
        super().__init__()
        self.board = board
        self.above = PlayerCard(theme, self)
        self.below = PlayerCard(theme, self)
        self._sentence = sentence
        self.sentence_place = QRect()  # also while nothing is said
        self._has_cards = True
        board.setParent(self)
        sentence.setParent(self)
        sentence.follow(board)
        board.scene().sceneRectChanged.connect(self.arrange)

    @guarded(QSize)
    def minimumSizeHint(self) -> QSize:
        return QSize(320, 260)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.arrange()

    def arrange(self) -> None:
        """Give everything its place: it depends on nothing but the window's size, the type's and the board's shape."""
        room = self.rect().adjusted(AIR, GAP, -AIR, -GAP)
        is_low = self.height() < COMPACT_CARDS_BELOW_PX
        card = PlayerCard.height_when(is_low) if self._has_cards else -GAP
        sentence = _sentence_height(self.height() < TINY) + GAP
        column = min(COLUMN * self.fontMetrics().height(), room.width() * MAX_COLUMN_PERCENT // 100)
        among = self._fit(QSize(room.width(), room.height() - 2 * (card + GAP) - sentence))
        aside = self._fit(QSize(room.width() - column - 2 * GAP, room.height()))
        is_beside = self._has_cards and aside.height() > max(WORTH * among.height(), card)
        if is_beside:
            is_low = aside.height() < 2 * (PlayerCard.height_when(is_low=False) + GAP + sentence)
            card = PlayerCard.height_when(is_low)
        for one in (self.above, self.below):
            one.set_low(is_low)
        if is_beside:
            rest = self._put_beside(room, aside, card, column)
        else:
            rest = self._put_among(room, among, card, sentence)
        self.sentence_place = rest
        self._sentence.set_tall(is_beside)
        self._sentence.setGeometry(rest)
        self.arranged.emit()

    def _fit(self, room: QSize) -> QSize:
        """The largest board that fits there."""
        shape = self.board.sceneRect().size()
        scale = max(min(room.width() / shape.width(), room.height() / shape.height()), 0.01)
        return QSize(int(shape.width() * scale), int(shape.height() * scale))

    def _put_among(self, room: QRect, board: QSize, card: int, sentence: int) -> QRect:
        """The board in the middle, cards above and below it; returns the place of the sentence under them."""
        width = min(max(board.width(), MIN_CARD_WIDTH_PX), room.width())
        left = room.left() + (room.width() - width) // 2
        top = room.top() + max(room.height() - board.height() - 2 * (card + GAP) - sentence, 0) // 2
        self.above.setGeometry(left, top, width, card)
        top += card + GAP
        self.board.setGeometry(room.left() + (room.width() - board.width()) // 2, top, board.width(), board.height())
        top += board.height() + GAP
        self.below.setGeometry(left, top, width, card)
        top += card + GAP
        return QRect(left, top, width, sentence - GAP)

    def _put_beside(self, room: QRect, board: QSize, card: int, column: int) -> QRect:
        """The board on the left, and beside it both cards; returns the place of the sentence between them."""
        width = board.width() + 2 * GAP + column
        left = room.left() + (room.width() - width) // 2
        top = room.top() + (room.height() - board.height()) // 2
        beside = left + board.width() + 2 * GAP
        self.board.setGeometry(left, top, board.width(), board.height())
        self.above.setGeometry(beside, top, column, card)
        self.below.setGeometry(beside, top + board.height() - card, column, card)
        return QRect(beside, top + card + GAP, column, board.height() - 2 * (card + GAP))

    def show_cards(self, is_on: bool) -> None:
        """Have the people at the board, or give it their room."""
        self._has_cards = is_on
        for card in (self.above, self.below):
            card.setVisible(is_on)
        self.arrange()

    def set_theme(self, theme: Theme) -> None:
        for card in (self.above, self.below):
            card.set_theme(theme)


def _sentence_height(is_tiny: bool) -> int:
    """Room for a sentence of two lines and for what the pointer is on, or for one line in a tiny window.

    In smaller type it is enough for two lines each.
    """
    sentence, body = QFontMetricsF(type_font(SENTENCE)).lineSpacing(), QFontMetricsF(type_font()).lineSpacing()
    return round(sentence if is_tiny else 2 * sentence + body) + 6 * STEP
