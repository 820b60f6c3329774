"""What a review takes from the search is what an analysis would say of it."""

import pytest

from escabel_gui.engine.protocol.info_line import format_analysis, format_root
from escabel_gui.engine.search.node_pool import NodePool
from escabel_gui.engine.search.options import search_preset
from escabel_gui.engine.thinking.played_line import PlayedLine
from escabel_gui.engine.thinking.search_controller import SearchController, SearchLimits
from escabel_gui.engine.tools.game_analysis import current_evaluation, evaluation_with_pv
from escabel_gui.record.evaluation import MAX_STORED_CANDIDATES, parse_kata_analyze
from escabel_gui.rules.catalogue import CATALOGUE, make_rules


def thinker_after(game: str, plies: int, visits: int) -> SearchController:
    """Return a controller in a position reached by the first legal moves, after so many visits."""
    rules = make_rules(game, min(make_rules(game).size, 5) if game != "abande" else None)
    line = PlayedLine(rules)
    for _ in range(plies):
        line.play(rules.legal_move_list(line.state)[0])
    thinker = SearchController(rules, search_preset("default"), NodePool(1 << 14), 1)
    thinker.set_root(line)
    if visits:
        thinker.think(SearchLimits(visits, None), lambda: False)
    return thinker


@pytest.mark.parametrize("game", [ruleset.name for ruleset in CATALOGUE])
@pytest.mark.parametrize(("plies", "visits"), [(2, 150), (5, 40), (0, 300)])
def test_a_glance_and_an_analysis_say_the_same(game: str, plies: int, visits: int) -> None:
    thinker = thinker_after(game, plies, visits)
    seen = current_evaluation(thinker)
    said = parse_kata_analyze(f"{format_analysis(thinker)} {format_root(thinker)}", int(thinker.search.root_state.turn))
    assert seen is not None
    assert said is not None
    assert seen.win_rate == pytest.approx(said.win_rate, abs=1e-4)
    assert (seen.color, seen.visits, seen.is_proven) == (said.color, said.visits, said.is_proven)
    assert (seen.best.move, seen.best.proven) == (said.best.move, said.best.proven)
    kept = evaluation_with_pv(thinker, seen)
    assert kept.candidates == said.candidates[:MAX_STORED_CANDIDATES]
    assert (kept.visits, kept.win_rate) == (said.visits, seen.win_rate)


def test_nothing_is_seen_before_the_first_look() -> None:
    assert current_evaluation(thinker_after("escabel", 2, 0)) is None
