"""Every game a second time, slowly and obviously, from the text of its rules and from nothing of the program.

What the program's rules answer is compared with these, and the golden counts in tests/data/perft come from them.
"""

from collections.abc import Callable

from tests.rules.plain.abande import PlainAbande
from tests.rules.plain.escabel import PlainEscabel
from tests.rules.plain.position import PlainGame
from tests.rules.plain.quabble import PlainConquare, PlainFastConquare, PlainFastQuabble, PlainQuabble, PlainQualos

GAMES: dict[str, Callable[..., PlainGame]] = {
    "escabel": PlainEscabel,
    "abande": PlainAbande,
    "quabble": PlainQuabble,
    "fast-quabble": PlainFastQuabble,
    "qualos": PlainQualos,
    "conquare": PlainConquare,
    "fast-conquare": PlainFastConquare,
}


def make_plain(wire_name: str, size: int) -> PlainGame:
    game, _, options = wire_name.partition(":")
    chosen = dict(assignment.split("=") for assignment in options.split(",")) if options else {}
    return GAMES[game](size, **chosen)
