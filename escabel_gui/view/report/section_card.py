"""A section of the report on a card: title, what is counted, a picture where there is one, and the rows."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout

from escabel_gui.record.report.report import Report
from escabel_gui.record.report.report_game import ReportGame
from escabel_gui.view.look.style import STEP, as_type, filled, spaced
from escabel_gui.view.plain import PlainLabel
from escabel_gui.view.report.bar_list import BarList
from escabel_gui.view.report.legend import Legend
from escabel_gui.view.report.sections import MAX_BARS, Key, Section
from escabel_gui.view.widgets.card import Surface


class SectionCard(Surface):
    """Card of a section, with room for `pictures` above the rows."""

    wanted = Signal(list, str, tuple)  # games behind a row, what they have in common, and its number of moves for each

    def __init__(self, key: Key) -> None:
        super().__init__()
        self.key = key
        self.section: Section | None = None
        self._games: list[ReportGame] = []  # of the report of which the section is
        self.title = as_type(PlainLabel(wraps=True), "heading")
        self.about = as_type(PlainLabel(wraps=True), "quiet")
        self.title.setContentsMargins(0, STEP // 2, 0, 0)  # accents of capitals reach above the type's line
        self.legend = Legend()
        self.rows = BarList()
        self.pictures = spaced(QVBoxLayout(), 2 * STEP)
        head = spaced(QVBoxLayout(), STEP, margins=(2 * STEP, 0, 2 * STEP, 0))
        head.addWidget(self.title)
        head.addWidget(self.about)
        head.addWidget(self.legend)
        head.addLayout(self.pictures)
        filled(spaced(QVBoxLayout(self), 2 * STEP, margins=(2 * STEP, 3 * STEP, 2 * STEP, 3 * STEP)), head, self.rows)
        self.rows.wanted.connect(self.want)
        self.hide()

    def want(self, row: int) -> None:
        """Ask for the games behind a row."""
        if self.section is not None and self.section.bars[row].games:
            bar = self.section.bars[row]
            games = [self._games[place] for place in bar.games]
            self.wanted.emit(games, f"{self.section.title}: {bar.label}", bar.plies)

    def show_section(self, report: Report, section: Section | None) -> None:
        """Show a section of a report, of many rows the first ones; None hides the card."""
        self._games = report.games
        if section == self.section:
            return
        self.section = section
        self.setVisible(section is not None)
        if section is None:
            return
        self.title.setText(section.title)
        self.about.setText(section.about)
        self.about.setVisible(bool(section.about))
        self.legend.show_parts([part for bar in section.bars for part, _ in bar.parts])
        self.rows.setAccessibleName(section.title)
        self.rows.show_bars(section.bars[:MAX_BARS])
