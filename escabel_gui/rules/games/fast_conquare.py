"""Fast Conquare (Luis Bolaños Mures, 2022): Fast Quabble on the vertices and spaces of a plain grid."""

from typing import Final

from escabel_gui.rules.contract import Diagram, Rules
from escabel_gui.rules.games.conquare import CONQUARE, vertices_and_spaces
from escabel_gui.rules.games.fast_quabble import FastQuabble
from escabel_gui.rules.message import Message


def make_fast_conquare(wire_name: str, size: int, options: dict[str, str]) -> Rules:
    """Construct the rules of Fast Conquare."""
    return FastQuabble(wire_name, size, vertices_and_spaces(size))


FAST_CONQUARE: Final = CONQUARE._replace(
    name="fast-conquare",
    title="Fast Conquare",
    summary=Message("Two corners of a space already win it: take them, and connect your two edges."),
    diagram=Diagram(
        3,
        "c1b g1b b2b d2b c3b e3w d4w f4w c5w e5w b6w d6w c7w e7b",
        "b6-c5 c5-d4 d4-f4",
    ),
    make=make_fast_conquare,
)
