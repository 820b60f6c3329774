"""Proven winner of a position or, without a file, of a small board after each first move.

Both play perfectly, and nobody swaps.
"""

import argparse
import json
import sys
from time import monotonic
from typing import Final, TypedDict

from escabel_gui.arguments import file_path, nonempty, whole_number
from escabel_gui.engine.search.dfpn import DfpnSolver
from escabel_gui.engine.tools.position_arguments import file_name, find_position
from escabel_gui.engine.work.results import ResultStore, open_results
from escabel_gui.engine.work.task import Data
from escabel_gui.rules.catalogue import CATALOGUE, all_wire_names, make_rules, parse_wire_name
from escabel_gui.rules.contract import COLOR_NAMES, Rules
from escabel_gui.rules.state import BLACK, NOBODY, WHITE, State
from escabel_gui.rules.symmetries import color_preserving_symmetries, transform_move

SLICE: Final = 2000  # expansions after which an interruption is heard
REPORT_SECONDS: Final = 2.0
MEGABYTES: Final = 1000


class Solution(TypedDict):
    """First moves of a game by who wins after them; those in `open` are not solved."""

    game: str
    size: int
    black: list[str]
    white: list[str]
    open: list[str]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `escabel-engine solve`."""
    parser.add_argument(
        "file",
        type=nonempty,
        nargs="?",
        metavar="FILE",
        help="prove a position of this game: a saved game or a plain list of moves; - for standard input",
    )
    parser.add_argument(
        "--at", type=whole_number(0), metavar="PLY", help="the position after so many moves of FILE (the last one)"
    )
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
    parser.add_argument(
        "--positions",
        type=whole_number(0),
        default=0,
        metavar="N",
        help="go on with full memory up to N positions for each first move: forget those that took least (%(default)s)",
    )
    parser.add_argument(
        "--results",
        type=file_path,
        metavar="FILE",
        help="keep what is solved in FILE after each first move; an interrupted job goes on from there",
    )
    parser.add_argument("--json", action="store_true", help="print a list of JSON objects; of a position, one object")


def run_solve(options: argparse.Namespace) -> int:
    """Solve and print, with progress on stderr; raises ValueError with a reason, or OSError."""
    if options.file is not None:
        return solve_position(options)
    if options.at is not None:
        raise ValueError("--at is for a position of a FILE")
    ruleset, _ = parse_wire_name(options.game)
    size = ruleset.sizes[0] if options.size is None else options.size
    names = all_wire_names(ruleset) if options.all else [options.game]
    solutions: list[Solution] = []
    job = {"solve": names, "size": size}
    with open_results(options.results, job, is_winner) as results:
        for rules in [make_rules(name, size) for name in names]:
            solutions.append(solve_first_moves(rules, options.memory, options.positions, results))
            if not options.json:
                print(format_solution(solutions[-1]), flush=True)
    if options.json:
        print(json.dumps(solutions, indent=2))
    return 1 if any(solution["open"] for solution in solutions) else 0


def solve_position(options: argparse.Namespace) -> int:
    """Print who wins the position that the arguments name; raises ValueError with a reason, or OSError."""
    if options.all or options.results is not None:
        raise ValueError("--all and --results are for first moves, not for a position of a FILE")
    tree, node = find_position(options)
    check_no_ties(tree.rules)
    name = file_name(options)
    winner = find_winner(DfpnSolver(tree.rules, options.memory), tree.state_at(node), name, options.positions)
    if winner == NOBODY:
        report_unsolved(name, options.memory)
    if options.json:
        print(json.dumps({"winner": {BLACK: "black", WHITE: "white"}.get(winner)}, indent=2))
    elif winner != NOBODY:
        print(f"{COLOR_NAMES[winner]} wins")
    return 1 if winner == NOBODY else 0


def check_no_ties(rules: Rules) -> None:
    """Raise ValueError for a game that can end level."""
    if rules.score(rules.start()) is not None:
        raise ValueError(f"{rules.wire_name} is decided by points and can end level: only what somebody wins is solved")


def report_unsolved(name: str, megabytes: int) -> None:
    """Print on stderr that something is not solved, and why."""
    print(
        f"escabel-engine: {name} is not solved: it takes more than the {megabytes} MB that --memory allows, or more "
        "than --positions",
        file=sys.stderr,
    )


def solve_first_moves(rules: Rules, megabytes: int, positions: int = 0, results: ResultStore | None = None) -> Solution:
    """Solve the position after each first move, one of those that are images of each other, as `find_winner` does.

    Raises ValueError for a game that can end level.
    """
    check_no_ties(rules)
    start = rules.start()
    symmetries = color_preserving_symmetries(rules)
    solver = DfpnSolver(rules, megabytes)
    solution = Solution(game=rules.wire_name, size=rules.size, black=[], white=[], open=[])
    winners: dict[int, int] = {}
    for move in rules.legal_move_list(start):
        text = rules.format_move(move)
        name = f"{rules.wire_name} {rules.size} {text}"
        if move not in winners:
            if solver.table.is_full():
                solver = DfpnSolver(rules, megabytes)
            winner = find_kept_winner(solver, rules.after(start, move), name, positions, results)
            winners.update((transform_move(rules, move, symmetry), winner) for symmetry in symmetries)
        solution["open" if winners[move] == NOBODY else "black" if winners[move] == BLACK else "white"].append(text)
    if solution["open"]:
        report_unsolved(f"{rules.wire_name} {rules.size}", megabytes)
    return solution


def is_winner(result: Data) -> bool:
    """Return whether a kept result names a winner."""
    return result.get("winner") in (BLACK, WHITE)


def find_kept_winner(solver: DfpnSolver, state: State, name: str, positions: int, results: ResultStore | None) -> int:
    """Return the winner of a named position from the results, or find and keep it there."""
    if results is not None and name in results.known:
        return int(results.known[name]["winner"])
    winner = find_winner(solver, state, name, positions)
    if results is not None and winner != NOBODY:
        results.keep(name, {"winner": winner})
    return winner


def find_winner(solver: DfpnSolver, state: State, name: str = "", positions: int = 0) -> int:
    """Return the winner of a position, or NOBODY if memory does not suffice; reports progress with a name.

    When memory is full, it forgets what took the least work, as long as fewer than `positions` are looked at.
    """
    reported = monotonic()
    looked_at = 0
    while True:
        winner = int(solver.solve(state, SLICE))
        if winner != NOBODY:
            return winner
        looked_at += SLICE
        if solver.table.is_full():
            if looked_at >= positions:
                return NOBODY
            solver.table.forget()
        if name and monotonic() >= reported + REPORT_SECONDS:
            reported = monotonic()
            print(f"{name}: {looked_at:,} positions", file=sys.stderr, flush=True)


def format_solution(solution: Solution) -> str:
    """Return a line with the game, and one for each color with the first moves after which it wins."""
    lines = [f"{solution['game']} {solution['size']}"]
    for title, moves in [("Black", solution["black"]), ("White", solution["white"]), ("open", solution["open"])]:
        if moves:
            lines.append(f"  {title}: {' '.join(moves)}")
    return "\n".join(lines)
