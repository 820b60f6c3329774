"""Boards: points with names, neighbors and edges for the rules; lines and tiles for drawing."""

from collections.abc import Collection
from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from escabel_gui.rules.state import BLACK, WHITE

DIRECTIONS: Final[i64] = 8  # places a point in `Board.neighbor`; a board may use fewer

# Bits of `Board.edges`: the two edges of each color.
BLACK_NEAR: Final = 1
BLACK_FAR: Final = 2
WHITE_NEAR: Final = 4
WHITE_FAR: Final = 8


def edges_of(color: int) -> tuple[int, int]:
    """Return the near and the far edge of a color, as bits of `Board.edges`."""
    return (BLACK_NEAR, BLACK_FAR) if color == BLACK else (WHITE_NEAR, WHITE_FAR)


def format_size(size: int) -> str:
    """Return a board's size as people read it, `9 × 9`, never broken at the end of a line."""
    return f"{size}\N{NO-BREAK SPACE}×\N{NO-BREAK SPACE}{size}"


class Tile(NamedTuple):
    """A painted area of the board; `shade` is "plain", "light" or "dark"."""

    shade: str
    corners: tuple[tuple[float, float], ...]


class Segment(NamedTuple):
    """A line of the board's drawing, from one end to the other."""

    x1: float
    y1: float
    x2: float
    y2: float


class EdgeLine(NamedTuple):
    """A colored edge: the color of its owner and the corners of the line along it, just outside the points."""

    color: int
    corners: tuple[tuple[float, float], ...]


class Label(NamedTuple):
    """A coordinate beside the board."""

    text: str
    x: float
    y: float


class Drawing(NamedTuple):
    """Drawing of a board in board units: x to the right, y upwards; `radius` is that of a stack's disc."""

    tiles: tuple[Tile, ...]
    segments: tuple[Segment, ...]
    edge_lines: tuple[EdgeLine, ...]
    labels: tuple[Label, ...]
    radius: tuple[float, ...]  # by point


class Board:
    """The points of a board, numbered from 0 row by row from the bottom.

    `lattice` are their coordinates (column, row), both from 0; `steps` are the lattice steps of the directions.
    `neighbor[point * 8 + direction]` is a point, or `points` where the board ends. `edges[point]` is a set of
    the bits BLACK_NEAR … WHITE_FAR. `xy` are drawing coordinates, y upwards. Where a board does not go on although
    a step leads to a place of it, the place that the step leaves and the step are in `gaps`.
    """

    def __init__(
        self,
        lattice: list[tuple[int, int]],
        steps: list[tuple[int, int]],
        names: list[str],
        xy: list[tuple[float, float]],
        edges: list[int],
        drawing: Drawing,
        gaps: Collection[tuple[tuple[int, int], tuple[int, int]]] = (),
    ) -> None:
        self.points: i64 = len(lattice)
        self.directions: i64 = len(steps)
        self.lattice = lattice
        self.steps = steps
        self.names = names
        self.xy = xy
        self.drawing = drawing
        self.edges: vec[i64] = vec[i64](edges)
        self.index_by_name = {name: number for number, name in enumerate(names)}
        at = {place: number for number, place in enumerate(lattice)}
        neighbor: list[int] = []
        for column, row in lattice:
            for direction in range(DIRECTIONS):
                beyond = len(lattice)
                if direction < len(steps) and ((column, row), steps[direction]) not in gaps:
                    right, up = steps[direction]
                    beyond = at.get((column + right, row + up), beyond)
                neighbor.append(beyond)
        self.neighbor: vec[i64] = vec[i64](neighbor)

    def direction_between(self, source: int, target: int) -> int:
        """Return the direction in which `target` is the next point after `source`, or -1."""
        for direction in range(int(self.directions)):
            if self.neighbor[source * DIRECTIONS + direction] == target:
                return direction
        return -1

    def neighbors(self, point: int) -> list[int]:
        """Return the points next to `point`, in the order of the directions."""
        around = [int(self.neighbor[point * DIRECTIONS + d]) for d in range(int(self.directions))]
        return [other for other in around if other < self.points]


