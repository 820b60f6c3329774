"""All rulesets, their names on the wire, and what a search knows of them."""

from __future__ import annotations

from itertools import product
from typing import Final

from escabel_gui.rules.contract import Rules, Ruleset
from escabel_gui.rules.games.abande import ABANDE, Abande
from escabel_gui.rules.games.abande_evaluator import AbandeEvaluator
from escabel_gui.rules.games.abande_playouts import AbandePlayouts
from escabel_gui.rules.games.conquare import CONQUARE
from escabel_gui.rules.games.escabel import ESCABEL, Escabel
from escabel_gui.rules.games.escabel_evaluator import EscabelEvaluator
from escabel_gui.rules.games.escabel_patterns import EscabelPatterns
from escabel_gui.rules.games.escabel_playouts import EscabelPlayouts
from escabel_gui.rules.games.fast_conquare import FAST_CONQUARE
from escabel_gui.rules.games.fast_quabble import FAST_QUABBLE
from escabel_gui.rules.games.quabble import QUABBLE, Quabble
from escabel_gui.rules.games.quabble_patterns import QuabblePatterns
from escabel_gui.rules.games.quabble_playouts import QuabblePlayouts
from escabel_gui.rules.games.qualos import QUALOS, Qualos
from escabel_gui.rules.games.qualos_evaluator import QualosEvaluator
from escabel_gui.rules.games.qualos_patterns import QualosPatterns
from escabel_gui.rules.games.qualos_playouts import QualosPlayouts
from escabel_gui.rules.knowledge.evaluator import Evaluator
from escabel_gui.rules.knowledge.patterns import Patterns
from escabel_gui.rules.knowledge.playouts import Playouts
from escabel_gui.rules.words import Impossible, Words, shorten

CATALOGUE: Final[tuple[Ruleset, ...]] = (  # in the order in which people see them
    ESCABEL,
    ABANDE,
    QUABBLE,
    FAST_QUABBLE,
    QUALOS,
    CONQUARE,
    FAST_CONQUARE,
)


def find_ruleset(name: str) -> Ruleset:
    """The ruleset with a wire name, given without options; raises ValueError with a reason."""
    for ruleset in CATALOGUE:
        if ruleset.name == name:
            return ruleset
    known = ", ".join(ruleset.name for ruleset in CATALOGUE)
    raise Impossible(Words("unknown game '{0}': choose one of {1}", (shorten(name), known)))


def parse_wire_name(text: str) -> tuple[Ruleset, dict[str, str]]:
    """The ruleset and the complete options that `name` or `name:option=value,…` stands for.

    Raises ValueError with a reason.
    """
    name, _, rest = text.strip().lower().partition(":")
    ruleset = find_ruleset(name)
    options = {option.name: option.choices[0].value for option in ruleset.options}
    for assignment in rest.split(",") if rest else []:
        key, _, value = assignment.partition("=")
        known = {option.name: [choice.value for choice in option.choices] for option in ruleset.options}
        if key not in known:
            raise Impossible(Words("{0} has no option '{1}'", (name, shorten(key))))
        if value not in known[key]:
            words = Words("{0}={1} is not possible: choose one of {2}", (key, shorten(value), ", ".join(known[key])))
            raise Impossible(words)
        options[key] = value
    return ruleset, options


def format_wire_name(ruleset: Ruleset, options: dict[str, str]) -> str:
    """The shortest wire name: options that have their defaults are left out, the others keep the declared order."""
    chosen = [
        f"{option.name}={options[option.name]}"
        for option in ruleset.options
        if options.get(option.name, option.choices[0].value) != option.choices[0].value
    ]
    return ruleset.name + (":" + ",".join(chosen) if chosen else "")


def make_rules(wire_name: str, size: int | None = None) -> Rules:
    """The rules that a wire name and a size (None: the default one) stand for; raises ValueError with a reason."""
    ruleset, options = parse_wire_name(wire_name)
    if size is None:
        size = ruleset.default_size
    if size not in ruleset.sizes:
        low, high = ruleset.sizes[0], ruleset.sizes[-1]
        words = Words("{0} is played on size {1}, not {2}", (ruleset.name, low, size))
        if low != high:
            words = Words("{0} is played on size {1} to {2}, not {3}", (ruleset.name, low, high, size))
        raise Impossible(words)
    return ruleset.make(format_wire_name(ruleset, options), size, options)


def all_wire_names(ruleset: Ruleset) -> list[str]:
    """Every combination of a ruleset's options."""
    values = [[(option.name, choice.value) for choice in option.choices] for option in ruleset.options]
    return [format_wire_name(ruleset, dict(combination)) for combination in product(*values)]


def make_playouts(rules: Rules) -> Playouts:
    """The random games of a game: its own, or those that all games can have."""
    if isinstance(rules, Escabel):
        return EscabelPlayouts(rules)
    if isinstance(rules, Abande):
        return AbandePlayouts(rules)
    if isinstance(rules, Qualos):
        return QualosPlayouts(rules)
    if isinstance(rules, Quabble):
        return QuabblePlayouts(rules)
    return Playouts(rules)


def make_patterns(rules: Rules, evaluator: Evaluator) -> Patterns:
    """What the moves of a game look like to who has its evaluator."""
    if isinstance(rules, Escabel) and isinstance(evaluator, EscabelEvaluator):
        return EscabelPatterns(rules, evaluator)
    if isinstance(rules, Qualos) and isinstance(evaluator, QualosEvaluator):
        return QualosPatterns(rules, evaluator)
    if isinstance(rules, Quabble) and not isinstance(rules, Qualos):
        return QuabblePatterns(rules, evaluator)
    return Patterns(rules, evaluator, [])


def make_evaluator(rules: Rules) -> Evaluator:
    """What is known of the positions of a game, which may be nothing."""
    if isinstance(rules, Escabel):
        return EscabelEvaluator(rules)
    if isinstance(rules, Abande):
        return AbandeEvaluator(rules)
    if isinstance(rules, Qualos):
        return QualosEvaluator(rules)
    return Evaluator()
