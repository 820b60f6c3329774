"""What the analysis says of moves before they are looked at: the probabilities of the policy."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from escabel_gui.engine.protocol.info_line import format_analysis, move_priors
from escabel_gui.engine.search.node_pool import LOSS, NodePool
from escabel_gui.engine.search.options import search_preset
from escabel_gui.engine.thinking.played_line import PlayedLine
from escabel_gui.engine.thinking.search_controller import SearchController
from escabel_gui.engine.tools.game_analysis import current_evaluation
from escabel_gui.record.evaluation import parse_kata_analyze
from escabel_gui.rules.catalogue import make_rules
from escabel_gui.rules.state import BLACK


@pytest.mark.parametrize("game", ["escabel", "quabble", "qualos"])
def test_priors_are_the_probabilities_of_the_policy(game: str) -> None:
    rules = make_rules(game, 7)
    line = PlayedLine(rules)
    for text in ("d4", "c3"):
        line.play(rules.parse_legal_move(line.state, text))
    thinker = SearchController(rules, search_preset("default"), NodePool(1_000), 1)
    thinker.set_root(line)
    priors = move_priors(thinker)
    moves: vec[i64] = vec[i64]([thinker.tree.move[child] for child in priors])
    share: vec[float] = vec[float]([0.0] * len(moves))
    assert thinker.search.patterns is not None
    thinker.search.patterns.move_probabilities(line.state, line.moves[-1], moves, len(moves), share)
    likely = [k for k in range(len(priors)) if 0.1 < share[k] * float(len(moves)) < 50]  # within the bounds
    assert len(likely) > 5
    ratios = [list(priors.values())[k] / float(share[k]) for k in likely]
    assert max(ratios) == pytest.approx(min(ratios))
    assert len(priors) == len(rules.legal_move_list(line.state))
    assert min(priors.values()) > 0.0
    assert sum(priors.values()) == pytest.approx(1.0)


def test_without_a_policy_all_moves_are_alike() -> None:
    rules = make_rules("abande")
    line = PlayedLine(rules)
    line.play(rules.legal_move_list(line.state)[0])
    thinker = SearchController(rules, search_preset("default"), NodePool(1_000), 1)
    thinker.set_root(line)
    priors = move_priors(thinker)
    assert set(priors.values()) == {1 / len(priors)}


def test_lost_moves_alone_say_nothing_of_a_position() -> None:
    rules = make_rules("escabel", 5)
    thinker = SearchController(rules, search_preset("default"), NodePool(1_000), 1)
    thinker.set_root(PlayedLine(rules))
    lost = list(thinker.children())[:3]
    for child in lost:
        thinker.tree.proof[child] = LOSS
    assert format_analysis(thinker) == ""
    assert current_evaluation(thinker) is None
    thinker.search.run(1)
    seen = parse_kata_analyze(format_analysis(thinker), int(BLACK))
    assert seen is not None
    assert len(seen.candidates) == len(lost) + 1
    assert not seen.is_proven
