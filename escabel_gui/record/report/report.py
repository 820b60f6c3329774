"""Report over games: results by what they have in common, mistakes, clocks, and ratings."""

from collections.abc import Iterable, Iterator
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
STEPS: Final = 11  # reports of progress while a report is made


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
    """Return the report over games; what `report` raises ends it.

    `rated` are the games that count for the person's ratings (None: those among the games that would).
    """
    report(0, STEPS)
    steps = iter(range(1, STEPS))
    ordered = sorted(games, key=lambda game: (game.summary.date, game.summary.clock, game.path, game.summary.number))
    sides = [side_of_person(game.summary, person) for game in ordered]
    opponents = opponents_of(ordered, sides)

    def count(keys: Iterable[tuple[int, K]]) -> list[TallyRow[K]]:
        report(next(steps), STEPS)
        return rows_by(ordered, sides, keys)

    report(next(steps), STEPS)
    mistakes = find_mistakes(ordered, sides, thresholds or Thresholds())
    report(next(steps), STEPS)
    clocks = clock_rows(ordered, sides)
    return Report(
        ordered,
        sides,
        person,
        tally_of(ordered, sides, range(len(ordered))),
        by_game=most_frequent(count((place, game.summary.ruleset) for place, game in enumerate(ordered))),
        by_color=in_order(count((place, side) for place, side in enumerate(sides) if side != NOBODY)),
        by_first_move=most_frequent(count(first_moves_of(ordered))),
        by_length=in_order(count(lengths_of(ordered))),
        by_opponent=most_frequent(count(opponents)),
        by_level=in_order(count(levels_of(opponents))),
        by_month=in_order(count(months_of(ordered))),
        by_decision=in_order(count(decisions_of(ordered))),
        mistakes=mistakes,
        clocks=clocks,
        ratings=rating_curves(ordered, rated),
    )


def most_frequent(rows: list[TallyRow[K]]) -> list[TallyRow[K]]:
    """Return rows with many games first; of as many, those that came first."""
    return sorted(rows, key=lambda row: -row.tally.games)


def in_order(rows: list[TallyRow[K]]) -> list[TallyRow[K]]:
    """Return rows in the order of their keys."""
    return sorted(rows, key=attrgetter("key"))


# ---- what games have in common: the place of each with its key, where it has one


def opponents_of(games: list[ReportGame], sides: list[int]) -> list[tuple[int, Opponent]]:
    """Return the opponent in each game in which the person is known."""
    return [
        (place, Opponent(opponent_of(game.summary, side), game.summary.friend != NOBODY))
        for place, (game, side) in enumerate(zip(games, sides, strict=True))
        if side != NOBODY
    ]


def levels_of(opponents: list[tuple[int, Opponent]]) -> Iterator[tuple[int, int]]:
    """Yield the level of each opponent that is a bot."""
    levels = ((place, parse_bot_level(who.name)) for place, who in opponents)
    return ((place, level) for place, level in levels if level)


def first_moves_of(games: list[ReportGame]) -> Iterator[tuple[int, FirstMove]]:
    """Yield the first move of each game that was not set up."""
    for place, game in enumerate(games):
        if not game.is_set_up:
            yield place, FirstMove(game.summary.wire_name, game.summary.size, game.facts.first_key)


def lengths_of(games: list[ReportGame]) -> list[tuple[int, Lengths]]:
    """Return the lengths that each game that was not set up is counted with."""
    plies = {place: game.summary.plies for place, game in enumerate(games) if not game.is_set_up}
    longest = max(plies.values(), default=0)
    width = next((width for width in WIDTHS if longest <= width * MAX_BARS), WIDTHS[-1])
    starts = {place: (length - 1) // width * width for place, length in plies.items()}
    return [(place, Lengths(start + 1, start + width)) for place, start in starts.items()]


def months_of(games: list[ReportGame]) -> Iterator[tuple[int, str]]:
    """Yield the month of each game whose date tells it."""
    return ((place, game.summary.date[:7]) for place, game in enumerate(games) if len(game.summary.date) >= 7)


def decisions_of(games: list[ReportGame]) -> Iterator[tuple[int, int]]:
    """Yield the phase in which each game was decided, where that is known."""
    for place, game in enumerate(games):
        if game.facts.decided_at >= 0:
            yield place, phase_of(game.facts.decided_at - 1, game.summary.plies)
