"""A position that is set up freely, and who plays on from it."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QFormLayout,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from escabel_gui.model.players.player import Player
from escabel_gui.model.table.game import Game
from escabel_gui.record.piles import piles_from_state
from escabel_gui.record.tree import GameTree
from escabel_gui.rules.catalogue import make_rules, ruleset_of
from escabel_gui.rules.message import InvalidInput, Message, make_message
from escabel_gui.rules.state import BLACK, WHITE
from escabel_gui.view.board.board_dialog import BoardDialog
from escabel_gui.view.language import translate
from escabel_gui.view.look.style import STEP, STRETCH, as_type, dialog_size, filled, spaced
from escabel_gui.view.look.texts import color_name
from escabel_gui.view.look.themes import Theme
from escabel_gui.view.new_game.player_row import PlayerRow
from escabel_gui.view.new_game.set_up_board import FLIP, TAKE, SetUpBoard
from escabel_gui.view.plain import PlainLabel
from escabel_gui.view.widgets.choice_box import ChoiceBox
from escabel_gui.view.widgets.dialog_buttons import dialog_buttons, side_button
from escabel_gui.view.widgets.flow_layout import FlowLayout
from escabel_gui.view.widgets.segmented_control import SegmentedControl


class SetUpDialog(BoardDialog):
    """Dialog that begins with the position of a game; `tree` and `players` are what the person has set up."""

    def __init__(self, game: Game, players: tuple[Player, Player], theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        title = ruleset_of(game.rules.wire_name).title
        self.setWindowTitle(self.tr("Set up a position of {0}").format(title))
        self._rules = make_rules(game.rules.wire_name, game.rules.size)
        self._played = game.piles
        self.board = SetUpBoard(self._rules.board, game.piles, theme, self._has_stacks)
        names = {BLACK: color_name(BLACK), WHITE: color_name(WHITE), FLIP: self.tr("Flip"), TAKE: self.tr("Take off")}
        self.tools = SegmentedControl(self.tr("Click to"), names, BLACK)
        self.tools.changed.connect(lambda: setattr(self.board, "tool", self.tools.value))
        self.turn = ChoiceBox()
        self.turn.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.turn.setAccessibleName(self.tr("To move"))
        for color in (BLACK, WHITE):
            self.turn.addItem(color_name(color), color)
        self.turn.setCurrentIndex(self.turn.findData(int(game.state.turn)))
        self.black, self.white = PlayerRow(BLACK, players[0]), PlayerRow(WHITE, players[1])
        self.hands = PlainLabel()
        as_type(self.hands, "quiet")
        self.verdict = PlainLabel(wraps=True)
        self.verdict.setMinimumHeight(4 * self.fontMetrics().lineSpacing())  # so that nothing jumps
        self.verdict.setAlignment(Qt.AlignmentFlag.AlignBottom)
        self.start = QPushButton(self.tr("Start"))
        buttons = dialog_buttons(self, QDialogButtonBox.StandardButton.Cancel, self.start)
        form = QFormLayout()
        form.setVerticalSpacing(2 * STEP)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        form.addRow(self.tr("To move"), self.turn)
        form.addRow(color_name(BLACK), self.black)
        form.addRow(color_name(WHITE), self.white)
        side = filled(spaced(QVBoxLayout(), 8), self.tools, self._note())
        positions = spaced(FlowLayout(), STEP)
        for button in self._position_buttons():
            positions.addWidget(button)
        side.addWidget(PlainLabel(self.tr("Begin with")))
        side.addLayout(positions)
        side.addSpacing(8)
        filled(side, form, STRETCH, self.hands, self.verdict)
        self.lay_out(self.board, side, buttons)
        self.start.setDefault(True)
        self.hands.setVisible(bool(self._rules.hand_size))
        self.board.changed.connect(self._judge)
        self.turn.currentIndexChanged.connect(self._judge)
        self.resize(dialog_size(self, 940, 640))
        self._judge()

    def _position_buttons(self) -> list[QPushButton]:
        """Return buttons for positions to begin with."""
        start = piles_from_state(self._rules.start())
        buttons: list[QPushButton] = []
        for text, piles in (
            (self.tr("Empty"), [()] * len(start)),
            (self.tr("Start"), start),
            (self.tr("As played"), self._played),
        ):
            if piles != start or any(start) or not buttons:
                button = side_button(text)
                button.clicked.connect(lambda _checked, piles=piles: self.board.put(piles))
                buttons.append(button)
        return buttons

    @property
    def _has_stacks(self) -> bool:
        """True if several pieces may lie on one point."""
        return ruleset_of(self._rules.wire_name).has_steps

    def _note(self) -> PlainLabel:
        if self._has_stacks:
            click = self.tr("Click a point to add a piece on top of the pieces there; right-click to take one off.")
        else:
            click = self.tr("Click to put a stone there; right-click to remove it.")
        keys = self.tr("With the arrow keys: 1 ({0}), 2 ({1}), 3 ({2}), Delete.")
        keys = keys.format(*(self.tools.buttons[tool].text() for tool in (BLACK, WHITE, FLIP)))
        note = PlainLabel(f"{click} {keys}", wraps=True)
        as_type(note, "quiet")
        return note

    def _judge(self) -> None:
        """Say why no game could go on from here, if that is so."""
        pieces = [color for pile in self.board.piles for color in pile]
        left = [int(self._rules.hand_size) - pieces.count(color) for color in (BLACK, WHITE)]
        self.hands.setText(self.tr("In hand: Black {0}, White {1}").format(*(max(count, 0) for count in left)))
        words = self._why_not(min(left))
        self.verdict.setText(translate(words) if words is not None else "")
        self.start.setEnabled(words is None)

    def _why_not(self, fewest_in_hand: int) -> Message | None:
        if not any(self.board.piles):
            if self._has_stacks:
                return Message("Put at least one piece on the board.")
            return Message("Put at least one stone on the board.")
        if self._rules.hand_size and fewest_in_hand < 0:
            return make_message("Each side has %n piece(s) at most.", None, int(self._rules.hand_size))
        try:
            state = self._rules.parse_valid_position(self.turn.currentData(), self.board.stacks)
        except InvalidInput as error:
            return Message("{0}.", (error.message,))
        return self._rules.position_error(state, self.board.piles)

    @property
    def tree(self) -> GameTree:
        """A game that begins with the position."""
        return GameTree(self._rules, self.turn.currentData(), self.board.stacks)

    @property
    def players(self) -> tuple[Player, Player]:
        return (self.black.player, self.white.player)
