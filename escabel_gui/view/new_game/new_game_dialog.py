"""The variant selector: what to play, on which board, by which rules, against whom, with which clock."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFont, QIcon, QPalette
from PySide6.QtWidgets import (
    QButtonGroup,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QScrollArea,
    QSpinBox,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from escabel_gui.model.clock import BYO_YOMI, FISCHER, NO_LIMIT, SUDDEN_DEATH, TimeControl
from escabel_gui.model.players.player import LEVELS, Player
from escabel_gui.model.setup import Setup
from escabel_gui.rules.catalogue import CATALOGUE, format_wire_name, parse_wire_name
from escabel_gui.rules.game import Option, Ruleset
from escabel_gui.view.look.diagrams import paint_diagram
from escabel_gui.view.look.texts import color_name, level_name, rules_text
from escabel_gui.view.look.themes import Theme
from escabel_gui.view.plain import PlainLabel

GAME_PICTURE = 76
CHOICE_PICTURE = 88


class OptionRow(QWidget):
    """One option of a ruleset: a picture button for each choice, and the sentence of the chosen one."""

    def __init__(self, ruleset: Ruleset, option: Option, value: str, theme: Theme) -> None:
        super().__init__()
        self._option = option
        self.buttons: dict[str, QToolButton] = {}
        self._group = QButtonGroup(self)
        self._sentence = PlainLabel()
        self._sentence.setWordWrap(True)
        self._sentence.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        row = QHBoxLayout()
        row.setSpacing(8)
        for choice in option.choices:
            button = QToolButton()
            button.setText(rules_text(choice.label))
            button.setToolTip(rules_text(choice.sentence))
            button.setCheckable(True)
            button.setAutoRaise(True)
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
            wire_name = format_wire_name(ruleset, {option.name: choice.value})
            ratio = self.devicePixelRatioF()
            button.setIcon(QIcon(paint_diagram(wire_name, choice.diagram, theme, CHOICE_PICTURE, ratio)))
            button.setIconSize(QSize(CHOICE_PICTURE, CHOICE_PICTURE))
            button.setChecked(choice.value == value)
            self._group.addButton(button)
            self.buttons[choice.value] = button
            row.addWidget(button)
        row.addStretch(1)
        self._group.buttonClicked.connect(self._explain)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        layout.addLayout(row)
        layout.addWidget(self._sentence)
        self._explain()

    @property
    def value(self) -> str:
        return next(value for value, button in self.buttons.items() if button.isChecked())

    def _explain(self, _button: object = None) -> None:
        chosen = next(choice for choice in self._option.choices if choice.value == self.value)
        self._sentence.setText(rules_text(chosen.sentence))


class PlayerRow(QWidget):
    """Who plays one color: a person with a name, or the bot at a level."""

    def __init__(self, color: int, player: Player) -> None:
        super().__init__()
        self.kind = QComboBox()
        self.kind.addItem(self.tr("Person"), 0)
        for level in LEVELS:
            self.kind.addItem(self.tr("Bot, level {0}: {1}").format(level, level_name(level)), level)
        self.name = QLineEdit()
        self.name.setPlaceholderText(self.tr("Name (if you like)"))
        self.name.setMaxLength(40)
        self.kind.setAccessibleName(self.tr("Who plays {0}").format(color_name(color)))
        self.name.setAccessibleName(self.tr("Name of {0}").format(color_name(color)))
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        layout.addWidget(self.kind)
        layout.addWidget(self.name, 1)
        self.kind.currentIndexChanged.connect(lambda: self.name.setVisible(not self.kind.currentData()))
        self.player = player

    @property
    def player(self) -> Player:
        level = int(self.kind.currentData())
        return Player(level, "" if level else self.name.text().strip())

    @player.setter
    def player(self, player: Player) -> None:
        self.kind.setCurrentIndex(self.kind.findData(player.level))
        self.name.setText(player.name)
        self.name.setVisible(not player.level)


class ClockRow(QWidget):
    """The time control."""

    def __init__(self, control: TimeControl) -> None:
        super().__init__()
        self.kind = QComboBox()
        for key, text in (
            (NO_LIMIT, self.tr("No clock")),
            (SUDDEN_DEATH, self.tr("Fixed time")),
            (FISCHER, self.tr("Time and a bonus for each move")),
            (BYO_YOMI, self.tr("Time, then periods")),
        ):
            self.kind.addItem(text, key)
        self.kind.setCurrentIndex(self.kind.findData(control.kind))
        self.kind.setAccessibleName(self.tr("Clock"))
        self.minutes = self._number(1, 600, control.main // 60, self.tr(" min"), self.tr("Minutes"))
        self.periods = self._number(1, 99, control.periods, self.tr(" ×"), self.tr("Number of periods"))
        self.extra = self._number(1, 600, control.extra, self.tr(" s"), self.tr("Seconds of the bonus or period"))
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        for widget in (self.kind, self.minutes, self.periods, self.extra):
            layout.addWidget(widget)
        layout.addStretch(1)
        self.kind.currentIndexChanged.connect(self._show_fields)
        self._show_fields()

    def _number(self, low: int, high: int, value: int, suffix: str, name: str) -> QSpinBox:
        box = QSpinBox()
        box.setRange(low, high)
        box.setValue(value)
        box.setSuffix(suffix)
        box.setAccessibleName(name)
        return box

    def _show_fields(self) -> None:
        kind = self.kind.currentData()
        self.minutes.setVisible(kind != NO_LIMIT)
        self.extra.setVisible(kind in (FISCHER, BYO_YOMI))
        self.periods.setVisible(kind == BYO_YOMI)

    @property
    def control(self) -> TimeControl:
        return TimeControl(self.kind.currentData(), self.minutes.value() * 60, self.extra.value(), self.periods.value())


class NewGameDialog(QDialog):
    """Shows every ruleset with a picture, and makes a form from the options that it declares."""

    def __init__(self, setup: Setup, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("New game"))
        self._theme = theme
        self.rows: dict[str, OptionRow] = {}
        ruleset, options = parse_wire_name(setup.wire_name)
        self._sizes = {ruleset.name: setup.size}  # what was chosen for each ruleset so far
        self._options = {ruleset.name: options}
        self._shown: Ruleset | None = None
        self.games = self._game_list()
        self._details = QVBoxLayout()
        self._details.setSpacing(8)
        self.size_box = QSpinBox()
        self.size_box.setMaximumWidth(100)
        self.size_box.setAccessibleName(self.tr("Board size"))
        self.black = PlayerRow(1, setup.players[0])
        self.white = PlayerRow(2, setup.players[1])
        self.clock = ClockRow(setup.control)
        self.swap_button = QPushButton(self.tr("Change colors"))
        self.swap_button.clicked.connect(self._change_colors)
        form = QFormLayout()
        form.setHorizontalSpacing(16)
        form.setVerticalSpacing(8)
        form.addRow(self.tr("Board size:"), self.size_box)
        form.addRow(color_name(1) + ":", self.black)
        form.addRow(color_name(2) + ":", self.white)
        form.addRow("", self.swap_button)
        form.setAlignment(self.swap_button, Qt.AlignmentFlag.AlignLeft)
        form.addRow(self.tr("Clock:"), self.clock)
        self.start_buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        start = self.start_buttons.addButton(self.tr("Start"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.start_buttons.accepted.connect(self.accept)
        self.start_buttons.rejected.connect(self.reject)
        details = QWidget()
        details.setLayout(self._details)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(details)
        right = QVBoxLayout()
        right.setSpacing(12)
        right.addWidget(scroll, 1)
        right.addLayout(form)
        right.addWidget(self.start_buttons)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(16, 16, 16, 16)
        layout.setSpacing(16)
        layout.addWidget(self.games)
        layout.addLayout(right, 1)
        self.resize(860, min(820, self.screen().availableGeometry().height() - 64))
        self.games.currentRowChanged.connect(self._show_details)
        self.games.setCurrentRow(CATALOGUE.index(ruleset))
        start.setDefault(True)  # now that it is in a dialog: Enter starts the game, wherever the keyboard is
        start.setFocus()

    def _game_list(self) -> QListWidget:
        games = QListWidget()
        games.setAccessibleName(self.tr("Games"))
        games.setIconSize(QSize(GAME_PICTURE, GAME_PICTURE))
        games.setFixedWidth(230)
        games.setSpacing(2)
        for ruleset in CATALOGUE:
            picture = paint_diagram(ruleset.name, ruleset.diagram, self._theme, GAME_PICTURE, self.devicePixelRatioF())
            icon = QIcon(picture)
            icon.addPixmap(picture, QIcon.Mode.Selected)  # as it is, not tinted
            games.addItem(QListWidgetItem(icon, rules_text(ruleset.title)))
        return games

    @property
    def _ruleset(self) -> Ruleset:
        return CATALOGUE[self.games.currentRow()]

    def _show_details(self, row: int) -> None:
        """Make the form of another ruleset; what was chosen for the one before is remembered."""
        if self._shown is not None:
            self._options[self._shown.name] = {name: option.value for name, option in self.rows.items()}
            self._sizes[self._shown.name] = self.size_box.value()
        while (item := self._details.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.deleteLater()
        self._shown = ruleset = CATALOGUE[row]
        title = PlainLabel(rules_text(ruleset.title))
        font = QFont(title.font())
        font.setPointSizeF(font.pointSizeF() * 1.5)
        font.setBold(True)
        title.setFont(font)
        author = PlainLabel(self.tr("{0}, {1}").format(ruleset.author, ruleset.year))
        author.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        sentence = PlainLabel(rules_text(ruleset.sentence))
        sentence.setWordWrap(True)
        for widget in (title, author, sentence):
            self._details.addWidget(widget)
        chosen = self._options.get(ruleset.name, {})
        self.rows = {}
        for option in ruleset.options:
            label = PlainLabel(rules_text(option.label))
            bold = QFont(label.font())
            bold.setBold(True)
            label.setFont(bold)
            self._details.addWidget(label)
            value = chosen.get(option.name, option.choices[0].value)
            self.rows[option.name] = OptionRow(ruleset, option, value, self._theme)
            self._details.addWidget(self.rows[option.name])
        self._details.addStretch(1)
        self.size_box.setRange(ruleset.sizes[0], ruleset.sizes[-1])
        self.size_box.setValue(self._sizes.get(ruleset.name, ruleset.default_size))
        self.size_box.setEnabled(len(ruleset.sizes) > 1)

    def _change_colors(self) -> None:
        self.black.player, self.white.player = self.white.player, self.black.player

    @property
    def setup(self) -> Setup:
        """What has been chosen."""
        options = {name: row.value for name, row in self.rows.items()}
        return Setup(
            format_wire_name(self._ruleset, options),
            self.size_box.value(),
            (self.black.player, self.white.player),
            self.clock.control,
        )
