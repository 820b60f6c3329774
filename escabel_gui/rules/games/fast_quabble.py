"""Fast Quabble (Luis Bolaños Mures, 2022): Quabble in which half of a dark square is enough."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from escabel_gui.rules.contract import Diagram, Rules
from escabel_gui.rules.games.quabble import QUABBLE, Quabble, Squares, checkered_squares
from escabel_gui.rules.message import Message
from escabel_gui.rules.state import State


class FastQuabble(Quabble):
    """Rules of Fast Quabble: half of the light squares is enough, and stones are placed on light squares only."""

    # You control a dark square with at least half of its light squares. One that already bears a stone keeps it.

    def __init__(self, wire_name: str, size: int, squares: Squares) -> None:
        super().__init__(wire_name, size, squares)
        self.majority = vec[i64]([(int(count) + 1) // 2 for count in self.adjoining])

    def can_place_on_dark(self, state: State, point: i64) -> bool:
        """Return False: dark squares are never placed on."""
        return False

    def dark_placement_error(self, state: State, point: int) -> Message:
        """Return the reason why a dark square cannot be placed on."""
        return self.squares.light_only_error._replace(args=(self.board.names[point],))


def make_fast_quabble(wire_name: str, size: int, options: dict[str, str]) -> Rules:
    """Construct the rules of Fast Quabble."""
    return FastQuabble(wire_name, size, checkered_squares(size))


FAST_QUABBLE: Final = QUABBLE._replace(
    name="fast-quabble",
    title="Fast Quabble",
    summary=Message(
        "Half of the light squares around a dark one already win it: take them, and connect your two edges."
    ),
    diagram=Diagram(
        6,
        "d1b b3b d3w f3b a4w b4w f4b a5w b5w c5w d5b e5b f5b b6w c6w d6w e6w f6w",
        "a4-b4 b4-c5 c5-d6 d6-e6 e6-f6",
    ),
    make=make_fast_quabble,
)
