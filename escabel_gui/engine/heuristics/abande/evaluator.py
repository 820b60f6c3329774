"""Evaluator of Abande: stacks by their situation and pieces in hand, with values that change during the game."""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from escabel_gui.engine.heuristics.abande.playouts import COLORS
from escabel_gui.engine.heuristics.evaluator import Evaluator
from escabel_gui.rules.boards import DIRECTIONS
from escabel_gui.rules.games.abande import HIGHEST, PIECES, Abande
from escabel_gui.rules.moves import STEP, is_step, move_kind, move_point
from escabel_gui.rules.state import BLACK, EMPTY, WHITE, State, opponent

CAPTURE_BONUS: Final = 0.2  # move bonus by captured piece

# A stack's situation: its height; how many enemy stacks are beside it, at most MANY; whether it is an end of the band,
# with a single stack beside it; whether it is attacked, that is an enemy stack beside it is low enough to climb it.
Situation = tuple[int, int, bool, bool]
MANY: Final = 2
IN_HAND: Final = 4 * (MANY + 1) * HIGHEST  # index in a row of values, after those of all situations
TEMPO: Final = IN_HAND + 1
NUM_VALUES: Final = TEMPO + 1

# Log odds of winning for a surplus of one stack in a situation, and of one piece in hand, and for having the move, by
# pieces in both hands: as many as in VALUE_PHASES, and linear between these. They were fitted by `python -m
# tests.benchmarks.abande_values FILE … --passes 12` to 7,201 games of `escabel-engine selfplay --visits 2000`, 4,000 on
# the hexagon, 1,800 on the square, and 1,401 on the snub square.
VALUE_PHASES: Final = (0, 3, 8, 16, 28)
STACK_VALUES: Final[tuple[tuple[Situation, tuple[float, ...]], ...]] = (
    ((1, 0, False, False), (0.44, 0.1, 0.11, 0.34, 0.29)),
    ((1, 0, True, False), (0.31, -0.18, -0.11, 0.17, 0.16)),
    ((1, 1, False, False), (1.24, 0.65, 0.54, 0.58, 0.28)),
    ((1, 1, False, True), (1.21, 0.67, 0.59, 0.68, 0.35)),
    ((1, 1, True, False), (1.27, 0.49, 0.56, 0.59, 0.28)),
    ((1, 1, True, True), (1.77, 1.1, 0.74, 0.81, 0.49)),
    ((1, 2, False, False), (1.2, 0.6, 0.54, 0.55, 0.25)),
    ((1, 2, False, True), (1.44, 1.01, 0.89, 0.85, 0.39)),
    ((2, 0, False, False), (0.4, -0.04, -0.09, 0.05, -0.01)),
    ((2, 0, True, False), (0.19, -0.24, -0.32, -0.33, -0.14)),
    ((2, 1, False, False), (2.02, 0.95, 0.66, 0.42, 0.02)),
    ((2, 1, False, True), (1.23, 0.59, 0.42, 0.25, -0.17)),
    ((2, 1, True, False), (2.13, 1.15, 0.62, 0.32, 0.01)),
    ((2, 1, True, True), (2.31, 1.73, 0.93, 0.36, 0.04)),
    ((2, 2, False, False), (2.09, 1.12, 0.86, 0.64, 0.03)),
    ((2, 2, False, True), (1.78, 1.08, 0.74, 0.48, -0.03)),
    ((3, 0, False, False), (0.61, 0.33, 0.32, 0.48, 0.58)),
    ((3, 0, True, False), (0.38, 0.11, 0.2, 0.33, 0.37)),
    ((3, 1, False, False), (2.93, 1.82, 1.5, 1.23, 0.7)),
    ((3, 1, True, False), (2.96, 1.89, 1.46, 1.25, 0.56)),
    ((3, 2, False, False), (3.0, 1.92, 1.59, 1.32, 0.51)),
)
HAND_VALUES: Final = (1.8, 1.18, 1.0, 0.99, 0.78)
TEMPO_VALUES: Final = (0.24, -0.14, -0.15, -0.1, -0.12)

PLAYOUT_LENGTH_LIMIT: Final = 2  # plies


def situation_index(situation: Situation) -> int:
    """Return the index of a situation in a row of values."""
    height, enemies, is_end, is_attacked = situation
    return 4 * ((MANY + 1) * (height - 1) + enemies) + 2 * is_end + is_attacked


