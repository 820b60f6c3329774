"""All rulesets and their wire names."""

from itertools import product
from typing import Final

from escabel_gui.rules.contract import Rules, Ruleset
from escabel_gui.rules.games.abande import ABANDE
from escabel_gui.rules.games.conquare import CONQUARE
from escabel_gui.rules.games.escabel import ESCABEL
from escabel_gui.rules.games.fast_conquare import FAST_CONQUARE
from escabel_gui.rules.games.fast_quabble import FAST_QUABBLE
from escabel_gui.rules.games.quabble import QUABBLE
from escabel_gui.rules.games.qualos import QUALOS
from escabel_gui.rules.message import InvalidInput, Message, shorten

CATALOGUE: Final[tuple[Ruleset, ...]] = (  # in the order in which people see them
    ESCABEL,
    ABANDE,
    QUABBLE,
    FAST_QUABBLE,
    QUALOS,
    CONQUARE,
    FAST_CONQUARE,
)

RELEASED: Final = tuple(ruleset for ruleset in CATALOGUE if ruleset.is_released)


def find_ruleset(name: str) -> Ruleset:
    """Return the ruleset with a wire name without options; raises InvalidInput."""
    for ruleset in CATALOGUE:
        if ruleset.name == name:
            return ruleset
    known = ", ".join(ruleset.name for ruleset in CATALOGUE)
    raise InvalidInput(Message("unknown game '{0}': choose one of {1}", (shorten(name), known)))


def ruleset_of(wire_name: str) -> Ruleset:
    """Return the ruleset of a wire name, whatever its options; raises InvalidInput."""
    return find_ruleset(wire_name.strip().lower().partition(":")[0])


def parse_wire_name(text: str) -> tuple[Ruleset, dict[str, str]]:
    """Parse `name` or `name:option=value,…` into a ruleset and its complete options; raises InvalidInput."""
    name, _, rest = text.strip().lower().partition(":")
    ruleset = find_ruleset(name)
    options = {option.name: option.choices[0].value for option in ruleset.options}
    for assignment in rest.split(",") if rest else []:
        key, _, value = assignment.partition("=")
        known = {option.name: [choice.value for choice in option.choices] for option in ruleset.options}
        if key not in known:
            raise InvalidInput(Message("{0} has no option '{1}'", (name, shorten(key))))
        if value not in known[key]:
            words = Message("{0}={1} is not possible: choose one of {2}", (key, shorten(value), ", ".join(known[key])))
            raise InvalidInput(words)
        options[key] = value
    return ruleset, options


def format_wire_name(ruleset: Ruleset, options: dict[str, str]) -> str:
    """Return the shortest wire name: options with default values are left out, the others in declared order."""
    chosen = [
        f"{option.name}={options[option.name]}"
        for option in ruleset.options
        if options.get(option.name, option.choices[0].value) != option.choices[0].value
    ]
    return ruleset.name + (":" + ",".join(chosen) if chosen else "")


def make_rules(wire_name: str, size: int | None = None) -> Rules:
    """Construct the rules of a wire name and a size (None: the default size); raises InvalidInput."""
    ruleset, options = parse_wire_name(wire_name)
    if size is None:
        size = ruleset.default_size
    if size not in ruleset.sizes:
        low, high = ruleset.sizes[0], ruleset.sizes[-1]
        words = Message("{0} is played on size {1}, not {2}", (ruleset.name, low, size))
        if low != high:
            words = Message("{0} is played on size {1} to {2}, not {3}", (ruleset.name, low, high, size))
        raise InvalidInput(words)
    return ruleset.make(format_wire_name(ruleset, options), size, options)


def all_wire_names(ruleset: Ruleset) -> list[str]:
    """Return the wire names of all combinations of a ruleset's options."""
    values = [[(option.name, choice.value) for choice in option.choices] for option in ruleset.options]
    return [format_wire_name(ruleset, dict(combination)) for combination in product(*values)]
