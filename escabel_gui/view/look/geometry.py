"""Scene coordinates of the points of a board, either way up."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF

from escabel_gui.rules.boards import Board

UNIT: Final = 100.0  # scene units for one board unit
MARGIN: Final = 0.12  # board units round everything
ASIDE: Final = 0.9  # how much farther off a point is to the point cursor for lying aside
SLAB: Final = 0.26  # board units by which the wood goes beyond the tiles, to bear the colored edges
ROUND: Final = 0.03  # and where there are none, for its corners to be round


class Geometry:
    """Map from board coordinates (y upwards) to scene coordinates (y downwards), flipped by half a turn or not."""

    def __init__(self, board: Board, is_flipped: bool = False, has_labels: bool = True) -> None:
        self.board = board
        self.has_labels = has_labels
        self.sign = -1.0 if is_flipped else 1.0
        self.slab = SLAB if board.drawing.edge_lines else ROUND
        self._bounds = self._find_bounds()  # every item on the board asks for them all the time

    def at(self, x: float, y: float) -> QPointF:
        return QPointF(self.sign * x * UNIT, -self.sign * y * UNIT)

    def center(self, point: int) -> QPointF:
        return self.at(*self.board.xy[point])

    def radius(self, point: int) -> float:
        return self.board.drawing.radius[point] * UNIT

    def bounds(self) -> QRectF:
        """Return the rectangle of wood, edges, pieces and labels, symmetric to the left and right."""
        return self._bounds

    def _find_bounds(self) -> QRectF:
        drawing, points = self.board.drawing, self.board.xy
        things = [(x, y, self.slab, self.slab) for tile in drawing.tiles for x, y in tile.corners]
        things += [(x, y, 0.0, 0.0) for edge in drawing.edge_lines for x, y in edge.corners]
        things += [(label.x, label.y, 0.3, 0.25) for label in (drawing.labels if self.has_labels else ())]
        things += [(x, y, radius, radius) for (x, y), radius in zip(points, drawing.radius, strict=True)]
        left, right = min(x - aside for x, _, aside, _ in things), max(x + aside for x, _, aside, _ in things)
        low, high = min(y - up for _, y, _, up in things), max(y + up for _, y, _, up in things)
        middle = sum(x for x, _ in points) / len(points)
        reach = max(middle - left, right - middle)
        margin = MARGIN * UNIT
        inside = QRectF(self.at(middle - reach, high), self.at(middle + reach, low)).normalized()
        return inside.adjusted(-margin, -margin, margin, margin)

    def point_at(self, position: QPointF) -> int | None:
        """Return the point that a scene position is nearest to, measured in its radii; None if none is within 1.5."""
        best, best_distance = None, 1.5
        for point in range(int(self.board.points)):
            offset = self.center(point) - position
            distance = (offset.x() ** 2 + offset.y() ** 2) ** 0.5 / self.radius(point)
            if distance < best_distance:
                best, best_distance = point, distance
        return best

    def next_point(self, point: int, right: int, up: int) -> int:
        """Return the point that an arrow key leads to (one of `right`, `up` is 0).

        Where it could go to either side, as on boards of triangles or with points between others, the sides take turns:
        a key that is pressed again and again leads along the row, and every point can be reached.
        """
        start = self.center(point)
        ways: list[tuple[float, float, float, int]] = []  # cost, along, aside, and the point
        for other in range(int(self.board.points)):
            offset = self.center(other) - start
            along = offset.x() * right - offset.y() * up
            aside = offset.x() * up + offset.y() * right
            if along > 1.0:
                ways.append((along + ASIDE * abs(aside), along, aside, other))
        if not ways:
            return point
        least, along, _, _ = min(ways)
        is_odd = round((start.x() * right - start.y() * up) / along) % 2 == 1
        nearest = [way for way in ways if way[0] < least + 1.0]
        return min(nearest, key=lambda way: way[2] if is_odd else -way[2])[3]
