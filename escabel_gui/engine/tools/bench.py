"""Speed of this machine: exact random games and search iterations a second for each ruleset, on one thread."""

import argparse
import json
from collections.abc import Callable
from time import perf_counter
from typing import TypedDict

from librt.random import Random

from escabel_gui.arguments import seconds, whole_number
from escabel_gui.engine.heuristics.registry import make_playouts
from escabel_gui.engine.search.factory import make_search
from escabel_gui.engine.search.node_pool import NodePool
from escabel_gui.engine.search.options import DEFAULT_SEARCH, search_preset
from escabel_gui.engine.thinking.search_controller import TREE_NODES
from escabel_gui.rules.catalogue import CATALOGUE, make_rules
from escabel_gui.rules.contract import Rules
from escabel_gui.version import is_compiled


class Speed(TypedDict):
    """Measured speed of a game: one line of the result."""

    game: str
    size: int
    playouts_per_s: float
    iterations_per_s: float
    compiled: bool


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of `escabel-engine bench`."""
    parser.add_argument("--game", metavar="NAME", help="wire name of the only game to measure (all rulesets)")
    parser.add_argument(
        "--size",
        type=whole_number(1),
        metavar="N",
        help="board size of all (the defaults)",
    )
    parser.add_argument("--seconds", type=seconds, default=1.0, metavar="S", help="for each measurement (%(default)s)")
    parser.add_argument("--json", action="store_true", help="print a list of JSON objects")


def run_bench(options: argparse.Namespace) -> int:
    """Measure and print; raises ValueError with a reason."""
    names = [ruleset.name for ruleset in CATALOGUE if options.size is None or options.size in ruleset.sizes]
    if options.game is not None or not names:
        names = [options.game or CATALOGUE[0].name]  # whose rules say what sizes there are
    all_rules = [make_rules(name, options.size) for name in names]
    tree = NodePool(TREE_NODES)
    speeds = [measure(rules, tree, options.seconds) for rules in all_rules]
    print(json.dumps(speeds, indent=2) if options.json else format_speeds(speeds))
    return 0


def measure(rules: Rules, tree: NodePool, duration: float) -> Speed:
    """Return the measured speeds of a game."""
    return Speed(
        game=rules.wire_name,
        size=rules.size,
        playouts_per_s=round(rate(playouts(rules), duration), 1),
        iterations_per_s=round(rate(iterations(rules, tree), duration), 1),
        compiled=is_compiled(),
    )


def playouts(rules: Rules) -> Callable[[], None]:
    """Return a function that plays one exact random game from the start."""
    start, state = rules.start(), rules.start()
    games = make_playouts(rules)
    random = Random(1)

    def play() -> None:
        state.assign(start)
        games.playout(state, random, None)

    return play


def iterations(rules: Rules, tree: NodePool) -> Callable[[], None]:
    """Return a function that does one iteration of a search from the start, which begins anew when all is proven."""
    search = make_search(rules, search_preset(DEFAULT_SEARCH), tree, 1)
    search.reset(rules.start())

    def iterate() -> None:
        if search.is_root_proven():  # nothing is left to search, as soon happens on the smallest boards
            search.reset(rules.start())
        search.run(1)

    return iterate


def rate(action: Callable[[], None], duration: float) -> float:
    """Return how often an action can be done in a second, measured for `duration` seconds."""
    done = 0
    start = perf_counter()
    while (passed := perf_counter() - start) < duration or done == 0:
        action()
        done += 1
    return done / passed if passed > 0 else float(done)


def format_speeds(speeds: list[Speed]) -> str:
    """Format the speeds as a table."""
    lines = [f"{'game':40} size  playouts/s  iterations/s"]
    for speed in speeds:
        numbers = f"{speed['size']:4}  {speed['playouts_per_s']:10,.0f}  {speed['iterations_per_s']:12,.0f}"
        lines.append(f"{speed['game']:40} {numbers}")
    lines.append("compiled" if is_compiled() else "interpreted")
    return "\n".join(lines)
