"""Registry of heuristics by ruleset."""

from typing import Final, NamedTuple

from escabel_gui.engine.heuristics.abande.evaluator import AbandeEvaluator
from escabel_gui.engine.heuristics.abande.playouts import AbandePlayouts
from escabel_gui.engine.heuristics.escabel.evaluator import EscabelEvaluator
from escabel_gui.engine.heuristics.escabel.patterns import EscabelPatternPolicy
from escabel_gui.engine.heuristics.escabel.playouts import EscabelPlayouts
from escabel_gui.engine.heuristics.escabel.zones import EscabelZones
from escabel_gui.engine.heuristics.evaluator import Evaluator
from escabel_gui.engine.heuristics.move_patterns import PatternPolicy
from escabel_gui.engine.heuristics.playouts import Playouts
from escabel_gui.engine.heuristics.quabble.patterns import QuabblePatternPolicy
from escabel_gui.engine.heuristics.quabble.playouts import QuabblePlayouts
from escabel_gui.engine.heuristics.quabble.zones import QuabbleZones
from escabel_gui.engine.heuristics.qualos.evaluator import QualosEvaluator
from escabel_gui.engine.heuristics.qualos.patterns import QualosPatternPolicy
from escabel_gui.engine.heuristics.qualos.playouts import QualosPlayouts
from escabel_gui.engine.heuristics.tuning import Tuning
from escabel_gui.engine.heuristics.zones import Zones
from escabel_gui.rules.catalogue import ruleset_of
from escabel_gui.rules.contract import Rules


class Heuristics(NamedTuple):
    """Heuristics of a ruleset. The defaults serve any game: uniform playouts, no evaluation, board patterns.

    `patterns` are constructed with an instance of `evaluator`. With `tuning` games are won most often, on smaller
    boards with those of `small_board_tunings`, each with the largest size that it suits.
    """

    playouts: type[Playouts] = Playouts
    evaluator: type[Evaluator] = Evaluator
    patterns: type[PatternPolicy] = PatternPolicy
    zones: type[Zones] = Zones
    tuning: Tuning = Tuning()
    small_board_tunings: tuple[tuple[int, Tuning], ...] = ()  # smallest size first

    def tuning_on(self, size: int) -> Tuning:
        """Return the tuning with which most games are won on a board of a size."""
        for largest_size, tuning in self.small_board_tunings:
            if size <= largest_size:
                return tuning
        return self.tuning


DEFAULT: Final = Heuristics()
QUABBLE: Final = Heuristics(
    playouts=QuabblePlayouts,
    patterns=QuabblePatternPolicy,
    zones=QuabbleZones,
    tuning=Tuning(
        exploration=0.015, rave_equivalence=700.0, prior_visits=60, policy_weight=0.4, expansion_threshold=12
    ),
)
CONQUARE: Final = QUABBLE._replace(
    tuning=Tuning(
        exploration=0.012, rave_equivalence=1000.0, prior_visits=20, policy_weight=0.1, expansion_threshold=12
    )
)

HEURISTICS: Final[dict[str, Heuristics]] = {  # by wire name without options
    "escabel": Heuristics(
        EscabelPlayouts,
        EscabelEvaluator,
        EscabelPatternPolicy,
        EscabelZones,
        tuning=Tuning(exploration=0.13, rave_equivalence=1.0, prior_visits=40, policy_weight=0.55),
        small_board_tunings=(
            (7, Tuning(0.35, rave_equivalence=1.0, prior_visits=50, policy_weight=0.93, pattern_prior_weight=0.09)),
            (8, Tuning(0.22, rave_equivalence=1.0, prior_visits=45, policy_weight=0.75, pattern_prior_weight=0.12)),
        ),
    ),
    "abande": Heuristics(
        AbandePlayouts,
        AbandeEvaluator,
        tuning=Tuning(rave_equivalence=3.0, expansion_threshold=3),
    ),
    "quabble": QUABBLE,
    "fast-quabble": QUABBLE,
    "qualos": Heuristics(
        QualosPlayouts,
        QualosEvaluator,
        QualosPatternPolicy,
        tuning=Tuning(exploration=0.01, rave_equivalence=800.0, prior_visits=28, policy_weight=0.04),
    ),
    "conquare": CONQUARE,
    "fast-conquare": CONQUARE,
}


def find_heuristics(rules: Rules) -> Heuristics:
    """Return what is registered for the ruleset, or DEFAULT."""
    return HEURISTICS.get(ruleset_of(rules.wire_name).name, DEFAULT)


def make_playouts(rules: Rules) -> Playouts:
    """Construct the playouts of a game."""
    return find_heuristics(rules).playouts(rules)


def make_evaluator(rules: Rules) -> Evaluator:
    """Construct the evaluator of a game."""
    return find_heuristics(rules).evaluator(rules)


def make_patterns(rules: Rules, evaluator: Evaluator) -> PatternPolicy:
    """Construct the pattern policy of a game; that of the board alone if the evaluator is not the game's own."""
    heuristics = find_heuristics(rules)
    patterns = heuristics.patterns if isinstance(evaluator, heuristics.evaluator) else PatternPolicy
    return patterns(rules, evaluator)


def make_zones(rules: Rules) -> Zones:
    """Construct the zones of a game."""
    return find_heuristics(rules).zones(rules)
