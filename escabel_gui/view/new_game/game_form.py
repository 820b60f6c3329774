"""Form for the terms of a game with a friend elsewhere: game, board, variants, color, names."""

from random import choice

from PySide6.QtWidgets import QFormLayout, QHBoxLayout, QVBoxLayout, QWidget

from escabel_gui.model.players.player import Player
from escabel_gui.model.table.game_setup import GameSetup
from escabel_gui.record.time_control import TimeControl
from escabel_gui.rules.catalogue import format_wire_name, parse_wire_name
from escabel_gui.rules.state import BLACK, WHITE
from escabel_gui.view.look.style import STEP, STRETCH, filled, spaced
from escabel_gui.view.look.texts import color_name
from escabel_gui.view.look.themes import Theme
from escabel_gui.view.new_game.clock_row import ClockRow
from escabel_gui.view.new_game.game_list import GameList
from escabel_gui.view.new_game.player_row import NameField
from escabel_gui.view.new_game.size_box import SizeBox
from escabel_gui.view.new_game.variants import Variants
from escabel_gui.view.widgets.scroll_page import ScrollPage
from escabel_gui.view.widgets.segmented_control import SegmentedControl

BY_LOT = 0


class GameForm(QWidget):
    """The games on the left, and what there is to choose about one of them beside it."""

    def __init__(self, setup: GameSetup, theme: Theme, has_clock: bool = False) -> None:
        super().__init__()
        ruleset, self._options = parse_wire_name(setup.wire_name)
        self._ruleset = ruleset
        self.games = GameList(theme)
        self.size_box = SizeBox()
        colors = {BLACK: color_name(BLACK), WHITE: color_name(WHITE), BY_LOT: self.tr("Random")}
        self.color = SegmentedControl(self.tr("You play"), colors, BLACK)
        persons = [player.name for player in setup.players if not player.level and not player.is_friend]
        self.own_name = NameField(self.tr("Your name"), persons[0] if len(persons) == 1 else "")  # of two, nobody knows
        self.friend_name = NameField(self.tr("Your friend’s name"))
        self.variants = Variants(theme)
        self.form = QFormLayout()
        self.form.setHorizontalSpacing(4 * STEP)
        self.form.setVerticalSpacing(2 * STEP)
        self.form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self.form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        self.form.addRow(self.tr("Board size"), self.size_box)
        self.form.addRow(self.tr("You play"), self.color)
        self.form.addRow(self.tr("Your name"), self.own_name)
        self.form.addRow(self.tr("Your friend’s name"), self.friend_name)
        self.clock = ClockRow(TimeControl())
        self.form.addRow(self.tr("Clock"), self.clock)
        column = filled(spaced(QVBoxLayout(), 4 * STEP), self.form, self.variants, STRETCH)
        filled(spaced(QHBoxLayout(self), 5 * STEP, margins=0), self.games, (ScrollPage(column), 1))
        self.form.setRowVisible(self.clock, has_clock)
        self.games.currentRowChanged.connect(self._show_game)
        self.games.select(ruleset)
        self.size_box.number.setValue(setup.size)

    def _show_game(self) -> None:
        ruleset = self.games.ruleset
        self.variants.show_options(ruleset, self._options if ruleset is self._ruleset else {})
        self.size_box.offer(ruleset, ruleset.default_size)
        self.form.setRowVisible(self.size_box, len(ruleset.sizes) > 1)

    def draw_setup(self) -> GameSetup:
        """Return the chosen setup; a color left to chance is drawn at each call."""
        me = Player(0, self.own_name.text().strip())
        friend = Player(0, self.friend_name.text().strip(), is_friend=True)
        color = self.color.value or choice((BLACK, WHITE))
        wire_name = format_wire_name(self.games.ruleset, self.variants.options)
        return GameSetup(
            wire_name,
            self.size_box.number.value(),
            (me, friend) if color == BLACK else (friend, me),
            self.clock.control,
        )
