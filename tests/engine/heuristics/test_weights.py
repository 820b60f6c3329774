"""Weights of patterns in files: those that are shipped are read, others are done without."""

import json
import logging
from pathlib import Path

import pytest
from librt.random import Random

from escabel_gui.engine.heuristics.move_patterns import MAX_WEIGHT, PatternPolicy
from escabel_gui.engine.heuristics.registry import make_evaluator, make_patterns, make_playouts
from escabel_gui.engine.heuristics.weights import learned_patterns, read_patterns
from escabel_gui.engine.search.dfpn import DfpnSolver
from escabel_gui.engine.search.factory import find_tuning
from escabel_gui.engine.search.mcts import Search
from escabel_gui.engine.search.node_pool import LOSS, ROOT, WIN, NodePool
from escabel_gui.engine.search.options import search_preset
from escabel_gui.engine.tools.solve import find_winner
from escabel_gui.rules.catalogue import make_rules
from escabel_gui.rules.state import NOBODY
from escabel_gui.shipped import resources

SHIPPED = sorted((resources() / "patterns").glob("*.json"))


@pytest.mark.parametrize("file", SHIPPED, ids=lambda path: path.stem)
def test_what_is_shipped_can_be_read_and_says_how_it_was_made(file: Path) -> None:
    rules = make_rules(file.stem)
    assert read_patterns(file, rules, make_evaluator(rules)) is not None
    data = json.loads(file.read_text())
    assert data["game"] == file.stem
    assert data["made by"].startswith("escabel-engine learn ")


def test_what_is_shipped_is_small() -> None:
    assert 0 < sum(file.stat().st_size for file in SHIPPED) < 400_000


@pytest.mark.parametrize(
    "text",
    [
        "",
        "no weights",
        "[]",
        "{}",
        '{"weights": 5}',
        '{"weights": []}',
        '{"weights": {"place": 5}}',
        '{"weights": {"place": {"0": "heavy"}}}',
        '{"weights": {"place": {"0": 1.5}}}',
        '{"weights": {"place": {"999": 1}}}',
        '{"weights": {"colors": {}}}',
        "[" * 100_000,
    ],
)
def test_a_damaged_file_is_done_without_and_said_once(
    text: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / "escabel.json"
    file.write_text(text)
    rules = make_rules("escabel", 5)
    for _ in range(2):
        assert read_patterns(file, rules, make_evaluator(rules)) is None
    (record,) = caplog.records
    assert "so the search does without patterns" in record.getMessage()
    assert record.levelno == logging.WARNING
    assert "\n" not in record.getMessage()


def test_a_file_that_is_missing_is_done_without_and_said_once(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    rules = make_rules("escabel", 5)
    for _ in range(2):
        assert read_patterns(tmp_path / "escabel.json", rules, make_evaluator(rules)) is None
    (record,) = caplog.records
    assert "so the search does without patterns" in record.getMessage()


def test_a_game_that_nothing_was_learned_of_is_no_fault(caplog: pytest.LogCaptureFixture) -> None:
    rules = make_rules("abande")
    assert learned_patterns(rules, make_evaluator(rules)) is None
    assert not caplog.records


def search_with(patterns: PatternPolicy) -> Search:
    rules = patterns.rules
    options = search_preset("default")
    tuning = find_tuning(rules, options)
    return Search(rules, options, tuning, NodePool(1 << 17), 1, make_playouts(rules), patterns.evaluator, patterns)


@pytest.mark.parametrize("seed", range(6))
def test_patterns_only_reorder_moves(seed: int) -> None:
    """Check that every move is there whatever patterns prefer, and that what is proven is the truth."""
    rules = make_rules("escabel", 3)
    patterns = make_patterns(rules, make_evaluator(rules))
    random = Random(seed)
    taste = {str(place): random.randrange(2 * MAX_WEIGHT + 1) - MAX_WEIGHT for place in range(75)}
    patterns.set_weights({"place": taste, "answer": dict(list(taste.items())[:25])})
    search, solver, playouts = search_with(patterns), DfpnSolver(rules, 8), make_playouts(rules)
    for plies in range(6, 12):
        state = rules.start()
        while state.ply < plies and rules.winner(state) == NOBODY:
            last = playouts.uniform_move(state, random)
            rules.play(state, last)
        if rules.winner(state) != NOBODY:
            continue
        search.reset(state, last)
        assert {int(search.tree.move[child]) for child in range(1, int(search.tree.used))} == set(
            rules.legal_move_list(state)
        )
        search.run(10_000)
        assert search.is_root_proven()
        mover_wins = find_winner(solver, state, "") == state.turn
        assert search.tree.proof[ROOT] == (LOSS if mover_wins else WIN)


def test_who_prefers_the_move_that_wins_finds_it_sooner() -> None:
    rules = make_rules("escabel", 7)
    patterns = make_patterns(rules, make_evaluator(rules))
    state = rules.parse_position(1, "d2b d3b d5b d6b c4w e4w a1w g7w")
    visits = []
    for weight in (-1000, 1000):
        patterns.set_weights({"place": {"15": 0, "18": weight}})  # the middle of the board
        search = search_with(patterns)
        search.reset(state)
        search.run(60)
        visits.append(int(search.tree.visits[search.tree.find_child(ROOT, rules.parse_move("d4"))]))
    assert visits[0] < visits[1]
