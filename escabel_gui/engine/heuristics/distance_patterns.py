"""Pattern policy of connection games: adds features of the shortest paths over a move's target."""

from typing import Final

from mypy_extensions import i64

from escabel_gui.engine.heuristics.distance_evaluator import DistanceEvaluator
from escabel_gui.engine.heuristics.move_patterns import MOVE_KINDS, PatternPolicy
from escabel_gui.engine.heuristics.shortest_paths import turns_to_connect
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.state import State, opponent

NUM_EXCESS_BINS: Final = 8  # excess lengths in half turns, the last bin open-ended
NUM_WIDTH_BINS: Final = 4  # widths from 0, the last bin open-ended
NUM_URGENCY_BINS: Final = 4  # turns to connect, the last bin open-ended


class DistancePatternPolicy(PatternPolicy):
    """Pattern policy with excess lengths and widths of both colors' paths, by how many turns both need to connect."""

    def __init__(self, rules: Rules, evaluator: DistanceEvaluator, extra_groups: list[tuple[str, int]]) -> None:
        super().__init__(
            rules,
            evaluator,
            [
                *extra_groups,
                ("ways", MOVE_KINDS * NUM_URGENCY_BINS * NUM_URGENCY_BINS * NUM_EXCESS_BINS * NUM_EXCESS_BINS),
                ("widths", MOVE_KINDS * NUM_URGENCY_BINS * NUM_URGENCY_BINS * NUM_WIDTH_BINS * NUM_WIDTH_BINS),
            ],
        )
        self.distance_evaluator = evaluator
        self.excess_group: i64 = self.feature_groups["ways"]
        self.width_group: i64 = self.feature_groups["widths"]

    def extract_path_features(self, state: State, kind: i64, target: i64, count: i64) -> i64:
        """Add the path features of a move's target; returns the number of features then."""
        features = self.features
        evaluator = self.distance_evaluator
        me = state.turn
        enemy = opponent(me)
        mine = me * self.rules.board.points + target
        theirs = enemy * self.rules.board.points + target
        my_turns = min(turns_to_connect(evaluator.path_length[me]), NUM_URGENCY_BINS - 1)
        their_turns = min(turns_to_connect(evaluator.path_length[enemy]), NUM_URGENCY_BINS - 1)
        urgency = (kind * NUM_URGENCY_BINS + my_turns) * NUM_URGENCY_BINS + their_turns
        excess = min(evaluator.excess[mine], NUM_EXCESS_BINS - 1) * NUM_EXCESS_BINS + min(
            evaluator.excess[theirs], NUM_EXCESS_BINS - 1
        )
        widths = min(evaluator.widths[mine], NUM_WIDTH_BINS - 1) * NUM_WIDTH_BINS + min(
            evaluator.widths[theirs], NUM_WIDTH_BINS - 1
        )
        features[count] = self.excess_group + urgency * NUM_EXCESS_BINS * NUM_EXCESS_BINS + excess
        features[count + 1] = self.width_group + urgency * NUM_WIDTH_BINS * NUM_WIDTH_BINS + widths
        return count + 2
