"""Log-linear move policy over sparse features (a softmax, cf. Coulom 2007), trained on visits of long searches.

A move has a few binary features, such as the pattern around its target. The sum of their weights is the logarithm of
the move's probability, up to a constant of the position.
"""

from collections.abc import Sequence
from math import exp, log
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from escabel_gui.engine.heuristics.evaluator import Evaluator
from escabel_gui.rules.boards import DIRECTIONS, Board
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.moves import FLIP, NO_MOVE, PASS, STEP, is_step, move_kind, move_point
from escabel_gui.rules.state import BLACK, EMPTY, WHITE, State

WEIGHT_SCALE: Final = 256  # of weights in files and tables
MIN_STORED_WEIGHT: Final = 0.02  # smaller weights are not stored
MAX_WEIGHT: Final = 20 * WEIGHT_SCALE
MAX_FEATURES: Final = 32  # of a move
MAX_LOGIT: Final = 4.0  # of the policy

# Classes of a neighbor in a local pattern, two bits each, for the mover; 0 is an empty point.
OWN: Final = 1
OPPONENT: Final = 2
OUTSIDE: Final = 3  # beyond the board, but not beyond an edge of either color
NUM_LOCAL_PATTERNS: Final = 1 << 2 * DIRECTIONS

MOVE_KINDS: Final = 3  # placements, steps, and a third: see `PatternPolicy.kind`
NUM_DISTANCE_BINS: Final = 5  # distances from 0, the last bin open-ended
NUM_HEIGHT_BINS: Final = 4  # heights from 0, the last bin open-ended


def binned_distance(one: i64, other: i64) -> i64:
    """Return the distance of two coordinates, clamped to NUM_DISTANCE_BINS."""
    return min(one - other if one > other else other - one, NUM_DISTANCE_BINS - 1)


