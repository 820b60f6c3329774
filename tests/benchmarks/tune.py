"""Which settings of the search win most games of one ruleset: by games of random settings against the usual ones.

    python -m tests.benchmarks.tune play FILE exploration=0.01..0.3 policy_weight=0.05..2 --game quabble --games 1000
    python -m tests.benchmarks.tune tell FILE

`play` draws settings of Tuning or SearchOptions at random, all orders of magnitude as likely, plays a random opening
with either color against the usual settings at equal visits, and adds a line a game to the file; a file that has some
of the games gets the others. `tell` fits the win
rate by a logistic regression on the logarithms of the settings, their squares and products (as CLOP does, Coulom 2011),
and prints where it is highest. That promises too much, so matches must follow, also at more visits.
"""

import argparse
import json
import random
import sys
from itertools import combinations_with_replacement
from math import exp, log
from pathlib import Path
from statistics import fmean
from typing import Any, Final

from librt.random import Random

from escabel_gui.engine.matches.logistic_regression import fit_logistic
from escabel_gui.engine.matches.match_game import random_opening
from escabel_gui.engine.search.factory import make_search
from escabel_gui.engine.search.mcts import Search
from escabel_gui.engine.search.move_selection import best_child
from escabel_gui.engine.search.node_pool import ROOT, TIED, UNKNOWN, WIN, NodePool
from escabel_gui.engine.search.options import search_preset
from escabel_gui.record.log_odds import logistic
from escabel_gui.rules.catalogue import make_rules
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.state import NOBODY, TIE
from tests.benchmarks.regret import change, state_after

NODES: Final = 400_000
OPENING: Final = 2  # random plies, after which nobody can swap
TRIALS: Final = 20_000  # settings among which the best are told …
BEST: Final = 200  # … as means of so many

Settings = dict[str, float]
Ranges = dict[str, tuple[float, float]]


def play(options: argparse.Namespace) -> None:
    """Play games of random settings, two with each, but for those that are in the file."""
    rules = make_rules(options.game, options.size)
    job = {"game": rules.wire_name, "size": rules.size, "visits": options.visits, "seed": options.seed}
    job["ranges"] = ranges = dict(options.ranges)
    played = read_lines(options.file, json.loads(json.dumps(job))) if options.file.exists() else []
    trees = [NodePool(NODES), NodePool(NODES)]
    with options.file.open("a", encoding="utf-8") as file:
        for number in range(len(played), options.games):
            pair, mine = divmod(number, 2)
            chance = random.Random(f"{options.seed} {pair}")
            settings = {name: exp(chance.uniform(log(low), log(high))) for name, (low, high) in ranges.items()}
            opening = random_opening(rules, OPENING, Random(chance.randrange(1 << 30)))
            seeds = [chance.randrange(1 << 30) for _ in range(4)][2 * mine :]
            searches = [
                begin(rules, settings if mover == mine else {}, tree, seed, opening)
                for mover, (tree, seed) in enumerate(zip(trees, seeds, strict=False))
            ]
            winner = play_game(rules, searches, opening, options.visits)
            score = 0.5 if winner is None else float(winner == mine)
            file.write(json.dumps({**job, "settings": settings, "score": score}) + "\n")
            file.flush()


def read_lines(path: Path, job: dict[str, Any] | None = None) -> list[dict[str, Any]]:
    """Return the games in a file; ends the program if one is of another job than is given, or than the first."""
    lines: list[dict[str, Any]] = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    jobs = [{name: value for name, value in line.items() if name not in ("settings", "score")} for line in lines]
    if any(each != (job or jobs[0]) for each in jobs):
        sys.exit(f"{path} has games of another job: choose another file")
    return lines


def begin(rules: Rules, settings: Settings, tree: NodePool, seed: int, opening: list[int]) -> Search:
    """Return a search with settings, at the end of an opening."""
    options = search_preset("default")
    for name, value in settings.items():
        change(options, rules, name, value)
    search = make_search(rules, options, tree, seed)
    search.reset(state_after(rules, opening), opening[-1])
    return search


def play_game(rules: Rules, searches: list[Search], opening: list[int], visits: int) -> int | None:
    """Return which of two searches wins a game, the first to move, as soon as that is proven; None for a tie."""
    state = state_after(rules, opening)
    mover = 0
    while True:
        winner = rules.winner(state)
        if winner != NOBODY:
            return None if winner == TIE else mover if winner == state.turn else 1 - mover
        search = searches[mover]
        search.run(max(1, visits - int(search.tree.visits[ROOT])))
        proof = search.tree.proof[ROOT]  # for the player who moved there
        if proof != UNKNOWN and proof != TIED:
            return 1 - mover if proof == WIN else mover
        move = int(search.tree.move[best_child(search.tree)])
        rules.play(state, move)
        if rules.winner(state) == NOBODY:
            for each in searches:
                if not each.advance(move):
                    each.reset(state, move)
        mover = 1 - mover


def tell(options: argparse.Namespace) -> None:
    """Print the settings that win most, and their win rate by the regression."""
    lines = read_lines(options.file)
    if not lines:
        sys.exit(f"{options.file} has no games")
    ranges: Ranges = lines[0]["ranges"]
    found = fit_logistic(
        [features(line["settings"], ranges) for line in lines], [float(line["score"]) for line in lines]
    )
    print(f"{len(lines)} games, {fmean(line['score'] for line in lines):.1%} won")
    if found is None:
        print("too few to tell more")
        return
    chance = random.Random(1)

    def odds_of(settings: Settings) -> float:
        return sum(one * other for one, other in zip(found, features(settings, ranges), strict=True))

    trials = [
        {name: exp(chance.uniform(log(low), log(high))) for name, (low, high) in ranges.items()} for _ in range(TRIALS)
    ]
    best = sorted(trials, key=odds_of)[-BEST:]
    means = {name: exp(fmean(log(settings[name]) for settings in best)) for name in ranges}
    print(" ".join(f"{name}={value:.3g}" for name, value in means.items()), f"{logistic(odds_of(means)):.1%}")


def features(settings: Settings, ranges: Ranges) -> list[float]:
    """Return 1, the logarithms of settings from -1 to 1 within their ranges, their squares and products."""
    scaled = [2 * (log(settings[name]) - log(low)) / (log(high) - log(low)) - 1 for name, (low, high) in ranges.items()]
    return [1.0, *scaled, *(one * other for one, other in combinations_with_replacement(scaled, 2))]


def parse_range(text: str) -> tuple[str, tuple[float, float]]:
    """Return the name and the bounds in a text like `exploration=0.01..0.3`."""
    name, _, bounds = text.partition("=")
    low, _, high = bounds.partition("..")
    return name, (float(low), float(high))


def main() -> None:
    """Play, or tell what games of before say."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(required=True)
    playing = commands.add_parser("play", help=play.__doc__)
    playing.add_argument("file", type=Path)
    playing.add_argument("ranges", nargs="+", type=parse_range, metavar="NAME=LOW..HIGH")
    playing.add_argument("--game", default="escabel")
    playing.add_argument("--size", type=int)
    playing.add_argument("--visits", type=int, default=3000)
    playing.add_argument("--games", type=int, default=1000)
    playing.add_argument("--seed", type=int, default=1)
    playing.set_defaults(command=play)
    telling = commands.add_parser("tell", help=tell.__doc__)
    telling.add_argument("file", type=Path)
    telling.set_defaults(command=tell)
    options = parser.parse_args()
    options.command(options)


if __name__ == "__main__":
    main()
