"""Evaluations: read from what the engine says, and kept in the nodes of a game."""

import pytest

from escabel_gui.record.evaluation import (
    BLACK_WIN_RATE,
    EVALUATION,
    MAX_STORED_CANDIDATES,
    parse_kata_analyze,
    parse_stored,
    truncate_evaluation,
)
from escabel_gui.record.review.review import black_rate_at
from escabel_gui.record.sgf.reading import read_sgf
from escabel_gui.record.sgf.writing import write_sgf
from escabel_gui.record.tree import GameTree
from escabel_gui.rules.catalogue import make_rules
from escabel_gui.rules.state import BLACK, WHITE

SAID = (
    "info move d4 visits 300 winrate 0.6000 prior 0.11 order 0 pv d4 e5 d5"
    " info move swap-sides visits 100 winrate 0.4000 prior 0.10 order 1 pv swap-sides c3-c4"
    " info move a1 visits 50 winrate 0.0 prior 0.01 order 2 proven loss pv a1 b2"
)


def test_an_analysis_is_read() -> None:
    evaluation = parse_kata_analyze(SAID, WHITE)
    assert evaluation is not None
    assert [candidate.move for candidate in evaluation.candidates] == ["d4", "swap-sides", "a1"]
    assert evaluation.best.pv == ("d4", "e5", "d5")
    assert evaluation.candidates[2].proven == "loss"
    assert evaluation.visits == 450


def test_a_position_is_worth_the_mean_of_what_is_not_lost() -> None:
    evaluation = parse_kata_analyze(SAID, WHITE)
    assert evaluation is not None
    assert evaluation.win_rate == pytest.approx(0.55)
    assert evaluation.win_rate_for(BLACK) == pytest.approx(0.45)


@pytest.mark.parametrize("root", ["visits 450 winrate 0.6300", "thisHash 0F currPlayer W winrate 0.63 visits 450"])
def test_what_is_told_of_the_position_itself_is_its_worth(root: str) -> None:
    evaluation = parse_kata_analyze(f"{SAID} rootInfo {root}", WHITE)
    assert evaluation is not None
    assert evaluation.win_rate == pytest.approx(0.63)
    assert evaluation.candidates[-1].pv == ("a1", "b2")
    assert parse_kata_analyze(f"{SAID} rootInfo nonsense", WHITE) == parse_kata_analyze(SAID, WHITE)


def test_a_proven_win_is_all_that_counts() -> None:
    evaluation = parse_kata_analyze("info move d4 visits 3 winrate 1.0 proven win pv d4 " + SAID, BLACK)
    assert evaluation is not None
    assert evaluation.win_rate == 1.0
    assert evaluation.is_proven


@pytest.mark.parametrize(
    ("last", "visits", "is_proven"),
    [
        ("winrate 0.5 proven tie", "10", True),
        ("winrate 0.5 proven tie", "30", False),
        ("winrate 0.0 proven loss", "30", True),
    ],
)
def test_moves_that_a_file_does_not_list_may_be_open(last: str, visits: str, is_proven: bool) -> None:
    words = f"info move d4 visits 5 winrate 0.5 proven tie pv d4 info move e5 visits 5 {last} pv e5"
    evaluation = parse_stored(words, visits, "50", BLACK)
    assert evaluation is not None
    assert evaluation.is_proven is is_proven


@pytest.mark.parametrize("text", ["", "hello", "info move", "info move d4 visits many winrate 0.5"])
def test_what_says_nothing_is_no_evaluation(text: str) -> None:
    assert parse_kata_analyze(text, BLACK) is None


def test_a_nonsensical_rate_counts_as_even() -> None:
    evaluation = parse_kata_analyze("info move d4 visits 5 winrate 1.2.3 pv d4", BLACK)
    assert evaluation is not None
    assert evaluation.win_rate == 0.5


@pytest.fixture
def tree() -> GameTree:
    tree = GameTree(make_rules("escabel", 5))
    tree.add_move(tree.root, tree.rules.parse_move("c3"))
    return tree


def test_what_was_kept_survives_a_saved_game(tree: GameTree) -> None:
    evaluation = parse_kata_analyze(SAID, WHITE)
    assert evaluation is not None
    tree.root.children[0].set_evaluation(evaluation)
    tree = read_sgf(write_sgf(tree))
    node = tree.root.children[0]
    assert node.evaluation == truncate_evaluation(evaluation)
    assert "SBKV[45.00]" in write_sgf(tree)
    assert black_rate_at(tree, node) == pytest.approx(0.45)


@pytest.mark.parametrize("said", ["SBKV[61.5]LB[c2:A]", f"{EVALUATION}[nonsense]C[x]", f"TR[a1]{EVALUATION}[]SBKV[1]"])
def test_what_is_looked_at_anew_is_written_as_it_will_be_read(said: str) -> None:
    """Write evaluations wherever they stood among a node's properties: a game on disk is to be known as such."""
    evaluation = parse_kata_analyze(SAID, WHITE)
    assert evaluation is not None
    sample = f"(;GM[101]RU[escabel]SZ[5];B[c3]{said})"
    seen, seen_elsewhere, merged = read_sgf(sample), read_sgf("(;GM[101]RU[escabel]SZ[5];B[c3])"), read_sgf(sample)
    for tree in (seen, seen_elsewhere):
        tree.root.children[0].set_evaluation(evaluation)
    merged.merge(merged.root, seen_elsewhere.root)
    for tree in (seen, merged):
        assert tree.root.children[0].evaluation is not None
        assert write_sgf(read_sgf(write_sgf(tree))) == write_sgf(tree)


def test_of_a_long_evaluation_in_a_file_as_much_is_taken_as_is_written() -> None:
    said = "info move a1 visits 9 winrate 0.5 " * 400
    text = write_sgf(read_sgf(f"(;GM[101]RU[escabel]SZ[5];B[c3]{EVALUATION}[{said}])"))
    assert text.count("info move a1") == MAX_STORED_CANDIDATES
    assert write_sgf(read_sgf(text)) == text


@pytest.mark.parametrize("text", ["", "nonsense", "info move", "]\\"])
def test_damaged_evaluations_count_as_none(tree: GameTree, text: str) -> None:
    tree.root.set_text("XX", text)  # escapes what would end the property
    written = write_sgf(tree).replace("XX[", f"{EVALUATION}[")
    assert read_sgf(written).root.evaluation is None
    assert write_sgf(read_sgf(written)) == written


@pytest.mark.parametrize("text", ["", "much", "900", "-5", "nan"])
def test_a_damaged_win_rate_never_leaves_its_range(tree: GameTree, text: str) -> None:
    tree.root.set_text(EVALUATION, SAID)
    tree.root.set_text(BLACK_WIN_RATE, text)
    evaluation = read_sgf(write_sgf(tree)).root.evaluation
    assert evaluation is not None
    assert 0.0 <= evaluation.win_rate <= 1.0


def test_a_position_that_nobody_has_looked_at_is_unknown(tree: GameTree) -> None:
    assert black_rate_at(tree, tree.root) is None
