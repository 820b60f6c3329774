"""Playouts of every ruleset in the catalogue are games by the rules, and draw all turns alike."""

from collections import Counter
from math import sqrt
from random import Random

import pytest
from librt.random import Random as FastRandom

from escabel_gui.engine.heuristics.registry import make_playouts
from escabel_gui.rules.catalogue import make_rules
from escabel_gui.rules.state import NOBODY
from tests.rules.playing import WIRE_NAMES, random_game, repeat, sizes_to_play

every_name = pytest.mark.parametrize("wire_name", WIRE_NAMES)


@every_name
def test_a_playout_ends_in_a_finished_game(wire_name: str) -> None:
    rules = make_rules(wire_name, sizes_to_play(wire_name)[-1])
    playouts = make_playouts(rules)
    for seed in repeat(20):
        state = rules.start()
        winner = playouts.playout(state, FastRandom(seed), None)
        assert winner == rules.winner(state)
        assert winner != NOBODY


@every_name
def test_every_turn_is_drawn_as_often_as_the_others(wire_name: str) -> None:
    rules = make_rules(wire_name, sizes_to_play(wire_name)[1 % len(sizes_to_play(wire_name))])
    playouts = make_playouts(rules)
    random = FastRandom(1)
    for state, moves, _ in random_game(rules, Random(6)):
        if state.ply % 8 != 3:
            continue
        expected = len(repeat(200))
        drawn = Counter(playouts.uniform_move(state, random) for _ in range(expected * len(moves)))
        assert set(drawn) == set(moves)
        assert all(abs(times - expected) < 6 * sqrt(expected) for times in drawn.values())
