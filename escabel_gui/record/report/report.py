"""Report over games: results by what they have in common, mistakes, clocks, and ratings."""

from collections.abc import Iterable
from operator import attrgetter
from statistics import fmean, median
from typing import Final, NamedTuple

from escabel_gui.record.names import parse_bot_level
from escabel_gui.record.progress import ProgressCallback, no_progress
from escabel_gui.record.rating.rated_games import RatedGames
from escabel_gui.record.report.clocks import ClockTally, clock_rows
from escabel_gui.record.report.mistakes import Mistakes, find_mistakes
from escabel_gui.record.report.ratings import RatedCurve, rating_curves
from escabel_gui.record.report.report_game import ReportGame, opponent_of, side_of_person
from escabel_gui.record.report.tally import K, Tally, TallyRow, rows_by, tally_of
from escabel_gui.record.review.review import Thresholds
from escabel_gui.record.storage.clock_use import phase_of
from escabel_gui.rules.state import NOBODY

WIDTHS: Final = (5, 10, 20, 50, 100, 200, 500, 1000)  # of lengths that are counted together, in moves
MAX_BARS: Final = 12  # lengths that are told apart
STEPS: Final = 9  # reports of progress while a report is made


class Opponent(NamedTuple):
    """A player on the other side."""

    name: str  # as recorded; empty: not known
    is_friend: bool  # a friend elsewhere


class FirstMove(NamedTuple):
    """First move on a board; moves that are mirror images of each other are one."""

    wire_name: str
    size: int
    key: int  # of the position after it


class Lengths(NamedTuple):
    """Games of so many moves, both included."""

    first: int
    last: int


class Report(NamedTuple):
    """All figures over games, which are in the order of their dates. Rows refer to them by their places."""

    games: list[ReportGame]
    sides: list[int]  # the person's color in each; NOBODY: not known
    person: str  # empty: whoever plays against bots and friends elsewhere
    total: Tally
    by_game: list[TallyRow[str]]  # ruleset, the most frequent first, as are first moves and opponents
    by_color: list[TallyRow[int]]
    by_first_move: list[TallyRow[FirstMove]]
    by_length: list[TallyRow[Lengths]]
    by_opponent: list[TallyRow[Opponent]]
    by_level: list[TallyRow[int]]  # of bots
    by_month: list[TallyRow[str]]  # 2026-11
    by_decision: list[TallyRow[int]]  # the phase of the move after which the winner was ahead for good
    mistakes: Mistakes
    clocks: list[ClockTally]
    ratings: list[RatedCurve]

    @property
    def lengths(self) -> list[int]:
        """Numbers of moves of the games that were not set up."""
        return [game.summary.plies for game in self.games if not game.is_set_up]

    @property
    def mean_length(self) -> float:
        """Mean of these lengths; 0 of none."""
        return fmean(self.lengths or [0])

    @property
    def median_length(self) -> float:
        """Median of these lengths; 0 of none."""
        return float(median(self.lengths or [0]))

    @property
    def dates(self) -> tuple[str, str]:
        """Dates of the first and of the last game; empty without any."""
        dates = [game.summary.date for game in self.games if game.summary.date]
        return (dates[0], dates[-1]) if dates else ("", "")


def make_report(
    games: Iterable[ReportGame],
    person: str = "",
    thresholds: Thresholds | None = None,
    rated: RatedGames | None = None,
    report: ProgressCallback = no_progress,
) -> Report:
    """Count; `rated` are the games that count for the person's ratings (None: those among the games that would).

    What `report` raises ends it.
    """
    ordered = sorted(games, key=lambda game: (game.summary.date, game.summary.clock, game.path, game.number))
    step = 0

    def tell() -> None:
        nonlocal step
        report(step, STEPS)
        step += 1

    tell()
    sides = [side_of_person(game.summary, person) for game in ordered]
    own = [place for place, side in enumerate(sides) if side != NOBODY]
    summaries = [game.summary for game in ordered]
    opponents = {
        place: Opponent(opponent_of(summaries[place], sides[place]), summaries[place].friend != NOBODY) for place in own
    }
    levels = {place: parse_bot_level(who.name) for place, who in opponents.items()}
    tell()
    by_game = rows_by(ordered, sides, ((place, summary.ruleset) for place, summary in enumerate(summaries)))
    by_color = rows_by(ordered, sides, ((place, sides[place]) for place in own))
    tell()
    by_first_move = rows_by(
        ordered,
        sides,
        (
            (place, FirstMove(game.summary.wire_name, game.summary.size, game.facts.first_key))
            for place, game in enumerate(ordered)
            if not game.is_set_up
        ),
    )
    tell()
    plies = {place: game.summary.plies for place, game in enumerate(ordered) if not game.is_set_up}
    by_length = rows_by(ordered, sides, lengths_of(plies))
    by_opponent = rows_by(ordered, sides, opponents.items())
    by_level = rows_by(ordered, sides, ((place, level) for place, level in levels.items() if level))
    tell()
    months = ((place, summary.date[:7]) for place, summary in enumerate(summaries) if len(summary.date) >= 7)
    by_month = rows_by(ordered, sides, months)
    tell()
    decisions = (
        (place, phase_of(game.facts.decided_at - 1, game.summary.plies))
        for place, game in enumerate(ordered)
        if game.facts.decided_at >= 0
    )
    by_decision = rows_by(ordered, sides, decisions)
    tell()
    mistakes = find_mistakes(ordered, sides, thresholds or Thresholds())
    tell()
    clocks = clock_rows(ordered, sides)
    tell()
    return Report(
        ordered,
        sides,
        person,
        tally_of(ordered, sides, range(len(ordered))),
        most_frequent(by_game),
        in_order(by_color),
        most_frequent(by_first_move),
        in_order(by_length),
        most_frequent(by_opponent),
        in_order(by_level),
        in_order(by_month),
        in_order(by_decision),
        mistakes,
        clocks,
        rating_curves(ordered, rated),
    )


def most_frequent(rows: list[TallyRow[K]]) -> list[TallyRow[K]]:
    """Return rows with many games first; of as many, those that came first."""
    return sorted(rows, key=lambda row: -row.tally.games)


def in_order(rows: list[TallyRow[K]]) -> list[TallyRow[K]]:
    """Return rows in the order of their keys."""
    return sorted(rows, key=attrgetter("key"))


def lengths_of(plies: dict[int, int]) -> list[tuple[int, Lengths]]:
    """Return the place of each game with the lengths that it is counted with; `plies` are lengths by place."""
    longest = max(plies.values(), default=0)
    width = next((width for width in WIDTHS if longest <= width * MAX_BARS), WIDTHS[-1])
    starts = {place: (length - 1) // width * width for place, length in plies.items()}
    return [(place, Lengths(start + 1, start + width)) for place, start in starts.items()]
