"""What the analysis says of moves before they are looked at."""

from __future__ import annotations

from typing import Final

import pytest

from escabel_gui.engine.analysis import move_priors
from escabel_gui.engine.line import Line
from escabel_gui.engine.player import Player
from escabel_gui.engine.search.settings import named_settings
from escabel_gui.engine.search.tree import Tree
from escabel_gui.rules.catalogue import make_rules

OPENING: Final = "b2 c6 e1 e3 c2 a6 e5 b6 a5 c3 a2 f6 b1 d5 g5 a1"  # some corners are on nobody's way


def test_moves_that_promise_less_than_nothing_have_a_prior() -> None:
    rules = make_rules("escabel", 7)
    line = Line(rules)
    for text in OPENING.split():
        line.play(rules.read_move(line.state, text))
    player = Player(rules, named_settings("default"), Tree(1_000), 1)
    player.turn_to(line)
    priors = move_priors(player).values()
    assert len(priors) == len(rules.all_moves(line.state))
    assert min(priors) > 0.0
    assert sum(priors) == pytest.approx(1.0)
