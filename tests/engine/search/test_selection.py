"""Selection scores all children at each eighth visit; in between the favorite stays while nothing speaks against it."""

import pytest

from escabel_gui.engine.search.factory import make_search
from escabel_gui.engine.search.node_pool import LOSS, ROOT, NodePool
from escabel_gui.engine.search.options import search_preset
from escabel_gui.engine.search.selection import MIN_FAVORITE_VISITS, SCORING_INTERVAL, Selection
from escabel_gui.rules.catalogue import make_rules

VISITS = 10_000  # of the favorite, and of another child
SCORED = 4 * VISITS // SCORING_INTERVAL * SCORING_INTERVAL  # visits of the root at which all children are scored


@pytest.fixture
def selection() -> Selection:
    """Return the selection at a root whose first child has the best value of all, and the second the next."""
    search = make_search(make_rules("quabble", 5), search_preset("default"), NodePool(1_000), 1)
    search.reset(search.rules.start())
    for child, value in ((1, 0.8), (2, 0.7)):
        search.tree.visits[child] = VISITS
        search.tree.value_sum[child] = value * VISITS
    search.tree.visits[ROOT] = SCORED
    assert search.selection.select(ROOT) == 1
    assert search.tree.favorite[ROOT] == 0
    return search.selection


def set_value(tree: NodePool, child: int, value: float) -> None:
    tree.value_sum[child] = value * VISITS


def test_a_child_that_becomes_better_is_chosen_at_the_next_scoring(selection: Selection) -> None:
    tree = selection.tree
    set_value(tree, 2, 0.9)
    for visits in range(SCORED + 1, SCORED + SCORING_INTERVAL):
        tree.visits[ROOT] = visits
        assert selection.select(ROOT) == 1
    tree.visits[ROOT] = SCORED + SCORING_INTERVAL
    assert selection.select(ROOT) == 2


def test_a_favorite_that_becomes_worse_than_the_second_best_was_is_left_at_once(selection: Selection) -> None:
    tree = selection.tree
    tree.visits[ROOT] = SCORED + 1
    set_value(tree, 1, 0.5)
    assert selection.select(ROOT) != 1


def test_a_favorite_that_is_proven_lost_is_left_at_once(selection: Selection) -> None:
    tree = selection.tree
    tree.visits[ROOT] = SCORED + 1
    tree.proof[1] = LOSS
    assert selection.select(ROOT) != 1


def test_a_node_of_few_visits_scores_all_its_children_each_time(selection: Selection) -> None:
    tree = selection.tree
    set_value(tree, 2, 0.9)
    tree.visits[ROOT] = MIN_FAVORITE_VISITS - 1
    assert selection.select(ROOT) == 2
