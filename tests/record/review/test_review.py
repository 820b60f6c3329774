"""What is a mistake, how exactly people play, and why: on games whose evaluations are written by hand."""

import random

import pytest

from escabel_gui.record.evaluation import Candidate, Evaluation
from escabel_gui.record.review import review as review_module
from escabel_gui.record.review.review import BLUNDER, GOOD, MISTAKE, Review, Thresholds, accuracy_of
from escabel_gui.record.tree import ChildNode, Node
from tests.record.grown_trees import grow_tree
from tests.record.reviews import reviewed


def losses(review: Review) -> list[int]:
    return [round(100 * judgment.loss) for judgment in review.judgments.values()]


def test_a_move_costs_what_the_position_is_worth_less_after_it() -> None:
    review = reviewed("c3 b2 d4 a1", "50 30 30 70 40", "d4 c4 a5 e5 e5")
    assert losses(review) == [20, 0, 0, 0]
    review = reviewed("c3 b2 d4 a1", "50 50 80 20 60", "d4 c4 a5 e5 e5")
    assert losses(review) == [0, 30, 60, 40]


def test_the_move_that_the_engine_would_have_played_costs_nothing() -> None:
    assert losses(reviewed("c3 b2", "50 30 30", "c3 c4 e5")) == [0, 0]


def test_what_nobody_has_looked_at_is_not_judged() -> None:
    review = reviewed("c3 b2 d4", "50 40", "d4 c4")
    assert [node.depth for node in review.judgments] == [1]
    assert [node.depth for node in review.unseen] == [2, 3]
    assert review.rates == [0.5, 0.4, None, None]


def test_a_move_in_a_lost_position_is_neither_good_nor_bad() -> None:
    judgments = list(reviewed("c3 b2 d4 a1", "50 98 98 0 40", "d4 c4 a5 e5 e5").judgments.values())
    assert [judgment.is_lost_anyway for judgment in judgments] == [False, True, False, False]


def test_a_position_that_is_as_good_as_lost_has_no_mistakes() -> None:
    assert losses(reviewed("c3", "19 1", "d4 c4")) == [0]
    assert losses(reviewed("c3", "21 1", "d4 c4")) == [20]


def test_the_end_of_a_game_needs_no_engine() -> None:
    review = reviewed("a1 c1 a2 c2 a3 b3", "50 50 50 50 60 60", "b2 b2 b2 b2 b2 b2", size=3)
    assert review.rates[-1] == 1.0
    assert review.unseen == []
    assert losses(review)[-1] == 40


@pytest.mark.parametrize(("loss", "grade"), [(0.0, GOOD), (0.099, GOOD), (0.1, MISTAKE), (0.25, BLUNDER), (1, BLUNDER)])
def test_thresholds_decide_what_is_a_mistake(loss: float, grade: int) -> None:
    assert Thresholds().grade(loss) == grade


def test_mistakes_are_listed_by_the_thresholds_that_are_set() -> None:
    review = reviewed("c3 b2 d4 a1", "50 38 60 60 60", "d4 c4 a5 e5 e5")
    assert [judgment.node.depth for judgment in review.mistakes(Thresholds())] == [1, 2]
    assert [judgment.node.depth for judgment in review.mistakes(Thresholds(15, 30))] == [2]
    assert [review.mark(node, Thresholds(12, 20)) for node in review.line] == ["", "?", "??", "", ""]


def test_accuracy_falls_from_a_hundred_with_what_is_lost() -> None:
    assert accuracy_of(0.0) == pytest.approx(100, abs=0.01)
    assert accuracy_of(0.1) == pytest.approx(63.6, abs=0.1)
    assert accuracy_of(1.0) == 0.0


def test_accuracy_is_that_of_each_person() -> None:
    review = reviewed("c3 b2 d4 a1", "50 40 40 30 30", "d4 c4 a5 e5 e5")
    assert review.accuracy(0) == pytest.approx(63.6, abs=0.1)
    assert review.accuracy(1) == pytest.approx(100, abs=0.01)
    assert reviewed("c3", "", "").accuracy(0) is None


def test_a_move_in_a_lost_position_is_as_accurate_as_it_gives_little_away() -> None:
    assert reviewed("c3", "19 9", "d4 c4").accuracy(0) == pytest.approx(63.6, abs=0.1)
    assert reviewed("c3", "19 9", "c3 c4").accuracy(0) == pytest.approx(100, abs=0.01)


