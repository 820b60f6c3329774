"""Proven winner of a small board after each first move, if both play perfectly and nobody swaps."""

from __future__ import annotations

import argparse
import json
import sys
from time import monotonic
from typing import Final, TypedDict

from escabel_gui.arguments import whole_number
from escabel_gui.engine.search.dfpn import DfpnSolver
from escabel_gui.rules.catalogue import CATALOGUE, all_wire_names, make_rules, parse_wire_name
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.state import BLACK, NOBODY, State

SLICE: Final = 2000  # expansions after which an interruption is heard
REPORT_SECONDS: Final = 2.0
MEGABYTES: Final = 1000


class Solution(TypedDict):
    """The first moves of a game by who wins after them; those in `open` are not solved."""

    game: str
    size: int
    black: list[str]
    white: list[str]
    open: list[str]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of `escabel-engine solve`."""
    parser.add_argument("--game", default=CATALOGUE[0].name, metavar="NAME", help="wire name (%(default)s)")
    parser.add_argument("--size", type=whole_number(1), metavar="N", help="board size (the smallest)")
    parser.add_argument("--all", action="store_true", help="the game with each combination of its options")
    parser.add_argument(
        "--memory",
        type=whole_number(1),
        default=MEGABYTES,
        metavar="MB",
        help="how much the positions that were looked at may take (%(default)s)",
    )
    parser.add_argument("--json", action="store_true", help="print a list of JSON objects")


def run_solve(options: argparse.Namespace) -> int:
    """Solve and print, with progress on stderr; raises ValueError with a reason."""
    ruleset, _ = parse_wire_name(options.game)
    size = ruleset.sizes[0] if options.size is None else options.size
    names = all_wire_names(ruleset) if options.all else [options.game]
    solutions: list[Solution] = []
    for rules in [make_rules(name, size) for name in names]:
        solutions.append(solve_first_moves(rules, options.memory))
        if not options.json:
            print(format_solution(solutions[-1]), flush=True)
    if options.json:
        print(json.dumps(solutions, indent=2))
    return 1 if any(solution["open"] for solution in solutions) else 0


def solve_first_moves(rules: Rules, megabytes: int) -> Solution:
    """Solve the position after each first move; raises ValueError for a game that can end level."""
    start = rules.start()
    if rules.score(start) is not None:
        raise ValueError(f"{rules.wire_name} is decided by points and can end level: only what somebody wins is solved")
    solver = DfpnSolver(rules, megabytes)
    solution = Solution(game=rules.wire_name, size=int(rules.size), black=[], white=[], open=[])
    for move in rules.legal_move_list(start):
        state = start.copy()
        rules.play(state, move)
        text = rules.format_move(move)
        winner = find_winner(solver, state, f"{rules.wire_name} {rules.size} {text}")
        solution["open" if winner == NOBODY else "black" if winner == BLACK else "white"].append(text)
    if solution["open"]:
        print(
            f"escabel-engine: {rules.wire_name} {rules.size} is not solved: it takes more than the {megabytes} MB "
            "that --memory allows",
            file=sys.stderr,
        )
    return solution


def find_winner(solver: DfpnSolver, state: State, name: str = "") -> int:
    """The winner of a position, or NOBODY if the memory does not suffice; reports on a position with a name."""
    reported = monotonic()
    while True:
        winner = int(solver.solve(state, SLICE))
        if winner != NOBODY or solver.table.is_full():
            return winner
        if name and monotonic() >= reported + REPORT_SECONDS:
            reported = monotonic()
            print(f"{name}: {int(solver.table.used):,} positions", file=sys.stderr, flush=True)


def format_solution(solution: Solution) -> str:
    """A line with the game, and one for each color with the first moves after which it wins."""
    lines = [f"{solution['game']} {solution['size']}"]
    for title, moves in [("Black", solution["black"]), ("White", solution["white"]), ("open", solution["open"])]:
        if moves:
            lines.append(f"  {title}: {' '.join(moves)}")
    return "\n".join(lines)
