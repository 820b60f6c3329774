"""Choice of the games that a report is about: whose, since when, with which color, of which game, against whom."""

from datetime import date, timedelta
from typing import Final

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QCheckBox, QWidget

from escabel_gui.record.names import parse_bot_level
from escabel_gui.record.report.report_game import Choice
from escabel_gui.record.storage.query import Query
from escabel_gui.rules.state import BLACK, NOBODY, WHITE
from escabel_gui.shipped import offered_rulesets
from escabel_gui.view.language import in_every_language, tr
from escabel_gui.view.look.style import STEP, spaced
from escabel_gui.view.look.texts import bot_name, color_name
from escabel_gui.view.plain import shortened
from escabel_gui.view.report.report_page import fill
from escabel_gui.view.widgets.choice_box import ChoiceBox
from escabel_gui.view.widgets.flow_layout import FlowLayout

MONTH: Final = 30  # days
YEAR: Final = 365
MAX_NAME_CHARS: Final = 30
OWN: Final = "\n"  # no name: the games of whoever plays here


class ChoiceBar(QWidget):
    """Fields in as many rows as the width makes of them."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.people = ChoiceBox()
        self.period = ChoiceBox()
        self.rulesets = ChoiceBox()
        self.colors = ChoiceBox()
        self.opponents = ChoiceBox()
        self.listed = QCheckBox()  # only the games that the library lists
        self._listed = Query()
        self._names: tuple[list[str], list[str]] = ([], [])
        layout = spaced(FlowLayout(self), 2 * STEP)
        for box in self._boxes:
            box.setSizeAdjustPolicy(ChoiceBox.SizeAdjustPolicy.AdjustToContents)
            layout.addWidget(box)
            box.currentIndexChanged.connect(self.changed)
        layout.addWidget(self.listed)
        self.listed.toggled.connect(self.changed)
        self.listed.hide()
        in_every_language(self, self._say)

    @property
    def _boxes(self) -> list[ChoiceBox]:
        return [self.people, self.opponents, self.rulesets, self.colors, self.period]

    def _say(self) -> None:
        self.people.setAccessibleName(self.tr("Whose games"))
        self.opponents.setAccessibleName(self.tr("Opponent"))
        self.rulesets.setAccessibleName(self.tr("Game"))
        self.colors.setAccessibleName(self.tr("Color"))
        self.period.setAccessibleName(self.tr("Time"))
        self.listed.setText(self.tr("Only games listed in the library"))
        colors: list[tuple[str, object]] = [(self.tr("Either color"), NOBODY)]
        fill(self.colors, [*colors, *((tr("As {0}").format(color_name(color)), color) for color in (BLACK, WHITE))])
        periods = ((self.tr("Any time"), 0), (self.tr("The last 30 days"), MONTH), (self.tr("The last 365 days"), YEAR))
        fill(self.period, list(periods))
        rulesets = [(ruleset.title, ruleset.name) for ruleset in offered_rulesets()]
        fill(self.rulesets, [(self.tr("All kinds of games"), ""), *rulesets])
        self.offer(*self._names)

    def offer(self, people: list[str], opponents: list[str]) -> None:
        """Offer names of players; what is chosen stays among them."""
        self._names = people, opponents
        everybody: list[tuple[str, object]] = [
            (self.tr("Your games"), OWN),
            (self.tr("Everybody’s games"), ""),
        ]
        anybody: list[tuple[str, object]] = [(self.tr("Any opponent"), "")]
        for box, first, names in ((self.people, everybody, people), (self.opponents, anybody, opponents)):
            chosen = box.currentData() or ""
            wanted = names if chosen in (OWN, "", *names) else [*names, chosen]
            fill(box, [*first, *((name_text(name), name) for name in wanted)])
        tip = self.tr("Yours are the games in which you play against the bot or against a friend elsewhere")
        self.people.setToolTip(tip)

    def list_games(self, query: Query, is_listed: bool) -> None:
        """Offer the games that the library lists, and choose them if `is_listed`, and with them nothing else."""
        self._listed = query
        is_narrow = query._replace(order="date", is_descending=True, shown=Query().shown) != Query()
        self.listed.setVisible(is_narrow)
        with QSignalBlocker(self):
            if is_listed:
                self.choose_all()
            self.listed.setChecked(is_narrow and is_listed)
        self.changed.emit()

    def choose_all(self) -> None:
        """Choose all games, in one go."""
        with QSignalBlocker(self):
            for box in self._boxes:
                box.setCurrentIndex(0)
            self.people.setCurrentIndex(self.people.findData(""))
            self.listed.setChecked(False)
        self.changed.emit()

    @property
    def is_as_at_first(self) -> bool:
        """True if nothing has been chosen yet."""
        return not self.listed.isChecked() and all(box.currentIndex() == 0 for box in self._boxes)

    @property
    def query(self) -> Query:
        """The games of the library among which is chosen."""
        return self._listed if self.listed.isChecked() else Query()

    @property
    def choice(self) -> Choice:
        """The choice among them."""
        days = self.period.currentData()
        since = str(date.today() - timedelta(days=days)) if days else ""
        person = self.people.currentData()
        return Choice(
            "" if person == OWN else person,
            person == OWN,
            self.opponents.currentData(),
            self.rulesets.currentData(),
            self.colors.currentData(),
            since,
        )


def name_text(name: str) -> str:
    """Return a recorded name as people know it."""
    level = parse_bot_level(name)
    return bot_name(level) if level else shortened(name, MAX_NAME_CHARS)
