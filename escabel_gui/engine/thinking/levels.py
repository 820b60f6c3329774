"""Playing strength: eight levels, from one for beginners to the full strength of the engine.

Weak levels search few visits and sample their move; only the first two also play random moves. Wins and losses in one
are seen on all levels, so that no level gives a game away in one move.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from escabel_gui.rules.catalogue import parse_wire_name
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.message import shorten
from escabel_gui.shipped import level_data


class Level(NamedTuple):
    """Playing strength: the limits of a move without a clock (None: no limit), and the chance in its choice.

    With a `temperature` above 0 a move is drawn with a weight of visits ** (1 / temperature). With
    `random_move_probability` it is any move that is not proven lost.

    On Escabel 7×7 the levels 2 to 4 won 78, 70 and 77 of 100 games against the one before them: 220, 147 and 210 Elo,
    with 95% intervals of some 80 either way. The levels 5 and 6 won 47 and 48 of 60, level 7 76 of 100. Command:
    `escabel-engine match --first level=2 --second level=1 --size 7 --opening 1 --seed 4`.
    """

    number: int
    name: str
    visits: int | None
    seconds: float
    temperature: float
    random_move_probability: float = 0.0


LEVELS: Final = (
    Level(1, "beginner", 30, 1.0, 5.0, 0.2),
    Level(2, "novice", 85, 1.0, 0.8, 0.05),
    Level(3, "casual", 190, 1.0, 0.5),
    Level(4, "regular", 420, 1.0, 0.4),
    Level(5, "strong", 1_200, 3.0, 0.25),
    Level(6, "expert", 3_200, 3.0, 0.1),
    Level(7, "champion", 10_000, 6.0, 0.0),
    Level(8, "master", None, 6.0, 0.0),
)
DEFAULT_LEVEL: Final = 5


def levels_for(rules: Rules) -> tuple[Level, ...]:
    """Return LEVELS, with a game's own values for its weak levels (see `level_data`)."""
    own = level_data(parse_wire_name(rules.wire_name)[0].name).get("weak levels", [])
    return (
        tuple(
            level._replace(
                visits=weak["visits"], temperature=weak["temperature"], random_move_probability=weak["random"]
            )
            for level, weak in zip(LEVELS, own, strict=False)
        )
        + LEVELS[len(own) :]
    )


def find_level(text: str) -> Level:
    """Return the level with a number; raises ValueError with a reason."""
    for level in LEVELS:
        if text == str(level.number):
            return level
    raise ValueError(f"unknown level {shorten(text)!r}: choose from {LEVELS[0].number} to {LEVELS[-1].number}")
