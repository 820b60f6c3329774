"""Fairness of each first move where the pie rule holds: its value for the color that made it, if nobody swaps.

The file is written after each stone; a later run goes on where an earlier one stopped, and looks again at stones that
have had fewer visits than are asked for.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from contextlib import closing
from functools import lru_cache
from pathlib import Path
from typing import Final

from escabel_gui.arguments import file_path, whole_number
from escabel_gui.engine.game_arguments import add_game_arguments, add_seed_argument
from escabel_gui.engine.processes.file_checks import check_file_writable
from escabel_gui.engine.search.dfpn import DfpnSolver
from escabel_gui.engine.search.node_pool import ROOT, UNKNOWN, NodePool
from escabel_gui.engine.search.options import DEFAULT_SEARCH, search_preset
from escabel_gui.engine.thinking.played_line import PlayedLine
from escabel_gui.engine.thinking.search_controller import TREE_NODES, SearchController, SearchLimits
from escabel_gui.engine.tools.solve import MEGABYTES, find_winner
from escabel_gui.engine.work.executor_options import add_executor_arguments, make_executor
from escabel_gui.engine.work.results import alone_with
from escabel_gui.engine.work.task import Data, Task, TaskExecutor
from escabel_gui.record.opening_map import (
    OpeningMap,
    OpeningValue,
    distinct_first_moves,
    format_opening_map,
    parse_opening_map,
)
from escabel_gui.record.storage.files import write_atomically
from escabel_gui.rules.catalogue import make_rules
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.state import BLACK, NOBODY, State

DEFAULT_VISITS: Final = 20_000


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of `escabel-engine openings`."""
    add_game_arguments(parser)
    parser.add_argument(
        "--visits", type=whole_number(1), default=DEFAULT_VISITS, metavar="N", help="for each stone (%(default)s)"
    )
    parser.add_argument("--solve", action="store_true", help="prove who wins, however long it takes: for small boards")
    parser.add_argument(
        "--memory", type=whole_number(1), default=MEGABYTES, metavar="MB", help="for proofs (%(default)s)"
    )
    add_seed_argument(parser)
    add_executor_arguments(parser, "stones looked at")
    parser.add_argument(
        "-o", "--output", type=file_path, required=True, metavar="FILE", help="where the map is written"
    )


def run_openings(options: argparse.Namespace) -> int:
    """Compute the map; raises ValueError with a reason."""
    rules = make_rules(options.game, options.size)
    if not rules.has_pie_rule:
        raise ValueError(f"{rules.wire_name} is played without the pie rule: no stone has to be fair")
    check_file_writable(options.output)
    executor = make_executor(options)
    with alone_with(options.output):
        complete_map(options, rules, executor)
    return 0


def complete_map(options: argparse.Namespace, rules: Rules, executor: TaskExecutor) -> None:
    """Add to the map in the file what it lacks, stone by stone; raises ValueError if the file is for something else."""
    opening_map = read_map(options.output, rules)
    megabytes = options.memory if options.solve else None
    survey = {
        "game": rules.wire_name,
        "size": rules.size,
        "visits": options.visits,
        "megabytes": megabytes,
        "seed": options.seed,
    }
    moves = distinct_first_moves(rules)
    done = 0

    def tell(move: int) -> None:
        nonlocal done
        done += 1
        stone, value = rules.format_move(move), opening_map.values[move]
        basis = "proven" if value.is_proven else f"{value.visits:,} visits"
        print(f"{done:4}/{len(moves)}  {stone:10} {100 * value.rate:5.1f} %  {basis}", file=sys.stderr, flush=True)

    def tasks() -> Iterator[Task]:
        for move in moves:
            known = opening_map.values.get(move)
            if known is None or needs_more_visits(known, options.visits, options.solve):
                yield Task(str(move), evaluate_opening, survey | {"move": rules.format_move(move)})
            else:
                tell(move)

    with closing(executor.run(tasks())) as outcomes:
        for move, value in outcomes:
            opening_map.values[int(move)] = OpeningValue(**value)
            write_atomically(options.output, format_opening_map(opening_map).encode(), keeps_aside=True)
            tell(int(move))


def needs_more_visits(known: OpeningValue, visits: int, solves: bool) -> bool:
    """Return True if a first move is not proven and has had too few visits, or is to be solved."""
    return not known.is_proven and (known.visits < visits or solves)


def evaluate_opening(data: Data) -> Data:
    """Evaluate a first move; the task function."""
    surveyor = make_opening_evaluator(data["game"], data["size"], data["visits"], data["megabytes"], data["seed"])
    rules = surveyor.rules
    return surveyor.look_at(rules.parse_legal_move(rules.start(), data["move"]))._asdict()


@lru_cache(1)
def make_opening_evaluator(game: str, size: int, visits: int, megabytes: int | None, seed: int) -> OpeningEvaluator:
    """Return the evaluator of these arguments, cached: its proofs help with the next move."""
    return OpeningEvaluator(make_rules(game, size), visits, megabytes, seed)


def read_map(path: Path, rules: Rules) -> OpeningMap:
    """Return the map in a file, empty if there is none; raises ValueError for another file."""
    if not path.exists():
        return OpeningMap(rules)
    try:
        known = parse_opening_map(path.read_text(encoding="utf-8", errors="replace"))
    except ValueError as error:
        raise ValueError(f"{path}: {error}; choose another file") from None
    if (known.rules.wire_name, known.rules.size) != (rules.wire_name, rules.size):
        raise ValueError(f"{path} is for {known.rules.wire_name} {known.rules.size}")
    return known


class OpeningEvaluator:
    """Evaluator of first moves: `megabytes` are for proofs, None if there should be none."""

    def __init__(self, rules: Rules, visits: int, megabytes: int | None, seed: int) -> None:
        self.rules = rules
        self.visits = visits
        self.seed = seed
        self.megabytes = megabytes
        self.solver = None if megabytes is None else DfpnSolver(rules, megabytes)
        self.tree = NodePool(TREE_NODES)

    def look_at(self, move: int) -> OpeningValue:
        """Return the value of a first move, proven if the solver can."""
        state = self.rules.start()
        self.rules.play(state, move)
        state.ply = 2  # nobody swaps
        if self.megabytes is not None and self.solver is not None:
            if self.solver.table.is_full():  # with what earlier moves needed
                self.solver = DfpnSolver(self.rules, self.megabytes)
            winner = find_winner(self.solver, state, f"{self.rules.wire_name} {self.rules.format_move(move)}")
            if winner != NOBODY:
                return OpeningValue(float(winner == BLACK), 0)
        return self.search(state)

    def search(self, state: State) -> OpeningValue:
        """Return the value that a new search finds for a position with White to move."""
        thinker = SearchController(self.rules, search_preset(DEFAULT_SEARCH), self.tree, self.seed)
        thinker.set_root(PlayedLine(self.rules, state))
        thinker.think(SearchLimits(self.visits, None), lambda: False)
        value = float(self.tree.mean(thinker.best_child()))
        if self.tree.proof[ROOT] != UNKNOWN:
            return OpeningValue(round(1.0 - value), 0)
        return OpeningValue(1.0 - value, int(self.tree.visits[ROOT]))
