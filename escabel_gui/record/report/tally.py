"""Counted results of games, and rows of a report."""

from collections import Counter
from collections.abc import Hashable, Iterable
from typing import Generic, NamedTuple, TypeVar

from escabel_gui.record.report.report_game import ReportGame
from escabel_gui.record.result import Standing, standing_of
from escabel_gui.rules.state import BLACK, NOBODY

K = TypeVar("K", bound=Hashable)


class Tally(NamedTuple):
    """Results by color, and for the person where one is known."""

    games: int = 0
    black: int = 0  # won by Black
    white: int = 0
    ties: int = 0
    unfinished: int = 0
    won: int = 0  # by the person
    lost: int = 0
    tied: int = 0  # games of the person

    @property
    def decided(self) -> int:
        """Number of the person's games with a result."""
        return self.won + self.lost + self.tied

    @property
    def score(self) -> float | None:
        """The person's share of the points, 0 to 1; a tie is half a point."""
        return (self.won + self.tied / 2) / self.decided if self.decided else None

    @property
    def black_score(self) -> float | None:
        """Black's share of the points, 0 to 1."""
        finished = self.games - self.unfinished
        return (self.black + self.ties / 2) / finished if finished else None


class TallyRow(NamedTuple, Generic[K]):
    """Games that have something in common."""

    key: K
    tally: Tally
    games: tuple[int, ...]  # their places in the list of the report's games


def tally_of(games: list[ReportGame], sides: list[int], places: Iterable[int]) -> Tally:
    """Count the results of games at places in a list; `sides` are the person's colors in all of them."""
    results = [(games[place].summary.result, sides[place]) for place in places]
    for_black = Counter(standing_of(result, BLACK) for result, _ in results)
    own = Counter(standing_of(result, side) for result, side in results if side != NOBODY)
    by_color = (for_black[standing] for standing in (Standing.WON, Standing.LOST, Standing.TIED, Standing.OPEN))
    by_person = (own[standing] for standing in (Standing.WON, Standing.LOST, Standing.TIED))
    return Tally(len(results), *by_color, *by_person)


def rows_by(games: list[ReportGame], sides: list[int], keys: Iterable[tuple[int, K]]) -> list[TallyRow[K]]:
    """Return a row for each key, in the order of their first games; `keys` are pairs of a place and a key."""
    groups: dict[K, list[int]] = {}
    for place, key in keys:
        groups.setdefault(key, []).append(place)
    return [TallyRow(key, tally_of(games, sides, places), tuple(places)) for key, places in groups.items()]
