"""Every ruleset, played by the engine from start to end: legal moves only, on every level, to a result."""

from __future__ import annotations

import pytest

from escabel_gui.engine.search.options import SEARCH_NAMES, named_options
from escabel_gui.engine.search.search_tree import Tree
from escabel_gui.engine.thinking.levels import LEVELS
from escabel_gui.engine.thinking.played_line import PlayedLine
from escabel_gui.engine.thinking.thinker import Limits, Thinker
from escabel_gui.rules.catalogue import CATALOGUE, all_wire_names, make_rules
from escabel_gui.rules.moves import PASS

TREE = Tree(1 << 15)
GAMES = [(name, ruleset.sizes[0]) for ruleset in CATALOGUE for name in all_wire_names(ruleset)]


@pytest.mark.parametrize("search", SEARCH_NAMES)
@pytest.mark.parametrize(("game", "size"), GAMES, ids=[game for game, _ in GAMES])
def test_plays_legal_moves_to_the_end(game: str, size: int, search: str) -> None:
    rules = make_rules(game, size)
    line = PlayedLine(rules)
    thinker = Thinker(rules, named_options(search), TREE, 5)
    while not line.is_over():
        level = LEVELS[len(line.moves) % len(LEVELS)]
        thinker.turn_to(line)
        move = thinker.decide(Limits(30, None), level.temperature, lambda: False)
        assert move in rules.legal_move_list(line.state)
        line.play(move)
    assert rules.format_result(line.state)


@pytest.mark.parametrize("size", [19, 12, 4])
def test_the_smallest_limits_do_on_the_largest_boards(size: int) -> None:
    for ruleset in CATALOGUE:
        if size in ruleset.sizes:
            rules = make_rules(ruleset.name, size)
            line = PlayedLine(rules)
            thinker = Thinker(rules, named_options("default"), TREE, 5)
            thinker.turn_to(line)
            for limits in (Limits(1, None), Limits(None, 1e-6)):
                assert thinker.decide(limits, 0.0, lambda: False) in rules.legal_move_list(line.state)


def test_passes_where_there_is_nothing_else() -> None:
    rules = make_rules("abande")
    state = rules.start()
    while (moves := rules.legal_move_list(state)) != [PASS]:
        rules.play(state, moves[0])
        assert rules.legal_move_list(state), "the game ended before a pass was forced"
    thinker = Thinker(rules, named_options("default"), TREE, 5)
    thinker.turn_to(PlayedLine(rules, state))
    assert thinker.decide(Limits(100, None), 0.0, lambda: False) == PASS
