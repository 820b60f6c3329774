"""The fast random games of Escabel are the slow ones: the same rules, the same chances."""

from __future__ import annotations

from math import sqrt

import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from escabel_gui.rules.catalogue import all_wire_names, find_ruleset, make_rules
from escabel_gui.rules.game import Rules
from escabel_gui.rules.state import BLACK

GAMES = 1500


@pytest.mark.parametrize("game", all_wire_names(find_ruleset("escabel")))
def test_fast_games_are_like_slow_ones(game: str) -> None:
    """As long, and as often Black's, within four standard errors; and over by the rules when they end."""
    rules = make_rules(game, 5)
    start, state = rules.start(), rules.start()
    moves: vec[i64] = vec[i64]([0] * int(rules.most_moves))
    random = Random(3)
    plies: list[list[float]] = [[], []]
    wins: list[list[float]] = [[], []]
    for _ in range(GAMES):
        for kind, play in enumerate((rules.playout, lambda *arguments: Rules.playout(rules, *arguments))):
            state.assign(start)
            winner = play(state, moves, random, None)
            assert winner == rules.winner(state)
            plies[kind].append(int(state.ply))
            wins[kind].append(float(winner == BLACK))
    for fast, slow in (plies, wins):
        assert abs(mean(fast) - mean(slow)) < 4 * sqrt((variance(fast) + variance(slow)) / GAMES)


@pytest.mark.parametrize("game", all_wire_names(find_ruleset("escabel")))
def test_choices_are_kept_up_to_date(game: str) -> None:
    """What a game has at its end is what one finds by looking everywhere."""
    rules = make_rules(game, 6)
    start, state = rules.start(), rules.start()
    moves: vec[i64] = vec[i64]([0] * int(rules.most_moves))
    random = Random(4)
    for _ in range(100):
        state.assign(start)
        rules.playout(state, moves, random, None)
        kept = choices(rules)
        rules.find_choices(state)
        assert kept == choices(rules)


def choices(rules: Rules) -> set[int]:
    return {int(rules.choices[k]) for k in range(int(rules.choice_count))}


def mean(numbers: list[float]) -> float:
    return sum(numbers) / len(numbers)


def variance(numbers: list[float]) -> float:
    middle = mean(numbers)
    return sum((number - middle) ** 2 for number in numbers) / len(numbers)
