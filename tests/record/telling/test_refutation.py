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
    assert is_as_good_at(0.6, 0.4, thresholds) is is_as_good


@pytest.mark.parametrize(("before", "is_as_good"), [(0.21, False), (0.19, True)])
def test_a_position_that_is_as_good_as_lost_has_no_mistakes(before: float, is_as_good: bool) -> None:
    """As in reviews."""
    assert is_as_good_at(before, 0.02, Thresholds()) is is_as_good


def test_a_move_that_seemed_best_is_compared_with_the_next_best_one() -> None:
    rules = make_rules("escabel", 5)
    candidates = seen(BLACK, 0.55, "a1").candidates + seen(BLACK, 0.52, "c3").candidates
    before, after = Evaluation(BLACK, 0.55, candidates), seen(WHITE, 0.7, "c3")
    found = refute(rules, rules.start(), rules.parse_move("a1"), before, after, BLACK, Thresholds())
    assert [str(words) for words in found.verdict] == [
        "As far as the bot sees, this move has a chance of 30% to win, and the best one 52%."
    ]


def is_as_good_at(before: float, after: float, thresholds: Thresholds) -> bool:
    """Return whether a move is told to be no mistake that takes Black's win rate from one value to another."""
    rules = make_rules("escabel", 5)
    state = rules.start()
    move = rules.parse_legal_move(state, "a1")
    evaluations = seen(BLACK, before, "c3"), seen(WHITE, 1.0 - after, "c3", "d4")
    return refute(rules, state, move, *evaluations, BLACK, thresholds).is_as_good
