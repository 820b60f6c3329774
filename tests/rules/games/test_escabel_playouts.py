"""The fast random games of Escabel are the slow ones: the same rules, the same chances."""

from __future__ import annotations

from math import sqrt

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from compare_chains import compare
from escabel_gui.rules.catalogue import all_wire_names, find_ruleset, make_playouts, make_rules
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.knowledge.playouts import Playouts
from escabel_gui.rules.knowledge.replies import Replies
from escabel_gui.rules.state import BLACK, NOBODY, WHITE
from playing import COMPILED

WIRE_NAMES = all_wire_names(find_ruleset("escabel"))
GAMES = 1500


@given(st.sampled_from(WIRE_NAMES), st.integers(3, 7), st.integers(0, 40), st.integers(0, 2**32), st.booleans())
@settings(max_examples=200, deadline=None)
def test_a_fast_game_is_a_game(game: str, size: int, opening: int, seed: int, defends: bool) -> None:
    """From any position on, each turn of a fast game is legal, and it ends when it is over and no earlier."""
    rules = make_rules(game, size)
    playouts = make_playouts(rules)
    state = rules.start()
    random = Random(seed)
    while opening > 0 and rules.winner(state) == NOBODY:
        rules.play(state, playouts.random_turn(state, random))
        opening -= 1
    start = state.copy()
    plies = 0
    while rules.winner(state) == NOBODY:
        plies += 1
        later = start.copy()
        winner = playouts.games.playout(later, Random(seed), plies, defends)
        assert later.key() in {turn.key() for turn in turns(rules, state)}
        assert winner == NOBODY
        state = later
    end = start.copy()
    replies = Replies(rules.most_moves) if defends else None
    assert playouts.playout(end, Random(seed), replies) == rules.winner(state)
    assert end.key() == state.key()


def test_the_fast_games_know_the_connection_rule() -> None:
    """The rule stands twice: as a rule, and as fast as it can be. The script that this calls compares millions."""
    assert compare(20_000 if COMPILED else 500) > 0


def turns(rules: Rules, state: object) -> list[object]:
    """The positions that a turn leads to."""
    after = []
    moves: vec[i64] = vec[i64]([0] * int(rules.most_moves))
    for k in range(int(rules.list_turns(state, moves))):
        after.append(state.copy())
        rules.play(after[-1], moves[k])
    return after


@pytest.mark.parametrize("game", WIRE_NAMES)
def test_fast_games_are_like_slow_ones(game: str) -> None:
    """As long, and as often Black's, within four standard errors."""
    rules = make_rules(game, 5)
    start, state = rules.start(), rules.start()
    random = Random(3)
    plies: list[list[float]] = [[], []]
    wins: list[list[float]] = [[], []]
    for _ in range(GAMES):
        for kind, play in enumerate((make_playouts(rules).playout, Playouts(rules).playout)):
            state.assign(start)
            winner = play(state, random, None)
            plies[kind].append(int(state.ply))
            wins[kind].append(float(winner == BLACK))
    for fast, slow in (plies, wins):
        assert abs(mean(fast) - mean(slow)) < 4 * sqrt((variance(fast) + variance(slow)) / GAMES)


@pytest.mark.parametrize("game", WIRE_NAMES)
def test_every_turn_is_as_likely(game: str) -> None:
    """Three turns lead to each position as often as they should, within five standard errors."""
    rules = make_rules(game, 3)
    start = rules.start()
    chances = {start.key(): (start, 1.0)}
    for _ in range(3):
        following = {}
        for state, chance in chances.values():
            after = turns(rules, state) if rules.winner(state) == NOBODY else [state]
            for later in after:
                before = following.get(later.key(), (later, 0.0))[1]
                following[later.key()] = (later, before + chance / len(after))
        chances = following
    games = make_playouts(rules).games
    tries = 12_000
    counts = dict.fromkeys(chances, 0)
    random = Random(6)
    state = start.copy()
    for _ in range(tries):
        state.assign(start)
        games.playout(state, random, 3)
        counts[state.key()] += 1
    for key, (_, chance) in chances.items():
        assert abs(counts[key] - tries * chance) < 5 * sqrt(tries * chance)


@pytest.mark.parametrize(("defends", "least", "most"), [(False, 5, 40), (True, 190, 200)])
def test_who_defends_cuts_a_chain(defends: bool, least: int, most: int) -> None:
    """By one of two steps: there are 18 placements beside them."""
    rules = make_rules("escabel", 5)
    start = rules.position(WHITE, "c1b c2b c3b c4b c5b b2w b3w")
    games = make_playouts(rules).games
    cuts = [0, 0]
    for seed in range(200):
        state = start.copy()
        games.playout(state, Random(seed), 1, defends)
        if rules.winner(state) == NOBODY:
            cuts[state.owner[rules.board.numbers["c3"]] == WHITE] += 1
    assert least <= sum(cuts) <= most
    assert min(cuts) > 0


def test_who_cannot_cut_a_chain_makes_any_turn() -> None:
    rules = make_rules("escabel", 5)
    start = rules.position(WHITE, "c1b c2b c3b c4b c5b a3w")
    games = make_playouts(rules).games
    after = set()
    for seed in range(200):
        state = start.copy()
        games.playout(state, Random(seed), 1, True)
        after.add(state.key())
    assert len(after) == len(turns(rules, start)) == 19


def mean(numbers: list[float]) -> float:
    return sum(numbers) / len(numbers)


def variance(numbers: list[float]) -> float:
    middle = mean(numbers)
    return sum((number - middle) ** 2 for number in numbers) / len(numbers)
