"""Features of a position of Escabel, on boards of any size, for its value network.

Each is a number. They are seen with the eyes of the color to move, whose edges are below and above, as in
PatternPolicy: for White, columns and rows change places. So no feature says whose turn it is.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from escabel_gui.engine.heuristics.distance_evaluator import DistanceEvaluator
from escabel_gui.rules.games.escabel import Escabel
from escabel_gui.rules.state import EMPTY, State, opponent

# Classes of points: 0 is empty, 1 to 3 are own stacks by height, 4 to 6 the opponent's; the last ones are open-ended.
# Beyond the edges of a color lie stacks of it that are high.
NUM_STACK_CLASSES: Final = 7
MAX_HEIGHT: Final = 3

# A window is an area of two by three points, a number of six digits; a pair of points beside each other is two of them.
PAIR_CODES: Final = NUM_STACK_CLASSES * NUM_STACK_CLASSES
WINDOW_CODES: Final = PAIR_CODES * PAIR_CODES * PAIR_CODES

NUM_LENGTHS: Final = 64  # of a shortest path, in half turns
NUM_PAIRED_LENGTHS: Final = 25  # of two of them, the last one open-ended
MAX_LEAD: Final = 20  # half turns, by which one path is longer than the other
NUM_SIZES: Final = 20  # of boards
NUM_BOTTLENECKS: Final = 8  # points alone on the shortest paths, the last number open-ended
NUM_DETOURS: Final = 4  # classes of excess lengths: none, a turn, two turns, more

WIDE_WINDOWS: Final = 0  # the first feature of each kind: windows of two rows …
TALL_WINDOWS: Final = WIDE_WINDOWS + WINDOW_CODES  # … and of two columns
OWN_LENGTHS: Final = TALL_WINDOWS + WINDOW_CODES
ENEMY_LENGTHS: Final = OWN_LENGTHS + NUM_LENGTHS
PAIRED_LENGTHS: Final = ENEMY_LENGTHS + NUM_LENGTHS
LEADS: Final = PAIRED_LENGTHS + NUM_PAIRED_LENGTHS * NUM_PAIRED_LENGTHS
OWN_BOTTLENECKS: Final = LEADS + 2 * MAX_LEAD + 1
ENEMY_BOTTLENECKS: Final = OWN_BOTTLENECKS + NUM_BOTTLENECKS
POINTS: Final = ENEMY_BOTTLENECKS + NUM_BOTTLENECKS
SIZES: Final = POINTS + NUM_STACK_CLASSES * NUM_DETOURS * NUM_DETOURS
OPTIONS: Final = SIZES + NUM_SIZES
NUM_FEATURES: Final = OPTIONS + 3

NUM_MIRROR_IMAGES: Final[i64] = 4  # of a window, itself among them


class PositionFeatures:
    """Features of one position at a time; features that occur twice are listed twice."""

    def __init__(self, game: Escabel) -> None:
        size = int(game.size)
        self.size: i64 = size
        self.points: i64 = size * size
        self.stride: i64 = size + 2  # of a board with a rim
        width = size + 2
        rim = [0] * (width * width)
        for k in range(1, size + 1):
            rim[k] = rim[(size + 1) * width + k] = int(MAX_HEIGHT)
            rim[k * width] = rim[k * width + size + 1] = 2 * int(MAX_HEIGHT)
        self.stacks: vec[i64] = vec[i64](rim)
        rows = [(row, column) for row in range(1, size + 1) for column in range(1, size + 1)]
        self.places: vec[i64] = vec[i64](  # by color and point: where it lies on the board with a rim
            [0] * len(rows)
            + [row * width + column for row, column in rows]
            + [column * width + row for row, column in rows]
        )
        options = [game.has_tiebreak, game.moves_in_crosscuts_only, game.has_growth]
        constant = [SIZES + size] + [OPTIONS + k for k, is_chosen in enumerate(options) if is_chosen]
        self.num_constant: i64 = len(constant)
        most = len(constant) + 2 * size * (size + 1) + size * size + 6
        self.features: vec[i64] = vec[i64](constant + [0] * most)  # begins with those of every position
        self.detours: vec[i64] = vec[i64]([0, 1, 1, 2, 2])  # class by excess length; beyond it is the last one

    def extract(self, state: State, evaluator: DistanceEvaluator) -> i64:
        """List the features of a position that the evaluator has evaluated just now; returns their number."""
        count = self.extract_paths(state.turn, evaluator)
        count = self.extract_points(state, evaluator, count)
        count = self.extract_windows(WIDE_WINDOWS, self.stride, 1, count)
        return self.extract_windows(TALL_WINDOWS, 1, self.stride, count)

    def extract_paths(self, me: i64, evaluator: DistanceEvaluator) -> i64:
        """List how long the shortest paths of both colors are, and how many bottlenecks they have."""
        features = self.features
        enemy = opponent(me)
        own_length = min(evaluator.path_length[me], NUM_LENGTHS - 1)
        enemy_length = min(evaluator.path_length[enemy], NUM_LENGTHS - 1)
        lead = min(enemy_length - own_length, MAX_LEAD)
        if lead < -MAX_LEAD:
            lead = -MAX_LEAD
        pair = min(own_length, NUM_PAIRED_LENGTHS - 1) * NUM_PAIRED_LENGTHS
        pair += min(enemy_length, NUM_PAIRED_LENGTHS - 1)
        count = self.num_constant
        features[count] = OWN_LENGTHS + own_length
        features[count + 1] = ENEMY_LENGTHS + enemy_length
        features[count + 2] = PAIRED_LENGTHS + pair
        features[count + 3] = LEADS + MAX_LEAD + lead
        features[count + 4] = OWN_BOTTLENECKS + self.count_bottlenecks(me, evaluator.widths)
        features[count + 5] = ENEMY_BOTTLENECKS + self.count_bottlenecks(enemy, evaluator.widths)
        return count + 6

    def count_bottlenecks(self, color: i64, widths: vec[i64]) -> i64:
        """Return how many points all shortest paths of a color have in common, as far as they are told apart."""
        bottlenecks: i64 = 0
        first = color * self.points
        for place in range(first, first + self.points):
            bottlenecks += i64(widths[place] == 1)
        return min(bottlenecks, NUM_BOTTLENECKS - 1)

    def extract_points(self, state: State, evaluator: DistanceEvaluator, count: i64) -> i64:
        """Set up the stacks, and list each point with the excess lengths of both colors' paths over it."""
        features = self.features
        stacks = self.stacks
        places = self.places
        detours = self.detours
        excess = evaluator.excess
        owner = state.owner
        height = state.height
        points = self.points
        me = state.turn
        first_place = me * points
        first_enemy = opponent(me) * points
        for point in range(points):
            stack: i64 = 0
            if owner[point] != EMPTY:
                stack = min(height[point], MAX_HEIGHT)
                if owner[point] != me:
                    stack += MAX_HEIGHT
            stacks[places[first_place + point]] = stack
            own_excess = excess[first_place + point]
            enemy_excess = excess[first_enemy + point]
            own_detour = detours[own_excess] if own_excess < 5 else NUM_DETOURS - 1
            enemy_detour = detours[enemy_excess] if enemy_excess < 5 else NUM_DETOURS - 1
            features[count + point] = POINTS + (stack * NUM_DETOURS + own_detour) * NUM_DETOURS + enemy_detour
        return count + points

    def extract_windows(self, first: i64, across: i64, along: i64, count: i64) -> i64:
        """List the windows that are not empty, two points across and three along; returns the number of features then.

        `across` and `along` are distances on the board with a rim, `first` is the first feature of these windows.
        """
        features = self.features
        stacks = self.stacks
        line: i64 = 0
        while line <= self.size:
            place = line * across
            end = place + self.stride * along
            before = stacks[place] * NUM_STACK_CLASSES + stacks[place + across]
            place += along
            here = stacks[place] * NUM_STACK_CLASSES + stacks[place + across]
            place += along
            while place < end:
                after = stacks[place] * NUM_STACK_CLASSES + stacks[place + across]
                code = (before * PAIR_CODES + here) * PAIR_CODES + after
                features[count] = first + code
                count += i64(code != 0)  # a number: a branch on it would be mispredicted
                before = here
                here = after
                place += along
            line += 1
        return count


def canonical_feature(feature: i64) -> i64:
    """Return the feature that stands for all mirror images of a feature: of a window, the one with the least code."""
    if feature >= OWN_LENGTHS:
        return feature
    code = feature % WINDOW_CODES
    best = code
    for turn in range(1, NUM_MIRROR_IMAGES):
        image = mirrored_window(code, turn)
        if image < best:
            best = image
    return feature - code + best


def mirrored_window(code: i64, turn: i64) -> i64:
    """Return the code of a window's mirror image: with 1 along, with 2 across, with 3 both."""
    before = code // (PAIR_CODES * PAIR_CODES)
    here = code // PAIR_CODES % PAIR_CODES
    after = code % PAIR_CODES
    if turn & 1:
        before, after = after, before
    if turn & 2:
        before = swapped_pair(before)
        here = swapped_pair(here)
        after = swapped_pair(after)
    return (before * PAIR_CODES + here) * PAIR_CODES + after


def swapped_pair(code: i64) -> i64:
    """Return the code of a pair of points that have changed places."""
    return code % NUM_STACK_CLASSES * NUM_STACK_CLASSES + code // NUM_STACK_CLASSES
