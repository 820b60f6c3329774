"""Dialog before a new game: what to play, against whom, on which board, by which rules, with which clock."""

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from escabel_gui.model.rating.ratings import Ratings
from escabel_gui.model.table.game_setup import GameSetup
from escabel_gui.rules.catalogue import format_wire_name, parse_wire_name, ruleset_of
from escabel_gui.rules.contract import Ruleset
from escabel_gui.view.look.style import STEP, dialog_size, filled, spaced
from escabel_gui.view.look.themes import Theme
from escabel_gui.view.new_game.clock_row import ClockRow
from escabel_gui.view.new_game.game_card import GameCard
from escabel_gui.view.new_game.game_list import GameList
from escabel_gui.view.new_game.opponent_form import FRIEND, INVITED, OpponentForm
from escabel_gui.view.new_game.size_box import SizeBox
from escabel_gui.view.new_game.variants import Variants
from escabel_gui.view.widgets.collapsible_section import CollapsibleSection
from escabel_gui.view.widgets.dialog_buttons import dialog_buttons
from escabel_gui.view.widgets.scroll_page import ScrollPage

WIDTH: Final = 940
HEIGHT: Final = 750
MARGIN: Final = 3 * STEP  # beside the scroll bar
MIN_CARD_WIDTH_EM: Final = 15  # heights of the text that the card beside the list of games is wide at least

Way = QBoxLayout.Direction


