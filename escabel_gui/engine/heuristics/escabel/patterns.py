"""Pattern policy of Escabel: adds height patterns of corners, which decide crosscuts."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from escabel_gui.engine.heuristics.distance_patterns import DistancePatternPolicy
from escabel_gui.engine.heuristics.escabel.evaluator import EscabelEvaluator
from escabel_gui.rules.boards import DIRECTIONS
from escabel_gui.rules.games.escabel import ORTHOGONAL, Escabel
from escabel_gui.rules.moves import PLACE, STEP, move_kind, move_point
from escabel_gui.rules.state import State, is_stack

# What a neighbor is beside a new stack: empty or an edge, or a stack of either color, lower, as high, or higher.
NUM_NEIGHBOR_CLASSES: Final = 7
NUM_CORNER_PATTERNS: Final = NUM_NEIGHBOR_CLASSES * NUM_NEIGHBOR_CLASSES * NUM_NEIGHBOR_CLASSES


class EscabelPatternPolicy(DistancePatternPolicy):
    """Pattern policy with corners: three neighbors that make a 2×2 area, by owner and relative height."""

    def __init__(self, game: Escabel, evaluator: EscabelEvaluator) -> None:
        super().__init__(
            game,
            evaluator,
            [
                ("corners", 2 * NUM_CORNER_PATTERNS),
                ("corners left behind", NUM_CORNER_PATTERNS),
            ],
        )
        self.game = game
        self.position = game.start()  # the one looked at last
        self.corner_group: i64 = self.feature_groups["corners"]
        self.source_corner_group: i64 = self.feature_groups["corners left behind"]
        self.neighbor_classes: vec[i64] = vec[i64]([0] * DIRECTIONS)  # scratch

    def prepare_position(self, state: State, last: i64) -> None:
        super().prepare_position(state, last)
        self.position = state

    def kind(self, move: i64) -> i64:
        """Return the kind of a move; growth of a stack is the third kind, known only from learning."""
        if self.game.has_growth and move_kind(move) == PLACE:
            before: i64 = 1 if move == self.last else 0  # the piece placed last
            return 2 if self.position.height[move_point(move)] > before else 0
        return super().kind(move)

    def extract_features(self, state: State, move: i64) -> i64:
        """Extract features of the board, corners at target and source, and paths."""
        count = super().extract_features(state, move)
        source = move_point(move)
        kind = self.kind(move)
        target = source
        if kind == 1:
            target = self.game.board.neighbor[source * DIRECTIONS + move_kind(move) - STEP]
        if kind < 2:
            count = self.extract_corner_features(
                state, target, state.height[target] + 1, self.corner_group + kind * NUM_CORNER_PATTERNS, count
            )
        if kind == 1:
            count = self.extract_corner_features(state, source, state.height[source], self.source_corner_group, count)
        return self.extract_path_features(state, kind, target, count)

    def extract_corner_features(self, state: State, point: i64, height: i64, group: i64, count: i64) -> i64:
        """Add the four corners of a stack of a height; returns the number of features then."""
        features = self.features
        neighbor_classes = self.neighbor_classes
        neighbor = self.game.board.neighbor
        for direction in range(DIRECTIONS):
            neighbor_classes[direction] = neighbor_class(state, neighbor[point * DIRECTIONS + direction], height)
        for direction in range(ORTHOGONAL):
            low = neighbor_classes[direction]
            high = neighbor_classes[(direction + 1) % ORTHOGONAL]
            if low > high:
                low, high = high, low
            features[count] = (
                group
                + (neighbor_classes[ORTHOGONAL + direction] * NUM_NEIGHBOR_CLASSES + low) * NUM_NEIGHBOR_CLASSES
                + high
            )
            count += 1
        return count


def neighbor_class(state: State, point: i64, height: i64) -> i64:
    """Return the class of a neighbor beside a stack of a height: 0 if empty, 1 to 3 own, 4 to 6 the opponent's."""
    owner = state.owner[point]
    if not is_stack(owner):
        return 0
    other = state.height[point]
    rank: i64 = 1 if other < height else 2 if other == height else 3
    return rank if owner == state.turn else rank + 3
