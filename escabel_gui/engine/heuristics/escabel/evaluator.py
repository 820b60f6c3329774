"""Evaluator of Escabel by shortest-path distance."""

from librt.vecs import vec
from mypy_extensions import i64

from escabel_gui.engine.heuristics.distance_evaluator import DistanceEvaluator
from escabel_gui.engine.heuristics.shortest_paths import MOVE_COST
from escabel_gui.rules.boards import DIRECTIONS
from escabel_gui.rules.games.escabel import ORTHOGONAL, Escabel
from escabel_gui.rules.moves import PLACE, move_kind, move_point
from escabel_gui.rules.state import EMPTY, State, opponent


class EscabelEvaluator(DistanceEvaluator):
    """Distance evaluator: a path without cost is a chain, which wins unless the next move cuts it."""

    def __init__(self, game: Escabel) -> None:
        super().__init__(game, [int(point) for point in game.board.neighbor])
        self.game = game

    def evaluate(self, state: State, moves: vec[i64], count: i64, move_bonuses: vec[float]) -> tuple[float, bool]:
        """Evaluate as all games do, but give growth a bonus only where it decides a crosscut, not on a path."""
        result = super().evaluate(state, moves, count, move_bonuses)
        if self.game.has_growth:
            for k in range(count):
                point = move_point(moves[k])
                if move_kind(moves[k]) == PLACE and state.owner[point] != EMPTY:
                    move_bonuses[k] = 0.0 if self.decides_crosscut(state, point) else -1.0
        return result

    def decides_crosscut(self, state: State, point: i64) -> bool:
        """Return whether one more piece on a stack connects it in a crosscut, or cuts the enemies there."""
        game = self.game
        neighbor = game.board.neighbor
        height = state.height
        mine = height[point]
        for diagonal in range(ORTHOGONAL, DIRECTIONS):
            if game.is_crosscut(state, point, diagonal):
                base = point * DIRECTIONS
                other = height[neighbor[base + diagonal]]
                third = height[neighbor[base + diagonal - ORTHOGONAL]]
                fourth = height[neighbor[base + (diagonal - 3) % ORTHOGONAL]]
                if game.wins_crosscut(mine + 1, other, third, fourth) != game.wins_crosscut(mine, other, third, fourth):
                    return True
                if game.wins_crosscut(third, fourth, mine + 1, other) != game.wins_crosscut(third, fourth, mine, other):
                    return True
        return False

    def can_end_next_ply(self, my_length: i64, their_length: i64) -> bool:
        """Return whether the opponent has a chain."""
        return their_length == 0

    def set_costs(self, state: State, color: i64) -> None:
        """Set the costs of all points and the diagonals that a color can use."""
        node_costs = self.paths.node_costs
        for point in range(self.board.points):
            node_costs[point] = self.cost(state, point, color)
        self.set_diagonal_adjacency(state, color)

    def cost(self, state: State, point: i64, color: i64) -> i64:
        """Return about how many half turns a color needs to own a point.

        An enemy stack is taken by a step from a stack of its height; where there is none, it takes longer.
        """
        game = self.game
        owner = state.owner[point]
        if owner == color:
            return 0
        if owner == EMPTY:
            return MOVE_COST
        for direction in range(ORTHOGONAL):
            other = game.board.neighbor[point * DIRECTIONS + direction]
            if state.owner[other] == color and state.height[other] == state.height[point]:
                return 2 * MOVE_COST
        return 3 * MOVE_COST

    # A diagonal between two enemies is cut if both its stacks would lose the crosscut at the least heights that they
    # can have when both are the color's own.

    def set_diagonal_adjacency(self, state: State, color: i64) -> None:
        """Make the diagonals adjacent that are not cut for a color."""
        game = self.game
        adjacency = self.paths.adjacency
        neighbor = game.board.neighbor
        owner = state.owner
        height = state.height
        enemy = opponent(color)
        beyond = game.board.points
        for point in range(game.board.points):
            base = point * DIRECTIONS
            for diagonal in range(ORTHOGONAL, ORTHOGONAL + 2):  # towards the row above
                other = neighbor[base + diagonal]
                third = neighbor[base + diagonal - ORTHOGONAL]
                fourth = neighbor[base + diagonal - ORTHOGONAL + 1]
                is_open = True
                if owner[third] == enemy and owner[fourth] == enemy:
                    first_height = height[point] + i64(owner[point] != color)
                    second_height = height[other] + i64(owner[other] != color)
                    is_open = game.wins_crosscut(first_height, second_height, height[third], height[fourth])
                adjacency[base + diagonal] = other if is_open else beyond
                if other < beyond:
                    adjacency[other * DIRECTIONS + diagonal + 2] = point if is_open else beyond
