"""The swap coach: how fair first stones are, for whoever wants to know it."""

import logging
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from escabel_gui.model.application.settings import Settings
from escabel_gui.model.table.activity import Stage
from escabel_gui.model.table.table import Table
from escabel_gui.record.opening_map import OpeningMap, OpeningValue, find_opening_map, sizes_with_map
from escabel_gui.record.telling.first_stones import explain_figures, tell_first_stone
from escabel_gui.record.tree import ASSISTANCE, Node
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.message import Message, join_and, join_sentences
from escabel_gui.rules.moves import is_step

log = logging.getLogger(__name__)


class SwapCoach(QObject):
    """Adviser on the fairness of first moves, before the first move and when a swap is offered, at the table."""

    changed = Signal()  # what it shows

    def __init__(
        self, table: Table, stage: Stage, settings: Settings, folder: Path, parent: QObject | None = None
    ) -> None:
        """Set up the coach with the maps in `folder`."""
        super().__init__(parent)
        self._table = table
        self._stage = stage
        self._settings = settings
        self._folder = folder
        self._rules: Rules | None = None  # those of the map
        self._map: OpeningMap | None = None
        self._values: dict[int, OpeningValue] = {}  # of the map, by point
        self._shown: tuple[Rules, dict[int, OpeningValue]] | None = None
        self._seen_at: Node | None = None  # where they are shown
        table.game.replaced.connect(self._begin_anew)
        table.game.node_changed.connect(self._follow)
        settings.changed.connect(self._follow)
        stage.changed.connect(self._follow)
        self._follow()

    # ---- what it knows

    @property
    def is_on(self) -> bool:
        """True if values of first moves are switched on."""
        return self._settings.shows_first_stones

    def switch(self, is_on: bool) -> None:
        """Switch the values of first moves on or off."""
        self._settings.shows_first_stones = is_on

    @property
    def stones(self) -> dict[int, OpeningValue]:
        """Values shown now, by point: all first moves, or the one that can be swapped."""
        return self.known if self.is_on else {}

    @property
    def known(self) -> dict[int, OpeningValue]:
        """Values available now, by point."""
        game = self._table.game
        if not self._stage.is_at_table or game.tree.start_stacks is not None or game.node.depth > 1:
            return {}
        if game.node.move is None:
            return self._look_up(game.rules)
        stone = game.rules.target_point(game.node.move)
        value = self._look_up(game.rules).get(stone) if game.legal_moves.can_swap else None
        return {} if value is None else {stone: value}

    def _look_up(self, rules: Rules) -> dict[int, OpeningValue]:
        if rules is not self._rules:
            self._rules, self._map = rules, self._read_map(rules)
            moves = self._map.mirrored_values() if self._map is not None else {}
            self._values = {rules.target_point(move): moves[move] for move in moves if not is_step(move)}
        return self._values

    def _read_map(self, rules: Rules) -> OpeningMap | None:
        if not rules.has_pie_rule:
            return None
        try:
            return find_opening_map(self._folder, rules)
        except (OSError, ValueError) as error:
            log.warning("a map of first stones cannot be read: %s", error)
            return None

    # ---- what it says

    def about(self, point: int) -> Message | None:
        """Describe the value shown on a point."""
        value = self.stones.get(point)
        if value is None:
            return None
        game = self._table.game
        return tell_first_stone(game.rules.board.names[point], value, not game.node.is_root)

    @property
    def question(self) -> Message | None:
        """Describe the first move that can be swapped."""
        told = None if self._table.game.node.is_root else next(map(self.about, self.stones), None)
        return told if told is None else self._with_price(told)

    @property
    def legend(self) -> Message | None:
        """Describe the figures of all first moves."""
        is_shown = self._table.game.node.is_root and self.stones
        return self._with_price(explain_figures(self._map)) if is_shown and self._map is not None else None

    def _with_price(self, told: Message) -> Message:
        """Return words with what this help costs against a bot: the game is not rated, as none with a friend is."""
        if not self._table.would_help_be_unfair or self._table.remote_game.is_on:
            return told
        return join_sentences(told, Message("A game with this help is not rated."))

    @property
    def why_nothing(self) -> Message | None:
        """The reason why nothing is shown although it is switched on, or None."""
        rules = self._table.game.rules
        if self.stones or not self.is_on:
            return None
        if not rules.has_pie_rule:
            return Message("There is no swap in this game, so no first move has to be fair.")
        if self._look_up(rules):
            return Message("How fair first moves are is shown before the first move, and when a swap is offered.")
        sizes = sizes_with_map(self._folder, rules.wire_name)
        if sizes:
            listed = join_and([str(size) for size in sizes])
            return Message("How fair first moves are is not known for this board, only for the sizes {0}.", (listed,))
        return Message("How fair first moves are is not known for this variant.")

    # ---- what follows

    def _begin_anew(self) -> None:
        """Follow to another game, where values that nobody has asked for do not cost the rating."""
        self._seen_at = self._shown = None  # the new board shows none, though they may be those of the board before
        has_help = bool(self._table.game.tree.root.text(ASSISTANCE))
        if self.is_on and self.known and self._table.would_help_be_unfair and not has_help:
            self.switch(is_on=False)
        self._follow()

    def _follow(self, _step: object = None) -> None:
        self._take_note()
        game, stones = self._table.game, self.stones
        self._seen_at = game.node if stones else None
        shown = (game.rules, stones)  # on another board the same figures stand elsewhere
        if shown != self._shown:
            self._shown = shown
            self.changed.emit()

    def _take_note(self) -> None:
        """Note the help when a person who was shown the values has made the first move, or has swapped or not."""
        table, before = self._table, self._seen_at
        if before is None or table.game.node.parent is not before or not table.game.is_live:
            return
        if table.would_help_be_unfair and table.seating.live_at(before).is_here:
            before.set_text(ASSISTANCE, "openings")
