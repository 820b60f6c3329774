"""How much worse than the best move the search's choice is, on average, by what long searches think of each move.

    python -m tests.benchmarks.regret make FILE --game quabble --size 11 --positions 240
    python -m tests.benchmarks.regret compare FILE exploration=0.2 visits=2,prior_visits=20 --visits 3000 --seeds 2

`make` plays games of its own, values all moves of some of their positions by 400 visits and the best eight by 5,000
more, and writes that down. `compare` searches each of them with other settings of SearchOptions, and tells the mean
regret in win rate with its difference from the usual settings and the standard error of that. `visits=2` stands for
twice the visits: what that gains is the measure for all else. It takes seconds where a match takes hours, but it takes
the same search for the truth: what seems to gain has yet to win games.
"""

import argparse
import json
import random
import sys
import time
from collections.abc import Iterator
from copy import copy
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Final, NamedTuple

from escabel_gui.engine.search.factory import find_tuning, make_search
from escabel_gui.engine.search.move_selection import best_child
from escabel_gui.engine.search.node_pool import ROOT, NodePool
from escabel_gui.engine.search.options import SearchOptions, search_preset
from escabel_gui.rules.catalogue import make_rules
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.moves import SWAP
from escabel_gui.rules.state import NOBODY, State

NODES: Final = 1_500_000
OPENING: Final = 3  # random plies, after which nobody can swap
GAME_VISITS: Final = 250  # for a move of the games
PER_GAME: Final = 4  # positions of a game that are valued
MOVE_VISITS: Final = 400  # for each move of a position …
BEST: Final = 8  # … and for so many
BEST_VISITS: Final = 5_000  # so many more
DEFAULT_GAME: Final = "escabel"
VISITS: Final = "visits"  # the factor of visits among the settings
DECIDED: Final = 0.02  # nearer than this to 0 or 1, no move matters any more


class Position(NamedTuple):
    """A position by the moves that lead there, and the values of its moves for the color to move."""

    line: list[str]
    values: dict[str, float]


class Result(NamedTuple):
    """Regret in each position, and the processor time of a visit in seconds."""

    regrets: list[float]
    seconds: float


def play_games(rules: Rules, tree: NodePool, seed: int) -> Iterator[list[int]]:
    """Yield the moves that lead to undecided positions of seeded games, without end."""
    chance = random.Random(seed)
    while True:
        search = make_search(rules, search_preset("default"), tree, chance.randrange(1 << 30))
        state = rules.start()
        line: list[int] = []
        found: list[list[int]] = []
        while rules.winner(state) == NOBODY:
            if len(line) < OPENING:
                move = chance.choice([move for move in rules.legal_move_list(state) if move != SWAP])
            else:
                search.reset(state)
                search.run(GAME_VISITS)
                move = int(tree.move[best_child(tree)])
                if not search.is_root_proven():
                    found.append(list(line))
            rules.play(state, move)
            line.append(move)
        yield from chance.sample(found, min(PER_GAME, len(found)))


def state_after(rules: Rules, line: list[int]) -> State:
    """Return the position after moves."""
    state = rules.start()
    for move in line:
        rules.play(state, move)
    return state


def value_moves(rules: Rules, tree: NodePool, line: list[int], seed: int) -> dict[str, float]:
    """Return the values of the moves after others, by long searches."""
    search = make_search(rules, search_preset("default"), tree, seed)
    search.reset(state_after(rules, line), line[-1])
    children = range(int(tree.first_child[ROOT]), int(tree.first_child[ROOT] + tree.child_count[ROOT]))
    for child in children:
        search.run_below(child, MOVE_VISITS)
    for child in sorted(children, key=tree.mean, reverse=True)[:BEST]:
        search.run_below(child, BEST_VISITS)
    return {rules.format_move(int(tree.move[child])): tree.mean(child) for child in children}


