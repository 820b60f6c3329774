"""The fast random games of Escabel are the slow ones: the same rules, the same chances."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from librt.random import Random

from escabel_gui.engine.heuristics.escabel.playouts import EscabelPlayouts
from escabel_gui.engine.heuristics.last_good_replies import LastGoodReplies
from escabel_gui.rules.catalogue import all_wire_names, find_ruleset, make_rules
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.games.escabel import Escabel
from escabel_gui.rules.state import NOBODY, WHITE
from tests.engine.heuristics.chances import require_even_turns, require_like_slow_games, turns
from tests.engine.heuristics.compare_chains import compare
from tests.rules.playing import COMPILED

WIRE_NAMES = all_wire_names(find_ruleset("escabel"))
GAMES = 1500


def playouts_of(rules: Rules) -> EscabelPlayouts:
    assert isinstance(rules, Escabel)
    return EscabelPlayouts(rules)


@given(st.sampled_from(WIRE_NAMES), st.integers(3, 7), st.integers(0, 40), st.integers(0, 2**32), st.booleans())
@settings(max_examples=200)
def test_a_fast_game_is_a_game(game: str, size: int, opening: int, seed: int, defends: bool) -> None:
    """Check from any position that fast games have legal turns only, and end when they are over and no earlier."""
    rules = make_rules(game, size)
    playouts = playouts_of(rules)
    state = rules.start()
    random = Random(seed)
    while opening > 0 and rules.winner(state) == NOBODY:
        rules.play(state, playouts.uniform_move(state, random))
        opening -= 1
    start = state.copy()
    plies = 0
    while rules.winner(state) == NOBODY:
        plies += 1
        later = start.copy()
        winner = playouts.board.playout(later, Random(seed), plies, defends)
        assert later.key() in {turn.key() for turn in turns(rules, state)}
        assert winner == NOBODY
        state = later
    end = start.copy()
    replies = LastGoodReplies(rules.move_space) if defends else None
    assert playouts.playout(end, Random(seed), replies) == rules.winner(state)
    assert end.key() == state.key()


def test_the_fast_games_know_the_connection_rule() -> None:
    """Compare the rule with its fast version in playouts; the script that this calls compares millions of positions."""
    assert compare(20_000 if COMPILED else 500) > 0


@pytest.mark.parametrize("game", WIRE_NAMES)
def test_fast_games_are_like_slow_ones(game: str) -> None:
    require_like_slow_games(make_rules(game, 5), GAMES)


@pytest.mark.parametrize("game", WIRE_NAMES)
def test_every_turn_is_as_likely(game: str) -> None:
    rules = make_rules(game, 3)
    board = playouts_of(rules).board
    require_even_turns(
        rules, rules.start(), 3, lambda state, random: board.playout(state, random, 3, False), tries=12_000
    )


@pytest.mark.parametrize(("defends", "least", "most"), [(False, 5, 40), (True, 190, 200)])
def test_who_defends_cuts_a_chain(defends: bool, least: int, most: int) -> None:
    """Count the games in which one of two steps cuts the chain; there are 18 placements beside them."""
    rules = make_rules("escabel", 5)
    start = rules.parse_position(WHITE, "c1b c2b c3b c4b c5b b2w b3w")
    board = playouts_of(rules).board
    cuts = [0, 0]
    for seed in range(200):
        state = start.copy()
        board.playout(state, Random(seed), 1, defends)
        if rules.winner(state) == NOBODY:
            cuts[state.owner[rules.board.index_by_name["c3"]] == WHITE] += 1
    assert least <= sum(cuts) <= most
    assert min(cuts) > 0


def test_who_cannot_cut_a_chain_makes_any_turn() -> None:
    rules = make_rules("escabel", 5)
    start = rules.parse_position(WHITE, "c1b c2b c3b c4b c5b a3w")
    board = playouts_of(rules).board
    after = set()
    for seed in range(200):
        state = start.copy()
        board.playout(state, Random(seed), 1, True)
        after.add(state.key())
    assert len(after) == len(turns(rules, start)) == 19
