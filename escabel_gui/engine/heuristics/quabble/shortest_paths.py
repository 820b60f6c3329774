"""Shortest paths of both colors in Quabble and its relatives in which stones stay."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from escabel_gui.engine.heuristics.shortest_paths import IMPASSABLE, MOVE_COST, ShortestPaths, chain_adjacency
from escabel_gui.rules.boards import DIRECTIONS
from escabel_gui.rules.games.quabble import ADJOINING, Quabble
from escabel_gui.rules.state import EMPTY, State

# The cost of an empty dark square on a path is divided between its two sides, by the light squares that the color lacks
# there and by what is on the side: a stone or an edge; an empty light square, which the path takes, too; or an empty
# dark square, which partly needs the same light squares.
NUM_SIDE_KINDS: Final = 3
BESIDE_STONE: Final = 0
BESIDE_LIGHT: Final = 1
BESIDE_DARK: Final = 2
SIDE_COSTS: Final = ((0, 0, 0), (1, 0, 0), (2, 0, 1), (3, 1, 1))  # by what is lacking


class QuabblePaths:
    """Shortest paths between a color's edges, in half turns without replies of the opponent."""

    def __init__(self, game: Quabble) -> None:
        self.game = game
        points = int(game.board.points)
        shades = game.squares.is_dark
        self.dark: vec[i64] = vec[i64]([point for point in range(points) if shades[point]])
        self.paths = ShortestPaths(game.board.points, chain_adjacency(game.board, game.links))
        opposite_direction = list(range(DIRECTIONS))
        for direction, (right, up) in enumerate(game.board.steps):
            opposite_direction[direction] = game.board.steps.index((-right, -up))
        self.opposite_direction: vec[i64] = vec[i64](opposite_direction)  # by direction: the opposite one
        self.side_costs: vec[i64] = vec[i64]([cost for sides in SIDE_COSTS for cost in sides])
        self.stride: i64 = points + 1  # of what is kept by color and point
        self.missing: vec[i64] = vec[i64]([0] * (3 * (points + 1)))  # to control a dark square; 0 for all others
        self.path_length: vec[i64] = vec[i64]([0] * 3)  # by color: length of the shortest path
        self.excess: vec[i64] = vec[i64]([0] * (3 * (points + 1)))  # by color and point: excess length of paths over it

    def compute(self, state: State, color: i64) -> i64:
        """Set a color's excess lengths by point; returns its shortest path's length."""
        board = self.game.board
        paths = self.paths
        through = paths.through
        self.set_costs(state, color)
        shortest = paths.compute(board.edges, color)
        self.path_length[color] = shortest
        base = color * self.stride
        excess = self.excess
        for point in range(board.points):
            excess[base + point] = through[point] - shortest
        return shortest

    def set_costs(self, state: State, color: i64) -> None:
        """Set the costs of points and edges for a color."""
        owner = state.owner
        adjoining = self.game.adjoining
        node_costs = self.paths.node_costs
        base = color * self.stride
        for point in range(self.game.board.points):
            self.missing[base + point] = 0
            if owner[point] == color:
                node_costs[point] = 0
            elif owner[point] != EMPTY:
                node_costs[point] = IMPASSABLE
            elif adjoining[point] == 0:
                node_costs[point] = MOVE_COST
            else:
                node_costs[point] = 0
                missing = self.game.majority[point] - self.game.held(state, point, color)
                self.missing[base + point] = missing if missing > 0 else 0
        for point in self.dark:
            if node_costs[point] < IMPASSABLE:
                self.set_edge_costs(state, color, point)

    def set_edge_costs(self, state: State, color: i64, dark: i64) -> None:
        """Set the edge costs between a dark square and those that a color may come to own."""
        neighbor = self.game.board.neighbor
        edge_costs = self.paths.edge_costs
        node_costs = self.paths.node_costs
        self.paths.entry_costs[dark] = self.side_cost(state, color, dark, BESIDE_STONE)
        for direction in range(DIRECTIONS):
            slot = dark * DIRECTIONS + direction
            other = neighbor[slot]
            if node_costs[other] < IMPASSABLE:
                is_stone = state.owner[other] == color
                if direction < ADJOINING:
                    cost = self.side_cost(state, color, dark, BESIDE_STONE if is_stone else BESIDE_LIGHT)
                    edge_costs[other * DIRECTIONS + self.opposite_direction[direction]] = cost
                else:
                    is_mine = state.owner[dark] == color
                    cost = self.side_cost(state, color, dark, BESIDE_STONE if is_stone else BESIDE_DARK)
                    cost += self.side_cost(state, color, other, BESIDE_STONE if is_mine else BESIDE_DARK)
                edge_costs[slot] = cost

    def side_cost(self, state: State, color: i64, dark: i64, beside: i64) -> i64:
        """Return the cost of one side of a dark square: 0 with a stone of one's own."""
        return self.side_costs[self.missing[color * self.stride + dark] * NUM_SIDE_KINDS + beside]