class PatternPolicy:
    """Log-linear move policy: features that all games have, and their weights. One object serves one thread.

    Features are numbered; those of a group lie side by side, from the offset in `feature_groups`. Mirror images share
    their weights: `canonical_feature` is the one that stands for all of them. Games with more knowledge add
    `extra_groups`. The `evaluator` must have evaluated the position before it is prepared.
    """

    def __init__(self, rules: Rules, evaluator: Evaluator, extra_groups: Sequence[tuple[str, int]] = ()) -> None:
        self.rules = rules
        self.evaluator = evaluator
        sizes = [
            ("surroundings", MOVE_KINDS * NUM_LOCAL_PATTERNS),
            ("left behind", NUM_LOCAL_PATTERNS),
            ("heights", MOVE_KINDS * NUM_HEIGHT_BINS * NUM_HEIGHT_BINS),
            ("place", MOVE_KINDS * NUM_DISTANCE_BINS * NUM_DISTANCE_BINS),
            ("answer", MOVE_KINDS * MOVE_KINDS * NUM_DISTANCE_BINS * NUM_DISTANCE_BINS),
            *extra_groups,
        ]
        self.feature_groups: dict[str, int] = {}
        self.sizes: dict[str, int] = dict(sizes)
        end = 0
        for name, size in sizes:
            self.feature_groups[name] = end
            end += size
        self.source_group: i64 = self.feature_groups["left behind"]
        self.height_group: i64 = self.feature_groups["heights"]
        self.location_group: i64 = self.feature_groups["place"]
        self.offset_group: i64 = self.feature_groups["answer"]
        self.weights: vec[i64] = vec[i64]([0] * end)
        self.features: vec[i64] = vec[i64]([0] * MAX_FEATURES)  # of the last move extracted
        self.last: i64 = NO_MOVE
        board = rules.board
        has_edges = any(edges != 0 for edges in board.edges)
        self.pattern_symmetries = find_pattern_symmetries(board)
        directions, off_board_color, columns, rows = orient_board_by_color(board, has_edges)
        # by color: the directions as if its edges lay below and above
        self.directions_by_color: vec[i64] = vec[i64](directions)
        # by point and direction: the color beyond the board, or OUTSIDE
        self.off_board_color: vec[i64] = vec[i64](off_board_color)
        self.columns: vec[i64] = vec[i64](columns)  # by color and point, as if its edges lay below and above
        self.rows: vec[i64] = vec[i64](rows)
        self.side_distance: vec[i64] = vec[i64](
            [distance_to_nearer_side(columns[k], max(columns)) for k in range(len(columns))]
        )
        self.edge_distance: vec[i64] = vec[i64]([distance_to_nearer_side(rows[k], max(rows)) for k in range(len(rows))])

    def move_probabilities(self, state: State, last: i64, moves: vec[i64], count: i64, share: vec[float]) -> None:
        """Fill `share` with the probabilities of moves, which add up to 1; those of swap and pass are 0.

        `last` is the move before, or NO_MOVE.
        """
        weights = self.weights
        features = self.features
        self.prepare_position(state, last)
        whole = 0.0
        for k in range(count):
            share[k] = 0.0
            if move_kind(moves[k]) < PASS:
                length = self.extract_features(state, moves[k])
                total: i64 = 0
                for feature in range(length):
                    total += weights[features[feature]]
                share[k] = exp(float(min(total, MAX_WEIGHT)) / float(WEIGHT_SCALE))
                whole += share[k]
        k = 0
        while k < count and whole > 0.0:
            share[k] /= whole
            k += 1

    def policy_logits(self, state: State, last: i64, moves: vec[i64], count: i64, logits: vec[float]) -> None:
        """Fill in ln(probability * count) of each move, from -MAX_LOGIT to MAX_LOGIT; swap and pass have the least.

        It is 0 for a move that is as likely as the average.
        """
        self.move_probabilities(state, last, moves, count, logits)
        for k in range(count):
            ratio = logits[k] * float(count)
            logit = log(ratio) if ratio > 0.0 else -MAX_LOGIT
            logits[k] = -MAX_LOGIT if logit < -MAX_LOGIT else MAX_LOGIT if logit > MAX_LOGIT else logit

    def prepare_position(self, state: State, last: i64) -> None:
        """Prepare for the moves of a position; `last` is the move before, or NO_MOVE."""
        self.last = last

    def kind(self, move: i64) -> i64:
        """Return the kind of a move in features: 0 placement, 1 step, 2 flip; games may use them otherwise."""
        kind = move_kind(move)
        return 0 if kind < STEP else 1 if kind < FLIP else 2

    def extract_features(self, state: State, move: i64) -> i64:
        """Fill `features` with the features of a move other than swap and pass; returns their number."""
        features = self.features
        board = self.rules.board
        points = board.points
        me = state.turn
        kind = self.kind(move)
        source = move_point(move)
        target = source
        if is_step(move):
            target = board.neighbor[source * DIRECTIONS + move_kind(move) - STEP]
        side = me * points
        features[0] = kind * NUM_LOCAL_PATTERNS + self.local_pattern(state, target)
        source_height = min(state.height[source], NUM_HEIGHT_BINS - 1)
        target_height = min(state.height[target], NUM_HEIGHT_BINS - 1)
        features[1] = self.height_group + (kind * NUM_HEIGHT_BINS + source_height) * NUM_HEIGHT_BINS + target_height
        features[2] = (
            self.location_group
            + (kind * NUM_DISTANCE_BINS + self.side_distance[side + target]) * NUM_DISTANCE_BINS
            + self.edge_distance[side + target]
        )
        count: i64 = 3
        last = self.last
        if last != NO_MOVE and move_kind(last) < PASS:
            there = move_point(last)
            if is_step(last):
                there = board.neighbor[there * DIRECTIONS + move_kind(last) - STEP]
            across = binned_distance(self.columns[side + target], self.columns[side + there])
            along = binned_distance(self.rows[side + target], self.rows[side + there])
            features[count] = (
                self.offset_group
                + ((kind * MOVE_KINDS + self.kind(last)) * NUM_DISTANCE_BINS + across) * NUM_DISTANCE_BINS
                + along
            )
            count += 1
        if is_step(move):
            features[count] = self.source_group + self.local_pattern(state, source)
            count += 1
        return count

    def local_pattern(self, state: State, point: i64) -> i64:
        """Return the code of the 8 neighbors of a point, 2 bits each, with the mover's edges below and above."""
        owner = state.owner
        neighbor = self.rules.board.neighbor
        directions_by_color = self.directions_by_color
        me = state.turn
        points = self.rules.board.points
        base = point * DIRECTIONS
        number: i64 = 0
        first = me * DIRECTIONS
        shift: i64 = 0
        for slot in range(first, first + DIRECTIONS):
            place = base + directions_by_color[slot]
            other = neighbor[place]
            color = owner[other] if other < points else self.off_board_color[place]
            if color == me:
                number |= OWN << shift
            elif color == OUTSIDE:
                number |= OUTSIDE << shift
            elif color != EMPTY:
                number |= OPPONENT << shift
            shift += 2
        return number

    # ---- mirror images -----------------------------------------------------------------------------------------

    def symmetric_features(self, feature: int) -> list[int]:
        """Return all mirror images of a feature, itself included."""
        for start, end in (
            (0, MOVE_KINDS * NUM_LOCAL_PATTERNS),
            (int(self.source_group), int(self.source_group) + NUM_LOCAL_PATTERNS),
        ):
            if start <= feature < end:
                number = (feature - start) % NUM_LOCAL_PATTERNS
                return [feature - number + transform_pattern(number, mirror) for mirror in self.pattern_symmetries]
        return [feature]

    def canonical_feature(self, feature: int) -> int:
        """Return the feature that stands for all mirror images of one."""
        return min(self.symmetric_features(feature))

    # ---- weights as text ---------------------------------------------------------------------------------------

    def set_weights(self, table: dict[str, dict[str, int]]) -> None:
        """Set weights by group and index in it; raises ValueError for unknown groups and impossible weights."""
        weights: vec[i64] = vec[i64]([0] * len(self.weights))
        for name, entries in table.items():
            if name not in self.feature_groups:
                raise ValueError(f"there are no features called {name[:40]!r}")
            for text, weight in entries.items():
                place = int(text)
                if not (0 <= place < self.sizes[name] and -MAX_WEIGHT <= weight <= MAX_WEIGHT):
                    raise ValueError(f"no weight of {name} can be {text[:40]!r}: {str(weight)[:40]}")
                for feature in self.symmetric_features(self.feature_groups[name] + place):
                    weights[feature] = weight
        self.weights = weights

    def format_weights(self, weights: vec[float]) -> dict[str, dict[str, int]]:
        """Return weights by group and index in it, without those under MIN_STORED_WEIGHT."""
        table: dict[str, dict[str, int]] = {}
        for name, start in self.feature_groups.items():
            table[name] = {
                str(place): max(-MAX_WEIGHT, min(MAX_WEIGHT, round(weights[start + place] * WEIGHT_SCALE)))
                for place in range(self.sizes[name])
                if abs(weights[start + place]) >= MIN_STORED_WEIGHT
            }
        return table


