"""What can be turned in the search; two sets of options have names."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from escabel_gui.rules.message import shorten


class SearchOptions:
    """How the search chooses which move to try next, and what it makes of what it finds.

    `exploration` weighs what is uncertain, more in some games where there are only steps. `sharing` is about the number
    of visits up to which a placement, or a step where there are only steps, is judged rather by the games in which its
    target ended in the mover's color than by its own, and `blind_sharing` is the same in games that estimate nothing; 0
    turns that off, and then every move of a position is tried once before any is tried twice. A position gets children
    at its `expand_after`-th visit. What the game promises of a move counts as so many shared games as `foresight` says,
    what it estimates of a position with the weight `estimate_share` beside a random game from there; 0 turns them off.
    With a `trust` above 0, learned patterns promise instead of the game: so much for each factor of e by which moves
    that look so are preferred to others. `has_replies` lets random games learn from earlier ones and choose by what the
    game knows of turns; else any turn is as likely as another. `proves` makes it look for wins and losses that are
    certain, those of the very next moves first; without it a win counts as any other result, however near.
    """

    def __init__(
        self,
        exploration: float,
        sharing: float,
        blind_sharing: float,
        expand_after: i64,
        foresight: i64 = 0,
        estimate_share: float = 0.0,
        trust: float = 0.0,
        has_replies: bool = False,
        proves: bool = True,
    ) -> None:
        self.exploration = exploration
        self.sharing = sharing
        self.blind_sharing = blind_sharing
        self.expand_after = expand_after
        self.foresight = foresight
        self.estimate_share = estimate_share
        self.trust = trust
        self.has_replies = has_replies
        self.proves = proves


def named_options(name: str) -> SearchOptions:
    """The options with a name.

    `uct` is UCB1 and nothing else, the yardstick that all others must beat; `unlearned` is `default` without patterns.
    """
    if name == "uct":
        return SearchOptions(exploration=1.0, sharing=0.0, blind_sharing=0.0, expand_after=1, proves=False)
    if name in ("default", "unlearned"):
        trust = TRUST if name == "default" else 0.0
        return SearchOptions(0.1, 10.0, 30.0, 6, foresight=10, estimate_share=0.3, trust=trust, has_replies=True)
    raise ValueError(f"unknown search {shorten(name)!r}: choose one of {', '.join(SEARCH_NAMES)}")


SEARCH_NAMES: Final = ("default", "unlearned", "uct")
TRUST: Final = 0.25