def phase_weights(hands: int) -> list[tuple[int, float]]:
    """Return the phases of a game with so many pieces in both hands, one or two, and their weights, whose sum is 1."""
    hands = min(hands, VALUE_PHASES[-1])
    if hands in VALUE_PHASES:
        return [(VALUE_PHASES.index(hands), 1.0)]
    above = next(k for k, phase in enumerate(VALUE_PHASES) if phase > hands)
    low, high = VALUE_PHASES[above - 1], VALUE_PHASES[above]
    share = (hands - low) / (high - low)
    return [(above - 1, 1.0 - share), (above, share)]


def interpolate_values() -> list[float]:
    """Return values for every number of pieces in both hands, NUM_VALUES each, interpolated linearly."""
    phases = {situation_index(situation): values for situation, values in STACK_VALUES}
    phases |= {IN_HAND: HAND_VALUES, TEMPO: TEMPO_VALUES}
    return [
        sum(weight * phases[place][phase] for phase, weight in phase_weights(hands)) if place in phases else 0.0
        for hands in range(2 * PIECES + 1)
        for place in range(NUM_VALUES)
    ]


class AbandeEvaluator(Evaluator):
    """Evaluator by stacks and pieces in hand; its move bonuses are for captures."""

    def __init__(self, game: Abande) -> None:
        super().__init__(game)
        self.game = game
        self.values: vec[float] = vec[float](interpolate_values())
        # Bitboards of the position evaluated: all stacks, and by color and height its stacks that are no higher.
        self.stacks: i64 = 0
        self.up_to: vec[i64] = vec[i64]([0] * (COLORS * (HIGHEST + 1)))

    def evaluate(self, state: State, moves: vec[i64], count: i64, move_bonuses: vec[float]) -> tuple[float, bool]:
        """Return the win rate by stacks and hands; no position is known to end next ply."""
        for k in range(count):
            move_bonuses[k] = 0.0
            if is_step(moves[k]):
                target = self.game.board.neighbor[move_point(moves[k]) * DIRECTIONS + move_kind(moves[k]) - STEP]
                move_bonuses[k] = CAPTURE_BONUS * float(state.height[target])
        return 1.0 / (1.0 + exp(-self.log_odds(state))), False

    def log_odds(self, state: State) -> float:
        """Return the log odds that the color to move wins."""
        self.load_position(state)
        owner = state.owner
        me = state.turn
        enemy = opponent(me)
        values = self.values
        row = (state.hand[BLACK] + state.hand[WHITE]) * NUM_VALUES
        log_odds = values[row + TEMPO] + values[row + IN_HAND] * float(state.hand[me] - state.hand[enemy])
        for point in range(self.game.board.points):
            if owner[point] == me:
                log_odds += values[row + self.situation(point, enemy, state.height[point])]
            elif owner[point] == enemy:
                log_odds -= values[row + self.situation(point, me, state.height[point])]
        return log_odds

    def load_position(self, state: State) -> None:
        """Build the bitboards of a position."""
        up_to = self.up_to
        bits = self.game.groups.bits
        owner = state.owner
        for place in range(len(up_to)):
            up_to[place] = 0
        for point in range(self.game.board.points):
            if owner[point] != EMPTY:
                up_to[owner[point] * (HIGHEST + 1) + state.height[point]] |= bits[point]
        for color in range(BLACK, WHITE + 1):
            first = color * (HIGHEST + 1)
            for place in range(first + 1, first + HIGHEST + 1):
                up_to[place] |= up_to[place - 1]
        self.stacks = up_to[BLACK * (HIGHEST + 1) + HIGHEST] | up_to[WHITE * (HIGHEST + 1) + HIGHEST]

    def situation(self, point: i64, enemy: i64, height: i64) -> i64:
        """Return the index of the situation of a stack, whose opponent is `enemy`, in the position loaded."""
        near = self.game.groups.near[point]
        first = enemy * (HIGHEST + 1)
        enemies = near & self.up_to[first + HIGHEST]
        stacks = near & self.stacks
        number = 4 * (MANY + 1) * (height - 1)
        if enemies != 0:
            number += 4 if enemies & (enemies - 1) == 0 else 4 * MANY
        if stacks & (stacks - 1) == 0:
            number += 2
        if near & self.up_to[first + HIGHEST - height] != 0:
            number += 1
        return number

    def playout_length_limit(self) -> i64:
        """Return PLAYOUT_LENGTH_LIMIT: playouts are cut off early, as the evaluation says more than their results."""
        return PLAYOUT_LENGTH_LIMIT
