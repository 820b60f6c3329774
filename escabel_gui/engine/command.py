"""The command `escabel-engine`."""

import argparse
import logging
import sys
from contextlib import closing
from typing import Final

from escabel_gui.arguments import LOG_LEVELS, OneLineParser, one_line, say_every_letter, seconds, whole_number
from escabel_gui.engine.game_arguments import add_seed_argument
from escabel_gui.engine.processes.gtp_process import GtpProcessError
from escabel_gui.engine.processes.output import (
    check_stdout_writable,
    flush_stdout,
    give_up_stdout,
    is_of_closed_pipe,
    reason_of,
)
from escabel_gui.engine.processes.priority import lower_priority
from escabel_gui.engine.processes.stdin_reader import CommandQueue, check_stdin_open, configure_utf8_stdout
from escabel_gui.engine.protocol.gtp import run_gtp
from escabel_gui.engine.protocol.session import GtpSession
from escabel_gui.engine.search.options import DEFAULT_SEARCH, SEARCH_PRESETS, search_preset
from escabel_gui.engine.thinking.levels import DEFAULT_LEVEL, LEVELS, find_level
from escabel_gui.engine.thinking.memory import make_tree, memory_per_process
from escabel_gui.engine.thinking.parallel_controller import ParallelSearchController
from escabel_gui.engine.thinking.search_controller import SearchLimits
from escabel_gui.engine.thinking.search_workers import MAX_THREADS, SearchWorkerPool
from escabel_gui.engine.work.task import TaskFailed
from escabel_gui.rules.catalogue import CATALOGUE, make_rules
from escabel_gui.rules.contract import Rules
from escabel_gui.version import version_line

HELP: Final = ("-h", "--help")
FLAGS: Final = ("--background", "--ponder", "--version")  # options without a value


def main(arguments: list[str] | None = None) -> int:
    """Run the engine with these arguments (None: the process's own); returns the exit status."""
    say_every_letter()
    if arguments is None:
        arguments = sys.argv[1:]
    try:
        return run(make_parser(arguments), arguments)
    except KeyboardInterrupt:
        return 130


def run(parser: OneLineParser, arguments: list[str]) -> int:
    """Do what the arguments say, or tell in a line why not; returns the exit status."""
    try:
        try:
            options = parser.parse_args(arguments)
            if options.run is not speak_gtp:
                check_place(arguments)
            logging.basicConfig(level=options.log.upper(), format="%(levelname)s %(name)s: %(message)s")
            check_stdout_writable()
            return int(options.run(options))
        finally:
            flush_stdout()
    except ValueError as error:
        parser.error(str(error))
    except (GtpProcessError, TaskFailed, OSError) as error:
        give_up_stdout()
        if is_of_closed_pipe(error):
            return 0
        print(f"{parser.prog}: {one_line(reason_of(error))}", file=sys.stderr)
        return 1


def find_command(arguments: list[str]) -> int | None:
    """Return where there is an argument besides options and their values, or all commands are to be listed."""
    previous = ""
    for place, argument in enumerate(arguments):
        is_value = previous.startswith("--") and "=" not in previous and previous not in FLAGS
        if argument in HELP or not (argument.startswith("-") or is_value):
            return place
        previous = argument
    return None


def check_place(arguments: list[str]) -> None:
    """Raise ValueError for an option of GTP before a command, which has options of its own behind it."""
    for argument in arguments[: find_command(arguments)]:
        name = argument.partition("=")[0]
        if name.startswith("--") and name != "--log":
            raise ValueError(f"{name} before a command says nothing: what a command is told stands behind it")


def make_parser(arguments: list[str]) -> OneLineParser:
    """Return the parser of these arguments; of subcommands only where there is one."""
    parser = OneLineParser(
        prog="escabel-engine",
        description="The engine of Escabel. Without a command it speaks GTP on standard input and output.",
        epilog="Levels, with the longest time for a move where there is no clock: "
        + ", ".join(f"{level.number} {level.name} ({level.seconds:g} s)" for level in LEVELS)
        + ".",
    )
    parser.set_defaults(run=speak_gtp)
    names = ", ".join(ruleset.name for ruleset in CATALOGUE)
    parser.add_argument("--version", action="version", version=version_line())
    parser.add_argument(
        "--game",
        default=CATALOGUE[0].name,
        metavar="NAME",
        help=f"wire name: one of {names}, which options may follow, as in escabel:connection=tiebreak (%(default)s)",
    )
    parser.add_argument("--size", type=whole_number(1), metavar="N", help="board size (the game's default)")
    parser.add_argument("--level", default=str(DEFAULT_LEVEL), metavar="L", help="how strong to play (%(default)s)")
    add_seed_argument(parser)
    parser.add_argument(
        "--threads",
        type=whole_number(1, MAX_THREADS),
        default=1,
        metavar="N",
        help="processes that search at once, where time is the limit and not visits (%(default)s)",
    )
    parser.add_argument(
        "--memory",
        type=whole_number(1),
        metavar="MB",
        help="how much the engine may take, all its processes together (about 130 for each)",
    )
    parser.add_argument(
        "--visits", type=whole_number(1), metavar="N", help="visits for a move, whatever level and clock"
    )
    parser.add_argument("--time", type=seconds, metavar="S", help="seconds for a move, whatever level and clock")
    parser.add_argument(
        "--ponder",
        action="store_true",
        help="think on while the other side is to move, where visits are no limit; not on battery",
    )
    parser.add_argument("--search", default=DEFAULT_SEARCH, choices=SEARCH_PRESETS, help="how to search (%(default)s)")
    parser.add_argument(
        "--log",
        choices=LOG_LEVELS,
        default="warning",
        metavar="LEVEL",
        help=f"from where on to write to standard error what happens: {', '.join(LOG_LEVELS)} (%(default)s)",
    )
    parser.add_argument("--background", action="store_true", help="work only when nobody else on this machine wants to")
    if find_command(arguments) is not None:
        from escabel_gui.engine.subcommands import add_subcommands  # with all that GTP does without

        add_subcommands(parser)
    return parser


def speak_gtp(options: argparse.Namespace) -> int:
    """Answer GTP on standard input and output; raises ValueError for a wrong game, size or level."""
    if options.background:
        lower_priority()
    rules = make_rules(options.game, options.size)
    level = find_level(options.level)
    limits = SearchLimits(options.visits, options.time)
    configure_utf8_stdout()
    check_stdin_open()
    search_options = search_preset(options.search)
    memory = memory_per_process(options.memory, options.threads)
    tree = make_tree(memory)
    inbox = CommandQueue(sys.stdin.fileno())
    worker_options = [
        f"--search={options.search}",
        f"--log={options.log}",
        *([f"--memory={memory}"] if memory is not None else []),
    ]
    with closing(SearchWorkerPool(options.threads - 1, worker_options, options.seed)) as workers:

        def make_thinker(rules: Rules, seed: int) -> ParallelSearchController:
            return ParallelSearchController(rules, search_options, tree, seed, workers)

        session = GtpSession(rules, level, limits, options.seed, inbox, make_thinker, options.ponder)
        run_gtp(session, inbox, sys.stdout)
    return 0


if __name__ == "__main__":
    sys.exit(main())
