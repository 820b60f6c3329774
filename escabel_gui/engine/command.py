"""The command `escabel-engine`."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import NoReturn

from escabel_gui.engine.gtp import converse
from escabel_gui.engine.levels import DEFAULT_LEVEL, find_level
from escabel_gui.engine.pipe import Inbox
from escabel_gui.engine.player import Limits
from escabel_gui.engine.search.settings import SETTINGS_NAMES, named_settings
from escabel_gui.engine.session import Session
from escabel_gui.rules.catalogue import CATALOGUE, make_rules
from escabel_gui.version import version_line


def main(arguments: list[str] | None = None) -> int:
    """Run the engine with these arguments (None: the process's own); returns the exit status."""
    try:
        return run(sys.argv[1:] if arguments is None else arguments)
    except BrokenPipeError:
        # Nobody reads the answers any more. Python would complain when it flushes the rest at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 130


def run(arguments: list[str]) -> int:
    return speak_gtp(make_parser().parse_args(arguments))


class OneLineParser(argparse.ArgumentParser):
    """Says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}\n")


def make_parser() -> OneLineParser:
    parser = OneLineParser(
        prog="escabel-engine",
        description="The Escabel engine speaks GTP on standard input and output.",
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=version_line())
    parser.add_argument("--game", default=CATALOGUE[0].name, metavar="NAME", help="wire name of the game")
    parser.add_argument("--size", type=int, metavar="N", help="board size (default: the game's own)")
    parser.add_argument("--level", default=str(DEFAULT_LEVEL), metavar="L", help="1 (beginner) to 8 (master)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="seed of all randomness")
    parser.add_argument("--visits", type=int, metavar="N", help="visits for a move")
    parser.add_argument("--time", type=float, metavar="S", help="seconds for a move")
    parser.add_argument("--search", default="default", metavar="NAME", help=", ".join(SETTINGS_NAMES))
    parser.add_argument("--log", type=Path, metavar="FILE", help="where the details of internal errors go")
    return parser


def speak_gtp(options: argparse.Namespace) -> int:
    try:
        rules = make_rules(options.game, options.size)
        level = find_level(options.level)
        settings = named_settings(options.search)
        log = options.log.open("a", encoding="utf-8") if options.log is not None else None
    except (ValueError, OSError) as error:
        make_parser().error(str(error))
    inbox = Inbox(sys.stdin.fileno())
    session = Session(rules, level, settings, options.seed, Limits(options.visits, options.time), inbox)
    converse(session, inbox, sys.stdout, log)
    return 0


if __name__ == "__main__":
    sys.exit(main())
