"""Connectivity of Abande's band: sets of points as bitboards."""

from librt.vecs import vec
from mypy_extensions import i64

from escabel_gui.rules.boards import DIRECTIONS, Board
from escabel_gui.rules.state import State, is_stack


class GroupBitboard:
    """Bitboards of a board: rows with an empty column between them, so that no shift leads round the end of a row.

    A board has up to 7 rows and columns, as a number has 62 bits.
    """

    def __init__(self, board: Board) -> None:
        width = 1 + max(column for column, _ in board.lattice)
        places = [row * (width + 1) + column for column, row in board.lattice]
        points = range(len(places))
        self.points: i64 = len(places)
        self.bits: vec[i64] = vec[i64]([1 << place for place in places])
        self.near: vec[i64] = vec[i64](
            [sum(1 << places[other] for other in board.neighbors(point)) for point in points]
        )
        forward = [d for d, (right, up) in enumerate(board.steps) if (up, right) > (0, 0)]
        self.axes: i64 = len(forward)
        # By axis: by how many bits a step forward moves a point, and the points that it may leave.
        self.shifts: vec[i64] = vec[i64]([board.steps[d][1] * (width + 1) + board.steps[d][0] for d in forward])
        self.leaving: vec[i64] = vec[i64](
            [sum(1 << places[p] for p in points if board.neighbor[p * DIRECTIONS + d] != board.points) for d in forward]
        )

    def stacks(self, state: State) -> i64:
        """Return the bitboard of the points with stacks."""
        owner = state.owner
        bits = self.bits
        found: i64 = 0
        for point in range(self.points):
            if is_stack(owner[point]):
                found |= bits[point]
        return found

    def spread(self, found: i64, stacks: i64, goal: i64) -> i64:
        """Return all stacks connected with those in `found`; fewer as soon as the goal is among them."""
        shifts = self.shifts
        leaving = self.leaving
        axes = self.axes
        while True:
            before = found
            for axis in range(axes):
                shift = shifts[axis]
                leave = leaving[axis]
                found |= ((found & leave) << shift | found >> shift & leave) & stacks
            if found == before or found & goal == goal:
                return found

    def stays_connected_without(self, stacks: i64, point: i64) -> bool:
        """Return whether the other stacks are one group without the one on `point`."""
        around = self.near[point] & stacks
        return self.spread(around & -around, stacks & ~self.bits[point], around) & around == around
