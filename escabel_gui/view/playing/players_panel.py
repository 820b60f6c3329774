"""Who plays, whose turn it is, the clocks, and what can be done besides moving."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QAction, QFont, QFontDatabase, QPainter, QPaintEvent, QPalette, QPixmap
from PySide6.QtWidgets import QFrame, QGridLayout, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from escabel_gui.model.clock import TimeLeft
from escabel_gui.model.table import Table
from escabel_gui.rules.state import BLACK, WHITE
from escabel_gui.view.guarding import guarded
from escabel_gui.view.look.painting import paint_pile
from escabel_gui.view.look.texts import color_name, player_name
from escabel_gui.view.look.themes import Theme
from escabel_gui.view.plain import PlainLabel


def format_clock(left: TimeLeft) -> str:
    """`9:58`, `1:02:03`, `0:07.3` in the last ten seconds; byo-yomi periods after a plus sign."""
    tenths = int(left.seconds * 10)
    seconds = tenths // 10
    text = f"{seconds // 60}:{seconds % 60:02}"
    if seconds >= 3600:
        text = f"{seconds // 3600}:{seconds // 60 % 60:02}:{seconds % 60:02}"
    elif seconds < 10:
        text += f".{tenths % 10}"
    return text + (f" +{left.periods}" if left.periods else "")


class PlayerCard(QFrame):
    """One color: who plays it, what they are doing, their clock."""

    def __init__(self, color: int, table: Table, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._color = color
        self._table = table
        self._is_to_move = False
        self._disc = PlainLabel()
        self._disc.setFixedSize(36, 36)
        self._name = PlainLabel()
        name_font = QFont(self._name.font())
        name_font.setBold(True)
        self._name.setFont(name_font)
        self._name.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._note = PlainLabel()
        self._note.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._note.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self._count = PlainLabel()
        self._count.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._clock = PlainLabel()
        clock_font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        clock_font.setPointSizeF(self.font().pointSizeF() * 1.35)
        self._clock.setFont(clock_font)
        self._clock.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        layout = QGridLayout(self)
        layout.setContentsMargins(12, 8, 8, 8)
        layout.setHorizontalSpacing(8)
        layout.setVerticalSpacing(2)
        layout.addWidget(self._disc, 0, 0, 2, 1)
        layout.addWidget(self._name, 0, 1)
        layout.addWidget(self._note, 1, 1)
        layout.addWidget(self._clock, 0, 2, 2, 1)
        layout.addWidget(self._count, 2, 1, 1, 2)
        layout.setColumnStretch(1, 1)

    def set_theme(self, theme: Theme) -> None:
        ratio = self.devicePixelRatioF()
        pixmap = QPixmap(QSize(36, 36) * ratio)
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        paint_pile(painter, QPointF(17, 16), 14, (self._color,), theme)
        painter.end()
        self._disc.setPixmap(pixmap)

    def refresh(self) -> None:
        table = self._table
        player = table.player_of(self._color)
        self._is_to_move = table.turn == self._color and not table.is_over
        self._name.setText(player_name(player, self._color, table.seating.you))
        self._note.setText(self._note_text())
        self._count.setText(self._count_text())
        self._count.setVisible(bool(self._count.text()))
        self.refresh_clock()
        self.setAccessibleName(
            f"{color_name(self._color)}: {self._name.text()}. {self._note.text()}. {self._count.text()}"
        )
        self.update()

    def _note_text(self) -> str:
        """The color, and whether it is to move or its bot is at work."""
        table = self._table
        words = [color_name(self._color)]
        if self._is_to_move and table.is_thinking:
            words.append(self.tr("thinking …"))
        elif self._is_to_move and table.is_live and table.is_paused:
            words.append(self.tr("waiting"))
        elif self._is_to_move:
            words.append(self.tr("to move"))
        return " · ".join(words)

    def _count_text(self) -> str:
        """Points and hand, in games that count them."""
        game = self._table.game
        score = game.rules.score(game.state)
        if score is None:
            return ""
        hand = int(game.state.hand[self._color])
        points = score[self._color - 1]
        if game.is_over:
            return self.tr("{0} in hand · points: {1}").format(hand, points)
        return self.tr("{0} in hand · {1} if it ended now").format(hand, points)

    def refresh_clock(self) -> None:
        clock = self._table.clock
        self._clock.setVisible(clock.is_used)
        if clock.is_used:
            self._clock.setText(format_clock(clock.left(self._table.person_of(self._color))))

    @guarded()
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._is_to_move:
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self.palette().color(QPalette.ColorRole.Highlight))
            painter.drawRoundedRect(0, 8, 4, self.height() - 16, 2, 2)


class PlayersPanel(QWidget):
    """Both cards, and the buttons of a turn; a button that cannot be used now is greyed, rare ones come when needed."""

    def __init__(self, table: Table, actions: list[QAction], rare: list[QAction], parent: QWidget | None = None):
        super().__init__(parent)
        self._table = table
        self._cards = [PlayerCard(BLACK, table), PlayerCard(WHITE, table)]
        layout = QVBoxLayout(self)
        layout.setContentsMargins(4, 4, 4, 8)
        layout.setSpacing(4)
        for card in self._cards:
            layout.addWidget(card)
        buttons = QGridLayout()
        buttons.setContentsMargins(8, 4, 8, 0)
        buttons.setSpacing(4)
        for index, action in enumerate([*actions, *rare]):
            button = QToolButton(self)
            button.setDefaultAction(action)
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            button.setAutoRaise(True)
            if action in rare:
                action.enabledChanged.connect(button.setVisible)
                button.setVisible(action.isEnabled())
            buttons.addWidget(button, index // 2, index % 2)
        layout.addLayout(buttons)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        table.changed.connect(self.refresh)
        table.game.replaced.connect(self.refresh)
        table.clock.ticked.connect(self.refresh_clocks)
        self.refresh()

    def set_theme(self, theme: Theme) -> None:
        for card in self._cards:
            card.set_theme(theme)

    def refresh(self) -> None:
        for card in self._cards:
            card.refresh()

    def refresh_clocks(self) -> None:
        for card in self._cards:
            card.refresh_clock()
