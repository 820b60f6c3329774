"""Static proofs in Qualos: points that can never change hands, and wins by chains of them."""

from librt.vecs import vec
from mypy_extensions import i64

from escabel_gui.engine.heuristics.qualos.connectivity import QualosConnectivity
from escabel_gui.rules.boards import DIRECTIONS
from escabel_gui.rules.games.quabble import ADJOINING
from escabel_gui.rules.games.qualos import Qualos
from escabel_gui.rules.state import BLACK, EMPTY, NOBODY, OFF_BOARD, WHITE, State


class SettledPoints:
    """Points that belong to a color for good.

    A light stone beside a dark square settles one of its lines of sight: nothing can come between. If the enemy can
    have no turn on a dark square any more, whatever else happens, it is a color's for good, as light stones are. A
    chain of such points has won: no way of the enemy leads across it, and one of the two connects in the end.
    """

    def __init__(self, game: Qualos) -> None:
        self.game = game
        points = int(game.board.points)
        self.stride: i64 = points + 1
        # by point: the color that owns it for good
        self.stable_owner: vec[i64] = vec[i64]([EMPTY] * points + [OFF_BOARD])
        self.settled: vec[i64] = vec[i64]([0] * (3 * (points + 1)))  # by color and dark square: lines of sight
        self.connectivity = QualosConnectivity(game)  # of settled points
        dark = [point for point in range(points) if game.squares.is_dark[point]]
        self.dark: vec[i64] = vec[i64](dark)
        light = [point for point in range(points) if not game.squares.is_dark[point]]
        self.light: vec[i64] = vec[i64](light)

    def load_position(self, state: State) -> i64:
        """Find the settled points of a position; returns the color that they prove to win, or NOBODY."""
        owner = state.owner
        stable_owner = self.stable_owner
        settled = self.settled
        neighbor = self.game.board.neighbor
        stride = self.stride
        for point in self.dark:
            settled[BLACK * stride + point] = 0
            settled[WHITE * stride + point] = 0
            stable_owner[point] = EMPTY
        for point in self.light:
            color = owner[point]
            stable_owner[point] = color
            if color != EMPTY:
                base = color * stride
                first = point * DIRECTIONS
                for place in range(first, first + ADJOINING):
                    settled[base + neighbor[place]] += 1
        for point in self.dark:
            if self.is_stable(BLACK, point, owner[point]):
                stable_owner[point] = BLACK
            elif self.is_stable(WHITE, point, owner[point]):
                stable_owner[point] = WHITE
        self.connectivity.load_position(stable_owner)
        if self.connectivity.reaches_far[BLACK]:
            return BLACK
        return WHITE if self.connectivity.reaches_far[WHITE] else NOBODY

    def is_stable(self, color: i64, dark: i64, owner: i64) -> bool:
        """Return whether the enemy of a color can never again play on a dark square with this owner."""
        margin = 2 * self.settled[color * self.stride + dark] - self.game.adjoining[dark]
        return margin > 0 if owner == EMPTY else owner == color and margin >= 0
