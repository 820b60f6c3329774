"""Hyperparameters of the search and their named presets."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from escabel_gui.rules.message import shorten


class SearchOptions:
    """Hyperparameters of the search: UCT with RAVE (Gelly and Silver, 2011), priors and MCTS-Solver.

    - `exploration`: the constant C of UCB1, C * sqrt(ln(N + 1) / (n + 1)).
    - `rave_equivalence`: the parameter k of RAVE: beta = sqrt(k / (3n + k)) weighs the AMAF value of a move with n
      visits; 0 turns RAVE off, and then every move is tried once before any is tried twice.
    - `prior_visits`: AMAF visits that a new child gets with the value of its prior; 0 turns the evaluator off.
    - `lasting_rave_equivalence`, `lasting_prior_visits`: the same where AMAF values stay true for long.
    - `expansion_threshold`: visits at which a leaf gets children.
    - `eval_weight`: weight of the static evaluation of a new leaf beside its playout, 0 to 1.
    - `pattern_prior_weight`: factor on the log-probabilities of the pattern policy; 0 turns it off.
    - `use_last_good_reply`: playouts play last good replies, and each game's biased moves; else uniform moves.
    - `use_mcts_solver`: proofs are backed up (MCTS-Solver, Winands et al. 2008); else a win is a result like others.
    """

    def __init__(
        self,
        exploration: float,
        rave_equivalence: float,
        lasting_rave_equivalence: float,
        expansion_threshold: i64,
        prior_visits: i64 = 0,
        lasting_prior_visits: i64 = 0,
        eval_weight: float = 0.0,
        pattern_prior_weight: float = 0.0,
        use_last_good_reply: bool = False,
        use_mcts_solver: bool = True,
    ) -> None:
        self.exploration = exploration
        self.rave_equivalence = rave_equivalence
        self.lasting_rave_equivalence = lasting_rave_equivalence
        self.expansion_threshold = expansion_threshold
        self.prior_visits = prior_visits
        self.lasting_prior_visits = lasting_prior_visits
        self.eval_weight = eval_weight
        self.pattern_prior_weight = pattern_prior_weight
        self.use_last_good_reply = use_last_good_reply
        self.use_mcts_solver = use_mcts_solver


def search_preset(name: str) -> SearchOptions:
    """Return a preset; raises ValueError with a reason.

    - `default` is the strongest.
    - `levels` is what `default` was when the playing levels with limited visits were rated: they keep their strength.
    - `unlearned` is `default` without patterns.
    - `uct` is plain UCB1, the baseline of all comparisons.
    """
    if name == "uct":
        return SearchOptions(
            exploration=1.0,
            rave_equivalence=0.0,
            lasting_rave_equivalence=0.0,
            expansion_threshold=1,
            use_mcts_solver=False,
        )
    if name not in SEARCH_PRESETS:
        raise ValueError(f"unknown search {shorten(name)!r}: choose one of {', '.join(SEARCH_PRESETS)}")
    is_rated = name == "levels"
    return SearchOptions(
        0.1,
        10.0,
        30.0 if is_rated else 1000.0,
        6,
        prior_visits=10,
        lasting_prior_visits=10 if is_rated else 30,
        eval_weight=0.3,
        pattern_prior_weight=0.0 if name == "unlearned" else DEFAULT_PATTERN_PRIOR_WEIGHT,
        use_last_good_reply=True,
    )


DEFAULT_SEARCH: Final = "default"
SEARCH_PRESETS: Final = (DEFAULT_SEARCH, "levels", "unlearned", "uct")
DEFAULT_PATTERN_PRIOR_WEIGHT: Final = 0.25
