"""Time that both have used in a game, as far as its file tells."""

from itertools import pairwise
from math import isfinite
from typing import Final, NamedTuple

from escabel_gui.record.sgf.tokens import SESSION
from escabel_gui.record.storage.game_store import parse_session
from escabel_gui.record.time_control import (
    FISCHER,
    NO_LIMIT,
    TimeControl,
    TimeLeft,
    format_control,
    parse_control,
    parse_left,
)
from escabel_gui.record.tree import GameTree, Node
from escabel_gui.rules.state import BLACK, WHITE

PHASES: Final = 3  # thirds of a game's moves
UNKNOWN: Final = -1.0
LEFT_AFTER: Final = {BLACK: "BL", WHITE: "WL"}  # properties: seconds that a color has left after its move
MAIN_TIME: Final = "TM"
MAX_SECONDS: Final = 10_000_000.0


class ClockUse(NamedTuple):
    """Time control of a game, and seconds used by whoever had Black at its end, and White."""

    control: str = ""  # as `format_control` writes it; empty: none, or not known
    used: tuple[float, float] = (UNKNOWN, UNKNOWN)
    spent: tuple[float, ...] = ()  # Black's in each phase, then White's; empty where moves have no times


def phase_of(index: int, plies: int) -> int:
    """Return the phase, 0 to 2, of the move with an index from 0 in a game of so many moves."""
    return min(PHASES * max(index, 0) // max(plies, 1), PHASES - 1)


def clock_use_in(tree: GameTree, line: list[Node]) -> ClockUse:
    """Return what the session of a game says of clocks, or else the times of its moves."""
    session = parse_session(tree.root.properties.get(SESSION, []))
    control = parse_control(session.get("control", ""))
    spent = times_of_moves(tree, line, control)
    if control.kind == NO_LIMIT:
        used = (sum(spent[:PHASES]), sum(spent[PHASES:])) if spent else (UNKNOWN, UNKNOWN)
        return ClockUse("", used, spent)
    lefts = [parse_left(session.get(key, "")) for key in ("black-left", "white-left")]
    by_person = [
        UNKNOWN if left is None else used_of(control, left, moves_of(tree, line, person))
        for person, left in enumerate(lefts)
    ]
    if tree.is_swapped_at(line[-1]):
        by_person.reverse()
    return ClockUse(format_control(control), (by_person[0], by_person[1]), spent)


def moves_of(tree: GameTree, line: list[Node], person: int) -> int:
    """Count the moves of who began with Black (0) or with White (1)."""
    return sum(tree.person_at(node, node.turn) == person for node in line[:-1])


def used_of(control: TimeControl, left: TimeLeft, moves: int) -> float:
    """Return the seconds that are gone from a clock; of byo-yomi, whole periods."""
    if left.in_periods:
        return float(control.main + max(control.periods - left.periods, 0) * control.extra)
    given = control.main + (control.extra * moves if control.kind == FISCHER else 0)
    return max(given - left.seconds, 0.0)


def times_of_moves(tree: GameTree, line: list[Node], control: TimeControl) -> tuple[float, ...]:
    """Return the seconds that moves took, by color at the end and phase; nothing without times beside the moves.

    Of byo-yomi, only the main time is known.
    """
    main = seconds_in(tree.root.values(MAIN_TIME)) if control.kind == NO_LIMIT else float(control.main)
    bonus = control.extra if control.kind == FISCHER else 0
    left = [main, main]  # by person
    spent = [0.0] * (2 * PHASES)
    is_known = False
    for index, (before, node) in enumerate(pairwise(line)):
        now = seconds_in(node.values(LEFT_AFTER[before.turn]))
        person = tree.person_at(before, before.turn)
        if now is None:
            continue
        previous, left[person] = left[person], now
        if previous is not None:
            is_known = True
            side = tree.color_at(line[-1], person)
            place = PHASES * (side - BLACK) + phase_of(index, len(line) - 1)
            spent[place] += max(previous + bonus - now, 0.0)
    return tuple(round(seconds, 1) for seconds in spent) if is_known else ()


def seconds_in(values: list[str]) -> float | None:
    """Return a number of seconds, or None where there is none that a clock could show."""
    try:
        seconds = float(values[0][:20]) if values else -1.0
    except ValueError:
        return None
    return seconds if isfinite(seconds) and 0 <= seconds <= MAX_SECONDS else None
