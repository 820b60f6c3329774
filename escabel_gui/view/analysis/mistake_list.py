"""List of a reviewed game's mistakes: one's own, or those of both."""

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QVBoxLayout, QWidget

from escabel_gui.model.analysis.game_analysis import GameAnalysis
from escabel_gui.model.application.settings import Settings
from escabel_gui.model.table.table import Table
from escabel_gui.record.review.gradual_loss import find_gradual_loss
from escabel_gui.record.review.resignation import premature_resignation
from escabel_gui.record.review.review import Judgment
from escabel_gui.view.analysis.disc_pictures import DiscPictures
from escabel_gui.view.analysis.figure_table import FigureTable
from escabel_gui.view.analysis.move_texts import marked_move, numbered_move
from escabel_gui.view.language import in_every_language, translate
from escabel_gui.view.look.style import STEP, filled, spaced
from escabel_gui.view.look.texts import format_rate
from escabel_gui.view.plain import PlainLabel
from escabel_gui.view.widgets.button_row import choice_button

ROWS_SEEN: Final = (3, 8)  # at least and at most


class MistakeList(QWidget):
    """List to choose a mistake from; where there is none, a sentence about the game as a whole."""

    chosen = Signal(object)  # the node after a mistake

    def __init__(self, table: Table, game_analysis: GameAnalysis, settings: Settings, discs: DiscPictures) -> None:
        super().__init__()
        self._game_analysis = game_analysis
        self._settings = settings
        self._discs = discs
        self._listed: list[Judgment] = []
        self.mine = choice_button()
        self.all = choice_button()
        self._filter = QButtonGroup(self)
        for button in (self.mine, self.all):
            self._filter.addButton(button)
        self._filter.buttonClicked.connect(lambda button: game_analysis.list_mine(button is self.mine))
        self.none = PlainLabel(wraps=True)
        self.none.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self.rows = FigureTable(["100.", "00", "d10-d11 ??", "−100 %"], right={0, 3}, stretched=2)
        self.rows.horizontalHeader().hide()
        self.rows.row_chosen.connect(lambda row: self.chosen.emit(self._listed[row].node))
        choice = spaced(QHBoxLayout(), STEP)
        for button in (self.mine, self.all):
            choice.addWidget(button)
        choice.addStretch(1)
        filled(spaced(QVBoxLayout(self), 2 * STEP, margins=0), choice, self.none, (self.rows, 1))
        table.game.node_changed.connect(self._select)
        game_analysis.retry.changed.connect(self._select)
        in_every_language(self, self._say)

    def _say(self) -> None:
        self.mine.setText(self.tr("My mistakes"))
        self.all.setText(self.tr("All"))
        self.rows.setAccessibleName(self.tr("Mistakes"))

    def refresh(self) -> None:
        game_analysis = self._game_analysis
        review, thresholds = game_analysis.review, self._settings.thresholds
        self._listed = game_analysis.listed
        for button in (self.mine, self.all):
            button.setVisible(game_analysis.me is not None)
        (self.mine if game_analysis.lists_mine else self.all).setChecked(True)
        self._show_no_mistake()
        self.rows.setVisible(bool(self._listed))
        self.rows.setRowCount(len(self._listed))
        self.rows.set_rows_seen(*(min(rows, len(self._listed)) for rows in ROWS_SEEN))
        for row, judgment in enumerate(self._listed):
            number, cost = judgment.node.parent.number, format_rate(judgment.loss)
            texts = [f"{number}.", "", marked_move(review, judgment, thresholds), self.tr("−{0}%").format(cost)]
            spoken = self.tr("{0}, costs {1}%").format(numbered_move(review, judgment, thresholds), cost)
            self.rows.show_row(row, texts, spoken)
            self.rows.show_sign(row, 1, self._discs.of(judgment.color))
        self._select()

    def _show_no_mistake(self) -> None:
        """Say that no mistake is listed, how the game was lost nevertheless, or that it was given up too early."""
        review, me, texts = self._game_analysis.review, self._game_analysis.me, []
        if not review.unseen:
            if review.judgments and not self._listed:
                none_of_mine = self.tr("None of your moves was a mistake.")
                texts.append(none_of_mine if self._game_analysis.lists_mine else self.tr("There is no mistake."))
            slide = find_gradual_loss(review, self._settings.thresholds)
            if slide is not None:
                texts.append(translate(slide.say(review.tree.person_at(review.line[-1], slide.color) == me)))
            doubt = premature_resignation(review, me)
            if doubt is not None:
                texts.append(translate(doubt))
        self.none.setText(" ".join(texts))
        self.none.setVisible(bool(texts))

    def _select(self) -> None:
        """Select the mistake that one looks at, or tries to do better."""
        judgment = self._game_analysis.judgment
        row = next((number for number, one in enumerate(self._listed) if one is judgment), -1)
        if row < 0:
            self.rows.setCurrentCell(-1, -1)
        elif row != self.rows.currentRow():
            self.rows.setCurrentCell(row, 0)
