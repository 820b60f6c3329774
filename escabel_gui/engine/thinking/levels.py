"""Playing strength: eight levels, from one for beginners to the full strength of the engine.

The weak levels err as people do: they look at a few moves that seem good, and overlook what is far from the last move
or follows a second clause of the rules. From the second level on, wins and losses in one are always seen.
"""

from typing import Any, Final, NamedTuple

from escabel_gui.engine.thinking.limited_sight import SightLimits
from escabel_gui.record.rating.level_data import level_data
from escabel_gui.rules.catalogue import ruleset_of
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.message import shorten


class Level(NamedTuple):
    """Playing strength: the limits of a move without a clock (None: no limit), chance in its choice, and sight.

    With a `temperature` above 0 a move is drawn with a weight of visits ** (1 / temperature). Without `sight` a level
    sees everything that its visits reach. How far apart the levels are is told in STRENGTH.md.
    """

    number: int
    name: str
    visits: int | None
    seconds: float
    temperature: float
    sight: SightLimits | None = None


LEVELS: Final = (
    Level(1, "beginner", 30, 1.0, 1.0, SightLimits(4, 1.2, 2.0, far=0.65, second=0.4, is_careless=True)),
    Level(2, "novice", 110, 1.0, 0.4, SightLimits(6, 0.8, 2.0, far=0.73, second=0.51)),
    Level(3, "casual", 450, 1.0, 0.4, SightLimits(10, 0.8, 2.5, far=0.865, second=0.72)),
    Level(4, "regular", 1_150, 1.0, 0.4, SightLimits(14, 0.8, 4.0, far=0.955, second=0.91)),
    Level(5, "strong", 2_000, 3.0, 0.3),
    Level(6, "expert", 4_000, 3.0, 0.1),
    Level(7, "champion", 14_000, 6.0, 0.0),
    Level(8, "master", None, 6.0, 0.0),
)
DEFAULT_LEVEL: Final = 5


def levels_for(rules: Rules) -> tuple[Level, ...]:
    """Return LEVELS, with a game's own values for a board of this size (see `level_data`)."""
    own = level_data(ruleset_of(rules.wire_name).name, rules.size).get("levels", [])
    return tuple(adapt(level, values) for level, values in zip(LEVELS, own, strict=False)) + LEVELS[len(own) :]


def adapt(level: Level, own: dict[str, Any]) -> Level:
    """Return a level with a game's own visits, temperature and, as far as it has limited sight, limits of that."""
    sight = level.sight
    if sight is not None:
        sight = sight._replace(**{name: own[name] for name in SightLimits._fields if name in own})
    return level._replace(visits=own["visits"], temperature=own["temperature"], sight=sight)


def find_level(text: str) -> Level:
    """Return the level with a number; raises ValueError with a reason."""
    for level in LEVELS:
        if text == str(level.number):
            return level
    raise ValueError(f"unknown level {shorten(text)!r}: choose from {LEVELS[0].number} to {LEVELS[-1].number}")
