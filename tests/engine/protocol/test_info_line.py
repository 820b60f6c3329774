"""What the analysis says of moves before they are looked at."""

from typing import Final

import pytest

from escabel_gui.engine.protocol.info_line import move_priors
from escabel_gui.engine.search.node_pool import NodePool
from escabel_gui.engine.search.options import search_preset
from escabel_gui.engine.thinking.played_line import PlayedLine
from escabel_gui.engine.thinking.search_controller import SearchController
from escabel_gui.rules.catalogue import make_rules

OPENING: Final = "b2 c6 e1 e3 c2 a6 e5 b6 a5 c3 a2 f6 b1 d5 g5 a1"  # some corners are on nobody's way


def test_moves_that_promise_less_than_nothing_have_a_prior() -> None:
    rules = make_rules("escabel", 7)
    line = PlayedLine(rules)
    for text in OPENING.split():
        line.play(rules.parse_legal_move(line.state, text))
    thinker = SearchController(rules, search_preset("default"), NodePool(1_000), 1)
    thinker.set_root(line)
    priors = move_priors(thinker).values()
    assert len(priors) == len(rules.legal_move_list(line.state))
    assert min(priors) > 0.0
    assert sum(priors) == pytest.approx(1.0)