def prove(review: Review, ply: int, proven: str) -> None:
    node = review.line[ply]
    assert node.evaluation is not None
    best = node.evaluation.best._replace(proven=proven, win_rate=float(proven == "win"))
    node.set_evaluation(node.evaluation._replace(win_rate=best.win_rate, candidates=(best,)))
    review.renew()


def test_what_a_move_is_proven_to_win_stays_won_after_any_reply() -> None:
    """Check that what a search has not found right after a proof is no mistake of the loser, nor of the winner."""
    review = reviewed("c3 b2 d4 a1 e5 e2", "50 40 50 70 60 55 50", "d4 c4 d4 e5 e5 e4 e3")
    assert losses(review) == [10, 10, 0, 0, 0, 0]
    prove(review, 2, "win")
    assert review.rates == [0.5, 0.4, 1.0, 1.0, 1.0, 0.55, 0.5]
    assert losses(review) == [10, 60, 0, 0, 0, 0]
    assert [judgment.is_lost_anyway for judgment in review.judgments.values()] == [
        False,
        False,
        False,
        True,
        False,
        False,
    ]


def test_a_move_beside_the_proven_one_is_judged_by_what_is_seen_after_it() -> None:
    review = reviewed("c3 b2 d4 a1", "50 40 50 70 60", "d4 c4 c4 e5 e5")
    prove(review, 2, "win")
    assert review.rates == [0.5, 0.4, 1.0, 0.7, 0.6]
    assert losses(review) == [10, 60, 30, 0]


def test_what_is_proven_lost_stays_lost_after_any_move() -> None:
    review = reviewed("c3 b2 d4 a1", "50 40 50 70 80", "d4 c4 c4 e5 e5")
    prove(review, 1, "loss")
    assert review.rates == [0.5, 1.0, 1.0, 0.7, 0.8]
    assert losses(review) == [0, 0, 0, 10]


def test_who_swaps_takes_over_the_better_side() -> None:
    """Check that the swap turns White's 30 % into Black's 70 %, and that who swapped moves White's stones no longer."""
    review = reviewed("c3 swap-sides d4 e5", "50 70 70 60 60", "d4 d3 c4 a5 e5")
    persons = [(judgment.person, round(100 * judgment.loss)) for judgment in review.judgments.values()]
    assert persons == [(0, 0), (1, 0), (0, 0), (1, 0)]
    review = reviewed("c3 swap-sides d4 e5", "50 30 30 40 20", "d4 d3 c4 a5 e5")
    persons = [(judgment.person, round(100 * judgment.loss)) for judgment in review.judgments.values()]
    assert persons == [(0, 20), (1, 40), (0, 10), (1, 20)]


def test_points_are_there_in_games_that_count_them() -> None:
    assert reviewed("d4 d5 e4", "", "", "abande", 7).points == [0, 0, 0, 1]
    assert reviewed("c3", "", "").points is None


# ---- a review that follows its game


@pytest.mark.parametrize("seed", range(40))
def test_a_review_that_follows_its_game_knows_what_a_new_one_finds_out(seed: int) -> None:
    chance = random.Random(seed)
    tree = grow_tree(seed, "escabel", nodes=12)
    review = Review(tree)
    for _ in range(30):
        node = chance.choice(tree.main_line())
        match chance.randrange(4):
            case 0:
                rate = round(chance.random(), 4)
                node.set_evaluation(Evaluation(node.turn, rate, (Candidate("a1", 9, rate, "", ("a1",)),)))
            case 1:
                moves = tree.rules.legal_move_list(tree.state_at(node))
                if moves:
                    tree.add_move(node, chance.choice(moves))
            case 2:
                tree.promote(chance.choice([node, *node.children]))
            case 3 if isinstance(node, ChildNode) and chance.random() < 0.3:
                tree.remove(node)
        review.renew()
        anew = Review(tree)
        assert (review.line, review.rates, review.judgments) == (anew.line, anew.rates, anew.judgments)
        assert not review.renew()


def test_a_move_after_a_review_judges_that_move_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    tree = grow_tree(1, "escabel", size=9, nodes=60, branching=0)
    for node in tree.main_line():
        node.set_evaluation(Evaluation(node.turn, 0.5, (Candidate("a1", 9, 0.5, "", ("a1",)),)))
    review = Review(tree)
    judged: list[Node] = []
    monkeypatch.setattr(review_module, "judge", lambda _tree, node, *_: judged.append(node))
    end = tree.main_line()[-1]
    node = tree.add_move(end, tree.rules.legal_move_list(tree.state_at(end))[0])
    review.renew()
    assert judged == [end, node]
