"""Every ruleset, played by the engine from start to end: legal moves only, on every level, to a result."""

from functools import partial
from math import inf

import pytest

from escabel_gui.engine.search.node_pool import ROOT, NodePool
from escabel_gui.engine.search.options import SEARCH_PRESETS, search_preset
from escabel_gui.engine.thinking.levels import LEVELS
from escabel_gui.engine.thinking.played_line import PlayedLine
from escabel_gui.engine.thinking.search_controller import SearchController, SearchLimits
from escabel_gui.rules.catalogue import CATALOGUE, all_wire_names, make_rules
from escabel_gui.rules.moves import PASS

TREE = NodePool(1 << 15)
GAMES = [(name, ruleset.sizes[0]) for ruleset in CATALOGUE for name in all_wire_names(ruleset)]


@pytest.mark.parametrize("search", SEARCH_PRESETS)
@pytest.mark.parametrize(("game", "size"), GAMES, ids=[game for game, _ in GAMES])
def test_plays_legal_moves_to_the_end(game: str, size: int, search: str) -> None:
    rules = make_rules(game, size)
    line = PlayedLine(rules)
    thinker = SearchController(rules, search_preset(search), TREE, 5)
    while not line.is_over():
        level = LEVELS[len(line.moves) % len(LEVELS)]
        thinker.set_root(line)
        move = thinker.choose_move(SearchLimits(30, None), level.temperature, lambda: False, level.sight)
        assert move in rules.legal_move_list(line.state)
        line.play(move)
    assert rules.format_result(line.state)


@pytest.mark.parametrize("size", [19, 12, 4])
def test_the_smallest_limits_do_on_the_largest_boards(size: int) -> None:
    for ruleset in CATALOGUE:
        if size in ruleset.sizes:
            rules = make_rules(ruleset.name, size)
            line = PlayedLine(rules)
            thinker = SearchController(rules, search_preset("default"), TREE, 5)
            thinker.set_root(line)
            for limits in (SearchLimits(1, None), SearchLimits(None, 1e-6)):
                assert thinker.choose_move(limits, 0.0, lambda: False) in rules.legal_move_list(line.state)


@pytest.mark.parametrize("game", [ruleset.name for ruleset in CATALOGUE if ruleset.name != "abande"])
def test_without_any_time_the_move_is_one_that_looks_good(game: str) -> None:
    """Ask for moves when the clock has run out, and likewise when the search is called off before it begins."""
    rules = make_rules(game)
    state = rules.start()
    for _ in range(4):
        rules.play(state, rules.legal_move_list(state)[0])
    for seed in range(5):
        for seconds, is_called_off in ((0.0, False), (60.0, True)):
            thinker = SearchController(rules, search_preset("default"), TREE, seed)
            thinker.set_root(PlayedLine(rules, state))
            thinker.root_set_at = -inf
            move = thinker.choose_move(SearchLimits(None, seconds), 0.0, partial(bool, is_called_off))
            better = [child for child in thinker.children() if TREE.policy_logit[child] > policy_logit(move)]
            assert len(better) < len(thinker.children()) / 10


def policy_logit(move: int) -> float:
    """Return how much likelier than the average the policy holds a move at the root, as a logarithm."""
    return float(TREE.policy_logit[TREE.find_child(ROOT, move)])


def test_passes_where_there_is_nothing_else() -> None:
    rules = make_rules("abande")
    state = rules.start()
    while (moves := rules.legal_move_list(state)) != [PASS]:
        rules.play(state, moves[0])
        assert rules.legal_move_list(state), "the game ended before a pass was forced"
    thinker = SearchController(rules, search_preset("default"), TREE, 5)
    thinker.set_root(PlayedLine(rules, state))
    assert thinker.choose_move(SearchLimits(100, None), 0.0, lambda: False) == PASS
