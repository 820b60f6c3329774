"""Hyperparameters of the search that differ from game to game."""

from mypy_extensions import i64


class Tuning:
    """Hyperparameters of the search of which a game may have values of its own.

    - `exploration`: the constant C of UCB1, C * sqrt(ln(N + 1) / (n + 1)).
    - `rave_equivalence`: the parameter k of RAVE: beta = sqrt(k / (3n + k)) weighs the AMAF value of a move with n
      visits; 0 turns RAVE off, and then every move is tried once before any is tried twice.
    - `prior_visits`: AMAF visits that a new child gets with the value of its prior.
    - `policy_weight`: weight of policy logits beside `exploration` * sqrt(ln(N + 1)); where both together are negative,
      the move is not explored, but has its value.
    - `pattern_prior_weight`: factor on the policy logits in the values of priors.
    - `expansion_threshold`: visits at which a leaf gets children.
    """

    def __init__(
        self,
        exploration: float = 0.1,
        rave_equivalence: float = 10.0,
        prior_visits: i64 = 10,
        policy_weight: float = 0.0,
        pattern_prior_weight: float = 0.25,
        expansion_threshold: i64 = 6,
    ) -> None:
        self.exploration = exploration
        self.rave_equivalence = rave_equivalence
        self.prior_visits = prior_visits
        self.policy_weight = policy_weight
        self.pattern_prior_weight = pattern_prior_weight
        self.expansion_threshold = expansion_threshold
