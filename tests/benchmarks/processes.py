"""What processes that search together are worth, by how far the position's value is off from that of a long search.

    python -m tests.benchmarks.processes FILE --game quabble --size 11 --time 0.3 --threads 2 --seeds 2

Positions of games of its own and their values after 400,000 visits are written to FILE, if it is not there. Each is
then searched for the same time by one process and by several, and so many times as long by one process: where several
are as near to the value as that, nothing of their work is lost. It tells in minutes what takes games hours, and even
those tell little of games that are decided by their openings.
"""

import argparse
import json
import random
from collections.abc import Iterator
from contextlib import closing
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Final, NamedTuple

from escabel_gui.engine.search.node_pool import ROOT, NodePool
from escabel_gui.engine.search.options import search_preset
from escabel_gui.engine.thinking.parallel_controller import ParallelSearchController
from escabel_gui.engine.thinking.played_line import PlayedLine
from escabel_gui.engine.thinking.search_controller import TREE_NODES, SearchLimits
from escabel_gui.engine.thinking.search_workers import SearchWorkerPool
from escabel_gui.rules.catalogue import make_rules
from escabel_gui.rules.contract import Rules

OPENING: Final = 2  # random plies
MAX_PLIES: Final = 25  # before a position
GAME_VISITS: Final = 400  # for a move of the games …
TEMPERATURE: Final = 0.5  # … which is not always the best one
LONG_VISITS: Final = 400_000
DECIDED: Final = 0.03  # nearer than this to 0 or 1, a value is known at once
WARM_UP: Final = 2.0  # seconds, in which processes start


class Result(NamedTuple):
    """Error of each position's value and the visits that it took."""

    errors: list[float]
    visits: list[int]


class Bench:
    """Rules and a tree, in which positions are searched."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.tree = NodePool(TREE_NODES)

    def controller(self, line: PlayedLine, seed: int, workers: SearchWorkerPool) -> ParallelSearchController:
        """Return a controller with the position at the end of a line as its root."""
        controller = ParallelSearchController(self.rules, search_preset("default"), self.tree, seed, workers)
        controller.set_root(line)
        return controller

    def positions(self, seed: int) -> Iterator[tuple[list[str], float]]:
        """Yield the moves that lead to undecided positions of seeded games, with their values, without end."""
        chance = random.Random(seed)
        with closing(SearchWorkerPool(0, [], 1)) as nobody:
            while True:
                line = PlayedLine(self.rules)
                plies = chance.randrange(OPENING, MAX_PLIES)
                while len(line.moves) < plies and not line.is_over():
                    if len(line.moves) < OPENING:
                        move = chance.choice(self.rules.legal_move_list(line.state))
                    else:
                        player = self.controller(line, chance.randrange(1 << 30), nobody)
                        move = player.choose_move(SearchLimits(GAME_VISITS, None), TEMPERATURE, lambda: False)
                    line.play(move)
                if not line.is_over():
                    long = self.controller(line, seed, nobody)
                    long.search.run(LONG_VISITS)
                    if DECIDED < long.root_value() < 1 - DECIDED:
                        yield [self.rules.format_move(move) for move in line.moves], long.root_value()

    def measure(self, positions: list[tuple[list[str], float]], threads: int, seconds: float, seeds: int) -> Result:
        """Search all positions for so many seconds, with so many processes."""
        result = Result([], [])
        with closing(SearchWorkerPool(threads - 1, [], 1)) as workers:
            self.controller(PlayedLine(self.rules), 1, workers).think(SearchLimits(None, WARM_UP), lambda: False)
            for seed in range(seeds):
                for moves, value in positions:
                    line = PlayedLine(self.rules)
                    for text in moves:
                        line.play(self.rules.parse_move(text))
                    controller = self.controller(line, seed, workers)
                    controller.think(SearchLimits(None, seconds), lambda: False)
                    workers.stop_search()
                    result.errors.append(abs(controller.root_value() - value))
                    result.visits.append(int(self.tree.visits[ROOT]))
        return result


def main() -> None:
    """Make positions if there are none, and compare."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", type=Path)
    parser.add_argument("--game", default="quabble")
    parser.add_argument("--size", type=int)
    parser.add_argument("--positions", type=int, default=48)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--time", type=float, default=0.3)
    parser.add_argument("--seeds", type=int, default=2)
    options = parser.parse_args()
    rules = make_rules(options.game, options.size)
    bench = Bench(rules)
    if not options.file.exists():
        found = bench.positions(5)
        positions = [next(found) for _ in range(options.positions)]
        options.file.write_text(json.dumps([rules.wire_name, rules.size, positions]), encoding="utf-8")
    name, size, positions = json.loads(options.file.read_text(encoding="utf-8"))
    if (name, size) != (rules.wire_name, rules.size):
        parser.error(f"{options.file} has positions of {name} {size}")
    alone: Result | None = None
    for threads, seconds in ((1, options.time), (options.threads, options.time), (1, options.threads * options.time)):
        result = bench.measure(positions, threads, seconds, options.seeds)
        alone = alone or result
        differences = [one - other for one, other in zip(result.errors, alone.errors, strict=True)]
        error = stdev(differences) / sqrt(len(differences))
        print(
            f"threads {threads}, {seconds:g} s: {fmean(result.visits):,.0f} visits, error {fmean(result.errors):.4f}, "
            f"difference {fmean(differences):+.4f} ± {error:.4f}",
            flush=True,
        )


if __name__ == "__main__":
    main()
