"""Weak levels choose among what looks good at a glance, and overlook what people overlook."""

from typing import Any

import pytest

from escabel_gui.engine.search.node_pool import NodePool
from escabel_gui.engine.search.options import search_preset
from escabel_gui.engine.thinking.levels import LEVELS, Level
from escabel_gui.engine.thinking.limited_sight import SightLimits
from escabel_gui.engine.thinking.played_line import PlayedLine
from escabel_gui.engine.thinking.search_controller import SearchController, SearchLimits
from escabel_gui.rules.catalogue import make_rules
from escabel_gui.rules.moves import SWAP
from escabel_gui.rules.state import BLACK

TREE = NodePool(1 << 15)
WEAK = [level for level in LEVELS if level.sight is not None]


def choose(thinker: SearchController, level: Level) -> int:
    return thinker.choose_move(SearchLimits(level.visits, None), level.temperature, lambda: False, level.sight)


def line_of(game: str, size: int, names: str) -> PlayedLine:
    line = PlayedLine(make_rules(game, size))
    for name in names.split():
        line.play(line.rules.parse_legal_move(line.state, name))
    return line


@pytest.mark.parametrize("level", WEAK, ids=lambda level: level.name)
@pytest.mark.parametrize("game", ["escabel", "quabble", "qualos", "abande"])
def test_searches_a_few_moves_that_look_good(game: str, level: Level) -> None:
    line = PlayedLine(make_rules(game, 7))
    thinker = SearchController(line.rules, search_preset("default"), TREE, 7)
    for _ in range(12):
        thinker.set_root(line)
        move = choose(thinker, level)
        sight = thinker.limited_sight
        if sight is not None and thinker.is_narrowed:
            assert level.sight is not None
            assert len(thinker.children()) <= max(level.sight.width + 1, len(sight.log_odds))
            seen = [other for other in sight.log_odds if sight.sees(line.state, other)]
            if move != SWAP:
                assert sight.log_odds[move] >= max(sight.log_odds[other] for other in seen) - level.sight.gap
        line.play(move)


def test_the_first_level_overlooks_a_win_that_is_far_from_the_last_moves() -> None:
    """Give Black all of the column b but for b5, after both have just played at the other edge."""
    rules = make_rules("escabel", 9)
    state = rules.parse_position(int(BLACK), "b1b b2b b3b b4b b6b b7b b8b b9b i1w h2w i3w g2w e2w e4w")
    found = {True: 0, False: 0}
    for is_careless in found:
        sight = SightLimits(4, 1.0, 2.0, 0.0, 0.0, is_careless=is_careless)
        for seed in range(10):
            line = PlayedLine(rules, state)
            for name in ("i7", "i8"):
                line.play(rules.parse_legal_move(line.state, name))
            thinker = SearchController(rules, search_preset("default"), TREE, seed)
            thinker.set_root(line)
            after = rules.after(line.state, choose(thinker, LEVELS[0]._replace(sight=sight)))
            found[is_careless] += all(
                played_winner(rules, after, reply) == BLACK for reply in rules.legal_move_list(after)
            )
    assert found == {True: 0, False: 10}


def played_winner(rules: Any, state: Any, move: int) -> int:
    return int(rules.winner(rules.after(state, move)))


def test_a_weak_level_leaves_no_tree_to_others() -> None:
    line = line_of("escabel", 7, "b2 f6 d4 d5")
    thinker = SearchController(line.rules, search_preset("default"), TREE, 1)
    thinker.set_root(line)
    choose(thinker, WEAK[1])
    assert len(thinker.children()) < len(line.rules.legal_move_list(line.state))
    thinker.set_root(line)
    assert len(thinker.children()) == len(line.rules.legal_move_list(line.state))
    assert thinker.search.attention is None


def test_a_weak_level_that_fails_leaves_all_to_be_seen() -> None:
    """Check that the next search, which an answer about the failure does not prevent, overlooks nothing."""
    line = line_of("escabel", 7, "b2 f6 d4 d5")
    thinker = SearchController(line.rules, search_preset("default"), TREE, 1)
    thinker.set_root(line)
    thinker.root_set_at = 0.0  # so that it asks at once whether it is interrupted
    level = WEAK[1]
    with pytest.raises(ZeroDivisionError):
        thinker.choose_move(SearchLimits(level.visits, None), level.temperature, lambda: bool(1 / 0), level.sight)
    assert thinker.search.attention is None


def test_the_same_seed_gives_the_same_game() -> None:
    games = []
    for _ in range(2):
        line = PlayedLine(make_rules("quabble", 7))
        thinker = SearchController(line.rules, search_preset("default"), NodePool(1 << 15), 3)
        while not line.is_over():
            thinker.set_root(line)
            line.play(choose(thinker, WEAK[len(line.moves) % len(WEAK)]))
        games.append(line.moves)
    assert games[0] == games[1]


@pytest.mark.parametrize("game", ["escabel", "qualos"])
def test_weak_levels_play_the_same_compiled_and_interpreted(
    game: str, start_engine: Any, interpreted_home: Any
) -> None:
    options = ("--game", game, "--size", "5", "--visits", "30")  # no limit of time
    answers: list[list[str]] = []
    for engine in [start_engine(*options, home=home) for home in (None, interpreted_home)]:
        engine.ask("set_random_seed 4")
        engine.ask("play b b2")
        answers.append([])
        for ply in range(10):
            engine.ask(f"level {1 + ply % 4}")
            answers[-1].append(engine.ask(f"genmove {engine.ask('gogui-rules_side_to_move').removeprefix('= ')}"))
    assert answers[0] == answers[1]
