"""Comparison of two copies of a shared game, and what both are to be then.

The copy of person 0 gives the order: it only ever grows at its end. That of person 1 is a beginning of it, and then
acts of person 1 alone of which person 0 has not heard, or which have met other acts on their way.
"""

from enum import Enum
from typing import NamedTuple

from escabel_gui.link.shared_game import Act, ActKind, SharedGame, common_prefix_length


class Relation(Enum):
    """Relation of the other copy to mine."""

    SAME = "the same"
    AHEAD = "has all of mine, and more"
    BEHIND = "has less than mine"
    CONCURRENT = "each has what the other has not, and both can be had"
    FOREIGN_ACT = "has all of mine, and then acts of mine that I have not"
    CONFLICT = "nobody can tell which of them is right"


class Comparison(NamedTuple):
    """Result of a comparison."""

    relation: Relation
    acts: list[Act]  # what both copies are to have, as far as nobody needs to be asked; mine, if they have parted


def compare_replicas(mine: SharedGame, theirs: SharedGame, person: int) -> Comparison:
    """Compare the friend's copy with that of the person here, `person`; both have the same terms."""
    claimed = find_foreign_act(mine, theirs, person)
    if claimed is not None:
        return Comparison(Relation.FOREIGN_ACT, theirs.acts[:claimed])
    copies = (mine, theirs) if person == 0 else (theirs, mine)
    acts = merge(*copies)
    if acts is None:
        return Comparison(Relation.CONFLICT, mine.acts)
    if acts == mine.acts:
        return Comparison(Relation.SAME if acts == theirs.acts else Relation.BEHIND, acts)
    return Comparison(Relation.AHEAD if acts == theirs.acts else Relation.CONCURRENT, acts)


def compare_own_replicas(mine: SharedGame, other: SharedGame, person: int) -> Comparison:
    """Compare another copy of the same person with mine: nothing crosses between them."""
    claimed = find_foreign_act(mine, other, person)
    if claimed is not None:  # it may be somebody else's, who says so
        return Comparison(Relation.FOREIGN_ACT, other.acts[:claimed])
    common = common_prefix_length(mine.acts, other.acts)
    if common == len(mine.acts):
        return Comparison(Relation.SAME if common == len(other.acts) else Relation.AHEAD, other.acts)
    return Comparison(Relation.BEHIND if common == len(other.acts) else Relation.CONFLICT, mine.acts)


def find_foreign_act(mine: SharedGame, theirs: SharedGame, person: int) -> int | None:
    """Return the place of the first act of this person that a longer copy has and mine lacks, or None."""
    known = len(mine.acts)
    if common_prefix_length(mine.acts, theirs.acts) < known:
        return None
    return next((place for place in range(known, len(theirs.acts)) if theirs.acts[place].person == person), None)


def merge(first: SharedGame, second: SharedGame) -> list[Act] | None:
    """Return person 0's copy, and then what person 1 has done besides, as far as it is still possible and meant.

    None where the copy of person 1 cannot have come about like that.
    """
    common = common_prefix_length(first.acts, second.acts)
    rest, news = first.acts[common:], second.acts[common:]
    if not rest or not news:
        return first.acts + news
    arrived = delivered_count(rest, news)
    if arrived is None:
        return None
    merged, meant = first.followed_by(first.acts), second.followed_by(second.acts[: common + arrived])
    for act in news[arrived:]:
        is_meant = act.kind is not ActKind.MOVE or merged.line == meant.line
        if is_meant and merged.can_append(act):
            merged.append(act)
        meant.append(act)
    return merged.acts


def delivered_count(rest: list[Act], news: list[Act]) -> int | None:
    """Return how many of person 1's news person 0's copy has or has left out; None if they do not fit."""
    if any(act.person != 1 for act in news):
        return None
    arrived = 0
    for act in rest:
        if act.person == 1:
            if act not in news[arrived:]:
                return None
            arrived = news.index(act, arrived) + 1
    return arrived
