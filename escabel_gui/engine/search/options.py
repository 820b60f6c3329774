"""Hyperparameters of the search and their named presets."""

from __future__ import annotations

from typing import Final

from escabel_gui.engine.heuristics.tuning import Tuning
from escabel_gui.rules.message import shorten

DEFAULT_SEARCH: Final = "default"
SEARCH_PRESETS: Final = (DEFAULT_SEARCH, "unlearned", "uct")


class SearchOptions:
    """Hyperparameters of the search: UCT with RAVE (Gelly and Silver, 2011), priors and MCTS-Solver.

    - `tuning`: hyperparameters for all games; None for each game's own.
    - `eval_weight`: weight of the static evaluation of a new leaf beside its playout, 0 to 1.
    - `use_evaluator`: the game's evaluator gives priors, estimates and proofs.
    - `use_patterns`: the game's pattern policy gives priors and says how much a move is explored.
    - `use_last_good_reply`: playouts play last good replies, and each game's biased moves; else uniform moves.
    - `use_mcts_solver`: proofs are backed up (MCTS-Solver, Winands et al. 2008); else a win is a result like others.
    """

    def __init__(
        self,
        tuning: Tuning | None = None,
        eval_weight: float = 0.3,
        use_evaluator: bool = True,
        use_patterns: bool = True,
        use_last_good_reply: bool = True,
        use_mcts_solver: bool = True,
    ) -> None:
        self.tuning = tuning
        self.eval_weight = eval_weight
        self.use_evaluator = use_evaluator
        self.use_patterns = use_patterns
        self.use_last_good_reply = use_last_good_reply
        self.use_mcts_solver = use_mcts_solver


def search_preset(name: str) -> SearchOptions:
    """Return a preset; raises ValueError with a reason.

    - `default` is the strongest.
    - `unlearned` is that without patterns.
    - `uct` is plain UCB1, the baseline of all comparisons.
    """
    if name not in SEARCH_PRESETS:
        raise ValueError(f"unknown search {shorten(name)!r}: choose one of {', '.join(SEARCH_PRESETS)}")
    if name == "uct":
        return SearchOptions(
            Tuning(exploration=1.0, rave_equivalence=0.0, expansion_threshold=1),
            eval_weight=0.0,
            use_evaluator=False,
            use_patterns=False,
            use_last_good_reply=False,
            use_mcts_solver=False,
        )
    return SearchOptions(use_patterns=name != "unlearned")
