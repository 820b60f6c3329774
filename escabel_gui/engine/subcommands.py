"""The commands of `escabel-engine`, beside GTP."""

import argparse
from collections.abc import Callable
from types import ModuleType
from typing import Final

from escabel_gui.arguments import OneLineParser
from escabel_gui.engine.learning import selfplay, train_patterns
from escabel_gui.engine.matches import calibration, match
from escabel_gui.engine.puzzles import mine
from escabel_gui.engine.tools import bench, hint, openings, positions, report_command, review_command, solve, why_not
from escabel_gui.engine.work import task_worker

Run = Callable[[argparse.Namespace], int]

# name, help, module with `add_arguments`, what is run
COMMANDS: Final[tuple[tuple[str, str, ModuleType, Run], ...]] = (
    ("match", "engine against engine", match, match.run_match),
    ("bench", "how fast this machine plays", bench, bench.run_bench),
    ("review", "analyze a saved game", review_command, review_command.run_review),
    ("hint", "a move and the reasons for it", hint, hint.run_hint),
    ("why-not", "the refutation of a move", why_not, why_not.run_why_not),
    ("positions", "where a position occurs in games", positions, positions.run_positions),
    ("report", "figures over many games", report_command, report_command.run_report),
    ("calibration", "whether evaluations in saved games came true", calibration, calibration.run_calibration),
    ("solve", "who wins a position, or a small board", solve, solve.run_solve),
    ("mine", "find puzzles", mine, mine.run_mine),
    ("openings", "fairness of each first move", openings, openings.run_openings),
    ("selfplay", "games to learn from", selfplay, selfplay.run_selfplay),
    ("learn", "what good moves look like", train_patterns, train_patterns.run_learn),
    ("work", "what another process asks for, as --parallel does", task_worker, task_worker.run_worker),
)


def add_subcommands(parser: OneLineParser) -> None:
    """Add a parser for each command, which says what is run."""
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", parser_class=OneLineParser)
    for name, help_text, module, run in COMMANDS:
        command = commands.add_parser(name, help=help_text, description=module.__doc__)
        module.add_arguments(command)
        command.set_defaults(run=run)
