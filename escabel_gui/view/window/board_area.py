"""Area of the board: the board with a margin, the players' cards, and the status bar under it."""

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
MIN_CARD_WIDTH: Final = 40  # of cards over and under a small board, in heights of the text, where there is room
MIN_BOARD_PERCENT: Final = 40  # percent of the height that the board keeps, whatever is said
MIN_BOARD_ALONE_PERCENT: Final = 55  # the same where no cards are at it
MIN_BOARD_ASIDE_PERCENT: Final = 80  # percent of what it could have, where the cards are beside it
COLUMN: Final = 22  # of cards beside the board, in heights of the text
MAX_COLUMN_PERCENT: Final = 45  # percent of the width for that
WORTH: Final = 1.3  # how much larger the board must get by cards beside it for them to go there


class BoardArea(QWidget):
    """Area with the cards above and below the board, or beside it where the window is wide and low."""

    arranged = Signal()

    def __init__(self, board: BoardView, sentence: StatusBar, theme: Theme) -> None:
        super().__init__()
        self.board = board
        self.above = PlayerCard(theme, self)
        self.below = PlayerCard(theme, self)
        self._sentence = sentence
        self._sentence_place = QRect()  # also while nothing is said
        self._foot = 0  # height that is kept free at the bottom while something is said
        self._look: tuple[QSize, int, bool] | None = None  # size, type and cards for which these heights were found
        self._most_card = 0  # height of the cards since then
        self._board_percent = 100  # left since then to a board with cards beside it
        self._has_cards = True
        board.setParent(self)
        sentence.setParent(self)
        sentence.follow(board)
        for card in (self.above, self.below):
            card.room_wanted.connect(self.arrange)
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

    def begin_anew(self) -> None:
        """Forget how much room the cards have taken."""
        self._look = None
        self.arrange()

    def keep_foot(self, height: int) -> None:
        """Keep so much free at the bottom, if there is a sentence; else its place is free."""
        height = height if self._sentence.isVisible() else 0
        if height != self._foot:
            self._foot = height
            self.arrange()

    @property
    def free_place(self) -> QRect:
        """The place in which nothing stands."""
        if not self._foot:
            return self._sentence_place
        return QRect(AIR, self.height() - GAP - self._foot, self.width() - 2 * AIR, self._foot)

    def arrange(self) -> None:
        """Give everything its place.

        It depends on the window's size, the type's, the board's shape, and the cards, but not on what is said: there
        is always room for nearly all of that, and the rest is scrolled.
        """
        height = self.fontMetrics().height()
        if self._look != (self.size(), height, self._has_cards):
            self._look = (self.size(), height, self._has_cards)
            self._most_card, self._board_percent = 0, 100
        room = self.rect().adjusted(AIR, GAP, -AIR, -GAP - (self._foot + GAP if self._foot else 0))
        is_low = self.height() < COMPACT_CARDS_BELOW_PX
        card = PlayerCard.height_when(is_low) if self._has_cards else -GAP
        sentence = _sentence_height(self.height() < TINY)
        column = min(COLUMN * height, room.width() * MAX_COLUMN_PERCENT // 100)
        narrow = min(MIN_CARD_WIDTH * height, room.width())
        texts = 2 * (card + GAP) + max(sentence, self._sentence.usual_height(narrow)) + GAP
        among = self._fit(QSize(room.width(), room.height() - texts))
        aside = self._fit(QSize(room.width() - column - 2 * GAP, room.height()))
        is_beside = aside.height() > max(WORTH * among.height(), card)
        if is_beside:
            is_low = aside.height() < 2 * (PlayerCard.height_when(is_low=False) + GAP + sentence + GAP)
        for one in (self.above, self.below):
            one.set_low(is_low)
        self._sentence.set_tall(is_beside)
        least = PlayerCard.height_when(is_low) if self._has_cards else -GAP
        if is_beside:
            rest = self._put_beside(room, aside, least)
        else:
            width = min(max(among.width(), MIN_CARD_WIDTH * height), room.width())
            rest = self._put_among(room, width, least, sentence)
        self._sentence_place = rest
        self._sentence.setGeometry(rest)
        self.arranged.emit()

    def _card_height(self, width: int, room: int, least: int) -> int:
        """Return how high each card is; `room` is what the sentence leaves to both."""
        if not self._has_cards:
            return least
        self._most_card = max(self._most_card, *(card.height_wanted(width) for card in (self.above, self.below)))
        return self._most_card if 2 * self._most_card <= room else least

    def _fit(self, room: QSize) -> QSize:
        """Return the size of the largest board that fits there."""
        shape = self.board.sceneRect().size()
        scale = max(min(room.width() / shape.width(), room.height() / shape.height()), 0.01)
        return QSize(int(shape.width() * scale), int(shape.height() * scale))

    def _put_among(self, room: QRect, width: int, card: int, sentence: int) -> QRect:
        """Put the board in the middle, cards above and below it; return the place of the sentence under them."""
        percent = MIN_BOARD_PERCENT if self._has_cards else MIN_BOARD_ALONE_PERCENT
        free = room.height() * (100 - percent) // 100 - GAP
        usual = self._sentence.usual_height(width)
        card = self._card_height(width, free - 2 * GAP - usual, card)
        sentence = max(sentence, min(usual, free - 2 * (card + GAP)))
        around = 2 * (card + GAP) + sentence + GAP
        board = self._fit(QSize(room.width(), room.height() - around))
        left = room.left() + (room.width() - width) // 2
        top = room.top() + max(room.height() - board.height() - around, 0) // 2
        self.above.setGeometry(left, top, width, card)
        top += card + GAP
        self.board.setGeometry(room.left() + (room.width() - board.width()) // 2, top, board.width(), board.height())
        top += board.height() + GAP
        self.below.setGeometry(left, top, width, card)
        top += card + GAP
        return QRect(left, top, width, sentence)

    def _put_beside(self, room: QRect, board: QSize, card: int) -> QRect:
        """Put the board on the left, and both cards beside it; return the place of the sentence between them.

        The board is so much smaller that the column beside it has room for nearly all that is said.
        """
        free, largest, least = room.height() - 2 * GAP, board, card
        for percent in range(self._board_percent, MIN_BOARD_ASIDE_PERCENT - 1, -10):
            board = self._fit(QSize(largest.width() * percent // 100, room.height()))
            column = min(COLUMN * self.fontMetrics().height(), room.width() - board.width() - 2 * GAP)
            self._board_percent = percent
            self._most_card = 0
            usual = self._sentence.usual_height(column)
            card = self._card_height(column, free - usual, least)
            if 2 * card + usual <= free:
                break
        width = board.width() + 2 * GAP + column
        height = max(board.height(), min(2 * (card + GAP) + usual, room.height()))
        left = room.left() + (room.width() - width) // 2
        self.board.setGeometry(left, room.center().y() - board.height() // 2, board.width(), board.height())
        beside, top = left + board.width() + 2 * GAP, room.center().y() - height // 2
        self.above.setGeometry(beside, top, column, card)
        self.below.setGeometry(beside, top + height - card, column, card)
        return QRect(beside, top + card + GAP, column, height - 2 * (card + GAP))

    def show_cards(self, is_on: bool) -> None:
        """Show the people at the board, or give their room to the board."""
        self._has_cards = is_on
        for card in (self.above, self.below):
            card.setVisible(is_on)
        self.arrange()

    def set_theme(self, theme: Theme) -> None:
        for card in (self.above, self.below):
            card.set_theme(theme)


def _sentence_height(is_tiny: bool) -> int:
    """Return the height for two lines of a sentence and two below it, or for one line in a tiny window."""
    sentence, body = QFontMetricsF(type_font(SENTENCE)).lineSpacing(), QFontMetricsF(type_font()).lineSpacing()
    return round(sentence) + 6 * STEP if is_tiny else round(2 * (sentence + body)) + 3 * STEP
