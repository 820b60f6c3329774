"""Hex on a very small board: a game in one file, with nothing beyond what makes it playable."""

from math import sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from escabel_gui.rules.boards import (
    Board,
    Drawing,
    EdgeLine,
    Label,
    Tile,
    lines_through,
    point_name,
    square_edges,
    square_places,
)
from escabel_gui.rules.connection import ConnectionRules
from escabel_gui.rules.contract import BoardDelta, Diagram, Ruleset
from escabel_gui.rules.message import Message
from escabel_gui.rules.moves import PLACE, move_point, pack_move
from escabel_gui.rules.state import BLACK, EMPTY, NOBODY, WHITE, State, opponent

STEPS: Final = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]


class TinyHex(ConnectionRules):
    """Game in which Black connects bottom and top, White left and right; every neighbor of one color is connected."""

    def __init__(self, wire_name: str, size: int, options: dict[str, str]) -> None:
        super().__init__(wire_name, size, rhombus(size))

    def generate_moves(self, state: State, moves: vec[i64]) -> i64:
        count: i64 = 0
        for point in range(int(self.board.points)):
            if state.owner[point] == EMPTY:
                moves[count] = pack_move(point, PLACE)
                count += 1
        return count

    def apply_move(self, state: State, move: i64) -> None:
        state.owner[move_point(move)] = state.turn
        state.height[move_point(move)] = 1

    def winner(self, state: State) -> i64:
        last = opponent(state.turn)
        return last if self.has_chain(state, last) else NOBODY

    def is_connected(self, state: State, point: i64, direction: i64) -> bool:
        return True

    def move_deltas(self, state: State, move: int) -> list[BoardDelta]:
        return [BoardDelta(int(state.turn), None, int(move_point(move)))]


def rhombus(size: int) -> Board:
    """Return a size×size board whose rows lean to the right."""
    places = square_places(size)
    xy = [lean(column, row) for column, row in places]
    low, high = -0.8, size - 0.2
    corners = (lean(low, low), lean(high, low), lean(high, high), lean(low, high))
    return Board(
        places,
        STEPS,
        [point_name(column, row) for column, row in places],
        xy,
        square_edges(places, size),
        Drawing(
            (Tile("plain", corners),),
            lines_through(places, xy, STEPS[:3]),
            tuple(
                EdgeLine(color, (corners[start], corners[end]))
                for color, start, end in ((BLACK, 0, 1), (BLACK, 3, 2), (WHITE, 0, 3), (WHITE, 1, 2))
            ),
            tuple(Label(chr(ord("a") + k), *lean(k + 0.6, -1.2)) for k in range(size))
            + tuple(Label(str(k + 1), *lean(-1.2, k)) for k in range(size)),
            tuple([0.43] * len(places)),
        ),
    )


def lean(column: float, row: float) -> tuple[float, float]:
    return column + row / 2, row * sqrt(3) / 2


TINY_HEX: Final = Ruleset(
    name="tiny-hex",
    title="Tiny Hex",
    author="Piet Hein",
    year=1942,
    summary=Message("Connect your two edges, one stone at a time."),
    sizes=(3, 4),
    default_size=4,
    options=(),
    diagram=Diagram(4, "b2b c2w b3b c3w", "b2-b3"),
    sgf_game_id=11,
    has_steps=False,
    make=TinyHex,
)
