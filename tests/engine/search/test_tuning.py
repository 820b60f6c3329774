"""Tuning of a search: the game's own, by the size of its board."""

from escabel_gui.engine.search.factory import find_tuning, make_search
from escabel_gui.engine.search.node_pool import NodePool
from escabel_gui.engine.search.options import search_preset
from escabel_gui.rules.catalogue import CATALOGUE, make_rules


def test_a_search_has_the_tuning_of_its_game_and_the_baseline_one_for_all() -> None:
    names = [ruleset.name for ruleset in CATALOGUE]
    for preset, count in (("default", 5), ("uct", 1)):  # the Quabble family shares two
        options = search_preset(preset)
        tunings = [make_search(make_rules(name), options, NodePool(1 << 12), 1).tuning for name in names]
        assert len(set(map(id, tunings))) == count


def test_a_small_board_has_a_tuning_of_its_own() -> None:
    options = search_preset("default")
    tunings = [find_tuning(make_rules("escabel", size), options) for size in (5, 7, 8, 9, 13)]
    assert tunings[0] is tunings[1]
    assert tunings[3] is tunings[4]
    assert len(set(map(id, tunings))) == 3
