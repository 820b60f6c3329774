"""What moves look like in a connection game: besides their surroundings, the shortest ways that they lie on."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from escabel_gui.engine.heuristics.distance_evaluator import TURN_TOLL, WaysEvaluator
from escabel_gui.engine.heuristics.move_patterns import MOVE_KINDS, Patterns, at_most
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.state import State, opponent

WAYS: Final = 8  # detours in half turns; the last one stands for all that are longer
WIDTHS: Final = 4  # of shortest ways, from 0; the last one stands for all that are wider
PRESSES: Final = 4  # how near one is to connecting


class WayPatterns(Patterns):
    """Knows the ways of both colors over the point where a move ends, and how near both are to connecting."""

    def __init__(self, rules: Rules, evaluator: WaysEvaluator, own_blocks: list[tuple[str, int]]) -> None:
        super().__init__(
            rules,
            evaluator,
            [
                *own_blocks,
                ("ways", MOVE_KINDS * PRESSES * PRESSES * WAYS * WAYS),
                ("widths", MOVE_KINDS * PRESSES * PRESSES * WIDTHS * WIDTHS),
            ],
        )
        self.ways_evaluator = evaluator
        self.ways: i64 = self.blocks["ways"]
        self.widths: i64 = self.blocks["widths"]

    def find_ways(self, state: State, kind: i64, target: i64, count: i64) -> i64:
        """Add the ways over a point to the features; returns how many there are then."""
        features = self.features
        evaluator = self.ways_evaluator
        me = state.turn
        enemy = opponent(me)
        mine = me * self.rules.board.points + target
        theirs = enemy * self.rules.board.points + target
        presses = (kind * PRESSES + press(evaluator.ways[me])) * PRESSES + press(evaluator.ways[enemy])
        detours = at_most(evaluator.detours[mine], WAYS - 1) * WAYS + at_most(evaluator.detours[theirs], WAYS - 1)
        widths = at_most(evaluator.widths[mine], WIDTHS - 1) * WIDTHS + at_most(evaluator.widths[theirs], WIDTHS - 1)
        features[count] = self.ways + presses * WAYS * WAYS + detours
        features[count + 1] = self.widths + presses * WIDTHS * WIDTHS + widths
        return count + 2


def press(way: i64) -> i64:
    """How near whoever has this shortest way is to connecting, in turns."""
    return at_most((way + TURN_TOLL - 1) // TURN_TOLL, PRESSES - 1)