def distance_to_nearer_side(place: int, last: int) -> int:
    """Return the distance of a column or row from the nearer side, clamped to NUM_DISTANCE_BINS."""
    return min(place, last - place, NUM_DISTANCE_BINS - 1)


def find_pattern_symmetries(board: Board) -> list[list[int]]:
    """Return the mirror images of local patterns as permutations of the directions."""
    pattern_symmetries: list[list[int]] = []
    for right, up in ((1, 1), (-1, 1), (1, -1), (-1, -1)):
        mirrored = [(right * column, up * row) for column, row in board.steps]
        if all(image in board.steps for image in mirrored):
            rest = range(len(board.steps), DIRECTIONS)
            pattern_symmetries.append([*map(board.steps.index, mirrored), *rest])
    return pattern_symmetries


def transform_pattern(number: int, mirror: list[int]) -> int:
    """Return the mirror image of a local pattern."""
    image = 0
    for direction in range(DIRECTIONS):
        image |= (number >> 2 * direction & 3) << 2 * mirror[direction]
    return image


def orient_board_by_color(board: Board, has_edges: bool) -> tuple[list[int], list[int], list[int], list[int]]:
    """Return by color: directions, colors beyond the board, columns and rows of a `PatternPolicy`.

    On boards with edges White's view is turned, so that the mover's edges are below and above.
    """
    columns = [column for column, _ in board.lattice]
    rows = [row for _, row in board.lattice]
    columns = [column - min(columns) for column in columns]
    rows = [row - min(rows) for row in rows]
    same = list(range(DIRECTIONS))
    turned = same
    is_turned = has_edges and all((up, right) in board.steps for right, up in board.steps)
    if is_turned:
        turned = [board.steps.index((up, right)) for right, up in board.steps]
        turned += same[len(turned) :]
    off_board_color: list[int] = []
    for point, place in enumerate(zip(columns, rows, strict=True)):
        for direction in range(DIRECTIONS):
            is_beyond = board.neighbor[point * DIRECTIONS + direction] == board.points
            has_step = direction < len(board.steps)
            is_edge = has_edges and has_step and is_beyond
            off_board_color.append(
                edge_owner_beyond(place, board.steps[direction], max(columns), max(rows)) if is_edge else int(OUTSIDE)
            )
    nobody = [0] * len(columns)
    return (
        same + same + turned,
        off_board_color,
        nobody + columns + (rows if is_turned else columns),
        nobody + rows + (columns if is_turned else rows),
    )


def edge_owner_beyond(place: tuple[int, int], step: tuple[int, int], last_column: int, last_row: int) -> int:
    """Return the color whose edge a step off the board leads to; OUTSIDE past corners and in gaps."""
    leaves_side = not 0 <= place[0] + step[0] <= last_column
    leaves_end = not 0 <= place[1] + step[1] <= last_row
    if leaves_side == leaves_end:
        return int(OUTSIDE)
    return int(WHITE if leaves_side else BLACK)