def make(options: argparse.Namespace) -> None:
    """Write positions with the values of their moves."""
    rules = make_rules(options.game, options.size)
    tree = NodePool(NODES)
    positions: list[Position] = []
    for seed, line in enumerate(play_games(rules, tree, options.seed)):
        values = value_moves(rules, tree, line, seed)
        if max(values.values()) > DECIDED and min(values.values()) < 1 - DECIDED:
            positions.append(Position([rules.format_move(move) for move in line], values))
            print(f"{len(positions)}/{options.positions}", file=sys.stderr)
        if len(positions) == options.positions:
            break
    told = {"game": options.game, "size": rules.size, "positions": [each._asdict() for each in positions]}
    options.file.write_text(json.dumps(told), encoding="utf-8")


def compare(options: argparse.Namespace) -> None:
    """Print the mean regret with the usual settings and with each of others."""
    told = json.loads(options.file.read_text(encoding="utf-8"))
    rules = make_rules(told["game"], told["size"])
    positions = [Position(**position) for position in told["positions"]]
    usual: Result | None = None
    for changes in ({}, *options.settings):
        settings = search_preset("default")
        for name, value in changes.items():
            if name != VISITS:
                change(settings, rules, name, value)
        visits = int(options.visits * changes.get(VISITS, 1.0))
        result = measure(rules, positions, settings, visits, options.seeds)
        usual = usual or result
        differences = [one - other for one, other in zip(result.regrets, usual.regrets, strict=True)]
        error = stdev(differences) / sqrt(len(differences))
        name = ", ".join(f"{name} {value:g}" for name, value in changes.items()) or "usual"
        regret, difference = fmean(result.regrets), fmean(differences)
        cost = f"{result.seconds * 1e6:.1f} µs a visit"
        print(f"{name:<40} {regret:.4f}  {difference:+.4f} ± {error:.4f}  {cost}", flush=True)


def change(settings: SearchOptions, rules: Rules, name: str, value: float) -> None:
    """Change one of the settings, a game's own or one for all; raises AttributeError if there is none of that name."""
    if settings.tuning is None:
        settings.tuning = copy(find_tuning(rules, settings))
    owner = settings.tuning if hasattr(settings.tuning, name) else settings
    setattr(owner, name, type(getattr(owner, name))(value))


def parse_changes(text: str) -> dict[str, float]:
    """Return the settings in a text like `exploration=0.2,visits=2`."""
    changes = {name: float(value) for name, _, value in (part.partition("=") for part in text.split(","))}
    for name, value in changes.items():
        try:
            if name != VISITS:
                change(search_preset("default"), make_rules(DEFAULT_GAME), name, value)
        except AttributeError as error:
            raise argparse.ArgumentTypeError(f"no setting is called {name}") from error
    return changes


def measure(rules: Rules, positions: list[Position], settings: SearchOptions, visits: int, seeds: int) -> Result:
    """Return the mean regret in each position, over so many seeds."""
    tree = NodePool(NODES)
    regrets = []
    done, seconds = 0, 0.0
    for number, position in enumerate(positions):
        line = [rules.parse_move(name) for name in position.line]
        best = max(position.values.values())
        lost = []
        for seed in range(seeds):
            search = make_search(rules, settings, tree, seed * len(positions) + number)
            search.reset(state_after(rules, line), line[-1])
            start = time.process_time()
            done += int(search.run(visits))
            seconds += time.process_time() - start
            lost.append(best - position.values[rules.format_move(int(tree.move[best_child(tree)]))])
        regrets.append(fmean(lost))
    return Result(regrets, seconds / done)


def main() -> None:
    """Make positions, or compare settings on them."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(required=True)
    making = commands.add_parser("make", help=make.__doc__)
    making.add_argument("file", type=Path)
    making.add_argument("--game", default=DEFAULT_GAME)
    making.add_argument("--size", type=int)
    making.add_argument("--positions", type=int, default=300)
    making.add_argument("--seed", type=int, default=7)
    making.set_defaults(command=make)
    comparing = commands.add_parser("compare", help=compare.__doc__)
    comparing.add_argument("file", type=Path)
    comparing.add_argument("--visits", type=int, default=3000)
    comparing.add_argument("--seeds", type=int, default=1)
    comparing.add_argument("settings", nargs="*", type=parse_changes, metavar="NAME=VALUE,…")
    comparing.set_defaults(command=compare)
    options = parser.parse_args()
    options.command(options)


if __name__ == "__main__":
    main()
