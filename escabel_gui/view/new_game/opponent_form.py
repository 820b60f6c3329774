"""Form for the opponent (bot or person) and one's own color."""

from typing import Final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QWidget

from escabel_gui.model.players.player import Player
from escabel_gui.model.players.player_factory import GUIDED_LEVEL
from escabel_gui.model.rating.ratings import Ratings
from escabel_gui.rules.state import BLACK, WHITE
from escabel_gui.view.look.style import STEP, filled, spaced
from escabel_gui.view.look.texts import color_name
from escabel_gui.view.new_game.even_game import EvenGame
from escabel_gui.view.new_game.guidance_box import GuidanceBox
from escabel_gui.view.new_game.level_box import LevelBox
from escabel_gui.view.new_game.player_row import NameField
from escabel_gui.view.plain import PlainLabel
from escabel_gui.view.widgets.dialog_buttons import side_button
from escabel_gui.view.widgets.segmented_control import SegmentedControl

BOT, PERSON, BOTS, FRIEND = range(4)  # kinds of opponents
BY_MESSAGE, BY_NETWORK, INVITED = range(3)  # ways to a friend elsewhere
USUAL_LEVEL: Final = 2


class RowLabel(PlainLabel):
    """A label that stands beside the first line of a field, or above it."""

    def __init__(self, text: str, field: QWidget) -> None:
        super().__init__(text)
        self._field = field
        self._is_above = False
        self.setAlignment(Qt.AlignmentFlag.AlignTop)

    def set_above(self, is_above: bool) -> None:
        self._is_above = is_above
        self._center()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._center()  # the look is known from now on

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._center()

    def _center(self) -> None:
        layout = self._field.layout()
        item = layout.itemAt(0) if layout is not None else None
        line = self._field.sizeHint() if item is None else item.sizeHint()
        lower = 0 if self._is_above else line.height() - self.fontMetrics().height()
        self.setContentsMargins(0, max(lower, 0) // 2, 0, 0)


class OpponentForm(QGridLayout):
    """Form for the opponent, of which only those rows are seen that its kind asks for.

    A grid, as QFormLayout gives fields that are higher where they are narrower too little height at some widths.
    """

    def __init__(self, ratings: Ratings | None = None, is_guided: bool = False) -> None:
        """Set up the form, whose players are to be given in a dialog; without `ratings` it says nothing of them."""
        super().__init__()
        self._labels: dict[QWidget, RowLabel] = {}  # by field
        self._is_stacked = False
        self.setHorizontalSpacing(4 * STEP)
        self.setVerticalSpacing(2 * STEP)
        self.setColumnStretch(1, 1)
        names = {BLACK: color_name(BLACK), WHITE: color_name(WHITE)}
        kinds = {BOT: self.tr("Bot"), PERSON: self.tr("Two players"), BOTS: self.tr("Bot against bot")}
        kinds[FRIEND] = self.tr("Friend elsewhere")
        #: ways to play with a friend elsewhere
        ways = {BY_MESSAGE: self.tr("By message"), BY_NETWORK: self.tr("Over the network")}
        #: by a friend elsewhere, to a game
        ways[INVITED] = self.tr("I was invited")
        self.kind = SegmentedControl(self.tr("Opponent"), kinds, BOT)
        self.color = SegmentedControl(self.tr("You play"), names, BLACK)
        self.level = LevelBox(self.tr("Level"), USUAL_LEVEL)
        self.even = None if ratings is None else EvenGame(ratings)
        self.guidance = GuidanceBox(is_guided)
        self.name = NameField(self.tr("Your name"))
        seat = QWidget()  # both in one row, so that the last choices of the dialog are in sight on a small screen
        filled(spaced(QHBoxLayout(seat), 3 * STEP, margins=0), self.color, (self.name, 1))
        self.levels = {color: LevelBox(self.tr("Level of {0}").format(names[color]), USUAL_LEVEL) for color in names}
        self.names = {color: NameField(self.tr("Name of {0}").format(names[color])) for color in names}
        self.way = SegmentedControl(self.tr("How you play"), ways, BY_MESSAGE)
        self.about_way = PlainLabel("", wraps=True)
        self.way.changed.connect(self._tell_way)
        self.swap_button = side_button(self.tr("Swap Black and White"))
        self.swap_button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.swap_button.clicked.connect(self._change_colors)
        self.add(self.tr("Opponent"), self.kind)
        self._rows: dict[int, list[QWidget]] = {
            BOT: [self.guidance, self.level, seat],
            PERSON: list(self.names.values()),
            BOTS: list(self.levels.values()),
            FRIEND: [self.way, self.about_way],
        }
        self.add(self.tr("Help"), self.guidance)
        self.add(self.tr("Level"), self.level)
        if self.even is not None:
            self.even.level_chosen.connect(self._choose_level)
            self._rows[BOT].append(self.even)
            self.add(self.tr("Your rating"), self.even)
        self.add(self.tr("You play"), seat)
        for fields in (self.names, self.levels):
            for color, field in fields.items():
                self.add(names[color], field)
        self.add("", self.swap_button)
        self.add(self.tr("How you play"), self.way)
        self.add("", self.about_way)
        self._tell_way()
        self.kind.changed.connect(self._show_rows)
        self.guidance.box.toggled.connect(self._show_rows)

    def add(self, text: str, field: QWidget) -> None:
        """Add a row, whose label stands beside the first line of its field."""
        self._labels[field] = RowLabel(text, field)
        self._place(field, len(self._labels) - 1)

    def _place(self, field: QWidget, row: int) -> None:
        """Place a field beside its label, or below it where they are stacked: a row is two of the grid."""
        is_fixed = field.sizePolicy().horizontalPolicy() is QSizePolicy.Policy.Fixed
        align = Qt.AlignmentFlag.AlignLeft if is_fixed else Qt.AlignmentFlag(0)
        below, column, columns = (1, 0, 2) if self._is_stacked else (0, 1, 1)
        self.addWidget(self._labels[field], 2 * row, 0, Qt.AlignmentFlag.AlignTop)
        self.addWidget(field, 2 * row + below, column, 1, columns, align)

    def fit(self, width: int) -> None:
        """Stack labels and fields where they are too wide to stand beside each other."""
        labels = max(label.minimumSizeHint().width() for label in self._labels.values())
        fields = max(field.minimumSizeHint().width() for field in self._labels)
        is_stacked = labels + self.horizontalSpacing() + fields > width
        if is_stacked != self._is_stacked:
            self._is_stacked = is_stacked
            for row, (field, label) in enumerate(self._labels.items()):
                label.set_above(is_stacked)
                self._place(field, row)

    def set_row_visible(self, field: QWidget, is_visible: bool) -> None:
        """Show or hide a field with its label."""
        for widget in (field, self._labels[field]):
            widget.setVisible(is_visible)

    def _show_rows(self) -> None:
        for kind, rows in self._rows.items():
            for row in rows:
                self.set_row_visible(row, kind == self.kind.value)
        if self.is_guided:
            self.set_row_visible(self.level, False)
            if self.even is not None:
                self.set_row_visible(self.even, False)
        self.set_row_visible(self.swap_button, self.kind.value in (PERSON, BOTS))

    def _tell_way(self) -> None:
        texts = {
            BY_MESSAGE: self.tr("You send each other mails or messages. That works everywhere, at your own pace."),
            BY_NETWORK: self.tr("Your friend’s program connects to yours: best on the same network, also with clocks."),
            INVITED: self.tr(
                "If the invitation came as a message, copy all of it, cancel here, and press Ctrl+V. To join by an"
                " address, or a friend on the same network, continue."
            ),
        }
        self.about_way.setText(texts[self.way.value])

    def _choose_level(self, level: int) -> None:
        self.level.level = level

    def _change_colors(self) -> None:
        black, white = self.players
        self.players = (white, black)

    @property
    def is_guided(self) -> bool:
        """True if the bot asks before losing moves."""
        return self.kind.value == BOT and self.guidance.box.isChecked()

    @property
    def players(self) -> tuple[Player, Player]:
        """Black and White."""
        if self.kind.value == PERSON:
            return (Player(0, self.names[BLACK].text().strip()), Player(0, self.names[WHITE].text().strip()))
        if self.kind.value == BOTS:
            return (Player(self.levels[BLACK].level), Player(self.levels[WHITE].level))
        if self.kind.value == FRIEND:
            return (Player(0, self.name.text().strip()), Player(0, is_friend=True))
        level = GUIDED_LEVEL if self.is_guided else self.level.level
        bot, person = Player(level), Player(0, self.name.text().strip())
        return (person, bot) if self.color.value == BLACK else (bot, person)

    @players.setter
    def players(self, players: tuple[Player, Player]) -> None:
        black, white = players
        bots = [player for player in players if player.level]
        self.kind.value = (PERSON, BOT, BOTS)[len(bots)]
        if len(bots) == 1:
            self.level.level = bots[0].level
            self.color.value = WHITE if black.level else BLACK
            self.name.setText(black.name or white.name)
        for color, player in ((BLACK, black), (WHITE, white)):
            if player.level:
                self.levels[color].level = player.level
            self.names[color].setText(player.name)
        self._show_rows()
