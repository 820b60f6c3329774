"""Answers to moves tell whether these are mistakes."""

import pytest

from escabel_gui.record.evaluation import Candidate, Evaluation
from escabel_gui.record.review.review import Thresholds
from escabel_gui.record.telling.refutation import refute
from escabel_gui.rules.catalogue import make_rules
from escabel_gui.rules.state import BLACK, WHITE


def seen(color: int, win_rate: float, *moves: str) -> Evaluation:
    return Evaluation(color, win_rate, (Candidate(moves[0], 900, win_rate, "", moves),))


@pytest.mark.parametrize(
    ("thresholds", "is_as_good"), [(Thresholds(), False), (Thresholds(20, 50), False), (Thresholds(30, 50), True)]
)
def test_from_which_loss_on_a_move_is_a_mistake_is_told_by_the_thresholds(
    thresholds: Thresholds, is_as_good: bool
) -> None:
    rules = make_rules("escabel", 5)
    state = rules.start()
    move = rules.parse_legal_move(state, "a1")
    before, after = seen(BLACK, 0.6, "c3"), seen(WHITE, 0.6, "c3", "d4")  # a1 costs Black 20%
    assert refute(rules, state, move, before, after, BLACK, thresholds).is_as_good is is_as_good
