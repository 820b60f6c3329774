"""Pattern policy of Qualos: adds changes of control by lines of sight, and paths."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from escabel_gui.engine.heuristics.distance_patterns import DistancePatternPolicy
from escabel_gui.engine.heuristics.move_patterns import MOVE_KINDS
from escabel_gui.engine.heuristics.qualos.evaluator import QualosEvaluator
from escabel_gui.rules.boards import DIRECTIONS
from escabel_gui.rules.games.quabble import ADJOINING
from escabel_gui.rules.games.qualos import Qualos
from escabel_gui.rules.moves import FLIP, move_kind, move_point
from escabel_gui.rules.state import EMPTY, OFF_BOARD, State, opponent

ON_LIGHT: Final = 0  # kinds of moves
ON_DARK: Final = 1
FLIPPING: Final = 2

NUM_MARGIN_BINS: Final = 9  # from -4 to 4
MAX_LINES_OF_SIGHT: Final = 5  # of a dark square, from 0
NUM_COUNT_BINS: Final = 4  # squares from 0, the last bin open-ended
NUM_OWNER_CLASSES: Final = 4


class QualosPatternPolicy(DistancePatternPolicy):
    """Pattern policy with settled lines of sight and changes of visibility.

    A light stone beside a dark square settles a line of sight for good; one further away can be hidden.
    """

    def __init__(self, game: Qualos, evaluator: QualosEvaluator) -> None:
        super().__init__(
            game,
            evaluator,
            [
                ("seen", MOVE_KINDS * NUM_MARGIN_BINS * NUM_MARGIN_BINS),
                ("settled", MOVE_KINDS * NUM_OWNER_CLASSES * MAX_LINES_OF_SIGHT * MAX_LINES_OF_SIGHT),
                ("flips", MOVE_KINDS * NUM_COUNT_BINS * NUM_COUNT_BINS * NUM_COUNT_BINS),
                ("squares", MOVE_KINDS * NUM_COUNT_BINS * NUM_COUNT_BINS * NUM_COUNT_BINS),
            ],
        )
        self.game = game
        self.sight = evaluator.sight
        self.seen: i64 = self.feature_groups["seen"]
        self.settled: i64 = self.feature_groups["settled"]
        self.flips: i64 = self.feature_groups["flips"]
        self.squares: i64 = self.feature_groups["squares"]
        self.settled_points = evaluator.settled_points
        self.ends: vec[i64] = vec[i64]([0] * ADJOINING)  # scratch: whom a line meets, by direction

    def kind(self, move: i64) -> i64:
        """Return the kind of a move: placement on a light or dark square, or flip."""
        if move_kind(move) == FLIP:
            return FLIPPING
        return ON_LIGHT if self.game.adjoining[move_point(move)] == 0 else ON_DARK

    def extract_features(self, state: State, move: i64) -> i64:
        """Extract features of the board, settled lines, visibility and paths."""
        count = super().extract_features(state, move)
        features = self.features
        point = move_point(move)
        kind = self.kind(move)
        me = state.turn
        mine = me * self.sight.stride
        theirs = opponent(me) * self.sight.stride
        if kind == ON_LIGHT:
            neighbor = self.game.board.neighbor
            first = point * DIRECTIONS
            for place in range(first, first + ADJOINING):
                dark = neighbor[place]
                if state.owner[dark] != OFF_BOARD:
                    whose: i64 = 0 if state.owner[dark] == EMPTY else 1 if state.owner[dark] == me else 2
                    features[count] = self.settled_feature(kind, whose, mine + dark, theirs + dark)
                    count += 1
        else:
            margin = self.sight.margin
            features[count] = (
                self.seen
                + (kind * NUM_MARGIN_BINS + margin[mine + point] + 4) * NUM_MARGIN_BINS
                + margin[theirs + point]
                + 4
            )
            edges: i64 = 4 - self.game.adjoining[point]
            features[count + 1] = self.settled_feature(kind, edges, mine + point, theirs + point)
            count += 2
        count = self.extract_visibility_changes(state, point, kind, count)
        return self.extract_path_features(state, kind, point, count)

    def settled_feature(self, kind: i64, number: i64, mine: i64, theirs: i64) -> i64:
        """Return the feature of a dark square's settled lines."""
        lines = self.settled_points.settled[mine] * MAX_LINES_OF_SIGHT + self.settled_points.settled[theirs]
        return self.settled + (kind * NUM_OWNER_CLASSES + number) * MAX_LINES_OF_SIGHT * MAX_LINES_OF_SIGHT + lines

    def extract_visibility_changes(self, state: State, point: i64, kind: i64, count: i64) -> i64:
        """Add the changes that a move makes to what both colors see of other squares.

        Returns the number of features then.

        Counted are enemy stones that the mover can flip after it, stones of the mover's that the enemy no longer can,
        and enemy stones of which the mover just sees more; and empty squares that the mover wins, that the enemy loses,
        and that the mover gets under control.
        """
        owner = state.owner
        neighbor = self.game.board.neighbor
        adjoining = self.sight.adjoining
        margin = self.sight.margin
        ends = self.ends
        me = state.turn
        mine = me * self.sight.stride
        theirs = opponent(me) * self.sight.stride
        for direction in range(ADJOINING):
            ends[direction] = owner[point]
            if owner[point] == EMPTY:
                other = neighbor[point * DIRECTIONS + direction]
                while owner[other] == EMPTY:
                    other = neighbor[other * DIRECTIONS + direction]
                ends[direction] = owner[other]
        flippable: i64 = 0
        rescued: i64 = 0
        approached: i64 = 0
        won: i64 = 0
        denied: i64 = 0
        controlled: i64 = 0
        for direction in range(ADJOINING):
            seen = ends[direction ^ 2]  # by the squares ahead, until now
            if seen != me:
                loss: i64 = 0 if seen == OFF_BOARD else 2
                other = point
                while True:
                    other = neighbor[other * DIRECTIONS + direction]
                    color = owner[other]
                    if adjoining[other] > 0:
                        my_surplus = margin[mine + other]
                        their_surplus = margin[theirs + other]
                        if color == EMPTY:
                            if my_surplus < 0 and my_surplus + 2 >= 0:
                                won += 1
                            if my_surplus <= 0 and my_surplus + 2 > 0:
                                controlled += 1
                            if their_surplus >= 0 and their_surplus - loss < 0:
                                denied += 1
                        elif color == me:
                            if their_surplus > 0 and their_surplus - loss <= 0:
                                rescued += 1
                        elif my_surplus <= 0:
                            if my_surplus + 2 > 0:
                                flippable += 1
                            else:
                                approached += 1
                    if color != EMPTY:
                        break
        flips = (
            min(flippable, NUM_COUNT_BINS - 1) * NUM_COUNT_BINS + min(rescued, NUM_COUNT_BINS - 1)
        ) * NUM_COUNT_BINS
        squares = (min(won, NUM_COUNT_BINS - 1) * NUM_COUNT_BINS + min(denied, NUM_COUNT_BINS - 1)) * NUM_COUNT_BINS
        block = kind * NUM_COUNT_BINS * NUM_COUNT_BINS * NUM_COUNT_BINS
        self.features[count] = self.flips + block + flips + min(approached, NUM_COUNT_BINS - 1)
        self.features[count + 1] = self.squares + block + squares + min(controlled, NUM_COUNT_BINS - 1)
        return count + 2
