"""The fast random games of Quabble and its relatives are the slow ones: the same rules, the same chances."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from librt.random import Random
from mypy_extensions import i64

from escabel_gui.engine.heuristics.evaluator import UNLIMITED
from escabel_gui.engine.heuristics.last_good_replies import LastGoodReplies
from escabel_gui.engine.heuristics.playouts import Playouts
from escabel_gui.engine.heuristics.registry import make_playouts
from escabel_gui.rules.catalogue import make_rules
from escabel_gui.rules.connection import ConnectionRules
from escabel_gui.rules.state import BLACK, NOBODY, WHITE, State
from tests.engine.heuristics.chances import require_even_turns, require_like_slow_games, turns

FAMILY = ["quabble", "fast-quabble", "qualos", "conquare", "fast-conquare"]
GAMES = 1000


def play_on(playouts: Playouts, state: State, random: Random, replies: LastGoodReplies | None, plies: int) -> i64:
    """Play a random game that is broken off after so many plies; return its winner."""
    playouts.max_plies = plies
    return playouts.playout(state, random, replies)


@given(st.sampled_from(FAMILY), st.integers(3, 7), st.integers(0, 40), st.integers(0, 2**32), st.booleans())
@settings(max_examples=150)
def test_a_fast_game_is_a_game(game: str, size: int, opening: int, seed: int, learns: bool) -> None:
    """Check from any position that fast games have legal turns only, and end when they are over and no earlier.

    That there are never two chains is checked as well, as fast games ask only for that of who has just moved.
    """
    rules = make_rules(game, size)
    assert isinstance(rules, ConnectionRules)
    playouts = make_playouts(rules)
    state = rules.start()
    play_on(playouts, state, Random(seed + 1), None, opening)
    start = state.copy()
    replies = LastGoodReplies(rules.move_space) if learns else None
    if replies is not None:  # as if many games had been played before
        for k in range(len(replies.replies)):
            replies.replies[k] = 16 * ((k + seed) % int(rules.board.points))
    plies = 0
    while rules.winner(state) == NOBODY:
        plies += 1
        later = start.copy()
        if replies is not None:
            replies.start_playout()
        winner = play_on(playouts, later, Random(seed), replies, plies)
        assert later.key() in {turn.key() for turn in turns(rules, state)}
        assert winner == rules.winner(later)
        assert not (rules.has_chain(later, BLACK) and rules.has_chain(later, WHITE))
        state = later
    end = start.copy()
    if replies is not None:
        replies.start_playout()
    assert play_on(playouts, end, Random(seed), replies, UNLIMITED) == rules.winner(state)
    assert end.key() == state.key()


@pytest.mark.parametrize("game", FAMILY)
def test_fast_games_are_like_slow_ones(game: str) -> None:
    require_like_slow_games(make_rules(game, 4), GAMES)


@pytest.mark.parametrize(
    ("game", "size", "before"),
    [("quabble", 4, 4), ("qualos", 4, 4), ("qualos", 3, 7), ("fast-conquare", 3, 0), ("conquare", 3, 6)],
)
def test_every_turn_is_as_likely(game: str, size: int, before: int) -> None:
    rules = make_rules(game, size)
    playouts = make_playouts(rules)
    start = rules.start()
    play_on(playouts, start, Random(2), None, before)
    require_even_turns(rules, start, 2, lambda state, random: play_on(playouts, state, random, None, 2), tries=8_000)


def test_who_learns_rather_wins_dark_squares() -> None:
    """Count light squares that win a dark one: they are drawn almost twice as often as in games that learn nothing."""
    rules = make_rules("quabble", 6)
    start = rules.parse_position(BLACK, "b1b c2w e4w f3w")  # a2 would win a1
    playouts = make_playouts(rules)
    found = [0, 0]
    for seed in range(4000):
        for learns in (False, True):
            state = start.copy()
            play_on(playouts, state, Random(seed), LastGoodReplies(rules.move_space) if learns else None, 1)
            found[learns] += state.owner[rules.board.index_by_name["a2"]] == BLACK
    assert 1.5 < found[True] / found[False] < 2.3
