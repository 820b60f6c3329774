"""Every ruleset, played by the engine from start to end: legal moves only, on every level, to a result."""

from __future__ import annotations

import pytest

from escabel_gui.engine.levels import LEVELS
from escabel_gui.engine.line import Line
from escabel_gui.engine.player import Limits, Player
from escabel_gui.engine.search.settings import SETTINGS_NAMES, named_settings
from escabel_gui.engine.search.tree import Tree
from escabel_gui.rules.catalogue import CATALOGUE, all_wire_names, make_rules
from escabel_gui.rules.moves import PASS

TREE = Tree(1 << 15)
GAMES = [(name, ruleset.sizes[0]) for ruleset in CATALOGUE for name in all_wire_names(ruleset)]


@pytest.mark.parametrize("search", SETTINGS_NAMES)
@pytest.mark.parametrize(("game", "size"), GAMES, ids=[game for game, _ in GAMES])
def test_plays_legal_moves_to_the_end(game: str, size: int, search: str) -> None:
    rules = make_rules(game, size)
    line = Line(rules)
    player = Player(rules, named_settings(search), TREE, 5)
    while not line.is_over():
        level = LEVELS[len(line.moves) % len(LEVELS)]
        player.turn_to(line)
        move = player.decide(Limits(30, None), level.temperature, lambda: False)
        assert move in rules.all_moves(line.state)
        line.play(move)
    assert rules.format_result(line.state)


@pytest.mark.parametrize("size", [19, 12, 4])
def test_the_smallest_limits_do_on_the_largest_boards(size: int) -> None:
    for ruleset in CATALOGUE:
        if size in ruleset.sizes:
            rules = make_rules(ruleset.name, size)
            line = Line(rules)
            player = Player(rules, named_settings("default"), TREE, 5)
            player.turn_to(line)
            for limits in (Limits(1, None), Limits(None, 1e-6)):
                assert player.decide(limits, 0.0, lambda: False) in rules.all_moves(line.state)


def test_passes_where_there_is_nothing_else() -> None:
    rules = make_rules("abande")
    state = rules.start()
    while (moves := rules.all_moves(state)) != [PASS]:
        rules.play(state, moves[0])
        assert rules.all_moves(state), "the game ended before a pass was forced"
    player = Player(rules, named_settings("default"), TREE, 5)
    player.turn_to(Line(rules, state))
    assert player.decide(Limits(100, None), 0.0, lambda: False) == PASS
