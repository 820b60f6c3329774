"""Reports over the games of the library, made in the background."""

from collections import Counter
from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, Signal

from escabel_gui.model.application.settings import Settings
from escabel_gui.model.background.background import Background
from escabel_gui.model.library.library import Library
from escabel_gui.model.rating.ratings import Ratings
from escabel_gui.record.names import parse_bot_level
from escabel_gui.record.rating.rated_games import RatedGames
from escabel_gui.record.report.first_moves import images_of
from escabel_gui.record.report.mistakes import KnownKinds, explain_mistakes
from escabel_gui.record.report.reading import read_again
from escabel_gui.record.report.report import Report, make_report
from escabel_gui.record.report.report_game import Choice, ReportGame
from escabel_gui.record.storage.query import Query
from escabel_gui.rules.message import Message

MAX_PEOPLE: Final = 50  # names to choose from
CLOSE_SECONDS: Final = 0.05  # for which closing waits


class MadeReport(NamedTuple):
    """A report, and what else could be chosen among the games of its query."""

    report: Report
    people: list[str]  # names of persons, the most frequent first
    opponents: list[str]  # recorded names, bots included
    total: int  # games of the query
    is_whole: bool  # the kinds of mistakes are known


class GameReports(QObject):
    """Maker of reports, one at a time: the figures first, and then the kinds of mistakes, which take longer."""

    made = Signal(object)  # MadeReport
    progressed = Signal(object)  # Message: how far it is; None: nothing is under way

    def __init__(self, library: Library, ratings: Ratings, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._library = library
        self._ratings = ratings
        self._settings = settings
        self._kinds: KnownKinds = {}  # of mistakes that have been looked at, for as long as the program runs
        self._work = Background(self)
        self._reports = 0  # so far: only the latest is of interest
        self._work.progressed.connect(self.progressed)

    def close(self) -> None:
        """End what is under way."""
        self._work.close(CLOSE_SECONDS)

    def cancel(self) -> None:
        """End what is under way; the figures that are there stay."""
        self._reports += 1
        self._work.cancel()

    def make(self, query: Query, choice: Choice) -> None:
        """Report on the chosen games of a query; `made` has the report, unless another one is wanted by then."""
        self.cancel()
        self._library.list_played(query, partial(self._count, self._reports, choice))

    def _count(self, number: int, choice: Choice, games: list[ReportGame]) -> None:
        """Make the report with this number, of some of these games."""
        if number != self._reports:
            return
        thresholds = self._settings.thresholds
        rated = None if choice.person else RatedGames(self._ratings.entries)
        report_counting = self._work.progress(Message("Counting games: {0} of {1}"))
        report_kinds = self._work.progress(Message("Looking at mistakes: {0} of {1}"))

        def count() -> None:
            people, opponents = names_in(games)
            chosen = [game for game in games if choice.has(game)]
            report = make_report(chosen, choice.person, thresholds, rated, report_counting)
            for row in report.by_first_move:  # the mirror images are looked for once, and not in the window's thread
                images_of(report.games[row.games[0]])
            made = MadeReport(report, people, opponents, len(games), not report.mistakes.found)
            self._work.post(self._tell, number, made)
            if not made.is_whole:
                mistakes = explain_mistakes(
                    report.games, report.mistakes, read_again, report=report_kinds, known=self._kinds
                )
                whole = made._replace(report=report._replace(mistakes=mistakes), is_whole=True)
                self._work.post(self._tell, number, whole)
            self._work.end_progress()

        self._work.do(count)

    def _tell(self, number: int, made: MadeReport) -> None:
        if number == self._reports:
            self.made.emit(made)


def names_in(games: list[ReportGame]) -> tuple[list[str], list[str]]:
    """Return the names of persons in games, and of all who have a name, the most frequent first."""
    counts = Counter(name for game in games for name in game.summary.players if name)
    names = [name for name, _ in counts.most_common()]
    people = [name for name in names if not parse_bot_level(name)]
    bots = sorted(name for name in names if parse_bot_level(name))
    return people[:MAX_PEOPLE], [*people[:MAX_PEOPLE], *bots]
