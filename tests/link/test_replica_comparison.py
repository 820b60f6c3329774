"""What one copy of a game is to another."""

import pytest

from escabel_gui.link.replica_comparison import Relation, compare_own_replicas, compare_replicas
from tests.link.friendly import acts_of, make_game


@pytest.mark.parametrize(
    ("mine", "theirs", "relation", "both"),
    [
        ("d4 d5", "d4 d5", Relation.SAME, "d4 d5"),
        ("d4", "d4 d5", Relation.AHEAD, "d4 d5"),
        ("d4 d5", "d4", Relation.BEHIND, "d4 d5"),
        ("d4, ask 0", "d4 d5", Relation.CONCURRENT, "d4, ask 0, d5"),
        ("d4 d5 e4", "d4 d5, ask 1", Relation.CONCURRENT, "d4 d5 e4, ask 1"),
        ("d4 d5 e4, ask 1, refuse 0", "d4 d5, ask 1", Relation.BEHIND, "d4 d5 e4, ask 1, refuse 0"),
        ("d4 d5 e4, ask 1", "d4 d5, ask 1, resign 1", Relation.CONCURRENT, "d4 d5 e4, ask 1, resign 1"),
        ("d4, resign 0", "d4, resign 1", Relation.BEHIND, "d4, resign 0"),
        ("d4 d5, ask 1, allow 0", "d4 d5, ask 1, resign 1", Relation.CONCURRENT, "d4 d5, ask 1, allow 0, resign 1"),
        ("d4 d5", "d4 e5", Relation.CONFLICT, "d4 d5"),
        ("d4 d5 e4", "d4 d5 c4", Relation.CONFLICT, "d4 d5 e4"),
        ("", "d4", Relation.FOREIGN_ACT, ""),
        ("d4", "d4 d5 e4 e5", Relation.FOREIGN_ACT, "d4 d5"),
        ("d4", "d4 d5, resign 0", Relation.FOREIGN_ACT, "d4 d5"),
        ("d4 d5", "d4 d5, ask 1, allow 0", Relation.FOREIGN_ACT, "d4 d5, ask 1"),
    ],
)
def test_copies_are_compared(mine: str, theirs: str, relation: Relation, both: str) -> None:
    comparison = compare_replicas(make_game("escabel", 5, mine), make_game("escabel", 5, theirs), 0)
    assert comparison.relation is relation
    assert comparison.acts == acts_of("escabel", 5, both)
    if relation not in (Relation.CONFLICT, Relation.FOREIGN_ACT) and mine != "d4 d5":
        turned = compare_replicas(make_game("escabel", 5, theirs), make_game("escabel", 5, mine), 1)
        assert turned.acts == comparison.acts


def test_a_move_that_was_meant_elsewhere_is_left_out() -> None:
    mine = make_game("escabel", 5, "d4 d5, ask 1, allow 0")
    theirs = make_game("escabel", 5, "d4 d5, ask 1, time 1")
    assert compare_replicas(mine, theirs, 0).acts == acts_of("escabel", 5, "d4 d5, ask 1, allow 0, time 1")
    mine = make_game("escabel", 5, "d4 d5 e4, ask 1, allow 0")
    theirs = make_game("escabel", 5, "d4 d5 e4, ask 1, c3")
    assert compare_replicas(mine, theirs, 0) == (Relation.BEHIND, mine.acts)
    assert compare_replicas(theirs, mine, 1) == (Relation.AHEAD, mine.acts)


def test_between_copies_of_one_person_nothing_crosses() -> None:
    mine = make_game("escabel", 5, "d4, ask 0")
    assert compare_own_replicas(mine, make_game("escabel", 5, "d4, ask 0, refuse 1"), 0).relation is Relation.AHEAD
    assert compare_own_replicas(mine, make_game("escabel", 5, "d4"), 0).relation is Relation.BEHIND
    assert compare_own_replicas(mine, make_game("escabel", 5, "d4 d5"), 0).relation is Relation.CONFLICT
    longer = make_game("escabel", 5, "d4, ask 0, refuse 1, ask 0")
    assert compare_own_replicas(mine, longer, 0) == (Relation.FOREIGN_ACT, longer.acts[:3])


def test_what_i_have_not_done_is_claimed_by_the_friend() -> None:
    """Compare as person 1, who has been told of a move of theirs that they do not know of."""
    mine, theirs = make_game("escabel", 5, "d4"), make_game("escabel", 5, "d4 d5")
    assert compare_replicas(mine, theirs, 1) == (Relation.FOREIGN_ACT, mine.acts)
