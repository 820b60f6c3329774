"""Conquare (Luis Bolaños Mures, 2022): Quabble on the vertices and spaces of a plain grid."""

from typing import Final

from escabel_gui.rules.boards import (
    BLACK_FAR,
    BLACK_NEAR,
    WHITE_FAR,
    WHITE_NEAR,
    Board,
    Drawing,
    lines_through,
    point_name,
    square_edge_lines,
    square_ground,
    square_labels,
)
from escabel_gui.rules.contract import Diagram, Rules
from escabel_gui.rules.games.quabble import QUABBLE, Quabble, Squares
from escabel_gui.rules.message import Message

# The vertices of the grid play the light squares, the spaces the dark ones; each space adjoins its 4 corners. Spaces
# side by side are what diagonally adjacent dark squares are in Quabble.

STEPS: Final = [(1, 1), (-1, 1), (-1, -1), (1, -1), (2, 0), (0, 2), (-2, 0), (0, -2)]

# Coordinates run over lines and spaces in turn, 2n+1 each way: vertices have odd columns and rows, spaces even ones.

APART: Final = 0.7  # board units between a line and the space beside it
VERTEX_RADIUS: Final = 0.37
SPACE_RADIUS: Final = 0.55


def vertices_and_spaces(size: int) -> Squares:
    """Construct the board of the vertices and spaces of a size×size grid."""
    lines = 2 * size + 1
    places = [(column, row) for row in range(lines) for column in range(row % 2, lines, 2)]
    xy = [(APART * column, APART * row) for column, row in places]
    is_space = [column % 2 == 1 for column, _ in places]
    vertices = [(column, row) for column, row in places if column % 2 == 0]
    last = APART * (lines - 1)
    board = Board(
        places,
        STEPS,
        [point_name(column, row) for column, row in places],
        xy,
        rim_edges(places, lines),
        Drawing(
            (square_ground(last, 0.5),),
            lines_through(vertices, [(APART * column, APART * row) for column, row in vertices], [(2, 0), (0, 2)]),
            square_edge_lines(last, 0.62),
            square_labels(lines, 1.0, APART),
            tuple(SPACE_RADIUS if space else VERTEX_RADIUS for space in is_space),
        ),
    )
    return Squares(
        board,
        is_space,
        shares=Message("{0}: Black has {1} and White has {2} of its {3} corners."),
        too_few_error=Message(
            "You may place in the space {0} only with exactly half of its {2} corners: you have {1}."
        ),
        light_only_error=Message("{0} is a space: you place only on vertices, where lines cross."),
        light_and_dark=Message("Stones of one color in a space and on its corner are always connected."),
        dark_and_dark=Message("Stones of one color in spaces side by side are connected."),
        light_and_light=Message("Two stones are not connected by the line between them."),
    )


# Border vertices touch their edge, and so do the spaces along it.


def rim_edges(places: list[tuple[int, int]], lines: int) -> list[int]:
    """Return by lattice point the edges that are at most one step away."""
    far = lines - 2
    return [
        BLACK_NEAR * (row <= 1) + BLACK_FAR * (row >= far) + WHITE_NEAR * (column <= 1) + WHITE_FAR * (column >= far)
        for column, row in places
    ]


def make_conquare(wire_name: str, size: int, options: dict[str, str]) -> Rules:
    """Construct the rules of Conquare."""
    return Quabble(wire_name, size, vertices_and_spaces(size))


CONQUARE: Final = QUABBLE._replace(
    name="conquare",
    title="Conquare",
    summary=Message("Take the corners of a space to win it, and connect your two edges."),
    sizes=tuple(range(3, 13)),
    default_size=7,
    diagram=Diagram(
        3,
        "a1b c1w b2b a3b c3b e3w d4b a5w c5w e5b g5b b6w f6b a7w e7w",
        "b2-c3 c3-d4 d4-e5 e5-f6",
    ),
    how_to_begin=Message("Click where two lines cross to place a stone."),
    counted=Message("spaces"),
    make=make_conquare,
)
