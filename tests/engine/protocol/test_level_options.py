"""Options of the search by level: those with limited visits play as when they were rated."""

from io import StringIO

import pytest

from escabel_gui.engine.protocol.gtp import answer
from escabel_gui.engine.protocol.session import GtpSession
from escabel_gui.engine.search.factory import find_tuning, make_search
from escabel_gui.engine.search.mcts import Search
from escabel_gui.engine.search.node_pool import NodePool
from escabel_gui.engine.search.options import search_preset
from escabel_gui.engine.thinking.search_controller import SearchLimits
from escabel_gui.rules.catalogue import CATALOGUE, make_rules
from gtp_sessions import TEN_VISITS, make_session

BY_LEVEL = SearchLimits(None, None)


def ask(talk: GtpSession, command: str) -> str:
    output = StringIO()
    answer(talk, command, output)
    return output.getvalue()


def searches_as_rated(talk: GtpSession) -> bool:
    return talk.thinker.search.options is talk.level_options


@pytest.mark.parametrize(
    ("level", "limits", "is_rated"), [(3, BY_LEVEL, True), (5, BY_LEVEL, True), (5, TEN_VISITS, False)]
)
def test_a_level_keeps_its_search_unless_its_visits_are_told(level: int, limits: SearchLimits, is_rated: bool) -> None:
    talk = make_session("fast-quabble", 3, level, limits)
    ask(talk, "play b b2")
    assert ask(talk, "genmove w").startswith("=")
    assert searches_as_rated(talk) == is_rated


def test_what_is_analyzed_after_a_move_is_searched_as_well_as_can_be() -> None:
    talk = make_session("fast-quabble", 3, 3, BY_LEVEL)
    ask(talk, "play b b2")
    ask(talk, "genmove w")
    ask(talk, "kata-analyze 1")
    assert not searches_as_rated(talk)


def read_tuning(search: Search) -> dict[str, object]:
    tuning = search.tuning
    names = (
        "exploration",
        "rave_equivalence",
        "prior_visits",
        "policy_weight",
        "pattern_prior_weight",
        "expansion_threshold",
    )
    return {name: getattr(tuning, name) for name in names} | {"betas": list(search.selection.rave_beta)}


@pytest.mark.parametrize("game", [ruleset.name for ruleset in CATALOGUE])
def test_other_options_bring_the_tuning_and_the_weights_of_another_search(game: str) -> None:
    rules = make_rules(game)
    search, rated = [make_search(rules, search_preset(name), NodePool(1 << 12), 1) for name in ("default", "levels")]
    search.set_options(rated.options, find_tuning(rules, rated.options))
    assert read_tuning(search) == read_tuning(rated)


def test_a_small_board_has_a_tuning_of_its_own() -> None:
    options = search_preset("default")
    tunings = [find_tuning(make_rules("escabel", size), options) for size in (5, 7, 8, 9, 13)]
    assert tunings[0] is tunings[1]
    assert tunings[3] is tunings[4]
    assert len(set(map(id, tunings))) == 3
