"""All sections of a report, in two columns where there is room."""

from collections.abc import Sequence
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from escabel_gui.record.report.report import Report
from escabel_gui.record.report.report_game import ReportGame
from escabel_gui.record.storage.query import Query
from escabel_gui.view.look.style import STEP, STRETCH, filled, spaced
from escabel_gui.view.look.themes import Theme
from escabel_gui.view.report.board_map import BoardMap
from escabel_gui.view.report.rating_steps import RatingSteps
from escabel_gui.view.report.section_card import SectionCard
from escabel_gui.view.report.sections import (
    MAPS,
    Key,
    board_text,
    boards_of,
    map_section,
    ruleset_title,
    sections_of,
)
from escabel_gui.view.widgets.choice_box import ChoiceBox
from escabel_gui.view.widgets.columns import Columns
from escabel_gui.view.widgets.idle_queue import IdleQueue

LEFT: Final = (Key.SUMMARY, Key.GAME, Key.COLOR, Key.OPPONENT, Key.LEVEL, Key.MONTH, Key.LENGTH, Key.CLOCK)
RIGHT: Final = (Key.RATING, Key.FIRST_MOVE, Key.DECISION, Key.PHASE, Key.KIND, Key.POINT)


class ReportPage(QWidget):
    """Page with the sections of a report; a click on a figure asks for the games behind it."""

    games_wanted = Signal(object, str)  # Query: among files, and what these have in common

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._report: Report | None = None
        self._showing = IdleQueue(self)
        self.cards = {key: SectionCard(key) for key in Key}
        self.maps = {key: BoardMap(theme) for key in MAPS}
        self.boards = {key: ChoiceBox() for key in MAPS}
        self.rated = ChoiceBox()
        self.curve = RatingSteps()
        self._columns = Columns()
        self._columns.set_aside(True)
        for column, keys in ((self._columns.left, LEFT), (self._columns.right, RIGHT)):
            column.setSpacing(3 * STEP)
            for key in keys:
                column.addWidget(self.cards[key])
        for key in MAPS:
            card, board_map = self.cards[key], self.maps[key]
            card.pictures.addLayout(filled(QHBoxLayout(), self.boards[key], STRETCH))
            card.pictures.addWidget(board_map)
            board_map.wanted.connect(card.want)
            board_map.pointed.connect(card.rows.point_at)
            card.rows.pointed.connect(board_map.point_at)
            self.boards[key].currentIndexChanged.connect(lambda _index, key=key: self._show_map(key))
        rating = self.cards[Key.RATING]
        rating.pictures.addLayout(filled(QHBoxLayout(), self.rated, STRETCH))
        rating.pictures.addWidget(self.curve)
        self.rated.currentIndexChanged.connect(self._show_curve)
        self.curve.wanted.connect(lambda game: self._want([game], rating.title.text(), ()))
        for card in self.cards.values():
            card.wanted.connect(self._want)
        filled(spaced(QVBoxLayout(self), margins=(3 * STEP, STEP, 3 * STEP, 3 * STEP)), self._columns)
        pictures: dict[Key, list[QWidget]] = {key: [self.boards[key], self.maps[key]] for key in MAPS}
        pictures[Key.RATING] = [self.rated, self.curve]
        order = [part for key in (*LEFT, *RIGHT) for part in (*pictures.get(key, []), self.cards[key].rows)]
        for one, other in pairwise(order):
            QWidget.setTabOrder(one, other)

    def set_theme(self, theme: Theme) -> None:
        for board_map in self.maps.values():
            board_map.set_theme(theme)

    def show_report(self, report: Report) -> None:
        """Show another report, a card in each turn; boards stay chosen as far as they are in it."""
        self._report = report
        self._showing.drop_all()
        for key, choice in self.boards.items():
            boards = boards_of(report, key)
            fill(choice, [(board_text(board), board) for board in boards])
            choice.setAccessibleName(self.tr("Board"))
            choice.setVisible(len(boards) > 1)
        fill(self.rated, [(ruleset_title(curve.game), curve.game) for curve in report.ratings])
        self.rated.setAccessibleName(self.tr("Game"))
        self.rated.setVisible(len(report.ratings) > 1)
        self.curve.setAccessibleName(self.tr("Rating"))
        sections = {section.key: section for section in sections_of(report)}
        for key, card in self.cards.items():
            if key in MAPS:
                self._showing.add(partial(self._show_map, key))
            else:
                self._showing.add(partial(card.show_section, report, sections.get(key)))
        self._showing.add(self._show_curve)

    def _show_map(self, key: Key) -> None:
        report, board = self._report, self.boards[key].currentData()
        if report is None:
            return
        whole = None if board is None else map_section(report, key, tuple(board))
        card = self.cards[key]
        is_new = whole != card.section
        card.show_section(report, whole)
        if whole is not None and is_new:
            self.maps[key].setAccessibleName(whole.title)
            self.maps[key].show_bars(tuple(board), whole.bars)

    def _show_curve(self) -> None:
        curves = [] if self._report is None else self._report.ratings
        curve = next((curve for curve in curves if curve.game == self.rated.currentData()), None)
        self.curve.setVisible(curve is not None)
        if curve is not None and self._report is not None:
            self.curve.show_curve(self._report, curve)

    # ---- what is wanted

    def _want(self, games: list[ReportGame], words: str, plies: Sequence[int]) -> None:
        files = [Path(game.path).name for game in games]
        moments = tuple(zip(files, plies, strict=True)) if plies else ()
        self.games_wanted.emit(Query(among=frozenset(files), moments=moments), words)


def fill(choice: ChoiceBox, items: list[tuple[str, object]]) -> None:
    """Offer items, each a text with its value; the value that was chosen stays chosen if it is among them."""
    before = choice.currentData()
    places = [place for place, (_, value) in enumerate(items) if is_same(value, before)]
    with QSignalBlocker(choice):
        choice.clear()
        for text, value in items:
            choice.addItem(text, value)
        choice.setCurrentIndex(places[0] if places else 0)


def is_same(value: object, other: object) -> bool:
    """Return whether two values are equal; a combo box makes lists of tuples."""
    return (tuple(value) if isinstance(value, list) else value) == (tuple(other) if isinstance(other, list) else other)
