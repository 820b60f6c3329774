"""Every ruleset, played by the engine from start to end: legal moves only, on every level, to a result."""

import pytest

from escabel_gui.engine.search.node_pool import NodePool
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


def test_passes_where_there_is_nothing_else() -> None:
    rules = make_rules("abande")
    state = rules.start()
    while (moves := rules.legal_move_list(state)) != [PASS]:
        rules.play(state, moves[0])
        assert rules.legal_move_list(state), "the game ended before a pass was forced"
    thinker = SearchController(rules, search_preset("default"), TREE, 5)
    thinker.set_root(PlayedLine(rules, state))
    assert thinker.choose_move(SearchLimits(100, None), 0.0, lambda: False) == PASS
