"""Form for the player of one color: a person with a name, or the bot at a level."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QLineEdit, QWidget

from escabel_gui.model.players.player import Player
from escabel_gui.record.names import LEVELS, parse_bot_level
from escabel_gui.view.guarding import guarded
from escabel_gui.view.look.style import STEP, spaced
from escabel_gui.view.look.texts import color_name, level_name
from escabel_gui.view.widgets.choice_box import ChoiceBox
from escabel_gui.view.widgets.flow_layout import FlowLayout

MAX_TYPED_NAME_CHARS = 40


class NameField(QLineEdit):
    """Field for the name of a person, which may be left out; `called` is what the field is for."""

    def __init__(self, called: str, name: str = "") -> None:
        super().__init__()
        self.setPlaceholderText(self.tr("Name (optional)"))
        self.setMaxLength(MAX_TYPED_NAME_CHARS)
        self.setText(name)  # as much of it as there is room for: a file may have said anything
        self.setAccessibleName(called)

    @guarded(QSize)
    def minimumSizeHint(self) -> QSize:
        """Return a size that is wide enough for the placeholder."""
        least = self.fontMetrics().horizontalAdvance(self.placeholderText()) + 6 * STEP
        return super().minimumSizeHint().expandedTo(QSize(least, 0))


class PlayerRow(QWidget):
    """Row for a player, of one line, or two where there is no room, in dialogs in which everybody can sit anywhere."""

    def __init__(self, color: int, player: Player) -> None:
        super().__init__()
        self.kind = ChoiceBox()
        self.kind.addItem(self.tr("Person"), 0)
        for level in LEVELS:
            self.kind.addItem(self.tr("Bot, level {0}: {1}").format(level, level_name(level)), level)
        self.kind.setAccessibleName(self.tr("Who plays {0}").format(color_name(color)))
        self.name = NameField(self.tr("Name of {0}").format(color_name(color)), player.name)
        layout = spaced(FlowLayout(self), 2 * STEP)
        layout.addWidget(self.kind)
        layout.addWidget(self.name)
        self.kind.currentIndexChanged.connect(lambda: self.name.setVisible(not self.kind.currentData()))
        self.player = player

    @property
    def player(self) -> Player:
        level = int(self.kind.currentData())
        return Player(level, "" if level else self.name.text().strip())

    @player.setter
    def player(self, player: Player) -> None:
        """Show a player; in a game from a file, in which bots have names only, the bot that has played."""
        level = player.level or parse_bot_level(player.name)
        self.kind.setCurrentIndex(self.kind.findData(level))
        self.name.setText("" if level else player.name)
        self.name.setVisible(not level)
