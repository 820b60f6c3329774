"""Incremental connectivity of Qualos boards: stones that the near edges reach."""

from librt.vecs import vec
from mypy_extensions import i64

from escabel_gui.rules.boards import BLACK_FAR, BLACK_NEAR, DIRECTIONS, WHITE_FAR, WHITE_NEAR
from escabel_gui.rules.games.qualos import Qualos
from escabel_gui.rules.state import BLACK, WHITE


class QualosConnectivity:
    """Marks of the stones of each color that are connected with its near edge, or have been since the last flood.

    The mark spreads to each stone that a color gains beside a marked one: so all that the near edge reaches is always
    marked. What a flip cuts off keeps its mark; so when the mark comes to the far edge, a flood tells the truth. A
    stone is marked with the number of its flood, which is higher than those before: nothing need be cleared.
    """

    def __init__(self, game: Qualos) -> None:
        self.game = game
        points = int(game.board.points)
        self.stride: i64 = points + 1
        self.owner: vec[i64] = vec[i64]([0])  # of the position that is followed
        self.marks: vec[i64] = vec[i64]([0] * (3 * (points + 1)))  # by color and point
        self.epoch_counter: i64 = 0
        self.epochs: vec[i64] = vec[i64]([0] * 3)  # by color: the number of its last flood
        self.reaches_far: vec[i64] = vec[i64]([0] * 3)  # by color: whether the mark came to the far edge
        self.queue: vec[i64] = vec[i64]([0] * points)
        self.near: vec[i64] = vec[i64]([0, BLACK_NEAR, WHITE_NEAR])
        self.far: vec[i64] = vec[i64]([0, BLACK_FAR, WHITE_FAR])
        self.links: vec[i64] = game.links

    def load_position(self, owner: vec[i64]) -> None:
        """Mark the stones of a position, in which there may be chains; `owner` is shared."""
        self.owner = owner
        self.reflood(BLACK)
        self.reflood(WHITE)

    def reflood(self, color: i64) -> bool:
        """Mark what the near edge reaches, from scratch; returns whether it reaches the far edge."""
        owner = self.owner
        starts = self.game.black_near if color == BLACK else self.game.white_near
        self.epoch_counter += 1
        self.epochs[color] = self.epoch_counter
        self.reaches_far[color] = 0
        base = color * self.stride
        for point in starts:
            if owner[point] == color and self.marks[base + point] != self.epoch_counter:
                self.flood_from(point, color)
        return self.reaches_far[color] > 0

    def add_stone(self, point: i64, color: i64) -> bool:
        """Update the marks after a placement or flip; returns whether the color has a chain now."""
        marks = self.marks
        number = self.epochs[color]
        base = color * self.stride
        marks[(3 - color) * self.stride + point] = 0
        is_reached = self.game.board.edges[point] & self.near[color] != 0
        neighbor = self.game.board.neighbor
        slot = point * DIRECTIONS
        end = slot + self.links[point]
        while slot < end and not is_reached:
            is_reached = marks[base + neighbor[slot]] == number
            slot += 1
        if is_reached:
            self.flood_from(point, color)
        return self.reaches_far[color] > 0 and self.reflood(color)

    def flood_from(self, start: i64, color: i64) -> None:
        """Mark a stone and the unmarked stones connected with it."""
        owner = self.owner
        marks = self.marks
        queue = self.queue
        links = self.links
        neighbor = self.game.board.neighbor
        edges = self.game.board.edges
        far = self.far[color]
        number = self.epochs[color]
        base = color * self.stride
        marks[base + start] = number
        queue[0] = start
        count: i64 = 1
        while count > 0:
            count -= 1
            point = queue[count]
            if edges[point] & far:
                self.reaches_far[color] = 1
            first = point * DIRECTIONS
            for slot in range(first, first + links[point]):
                other = neighbor[slot]
                if owner[other] == color and marks[base + other] != number:
                    marks[base + other] = number
                    queue[count] = other
                    count += 1
