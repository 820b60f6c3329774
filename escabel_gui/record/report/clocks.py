"""Use of clocks over games, by time control."""

from typing import NamedTuple

from escabel_gui.record.report.report_game import ReportGame
from escabel_gui.record.result import Ending
from escabel_gui.record.storage.clock_use import PHASES
from escabel_gui.record.storage.game_facts import used_seconds
from escabel_gui.rules.state import BLACK, NOBODY, WHITE, opponent


class ClockTally(NamedTuple):
    """Games with one time control; seconds are means, None where they are not known.

    They are the person's and the opponent's, or both players' in games where the person is not known.
    """

    control: str  # as `format_control` writes it; empty: only the times of moves are known
    used: float | None
    used_by_opponent: float | None
    by_phase: tuple[float, ...]  # the person's; empty where no moves have times
    won_on_time: int
    lost_on_time: int
    games: tuple[int, ...]


def clock_rows(games: list[ReportGame], sides: list[int]) -> list[ClockTally]:
    """Return a row for each time control, the most frequent first."""
    groups: dict[str, list[int]] = {}
    for place, game in enumerate(games):
        clock = game.facts.clock
        if clock.control or clock.spent:
            groups.setdefault(clock.control, []).append(place)
    rows = [clock_row(control, places, games, sides) for control, places in groups.items()]
    return sorted(rows, key=lambda row: -len(row.games))


def clock_row(control: str, places: list[int], games: list[ReportGame], sides: list[int]) -> ClockTally:
    """Return the row of games with one time control."""
    own: list[float | None] = []
    others: list[float | None] = []
    spent: list[tuple[float, ...]] = []
    won = lost = 0
    for place in places:
        game, person = games[place], sides[place]
        for side in (BLACK, WHITE) if person == NOBODY else (person,):
            own.append(used_seconds(game.facts, side))
            begin = PHASES * (side - BLACK)
            spent.append(game.facts.clock.spent[begin : begin + PHASES])
        if person != NOBODY:
            others.append(used_seconds(game.facts, int(opponent(person))))
        result = game.summary.result
        if result is not None and result.ending is Ending.TIME and person != NOBODY:
            won += result.winner == person
            lost += result.winner != person
    known = [phases for phases in spent if len(phases) == PHASES]
    by_phase = tuple(sum(phases[phase] for phases in known) / len(known) for phase in range(PHASES)) if known else ()
    return ClockTally(control, mean_of(own), mean_of(others), by_phase, won, lost, tuple(places))


def mean_of(values: list[float | None]) -> float | None:
    """Return the mean of the values that are known."""
    known = [value for value in values if value is not None]
    return sum(known) / len(known) if known else None
