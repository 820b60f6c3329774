"""Boards of Abande: a hexagon, a square with diagonals, and a snub square tiling."""

from math import cos, pi, sin, sqrt
from typing import Final

from escabel_gui.rules.boards import (
    Board,
    Drawing,
    Label,
    Segment,
    Tile,
    lines_through,
    point_name,
    square_ground,
    square_labels,
    square_places,
)

# The steps of all boards go round a point, so that each leads to a neighbor of where the one before it leads.
ROUND_HEXAGON: Final = [(0, 1), (1, 1), (1, 0), (0, -1), (-1, -1), (-1, 0)]
ROUND_SQUARE: Final = [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)]


def make_board(kind: str, size: int) -> Board:
    """Construct the board of an option value."""
    if kind == "hex":
        return hexagon(size // 2)
    return square_with_diagonals(size) if kind == "square" else snub_square(size)


def hexagon(radius: int) -> Board:
    """Construct the board of all points up to `radius` steps from the center; columns are numbered from the bottom.

    Rows of the lattice slant: they run down to the right.
    """
    reach = range(2 * radius + 1)
    places = [(column, row) for row in reach for column in reach if abs(column - row) <= radius]
    xy = [hexagon_xy(column, row, radius) for column, row in places]
    far = radius + 0.7  # of the ground's corners from the center, in points
    ground = [(1.0, 0.5), (0.0, 1.0), (-1.0, 0.5), (-1.0, -0.5), (0.0, -1.0), (1.0, -0.5)]
    middle_x, middle_y = hexagon_xy(radius, radius, radius)
    letters = [Label(chr(ord("a") + k), *hexagon_xy(k, max(0, k - radius) - 1, radius)) for k in reach]
    numbers = [Label(str(k + 1), *hexagon_xy(max(0, k - radius) - 1, k, radius)) for k in reach]
    return Board(
        places,
        ROUND_HEXAGON,
        [point_name(column, row - max(0, column - radius)) for column, row in places],
        xy,
        [0] * len(places),
        Drawing(
            (Tile("plain", tuple((middle_x + far * sqrt(3) / 2 * x, middle_y + far * y) for x, y in ground)),),
            lines_through(places, xy, [(0, 1), (1, 1), (1, 0)]),
            (),
            tuple(letters + numbers),
            tuple([0.43] * len(places)),
        ),
    )


def hexagon_xy(column: float, row: float, radius: int) -> tuple[float, float]:
    """Return the drawing coordinates of a point of the hexagon."""
    return column * sqrt(3) / 2, row - column / 2 + radius / 2


def square_with_diagonals(size: int) -> Board:
    """Construct the board of a size×size grid whose diagonal points are neighbors, too."""
    places = square_places(size)
    xy = [(float(column), float(row)) for column, row in places]
    last = float(size - 1)
    return Board(
        places,
        ROUND_SQUARE,
        [point_name(column, row) for column, row in places],
        xy,
        [0] * len(places),
        Drawing(
            (square_ground(last, 0.6),),
            lines_through(places, xy, [(1, 0), (0, 1), (1, 1), (1, -1)]),
            (),
            square_labels(size, 1.0),
            tuple([0.43] * len(places)),
        ),
    )


def snub_square(size: int) -> Board:
    """Construct the board of a snub square tiling: squares and pairs of triangles, all sides of one length.

    It is a square grid of which every second cell is pushed askew until one of its diagonals is as long as its sides:
    the falling one in even columns and rows of cells, the rising one in odd ones.
    """
    places = square_places(size)
    along, aside = cos(pi / 12), sin(pi / 12)
    xy = [(column * along + row % 2 * aside, row * along + column % 2 * aside) for column, row in places]
    gaps = {
        (place, step)
        for place in places
        for step in ROUND_SQUARE
        if step[0] * step[1] and not is_snub_diagonal(place, step)
    }
    at = dict(zip(places, xy, strict=True))
    sides = tuple(
        Segment(*at[place], *at[other])
        for place in places
        for step in ((1, 0), (0, 1), (1, 1), (-1, 1))
        if (place, step) not in gaps and (other := (place[0] + step[0], place[1] + step[1])) in at
    )
    middles = [k * along + aside / 2 for k in range(size)]  # of columns and rows, whose points lie to and fro
    letters = [Label(chr(ord("a") + k), middle, -1.0) for k, middle in enumerate(middles)]
    numbers = [Label(str(k + 1), -1.0, middle) for k, middle in enumerate(middles)]
    return Board(
        places,
        ROUND_SQUARE,
        [point_name(column, row) for column, row in places],
        xy,
        [0] * len(places),
        Drawing(
            (square_ground((size - 1) * along + aside, 0.6),),
            sides,
            (),
            tuple(letters + numbers),
            tuple([0.43] * len(places)),
        ),
        gaps,
    )


def is_snub_diagonal(place: tuple[int, int], step: tuple[int, int]) -> bool:
    """Return whether a diagonal step of the snub square runs between the two triangles of a cell."""
    column = min(place[0], place[0] + step[0])
    row = min(place[1], place[1] + step[1])
    rises = step[0] == step[1]
    return column % 2 == row % 2 == rises
