"""Pattern policy of Quabble and its relatives in which stones stay: control of dark squares, and paths."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from escabel_gui.engine.heuristics.evaluator import Evaluator
from escabel_gui.engine.heuristics.move_patterns import OPPONENT, OUTSIDE, OWN, PatternPolicy
from escabel_gui.engine.heuristics.quabble.shortest_paths import QuabblePaths
from escabel_gui.engine.heuristics.shortest_paths import turns_to_connect
from escabel_gui.rules.boards import DIRECTIONS
from escabel_gui.rules.games.quabble import ADJOINING, Quabble
from escabel_gui.rules.moves import NO_MOVE, PASS, move_kind, move_point
from escabel_gui.rules.state import BLACK, EMPTY, WHITE, State, is_stack, opponent

# What a dark square is to the mover: none, a stone of either color, or empty; then by what both lack there, inside and
# on the border.
NUM_MISSING_BINS: Final = 4
NUM_CONTROL_STATES: Final = 3 + 2 * NUM_MISSING_BINS * NUM_MISSING_BINS
INSIDE: Final = 4  # light squares that adjoin a dark one that is not on the border
NUM_CORNER_PATTERNS: Final = NUM_CONTROL_STATES * NUM_CONTROL_STATES * 4
NUM_EXCESS_BINS: Final = 8  # excess lengths in half turns, the last bin open-ended
NUM_URGENCY_BINS: Final = 6  # turns to connect, the last bin open-ended
NUM_CAPTURE_BINS: Final = 5  # dark squares captured by one move, from 0


class QuabblePatternPolicy(PatternPolicy):
    """Pattern policy with control states of dark squares, corners, captures and paths.

    A corner is two dark squares that adjoin a light one, and the other light square that adjoins both.
    """

    def __init__(self, game: Quabble, evaluator: Evaluator) -> None:
        super().__init__(
            game,
            evaluator,
            [
                ("standings", NUM_CONTROL_STATES),
                ("corners", NUM_CORNER_PATTERNS),
                ("won", NUM_CAPTURE_BINS * NUM_CAPTURE_BINS),
                ("ways", 2 * NUM_URGENCY_BINS * NUM_URGENCY_BINS * NUM_EXCESS_BINS * NUM_EXCESS_BINS),
                ("shared", NUM_CONTROL_STATES),
            ],
        )
        self.game = game
        self.paths = QuabblePaths(game)
        self.control_group: i64 = self.feature_groups["standings"]
        self.corner_group: i64 = self.feature_groups["corners"]
        self.capture_group: i64 = self.feature_groups["won"]
        self.excess_group: i64 = self.feature_groups["ways"]
        self.shared_group: i64 = self.feature_groups["shared"]
        steps = game.board.steps
        self.between: vec[i64] = vec[i64](  # by direction k: that of the light square between k and k + 1
            [
                steps.index((steps[k][0] + steps[(k + 1) % ADJOINING][0], steps[k][1] + steps[(k + 1) % ADJOINING][1]))
                for k in range(ADJOINING)
            ]
        )
        self.control_states: vec[i64] = vec[i64]([0] * ADJOINING)  # scratch
        # by point: 1 if it is or adjoins the last move
        self.is_near_last: vec[i64] = vec[i64]([0] * (int(game.board.points) + 1))
        self.recent_points: vec[i64] = vec[i64]([0] * (ADJOINING + 1))
        self.recent_count: i64 = 0  # their number

    def kind(self, move: i64) -> i64:
        """Return 0 for stones on light squares and 2 for stones on dark squares."""
        return 0 if self.game.adjoining[move_point(move)] == 0 else 2

    def prepare_position(self, state: State, last: i64) -> None:
        """Compute both colors' paths and mark the points next to the last move."""
        super().prepare_position(state, last)
        self.paths.compute(state, BLACK)
        self.paths.compute(state, WHITE)
        while self.recent_count > 0:
            self.recent_count -= 1
            self.is_near_last[self.recent_points[self.recent_count]] = 0
        if last == NO_MOVE or move_kind(last) >= PASS:
            return
        point = move_point(last)
        self.mark_recent(point)
        first = point * DIRECTIONS
        for slot in range(first, first + ADJOINING):
            self.mark_recent(self.game.board.neighbor[slot])

    def mark_recent(self, point: i64) -> None:
        """Mark a point as next to the last move."""
        self.is_near_last[point] = 1
        self.recent_points[self.recent_count] = point
        self.recent_count += 1

    def extract_features(self, state: State, move: i64) -> i64:
        """Extract features of the board, of dark squares and of paths."""
        count = super().extract_features(state, move)
        features = self.features
        paths = self.paths
        me = state.turn
        enemy = opponent(me)
        point = move_point(move)
        mine = me * paths.stride + point
        theirs = enemy * paths.stride + point
        kind: i64 = 0
        if self.game.adjoining[point] > 0:
            kind = 1
            features[count] = self.control_group + self.control_state(state, point)
            count += 1
        else:
            count = self.extract_dark_square_features(state, point, count)
        my_turns = min(turns_to_connect(paths.path_length[me]), NUM_URGENCY_BINS - 1)
        their_turns = min(turns_to_connect(paths.path_length[enemy]), NUM_URGENCY_BINS - 1)
        urgency = (kind * NUM_URGENCY_BINS + my_turns) * NUM_URGENCY_BINS + their_turns
        excess = min(paths.excess[mine], NUM_EXCESS_BINS - 1) * NUM_EXCESS_BINS + min(
            paths.excess[theirs], NUM_EXCESS_BINS - 1
        )
        features[count] = self.excess_group + urgency * NUM_EXCESS_BINS * NUM_EXCESS_BINS + excess
        return count + 1

    def extract_dark_square_features(self, state: State, point: i64, count: i64) -> i64:
        """Add the features of the dark squares that adjoin a light one; returns the number of features then."""
        features = self.features
        control_states = self.control_states
        neighbor = self.game.board.neighbor
        missing = self.paths.missing
        mine = state.turn * self.paths.stride
        theirs = opponent(state.turn) * self.paths.stride
        won: i64 = 0
        saved: i64 = 0
        for direction in range(ADJOINING):
            dark = neighbor[point * DIRECTIONS + direction]
            control_state = self.control_state(state, dark)
            control_states[direction] = control_state
            features[count] = self.control_group + control_state
            count += 1
            if state.owner[dark] == EMPTY:
                won += i64(missing[mine + dark] == 1)
                saved += i64(missing[theirs + dark] == 1)
            if self.is_near_last[dark] > 0 and control_state > 0:
                features[count] = self.shared_group + control_state
                count += 1
        features[count] = self.capture_group + won * NUM_CAPTURE_BINS + saved
        count += 1
        for direction in range(ADJOINING):
            low = control_states[direction]
            high = control_states[(direction + 1) % ADJOINING]
            if low > high:
                low, high = high, low
            light = state.owner[neighbor[point * DIRECTIONS + self.between[direction]]]
            face: i64 = 0
            if light == state.turn:
                face = OWN
            elif is_stack(light):
                face = OPPONENT
            elif light != EMPTY:
                face = OUTSIDE
            features[count] = self.corner_group + (face * NUM_CONTROL_STATES + low) * NUM_CONTROL_STATES + high
            count += 1
        return count

    def control_state(self, state: State, dark: i64) -> i64:
        """Return the state of a dark square for the mover: none, a stone, or what both colors lack there."""
        owner = state.owner[dark]
        if owner == EMPTY:
            missing = self.paths.missing
            stride = self.paths.stride
            mine = min(missing[state.turn * stride + dark], NUM_MISSING_BINS - 1)
            theirs = min(missing[opponent(state.turn) * stride + dark], NUM_MISSING_BINS - 1)
            border: i64 = 0 if self.game.adjoining[dark] == INSIDE else 1
            return 3 + (border * NUM_MISSING_BINS + mine) * NUM_MISSING_BINS + theirs
        return 0 if not is_stack(owner) else 1 if owner == state.turn else 2