def point_name(column: int, row: int) -> str:
    """Return the name of a point by its column and row, both from 0: (3, 4) is d5."""
    return chr(ord("a") + column) + str(row + 1)


# Directions on a square grid: the four orthogonal ones first; diagonal 4 + k lies between orthogonal k and k + 1.
SQUARE_STEPS: Final = [(1, 0), (0, 1), (-1, 0), (0, -1), (1, 1), (-1, 1), (-1, -1), (1, -1)]


EDGE_GAP: Final = 0.17  # board units by which a colored edge stops before the corner


def square_places(size: int) -> list[tuple[int, int]]:
    """Return the lattice coordinates of a size×size square, row by row."""
    return [(column, row) for row in range(size) for column in range(size)]


def square_edges(places: list[tuple[int, int]], size: int) -> list[int]:
    """Return the edge bits by point: Black owns bottom and top, White left and right."""
    last = size - 1
    return [
        BLACK_NEAR * (row == 0) + BLACK_FAR * (row == last) + WHITE_NEAR * (column == 0) + WHITE_FAR * (column == last)
        for column, row in places
    ]


def square_edge_lines(last: float, outside: float) -> tuple[EdgeLine, ...]:
    """Return the four colored edges round the square from 0 to `last`, `outside` units away from it."""
    low, high = -outside, last + outside
    start, end = low + EDGE_GAP, high - EDGE_GAP
    return (
        EdgeLine(BLACK, ((start, low), (end, low))),
        EdgeLine(BLACK, ((start, high), (end, high))),
        EdgeLine(WHITE, ((low, start), (low, end))),
        EdgeLine(WHITE, ((high, start), (high, end))),
    )


def square_labels(size: int, outside: float, apart: float = 1.0) -> tuple[Label, ...]:
    """Return letters below and numbers on the left.

    They are `outside` units from the outermost points, and `apart` units from each other.
    """
    letters = [Label(chr(ord("a") + column), apart * column, -outside) for column in range(size)]
    numbers = [Label(str(row + 1), -outside, apart * row) for row in range(size)]
    return tuple(letters + numbers)


def square_ground(last: float, rim: float) -> Tile:
    """Return a plain tile under the points from 0 to `last`, `rim` units wider on each side."""
    low, high = -rim, last + rim
    return Tile("plain", ((low, low), (high, low), (high, high), (low, high)))


def lines_through(
    places: list[tuple[int, int]], xy: list[tuple[float, float]], steps: list[tuple[int, int]]
) -> tuple[Segment, ...]:
    """Return the lines that join the lattice points along each of the steps, from end to end."""
    at = dict(zip(places, xy, strict=True))
    lines: list[Segment] = []
    for right, up in steps:
        for column, row in places:
            if (column - right, row - up) in at:
                continue
            end = (column, row)
            while (end[0] + right, end[1] + up) in at:
                end = (end[0] + right, end[1] + up)
            if end != (column, row):
                lines.append(Segment(*at[column, row], *at[end]))
    return tuple(lines)


def square_grid(size: int) -> Board:
    """Construct the board of the intersections of a size×size grid; its directions are SQUARE_STEPS."""
    places = square_places(size)
    xy = [(float(column), float(row)) for column, row in places]
    last = float(size - 1)
    return Board(
        places,
        SQUARE_STEPS,
        [point_name(column, row) for column, row in places],
        xy,
        square_edges(places, size),
        Drawing(
            (square_ground(last, 0.5),),
            lines_through(places, xy, [(1, 0), (0, 1)]),
            square_edge_lines(last, 0.62),
            square_labels(size, 1.0),
            tuple([0.43] * len(places)),
        ),
    )
