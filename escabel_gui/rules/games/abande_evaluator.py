"""What a position of Abande may be worth: what a player owns now is likely to count in the end."""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from escabel_gui.rules.boards import DIRECTIONS
from escabel_gui.rules.games.abande import Abande
from escabel_gui.rules.knowledge.evaluator import Evaluator
from escabel_gui.rules.moves import STEP, is_step, move_kind, move_point
from escabel_gui.rules.state import State

LEAD: Final = 0.15  # by which a point more raises the logarithm of the odds of winning
GAIN: Final = 0.2  # what taking a piece promises


class AbandeEvaluator(Evaluator):
    """Counts points, and most of all what a step takes."""

    def __init__(self, game: Abande) -> None:
        self.game = game

    def evaluate(self, state: State, moves: vec[i64], count: i64, promise: vec[float]) -> tuple[float, bool]:
        lead = self.game.margin(state, state.turn)
        k: i64 = 0
        while k < count:
            promise[k] = 0.0
            if is_step(moves[k]):
                target = self.game.board.neighbour[move_point(moves[k]) * DIRECTIONS + move_kind(moves[k]) - STEP]
                promise[k] = GAIN * float(state.height[target])
            k += 1
        return 1.0 / (1.0 + exp(-LEAD * float(lead))), False
