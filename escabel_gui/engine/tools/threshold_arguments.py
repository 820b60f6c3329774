"""Arguments of commands that say which moves are mistakes."""

import argparse

from escabel_gui.arguments import whole_number
from escabel_gui.record.review.review import Thresholds


def add_threshold_arguments(parser: argparse.ArgumentParser) -> None:
    """Add arguments that say which moves are mistakes, and which blunders."""
    default = Thresholds()
    parser.add_argument(
        "--mistake", type=whole_number(1, 100), default=default.mistake, metavar="P",
        help="a move that loses P %% of the games or more is a mistake (%(default)s)",
    )  # fmt: skip
    parser.add_argument(
        "--blunder", type=whole_number(1, 100), default=default.blunder, metavar="P",
        help="and one that loses so many is a blunder (%(default)s)",
    )  # fmt: skip


def thresholds_of(options: argparse.Namespace) -> Thresholds:
    """Return the thresholds of the arguments; raises ValueError if a blunder loses less than a mistake."""
    if options.blunder < options.mistake:
        raise ValueError(
            f"--mistake {options.mistake} is above --blunder {options.blunder}: a blunder loses no less than a mistake"
        )
    return Thresholds(options.mistake, options.blunder)