class NewGameDialog(QDialog):
    """List of games, and a form about the chosen one; the keyboard begins at the list."""

    lesson_wanted = Signal(str)  # about what this wire name stands for; no game begins
    rules_wanted = Signal(str)  # of the ruleset with this wire name

    def __init__(
        self,
        setup: GameSetup,
        theme: Theme,
        parent: QWidget | None = None,
        ratings: Ratings | None = None,
        last_rules: Iterable[tuple[str, int]] = (),
    ) -> None:
        """Propose a game; for other rulesets, the variants and sizes of `last_rules`, or the usual ones."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("New game"))
        self.setWindowModality(Qt.WindowModality.WindowModal)  # so that the rules can be read meanwhile
        self._sizes: dict[str, int] = {}  # what was chosen for each ruleset so far
        self._options: dict[str, dict[str, str]] = {}
        for wire_name, size in (*last_rules, (setup.wire_name, setup.size)):
            ruleset, options = parse_wire_name(wire_name)
            self._sizes[ruleset.name], self._options[ruleset.name] = size, options
        self._shown: Ruleset | None = None
        self.is_for_lesson = False  # it was closed to learn the game first
        self.games = GameList(theme)
        self.card = GameCard(theme)
        self.card.rules_wanted.connect(self.rules_wanted)
        self.card.lesson_wanted.connect(self._begin_lesson)
        self.form = OpponentForm(ratings, setup.is_guided)
        self.size_box = SizeBox()
        self.size_box.number.valueChanged.connect(self._show_rating)
        self.form.add(self.tr("Board size"), self.size_box)
        self.variants = Variants(theme)
        self.clock = ClockRow(setup.control)
        self.clock_fold = CollapsibleSection(self.tr("Clock"), self.clock)
        self.clock.changed.connect(self._sum_up_clock)
        self._sum_up_clock()
        self.start_button = QPushButton()
        self.form.kind.changed.connect(self._show_kind)
        self.form.way.changed.connect(self._show_kind)
        self._lay_out()
        self.resize(dialog_size(self, WIDTH, HEIGHT))
        self.games.currentRowChanged.connect(self._show_game)
        self.games.select(ruleset_of(setup.wire_name))
        self.form.players = setup.players  # now that it is in a dialog: what is shown before is a window of its own
        self.start_button.setDefault(True)  # there, too: Enter starts the game from wherever it comes
        self.games.setFocus()

    def _arrange(self) -> None:
        """Put beside each other what there is room for; variants or a clock that are open need the whole width."""
        width = self._page.viewport().width() - MARGIN
        self.form.fit(width)
        least = [fold.minimumSizeHint().width() for fold in (self.variants, self.clock_fold)]
        is_open = self.variants.is_open or self.clock_fold.is_open
        self._folds.setDirection(
            Way.TopToBottom if is_open or sum(least) + self._folds.spacing() > width else Way.LeftToRight
        )

    def _show_open_soon(self, fold: CollapsibleSection) -> None:
        """Bring what is open into sight once it has its place."""
        QTimer.singleShot(0, fold, lambda: self._show_open(fold))

    def _show_open(self, fold: CollapsibleSection) -> None:
        if fold.is_open:
            self._page.show_whole(fold)

    def _lay_out(self) -> None:
        self._folds = spaced(QBoxLayout(Way.LeftToRight), 4 * STEP)
        details = filled(spaced(QVBoxLayout(), 3 * STEP, margins=(0, 0, MARGIN, 0)), self.card, self.form)
        self._folds.addWidget(self.variants, 1)
        self._folds.addWidget(self.clock_fold, 1)
        details.addLayout(self._folds)
        details.addStretch(1)
        self._page = ScrollPage(details)
        self._page.resized.connect(self._arrange)
        for fold in (self.variants, self.clock_fold):
            fold.button.clicked.connect(lambda _, fold=fold: self._show_open_soon(fold))
            fold.button.toggled.connect(self._arrange)
        self.clock.kind.activated.connect(lambda: self._show_open_soon(self.clock_fold))
        buttons = dialog_buttons(self, QDialogButtonBox.StandardButton.Cancel, self.start_button)
        right = filled(spaced(QVBoxLayout(), 3 * STEP), (self._page, 1), buttons)
        layout = spaced(QHBoxLayout(self), 5 * STEP, margins=(4 * STEP, 3 * STEP, 4 * STEP, 3 * STEP))
        layout.addWidget(self.games)
        layout.addLayout(right, 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Hide the names in the list of games where there is little width."""
        super().resizeEvent(event)
        rest = self.width() - self.games.titled_width - 16 * STEP
        self.games.show_titles(rest >= MIN_CARD_WIDTH_EM * self.fontMetrics().height())

    def _show_game(self) -> None:
        """Make the form of another ruleset; what was chosen for the one before is remembered."""
        if self._shown is not None:
            self._options[self._shown.name] = self.variants.options
            self._sizes[self._shown.name] = self.size_box.number.value()
        self._shown = ruleset = self.games.ruleset
        self._page.verticalScrollBar().setValue(0)
        self.card.show_game(ruleset)
        self.variants.show_options(ruleset, self._options.get(ruleset.name, {}))
        self.size_box.offer(ruleset, self._sizes.get(ruleset.name, ruleset.default_size))
        self._show_rating()
        self._show_kind()

    def _show_rating(self) -> None:
        if self.form.even is not None:
            self.form.even.show_game(self.games.ruleset.name, self.size_box.number.value())

    def _show_kind(self) -> None:
        """Show the fields for the kind of opponent.

        A game with a friend elsewhere has a form of its own, which comes next; who is invited chooses no game.
        """
        is_friend = self.form.kind.value == FRIEND
        is_invited = is_friend and self.form.way.value == INVITED
        self.form.set_row_visible(self.size_box, len(self.games.ruleset.sizes) > 1 and not is_invited)
        self.variants.setVisible(bool(self.variants.rows) and not is_invited)
        self.start_button.setText(self.tr("Continue…") if is_friend else self.tr("Start"))
        self.clock_fold.setVisible(not is_friend)

    def _begin_lesson(self) -> None:
        self.is_for_lesson = True
        self.reject()
        self.lesson_wanted.emit(self.setup.wire_name)

    def _sum_up_clock(self) -> None:
        self.clock_fold.set_summary(self.clock.summary)

    @property
    def setup(self) -> GameSetup:
        wire_name = format_wire_name(self.games.ruleset, self.variants.options)
        return GameSetup(
            wire_name,
            self.size_box.number.value(),
            self.form.players,
            self.clock.control,
            is_guided=self.form.is_guided,
        )
