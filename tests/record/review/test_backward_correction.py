"""What came of a position tells what it was worth, to whoever was to move there."""

import pytest

from escabel_gui.record.evaluation import Candidate, Evaluation
from escabel_gui.record.move_list import parse_move_list
from escabel_gui.record.review.backward_correction import bounded_by_successor
from escabel_gui.record.review.review import Review, Thresholds
from escabel_gui.record.tree import GameTree, Node
from escabel_gui.rules.state import BLACK, WHITE


def seen(color: int, rate: float, move: str = "a1", proven: str = "") -> Evaluation:
    return Evaluation(color, rate, (Candidate(move, 1_000, rate, proven, (move,)),))


def game(*moves: str) -> tuple[GameTree, list[Node]]:
    tree = parse_move_list(" ".join(moves), "escabel", 5)
    return tree, tree.main_line()


@pytest.mark.parametrize(
    ("before", "after", "known"),
    [(0.5, 0.3, 0.7), (0.5, 0.8, 0.5), (0.5, 0.5, 0.5)],  # each in the eyes of who is to move
)
def test_a_position_is_worth_what_its_player_made_of_it(before: float, after: float, known: float) -> None:
    for moves, color in ((["c3"], BLACK), (["c3", "b2"], WHITE)):
        tree, line = game(*moves)
        line[-1].set_evaluation(seen(3 - color, after))
        assert bounded_by_successor(tree, line[-2], seen(color, before)).win_rate == pytest.approx(known)


def test_who_swaps_holds_the_other_color_after() -> None:
    tree, line = game("c3", "swap-sides")
    line[2].set_evaluation(seen(WHITE, 0.35))  # whoever swapped has Black now
    assert bounded_by_successor(tree, line[1], seen(WHITE, 0.4)).win_rate == pytest.approx(0.65)


def test_what_is_proven_or_not_known_further_stays() -> None:
    tree, line = game("c3", "b2")
    known = seen(WHITE, 0.4)
    assert bounded_by_successor(tree, line[1], known) is known
    assert bounded_by_successor(tree, line[2], known) is known
    line[2].set_evaluation(seen(BLACK, 0.1))
    lost = seen(WHITE, 0.0, proven="loss")
    assert bounded_by_successor(tree, line[1], lost) is lost


def test_only_the_value_of_the_position_changes() -> None:
    tree, line = game("c3")
    line[1].set_evaluation(seen(WHITE, 0.2))
    before = seen(BLACK, 0.5)
    assert bounded_by_successor(tree, line[0], before)._replace(win_rate=0.5) == before


def test_a_mistake_costs_what_it_did_though_its_punishment_was_not_foreseen() -> None:
    """Review a game in which White's answer to Black's second move was seen to win only when it had been made."""
    tree, line = game("c3", "b2", "d2", "b4", "a1")
    rates = {5: 0.10, 4: 0.12, 3: 0.45, 2: 0.50, 1: 0.50}  # Black's, by ply
    for ply, rate in rates.items():
        color = line[ply].turn
        evaluation = seen(color, rate if color == BLACK else 1 - rate, "e5")
        line[ply].set_evaluation(bounded_by_successor(tree, line[ply], evaluation))
    assert [(one.node.depth, one.color) for one in Review(tree).mistakes(Thresholds())] == [(3, BLACK)]
