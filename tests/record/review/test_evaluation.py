"""Evaluations: read from what the engine says, and kept in the nodes of a game."""

from __future__ import annotations

import pytest

from escabel_gui.record.review.evaluation import (
    BLACK_WIN_RATE,
    EVALUATION,
    black_rate_at,
    keep_evaluation,
    kept_evaluation,
    parse_analysis,
)
from escabel_gui.record.sgf import read_sgf, write_sgf
from escabel_gui.record.tree import GameTree
from escabel_gui.rules.catalogue import make_rules
from escabel_gui.rules.state import BLACK, WHITE

SAID = (
    "info move d4 visits 300 winrate 0.6000 prior 0.11 order 0 pv d4 e5 d5"
    " info move swap-sides visits 100 winrate 0.4000 prior 0.10 order 1 pv swap-sides c3-c4"
    " info move a1 visits 50 winrate 0.0 prior 0.01 order 2 proven loss pv a1 b2"
)


def test_an_analysis_is_read() -> None:
    evaluation = parse_analysis(SAID, WHITE)
    assert evaluation is not None
    assert [candidate.move for candidate in evaluation.candidates] == ["d4", "swap-sides", "a1"]
    assert evaluation.best.line == ("d4", "e5", "d5")
    assert evaluation.candidates[2].proven == "loss"
    assert evaluation.visits == 450


def test_a_position_is_worth_the_mean_of_what_is_not_lost() -> None:
    evaluation = parse_analysis(SAID, WHITE)
    assert evaluation is not None
    assert evaluation.win_rate == pytest.approx(0.55)
    assert evaluation.rate_for(BLACK) == pytest.approx(0.45)


def test_a_proven_win_is_all_that_counts() -> None:
    evaluation = parse_analysis("info move d4 visits 3 winrate 1.0 proven win pv d4 " + SAID, BLACK)
    assert evaluation is not None
    assert evaluation.win_rate == 1.0
    assert evaluation.is_settled


@pytest.mark.parametrize("text", ["", "hello", "info move", "info move d4 visits many winrate 0.5"])
def test_what_says_nothing_is_no_evaluation(text: str) -> None:
    assert parse_analysis(text, BLACK) is None


def test_a_nonsensical_rate_counts_as_even() -> None:
    evaluation = parse_analysis("info move d4 visits 5 winrate 1.2.3 pv d4", BLACK)
    assert evaluation is not None
    assert evaluation.win_rate == 0.5


@pytest.fixture
def tree() -> GameTree:
    tree = GameTree(make_rules("escabel", 5))
    tree.add(tree.root, tree.rules.parse_move("c3"))
    return tree


def test_what_was_kept_survives_a_saved_game(tree: GameTree) -> None:
    evaluation = parse_analysis(SAID, WHITE)
    assert evaluation is not None
    keep_evaluation(tree.root.children[0], evaluation)
    tree = read_sgf(write_sgf(tree))
    node = tree.root.children[0]
    assert node.text(BLACK_WIN_RATE) == "45.00"
    assert kept_evaluation(tree, node) == evaluation
    assert black_rate_at(tree, node) == pytest.approx(0.45)


@pytest.mark.parametrize("text", ["", "nonsense", "info move", "]\\"])
def test_damaged_evaluations_count_as_none(tree: GameTree, text: str) -> None:
    tree.root.properties[EVALUATION] = [text]
    assert kept_evaluation(tree, tree.root) is None


@pytest.mark.parametrize("text", ["", "much", "900", "-5", "nan"])
def test_a_damaged_win_rate_never_leaves_its_range(tree: GameTree, text: str) -> None:
    tree.root.set_text(EVALUATION, SAID)
    tree.root.set_text(BLACK_WIN_RATE, text)
    evaluation = kept_evaluation(tree, tree.root)
    assert evaluation is not None
    assert 0.0 <= evaluation.win_rate <= 1.0


def test_a_position_that_nobody_has_looked_at_is_unknown(tree: GameTree) -> None:
    assert black_rate_at(tree, tree.root) is None
